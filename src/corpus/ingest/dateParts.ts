/** Gives parts without a date the edition that their wordings tell, once all files have been read. */
import type { IsoDate } from '../../model/edition.ts';
import type { Entry } from '../../model/entry.ts';
import type { Inline } from '../../model/wording.ts';
import { dateByWordings } from '../dateByWordings.ts';
import type { CorpusEntry, WordingId } from '../format.ts';
import type { FoundEdition } from '../store/arrangeEditions.ts';
import type { EditionContents } from '../store/writeCorpus.ts';
import { makeWording } from '../wording/parseWording.ts';

type Worded = Pick<Entry, 'number' | 'text'>;

/**
 * Parts of the Comprehensive Rules that say no date, dated by the whole editions among `found`; everything else as it was. Contents are
 * loaded only when there is such a part.
 */
export async function dateParts<Origin>(
  found: readonly FoundEdition<Origin>[],
  load: (origin: Origin) => Promise<EditionContents>,
): Promise<FoundEdition<Origin>[]> {
  const isUndated = ({ facts }: FoundEdition<Origin>): boolean => facts.document === 'comprehensive-rules' && facts.date === undefined;
  if (!found.some(isUndated)) return [...found];
  const parts = new Map<FoundEdition<Origin>, readonly Worded[]>();
  for (const edition of found.filter(isUndated)) parts.set(edition, toWorded(await load(edition.origin)));
  const numbers = new Set([...parts.values()].flat().map(({ number }) => number));
  const editions: { date: IsoDate; entries: Worded[] }[] = [];
  for (const { facts, origin } of found) {
    if (facts.document !== 'comprehensive-rules' || facts.date === undefined || facts.extent !== 'whole') continue;
    editions.push({ date: facts.date, entries: toWorded(await load(origin), numbers) });
  }
  return found.map((edition) => {
    const part = parts.get(edition);
    const witness = part && dateByWordings(part, editions);
    return witness ? { ...edition, facts: { ...edition.facts, date: witness.date, dateFrom: 'wordings' } } : edition;
  });
}

/** Numbers and texts of packed contents; of all entries, or of those that bear one of the numbers. */
function toWorded(contents: EditionContents, numbers?: ReadonlySet<string>): Worded[] {
  const { entries } = JSON.parse(`{${Buffer.from(contents.body).toString('utf8')}}`) as { entries: readonly CorpusEntry[] };
  const lines = Buffer.from(contents.wordings).toString('utf8');
  const wordings = JSON.parse(`{${lines.replaceAll('\n', ',')}}`) as Record<WordingId, readonly Inline[]>;
  return entries
    .filter(({ number, wording }) => number !== '' && wording !== undefined && (numbers?.has(number) ?? true))
    .map(({ number, wording }) => ({ number, text: makeWording((wording && wordings[wording]) ?? []) }));
}
