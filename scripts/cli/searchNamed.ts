/** `search` for the name of a document or of a time: the edition that it leads to, of those that are here. */
import type { EditionRecord } from '../../src/corpus/format.ts';
import { isEdition } from '../../src/corpus/lookup/openCalendar.ts';
import type { Corpus } from '../../src/corpus/readCorpus.ts';
import { isPolicy, type DocumentId } from '../../src/model/edition.ts';
import { findNamed, type FoundNamed, type Shelved } from '../../src/search/findNamed.ts';
import type { Named } from '../../src/search/readNamed.ts';
import { chooseEditions } from '../../src/site/frame/library/chooseEditions.ts';
import { nameDated } from '../../src/site/frame/labels/labels.ts';
import { namedLabels } from '../../src/site/search/namedLabels.ts';
import { type Desk, paint, printLine } from './desk.ts';

interface ShelvedRecord extends Shelved {
  readonly record: EditionRecord;
}

export type FoundRecord = FoundNamed<ShelvedRecord>;

/** What a site of this corpus has to read, so that it and the command line name the same. */
export function findNamedRecord({ manifest }: Corpus, named: Named, searched: DocumentId): FoundRecord {
  const { shown, documents } = chooseEditions(manifest.editions, undefined, manifest.missing);
  const inEditions = shown.map(({ record, until }) => ({ record, ...(until === undefined ? {} : { until }) }));
  const books = new Set(inEditions.map(({ record }) => record.document));
  const papers = documents
    .filter((record) => record.mainSource === undefined && !books.has(record.document))
    .filter((record) => !isPolicy(record.document) || isEdition(record));
  const editions = [...inEditions, ...papers.map((record) => ({ record }))].map((each) => ({
    ...each,
    document: each.record.document,
    date: each.record.date,
  }));
  return findNamed({ editions, missing: manifest.missing ?? [], searched, main: editions[0]?.document ?? searched }, named);
}

/** For `--json`. */
export function describeNamed({ typed, day }: Named, found: FoundRecord): object {
  const said = { typed, ...(day === undefined ? {} : { day }) };
  if (found.kind === 'edition') return { ...said, document: found.edition.document, edition: found.edition.date };
  if (found.kind === 'absent') return { ...said, document: found.work };
  const { work, before, after } = found;
  return { ...said, document: work, ...(before ? { before: before.date } : {}), ...(after ? { after: after.date } : {}) };
}

/** The edition as the first result, or a line that it is not here. */
export function printNamed(named: Named, found: FoundRecord, { out, err }: Desk, number?: string): void {
  printLine(err, namedLabels.read(named, number));
  if (found.kind === 'edition') {
    const { record, document, date } = found.edition;
    printLine(out, paint(out, 'bold', nameDated(record)));
    printLine(out, `  ${namedLabels.why(found, named.day)} concordance search WORDS --document ${document} --edition ${date}`);
  } else if (found.kind === 'absent') printLine(err, namedLabels.absent(found.work));
  else {
    printLine(err, namedLabels.gap(found.work, named.day ?? ''));
    if (found.before) printLine(err, `${namedLabels.before} ${nameDated(found.before.record)}`);
    if (found.after) printLine(err, `${namedLabels.after} ${nameDated(found.after.record)}`);
  }
}
