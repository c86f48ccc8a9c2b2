/**
 * Windows-1252 and Mac Roman: tables for writing, and the decision between them for reading. Every byte is a character in both, so
 * only the company that the high bytes keep can tell: `itÕs` is Mac Roman read as Windows-1252, `doesnít` the reverse.
 */
export type SingleByteEncoding = 'windows-1252' | 'mac-roman';

const labels: Record<SingleByteEncoding, string> = { 'windows-1252': 'windows-1252', 'mac-roman': 'macintosh' };

export function decodeSingleByte(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  return new TextDecoder(labels[encoding]).decode(bytes);
}

interface Table {
  /** Character of each byte. */
  readonly characters: readonly string[];
  readonly bytes: ReadonlyMap<string, number>;
}

/** Made from the decoder, so that writing is the inverse of reading: in Windows-1252 the five holes are their C1 control characters. */
function makeTable(encoding: SingleByteEncoding): Table {
  const characters = Array.from(
    decodeSingleByte(
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
      encoding,
    ),
  );
  return { characters, bytes: new Map(characters.map((character, byte) => [character, byte])) };
}

const tables: Record<SingleByteEncoding, Table> = { 'windows-1252': makeTable('windows-1252'), 'mac-roman': makeTable('mac-roman') };

/** Bytes of a text, or undefined when the encoding lacks one of its characters. */
export function encodeSingleByte(text: string, encoding: SingleByteEncoding): Uint8Array | undefined {
  const { bytes } = tables[encoding];
  const encoded = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code < 0x80 ? code : bytes.get(text.charAt(at));
    if (byte === undefined) return undefined;
    encoded[at] = byte;
  }
  return encoded;
}

/** What a character does in English text. Each role has its usual neighbours. */
type Role =
  'space' | 'lower' | 'upper' | 'digit' | 'open' | 'close' | 'apostrophe' | 'dash' | 'stop' | 'mark' | 'symbol' | 'control' | 'rareLower';

const roleOf = (character: string): Role => {
  if (/[\s\0]/.test(character)) return 'space';
  if (/[a-zéèêëáàâäíïóòôöúùûüñçæœ]/.test(character)) return 'lower';
  if (/\p{Ll}/u.test(character)) return character === 'ƒ' || character === 'µ' || character === 'π' ? 'symbol' : 'rareLower';
  if (/\p{Lu}/u.test(character)) return character === 'Ω' ? 'symbol' : 'upper';
  if (/\d/.test(character)) return 'digit';
  if (/[([{<“‘]/.test(character)) return 'open';
  if (/[)\]}>”"]/.test(character)) return 'close';
  if (/['’]/.test(character)) return 'apostrophe';
  if (/[-–—/]/.test(character)) return 'dash';
  if (/[.,;:!?…•]/.test(character)) return 'stop';
  if (/[®™©]/.test(character)) return 'mark';
  return /[\p{Cc}\p{Co}]/u.test(character) ? 'control' : 'symbol';
};

const roles: Record<SingleByteEncoding, readonly Role[]> = {
  'windows-1252': tables['windows-1252'].characters.map(roleOf),
  'mac-roman': tables['mac-roman'].characters.map(roleOf),
};

const isLetter = (role: Role): boolean => role === 'lower' || role === 'upper' || role === 'rareLower';
const isWord = (role: Role): boolean => isLetter(role) || role === 'digit';

/** How well a high character fits between its neighbours: above 0 speaks for the reading, below 0 against it. */
function fitOf(role: Role, before: Role, after: Role): number {
  const inside = isLetter(before) && isLetter(after);
  switch (role) {
    case 'apostrophe':
      if (inside) return 3;
      return before !== 'space' && before !== 'open' ? (isLetter(after) ? -1 : 2) : isWord(after) ? 0.5 : -1;
    case 'open':
      return isWord(before) || before === 'stop' || after === 'space' ? -2 : 3;
    case 'close':
      return before === 'space' || before === 'open' || isWord(after) ? -2 : 3;
    case 'dash':
      return inside || (before === 'digit' && after === 'digit') || (before === 'space' && after === 'space') ? 2 : 1;
    case 'mark':
      return isWord(after) && isWord(before) ? -1 : before === 'space' ? 1 : 3;
    case 'stop':
      return isLetter(after) && before === 'space' ? -1 : 1;
    case 'lower':
      return isLetter(before) || after === 'lower' ? 1.5 : -1;
    case 'rareLower':
      return inside ? 0.5 : -1;
    case 'upper':
      if (before === 'lower') return -3;
      return after === 'lower' ? 1 : before === 'upper' && after === 'upper' ? 0.5 : -1;
    case 'space':
      return inside ? -2 : 0.5;
    case 'control':
      return -6;
    default:
      return inside ? -2 : -1;
  }
}

function weigh(bytes: Uint8Array, places: readonly number[], encoding: SingleByteEncoding): number {
  const role = roles[encoding];
  const roleAt = (place: number): Role => role[bytes[place] ?? 32] ?? 'space';
  let weight = 0;
  for (const place of places) weight += fitOf(roleAt(place), place === 0 ? 'space' : roleAt(place - 1), roleAt(place + 1));
  return weight;
}

/**
 * What Windows-1252, by far the more common, has to its credit before a byte is looked at. More than one accented letter in a word can
 * outweigh (3.5): such lone bytes are as often from a third encoding (code page 437 has 0x83 and 0xA0 in names). A single apostrophe
 * in a word (6) or pair of quotation marks outweighs it.
 */
const headStart = 4;

/** Enough to decide by, and a bound on the time that a huge file takes. */
const mostPlaces = 20_000;

/** The encoding in which the high bytes make better English. */
export function decideSingleByte(bytes: Uint8Array): SingleByteEncoding {
  const places: number[] = [];
  for (let at = 0; at < bytes.length && places.length < mostPlaces; at += 1) if ((bytes[at] ?? 0) >= 0x80) places.push(at);
  return weigh(bytes, places, 'mac-roman') > weigh(bytes, places, 'windows-1252') + headStart ? 'mac-roman' : 'windows-1252';
}
