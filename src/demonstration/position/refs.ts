/** The names of a scenario and the engine's ids: a ref follows the physical card, whose object changes with every zone (400.7). */
import { currentObject } from '../../engine/state/changes.ts';
import type { Answer } from '../../engine/events/question.ts';
import type { GameObject, GameState, Thing } from '../../engine/state/state.ts';

/** The object that a ref means now. */
export function objectOf(state: GameState, ref: string): GameObject | undefined {
  return currentObject(state, ref) ?? currentObject(state, otherName(ref));
}

/** Whether something in the game is, or was, called so. */
export const isRef = (state: GameState, ref: string): boolean =>
  state.cards[ref] !== undefined || state.cards[otherName(ref)] !== undefined;

/** A token has "Token" in its name since November 2021 (111.4): under the rules of other days it is the same one, and is meant. */
const otherName = (ref: string): string => (/ Token#\d+$/.test(ref) ? sameToken(ref) : ref.replace(/(?=#\d+$)/, ' Token'));

/** Names of tokens without the word that only some editions put there. */
export const sameToken = (ref: string): string => ref.replaceAll(/ Token(?=#\d+)/g, '');

/** The engine's id of a ref or a player; other words stay as they are. */
export const toThing = (state: GameState, name: string): Thing => objectOf(state, name)?.id ?? name;

/** What a scenario calls a thing. */
export function toName(state: GameState, thing: Thing): string {
  const known = state.objects[thing]?.card ?? state.past[thing]?.object.card;
  if (known !== undefined) return known;
  // What has left the game with its owner is still what something was attached to.
  const card = thing.replace(/\.\d+$/, '');
  return state.cards[card] === undefined ? thing : card;
}

/** An answer in the engine's ids. Keys of maps are names too. */
export function toThings(state: GameState, answer: Answer): Answer {
  return translate(answer, (name) => toThing(state, name));
}

/** An answer as a scenario writes it. */
export function toNames(state: GameState, answer: Answer): Answer {
  return translate(answer, (name) => toName(state, name));
}

function translate(answer: Answer, name: (word: string) => string): Answer {
  if (typeof answer === 'string') return name(answer);
  if (typeof answer === 'number' || typeof answer === 'boolean') return answer;
  if (isList(answer)) return answer.map((each) => translate(each, name));
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [name(key), translate(value, name)]));
}

export const isList = (answer: Answer): answer is readonly Answer[] => Array.isArray(answer);
