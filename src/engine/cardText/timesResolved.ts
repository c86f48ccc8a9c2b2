/** "If this is the second time this ability has resolved this turn": it is counted as the ability begins to be carried out (608.2). */
import type { Effect } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import { either } from './conditions.ts';
import { amount, condition } from './phrases.ts';
import { handOn, holds, number, Unclear } from './scope.ts';
import { clause } from './syntax.ts';

const slot = 'times resolved';
const times: Amount = { kind: 'memory', slot };
/** Whether a part adds mana. */
export const addsMana = (part: object): boolean => 'do' in part && part.do === 'add mana';
const asks = (part: object): boolean => 'slot' in part && part.slot === slot;
const asksLater = (part: object): boolean => 'do' in part && part.do === 'later' && holds(part, asks);

/**
 * Of what an ability does, where it asks how often it has resolved.
 * @throws Unclear of a mana ability, whose effect is known before it resolves; of one of several modes, all of which would count; and where
 * a delayed or reflexive trigger asks, which is an ability of its own (603.7, 603.12)
 */
export function checkCounting(modes: readonly Effect[], at: number, activated = false): void {
  if (!holds(modes, asks)) return;
  if (activated && modes.some(({ targets }) => targets.length === 0) && holds(modes, addsMana))
    throw new Unclear(at, 'a mana ability that counts');
  if (modes.length > 1) throw new Unclear(at, 'each of its modes counts');
  if (holds(modes, asksLater)) throw new Unclear(at, 'another ability is meant');
}
/** An effect that counts first, where it asks how often. */
export const counting = (effect: Effect): Effect =>
  holds(effect.instructions, asks) ? { ...effect, instructions: [{ do: 'find out', remember: slot }, ...effect.instructions] } : effect;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const so = (nth: string | undefined): Condition => ({
  kind: 'compare',
  left: times,
  comparison: 'exactly',
  right: number(ordinals.indexOf(nth ?? '') + 1),
});

condition.define(
  clause(
    `this is the (nth:${ordinals.join('|')})( or (other:${ordinals.join('|')})|) time this ability has resolved this turn`,
    {},
    (_, { scope, forms: { nth, other } }) =>
      handOn<Condition>(other === undefined ? so(nth) : either(so(nth), so(other)), { ...scope, countsTimes: true }),
  ),
  // What time it is of was said in a sentence before.
  clause(`it's the (nth:${ordinals.join('|')}) time`, {}, (_, { scope, forms: { nth }, tree: { start } }) => {
    if (!scope.countsTimes) throw new Unclear(start, 'which time it is was not said');
    return so(nth);
  }),
);
amount.define(clause('the number of times this ability has resolved this turn', {}, () => times));
