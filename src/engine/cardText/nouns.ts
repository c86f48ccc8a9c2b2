/** How nouns fit: whether "that creature" can be said of something, by what the text has called it. */
import type { Filter } from '../language/filter.ts';
import { familyOf } from '../language/subtypes.ts';
import { type Antecedent, holds, meansPlayers } from './scope.ts';

/** Whether all of these are of a type. */
export const areAll = (like: Filter, type: string): boolean =>
  (like.kind === 'type' && like.type === type) || (like.kind === 'and' && like.filters.some((each) => areAll(each, type)));

/** How well a word fits: it is the very noun that was said, it is surely so, perhaps, or not. */
export type Fit = 'said' | 'sure' | 'perhaps' | 'not';
/** Those of which one can be meant, the better before. */
export const better: readonly Fit[] = ['said', 'sure', 'perhaps'];
export const permanents = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];
export function fits(antecedent: Antecedent, word: string): Fit {
  const { like, how, became } = antecedent;
  if (word === 'card' && (how === 'moved' || how === 'paid' || became)) return 'said';
  if (word === 'token' && how === 'made') return 'said';
  // A source can be anything (109.1, 113.7).
  if (word === 'source') return 'sure';
  // "That permanent or player" is what could have been either.
  if (word.endsWith('or player')) return antecedent.sort === 'either' && isSurely(like, word) ? 'said' : 'not';
  if (word === 'permanent' && how === 'made') return 'sure';
  const found = fitsFilter(like, word);
  // "Enchanted creature" goes on being called that.
  return found === 'said' && antecedent.attached ? 'sure' : found;
}
/** A card that was put onto the battlefield is a permanent, of whatever kind the text has seen to (110.4). */
export const isPermanent = ({ arrived }: Antecedent): boolean => arrived === true;
/** Whether a noun surely is what something was called, or what all that was called so are. */
export const isCalledSo = (antecedent: Antecedent, word: string): boolean => ['said', 'sure'].includes(fits(antecedent, word));
/** Whether what is no player of these is surely called so; of any target both are said. */
const isEitherSo = (like: Filter, word: string): boolean =>
  like.kind === 'or' ? like.filters.every((each) => meansPlayers(each) === 'only' || isSurely(each, word)) : like.kind === 'any target';
/** Whether all of these are called so. */
export const isSurely = (like: Filter, word: string): boolean =>
  word.endsWith(' or player') ? isEitherSo(like, word.slice(0, -' or player'.length)) : ['said', 'sure'].includes(fitsFilter(like, word));
/** Whether a noun can be what something of a kind calls itself: what becomes a creature does not cease to be what it was. */
export function mayBeCalled(like: Filter, word: string): boolean {
  const fit = fitsFilter(like, word);
  const isToken = holds(like, (part) => 'kind' in part && part.kind === 'token');
  if (isToken || word === 'token') return isSurely(like, word);
  return fit !== 'not' || word === 'creature' || word === 'permanent';
}
function fitsFilter(like: Filter, word: string): Fit {
  switch (like.kind) {
    case 'and': {
      const inside = like.filters.map((each) => fitsFilter(each, word));
      return inside.includes('said') ? 'said' : inside.includes('not') ? 'not' : inside.includes('sure') ? 'sure' : 'perhaps';
    }
    case 'or': {
      // "That creature or planeswalker" is what could have been either.
      const nouns = word.startsWith('spell') ? [word] : word.split(' or ');
      if (nouns.length > 1) {
        const called = like.filters.map((each) => nouns.find((noun) => fitsFilter(each, noun) === 'said'));
        return nouns.every((noun) => called.includes(noun)) && !called.includes(undefined) ? 'said' : 'not';
      }
      const inside = like.filters.map((each) => fitsFilter(each, word));
      if (inside.every((each) => each === 'not')) return 'not';
      return inside.every((each) => each === 'said' || each === 'sure') ? 'sure' : 'perhaps';
    }
    case 'type':
      if (like.type === word) return 'said';
      if (word.includes(' or ') && !word.startsWith('spell')) return 'not';
      if (word === 'permanent') return permanents.includes(like.type) ? 'sure' : 'not';
      return word.startsWith('spell') || permanents.includes(word) ? 'not' : 'perhaps';
    case 'subtype': {
      if (like.subtype === word) return 'said';
      const family = familyOf(like.subtype);
      if (family === word || (word === 'permanent' && permanents.includes(family))) return 'sure';
      return permanents.includes(word) ? 'not' : 'perhaps';
    }
    case 'permanent':
      return word === 'permanent'
        ? 'said'
        : permanents.includes(word) || word === 'card' || word === 'token' || isSubtype(word)
          ? 'perhaps'
          : 'not';
    case 'spell':
      return word === 'spell'
        ? 'said'
        : word === 'spell or ability'
          ? 'sure'
          : permanents.includes(word) || word === 'permanent'
            ? 'not'
            : 'perhaps';
    case 'ability':
      return word === 'ability' ? 'said' : word === 'spell or ability' ? 'sure' : 'not';
    case 'card':
      return word === 'card' ? 'said' : 'perhaps';
    case 'token':
      return word === 'token' ? 'said' : word === 'permanent' ? 'sure' : 'perhaps';
    case 'any target':
      return 'perhaps';
    case 'status':
      return ['attacking', 'blocking', 'blocked', 'unblocked'].includes(like.status) && word === 'creature' ? 'sure' : 'perhaps';
    case 'not':
      return word === 'card' && like.filter.kind === 'token' ? 'sure' : 'perhaps';
    case 'player':
    case 'opponent':
      return 'not';
    default:
      return 'perhaps';
  }
}
const isSubtype = (word: string): boolean => /^[A-Z]/.test(word);
