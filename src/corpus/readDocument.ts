/** One file to the edition it holds: bytes -> text -> tree -> entries with counts, accounting and diagnostics. */
import { createHash } from 'node:crypto';
import type { VFile } from 'vfile';
import { readFrontMatter } from '../grammar/frontMatter.ts';
import { readRules } from '../grammar/rulesGrammar.ts';
import { isEntry } from '../grammar/blocks.ts';
import { isPolicy, type IsoDate, makeEditionKey } from '../model/edition.ts';
import type { Citation, Diagnostic, Entry, ReadEdition, Severity } from '../model/entry.ts';
import type { SourceText } from '../model/source.ts';
import type { RulesTree } from '../model/tree.ts';
import { isRefusal, readSource, readTextSource } from '../sources/readSource.ts';
import { accountFor, countEntries, toEntries } from './entries.ts';
import type { Facts } from './facts.ts';
import type { ReadResult } from './ingest/reader.ts';
import { applyOverrides } from './overrides.ts';
import { parseWording } from './wording/parseWording.ts';
import { citationsOf, makeEntryIndex } from './wording/resolve.ts';

export const noFacts: Facts = { bySource: new Map(), byEdition: new Map(), overrides: [] };

/** Reads one file. What is no rules document is passed over with a reason; never rejects, whatever the bytes are. */
export async function readDocument(file: string, bytes: Uint8Array, facts: Facts): Promise<ReadResult> {
  const source = await readSource(bytes);
  if (isRefusal(source)) return { kind: 'passedOver', reason: source.reason, problem: source.problem };
  return readText(file, bytes, source, facts);
}

/** The same for a file that is known to be text, at once. */
export function readTextDocument(file: string, bytes: Uint8Array, facts: Facts): ReadResult {
  const source = readTextSource(bytes);
  return isRefusal(source) ? { kind: 'passedOver', reason: source.reason, problem: source.problem } : readText(file, bytes, source, facts);
}

/** The same for a text that was read already: the joined pages of a document, for one. */
export function readText(file: string, bytes: Uint8Array, source: SourceText, facts: Facts): ReadResult {
  const read = readRules(source, file);
  if (!read)
    return { kind: 'passedOver', reason: 'no rules document: no numbered rules, rulings or rulebook chapters found', problem: false };
  const { tree, file: messages } = read;
  if (isPolicy(tree.document) && !tree.children.some(isEntry))
    return { kind: 'passedOver', reason: 'tournament policy by its title, in which no section was found', problem: true };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = facts.bySource.get(sha256);
  const front = readFrontMatter(source);
  const dated = dateOf(tree, front.date, known?.date);
  return { kind: 'editions', editions: [toEdition()] };

  function toEdition(): ReadEdition {
    const all = toEntries(tree);
    const citations = [...linkEntries(all)].map(
      ([entry, cited]) => [entry, isPolicy(tree.document) ? cited.filter(isOfPolicy) : cited] as const,
    );
    // What a part of an edition cites stands mostly in what it leaves out; only a whole one can be held to its citations.
    const dangling = tree.extent === 'whole' ? citations.flatMap(([entry, cited]) => danglingIn(entry, cited)) : [];
    const noted = [...diagnosticsOf(messages), ...droppedIn(source), ...(dated.date ? [] : [noDate]), ...dangling];
    noted.sort((left, right) => left.line - right.line || left.column - right.column);
    const { entries, diagnostics } = applyOverrides({ document: tree.document, date: dated.date }, facts.overrides, all, noted);
    const every = citations.flatMap(([, cited]) => cited);
    const registered = dated.date && facts.byEdition.get(makeEditionKey({ document: tree.document, date: dated.date }));
    const set = tree.set ?? front.set ?? registered?.set?.name;
    const title = tree.title ?? front.title ?? source.title;
    return {
      document: tree.document,
      ...dated,
      ...(set === undefined ? {} : { set }),
      ...(title === undefined ? {} : { title }),
      source: {
        file,
        sha256,
        bytes: bytes.length,
        encoding: source.encoding,
        mark: source.mark,
        lineEnds: source.lineEnds,
        format: source.format,
        family: tree.family,
        extent: tree.extent,
      },
      entries,
      counts: { ...countEntries(entries), citations: every.length, unresolved: every.filter(({ resolved }) => !resolved).length },
      accounting: accountFor(tree, source.text, source.dropped?.count),
      diagnostics,
    };
  }
}

/** Policy cites the rules of the game, by their numbers and by the word: those are of another document. */
const isOfPolicy = ({ text, resolved }: Citation): boolean => resolved || !/^rules?\b|\d{3}\.\d/i.test(text);

const noDate: Diagnostic = {
  line: 1,
  column: 1,
  severity: 'warning',
  ruleId: 'date-missing',
  message: 'Unexpected document without a date, expected the day from which it is effective',
};

/** `character-dropped`: NULs and marks that were taken out of the text, with the place of the first. */
function droppedIn({ dropped }: SourceText): Diagnostic[] {
  if (!dropped) return [];
  const { count, line, column } = dropped;
  const what = count === 1 ? 'character that is none' : `${count} characters that are none`;
  const message = `Unexpected ${what} (NUL or U+FEFF; the first is here), expected text: they are left out`;
  return [{ line, column, severity: 'warning', ruleId: 'character-dropped', message }];
}

/** `citation-unresolved`: a citation of something that the edition does not hold. It stays in the text, and is no link. */
function danglingIn(entry: Entry, citations: readonly Citation[]): Diagnostic[] {
  return citations
    .filter(({ resolved }) => !resolved)
    .map(({ text }) => ({
      line: entry.lines[0],
      column: 1,
      severity: 'warning',
      ruleId: 'citation-unresolved',
      message: `Unexpected citation "${text}" in ${entry.number || (entry.title ?? entry.kind)}, expected something that this edition holds`,
    }));
}

/** The document's own word first, then its front matter, then the register of known sources. */
function dateOf(tree: RulesTree, front: IsoDate | undefined, known: IsoDate | undefined): Pick<ReadEdition, 'date' | 'dateFrom'> {
  if (tree.date) return { date: tree.date, dateFrom: tree.dateFrom ?? 'document' };
  if (front) return { date: front, dateFrom: 'front matter' };
  return known ? { date: known, dateFrom: 'register' } : {};
}

const severityOf = (fatal: boolean | null | undefined): Severity => (fatal === true ? 'error' : fatal === false ? 'warning' : 'info');

function diagnosticsOf({ messages }: VFile): Diagnostic[] {
  return messages.map((message) => ({
    line: message.line ?? 1,
    column: message.column ?? 1,
    severity: severityOf(message.fatal),
    ruleId: message.ruleId ?? 'unknown',
    message: message.reason,
  }));
}

/** The citations of each entry, in its text and then in its Examples, resolved among these entries. */
export function linkEntries(entries: readonly Entry[]): Map<Entry, Citation[]> {
  const index = makeEntryIndex(entries);
  return new Map(
    entries.map((entry) => [entry, [entry.text, ...entry.examples].flatMap((text) => citationsOf(parseWording(text), index))]),
  );
}
