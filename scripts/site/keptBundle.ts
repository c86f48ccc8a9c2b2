import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { fingerprintFiles } from '../../src/corpus/ingest/fingerprint.ts';
import { claimCache, readKept, removeOtherGenerations, writeKept } from '../../src/corpus/store/keptFile.ts';
import type { Files } from '../../src/site/writing/fillBundle.ts';

/** Where what our code is bundled to is kept between builds, and that code. */
export interface BundlesPlace {
  readonly folder: string;
  readonly code: readonly string[];
}

/** A file, and the key that it has to be kept under. */
export interface KeptBundle {
  readonly path: string;
  readonly key: string;
}

/**
 * The file for the bundle of the code as it is; what other code was bundled to is removed. Undefined where nothing can be kept: the code is bundled each time
 * then, which only takes longer.
 * @param settings What else decides what is bundled: the path of the site on its host.
 */
export async function placeBundle({ folder, code }: BundlesPlace, settings: readonly string[]): Promise<KeptBundle | undefined> {
  try {
    const fingerprint = await fingerprintFiles(code);
    await claimCache(folder);
    await removeOtherGenerations(folder, fingerprint);
    const setting = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16);
    return { path: join(folder, fingerprint, `${setting}.bundle`), key: `${fingerprint}-${setting}` };
  } catch {
    return undefined;
  }
}

/** Undefined where none is kept. */
export async function readBundle({ path, key }: KeptBundle): Promise<Files | undefined> {
  const kept = await readKept(path, key);
  return kept && (deserialize(kept.body) as Files);
}

/** A disk without room for it is no reason to build no site: it is bundled again then. */
export async function keepBundle({ path, key }: KeptBundle, files: Files): Promise<void> {
  await writeKept(path, key, serialize(files)).catch(() => undefined);
}

/**
 * What Astro has just bundled into a folder, which is kept and leaves the folder, even where another build has kept the same meanwhile; otherwise what is kept.
 * Undefined where there is neither.
 */
export async function takeBundle(folder: string, place: KeptBundle | undefined): Promise<Files | undefined> {
  const files = await readFiles(folder);
  if (files.size === 0) return place && readBundle(place);
  if (place) await keepBundle(place, files);
  for (const path of files.keys()) await rm(join(folder, path));
  return files;
}

async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sorted = files.map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), file] as const).sort();
  return new Map(await Promise.all(sorted.map(async ([path, file]) => [path, await readFile(file)] as const)));
}
