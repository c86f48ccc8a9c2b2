/** What is done unless somebody gives something else than mana: "sacrifice it unless you discard a card" (118.12a). */
import { costs } from '../costs.ts';
import { amount, instruction, who } from '../phrases.ts';
import { Unclear, you } from '../scope.ts';
import { clause } from '../syntax.ts';
import { unless } from './flow.ts';
import { single } from './single.ts';

instruction.define(
  clause('<then> unless you <cost>', { then: single, cost: costs }, ({ then, cost }, { tree: { start } }) =>
    unless(you, cost, then, start),
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
