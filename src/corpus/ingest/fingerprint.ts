import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../store/corpusFiles.ts';

/**
 * A fingerprint of files: 16 hex digits that change when a byte, a name or the program that runs them does. Folders count with all
 * that is in them; a path that is not there counts as missing. What a document was read to is kept under the fingerprint of all that
 * decided it: the code of the readers and the reviewed facts. So a changed reader reads anew, without a version to remember to raise.
 */
export async function fingerprintFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const [index, path] of paths.entries()) {
    for (const [name, bytes] of await readAll(path, '')) {
      hash.update(`\n${index} ${name} ${bytes.byteLength}\n`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function readAll(path: string, name: string): Promise<[name: string, bytes: Uint8Array][]> {
  try {
    return [[name, await readFile(path)]];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    if (errorCode(error) !== 'EISDIR') throw error;
  }
  const names = (await readdir(path)).filter((inside) => !inside.startsWith('.')).toSorted();
  return (await Promise.all(names.map((inside) => readAll(join(path, inside), `${name}/${inside}`)))).flat();
}
