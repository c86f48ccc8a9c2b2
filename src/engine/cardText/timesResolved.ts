/** "If this is the second time this ability has resolved this turn": it is counted as the ability begins to be carried out (608.2). */
import type { Effect } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import { amount, condition } from './phrases.ts';
import { handOn, holds, number, Unclear } from './scope.ts';
import { clause } from './syntax.ts';

const slot = 'times resolved';
const times: Amount = { kind: 'memory', slot };
const asks = (part: object): boolean => 'slot' in part && part.slot === slot;
const addsMana = (part: object): boolean => 'do' in part && part.do === 'add mana';

/** An effect that counts first, where it asks how often. @throws Unclear of a mana ability, whose effect is known before it resolves */
export function counting(effect: Effect): Effect {
  if (!holds(effect.instructions, asks)) return effect;
  if (effect.targets.length === 0 && holds(effect.instructions.slice(0, 1), addsMana)) throw new Unclear(0, 'a mana ability');
  return { ...effect, instructions: [{ do: 'find out', remember: slot }, ...effect.instructions] };
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const so = (nth: string | undefined): Condition => ({
  kind: 'compare',
  left: times,
  comparison: 'exactly',
  right: number(ordinals.indexOf(nth ?? '') + 1),
});
const early: Condition = { kind: 'compare', left: times, comparison: 'at most', right: number(2) };

condition.define(
  clause(
    `this is the (nth:${ordinals.join('|')}|first or second) time this ability has resolved this turn`,
    {},
    (_, { scope, forms: { nth } }) => handOn(nth === 'first or second' ? early : so(nth), { ...scope, countsTimes: true }),
  ),
  // What time it is of was said in a sentence before.
  clause(`it's the (nth:${ordinals.join('|')}) time`, {}, (_, { scope, forms: { nth }, tree: { start } }) => {
    if (!scope.countsTimes) throw new Unclear(start, 'which time it is was not said');
    return so(nth);
  }),
);
amount.define(clause('the number of times this ability has resolved this turn', {}, () => times));
