/** Says of each further source of an edition how much it differs from the one that is taken. */
import type { Inline } from '../../model/wording.ts';
import { type ComparedEntry, compareSources } from '../compareSources.ts';
import type { CorpusEntry, WordingId } from '../format.ts';
import type { ArrangedEdition } from '../store/arrangeEditions.ts';
import type { EditionContents } from '../store/writeCorpus.ts';
import { makeWording } from '../wording/parseWording.ts';

/** The same editions; those that are another whole source of a whole edition say in how many entries they differ from it. */
export async function tellSources<Origin>(
  editions: readonly ArrangedEdition<Origin>[],
  load: (origin: Origin) => Promise<EditionContents>,
): Promise<ArrangedEdition<Origin>[]> {
  const byKey = new Map(editions.map((edition) => [edition.record.key, edition]));
  const told: ArrangedEdition<Origin>[] = [];
  for (const edition of editions) {
    const { record, origin } = edition;
    const main = record.mainSource === undefined ? undefined : byKey.get(record.mainSource);
    if (!main || record.extent !== 'whole' || main.record.extent !== 'whole') told.push(edition);
    else {
      const differences = compareSources(toCompared(await load(main.origin)), toCompared(await load(origin)));
      told.push({ origin, record: { ...record, differs: differences.length } });
    }
  }
  return told;
}

function toCompared(contents: EditionContents): ComparedEntry[] {
  const { entries } = JSON.parse(`{${Buffer.from(contents.body).toString('utf8')}}`) as { entries: readonly CorpusEntry[] };
  const lines = Buffer.from(contents.wordings).toString('utf8');
  const wordings = JSON.parse(`{${lines.replaceAll('\n', ',')}}`) as Record<WordingId, readonly Inline[]>;
  const textOf = (id: WordingId | undefined): string => makeWording((id !== undefined && wordings[id]) || []);
  return entries.map(({ kind, number, title, wording, examples = [] }) => ({
    kind,
    number,
    ...(title === undefined ? {} : { title }),
    text: textOf(wording),
    examples: examples.map(textOf),
  }));
}
