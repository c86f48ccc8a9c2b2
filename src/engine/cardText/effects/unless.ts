/** What is done unless somebody gives something else than mana: "sacrifice it unless you discard a card" (118.12a). */
import type { Amount } from '../../language/amount.ts';
import type { ManaCost } from '../../language/manaCost.ts';
import { costs, manaCost } from '../costs.ts';
import { forEachNoun, timesEach } from '../perEach.ts';
import { amount, instruction, who } from '../phrases.ts';
import { holds, number, type Scope, Unclear, you } from '../scope.ts';
import { clause, maybe } from '../syntax.ts';
import { single } from './single.ts';
import { unless, unlessDone } from './unlessDone.ts';

/** It is paid before anything is done: what would be moved is still what it was, and "another" is another than that. */
const asBefore = (scope: Scope): Scope => ({
  ...scope,
  said: scope.said.map((each) =>
    each.how === 'moved' && each.sentence === scope.sentence && each.from ? { ...each, ref: each.from } : each,
  ),
});

/** How much generic mana it is; undefined of any other. */
function genericIn({ symbols }: ManaCost): number | undefined {
  const [only, ...more] = symbols;
  return only?.kind === 'generic' && more.length === 0 ? only.amount : undefined;
}
const isOfEach = (part: object): boolean => 'kind' in part && part.kind === 'each';

instruction.define(
  unlessDone,
  clause(
    '<then> unless <payer> ^pay <cost>',
    { then: single, payer: who, cost: costs },
    ({ then, payer, cost }, { tree: { start } }) => unless(payer, cost, then, start),
    // Who pays is asked before anything is made.
    { before: { payer: (scope) => ({ ...scope, said: scope.said.filter(({ how }) => how !== 'made') }) } },
  ),
  clause(
    '<then> unless <payer> ^pay <first>[ plus an additional <more>] <each>',
    { then: single, payer: who, first: manaCost, more: maybe(manaCost), each: forEachNoun },
    ({ then, payer, first, more, each }, { tree: { start } }) => {
      const many = genericIn(more ?? first);
      const base = more ? genericIn(first) : 0;
      // Of coloured mana for each of so many X would be too little.
      if (many === undefined || base === undefined || holds(payer, isOfEach)) throw new Unclear(start);
      const besides = timesEach(number(many), each);
      const x: Amount = more ? { kind: 'sum', of: [number(base), besides] } : besides;
      return unless(payer, [{ pay: 'mana', cost: { text: '{X}', symbols: [{ kind: 'x' }] }, x }], then, start);
    },
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
