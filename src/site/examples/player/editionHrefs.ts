/** Where the rules of an edition stand on this site, from its data files. */
import type { IsoDate } from '../../../model/edition.ts';
import { arrangeEdition } from '../../frame/library/edition.ts';
import { loadCatalogue, loadEntryNames } from '../../frame/data/loadEdition.ts';
import type { HrefOf } from './rules.ts';

/** Of the site's main document. Gives no addresses where the site has no edition of that day. Rejects when its data cannot be had. */
export async function loadHrefs(date: string): Promise<HrefOf> {
  const { editions } = await loadCatalogue();
  const entry = editions.find(
    (each) => each.document === editions[0]?.document && each.date === (date as IsoDate) && each.list !== undefined,
  );
  if (!entry) return () => undefined;
  const { hrefOf } = arrangeEdition(entry, await loadEntryNames(entry));
  return hrefOf;
}
