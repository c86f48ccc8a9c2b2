/** Where the history pages of lineages are; works in a browser too. */
import type { DocumentId, IsoDate } from '../../../model/edition.ts';
import type { Lineage } from '../../../model/lineage.ts';
import { makeAddress, makeSlugs } from './addresses.ts';

/**
 * Addresses of history pages, by place. Terms are slugs of their headwords, made for all terms registered under one date together; an
 * Example has no page of its own. `document` is absent for the main document of the site.
 */
export function makeHistoryHrefs(lineages: readonly Lineage[], document: DocumentId | undefined): readonly (string | undefined)[] {
  const cut = lineages.map(({ id }) => ({ date: id.slice(0, 10) as IsoDate, entry: id.slice(11) }));
  const slugs = new Map<string, string>();
  for (const terms of Map.groupBy(
    cut.filter(({ entry }) => entry.startsWith('glossary:') && !entry.includes('#')),
    ({ date }) => date,
  ).values()) {
    const made = makeSlugs(terms.map(({ entry }) => entry.slice('glossary:'.length)));
    terms.forEach(({ date, entry }, at) => slugs.set(`${date}/${entry}`, `glossary-${made[at] ?? ''}`));
  }
  return cut.map(({ date, entry }) => {
    if (entry.includes('#')) return undefined;
    // `Appendix C` and `Floor Rules 5` are numbers of policy: an address with blanks is broken by what is made of it in letters and chats.
    const slug = slugs.get(`${date}/${entry}`) ?? entry.replaceAll(' ', '-');
    return makeAddress({ kind: 'history', edition: { ...(document === undefined ? {} : { document }), date }, slug });
  });
}
