/** "For each evidence vote, investigate": what is done as often as a word was voted for (701.38). */
import type { Instruction } from '../../language/instruction.ts';
import { sentence } from '../phrases.ts';
import { handOn, Unclear } from '../scope.ts';
import { clause } from '../syntax.ts';
import { times } from '../thisWay.ts';
import { base } from './flow.ts';
import { perVote } from './votes.ts';

sentence.define(
  clause('<per>, <then>', { per: perVote, then: base }, ({ per, then }, { scope, outer, tree: { start } }) => {
    const often = then.flatMap((does) => times(does, per) ?? []);
    // Of what is chosen, or takes a turn, each time is another one.
    if (often.length < then.length) throw new Unclear(start, 'it is not the same as to do it once for all');
    return handOn<readonly Instruction[]>(often, { ...scope, said: outer.said });
  }),
);
