/** `search --all-documents`: in the newest edition of every document at once. */
import type { EditionRecord } from '../../src/corpus/format.ts';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import type { Corpus } from '../../src/corpus/readCorpus.ts';
import { listDocuments } from '../../src/model/edition.ts';
import { joinAnswers } from '../../src/search/joinAnswers.ts';
import type { SearchIndex } from '../../src/search/openIndex.ts';
import { answerQuery, type SearchOptions } from '../../src/search/searchEdition.ts';
import { searchLabels } from '../../src/site/search/searchLabels.ts';
import { type Desk, paint, printJson, printLine } from './desk.ts';
import { describeNamed, findNamedRecord, printNamed } from './searchNamed.ts';
import { printHit } from './printHit.ts';

/** In the newest edition of every document. Exit 1 when nothing was found. */
export function searchDocuments(
  corpus: Corpus,
  open: (record: EditionRecord) => SearchIndex,
  query: string,
  options: SearchOptions,
  json: boolean,
  desk: Desk,
): 0 | 1 {
  const { from = 0, limit = 20 } = options;
  const records = listDocuments(corpus.manifest.editions).flatMap((document) => findEdition(corpus.manifest, document) ?? []);
  const answers = records.map((record) => ({
    ...answerQuery(open(record), query, { ...options, from: 0, limit: from + limit }),
    isHandbook: record.document === 'handbook',
  }));
  const { hits, total, totals } = joinAnswers(answers, { from, limit });
  const documents = records.map(({ document, date }, at) => ({
    document,
    edition: date,
    total: totals[at] ?? 0,
    followed: answers[at]?.followed ?? [],
  }));
  const asked = answers[0]?.named;
  const [main] = records;
  const named = asked && main && { ...asked, found: findNamedRecord(corpus, asked, main.document) };
  const isNamed = named?.found.kind === 'edition';
  const sourceOf = (at: number) => ({ document: documents[at]?.document, edition: documents[at]?.edition });
  if (json) {
    printJson(desk, {
      query,
      total,
      documents,
      ...(named ? { named: describeNamed(named, named.found) } : {}),
      hits: hits.map(({ hit, from: at }) => ({ ...sourceOf(at), ...hit })),
    });
    return total === 0 && !isNamed ? 1 : 0;
  }
  if (named) printNamed(named, named.found, desk);
  for (const { document, edition, total: found, followed } of documents) {
    if (found === 0) continue;
    printLine(desk.err, paint(desk.err, 'dim', `${document}, edition of ${edition}: ${found}`));
    for (const each of followed) printLine(desk.err, `  ${searchLabels.followed(each)}`);
  }
  for (const { hit, from: at } of hits) {
    printLine(desk.out, paint(desk.out, 'dim', `${documents[at]?.document}/${documents[at]?.edition}`));
    printHit(hit, desk);
  }
  if (isNamed) return 0;
  if (total === 0)
    printLine(desk.err, `concordance search: nothing was found for "${query}" in the newest editions of ${documents.length} documents`);
  else if (hits.length === 0) printLine(desk.err, `there are ${total} results; --from goes to ${total}`);
  return hits.length === 0 ? 1 : 0;
}
