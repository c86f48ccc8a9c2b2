/** The handbook beside the official text, as far as the corpus has it. */
import { CorpusError, openCorpus } from '../../src/corpus/readCorpus.ts';
import { checkChapter, tellOutrun } from '../../src/handbook/checkChapter.ts';
import { listOutrun } from '../../src/handbook/rereading.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import type { Diagnostic, ReadEdition } from '../../src/model/entry.ts';
import { type Desk, paint, printLine } from './desk.ts';
import { makeCount } from './table.ts';

/** What is to be said of a chapter of the handbook; nothing of other documents, and nothing without a corpus that has official text. */
export function openChapterCheck(desk: Desk): (edition: ReadEdition) => readonly Diagnostic[] {
  const official = openOfficial(desk)?.official;
  return ({ document, date, entries }) =>
    official === undefined || document !== 'handbook' || date === undefined ? [] : checkChapter(official, entries, date);
}

function openOfficial(desk: Pick<Desk, 'corpusFolder'>) {
  try {
    const corpus = openCorpus(desk.corpusFolder);
    const official = loadLineages(corpus, 'comprehensive-rules');
    return official && { corpus, official };
  } catch (error) {
    if (error instanceof CorpusError) return undefined;
    throw error;
  }
}

/** The entries of the handbook that are to be read again, since an edition changed what they rest on, a line each. */
export function listOutrunEntries(desk: Pick<Desk, 'corpusFolder'>): readonly string[] {
  const { corpus, official } = openOfficial(desk) ?? {};
  const newest = corpus?.manifest.editions.findLast(({ document }) => document === 'handbook');
  if (!corpus || !official || !newest) return [];
  return corpus.loadEdition(newest.key).flatMap((entry) => {
    const outrun = listOutrun(official, entry, newest.date);
    return outrun.length === 0 ? [] : [`${entry.number || (entry.title ?? '')}: ${outrun.map(tellOutrun).join(', ')}`];
  });
}

/** Names them. */
export function reportOutrun(lines: readonly string[], { err }: Desk): void {
  if (lines.length === 0) return;
  const count = makeCount(lines.length, 'entry', 'entries');
  printLine(err, `${paint(err, 'yellow', 'warning')}  ${count} of the handbook to be read again:`);
  for (const line of lines) printLine(err, `  ${line}`);
}
