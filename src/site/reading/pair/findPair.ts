/** The address of what stands beside a page, found in the data files of its edition: most rules have no page of their own. */
import type { Catalogue, CatalogueEntry } from '../../frame/data/catalogue.ts';
import { loadCatalogue, loadEntryNames } from '../../frame/data/loadEdition.ts';
import { arrangeEdition } from '../../frame/library/edition.ts';
import type { PairTarget } from './pairAddress.ts';

/** Undefined where the edition is not here or has nothing of that name. Rejects when the data cannot be had. */
export async function findPair(target: PairTarget): Promise<string | undefined> {
  const edition = findEdition(await loadCatalogue(), target);
  if (!edition) return undefined;
  const view = arrangeEdition(edition, await loadEntryNames(edition));
  const id = 'id' in target ? target.id : view.terms.find((term) => view.slugOf(term.id) === target.slug)?.id;
  return id === undefined ? undefined : view.hrefOf(id);
}

/** Without a day the newest of its document, without a document the main one of the site. */
function findEdition({ editions }: Catalogue, { document, date }: PairTarget): CatalogueEntry | undefined {
  return editions.find(
    ({ list, address, date: day, until }) =>
      list !== undefined && address.document === document && (date === undefined ? until === undefined : day === date),
  );
}
