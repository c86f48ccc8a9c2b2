/** Symbols in words, for those who hear the page, and where their drawings are. */

const names: Readonly<Record<string, string>> = {
  T: 'tap symbol',
  Q: 'untap symbol',
  W: 'white mana',
  U: 'blue mana',
  B: 'black mana',
  R: 'red mana',
  G: 'green mana',
  C: 'colorless mana',
  S: 'snow mana',
  P: 'Phyrexian mana',
  X: 'X generic mana',
  Y: 'Y generic mana',
  Z: 'Z generic mana',
  E: 'energy symbol',
  A: 'acorn counter symbol',
  PW: 'planeswalker symbol',
  CHAOS: 'chaos symbol',
  TK: 'ticket counter symbol',
  H: 'Phyrexian mana',
};

/** `{G/W}` is `green or white mana`, `{3}` is `3 generic mana`, `[+1]` is `loyalty plus 1`; an unknown symbol is named as it is written. */
export function nameSymbol(symbol: string): string {
  const loyalty = /^\[([+−–-]?)(\w+)\]$/.exec(symbol);
  if (loyalty) return `loyalty ${loyalty[1] === '' ? '' : loyalty[1] === '+' ? 'plus ' : 'minus '}${loyalty[2] ?? ''}`;
  const inner = symbol.replace(/^\{|\}$/g, '');
  const parts = inner.split('/').map((part) => names[part.toUpperCase()] ?? (/^\d+$/.test(part) ? `${part} generic mana` : undefined));
  if (parts.some((part) => part === undefined)) return `${inner} symbol`;
  return parts.map((part, at) => (at < parts.length - 1 ? part?.replace(/ mana$/, '') : part)).join(' or ');
}

const side = '[wubrg]';
const drawn = new RegExp(`^(?:[wubrgcsxyztqepha]|tk|pw|chaos|1?\\d|20|${side}/${side}(?:/p)?|[2c]/${side}|${side}/p|c/p)$`, 'i');

/** Path of the drawing of a symbol such as `{G/W}`; undefined for one that stays text. Those of symbolDrawings.ts that cards have. */
export function findSymbolPath(symbol: string): string | undefined {
  const inner = symbol.slice(1, -1);
  const [one, other] = inner.split('/');
  return drawn.test(inner) && one !== other ? `/symbols/${inner.replaceAll('/', '-').toLowerCase()}.svg` : undefined;
}
