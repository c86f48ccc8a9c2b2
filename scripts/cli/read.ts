import { basename } from 'node:path';
import type { Citation, Diagnostic, Entry, ReadEdition } from '../../src/model/entry.ts';
import { readBytes } from '../../src/corpus/ingest/readBytes.ts';
import { makePrintable } from '../../src/corpus/ingest/printableName.ts';
import { openOneReader } from '../../src/corpus/ingest/readOne.ts';
import { dateByWordings } from '../../src/corpus/dateByWordings.ts';
import { CorpusError, openCorpus, toEntry } from '../../src/corpus/readCorpus.ts';
import { linkEntries } from '../../src/corpus/readDocument.ts';
import { type Command, type ExitCode, parseOptions, UsageError } from './command.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { Progress } from './progress.ts';
import { makeCount, makeFigure, makeTable } from './table.ts';

/** What was asked about one file. `unreadable`: broken, empty, forbidden; `noDocument`: all right, but no rules. */
export type FileResult =
  | { readonly kind: 'editions'; readonly file: string; readonly editions: readonly ReadEdition[] }
  | { readonly kind: 'unreadable' | 'noDocument'; readonly file: string; readonly reason: string };

/** Reads the files named on the command line, each by itself and within the limits of a document. @throws UsageError without files. */
export async function readFiles(files: readonly string[], desk: Desk): Promise<FileResult[]> {
  if (files.length === 0) throw new UsageError('name at least one FILE');
  const reader = openOneReader(desk.reader, desk.contentFolder);
  const progress = new Progress(desk);
  const results: FileResult[] = [];
  try {
    for (const [index, file] of files.entries()) {
      progress.show('Reading files', index, files.length);
      const read = await readBytes(file);
      if (read.kind === 'refused') results.push({ kind: 'unreadable', file, reason: read.reason });
      else {
        const result = await reader.read(makePrintable(basename(file)), read.bytes);
        if (result.kind === 'editions')
          results.push({ kind: 'editions', file, editions: result.editions.map((edition) => dateByCorpus(edition, desk)) });
        else results.push({ kind: result.problem ? 'unreadable' : 'noDocument', file, reason: result.reason });
      }
    }
  } finally {
    progress.clear();
    await reader.close();
  }
  return results;
}

/** A part that says no date has that of the edition with its wordings, if there is a corpus to compare it with. */
function dateByCorpus(edition: ReadEdition, desk: Desk): ReadEdition {
  if (edition.date !== undefined || edition.document !== 'comprehensive-rules') return edition;
  try {
    const corpus = openCorpus(desk.corpusFolder);
    const whole = corpus.manifest.editions.filter(
      ({ document, extent, mainSource }) => document === edition.document && extent === 'whole' && mainSource === undefined,
    );
    const witness = dateByWordings(
      edition.entries,
      whole.map(({ key, date }) => ({ date, entries: corpus.loadEdition(key).map(toEntry) })),
    );
    return witness ? { ...edition, date: witness.date, dateFrom: 'wordings' } : edition;
  } catch (error) {
    if (error instanceof CorpusError) return edition;
    throw error;
  }
}

/** Says which files hold no edition, and gives the exit code that they call for. */
export function reportFailures(results: readonly FileResult[], command: string, desk: Desk): ExitCode {
  let code: ExitCode = 0;
  for (const result of results) {
    if (result.kind === 'editions') continue;
    printLine(desk.err, `concordance ${command}: ${makePrintable(result.file)}: ${result.reason}`);
    if (result.kind === 'unreadable') code = 2;
    else if (code === 0) code = 1;
  }
  return code;
}

/** One object for each edition read; a single file with a single edition is that object itself, everything else a list. */
export function printResults(results: readonly FileResult[], toValue: (file: string, edition: ReadEdition) => unknown, desk: Desk): void {
  const values = results.flatMap((result) =>
    result.kind === 'editions' ? result.editions.map((edition) => toValue(result.file, edition)) : [],
  );
  const [only] = values;
  printJson(desk, results.length === 1 && values.length === 1 ? only : values);
}

export const readCommand: Command = {
  name: 'read',
  usage: 'FILE... [--json]',
  summary: 'read documents and say what they are',
  help: `
Reads each FILE by itself, whatever its name, and says what it is: document, edition date, encoding,
counts and diagnostics. Nothing is written.

  --json   the whole reading: one object for each edition. A single FILE that holds one edition prints
           that object; several files, or a file that holds several editions or none, print a list.

           { file, document, edition, encoding, mark, lineEnds,
             counts: { sections, subsections, rules, subrules, examples, glossary, citations, unresolved, rulings },
             entries: [ { id, kind, number, title?, parent?, text, examples: [text],
                          citations: [ { text, targets: [id], resolved } ], lines: [first, last], date?, author?,
                          from?, until?, formerly?, meant?, note? } ],
             diagnostics: [ { line, column, severity, ruleId, message, excused? } ],
             accounting: { characters, inEntries, inHeadings, inFrontAndBackMatter, unaccounted, dropped? } }

           "edition" is the date, or null when nothing tells it. "citations" are those of the text, then
           those of the Examples.

Exit 0: all were read. 1: a FILE is no rules document. 2: a FILE cannot be read at all.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, { json: { type: 'boolean' } });
    const results = await readFiles(positionals, desk);
    if (values.json) printResults(results, (file, edition) => toReading(file, edition), desk);
    else
      for (const result of results)
        if (result.kind === 'editions') for (const edition of result.editions) printReading(result.file, edition, desk);
    return reportFailures(results, 'read', desk);
  },
};

/** The JSON of a reading, as docs/command-line.md promises it. */
function toReading(file: string, edition: ReadEdition): unknown {
  const citations = linkEntries(edition.entries);
  return {
    file,
    document: edition.document,
    edition: edition.date ?? null,
    encoding: edition.source.encoding,
    mark: edition.source.mark,
    lineEnds: edition.source.lineEnds,
    counts: edition.counts,
    entries: edition.entries.map((entry) => toReadEntry(entry, citations.get(entry) ?? [])),
    diagnostics: edition.diagnostics,
    accounting: edition.accounting,
  };
}

function toReadEntry(entry: Entry, citations: readonly Citation[]): unknown {
  const { id, kind, number, title, parent, text, examples, lines, date, author, ...reviewed } = entry;
  return { id, kind, number, title, parent, text, examples, citations, lines, date, author, ...reviewed };
}

function printReading(file: string, edition: ReadEdition, desk: Desk): void {
  const { source, counts, accounting } = edition;
  const facts: [string, string][] = [
    ['document', edition.document + (source.extent === 'whole' ? '' : ` (${source.extent})`)],
    ['edition', edition.date === undefined ? 'unknown' : `${edition.date} (from the ${edition.dateFrom ?? 'document'})`],
    ...(edition.set === undefined ? [] : ([['set', edition.set]] satisfies [string, string][])),
    ['format', `${source.format}, ${source.family} layout`],
    ['encoding', `${source.encoding}${source.mark ? ' with byte order mark' : ''}, line ends ${source.lineEnds}`],
    ['counts', makeCounts(counts)],
    ['citations', `${makeFigure(counts.citations)}, ${makeFigure(counts.unresolved)} unresolved`],
    ['characters', `${makeFigure(accounting.characters)}, ${makeFigure(accounting.unaccounted)} unaccounted${describeDropped(accounting)}`],
    ['diagnostics', makeDiagnosticCounts(edition.diagnostics)],
  ];
  printLine(desk.out, paint(desk.out, 'bold', makePrintable(file)));
  printLine(desk.out, makeTable(facts.map(([name, value]) => [`  ${name}`, value])));
}

const describeDropped = ({ dropped }: ReadEdition['accounting']): string =>
  dropped === undefined ? '' : `, ${makeFigure(dropped)} left out (NUL or U+FEFF)`;

function makeCounts(counts: ReadEdition['counts']): string {
  const parts: [number, string, string?][] = [
    [counts.sections, 'section'],
    [counts.subsections, 'subsection'],
    [counts.rules, 'rule'],
    [counts.subrules, 'subrule'],
    [counts.examples, 'Example'],
    [counts.glossary, 'glossary entry', 'glossary entries'],
    [counts.rulings, 'ruling'],
  ];
  const shown = parts.filter(([value]) => value > 0).map(([value, one, many]) => makeCount(value, one, many));
  return shown.length === 0 ? 'nothing' : shown.join(', ');
}

/** `1 error, 3 warnings`; excused ones apart. */
export function makeDiagnosticCounts(diagnostics: readonly Diagnostic[]): string {
  const open = diagnostics.filter(({ excused }) => excused === undefined);
  const parts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = open.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [severity === 'info' ? `${count} info` : makeCount(count, severity)];
  });
  const excused = diagnostics.length - open.length;
  return [...parts, ...(excused === 0 ? [] : [`${excused} reviewed`])].join(', ') || 'none';
}
