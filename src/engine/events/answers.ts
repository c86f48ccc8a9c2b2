/** What an answer says, as the one thing or the things that it names. */
import type { Answer } from './question.ts';
import type { ObjectId } from '../state/state.ts';

/** The one thing, name or number that an answer is; empty for a list or a map. */
export const toText = (answer: Answer | undefined): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';

/** Whether a list names some of these things, and none of them twice. */
export const areSomeOf = (list: readonly string[], things: readonly string[]): boolean =>
  new Set(list).size === list.length && list.every((thing) => things.includes(thing));

/** Whether a list is an order of all these things, each named once. */
export const isOrderOf = (list: readonly string[], things: readonly string[]): boolean =>
  list.length === things.length && areSomeOf(list, things);

/** The things that an answer names. */
export const toList = (answer: Answer): readonly ObjectId[] =>
  Array.isArray(answer) ? (answer as readonly Answer[]).map(toText) : answer === false || answer === 'no' ? [] : [toText(answer)];
