/** Cleave: cast for that cost, a spell has another text, without what stands in square brackets (702.148a, 2021-11-19). */
import type { Ability } from '../language/ability.ts';

const bracketed = /\[[^[\]]*\]/g;

export const hasCleave = (text: string): boolean => /(?:^|\n)Cleave /.test(text) && text.search(bracketed) >= 0;

/** The text as it counts otherwise: the brackets mean nothing then. */
export const uncleft = (text: string): string => text.replace(/[[\]]/g, '');

/** The text that the spell has without them. */
export const cleft = (text: string): string => text.replace(bracketed, '').replace(/ +(?=[ .,])/g, '');

/** The place in a line with brackets of a place in it without them. */
export function placeWithMarks(line: string, at: number): number {
  let place = 0;
  for (let left = at; place < line.length && (left > 0 || /[[\]]/.test(line.charAt(place))); place += 1)
    if (!/[[\]]/.test(line.charAt(place))) left -= 1;
  return place;
}

/** The abilities of the card with what its spell does when it is cast for its cleave cost. */
export function withCleave(abilities: readonly Ability[], without: readonly Ability[]): readonly Ability[] {
  const modes = without.flatMap((ability) => (ability.kind === 'spell' ? [ability.modes] : []));
  let at = 0;
  return abilities.map((ability) => (ability.kind === 'spell' ? { ...ability, overloaded: modes[at++] ?? ability.modes } : ability));
}
