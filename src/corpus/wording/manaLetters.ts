/** A symbol printed as a bare letter or number. */
export interface BareSymbol {
  readonly start: number;
  readonly value: string;
  readonly symbol: string;
}

const run = String.raw`(?:\d{1,2}|[XYZ]{1,2})?[WUBRG]{1,6}`;
const part = String.raw`(?:${run}|T|X|\d{1,2})`;

/**
 * The places where bare letters are sure to be symbols, each with the letters as its first group.
 *
 *     "2, T: Target creature        an activation cost at the beginning of quoted rules text
 *     Add UU to                     what is added to a pool
 *     costs 3B / a mana cost of 2W  a cost with a number and letters, or a letter doubled, behind a word for cost
 *     symbols are W, U, B           the list of the symbols itself, and what each means
 */
const places: readonly RegExp[] = [
  new RegExp(String.raw`(?<=["“])((?:${part}, ){0,3}${part})(?=(?:, [A-Z][^"“”:.]{1,60})?: ?[A-Z\[])`, 'gd'),
  new RegExp(String.raw`\b[Aa]dds? (${run})(?= to |[,."”]| or )`, 'gd'),
  new RegExp(
    String.raw`\b(?:costs?|costing|cost of|pay|pays|paying|payment of|spend|not|than|or|and) ["“]?((?:\d{1,2}|[XYZ]{1,2})[WUBRG]{1,6}|([WUBRG])\2{1,5})(?![\w'’/-])`,
    'gd',
  ),
  /\bmana symbols are ((?:(?:[WUBRGXYZ]|0|numerals)(?:, and |, | and |(?=\.)))+[XYZ]?)/dg,
  /\b(W) white,|\b(U) blue,|\b(B) black,|\b(R) red,|\b(G) green\b/dg,
  /\btap symbol \((T)(?=[ )])/dg,
];

const piece = /\d{1,2}|[WUBRGTXYZ](?![a-z])/g;

/** Words that the places share; most texts have none of them. */
const likely =
  /["“](?:\d|[WUBRGTXYZ])|\b(?:[Aa]dds?|costs?|costing|of|pays?|paying|spend|symbols? are|not|than|or|and) ["“]?(?:\d|[WUBRGXYZ])|symbol \(T|\bW white/;

/**
 * Mana and tap symbols that were printed as bare letters (2001 to May 2003, and the summary of 1999), only where the place makes it sure:
 * the pronoun I, the article A, a variable X, a player B and a postcode are left alone. For texts without braces.
 */
export function findManaLetters(text: string): BareSymbol[] {
  const found: BareSymbol[] = [];
  if (!likely.test(text)) return found;
  for (const place of places) {
    for (const match of text.matchAll(place)) {
      const group = match.indices?.slice(1).find((range) => range !== undefined);
      if (!group) continue;
      const letters = text.slice(...group);
      // A number alone before a colon is a step or a line of a list.
      if (!/[WUBRGTXYZ]/.test(letters)) continue;
      for (const { 0: value, index } of letters.matchAll(piece)) found.push({ start: group[0] + index, value, symbol: `{${value}}` });
    }
  }
  return found;
}
