/** What is done unless somebody gives something else than mana: "sacrifice it unless you discard a card" (118.12a). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { costs } from '../costs.ts';
import { perPlayer } from '../distributing.ts';
import { amount, instruction, who } from '../phrases.ts';
import { holds, isEach, type Scope, Unclear, you } from '../scope.ts';
import { clause } from '../syntax.ts';
import { single } from './single.ts';

/** It is paid before anything is done: what would be moved is still what it was, and "another" is another than that. */
const asBefore = (scope: Scope): Scope => ({
  ...scope,
  said: scope.said.map((each) =>
    each.how === 'moved' && each.sentence === scope.sentence && each.from ? { ...each, ref: each.from } : each,
  ),
});

/** What is done unless a player pays: "they", of several of whom it is said, are asked one by one, each for what is done to that one. */
function unless(
  doer: Ref,
  cost: Extract<Instruction, { do: 'may' }>['cost'],
  then: readonly Instruction[],
  at: number,
): readonly Instruction[] {
  const asked = (otherwise: readonly Instruction[]): Instruction => ({
    do: 'may',
    who: doer,
    ...(cost ? { cost } : {}),
    then: [],
    otherwise,
  });
  const [only, ...others] = then;
  if (!holds(doer, (inside) => 'kind' in inside && inside.kind === 'each')) return [asked(then)];
  if (!only || others.length > 0) throw new Unclear(at, 'who pays for what is not said');
  if (only.do === 'for each') return [{ ...only, then: [asked(only.then)] }];
  if (!('who' in only) || !isEach(only.who)) throw new Unclear(at, 'who pays for what is not said');
  return perPlayer(only.who, asked([only]));
}
instruction.define(
  clause(
    '<then> unless <payer> ^pay <cost>',
    { then: single, payer: who, cost: costs },
    ({ then, payer, cost }, { tree: { start } }) => unless(payer, cost, then, start),
    // Who pays is asked before anything is made.
    { before: { payer: (scope) => ({ ...scope, said: scope.said.filter(({ how }) => how !== 'made') }) } },
  ),
  clause(
    '<then> unless you <cost>',
    { then: single, cost: costs },
    ({ then, cost }, { tree: { start } }) => unless(you, cost, then, start),
    { before: { cost: asBefore } },
  ),
  clause(
    '<then> unless <payer> ^pay <many> life',
    { then: single, payer: who, many: amount },
    ({ then, payer, many }, { tree: { start } }) => {
      // Of several opponents any may pay, one after the other: nobody is asked so yet.
      if (payer.kind === 'memory') throw new Unclear(start, 'any of them may pay');
      return unless(payer, [{ pay: 'life', amount: many }], then, start);
    },
  ),
);
