/** Signs of fonts that have no letters: Symbol, and Wingdings for its bullets. Word writes them as codes of the private area, U+F000 to U+F0FF. */

/** What documents use as bullets, in either font. */
const bullets: ReadonlySet<number> = new Set([0xb7, 0xa7, 0xa8, 0x6e, 0x6c, 0x76, 0xd8, 0xfc]);

/** Of Symbol: signs of trade, and what a table of numbers may have. The codes are those of Adobe's encoding of the font. */
const ofSymbol: Readonly<Record<number, string>> = {
  0x20: ' ',
  0x2d: '−',
  0xa3: '≤',
  0xa5: '∞',
  0xae: '→',
  0xb1: '±',
  0xb2: '″',
  0xb3: '≥',
  0xb4: '×',
  0xb7: '•',
  0xb8: '÷',
  0xb9: '≠',
  0xbb: '≈',
  0xbc: '…',
  0xd2: '®',
  0xd3: '©',
  0xd4: '™',
  0xe2: '®',
  0xe3: '©',
  0xe4: '™',
};

/** The sign of a code, without what is added in the private area; U+FFFD where it is not known. `font` is its name, if that is known. */
export function symbolOf(code: number, font?: string): string {
  if (font?.toLowerCase() === 'symbol') return ofSymbol[code] ?? '\uFFFD';
  return code === 0x20 ? ' ' : bullets.has(code) ? '•' : '\uFFFD';
}
