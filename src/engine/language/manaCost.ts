/** Mana symbols and mana costs: what is printed in the corner, and what it is worth (107.4, 202). */

export const colors = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof colors)[number];
export type ColorOrColorless = Color | 'colorless';

/** Letters of the colours, in the order in which players say them. */
export const colorLetters: Readonly<Record<string, ColorOrColorless>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

/** The letter of a colour: `W` for white. */
export function letterOf(color: ColorOrColorless): string {
  return Object.entries(colorLetters).find(([, known]) => known === color)?.[0] ?? '';
}

/** One symbol of a cost, by the ways in which it can be paid; without colors by life alone, as one may announce. */
export type ManaSymbol =
  /** `least`: due only since something costs so much at least. */
  | { readonly kind: 'generic'; readonly amount: number; readonly least?: true }
  | { readonly kind: 'x' }
  | { readonly kind: 'mana'; readonly colors: readonly ColorOrColorless[]; readonly generic?: number; readonly life?: boolean }
  | { readonly kind: 'snow' };

export interface ManaCost {
  /** As printed: `{2}{W/U}`. */
  readonly text: string;
  readonly symbols: readonly ManaSymbol[];
}

/** Reads a cost. Undefined when a piece of it is no mana symbol. An empty text is no cost and undefined too. */
export function parseManaCost(text: string): ManaCost | undefined {
  if (!/^(?:\{[^{}]+\})+$/.test(text)) return undefined;
  const symbols = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, inner = '']) => parseSymbol(inner));
  return symbols.every((symbol) => symbol !== undefined) ? { text, symbols } : undefined;
}

function parseSymbol(inner: string): ManaSymbol | undefined {
  if (/^\d+$/.test(inner)) return { kind: 'generic', amount: Number(inner) };
  if (/^[XYZ]$/.test(inner)) return { kind: 'x' };
  if (inner === 'S') return { kind: 'snow' };
  const parts = inner
    .replace(/^\((.*)\)$/, '$1')
    .toUpperCase()
    .split('/');
  const life = parts.includes('P');
  const generic = parts.find((part) => /^\d+$/.test(part));
  const named = parts.filter((part) => part !== 'P' && part !== generic).map((part) => colorLetters[part]);
  if (named.length === 0 || named.some((color) => color === undefined)) return undefined;
  return {
    kind: 'mana',
    colors: named.filter((color) => color !== undefined),
    ...(generic === undefined ? {} : { generic: Number(generic) }),
    ...(life ? { life } : {}),
  };
}

/** The mana value: X is what was chosen on the stack and 0 elsewhere; of a hybrid symbol the larger part counts (202.3f). */
export function manaValueOf(cost: ManaCost | undefined, x = 0): number {
  return (cost?.symbols ?? []).reduce((sum, symbol) => {
    if (symbol.kind === 'generic') return sum + symbol.amount;
    if (symbol.kind === 'x') return sum + x;
    return sum + (symbol.kind === 'mana' ? Math.max(1, symbol.generic ?? 1) : 1);
  }, 0);
}

/** The colours of a cost: those of all its symbols (202.2). */
export function colorsOf(cost: ManaCost | undefined): readonly Color[] {
  const found = new Set((cost?.symbols ?? []).flatMap((symbol) => (symbol.kind === 'mana' ? symbol.colors : [])));
  return colors.filter((color) => found.has(color));
}

/** Symbols as a cost is written, generic mana together in front: `{2}{W/U}`; of nothing at all `{0}`. */
export function writeSymbols(symbols: readonly ManaSymbol[]): string {
  const generic = symbols.reduce((sum, symbol) => (symbol.kind === 'generic' ? sum + symbol.amount : sum), 0);
  const rest = symbols.map((symbol) => {
    if (symbol.kind === 'generic') return '';
    if (symbol.kind !== 'mana') return symbol.kind === 'snow' ? '{S}' : '{X}';
    const { colors: of, generic: or, life } = symbol;
    return `{${[...(or === undefined ? [] : [String(or)]), ...of.map(letterOf), ...(life ? ['P'] : [])].join('/')}}`;
  });
  return `${generic > 0 || symbols.length === 0 ? `{${generic}}` : ''}${rest.join('')}` || '{0}';
}

/** `{C}` of a cost (107.4c). */
export const isColorless = (symbol: ManaSymbol): boolean =>
  symbol.kind === 'mana' && symbol.colors.length === 1 && symbol.colors[0] === 'colorless';

/** Whether it can be paid in one of two ways (107.4e). */
export const isHybrid = (symbol: ManaSymbol): boolean =>
  symbol.kind === 'mana' && (symbol.colors.length > 1 || symbol.generic !== undefined);
