/** Counters that are moved from one permanent onto another (122.5). */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { counterName, howMany } from '../amounts.ts';
import { sayTarget } from '../antecedents.ts';
import { noun, what } from '../phrases.ts';
import { anotherTarget } from '../references.ts';
import { and, controlledBy, handOn, newSlot, one, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';

/** What they are put on is something else than what they are taken from. */
const apart = { before: { to: (scope: Scope, { from }: { readonly from?: Ref }): Scope => ({ ...scope, subject: from }) } };
const sameController = 'another target <of> with the same controller';
const taker: Construct<Ref> = choice<Ref>(
  what,
  clause(sameController, { of: noun }, ({ of }, { scope, tree: { start } }) => {
    // The same as that of what they are taken from, which was a target itself.
    const from = scope.subject;
    if (from?.kind !== 'target') throw new Unclear(start);
    const theirs: Filter = controlledBy({ kind: 'controller', of: from });
    return sayTarget(scope, and(of, anotherTarget(scope, of), theirs), one, one);
  }),
);
const many = (of: Ref): boolean => of.kind === 'all' || of.kind === 'several' || of.kind === 'linked';
function move(from: Ref, to: Ref, counter: string, amount: Amount, at: number): Instruction {
  // How many come from each of several, or go to each, is for somebody to choose.
  if (many(from) || many(to)) throw new Unclear(at);
  return { do: 'move counters', from, to, counter, amount };
}

export const movingCounters: readonly Construct<readonly Instruction[]>[] = [
  clause(
    'move <many> <counter> #many:counter from <from> onto <to>',
    { many: howMany, counter: counterName, from: what, to: taker },
    ({ many: amount, counter, from, to }, { tree: { start } }) => [move(from, to, counter, amount, start)],
    { ...apart, numbers: { from: false, to: false } },
  ),
  clause(
    'move all [<counter> ]counters from <from> onto <to>',
    { counter: maybe(counterName), from: what, to: taker },
    ({ counter = 'any', from, to }, { tree: { start } }) => [move(from, to, counter, { kind: 'counters', counter, of: from }, start)],
    { ...apart, numbers: { from: false, to: false } },
  ),
  clause(
    'move any number of <counter> counters from <from> onto <to>',
    { counter: counterName, from: what, to: taker },
    ({ counter, from, to }, { scope: outer, tree: { start } }) => {
      const [slot, scope] = newSlot(outer, 'moved');
      const most: Amount = { kind: 'counters', counter, of: from };
      return handOn<readonly Instruction[]>(
        [
          { do: 'choose', who: scope.doer, from: { kind: 'numbers' }, amount: most, how: 'up to', slot },
          move(from, to, counter, { kind: 'memory', slot }, start),
        ],
        scope,
      );
    },
    { ...apart, numbers: { from: false, to: false } },
  ),
  clause(
    'move any number of <counter> counters from <from> onto <to>',
    { counter: counterName, from: what, to: what },
    ({ counter, from, to }, { scope, tree: { start } }): readonly Instruction[] => {
      // One of both is one thing, and all of the other are known as it is done.
      const [one, several] = from.kind === 'all' ? [to, from] : [from, to];
      if (several.kind !== 'all' || !['self', 'target'].includes(one.kind) || scope.doer.kind !== 'you') throw new Unclear(start);
      return [
        { do: 'move counters', from, to, counter, amount: { kind: 'counters', counter, of: from }, spread: several === to ? 'to' : 'from' },
      ];
    },
    { ...apart, accept: ({ parts }) => parts['from']?.plural !== parts['to']?.plural },
  ),
];
