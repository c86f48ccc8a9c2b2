/** The type line of a card: "Legendary Artifact Creature — Golem" (205). */
import { type CardType, cardTypes, type Supertype, supertypes } from '../language/cardType.ts';
import { allSubtypes } from '../language/subtypes.ts';

export interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** What stood before the subtypes, with its spaces; kept for printing. */
  readonly dash: string;
  /** What a local enchantment enchants: until August 2005 its type line said so, not its text. */
  readonly enchants?: string;
  /** An old line as it was written. */
  readonly written?: string;
}

/** Reads a type line with a dash of any kind. Undefined when a word before the dash is no type. */
export function parseTypeLine(text: string): TypeLine | undefined {
  const old = parseOldLine(text.trim());
  if (old) return old;
  const [, left = '', dash = '', right = ''] = /^(.*?)(?:(\s+(?:—|–|--|-)\s+|—)(.*))?$/.exec(text.trim()) ?? [];
  const above: Supertype[] = [];
  const types: CardType[] = [];
  for (const word of left.trim().split(/\s+/)) {
    const lower = word.toLowerCase();
    const supertype = supertypes.find((each) => each === lower);
    const type = cardTypes.find((each) => each === lower);
    if (supertype) above.push(supertype);
    else if (type) types.push(type);
    else return undefined;
  }
  if (types.length === 0) return undefined;
  const words = right.trim() === '' ? [] : types.includes('plane') ? [right.trim()] : right.trim().split(/\s+/);
  return { supertypes: above, types, subtypes: joinDoctor(words), dash };
}

/** Type lines of other days: "Enchant Creature", "Summon Goblin", "Interrupt". */
function parseOldLine(written: string): TypeLine | undefined {
  const none = { supertypes: [], subtypes: [], dash: ' — ', written } as const;
  const [, verb, rest = ''] = /^(enchant|summon)\s+(?:(?:—|–|--|-)\s+)?(.+)$/i.exec(written) ?? [];
  if (/^(?:interrupt|mana source)$/i.test(written)) return { ...none, types: ['instant'] };
  if (verb === undefined) return undefined;
  if (verb.toLowerCase() === 'summon') return { ...none, types: ['creature'], subtypes: rest.split(/\s+/) };
  if (rest.toLowerCase() === 'world') return { ...none, types: ['enchantment'], supertypes: ['world'] };
  return {
    ...none,
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchants: rest.replace(/\S+/g, (word) => (allSubtypes.includes(word) ? word : word.toLowerCase())),
  };
}

/** The one creature type of two words (205.3m). */
function joinDoctor(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => word === 'Time' && words[index + 1] === 'Lord');
  return at < 0 ? words : [...words.slice(0, at), 'Time Lord', ...words.slice(at + 2)];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function printTypeLine({ supertypes: above, types, subtypes, dash, written }: TypeLine): string {
  if (written !== undefined) return written;
  return [...above, ...types].map(capital).join(' ') + (subtypes.length === 0 ? '' : dash + subtypes.join(' '));
}
