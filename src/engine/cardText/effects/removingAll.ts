/** All counters of a kind, or of every kind, are removed: how many they were is spoken of behind it. */
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { counterName } from '../amounts.ts';
import { sayRemoved } from '../countersRemoved.ts';
import { herself } from '../pronouns.ts';
import { handOn, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';

/** Of which kind they are, and on what, was asked before: "if it has five or more charge counters on it, remove all of them". */
const ofThem = clause('remove all of them[ from <from>]', { from: maybe(herself) }, ({ from }, { scope, tree: { start } }) => {
  const { counter, on, sentence = -1 } = scope.countersAsked ?? {};
  // Where an ability asks before it triggers, that is a sentence of its own.
  const isHere = sentence >= scope.sentence - 1 && (from === undefined || isSame(from, on));
  const isOther = scope.said.some(({ number, sentence: since }) => number === 'many' && since >= sentence);
  if (counter === undefined || !on || !isHere || isOther) throw new Unclear(start, 'of what all is not said');
  return handOn<readonly Instruction[]>(
    [{ do: 'counters', on, counter, amount: { kind: 'counters', counter, of: on }, remove: true }],
    sayRemoved(scope, counter, start),
  );
});

export const removingAll = (thing: Construct<Ref>): readonly Construct<readonly Instruction[]>[] => [
  ofThem,
  clause('remove all counters from <on>', { on: thing }, ({ on }, { scope, tree: { start } }) =>
    handOn<readonly Instruction[]>(
      [{ do: 'counters', on, counter: 'any', amount: { kind: 'counters', counter: 'any', of: on }, remove: true }],
      sayRemoved(scope, 'any', start),
    ),
  ),
  clause('remove all <counter> counters from <on>', { counter: counterName, on: thing }, ({ counter, on }, { scope, tree: { start } }) =>
    handOn<readonly Instruction[]>(
      [{ do: 'counters', on, counter, amount: { kind: 'counters', counter, of: on }, remove: true }],
      sayRemoved(scope, counter, start),
    ),
  ),
];
