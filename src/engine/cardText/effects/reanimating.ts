/** An Aura that brings back the card that it enchants, and goes on to enchant what that became: Animate Dead and its like (303.4k, 607.2). */
import type { Instruction } from '../../language/instruction.ts';
import type { Modification } from '../../language/modification.ts';
import type { Ref } from '../../language/ref.ts';
import { holds, self, Unclear } from '../scope.ts';
import { quoted } from '../phrases.ts';
import { slot } from '../putWith.ts';
import { itself } from '../references.ts';
import { clause, type Construct } from '../syntax.ts';

const returned: Ref = { kind: 'memory', slot: 'returned' };

export const reanimating: Construct<readonly Instruction[]> = clause(
  "it loses <lost> and gains <gained>. (return enchanted creature card %to|put enchanted creature card %onto)(tapped:| tapped) under your control and attach <it> to it. when <leaver> %leaves, that creature's controller sacrifices it",
  { lost: quoted, gained: quoted, it: itself, leaver: itself },
  ({ lost, gained }, { forms: { tapped }, tree: { start } }): readonly Instruction[] => {
    const isEnchant = [lost, gained].every((each) => each.kind === 'keyword' && each.keyword === 'enchant');
    if (!isEnchant || !holds(gained, (part) => 'slot' in part && part.slot === slot)) throw new Unclear(start);
    const changes: readonly Modification[] = [
      { kind: 'lose keyword', keyword: 'enchant' },
      { kind: 'add ability', ability: gained },
    ];
    return [
      { do: 'modify', what: self, changes, duration: 'permanent' },
      {
        do: 'move',
        what: { kind: 'attached' },
        to: 'battlefield',
        under: { kind: 'you' },
        ...(tapped === '' ? {} : { tapped: true }),
        link: slot,
        remember: 'returned',
      },
      { do: 'attach', what: self, to: returned },
      {
        do: 'later',
        when: { on: 'leaves', what: 'self' },
        then: [{ do: 'sacrifice', who: { kind: 'controller', of: returned }, what: returned }],
      },
    ];
  },
);
