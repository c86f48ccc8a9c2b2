/** The documents that a text may cite, from the corpus: what src/citing draws its answers from. Links are those of the site. */
import { openCalendar } from '../../src/corpus/lookup/openCalendar.ts';
import { type Corpus } from '../../src/corpus/readCorpus.ts';
import { readEraForms } from '../../src/corpus/vocabulary.ts';
import type { CitedDocument } from '../../src/citing/mention.ts';
import type { OpenedEdition, Work, Works } from '../../src/citing/work.ts';
import { makeBagger } from '../../src/lineage/bags.ts';
import { makeFolder } from '../../src/lineage/foldWording.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { isPolicy } from '../../src/model/edition.ts';
import { makeHistoryHrefs } from '../../src/site/frame/addresses/historyHrefs.ts';
import { arrangeEdition } from '../../src/site/frame/library/edition.ts';
import type { Desk } from './desk.ts';

/** @throws CorpusError, from what it gives, where the corpus is broken. */
export function openCorpusWorks(corpus: Corpus, { contentFolder }: Pick<Desk, 'contentFolder'>): Works {
  const works = new Map<CitedDocument, Work | undefined>();
  const reading = { fold: makeFolder(readEraForms(contentFolder)), bag: makeBagger() };
  return {
    find: (document) => {
      if (!works.has(document)) works.set(document, openWork(corpus, document));
      return Promise.resolve(works.get(document));
    },
    reading: () => Promise.resolve(reading),
  };
}

function openWork(corpus: Corpus, document: CitedDocument): Work | undefined {
  const lineages = loadLineages(corpus, document);
  if (!lineages) return undefined;
  const histories = makeHistoryHrefs(lineages.lineages, isPolicy(document) ? document : undefined);
  const opened = new Map<number, OpenedEdition>();
  const open = (place: number): OpenedEdition => {
    const known = opened.get(place);
    if (known) return known;
    const date = lineages.editions[place];
    const record = corpus.manifest.editions.find(
      (each) => each.document === document && each.date === date && each.mainSource === undefined,
    );
    if (date === undefined || record === undefined) throw new Error(`There is no edition ${place} of ${document}.`);
    // Under its date an edition stays, the newest too.
    const address = { ...(isPolicy(document) ? { document } : {}), date };
    const edition = { place, date, ...arrangeEdition({ address }, corpus.loadEdition(record.key)) };
    opened.set(place, edition);
    return edition;
  };
  return {
    ...lineages,
    document,
    calendar: openCalendar(corpus.manifest, document),
    open: (place) => Promise.resolve(open(place)),
    openNames: (place) => Promise.resolve(open(place)),
    historyOf: (lineage) => histories[lineage ?? -1],
  };
}
