/** What a number was that an edition lacks, and what it is in that edition: from the lineages of the document. */
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import type { EditionRecord } from '../../src/corpus/format.ts';
import type { Corpus } from '../../src/corpus/readCorpus.ts';
import { listBearers } from '../../src/lineage/bearers.ts';
import type { Followed } from '../../src/lineage/follow.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { type End, findEnd } from '../../src/lineage/whereabouts.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { makeWhereLabels } from '../../src/site/where/whereLabels.ts';
import { type Desk, paint, printLine } from './desk.ts';

const labels = makeWhereLabels((day) => day);

export interface FormerNumber {
  /** The first and the last edition in which one and the same provision had it. */
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly title?: string;
  /** What carries it on in the edition that was asked, the likeliest first. */
  readonly now: readonly Followed[];
  readonly gone?: End;
}

/** Those that had the number in other editions, the last first. None in a document whose lineages are not known. */
export function findFormer(corpus: Corpus, record: EditionRecord, number: string): readonly FormerNumber[] {
  const lineages = loadLineages(corpus, record.document);
  const to = lineages?.placeOf(record.date);
  if (!lineages || to === undefined) return [];
  return listBearers(lineages, number).map(({ first, last, place }) => {
    const edition = findEdition(corpus.manifest, record.document, last);
    const title = edition && corpus.loadEdition(edition.key).find(({ id }) => id === number)?.title;
    const now = lineages.index.follow(place, number, to);
    const gone = now.some(({ same }) => same) ? undefined : findEnd(lineages, lineages.index, place, number, to);
    return { first, last, ...(title === undefined ? {} : { title }), now, ...(gone === undefined ? {} : { gone }) };
  });
}

/** Says it, on standard error. */
export function printFormer(
  former: readonly FormerNumber[],
  number: string,
  record: EditionRecord,
  isNewest: boolean,
  { err }: Desk,
): void {
  for (const { first, last, title, now, gone } of former) {
    const names = now.map(({ entry }) => paint(err, 'bold', entry.replace(/^glossary:/, '')));
    const end = now.length > 0 || !gone ? '' : ` ${record.date >= last ? labels.end(gone, false, number) : labels.begins(gone)}`;
    printLine(err, `${labels.was(number, first, last, title)} ${labels.isNowCalled(names, labels.when(isNewest, record.date))}${end}`);
  }
}
