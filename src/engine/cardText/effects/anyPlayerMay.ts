/** "Any opponent may sacrifice a creature. If a player does, tap this": each is asked, and what follows is done once, whoever did it (101.4, 608.2c). */
import type { Cost } from '../../language/cost.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { howMany } from '../amounts.ts';
import { costs } from '../costs.ts';
import { acting, perPlayer } from '../distributing.ts';
import { instruction, sentence } from '../phrases.ts';
import { dealer } from '../pronouns.ts';
import { itself } from '../references.ts';
import { handOn, newSlot, nextSentence, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';
import { base } from './flow.ts';

/** What they may do, or pay. */
type Offered = Pick<InstructionOf<'may'>, 'then' | 'cost'>;
const offered: Construct<Offered> = choice<Offered>(
  clause('<does>', { does: instruction }, ({ does }): Offered => ({ then: does })),
  clause('<cost>', { cost: costs }, ({ cost }, { tree: { start } }): Offered => {
    // What else is given up is an instruction, which finds what it is given up from.
    if (!cost.every(isPaid)) throw new Unclear(start);
    return { cost, then: [] };
  }),
  clause(
    'have <from> deal <many> damage to (them|him or her|that player)',
    { from: choice(dealer, itself), many: howMany },
    ({ from, many }): Offered => ({
      then: [{ do: 'damage', source: from, to: { kind: 'each' }, amount: many }],
    }),
  ),
);
const isPaid = ({ pay }: Cost): boolean => pay === 'life' || pay === 'mana';

sentence.define(
  clause(
    'any (who:player|opponent) may <offer>. if (did:a player does|they do|no player does|no one does), <then>',
    { offer: offered, then: base },
    ({ offer, then }, { scope: after, outer, forms: { who, did }, tree: { start } }) => {
      // What is asked of each of them, or chosen before, is not known of all.
      if (outer.forEach ?? outer.before.length > 0) throw new Unclear(start);
      const [slot, scope] = newSlot(after, 'anybody');
      const asks: Instruction = { do: 'may', who: { kind: 'each' }, ...offer, remember: slot };
      const done = { kind: 'done', slot } as const;
      return handOn<readonly Instruction[]>(
        [
          ...perPlayer(playersOf(who), asks),
          { do: 'if', condition: did?.startsWith('no') ? { kind: 'not', condition: done } : done, then },
        ],
        { ...scope, doer: outer.doer, plainly: outer.plainly },
      );
    },
    {
      before: {
        offer: (scope) => acting(scope, playersOf('player')),
        // Who of them did it, and what they did it with, is nobody's by then.
        then: (scope, _, outer): Scope =>
          nextSentence({ ...scope, said: outer.said, amounts: outer.amounts, doer: outer.doer, plainly: outer.plainly }),
      },
    },
  ),
);
function playersOf(who: string | undefined): Ref {
  return { kind: 'players', which: who === 'opponent' ? 'opponents' : 'each' };
}
