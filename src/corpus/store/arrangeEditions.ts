/** Which source is taken for an edition, and under which key each of them stands. Knows nothing of files. */
import { compareDocuments, isGame, makeEditionKey } from '../../model/edition.ts';
import type { Format } from '../../model/source.ts';
import type { EditionKey, EditionRecord, PassedOver } from '../format.ts';
import type { EditionFacts } from './packEdition.ts';

/** One edition found in one file (or in several files with the same bytes). */
export interface FoundEdition<Origin> {
  readonly facts: EditionFacts;
  /** How many entries it has. */
  readonly size: number;
  /** Every name under which these bytes were found, in order; the first is the one that is given. */
  readonly names: readonly string[];
  /** Whatever the caller needs to find its contents again. */
  readonly origin: Origin;
}

export interface ArrangedEdition<Origin> {
  readonly record: EditionRecord;
  readonly origin: Origin;
}

export interface Arrangement<Origin> {
  /** By document, then by date, then the source that is taken before the others. */
  readonly editions: readonly ArrangedEdition<Origin>[];
  /** What cannot be given a place: an edition without a date, or without a single entry. */
  readonly passedOver: readonly PassedOver[];
}

/**
 * Arranges editions independently of the order in which they were found. Of several sources of one edition the more complete is
 * taken under the plain key: whole before partial, then more entries, then fewer unaccounted characters, then text before Word and that
 * before PDF, then the smaller checksum, so that there is always an answer. The others keep a key of their own, `<document>/<date>~<extent>-<first 8 of the checksum>`.
 */
export function arrangeEditions<Origin>(found: readonly FoundEdition<Origin>[]): Arrangement<Origin> {
  const byEdition = new Map<string, Dated<Origin>[]>();
  const passedOver: PassedOver[] = [];
  for (const edition of found) {
    const { date, dateFrom, document } = edition.facts;
    const file = edition.names[0] ?? edition.facts.source.file;
    if (edition.size === 0) {
      passedOver.push({
        file,
        reason: `${isGame(document) ? 'lies in the folder of' : 'looks like'} ${document}, but holds no entry that can be read`,
        problem: true,
      });
    } else if (date === undefined || dateFrom === undefined) {
      const where = isGame(document)
        ? `name it under its date in content/games/${document.slice(5)}.yaml`
        : 'give its sha256 a date in content/editions.yaml';
      passedOver.push({ file, reason: `is ${document}, but says no date; ${where}`, problem: true });
    } else {
      const key = makeEditionKey({ document, date });
      byEdition.set(key, [...(byEdition.get(key) ?? []), { ...edition, date, dateFrom }]);
    }
  }
  const editions = [...byEdition.entries()]
    .toSorted(([, [left]], [, [right]]) => (left && right ? compareEditions(left, right) : 0))
    .flatMap(([key, sources]) => arrangeSources(key, sources));
  return { editions, passedOver };
}

interface Dated<Origin> extends FoundEdition<Origin> {
  readonly date: EditionRecord['date'];
  readonly dateFrom: EditionRecord['dateFrom'];
}

function arrangeSources<Origin>(plainKey: EditionKey, sources: readonly Dated<Origin>[]): ArrangedEdition<Origin>[] {
  const taken = new Set<EditionKey>();
  const keyed = sources.toSorted(compareCompleteness).map((source, index) => {
    const { extent, source: file } = source.facts;
    const wanted = index === 0 ? plainKey : `${plainKey}~${extent}-${file.sha256.slice(0, 8)}`;
    // One file can hold two readings of one edition; both must have a place.
    let key = wanted;
    for (let count = 2; taken.has(key); count += 1) key = `${wanted}-${count}`;
    taken.add(key);
    return { key, source };
  });
  const others = keyed.slice(1).map(({ key }) => key);
  return keyed.map(({ key, source }, index) => ({
    record: makeRecord(key, source, index === 0 ? (others.length === 0 ? {} : { otherSources: others }) : { mainSource: plainKey }),
    origin: source.origin,
  }));
}

function makeRecord<Origin>(
  key: EditionKey,
  found: Dated<Origin>,
  relation: Pick<EditionRecord, 'otherSources' | 'mainSource'>,
): EditionRecord {
  const { facts } = found;
  const [file = facts.source.file, ...copies] = found.names;
  return {
    ...facts,
    key,
    date: found.date,
    dateFrom: found.dateFrom,
    source: { ...facts.source, file },
    ...(copies.length === 0 ? {} : { copies }),
    ...relation,
  };
}

function compareEditions<Origin>(left: Dated<Origin>, right: Dated<Origin>): number {
  return compareDocuments(left.facts.document, right.facts.document) || (left.date < right.date ? -1 : left.date > right.date ? 1 : 0);
}

/** Formats from the one that is nearest to what was written: a text says its paragraphs itself, and a PDF what stands where on paper. */
const byFidelity: readonly Format[] = ['text', 'markdown', 'html', 'docx', 'rtf', 'doc', 'pdf'];

function compareCompleteness<Origin>(left: Dated<Origin>, right: Dated<Origin>): number {
  const a = left.facts;
  const b = right.facts;
  return (
    Number(b.extent === 'whole') - Number(a.extent === 'whole') ||
    right.size - left.size ||
    a.accounting.unaccounted - b.accounting.unaccounted ||
    byFidelity.indexOf(a.source.format) - byFidelity.indexOf(b.source.format) ||
    (a.source.sha256 < b.source.sha256 ? -1 : a.source.sha256 > b.source.sha256 ? 1 : 0)
  );
}
