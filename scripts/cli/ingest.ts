import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EditionRecord, Manifest } from '../../src/corpus/format.ts';
import { ingest, type Ingested } from '../../src/corpus/ingest.ts';
import { makePrintable } from '../../src/corpus/ingest/printableName.ts';
import { deriveLineages } from '../../src/lineage/store/deriveLineages.ts';
import { listDocuments } from '../../src/model/edition.ts';
import { type Command, parseOptions, UsageError } from './command.ts';
import { type Desk, documentFolders, givenDocumentFolders, paint, printJson, printLine } from './desk.ts';
import { refusePlaces } from './places.ts';
import { Progress } from './progress.ts';
import { makeCount, makeFigure, makeTable } from './table.ts';

export const ingestCommand: Command = {
  name: 'ingest',
  usage: '[--from DIR]... [--all] [--json]',
  summary: 'read all documents and write the corpus',
  help: `
Reads content/documents, the folders in CONCORDANCE_DOCUMENTS (separated like PATH), content/handbook and
each DIR, and writes the corpus to build/corpus (or the folder that CONCORDANCE_CORPUS names). Files are
recognised by their content, whatever their name; only new and changed ones are read again. A file that
cannot be read is named and keeps no other from being read.

  --from DIR   read this folder too; can be given several times
  --all        name every file that holds no edition, not only those with a problem
  --json       the manifest of the corpus

A document that takes more time or memory than a rules document does is named and passed over. What is kept
between runs lies beside the corpus in build/corpus.cache and can be removed at any time.

Exit 0: the corpus is written. 2: it could not be, and the last one is as it was: a folder of documents is
not there, another run is writing, or the folder of the corpus holds anything but a corpus.`,
  run: async (args, desk) => {
    const { values } = parseNoPositionals(args);
    const progress = new Progress(desk);
    const ingested = await ingestAll(values.from ?? [], desk, progress);
    if (values.json) printJson(desk, ingested.manifest);
    else printManifest(ingested.manifest, desk);
    printNotes(ingested, desk, values.all ?? false);
    printLine(desk.err, summarise(ingested, progress.seconds));
    return 0;
  },
};

function parseNoPositionals(args: readonly string[]) {
  const parsed = parseOptions(args, {
    from: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const [extra] = parsed.positionals;
  if (extra !== undefined) throw new UsageError(`"${extra}" is not expected here`, `concordance ingest --from ${extra} reads a folder`);
  return parsed;
}

const stages = {
  looking: 'Looking at files',
  reading: 'Reading documents',
  writing: 'Writing the corpus',
  aligning: 'Aligning editions',
} as const;

/** Where it is shown how far reading is. */
export type Shown = Pick<Progress, 'show' | 'clear'>;

/** Reads everything and writes the corpus, with progress. */
export async function ingestAll(from: readonly string[], desk: Desk, progress: Shown): Promise<Ingested> {
  refuseFolders(desk, from);
  try {
    return await ingest({
      folders: documentFolders(desk, from),
      leaveOut: [desk.corpusFolder, dirname(desk.cacheFolder), desk.siteFolder],
      contentFolder: desk.contentFolder,
      corpusFolder: desk.corpusFolder,
      cacheFolder: desk.cacheFolder,
      reader: desk.reader,
      derive: (folder) =>
        deriveLineages(folder, {
          contentFolder: desk.contentFolder,
          cacheFolder: desk.alignmentsFolder,
          decidedBy: desk.aligningCode,
          report: (done, of) => progress.show(stages.aligning, done, of),
        }),
      report: ({ stage, done, of }) => progress.show(stages[stage], done, of),
    });
  } finally {
    progress.clear();
  }
}

/** Refuses folders of documents that are not there, and places that may not be written. @throws UsageError */
export function refuseFolders(desk: Desk, from: readonly string[]): void {
  refuseMissing(desk, from);
  refusePlaces(desk, from);
}

/** A disk that is not mounted, or a slip in a name, must not look like a folder without documents. @throws UsageError */
function refuseMissing(desk: Desk, from: readonly string[]): void {
  const named = [
    ...givenDocumentFolders(desk).map((path) => ({ name: `CONCORDANCE_DOCUMENTS: ${path}`, path })),
    ...from.map((path) => ({ name: `--from ${path}`, path })),
  ];
  for (const { name, path } of named) {
    const found = path === '' ? undefined : statSync(path, { throwIfNoEntry: false });
    if (!found) throw new UsageError(`${makePrintable(name)}: there is no such folder; the corpus is as it was`);
    if (!found.isDirectory()) throw new UsageError(`${makePrintable(name)}: is no folder; the corpus is as it was`);
  }
}

function printManifest({ editions }: Manifest, { out }: Desk): void {
  const rows = listDocuments(editions).flatMap((document) => {
    const sources = editions.filter((record) => record.document === document);
    const main = sources.filter((record) => record.mainSource === undefined);
    const [first] = main;
    const last = main.at(-1);
    return first && last ? [[document, ...toCells(main), `${first.date} to ${last.date}`]] : [];
  });
  const head = [
    'document',
    'editions',
    'rules',
    'subrules',
    'Examples',
    'glossary',
    'rulings',
    'citations',
    'unresolved',
    'errors',
    'dates',
  ];
  printLine(out, makeTable([head, ...rows], [1, 2, 3, 4, 5, 6, 7, 8, 9]));
}

function toCells(records: readonly EditionRecord[]): string[] {
  const sum = (of: (record: EditionRecord) => number): string => makeFigure(records.reduce((total, record) => total + of(record), 0));
  return [
    makeFigure(records.length),
    sum(({ counts }) => counts.rules),
    sum(({ counts }) => counts.subrules),
    sum(({ counts }) => counts.examples),
    sum(({ counts }) => counts.glossary),
    sum(({ counts }) => counts.rulings),
    sum(({ counts }) => counts.citations),
    sum(({ counts }) => counts.unresolved),
    sum(({ diagnostics }) => diagnostics.error),
  ];
}

/** What a further source of an edition is beside the one that is taken. Without a count of differences it is a part. */
function describeSource({ key, source: { file } }: EditionRecord, differs: number | undefined): string {
  if (differs === undefined) return `is ${key} too; ${file} is more complete and is taken`;
  return `is ${key} too ${differs === 0 ? 'and has the same entries' : `and differs in ${makeCount(differs, 'entry', 'entries')}`}; ${file} is taken`;
}

/** One line for each thing that someone who dropped a file would want to know. */
export function printNotes({ manifest }: Ingested, { err }: Desk, all = false): void {
  for (const { key, source, mainSource, extent, differs } of manifest.editions) {
    if (extent === 'fragment')
      printLine(err, `${paint(err, 'yellow', 'note')}  ${source.file}: breaks off before its end; what it holds is served (${key})`);
    const main = manifest.editions.find((record) => record.key === mainSource);
    if (main) printLine(err, `${paint(err, 'yellow', 'note')}  ${source.file}: ${describeSource(main, differs)} (${key})`);
  }
  const problems = manifest.passedOver.filter(({ problem }) => problem || all);
  for (const { file, reason, problem } of problems) {
    printLine(err, `${problem ? paint(err, 'red', 'problem') : 'passed over'}  ${file}: ${reason}`);
  }
  const others = manifest.passedOver.length - problems.length;
  if (others > 0) printLine(err, `${makeCount(others, 'file')} passed over: no rules document, or not read yet (ingest --all names them)`);
}

function summarise({ read, reused, changed }: Ingested, seconds: string): string {
  const what = `${makeCount(read, 'file')} read, ${makeFigure(reused)} unchanged`;
  return `${what}; the corpus ${changed ? 'is written' : 'is as it was'} (${seconds} s)`;
}
