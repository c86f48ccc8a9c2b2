/**
 * What became of a kept entry: where its lineage is in the newest edition, and whether it was rewritten on the way, as histories count it.
 * What the lineages of this build do not know is said to be unknown.
 */
import type { IsoDate } from '../../model/edition.ts';
import { makeAnchor, parseAddress } from '../frame/addresses/addresses.ts';
import { toLink } from '../frame/addresses/siteRoot.ts';
import { loadRewritten } from '../frame/data/loadEdition.ts';
import { makeOnText } from '../frame/labels/labels.ts';
import { findPlace, openCatalogue, openChain, type LoadedChain } from '../where/loadChain.ts';
import { followNamed, listNamed, type Heir, type NamedEdition } from '../where/whereIs.ts';

export type Carried =
  /** It was kept in the newest edition that is here. */
  | { readonly kind: 'newest'; readonly history?: string }
  | {
      readonly kind: 'carried';
      readonly to: Heir;
      /** Where else parts of it went. */
      readonly also: readonly Heir[];
      /** When what it says was changed for the last time since it was kept, and how often. */
      readonly rewritten?: { readonly when: string; readonly date: IsoDate; readonly times: number };
      readonly history?: string;
    }
  /** Its own lineage stops; `to` is what took parts of it over. */
  | { readonly kind: 'ended'; readonly when: string; readonly to: readonly Heir[]; readonly history?: string }
  | { readonly kind: 'unknown'; readonly what: 'edition' | 'entry' | 'document' };

/** Says what became of the entry at a place. Rejects when the data cannot be had. */
export async function findCarried(place: string): Promise<Carried> {
  const found = await findStart(place);
  if ('what' in found) return { kind: 'unknown', what: found.what };
  const { chain, edition, entry } = found;
  const newest = chain.editions.length - 1;
  const lineage = chain.index.lineageOf(edition.place, entry.id);
  if (lineage === undefined) return { kind: 'unknown', what: 'entry' };
  const history = chain.historyOf(lineage);
  const leads = history === undefined ? {} : { history };
  if (edition.place === newest) return { kind: 'newest', ...leads };
  const after = (date: IsoDate): IsoDate | undefined => chain.calendar.gapBefore(date)?.before;
  const { heirs, gone } = followNamed(chain, entry, edition, await chain.loadNamed(newest));
  if (gone) return { kind: 'ended', when: makeOnText(gone.edition, after(gone.edition)), to: heirs, ...leads };
  // What carries it on itself comes first, unless something else does so more surely: it is told apart by its lineage.
  const own = chain.index.entryOf(newest, lineage);
  const named = own === undefined ? undefined : await nameIn(chain, newest, own);
  const to = heirs.find(({ name, href }) => name === named?.name && href === named.href);
  if (!to) return { kind: 'unknown', what: 'entry' };
  const rewritten = await loadRewritten(await openCatalogue(), chain.document);
  if (!rewritten) return { kind: 'unknown', what: 'document' };
  const changes = (rewritten[lineage] ?? []).filter((at) => at > edition.place && at <= newest);
  const date = chain.editions[changes.at(-1) ?? -1];
  return {
    kind: 'carried',
    to,
    also: heirs.filter((heir) => heir !== to),
    ...(date === undefined ? {} : { rewritten: { when: makeOnText(date, after(date)), date, times: changes.length } }),
    ...leads,
  };
}

interface Start {
  readonly chain: LoadedChain;
  readonly edition: NamedEdition;
  readonly entry: NamedEdition['entries'][number];
}

/** The entry in its edition; what is not known of it where that cannot be found. */
async function findStart(place: string): Promise<Start | { readonly what: 'edition' | 'entry' | 'document' }> {
  const address = parseAddress(toLink(place));
  if (!address || !('edition' in address)) return { what: 'document' };
  const { document, date } = address.edition;
  const chain = await openChain(document);
  if (!chain) return { what: 'document' };
  const at = date === undefined ? -1 : chain.editions.indexOf(date);
  if (at < 0) return { what: 'edition' };
  const found = await findPlace(toLink(place));
  const anchor = 'anchor' in address ? address.anchor : undefined;
  // Where nothing has that anchor, the page is found that it would stand on.
  const isMeant = (id: string, kind: string): boolean =>
    anchor === undefined || makeAnchor(id) === anchor || (kind === 'term' && address.kind === 'glossary');
  if (found?.entry && isMeant(found.entry.id, found.entry.kind)) return { chain, edition: found.edition, entry: found.entry };
  // Of an edition that this build does not show, lineages still know the numbers.
  const entry = listNamed(chain, at).find(({ id, kind }) => kind === 'rule' && makeAnchor(id) === anchor);
  if (!entry || isShown(chain, date)) return { what: 'entry' };
  return { chain, edition: await chain.loadNamed(at), entry };
}

const isShown = ({ shown }: LoadedChain, date: IsoDate | undefined): boolean => shown.some((edition) => edition.date === date);

async function nameIn(
  chain: LoadedChain,
  place: number,
  id: string,
): Promise<{ readonly name: string; readonly href?: string | undefined }> {
  const edition = await chain.loadNamed(place);
  const entry = edition.entries.find((each) => each.id === id) ?? { id, kind: 'rule' as const, number: id };
  return followNamed(chain, entry, edition, edition).asked;
}
