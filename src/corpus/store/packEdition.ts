/**
 * An edition as it goes to disk, cut in two: its entries, which name their wordings, and the wordings. Packing is done where the
 * edition was read (in a worker), so that only short facts and finished bytes travel; what is put into the corpus afterwards never
 * has to be parsed again.
 */
import type { Entry, ReadEdition, Severity } from '../../model/entry.ts';
import type { Inline } from '../../model/wording.ts';
import type { CorpusEntry, EditionRecord, WordingId } from '../format.ts';
import { makeCanonicalJson, makeCanonicalLines } from './canonicalJson.ts';
import { toWordingId } from './wordingId.ts';

/** What the manifest will say of an edition, as far as the edition alone can tell. */
export interface EditionFacts extends Omit<
  EditionRecord,
  'key' | 'copies' | 'otherSources' | 'mainSource' | 'differs' | 'date' | 'dateFrom'
> {
  readonly date?: EditionRecord['date'];
  readonly dateFrom?: EditionRecord['dateFrom'];
}

export interface PackedEdition {
  readonly facts: EditionFacts;
  /** How many entries it has: the measure of which source of an edition is the more complete. */
  readonly size: number;
  /** The members of the edition's file but `format` and `key`, which are known only when all sources are. */
  readonly body: Uint8Array;
  /** A line for each distinct wording, `"<id>":<nodes>`, by id. */
  readonly wordings: ReadonlyMap<WordingId, string>;
}

/** Packs an edition. `parseWording` is applied once to each distinct text; the result depends on the edition alone. */
export function packEdition(edition: ReadEdition, parseWording: (text: string) => readonly Inline[]): PackedEdition {
  const wordings = new Map<WordingId, string>();
  const lineOf = (id: WordingId, text: string): string => {
    const line = wordings.get(id) ?? `"${id}":${writeNodes(parseWording(text))}`;
    wordings.set(id, line);
    return line;
  };
  const lines = edition.entries.map((entry) => {
    const known = packed.get(entry) ?? packEntry(entry, lineOf);
    packed.set(entry, known);
    for (const [id, line] of known.wordings) wordings.set(id, line);
    return known.line;
  });
  return {
    facts: toFacts(edition),
    size: edition.entries.length,
    body: Buffer.concat([Buffer.from(`"diagnostics":${makeCanonicalLines(edition.diagnostics)},\n"entries":`), ...joinWritten(lines)]),
    wordings,
  };
}

/** Lines of wordings as they are kept: in order of id. */
export const joinWordings = (wordings: ReadonlyMap<WordingId, string>): string =>
  [...wordings]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, line]) => line)
    .join('\n');

const [opening, between, closing] = ['[\n', ',\n', '\n]'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/** As joinLines does, of members that are bytes already: the days of the handbook say nearly the same, and each line of them is made into bytes once. */
function joinWritten(lines: readonly Uint8Array[]): readonly Uint8Array[] {
  return lines.length === 0 ? [Buffer.from('[]')] : [...lines.flatMap((line, at) => [at === 0 ? opening : between, line]), closing];
}

interface PackedEntry {
  readonly line: Uint8Array;
  readonly wordings: readonly (readonly [id: WordingId, line: string])[];
}

/** What was packed of entries that are still at hand: editions of one text that follow one another share most of them. */
const packed = new WeakMap<Entry, PackedEntry>();

function packEntry(entry: Entry, lineOf: (id: WordingId, text: string) => string): PackedEntry {
  const wordings: (readonly [WordingId, string])[] = [];
  const keep = (text: string): WordingId => {
    // A lone surrogate has no UTF-8: without this two texts could share an id and not a wording.
    const whole = text.toWellFormed();
    const id = toWordingId(whole);
    wordings.push([id, lineOf(id, whole)]);
    return id;
  };
  return { line: Buffer.from(makeCanonicalJson(toCorpusEntry(entry, keep))), wordings };
}

/** What was written of nodes that are still at hand: editions that follow one another share most of their wordings. */
const written = new WeakMap<readonly Inline[], string>();

function writeNodes(nodes: readonly Inline[]): string {
  const json = written.get(nodes) ?? makeCanonicalJson(nodes);
  written.set(nodes, json);
  return json;
}

function toCorpusEntry(entry: Entry, keep: (text: string) => WordingId): CorpusEntry {
  const { id, kind, number, lines } = entry;
  return {
    id,
    kind,
    number,
    ...(entry.title === undefined ? {} : { title: entry.title }),
    ...(entry.parent === undefined ? {} : { parent: entry.parent }),
    ...(entry.text === '' ? {} : { wording: keep(entry.text) }),
    ...(entry.examples.length === 0 ? {} : { examples: entry.examples.map(keep) }),
    lines,
    ...(entry.date === undefined ? {} : { date: entry.date }),
    ...(entry.author === undefined ? {} : { author: entry.author }),
    ...(entry.changed === undefined ? {} : { changed: entry.changed }),
    ...(entry.meant === undefined ? {} : { meant: entry.meant }),
    ...(entry.note === undefined ? {} : { note: entry.note }),
    ...(entry.beside === undefined ? {} : { beside: entry.beside }),
    ...(entry.rests === undefined ? {} : { rests: entry.rests }),
  };
}

function toFacts(edition: ReadEdition): EditionFacts {
  const count = (severity: Severity): number =>
    edition.diagnostics.filter((diagnostic) => diagnostic.severity === severity && diagnostic.excused === undefined).length;
  return {
    document: edition.document,
    ...(edition.date === undefined ? {} : { date: edition.date, dateFrom: edition.dateFrom ?? 'document' }),
    ...(edition.set === undefined ? {} : { set: edition.set }),
    ...(edition.title === undefined ? {} : { title: edition.title }),
    extent: edition.source.extent,
    source: edition.source,
    counts: edition.counts,
    accounting: edition.accounting,
    // What a reviewed decision excuses is no longer counted; the diagnostics themselves keep it, with its reason.
    diagnostics: { error: count('error'), warning: count('warning'), info: count('info') },
  };
}
