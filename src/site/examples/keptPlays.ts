/**
 * What came of a demonstration, kept from one build to the next: to play all of them under the rules of every day takes half a minute, and mostly only
 * pages have changed since. Whoever starts a build names the folder, and in its name the fingerprint of all code that plays (scripts/site/playsFolder.ts);
 * what a play is given is part of what it is kept under. A file that cannot be read or written is a play more, and nobody's failure.
 *
 *     <folder>/<fingerprint of the code>/<own or others>-<checksum of what was given>.kept     what came of it, as JSON
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findKept, writeKept } from '../../corpus/store/keptFile.ts';

/** `CONCORDANCE_PLAYS`; without it everything is played. */
const usual = process.env['CONCORDANCE_PLAYS'];

/** What is kept of a play, or the play, which is kept then. What comes of it has to be plain data: it is given back as JSON has it. */
export function playUnlessKept<Outcome>(kind: 'own' | 'others', given: unknown, play: () => Outcome, folder = usual): Outcome {
  if (!folder) return play();
  const name = `${kind}-${createHash('sha256').update(JSON.stringify(given)).digest('hex')}`;
  const [path, key] = [join(folder, `${name}.kept`), `${basename(folder)}/${name}`];
  const kept = readFrom(path, key);
  if (kept) return JSON.parse(kept.toString()) as Outcome;
  const played = play();
  // The build goes on meanwhile; the process ends when all of them are there.
  writeKept(path, key, Buffer.from(JSON.stringify(played))).catch(() => undefined);
  return played;
}

function readFrom(path: string, key: string): Buffer | undefined {
  try {
    return findKept(readFileSync(path), key)?.body;
  } catch {
    return undefined;
  }
}
