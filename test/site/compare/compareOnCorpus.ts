/** Editions of a corpus made ready for comparing, as the command line has them and as the browser reads them out of lists and shards. */
import type { WordingId } from '../../../src/corpus/format.ts';
import { openCorpus } from '../../../src/corpus/readCorpus.ts';
import { toWordingId } from '../../../src/corpus/store/wordingId.ts';
import { readEraForms } from '../../../src/corpus/vocabulary.ts';
import { makeWording } from '../../../src/corpus/wording/parseWording.ts';
import { makeBagger } from '../../../src/lineage/bags.ts';
import type { ComparedEdition } from '../../../src/lineage/compareEditions.ts';
import { makeFolder } from '../../../src/lineage/foldWording.ts';
import { prepareEdition } from '../../../src/lineage/preparedEdition.ts';
import { toProvisions } from '../../../src/lineage/provision.ts';
import { loadLineages, type DocumentLineages } from '../../../src/lineage/store/readLineages.ts';
import type { DocumentId, IsoDate } from '../../../src/model/edition.ts';
import type { Inline } from '../../../src/model/wording.ts';
import { makeEditionList, makeWordingList, readEditionList } from '../../../src/site/frame/data/editionList.ts';

export interface CorpusComparison {
  readonly lineages: DocumentLineages;
  readonly prepare: (date: IsoDate, way: 'corpus' | 'browser') => ComparedEdition;
}

export function openComparison(folder: string, document: DocumentId): CorpusComparison | undefined {
  const corpus = openCorpus(folder);
  const lineages = loadLineages(corpus, document);
  if (!lineages) return undefined;
  const makeReading = () => ({ fold: makeFolder(readEraForms('content')), bag: makeBagger() });
  const readings = { corpus: makeReading(), browser: makeReading() };
  // Shards are shared: the same text is the same wording in both editions.
  const wordings = new Map<WordingId, readonly Inline[]>();
  const nameWording = (wording: readonly Inline[]): WordingId => {
    const id = toWordingId(makeWording(wording));
    if (!wordings.has(id)) wordings.set(id, JSON.parse(JSON.stringify(wording)) as readonly Inline[]);
    return id;
  };
  return {
    lineages,
    prepare: (date, way) => {
      const record = corpus.manifest.editions.find(
        (each) => each.document === document && each.date === date && each.extent === 'whole' && each.mainSource === undefined,
      );
      const loaded = corpus.loadEdition(record?.key ?? '');
      const travelled = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;
      const [list, listed] = [travelled(makeEditionList('', loaded)), travelled(makeWordingList('', loaded, nameWording))];
      const entries = way === 'corpus' ? loaded : readEditionList(list, listed, (id) => wordings.get(id) ?? []);
      return { place: lineages.placeOf(date) ?? 0, edition: prepareEdition(toProvisions(entries), readings[way]) };
    },
  };
}
