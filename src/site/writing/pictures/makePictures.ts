/**
 * Draws the pictures of pages: 1200 by 630, with the colours of the tokens and the site's own faces, as PNG, since no chat takes SVG. What is made is
 * kept below node_modules/.cache under a hash of all that it is made of.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { pictureKinds, pictureSize, type PictureKind } from '../../frame/addresses/pictures.ts';
import { labels } from '../../frame/labels/labels.ts';
import { drawings, type Paint } from './drawings.ts';
import { drawPng } from './drawPng.ts';
import { pictureWords } from './pictureWords.ts';

const require = createRequire(import.meta.url);
const letters = [...new Set([labels.site, labels.tagline, '0123456789.−+?ABC', ...Object.values(pictureWords).flat()].join(''))].join('');
const faces = [
  { source: 'source-serif-4/files/source-serif-4-latin-wght-normal', weight: 600 },
  { source: 'source-sans-3/files/source-sans-3-latin-wght-normal', weight: 400 },
];

/** Makes the pictures, unless they are there. @returns The folder that holds one file for each kind, `rules.png`. */
export async function makePictures(cache: string): Promise<string> {
  const here = ['./makePictures.ts', './drawings.ts', './pictureWords.ts', '../../layout/tokens.css', '../../layout/icon.svg'];
  const hash = createHash('sha256').update(labels.tagline);
  for (const file of here) hash.update(readFileSync(new URL(file, import.meta.url)));
  const folder = join(cache, `pictures-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const fontBuffers = await Promise.all(faces.map(makeFace));
  for (const kind of pictureKinds)
    await writeFile(join(unfinished, `${kind}.png`), await drawPng(drawPicture(kind), { font: { fontBuffers } }));
  // Another process may have made the same meanwhile.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
}

/** One weight of a face, of the few letters that are drawn; the drawing program reads no woff2. */
async function makeFace({ source, weight }: (typeof faces)[number]): Promise<Uint8Array> {
  const font = await readFile(require.resolve(`@fontsource-variable/${source}.woff2`));
  return subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: { wght: weight }, noHinting: true });
}

/** The picture of a kind, as SVG: the sign and name of the site, what the pages are, and a drawing of them. */
export function drawPicture(kind: PictureKind): string {
  const of = readTokens(readFileSync(new URL('../../layout/tokens.css', import.meta.url), 'utf8'));
  const sign = readFileSync(new URL('../../layout/icon.svg', import.meta.url), 'utf8').replace(
    '<svg',
    '<svg x="70" y="66" width="64" height="64"',
  );
  const { width, height } = pictureSize;
  const [title, ...lead] = pictureWords[kind];
  const sans = `font-family="Source Sans 3, Source Sans 3 ExtraLight" fill="${of('quiet')}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${of('paper')}"/><rect y="${height - 12}" width="${width}" height="12" fill="${of('accent')}"/>`,
    `${sign}<text x="154" y="112" font-family="Source Serif 4" font-size="40" fill="${of('ink')}">${labels.site}</text>`,
    `<text x="70" y="330" font-family="Source Serif 4" font-size="78" fill="${of('ink')}">${title}</text>`,
    ...lead.map((line, at) => `<text x="70" y="${392 + at * 44}" font-size="32" ${sans}>${line}</text>`),
    `<text x="70" y="556" font-size="26" ${sans}>${labels.tagline}</text>`,
    `<g transform="translate(616 115)">${drawings[kind](of)}</g></svg>`,
  ].join('');
}

/** Colours of the light theme, by name. @throws Error for a name that the tokens have not got. */
export function readTokens(sheet: string): Paint {
  const colours = new Map(
    [...sheet.matchAll(/--([a-z0-9-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
  return (name) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`tokens.css has no colour ${name}`);
    return colour;
  };
}
