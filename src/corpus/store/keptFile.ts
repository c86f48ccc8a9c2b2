/**
 * Files that are kept between runs and can be lost at any time: each says in its first line what it is kept under and the checksum of what
 * follows, so that one that was damaged, cut off or put in the place of another is found out and made again.
 *
 *     concordance kept <key> <sha256 of the rest>
 *
 * They lie in a folder that bears a mark (CACHEDIR.TAG, as backup programs know it), so that no other folder of the name is touched.
 */
import { createHash } from 'node:crypto';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, writeWhole } from './corpusFiles.ts';
import { litter } from './corpusLayout.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const makeHead = (key: string, sum: string): Buffer => Buffer.from(`concordance kept ${key} ${sum}\n`, 'latin1');

/** Keeps bytes, in one piece or several, under a key, which has no space in it. On return they are on the disk. Gives their checksum. */
export async function writeKept(path: string, key: string, ...parts: readonly Uint8Array[]): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const sum = hash.digest('hex');
  await writeWhole(path, [makeHead(key, sum), ...parts]);
  return sum;
}

export interface KeptBody {
  readonly body: Buffer;
  /** Its checksum. */
  readonly sum: string;
}

/** What is kept under a key; undefined when there is nothing, or something else, or anything is wrong with it. */
export async function readKept(path: string, key: string): Promise<KeptBody | undefined> {
  try {
    return findKept(await readFile(path), key);
  } catch {
    return undefined;
  }
}

/** The same of the bytes of a file. */
export function findKept(bytes: Buffer, key: string): KeptBody | undefined {
  const head = bytes.indexOf(10) + 1;
  if (head === 0) return undefined;
  const body = bytes.subarray(head);
  const sum = sha256(body);
  return makeHead(key, sum).equals(bytes.subarray(0, head)) ? { body, sum } : undefined;
}

/** A stretch of the body of a file that readKept has found good. */
export async function readKeptPart(path: string, key: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    await handle.read(bytes, 0, length, start + makeHead(key, '0'.repeat(64)).length);
    return bytes;
  } finally {
    await handle.close();
  }
}

const tagName = 'CACHEDIR.TAG';
/** The first line is that of https://bford.info/cachedir/. */
const tag = `Signature: 8a477f597d28d172789f06886806bc55
# What Concordance keeps between runs. It may be removed at any time; the next run makes it again.
`;

/** A folder that has the name of ours, and is not. */
export class ForeignCache extends Error {
  override readonly name = 'ForeignCache';
}

/** Makes a folder for kept files, or makes sure that it is one. @throws ForeignCache when it lacks the mark and holds anything else. */
export async function claimCache(folder: string): Promise<void> {
  let names: readonly string[] = [];
  try {
    names = (await readdir(folder)).filter((name) => !litter.has(name));
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') throw new ForeignCache(`${folder} is no folder, and what is kept between runs has to lie there`);
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const path = join(folder, tagName);
  const found = names.includes(tagName) ? await readFile(path, 'utf8').catch(() => '') : '';
  if (found === tag) return;
  const [foreign] = names.filter((name) => name !== tagName && !isGeneration(name));
  if (foreign !== undefined) {
    throw new ForeignCache(
      `${folder} holds "${foreign}", which Concordance did not put there, and what is kept between runs has to lie in it; it is left as it is`,
    );
  }
  await writeWhole(path, Buffer.from(tag));
}

/** Kept files lie in a folder named after what decides them: 16 hex digits. */
const isGeneration = (name: string): boolean => /^[0-9a-f]{16}$/.test(name);

/** Removes what was kept under other fingerprints: no run can use it again. What else lies in the folder stays. */
export async function removeOtherGenerations(folder: string, fingerprint: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  const others = names.filter((name) => isGeneration(name) && name !== fingerprint);
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
}
