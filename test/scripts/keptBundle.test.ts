import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { keepBundle, placeBundle, readBundle, takeBundle } from '../../scripts/site/keptBundle.ts';
import { makeTemporaryFolder } from '../folders.ts';

const files = new Map([['_astro/Page.css', Buffer.from('p{}')]]);

function makePlace() {
  const root = makeTemporaryFolder();
  const code = join(root, 'page.ts');
  writeFileSync(code, 'one');
  return { folder: join(root, 'bundles'), code: [code] };
}

it('a bundle is found again by the same code and settings alone', async () => {
  const place = makePlace();
  const kept = await placeBundle(place, ['/']);
  if (!kept) throw new Error('it can be kept');
  expect(await readBundle(kept)).toBeUndefined();
  await keepBundle(kept, files);
  expect(textsOf(await readBundle(kept))).toEqual([['_astro/Page.css', 'p{}']]);
  const elsewhere = await placeBundle(place, ['/rules/']);
  expect(elsewhere && (await readBundle(elsewhere))).toBeUndefined();
  expect(await placeBundle(place, ['/'])).toEqual(kept);
  writeFileSync(place.code[0] ?? '', 'two');
  const later = await placeBundle(place, ['/']);
  expect(later && (await readBundle(later))).toBeUndefined();
  expect(readdirSync(place.folder)).toEqual(['CACHEDIR.TAG']);
});

const textsOf = (found: Awaited<ReturnType<typeof readBundle>>) =>
  [...(found ?? [])].map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]);

it('a bundle that was damaged is none', async () => {
  const kept = await placeBundle(makePlace(), ['/']);
  if (!kept) throw new Error('it can be kept');
  await keepBundle(kept, files);
  const bytes = readFileSync(kept.path);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 2) ^ 1, bytes.length - 2);
  writeFileSync(kept.path, bytes);
  expect(await readBundle(kept)).toBeUndefined();
});

it('where the folder is of somebody else, nothing is kept in it', async () => {
  const place = makePlace();
  mkdirSync(place.folder);
  writeFileSync(join(place.folder, 'mine.txt'), 'mine');
  expect(await placeBundle(place, ['/'])).toBeUndefined();
  expect(readdirSync(place.folder)).toEqual(['mine.txt']);
});

it('a bundle that cannot be written is no failure', async () => {
  const kept = { path: join(makeTemporaryFolder(), 'file', 'a.bundle'), key: 'a' };
  writeFileSync(dirname(kept.path), '');
  await keepBundle(kept, files);
  expect(await readBundle(kept)).toBeUndefined();
});

it('what was bundled into a folder is taken out of it, by its paths, and kept, though another build kept its own meanwhile', async () => {
  const folder = makeTemporaryFolder();
  const kept = await placeBundle(makePlace(), ['/']);
  if (!kept) throw new Error('it can be kept');
  expect(await takeBundle(folder, kept)).toBeUndefined();
  await keepBundle(kept, files);
  expect(textsOf(await takeBundle(folder, kept))).toEqual([['_astro/Page.css', 'p{}']]);
  mkdirSync(join(folder, '.pages', 'chunks'), { recursive: true });
  writeFileSync(join(folder, '.pages', 'chunks', 'a.mjs'), 'a');
  writeFileSync(join(folder, 'b.css'), 'b');
  const bundled = [
    ['.pages/chunks/a.mjs', 'a'],
    ['b.css', 'b'],
  ];
  expect(textsOf(await takeBundle(folder, kept))).toEqual(bundled);
  expect(readdirSync(folder)).toEqual(['.pages']);
  expect(readdirSync(join(folder, '.pages', 'chunks'))).toEqual([]);
  expect(textsOf(await readBundle(kept))).toEqual(bundled);
});
