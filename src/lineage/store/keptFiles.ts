/**
 * The files about lineages as they were made last, kept whole: tracing what passages carry through a hundred editions takes two seconds, and
 * mostly nothing has changed since the last run. They lie in one kept file under a key that all they are made of goes into.
 *
 *     <folder>/<fingerprint of the code>/lineages.kept     a line of JSON with path and length of each file, then their texts
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../corpus/format.ts';
import { fingerprintFiles } from '../../corpus/ingest/fingerprint.ts';
import { readKept, writeKept } from '../../corpus/store/keptFile.ts';
import { editionPath, type DerivedFile } from '../../corpus/store/writeCorpus.ts';

export interface KeptPlace {
  readonly path: string;
  readonly key: string;
}

/**
 * Where the files are kept that come of a corpus and of the registers of lineages, by the code of a fingerprint. Wordings go into it by their
 * ids, which are hashes of them.
 */
export async function findKeptPlace(
  corpusFolder: string,
  { editions }: Manifest,
  { cacheFolder, fingerprint, registers }: { readonly cacheFolder: string; readonly fingerprint: string; readonly registers: string },
): Promise<KeptPlace> {
  const hash = createHash('sha256').update(await fingerprintFiles([registers]));
  for (const record of editions) {
    hash.update(`\n${JSON.stringify(record)}\n`).update(await readFile(join(corpusFolder, editionPath(record.key))));
  }
  return { path: join(cacheFolder, fingerprint, 'lineages.kept'), key: `${fingerprint}/${hash.digest('hex')}` };
}

/** The files kept there; undefined when others are, or none, or anything is wrong with them. */
export async function loadKeptFiles({ path, key }: KeptPlace): Promise<readonly DerivedFile[] | undefined> {
  const kept = await readKept(path, key);
  if (!kept) return undefined;
  const { body } = kept;
  const end = body.indexOf(10);
  const list = JSON.parse(body.toString('utf8', 0, end)) as readonly { readonly path: string; readonly bytes: number }[];
  let at = end + 1;
  return list.map((file) => ({ path: file.path, text: body.toString('utf8', at, (at += file.bytes)) }));
}

export async function keepFiles({ path, key }: KeptPlace, files: readonly DerivedFile[]): Promise<void> {
  const texts = files.map(({ text }) => Buffer.from(text));
  const list = files.map((file, at) => ({ path: file.path, bytes: texts[at]?.length ?? 0 }));
  await writeKept(path, key, Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...texts]));
}
