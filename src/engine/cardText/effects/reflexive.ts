/** What "when you do" and "when you discard a card this way" begin: a reflexive ability, whose targets are chosen once it has triggered (603.12). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { condition, noun, nouns } from '../phrases.ts';
import { and, controlledBy, handOn, sayAmount, you } from '../scope.ts';
import { clause, type Construct, list, maybe } from '../syntax.ts';
import { doneTo, howMany, wasSuch } from '../thisWay.ts';
import { ifSo } from './ifSo.ts';
import { doneBy, onSuccess } from './ifYouDo.ts';
import { joinSentences } from './joined.ts';

/** Deeds by what is said of who did it, or of those to which it was done; of several who did it you are asked for. */
const deeds: readonly (readonly [said: string, name: string, like?: Filter])[] = [
  ['you discard (a <one>|an <one>|one or more <many>)', 'discarded', { kind: 'owned', by: you }],
  ['you sacrifice (a <one>|an <one>|one or more <many>)', 'sacrificed', controlledBy(you)],
  ['you exile (a <one>|an <one>|one or more <many>)', 'exiled'],
  ['one or more <many> are exiled', 'exiled'],
  ['one or more <many> are milled', 'milled'],
];
interface Said {
  readonly one?: Filter | undefined;
  readonly many?: Filter | undefined;
}
const saidOf = ({ one, many }: Said, like: Filter | undefined): Filter => and(one ?? many, like);

export const reflexive = (base: Construct<readonly Instruction[]>): readonly Construct<readonly Instruction[]>[] => {
  /** What has targets of its own, chosen later than those before: all sentences to the end, which may speak of those. */
  const withOwnTargets = clause(
    '<of>',
    { of: list(base, ['. ']) },
    ({ of }, { scope: { targets, ...scope }, outer }) =>
      handOn({ then: joinSentences(of.flat()), targets }, { ...scope, targets: outer.targets, said: outer.said }),
    { before: { of: (scope) => ({ ...scope, targets: [], said: scope.said.filter(({ ref }) => ref.kind !== 'target') }) } },
  );
  return [
    clause(
      '<first>. when you do, if <only>, <later>',
      { first: base, only: condition, later: withOwnTargets },
      ({ first, only, later: { then, targets } }, { tree }) =>
        onSuccess(
          doneBy('you do', first, tree.parts),
          // It does not trigger otherwise, and does nothing when it is no longer so (603.4).
          [ifSo(only, [{ do: 'later', when: { on: 'when you do' }, then: [ifSo(only, then, tree)], targets }], tree)],
          tree.parts['later']?.start ?? 0,
        ),
    ),
    clause(
      '<first>. when you do, <later>',
      { first: base, later: withOwnTargets },
      ({ first, later: { then, targets } }, { tree: { parts } }) =>
        onSuccess(
          doneBy('you do', first, parts),
          [{ do: 'later', when: { on: 'when you do' }, then, targets }],
          parts['later']?.start ?? 0,
        ),
    ),
    // Done to such a thing, it triggers once, to however many it was done.
    ...deeds.map(([said, name, like]) =>
      clause(
        `<first>. when ${said} this way, <later>`,
        { first: base, one: maybe(noun), many: maybe(nouns), later: withOwnTargets },
        ({ first, one, many, later: { then, targets } }, { outer, scope }): readonly Instruction[] => [
          ...first,
          {
            do: 'if',
            condition: wasSuch(doneTo(name, { ...outer, said: scope.said }), saidOf({ one, many }, like)),
            text: '',
            then: [{ do: 'later', when: { on: 'when you do' }, then, targets }],
          },
        ],
        {
          before: {
            later: (scope, { one, many }) => (many ? sayAmount(scope, howMany(doneTo(name, scope), saidOf({ one, many }, like))) : scope),
          },
        },
      ),
    ),
  ];
};
