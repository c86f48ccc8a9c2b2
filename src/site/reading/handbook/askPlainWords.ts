/** The handbook's words for an entry that stands under a date, brought when a reader asks for them: those of the day on which its edition held. */
import { loadEntryNames, loadPlainWords } from '../../frame/data/loadEdition.ts';
import { arrangeEdition } from '../../frame/library/edition.ts';
import { linkEntry } from '../../frame/wording/linkWording.ts';
import { findPlace, openCatalogue } from '../../where/loadChain.ts';
import { make, writePieces } from '../onePage/writePieces.ts';
import { handbookLabels as labels } from './handbookLabels.ts';

/** What stands below the text of the entry that a link of this site leads to. Rejects when the data cannot be had. */
export async function makePlainWords(href: string): Promise<HTMLElement> {
  const said = make('div', 'plain-text plain-asked');
  said.setAttribute('role', 'note');
  const { chain, edition, entry: named } = (await findPlace(href)) ?? {};
  const shown = chain?.shown.find(({ date }) => date === edition?.date);
  const catalogue = await openCatalogue();
  const found = shown && named && (await loadPlainWords(catalogue, named.id, shown.date));
  const view = found && arrangeEdition(shown, await loadEntryNames(shown));
  const entry = named && view?.findEntry(named.id);
  if (!found || !view || !entry) {
    said.append(make('p', '', labels.nothing));
    return said;
  }
  const { text } = linkEntry(view, { ...entry, wording: found.wording }, true);
  said.append(...text.map((pieces) => make('p', '', ...writePieces(pieces))), make('p', 'source', await makeSource(found.today)));
  return said;
}

/** Where the handbook says it today; a word of its own where that is past. */
async function makeSource(today: string | undefined): Promise<HTMLElement | string> {
  const { editions } = await openCatalogue();
  const handbook = editions.find(({ document, until }) => document === 'handbook' && until === undefined);
  const href = today !== undefined && handbook && arrangeEdition(handbook, await loadEntryNames(handbook)).hrefOf(today);
  return href ? Object.assign(make('a', '', labels.source), { href }) : labels.source;
}
