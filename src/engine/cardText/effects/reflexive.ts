/** What "when you do" and "when you discard a card this way" begin: a reflexive ability, whose targets are chosen once it has triggered (603.12). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { condition, noun, nouns } from '../phrases.ts';
import { and, controlledBy, handOn, sayAmount, you } from '../scope.ts';
import { clause, type Construct, list, maybe } from '../syntax.ts';
import { doneTo, howMany, wasSuch } from '../thisWay.ts';
import { ifSo } from './ifSo.ts';
import { doneBy, onSuccess } from './ifYouDo.ts';
import { joinSentences } from './joined.ts';

const names: Readonly<Record<string, string>> = { discard: 'discarded', exile: 'exiled', sacrifice: 'sacrificed' };
/** Of several who did it you are asked for. */
const byYou: Readonly<Record<string, Filter>> = { discard: { kind: 'owned', by: you }, sacrifice: controlledBy(you) };
/** To what it was done, as that was, and how many of it are spoken of. */
interface Done {
  readonly was: Ref;
  readonly like: Filter;
  readonly isMany: boolean;
}
const done: Construct<Done> = clause(
  '(you (mine:discard|exile|sacrifice) (a <one>|an <one>|one or more <many>)|one or more <many> are (theirs:exiled|milled))',
  { one: maybe(noun), many: maybe(nouns) },
  ({ one, many }, { scope, forms: { mine = '', theirs = '' } }): Done => ({
    was: doneTo(names[mine] ?? theirs, scope),
    like: and(one ?? many, byYou[mine]),
    isMany: many !== undefined,
  }),
);

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
    clause(
      '<first>. when <done> this way, <later>',
      { first: base, done, later: withOwnTargets },
      ({ first, done: { was, like }, later: { then, targets } }): readonly Instruction[] => [
        ...first,
        {
          do: 'if',
          condition: wasSuch(was, like),
          text: '',
          then: [{ do: 'later', when: { on: 'when you do' }, then, targets }],
        },
      ],
      { before: { later: (scope, { done: so }) => (so?.isMany ? sayAmount(scope, howMany(so.was, so.like)) : scope) } },
    ),
  ];
};
