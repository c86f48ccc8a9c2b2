import type { DocumentId, IsoDate } from '../../src/model/edition.ts';
import { documentIds } from '../../src/model/edition.ts';
import type { EditionRecord } from '../../src/corpus/format.ts';
import { findEdition, findSources } from '../../src/corpus/lookup/findEdition.ts';
import { findEntries, findNear, parseQuestion, type Question } from '../../src/corpus/lookup/findEntries.ts';
import { type Corpus, type LoadedEntry, openCorpus } from '../../src/corpus/readCorpus.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import { makeWording } from '../../src/corpus/wording/parseWording.ts';
import { openRulings } from '../../src/rulings/openRulings.ts';
import type { Official } from '../../src/rulings/official.ts';
import type { Ruling, RulingPlace } from '../../src/rulings/ruling.ts';
import { chooseDocument } from './chain.ts';
import { type Command, type ExitCode, parseDay, parseOptions, UsageError } from './command.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { findFormer, printFormer } from './formerNumbers.ts';
import { tellGap } from './gaps.ts';
import { creditRuling, creditSummary, printRuling, tellStanding, toRulingValue } from './rulings.ts';
import { wrapText } from './table.ts';

export const showCommand: Command = {
  name: 'show',
  usage: '"NUMBER or TERM" [--edition DATE] [--document ID] [--json]',
  summary: 'one entry with its Examples and rulings',
  help: `
Shows an entry of the newest edition: a number (704.5j, "cr 704.5j", 704; 704.5. without what stands under it),
or a term or heading (Trample).
The Comprehensive Rules are asked first, then the handbook and the other documents.

  --edition DATE   the edition in force on that day (2006-10-01)
  --document ID    in this document alone; another game is asked so
  --json           { document, edition, entries: [ { id, kind, number, title?, text, examples: [text] } ],
                     below: [ the same of what stands under the first ],
                     rulings: [ the same, with date, author, source, version, standing,
                                speaksOf: [ { edition, id, because, wentTo? } ] ],
                     speaksOf?: [ { edition, id } ], credit?: [text] }

Rulings stand with the rule they speak of in every edition, and say when it was rewritten after them. Of a
topic of a summary (A.20) it is said which rule it speaks of. Exit 1: there is no such entry; what the number
was, what it is now, and what is near is named. Exit 2: the edition of that day is not here.`,
  run: async (args, desk) => {
    const { values, positionals } = parseOptions(args, {
      edition: { type: 'string' },
      document: { type: 'string' },
      json: { type: 'boolean' },
    });
    const asked = positionals.join(' ');
    if (asked.trim() === '') throw new UsageError('name a NUMBER or a TERM');
    const day = values.edition === undefined ? undefined : parseDay(values.edition, '--edition');
    await recoverFolder({ path: desk.corpusFolder });
    const corpus = openCorpus(desk.corpusFolder);
    const question = parseQuestion(asked);
    const document = chooseDocument(corpus, values.document);
    const order = document === undefined ? usualOrder : [document];
    const gap = tellGap(corpus.manifest, document ?? 'comprehensive-rules', day);
    if (gap) throw new UsageError(gap.line, gap.hint);
    const answer = findAnswer(corpus, question, day, order, desk.contentFolder);
    if (!answer) return reportMissing(corpus, asked, question, day, order, desk);
    if (question.kind === 'number' && document === undefined) tellElsewhere(corpus, question.number, answer.record, day, desk);
    if (values.json) printJson(desk, toJson(answer));
    else printAnswer(answer, desk);
    return 0;
  },
};

interface Answer {
  readonly record: EditionRecord;
  readonly entries: readonly LoadedEntry[];
  readonly below: readonly LoadedEntry[];
  /** On the first of the entries, the newest first. */
  readonly rulings: readonly Ruling[];
  readonly official?: Official | undefined;
  /** Of a summary: what the entry speaks of. */
  readonly speaksOf: readonly RulingPlace[];
  /** Whose text is shown and has to be credited. */
  readonly credits: readonly string[];
}

/** The rulebook first, then our own, then what was written about it. */
const usualOrder: readonly DocumentId[] = documentIds.toSorted((left, right) => rankOf(left) - rankOf(right));

function rankOf(document: DocumentId): number {
  return ['comprehensive-rules', 'handbook', 'rulings-summary', 'rulebook'].indexOf(document);
}

const hasRulings: ReadonlySet<DocumentId> = new Set(['comprehensive-rules', 'rulings-summary']);

function findAnswer(
  corpus: Corpus,
  question: Question,
  day: IsoDate | undefined,
  order: readonly DocumentId[],
  contentFolder: string,
): Answer | undefined {
  for (const record of order.flatMap((document) => findSources(corpus.manifest, document, day))) {
    const all = corpus.loadEdition(record.key);
    const entries = findEntries(all, question);
    const [first] = entries;
    if (!first) continue;
    const isAlone = question.kind === 'number' && question.alone === true;
    const told = isAlone || !hasRulings.has(record.document) ? undefined : openRulings(corpus, contentFolder);
    const rulings = told?.ofEntry(record.date, first.id).filter(() => record.document === 'comprehensive-rules') ?? [];
    const isSummary = record.document === 'rulings-summary';
    const id = `${record.key}/${first.id}`;
    const speaksOf = isSummary ? (told?.topics.get(id) ?? told?.find(id)?.places ?? []) : [];
    const credits = isSummary ? [creditSummary(record.date)] : [...new Set(rulings.map(creditRuling))];
    const below = isAlone ? [] : all.filter(({ parent }) => parent === first.id);
    return { record, entries, below, rulings, official: told?.official, speaksOf, credits };
  }
  return undefined;
}

const textOf = (entry: LoadedEntry): string => makeWording(entry.wording);
const examplesOf = (entry: LoadedEntry): string[] => entry.examples.map(makeWording);

function toJson({ record, entries, below, rulings, official, speaksOf, credits }: Answer): unknown {
  const toValue = (entry: LoadedEntry): unknown => {
    const { id, kind, number, title, date, author, meant, note } = entry;
    return { id, kind, number, title, text: textOf(entry), examples: examplesOf(entry), date, author, meant, note };
  };
  return {
    document: record.document,
    edition: record.date,
    entries: entries.map(toValue),
    below: below.map(toValue),
    rulings: rulings.map((ruling) => toRulingValue(ruling, official)),
    ...(speaksOf.length === 0
      ? {}
      : { speaksOf: speaksOf.map((place) => ({ edition: official?.editions[place.edition], id: place.entry })) }),
    ...(credits.length === 0 ? {} : { credit: credits }),
  };
}

const width = 100;

function printAnswer({ record, entries, below, rulings, official, speaksOf, credits }: Answer, { out }: Desk): void {
  printLine(out, paint(out, 'dim', `${record.document}, edition of ${record.date}`));
  for (const entry of entries) {
    printLine(out);
    printLine(out, paint(out, 'bold', headingOf(entry)));
    const text = textOf(entry);
    if (text !== '' && text !== entry.title) printLine(out, wrapText(text, width));
    for (const example of examplesOf(entry)) printLine(out, `\n${wrapText(`Example: ${example}`, width, '  ')}`);
    if (entry.note !== undefined) {
      const meant = entry.meant === undefined ? '' : `printed ${entry.number}, meant ${entry.meant}. `;
      printLine(out, `\n${paint(out, 'dim', wrapText(`Editorial note: ${meant}${entry.note}`, width, '  '))}`);
    }
  }
  if (below.length > 0) {
    printLine(out);
    for (const entry of below)
      printLine(out, `  ${paint(out, 'bold', entry.number || entry.id)}  ${shorten(entry.title ?? textOf(entry))}`);
  }
  for (const { entry, edition } of speaksOf) printLine(out, `\nSpeaks of ${entry} in the edition of ${official?.editions[edition] ?? ''}`);
  const quoted = rulings.filter(({ agrees }) => agrees);
  for (const ruling of rulings) if (!quoted.includes(ruling)) printRuling(ruling, official, out);
  for (const ruling of quoted) {
    const { version, date, entry } = ruling;
    const standing = tellStanding(ruling, official);
    const since = standing === undefined ? '' : `; ${standing}`;
    printLine(
      out,
      `\n${paint(out, 'dim', `The summary of ${version} quotes it as of ${date ?? version}, word for word (${entry.number})${since}.`)}`,
    );
  }
  for (const credit of credits) printLine(out, `\n${paint(out, 'dim', `${credit}. Not official text.`)}`);
}

function headingOf({ number, title, id }: LoadedEntry): string {
  return [number, title].filter((part) => part !== undefined && part !== '').join(' ') || id;
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length <= width ? flat : `${flat.slice(0, flat.lastIndexOf(' ', width))} …`;
}

/** A number that the rules of that day lack may be shown from another document: then what it was in the rules is said too. */
function tellElsewhere(corpus: Corpus, number: string, shown: EditionRecord, day: IsoDate | undefined, desk: Desk): void {
  const rules = findEdition(corpus.manifest, 'comprehensive-rules', day);
  if (!rules || shown.document === 'comprehensive-rules') return;
  const former = findFormer(corpus, rules, number);
  if (former.length === 0) return;
  printLine(desk.err, `${number} is not a number of comprehensive-rules, edition of ${rules.date}.`);
  printFormer(former, number, rules, findEdition(corpus.manifest, rules.document) === rules, desk);
}

function reportMissing(
  corpus: Corpus,
  asked: string,
  question: Question,
  day: IsoDate | undefined,
  order: readonly DocumentId[],
  desk: Desk,
): ExitCode {
  const { err } = desk;
  const records = order.flatMap((document) => findEdition(corpus.manifest, document, day) ?? []);
  if (records.length === 0) {
    const first = corpus.manifest.editions.map(({ date }) => date).toSorted()[0];
    printLine(
      err,
      `concordance show: no edition was in force on ${day ?? 'that day'}${first === undefined ? '' : `; the first is of ${first}`}`,
    );
    return 1;
  }
  const [record] = records;
  printLine(err, `concordance show: there is no "${asked}" in the edition of ${record?.date ?? ''}`);
  if (question.kind === 'number' && record) {
    const isNewest = findEdition(corpus.manifest, record.document) === record;
    printFormer(findFormer(corpus, record, question.number), question.number, record, isNewest, desk);
  }
  const near = records.map(({ key }) => findNear(corpus.loadEdition(key), question)).find((entries) => entries.length > 0) ?? [];
  if (near.length > 0)
    printLine(err, `near: ${near.map((entry) => (entry.kind === 'term' ? (entry.title ?? entry.id) : headingOf(entry))).join(', ')}`);
  return 1;
}
