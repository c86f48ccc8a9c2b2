/** Overload: cast for that cost, a spell has another text, with "each" wherever it says "target" (702.96a, 2012-10-01). */
import type { Ability } from '../language/ability.ts';
import { holds } from './scope.ts';

const target = /\btarget\b/gi;
const each = (word: string): string => (word.startsWith('T') ? 'Each' : 'each');

export const hasOverload = (abilities: readonly Ability[]): boolean =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'overload');

/** The text that an overloaded spell has. */
export const overloadedText = (text: string): string => text.replace(target, each);

/** The place in a line as it is written of a place in it when it is overloaded. */
export function placeInWritten(line: string, at: number): number {
  let [place, shift] = [at, 0];
  for (const { index, 0: word } of line.matchAll(target)) {
    if (index - shift >= at) break;
    const less = word.length - each(word).length;
    shift += less;
    place += less;
  }
  return place;
}

const isAll = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'all';

/** What goes on speaking of one, "its controller", "it fights", where the words before it speak of each by now. */
const isOfOne = (value: object): boolean =>
  ('do' in value && (value.do === 'fight' || (value.do === 'for each' && 'of' in value && isAll(value.of)))) ||
  ('kind' in value && (value.kind === 'controller' || value.kind === 'owner') && 'of' in value && isAll(value.of));

/** The abilities of the card with what they do when it is overloaded; undefined when that is not the same text with other words. */
export function withOverload(abilities: readonly Ability[], overloaded: readonly Ability[]): readonly Ability[] | undefined {
  const spells = overloaded.filter((ability) => ability.kind === 'spell');
  if (spells.length === 0 || spells.length !== abilities.filter(({ kind }) => kind === 'spell').length) return undefined;
  if (spells.some(({ modes }) => modes.some(({ targets }) => targets.length > 0) || holds(modes, isOfOne))) return undefined;
  let at = 0;
  return abilities.map((ability) => (ability.kind === 'spell' ? { ...ability, overloaded: spells[at++]?.modes ?? [] } : ability));
}
