/** What a document is, among the editions and beside them: its state, and what stands for it today. */
import type { EditionRecord } from '../../../corpus/format.ts';
import { isEdition, openCalendar } from '../../../corpus/lookup/openCalendar.ts';
import { isGame, isPolicy, type DocumentId, type IsoDate } from '../../../model/edition.ts';
import { makeAddress } from '../addresses/addresses.ts';
import { extentLabels, labels, stateLabels } from '../labels/labels.ts';
import type { Library } from './library.ts';
import { toolLabels } from '../labels/toolLabels.ts';

/** What is said of a document before anything else; of one document several may be. */
export type State = 'current' | 'superseded' | 'partial' | 'unofficial';

export interface Standing {
  readonly states: readonly State[];
  /** Whether its date is that from which it was in force; of anything else it is only when it was made. */
  readonly hasForce: boolean;
  /** The first day on which something else was in force; absent of what never was, and of what is. */
  readonly until?: IsoDate;
  /** Of a partial copy: the edition that it is a part of, and where that can be read; without an address it is not here. */
  readonly partOf?: { readonly document: DocumentId; readonly date: IsoDate; readonly href?: string };
}

/** Documents that come in editions, each of which is in force until the next. */
const inEditions = (document: DocumentId): boolean => document === 'comprehensive-rules' || document === 'handbook' || isGame(document);
/** Documents that their publisher does not stand for. */
const unofficial: ReadonlySet<DocumentId> = new Set(['rulings-summary', 'handbook']);

/** Whether a record holds a part of an edition that has, or had, a whole. A summary of changes is a document of its own. */
export function isPartialCopy({ document, extent }: Pick<EditionRecord, 'document' | 'extent'>): boolean {
  return inEditions(document) && extent !== 'whole';
}

/**
 * What a citation says of the document that it is from, with `{date}` for the day: `effective {date}`, `one chapter of the edition of {date},
 * partial copy`, `of {date}, unofficial`. What a citation is pasted into may be read years later, so that nothing is said of what is current.
 */
export function describeCited(record: Pick<EditionRecord, 'document' | 'extent'>): string {
  const { document, extent } = record;
  const isPart = isPartialCopy(record);
  const dated = isPart
    ? `${labels.partOf(extentLabels[extent])} {date}`
    : inEditions(document)
      ? toolLabels.effective
      : `${labels.dated} {date}${extent === 'whole' ? '' : `, ${extentLabels[extent]}`}`;
  return [dated, ...(isPart ? [labels.partialCopy] : []), ...(unofficial.has(document) ? [stateLabels.unofficial] : [])].join(', ');
}

/** How a record stands. Needs nothing but the corpus and the choice of editions that are shown. */
export function findStanding({ corpus, editions }: Pick<Library, 'corpus' | 'editions'>, record: EditionRecord): Standing {
  const { document, date, extent } = record;
  const { manifest } = corpus;
  const partial = extent === 'whole' ? [] : (['partial'] as const);
  const unsigned = unofficial.has(document) ? (['unofficial'] as const) : [];
  if (inEditions(document)) {
    // Of a document of which nothing whole is here the calendar says nothing, but what is known says that it went on.
    const end = openCalendar(manifest, document).endOf(date) ?? findLater(record, manifest);
    const view = editions.find((each) => each.record.document === document && each.record.date === date);
    const href = view && makeAddress({ kind: 'contents', edition: view.address });
    return {
      states: [
        // Of the newest edition of another game nobody here knows whether it is the last.
        ...(end !== undefined ? (['superseded'] as const) : isEdition(record) && !isGame(document) ? (['current'] as const) : []),
        ...partial,
        ...unsigned,
      ],
      hasForce: isEdition(record),
      ...(end === undefined ? {} : { until: end }),
      ...(isPartialCopy(record) ? { partOf: { document, date, ...(href === undefined ? {} : { href }) } } : {}),
    };
  }
  if (isPolicy(document)) {
    // No list of all its editions is known: of the newest here nothing is said.
    const isLater = manifest.editions.some((other) => other.document === document && other.date > date && isEdition(other));
    return { states: isLater ? ['superseded'] : [], hasForce: false };
  }
  // What speaks of the rules is superseded when the rules that it speaks of are, if nothing newer of its own kind is known anyway.
  const known = [...manifest.editions, ...(manifest.missing ?? [])];
  const isOutrun = known.some((other) => other.date > date && (other.document === document || other.document === 'comprehensive-rules'));
  return { states: [...(isOutrun ? (['superseded'] as const) : []), ...partial, ...unsigned], hasForce: false };
}

function findLater(
  { document, date }: EditionRecord,
  { missing = [] }: Pick<Library['corpus']['manifest'], 'missing'>,
): IsoDate | undefined {
  return missing.find((edition) => edition.document === document && edition.date > date)?.date;
}
