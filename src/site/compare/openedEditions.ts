/** Editions of the site made ready for comparing, from its data files. */
import { makeBagger } from '../../lineage/bags.ts';
import { eraFormsOf, makeFolder } from '../../lineage/foldWording.ts';
import { prepareEdition, type Reading } from '../../lineage/preparedEdition.ts';
import { toProvisions } from '../../lineage/provision.ts';
import { isGame, type DocumentId } from '../../model/edition.ts';
import { makeLinks, type Opened } from './comparedParts.ts';
import { findDated } from '../frame/data/catalogue.ts';
import { loadEntries, shareShards } from '../frame/data/loadEdition.ts';
import { openCatalogue, openChain, type LoadedChain } from '../where/loadChain.ts';

/** An edition of a chain. */
export interface OpenedOfChain extends Opened {
  readonly place: number;
}

export interface OpenedEditions {
  /** An edition by the value that addresses have for it. Rejects when it cannot be had. */
  readonly open: (value: string) => Promise<OpenedOfChain>;
  readonly openChainOf: (value: string) => Promise<LoadedChain>;
  /** How the wordings of documents of Magic are read. */
  readonly reading: () => Promise<Reading>;
}

/** So many editions are kept: a reader goes back and forth. */
const mostOpen = 4;

export function openEditions(): OpenedEditions {
  const opened = new Map<string, Promise<OpenedOfChain>>();
  const loadShard = shareShards();
  const made = new Map<boolean, Reading>();
  const readingOf = async (document: DocumentId): Promise<Reading> => {
    const { eraForms } = await openCatalogue();
    const known = made.get(isGame(document));
    const reading = known ?? { fold: makeFolder(eraFormsOf(document, eraForms)), bag: makeBagger() };
    made.set(isGame(document), reading);
    return reading;
  };
  const openEdition = async (value: string): Promise<OpenedOfChain> => {
    const catalogue = await openCatalogue();
    const entry = findDated(catalogue, value);
    if (!entry) throw new Error(`The site has no edition "${value}".`);
    const [chain, { entries }] = await Promise.all([openChain(entry.document), loadEntries(catalogue, entry, loadShard)]);
    const place = chain?.editions.indexOf(entry.date) ?? -1;
    if (place < 0) throw new Error(`No lineages lead to the edition "${value}".`);
    return { edition: prepareEdition(toProvisions(entries), await readingOf(entry.document)), place, linkTo: makeLinks(entry, entries) };
  };
  return {
    open: (value) => {
      const known = opened.get(value) ?? openEdition(value);
      opened.delete(value);
      opened.set(value, known);
      for (const oldest of [...opened.keys()].slice(0, -mostOpen)) opened.delete(oldest);
      known.catch(() => opened.delete(value));
      return known;
    },
    openChainOf: async (value) => {
      const entry = findDated(await openCatalogue(), value);
      const chain = await openChain(entry?.document);
      if (!chain) throw new Error(`No lineages lead to the edition "${value}".`);
      return chain;
    },
    reading: () => readingOf('comprehensive-rules'),
  };
}
