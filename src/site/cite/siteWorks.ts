/** The documents that a text may cite, from the data files of the site: what src/citing draws its answers from, loaded as it is asked for. */
import type { CitedDocument } from '../../citing/mention.ts';
import type { OpenedEdition, Work, Works } from '../../citing/work.ts';
import { makeBagger } from '../../lineage/bags.ts';
import { makeFolder } from '../../lineage/foldWording.ts';
import type { Catalogue } from '../frame/data/catalogue.ts';
import { loadEntries, loadEntryNames, shareShards } from '../frame/data/loadEdition.ts';
import { arrangeEdition } from '../frame/library/edition.ts';
import { openCatalogue, openChain, type LoadedChain } from '../where/loadChain.ts';

/** An edition that an answer needs has no pages on this site, so that nothing of it can be loaded. */
export class NotShown extends Error {
  readonly document: CitedDocument;
  readonly date: string;
  constructor(document: CitedDocument, date: string) {
    super(`${document} of ${date} has no pages here.`);
    this.document = document;
    this.date = date;
  }
}

export function makeSiteWorks(): Works {
  const loadShard = shareShards();
  return {
    find: async (document) => {
      const catalogue = await openCatalogue();
      if (catalogue.lineages[document] === undefined) return undefined;
      const chain = await openChain(document);
      return chain && makeWork(document, chain, catalogue, loadShard);
    },
    reading: async () => ({ fold: makeFolder((await openCatalogue()).eraForms), bag: makeBagger() }),
  };
}

function makeWork(document: CitedDocument, chain: LoadedChain, catalogue: Catalogue, loadShard: ReturnType<typeof shareShards>): Work {
  const opened = new Map<string, Promise<OpenedEdition>>();
  const load = async (place: number, names: boolean): Promise<OpenedEdition> => {
    const date = chain.editions[place];
    const entry = chain.shown.find((each) => each.date === date);
    if (date === undefined || entry === undefined) throw new NotShown(document, date ?? '');
    const entries = names ? await loadEntryNames(entry) : (await loadEntries(catalogue, entry, loadShard)).entries;
    // Under its date an edition stays, the newest too.
    return { place, date, ...arrangeEdition({ address: { ...entry.address, date } }, entries) };
  };
  const open = (place: number, names: boolean): Promise<OpenedEdition> => {
    const key = `${place} ${String(names)}`;
    const edition = opened.get(key) ?? load(place, names);
    opened.set(key, edition);
    edition.catch(() => opened.delete(key));
    return edition;
  };
  return {
    document,
    editions: chain.editions,
    lineages: chain.lineages,
    flows: chain.flows,
    index: chain.index,
    calendar: chain.calendar,
    historyOf: chain.historyOf,
    open: (place) => open(place, false),
    // What is not shown has a name and no address.
    openNames: (place) =>
      open(place, true).catch((error: unknown) => {
        if (error instanceof NotShown) return { findEntry: () => undefined, hrefOf: () => undefined };
        throw error;
      }),
  };
}
