/** What is said of a turn that is still to come: an extra turn, or the next turn of a player. */
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import { what, who, whose } from '../phrases.ts';
import { itself } from '../references.ts';
import { isEach, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, list, maybe } from '../syntax.ts';
import { deedsOf } from './deedsOf.ts';
import { sentenceOf } from './sentenceOf.ts';
import { life } from './simple.ts';

/** What a sentence says of the extra turn of the sentence before it. */
const ofThatTurn: Construct<Instruction> = choice<Instruction>(
  clause(
    "at the beginning of that turn's end step, <then>",
    { then: deedsOf(choice(...life)) },
    ({ then }, { scope, outer, tree }): Instruction => {
      // What is targeted or chosen for it would be so now.
      if (scope.targets.length > outer.targets.length || scope.before.length > 0 || scope.forEach) throw new Unclear(tree.start);
      const when = { on: 'beginning', of: 'end', whose: 'each' } as const;
      // A turn that is ended before has no such step.
      return { do: 'later', when, then, duration: 'end of turn', once: true, ...sentenceOf(tree) };
    },
  ),
  clause('skip the untap step of that turn', {}, (): Instruction => ({
    do: 'rules',
    rules: [{ rule: 'replace', event: { on: 'untap step', who: you }, by: [], instead: true }],
    duration: 'end of turn',
  })),
  clause("during that turn, damage can't be prevented", {}, (): Instruction => ({
    do: 'rules',
    rules: [{ rule: 'unpreventable' }],
    duration: 'end of turn',
  })),
);

export const turnsToCome: readonly Construct<readonly Instruction[]>[] = [
  clause(
    'take an extra turn after this one. <of>',
    { of: list(ofThatTurn, ['. ']) },
    ({ of }, { outer, tree: { start } }): readonly Instruction[] => {
      if (outer.doer.kind !== 'you') throw new Unclear(start);
      return [{ do: 'extra turn', who: outer.doer, then: of }];
    },
  ),
  clause(
    "you (control|gain control of) (<who> during (that player's|their|his or her) next turn|<whose> next turn)[. after that turn, <again> takes an extra turn]",
    { who: maybe(who), whose: maybe(whose), again: maybe(who) },
    ({ who: player, whose: of, again }, { tree: { start } }): readonly Instruction[] => {
      const controlled = player ?? of ?? you;
      const controls: Instruction = { do: 'control player', who: controlled };
      if (!again) return [controls];
      if (isEach(controlled) || !isSame(controlled, again)) throw new Unclear(start);
      // An extra turn that is made as that turn begins is behind it, and behind those that are made in it (500.7).
      return [controls, { do: 'next turn', who: again, then: [{ do: 'extra turn', who: again }] }];
    },
  ),
  clause(
    'during <doer> next turn, <of> ^attack <whom> if able',
    { doer: whose, of: what, whom: itself },
    ({ doer, of, whom }, { tree: { start } }): readonly Instruction[] => {
      if (isEach(doer) || whom.kind !== 'self') throw new Unclear(start);
      return [
        {
          do: 'next turn',
          who: doer,
          then: [{ do: 'rules', rules: [{ rule: 'require', what: of, to: 'attack', whom }], duration: 'end of turn' }],
        },
      ];
    },
  ),
];
