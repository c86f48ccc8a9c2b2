/**
 * Mana and card symbols that a page shows as images. The alternative text becomes the symbol in braces, as editions since 2005 print it.
 *
 * `{T}` `T` `2` `W/U` always; a word (`Tap`, `Green Mana`, `Variable Colorless`) only when the image's address speaks of symbols, because
 * any picture can be called "Green".
 */
const symbol = /^\{?((?:[WUBRGCTQSEPXYZ]|[01]?\d|20|(?:[WUBRGC]|2)\/[WUBRGC](?:\/P)?|[WUBRG]\/P))\}?$/;

const colors: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colorless: 'C', snow: 'S' };
const words: Readonly<Record<string, string>> = { ...colors, tap: 'T', untap: 'Q', 'variable colorless': 'X', energy: 'E' };

/** The symbol in braces that an image stands for, or undefined when it is a picture like any other. */
export function findSymbol(alternative: string, address: string): string | undefined {
  const plain = symbol.exec(alternative.trim());
  if (plain?.[1] !== undefined) return `{${plain[1]}}`;
  if (!/symbol|mana/i.test(address)) return undefined;
  const word = alternative
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+(?:mana|symbol|mana symbol)$/, '');
  const hybrid = /^(\w+) or (\w+)$/.exec(word);
  if (hybrid) {
    const [one, other] = [colors[hybrid[1] ?? ''], colors[hybrid[2] ?? '']];
    return one !== undefined && other !== undefined ? `{${one}/${other}}` : undefined;
  }
  return Object.hasOwn(words, word) ? `{${words[word] ?? ''}}` : undefined;
}
