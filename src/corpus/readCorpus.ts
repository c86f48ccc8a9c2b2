/** Reads the corpus that `ingest` wrote: what the site, the search and the command line know of the rules. Node only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inline } from '../model/wording.ts';
import {
  corpusFormat,
  type CorpusEntry,
  type EditionFile,
  type EditionKey,
  isOfHandbook,
  type Manifest,
  type WordingId,
  type WordingShard,
} from './format.ts';
import type { LoadedEntry } from './loadedEntry.ts';
import { type BytesOfLine, copyLine, divideLines, readLine } from './store/divideLines.ts';
import { shareLines, shareStrings } from './store/shareStrings.ts';
import { toWordingId } from './store/wordingId.ts';
import { makeWording } from './wording/parseWording.ts';

/** Where the corpus lies unless the environment variable `CONCORDANCE_CORPUS` names another folder. */
export const defaultCorpusFolder = 'build/corpus';

export { toEntry, type LoadedEntry } from './loadedEntry.ts';

export interface Corpus {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The entries of one source of one edition, in the order of the source. Read once, then kept. */
  readonly loadEdition: (key: EditionKey) => readonly LoadedEntry[];
  /** The same, not kept: for whoever passes once through more editions than memory should hold. */
  readonly readEdition: (key: EditionKey) => readonly LoadedEntry[];
  /** Its diagnostics, in the order of the source. */
  readonly loadDiagnostics: (key: EditionKey) => EditionFile['diagnostics'];
}

/** No corpus, or not one that this program can read. The message is one line that says what to do. */
export class CorpusError extends Error {
  override readonly name = 'CorpusError';
}

/** The folder of the corpus: the one in the environment, or the default one below the working directory. */
export function corpusFolder(): string {
  return process.env['CONCORDANCE_CORPUS'] ?? defaultCorpusFolder;
}

/**
 * Opens a corpus. Only the manifest is read at once; editions and wordings are read when they are first asked for.
 *
 * @throws CorpusError when there is no corpus, when it is of another format, or when a file of it is missing or broken.
 */
export function openCorpus(folder: string = corpusFolder()): Corpus {
  const manifest = loadManifest(folder);
  const shards = new Map<string, WordingShard['wordings']>();
  const editions = new Map<EditionKey, { readonly entries: readonly LoadedEntry[]; readonly diagnostics: EditionFile['diagnostics'] }>();
  const checked = new Set<WordingId>();

  const findWording = (id: WordingId): readonly Inline[] => {
    const name = id.slice(0, 2);
    const shard = remember(shards, name, () => (readPart(folder, `wordings/${name}.json`) as WordingShard).wordings);
    const wording = shard[id];
    if (!wording) throw new CorpusError(`The corpus in ${folder} lacks the wording ${id}. ${remedy}`);
    if (!checked.has(id)) {
      if (!isWordingOf(id, wording))
        throw new CorpusError(`The wording ${id} of the corpus in ${folder} is not what was written. ${remedy}`);
      checked.add(id);
    }
    return wording;
  };
  const loadEntry = ({ wording, examples, ...entry }: CorpusEntry): LoadedEntry => ({
    ...entry,
    lines: shareLines(entry.lines),
    wording: wording === undefined ? nothing : findWording(wording),
    examples: examples === undefined ? nothing : examples.map(findWording),
  });
  const ofDays = new Map<string, LoadedEntry>();
  const loadLine = (line: BytesOfLine, path: string): LoadedEntry => {
    const known = ofDays.get(line);
    if (known) return known;
    const entry = loadEntry(shareStrings(parseJson(readLine(line), path)) as CorpusEntry);
    ofDays.set(copyLine(line), entry);
    return entry;
  };
  const read = (key: EditionKey) => {
    const name = `editions/${key}.json`;
    const path = join(folder, name);
    const bytes = readBytes(folder, name);
    const divided = isOfHandbook(key) ? divideLines(bytes) : undefined;
    const file = parsePart(divided?.rest ?? bytes.toString('utf8'), path) as EditionFile;
    return { entries: divided?.lines.map((line) => loadLine(line, path)) ?? file.entries.map(loadEntry), diagnostics: file.diagnostics };
  };
  const load = (key: EditionKey) => remember(editions, key, () => read(key));
  return {
    folder,
    manifest,
    loadEdition: (key) => load(key).entries,
    readEdition: (key) => editions.get(key)?.entries ?? read(key).entries,
    loadDiagnostics: (key) => load(key).diagnostics,
  };
}

/** Most entries have no Example, and many headings no text: there is one for all of them. */
const nothing: readonly never[] = [];

/** The id of a wording is a hash of its text: a letter that was altered on the disk must not be taken for the rules'. */
function isWordingOf(id: WordingId, wording: readonly Inline[]): boolean {
  try {
    return toWordingId(makeWording(wording)) === id;
  } catch {
    return false;
  }
}

/** What the corpus holds. @throws CorpusError as openCorpus does. */
export function loadManifest(folder: string = corpusFolder()): Manifest {
  return readPart(folder, 'manifest.json') as Manifest;
}

const remedy = 'Run `npm start` or `npx concordance ingest` to write it anew.';

/**
 * Reads one file of a corpus. Its format number is checked; its shape, which the caller states, is not, since only `ingest` writes these
 * files. @throws CorpusError as openCorpus does.
 */
export function readPart(folder: string, name: string): unknown {
  return parsePart(readBytes(folder, name).toString('utf8'), join(folder, name));
}

/** As bytes: Node reads a large file as text in pieces of eight kilobytes, which takes twice as long. */
function readBytes(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch (cause) {
    throw new CorpusError(`There is no readable corpus in ${folder} (${name}: ${codeOf(cause)}). ${remedy}`, { cause });
  }
}

function parsePart(text: string, path: string): unknown {
  const data = parseJson(text, path) as { readonly format?: unknown } | null;
  if (data?.format !== corpusFormat) {
    throw new CorpusError(`${path} is of corpus format ${String(data?.format)}, this program reads format ${corpusFormat}. ${remedy}`);
  }
  return shareStrings(data);
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CorpusError(`${path} is not whole JSON. ${remedy}`, { cause });
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unreadable';
}

function remember<K, V>(kept: Map<K, V>, key: K, make: () => V): V {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make();
  kept.set(key, made);
  return made;
}
