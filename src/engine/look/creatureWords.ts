/** Creature types as old type lines print them: until July 2003 neither plural nor gender makes another type (214.7b of 1999-04-23). */
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Face } from '../language/card.ts';
import { isCreatureType } from '../language/subtypes.ts';

/** Endings that say that there are several, or that it is a woman, and what stands in their place. */
const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/ess(?:es)?$/, ''],
  [/ess(?:es)?$/, 'e'],
];

/** The type that a word counts as; what counts as none of those that are known is a type of its own. */
function countsAs(word: string): string {
  if (isCreatureType(word)) return word;
  return endings.map(([ending, instead]) => word.replace(ending, instead)).find(isCreatureType) ?? word;
}

/** What a word of a creature’s type line counts as. */
export const creatureWords: readonly Variant<(word: string) => string>[] = [
  { from: '2003-07-01', value: (word) => word },
  { from: '', value: countsAs },
];

/** A face as the rules of a day read its type line; what was printed stays known where it is another word. */
export function readTypes(face: Face, day: string): Face {
  if (!face.types.includes('creature')) return face;
  const subtypes = face.subtypes.map(variantOn(creatureWords, day));
  return subtypes.every((each, at) => each === face.subtypes[at]) ? face : { ...face, subtypes, printedSubtypes: face.subtypes };
}
