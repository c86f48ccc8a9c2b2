/**
 * Symbols as drawings: a glyph of the package mana-font on a disc of its colour, hybrid symbols on a disc of two halves. One small file
 * for each symbol, so that a page costs what stands on it.
 */
import { toLink } from '../addresses/siteRoot.ts';

const glyphFiles = import.meta.glob<string>(
  [
    '/node_modules/mana-font/svg/{w,u,b,r,g,c,s,e,p,x,y,z,tap,untap,acorn,ticket,chaos,planeswalker,half,infinity,counter-paw}.svg',
    '/node_modules/mana-font/svg/{?,1?,20,100,1000000}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Glyphs whose file has another name than the symbol. */
const glyphNames: Readonly<Record<string, string>> = {
  T: 'tap',
  Q: 'untap',
  P: 'counter-paw',
  H: 'p',
  A: 'acorn',
  TK: 'ticket',
  PW: 'planeswalker',
  '½': 'half',
  '∞': 'infinity',
};

const colours: Readonly<Record<string, string>> = { W: '#f6f1cf', U: '#bcdaf7', B: '#b9adb1', R: '#f3a585', G: '#a3cfaa' };
const plain = '#d3cabf';
const ink = '#14110c';

interface Glyph {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

function findGlyph(name: string): Glyph | undefined {
  const svg = glyphFiles[`/node_modules/mana-font/svg/${glyphNames[name] ?? name.toLowerCase()}.svg`];
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg ?? '');
  const paths = [...(svg ?? '').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  return size && paths.length > 0 ? { path: paths.join(' '), width: Number(size[1]), height: Number(size[2]) } : undefined;
}

/** A glyph drawn inside a square around a point. */
function drawGlyph({ path, width, height }: Glyph, x: number, y: number, size: number): string {
  const scale = size / Math.max(width, height);
  const round = (value: number): string => String(Number(value.toFixed(3)));
  return `<path fill="${ink}" transform="translate(${round(x - (width * scale) / 2)} ${round(y - (height * scale) / 2)}) scale(${round(scale)})" d="${path}"/>`;
}

/** The drawing of a symbol in today's form (`{T}`, `{G/W}`) as an svg file; undefined for one that has none and stays text. */
export function drawSymbol(symbol: string): string | undefined {
  const [first = '', second, third] = symbol.replace(/^\{|\}$/g, '').split('/');
  const upper = findGlyph(second === 'P' ? 'H' : third === 'P' ? 'H' : first);
  if (!/^\{.+\}$/.test(symbol) || !upper) return undefined;
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">';
  const disc = `<circle cx="16" cy="16" r="15.5" fill="${colours[first] ?? plain}" stroke="${ink}" stroke-opacity=".3"/>`;
  if (second === undefined || second === 'P') return `${open}${disc}${drawGlyph(upper, 16, 16, 21)}</svg>`;
  const half = `<path d="M27 5A15.5 15.5 0 0 1 5 27z" fill="${colours[second] ?? plain}"/>`;
  if (third === 'P') return `${open}${disc}${half}${drawGlyph(upper, 16, 16, 22)}</svg>`;
  const lower = findGlyph(second);
  return lower && `${open}${disc}${half}${drawGlyph(upper, 10.5, 10.5, 12.5)}${drawGlyph(lower, 21.5, 21.5, 12.5)}</svg>`;
}

const singles = [
  'W',
  'U',
  'B',
  'R',
  'G',
  'C',
  'S',
  'X',
  'Y',
  'Z',
  'T',
  'Q',
  'E',
  'P',
  'H',
  'A',
  'TK',
  'CHAOS',
  'PW',
  '½',
  '∞',
  ...Array.from({ length: 21 }, (_, number) => String(number)),
];
const sides = ['W', 'U', 'B', 'R', 'G'];
const pairs = sides.flatMap((one) => sides.filter((other) => other !== one).map((other) => `${one}/${other}`));
const hybrids = [...pairs, ...pairs.map((pair) => `${pair}/P`), ...sides.flatMap((side) => [`2/${side}`, `C/${side}`, `${side}/P`]), 'C/P'];

/** Every symbol that is drawn, with the name of its file. */
export const drawnSymbols: readonly { readonly symbol: string; readonly name: string; readonly svg: string }[] = [
  ...singles,
  '100',
  '1000000',
  ...hybrids,
].flatMap((inner) => {
  const symbol = `{${inner}}`;
  const svg = drawSymbol(symbol);
  return svg === undefined ? [] : [{ symbol, name: nameFile(inner), svg }];
});

const pathBySymbol = new Map(drawnSymbols.map(({ symbol, name }) => [symbol, toLink(`/symbols/${name}.svg`)]));

/** The path of a symbol's drawing on the site; undefined for a symbol that stays text. */
export function findDrawing(symbol: string): string | undefined {
  return pathBySymbol.get(symbol);
}

function nameFile(inner: string): string {
  return inner.replace('½', 'half').replace('∞', 'infinity').replaceAll('/', '-').toLowerCase();
}
