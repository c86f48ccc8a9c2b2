/** Rulings for the commands: what `lint` says of a file of our own, and the rulings of a corpus. */
import { readFile } from 'node:fs/promises';
import { CorpusError, openCorpus } from '../../src/corpus/readCorpus.ts';
import { readDemonstrations } from '../../src/demonstration/examples/readDemonstrations.ts';
import type { Diagnostic } from '../../src/model/entry.ts';
import { openOfficial } from '../../src/rulings/official.ts';
import { isOwnFile, readOwnFile } from '../../src/rulings/ownRulings.ts';
import { checkOwnFile } from '../../src/rulings/placeOwn.ts';
import type { Desk } from './desk.ts';

/** Larger files are no Markdown that somebody wrote. */
const mostCharacters = 2_000_000;

/**
 * The diagnostics of a file of rulings; undefined for any other file, one that cannot be read among them. Without a corpus of official text nothing
 * is said of the rules that it names.
 */
export async function checkRulings(file: string, desk: Desk): Promise<readonly Diagnostic[] | undefined> {
  if (!file.toLowerCase().endsWith('.md')) return undefined;
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.length > mostCharacters || !isOwnFile(text)) return undefined;
  const { file: read, diagnostics } = readOwnFile(text);
  const demonstrations = new Set(readDemonstrations(desk.contentFolder).map(({ scenario }) => scenario.id));
  return [...diagnostics, ...(read ? checkOwnFile(findOfficial(desk), read, demonstrations) : [])];
}

function findOfficial(desk: Desk): ReturnType<typeof openOfficial> {
  try {
    return openOfficial(openCorpus(desk.corpusFolder));
  } catch (error) {
    if (error instanceof CorpusError) return undefined;
    throw error;
  }
}
