/** `search --all-editions`: in all editions of the document at once. */
import type { EditionRecord } from '../../src/corpus/format.ts';
import { type Corpus, CorpusError } from '../../src/corpus/readCorpus.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { readWordsOverTime } from '../../src/search/allEditions/readWordsOverTime.ts';
import { searchAllEditions, type TimedHit } from '../../src/search/allEditions/searchAllEditions.ts';
import { nameStretches, tellTimed } from '../../src/site/search/timedLabels.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';

/** Exit 1 when nothing was found. @throws CorpusError when the document has no history. */
export function searchOverTime(
  corpus: Corpus,
  { document }: EditionRecord,
  query: string,
  page: { readonly from?: number; readonly limit?: number },
  json: boolean,
  desk: Desk,
): 0 | 1 {
  const lineages = loadLineages(corpus, document);
  if (!lineages) throw new CorpusError(`the corpus has no editions of ${document} to follow`);
  const answer = searchAllEditions(readWordsOverTime(corpus, document, lineages), query, page);
  const { sought, unknown, unsought, loosened, total, hits } = answer;
  const told = hits.map((hit) => tellHit(hit, lineages));
  if (json) printJson(desk, { query, document, sought, unknown, unsought, loosened, total, hits: told });
  else {
    const [first = '', last = ''] = [lineages.editions[0], lineages.editions.at(-1)];
    printLine(desk.err, paint(desk.err, 'dim', `${document}, ${lineages.editions.length} editions, ${first} to ${last}`));
    printLine(desk.err, tellTimed(answer, page.from ?? 0));
    for (const { id, edition, title, stood, isToday } of told) {
      printLine(
        desk.out,
        `${paint(desk.out, 'bold', id)}${title === undefined || id.endsWith(`:${title}`) ? '' : ` ${title}`}  ${paint(desk.out, 'dim', edition)}`,
      );
      printLine(desk.out, `  ${nameStretches(stood, isToday)}`);
    }
  }
  return total === 0 ? 1 : 0;
}

function tellHit({ lineage, title, spans }: TimedHit, { editions, lineages }: NonNullable<ReturnType<typeof loadLineages>>) {
  const last = (spans.at(-1)?.to ?? 1) - 1;
  const { id = '', steps = [] } = lineages[lineage] ?? {};
  return {
    id: steps.findLast(({ edition }) => edition <= last)?.entry ?? '',
    edition: editions[last] ?? '',
    ...(title === undefined ? {} : { title }),
    lineage: id,
    stood: spans.map(({ from, to }) => ({ first: editions[from] ?? '', last: editions[to - 1] ?? '' })),
    isToday: last === editions.length - 1,
  };
}
