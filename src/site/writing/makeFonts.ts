/**
 * The two faces of the site, made of npm packages when a build or a server starts: the characters that documents use, the weights that the style
 * sheets ask for, and beside each face the fonts that readers have, with the measures of ours, so that nothing moves where they stand in.
 * docs/style.md says why these faces. What is made is kept below node_modules/.cache under a hash of all that it is made of.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { sansSerifs, serifs, type FontMetrics } from './readersFonts.ts';

/** ASCII, and what rules documents, the handbook and our own words use beyond it. A character that is not here comes from the next font. */
export const characters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0’“”‘–—…·•™®©½×Æáâäéöúûü‰∞ƒ£−›`;

/** Figures of both kinds and of both widths, and what letters need beside each other. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'onum', 'tnum', 'pnum'];

interface Face {
  /** Name of the file, and of the family in style sheets. */
  readonly family: string;
  readonly source: string;
  readonly italic: boolean;
  readonly fallbacks: readonly FontMetrics[];
}
const faces: readonly (Face & { readonly file: string })[] = [
  { file: 'text', family: 'Text', source: 'source-serif-4/files/source-serif-4-latin-wght-normal', italic: false, fallbacks: serifs },
  { file: 'text-italic', family: 'Text', source: 'source-serif-4/files/source-serif-4-latin-wght-italic', italic: true, fallbacks: serifs },
  {
    file: 'tools',
    family: 'Tools',
    source: 'source-sans-3/files/source-sans-3-latin-wght-normal',
    italic: false,
    fallbacks: sansSerifs,
  },
];
const weights = { min: 400, max: 700 };
const notice =
  '/*! Source Serif 4 and Source Sans 3, © Adobe (http://www.adobe.com/), in part; SIL Open Font License 1.1, https://openfontlicense.org */';
const require = createRequire(import.meta.url);

/** Makes the fonts, unless they are there. @returns The folder with `text.woff2`, `text-italic.woff2`, `tools.woff2` and `fonts.css`. */
export async function makeFonts(cache: string): Promise<string> {
  const sources = await Promise.all(faces.map(({ source }) => readFile(require.resolve(`@fontsource-variable/${source}.woff2`))));
  const hash = createHash('sha256');
  for (const own of [import.meta.url, new URL('readersFonts.ts', import.meta.url)]) hash.update(await readFile(new URL(own)));
  for (const source of sources) hash.update(source);
  const folder = join(cache, `fonts-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const rules: string[] = [];
  const upright = new Map<string, FontMetrics>();
  for (const [at, face] of faces.entries()) {
    const font = await subsetFont(sources[at] ?? Buffer.alloc(0), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
      preserveNameIds: [0, 13, 14],
      noHinting: true,
    });
    await writeFile(join(unfinished, `${face.file}.woff2`), font);
    const metrics = upright.get(face.family) ?? (await fromBuffer(font));
    upright.set(face.family, metrics);
    rules.push(writeFace(face, `./${face.file}.woff2`), ...writeFallbacks(face, metrics));
  }
  await writeFile(join(unfinished, 'fonts.css'), [notice, ...rules, ''].join('\n'));
  // Another process may have made the same meanwhile.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
}

const writeStyle = (italic: boolean): string => (italic ? 'italic' : 'normal');

/** `optional`: where it is not there at once, the page keeps the font it began with, and the next page has it. */
function writeFace({ family, italic }: Face, file: string): string {
  return `@font-face { font-family: ${family}; font-style: ${writeStyle(italic)}; font-weight: ${weights.min} ${weights.max}; font-display: optional; src: url('${file}') format('woff2'); }`;
}

/** The fonts of the reader under names of ours, each in both weights, as wide and as high as the face that they stand in for. */
function writeFallbacks({ family, italic, fallbacks }: Face, metrics: FontMetrics): readonly string[] {
  return fallbacks.flatMap((fallback) => {
    const { fontFaces } = createFontStack([metrics, fallback], { fontFaceFormat: 'styleObject' });
    const [measures] = fontFaces.map((each) => each['@font-face']);
    if (!measures) return [];
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = measures;
    const adjusted = [
      ['ascent-override', ascentOverride],
      ['descent-override', descentOverride],
      ['line-gap-override', lineGapOverride],
      ['size-adjust', sizeAdjust],
    ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
    return [400, 700].map((weight) => {
      const style = [weight === 700 ? ' Bold' : '', italic ? ' Italic' : ''].join('');
      return `@font-face { font-family: '${family} ${fallback.familyName}'; font-style: ${writeStyle(italic)}; font-weight: ${weight}; src: local('${fallback.familyName}${style}'); ${adjusted.join('; ')}; }`;
    });
  });
}
