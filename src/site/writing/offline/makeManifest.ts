/** What makes the site one that can be put on a home screen: its manifest, and icons drawn from the sign of the site. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labels } from '../../frame/labels/labels.ts';
import { drawPng } from '../pictures/drawPng.ts';
import { readTokens } from '../pictures/makePictures.ts';

export interface Icon {
  /** From the root of the site. */
  readonly path: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

export const icons: readonly Icon[] = [
  { path: 'icons/192.png', size: 192, purpose: 'any' },
  { path: 'icons/512.png', size: 512, purpose: 'any' },
  { path: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { path: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The manifest. `base`: the path below which the site lies, with a slash at both ends. */
export function makeManifest(base: string): string {
  const of = readTokens(readFileSync(new URL('../../layout/tokens.css', import.meta.url), 'utf8'));
  return JSON.stringify({
    id: base,
    name: labels.site,
    short_name: labels.site,
    description: labels.tagline,
    lang: 'en',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: of('paper'),
    background_color: of('paper'),
    categories: ['books', 'games', 'reference'],
    icons: icons.map(({ path, size, purpose }) => ({ src: `${base}${path}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    shortcuts: shortcuts.map(({ name, path }) => ({
      name,
      url: `${base}${path}`,
      icons: [{ src: `${base}icons/192.png`, sizes: '192x192', type: 'image/png' }],
    })),
  });
}

const shortcuts = [
  { name: 'Search', path: 'search/' },
  { name: labels.glossary, path: 'glossary/' },
  { name: labels.examples, path: 'examples/' },
] as const;

/** Of a maskable icon a browser may cut away what is more than two fifths from the middle: the sign is drawn within, its ground to the edge. */
const safe = 0.68;

/** The sign of the site as a drawing of that purpose, a square of 32 on its ground. */
export function drawIcon(sign: string, purpose: Icon['purpose']): string {
  if (purpose === 'any') return sign;
  const [, ground] = /<rect[^>]*\sfill="(#[0-9a-f]{6})"/.exec(sign) ?? [];
  if (ground === undefined) throw new Error('icon.svg has no ground.');
  const inset = (32 * (1 - safe)) / 2;
  const inner = sign.replace('<svg', `<svg x="${inset}" y="${inset}" width="${32 * safe}" height="${32 * safe}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/>${inner}</svg>`;
}

/** Writes manifest and icons into a built site. */
export async function writeManifest(folder: string, base: string): Promise<void> {
  const sign = await readFile(new URL('../../layout/icon.svg', import.meta.url), 'utf8');
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const { path, size, purpose } of icons) {
    await writeFile(join(folder, path), await drawPng(drawIcon(sign, purpose), { fitTo: { mode: 'width', value: size } }));
  }
  await writeFile(join(folder, 'manifest.webmanifest'), makeManifest(base));
}
