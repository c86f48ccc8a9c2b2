/**
 * `<missing-page>`, on the page for missing addresses: reads the number and the day of the address and leads on to the page that the rule
 * stands on; a number that the edition lacks is led to what it is there if that is one rule for certain, and else told with all that it was.
 */
import { likelyEnough, saySureness } from '../../lineage/sureness.ts';
import { toIsoDate } from '../../model/edition.ts';
import { sayDay } from '../frame/labels/days.ts';
import { whereLabels } from '../where/whereLabels.ts';
import type { CatalogueEntry } from '../frame/data/catalogue.ts';
import { arrangeEdition } from '../frame/library/edition.ts';
import { findFormerNumbers, type FormerNumber } from '../where/formerNumbers.ts';
import { pageLabels } from '../frame/labels/pageLabels.ts';
import { type EditionAddress, makeAddress, makeSlugs, parseAddress } from '../frame/addresses/addresses.ts';
import { findMeant, findPlaceOf, leadToTerm, readFormerNumber } from '../frame/addresses/formerAddress.ts';
import type { NumberAddress } from '../frame/addresses/numberAddress.ts';
import { searchLabels } from '../search/searchLabels.ts';
import { fromLink } from '../frame/addresses/siteRoot.ts';
import { keepArrival } from '../frame/browser/arrival.ts';
import { describeFormer } from '../search/elsewhere.ts';
import { openCatalogue, openChain } from '../where/loadChain.ts';
import { loadEntryNames } from '../frame/data/loadEdition.ts';
import { tellFailure } from '../frame/browser/loading.ts';

/** Folders of pages that have no page of their own, as somebody types them who has seen one of those: what tells of all of them. */
const folders: Readonly<Record<string, string>> = {
  '/changes/': makeAddress({ kind: 'timeline' }),
  '/history/': makeAddress({ kind: 'timeline' }),
  '/documents/': makeAddress({ kind: 'editions' }),
};

const leadToFolder = (path: string): string | undefined => folders[fromLink(path).replace(/\/?$/, '/')];

/** All of an edition has a page while it is the newest; under its date it is drawn by a script. */
function leadToAll(path: string): string | undefined {
  const address = parseAddress(path.replace(/\/?$/, '/'));
  if (address?.kind !== 'all' || address.edition.date === undefined) return undefined;
  const { document, date } = address.edition;
  return makeAddress({ kind: 'one-page', of: document === undefined ? date : `${document}/${date}` });
}

/** An edition that a better reading finds to have changed less is told on one page, which has all anchors. */
function leadToChanges(path: string): string | undefined {
  const address = parseAddress(path.replace(/\/?$/, '/'));
  return address?.kind === 'changes' && address.part !== undefined ? makeAddress({ kind: 'changes', edition: address.edition }) : undefined;
}

/**
 * A history is named after an entry of an edition. One that a better reading joined to another has no page of its own any more: the history
 * of that entry is meant. Without an edition, as somebody types it who knows a number, the entry of the newest one is.
 */
async function leadToHistory(): Promise<boolean> {
  const asked = readHistory(location.pathname.replace(/\/?$/, '/'));
  const chain = asked && (await openChain(asked.edition.document));
  if (!chain) return false;
  const { date } = asked.edition;
  const place = date === undefined ? chain.editions.length - 1 : chain.editions.indexOf(date);
  if (place < 0) return false;
  const { entries } = await chain.loadNamed(place);
  const entry = entries.find(({ id }) => slugOf(id) === asked.slug) ?? entries.find(({ id }) => slugOf(id) === `glossary-${asked.slug}`);
  const href = entry && chain.historyOf(chain.index.lineageOf(place, entry.id));
  if (href === undefined || href === location.pathname) return false;
  location.replace(href);
  return true;
}

function readHistory(path: string): { readonly edition: EditionAddress; readonly slug: string } | undefined {
  const address = parseAddress(path);
  if (address?.kind === 'history') return address;
  const [, slug] = /^\/history\/([^/]+)\/$/.exec(fromLink(path)) ?? [];
  return slug === undefined ? undefined : { edition: {}, slug: decodeURIComponent(slug).toLowerCase() };
}

function slugOf(id: string): string {
  const [, headword] = /^glossary:(.*)$/.exec(id) ?? [];
  return headword === undefined ? id : `glossary-${makeSlugs([headword])[0] ?? ''}`;
}

class MissingPage extends HTMLElement {
  connectedCallback(): void {
    const lead =
      leadToTerm(location.pathname) ?? leadToAll(location.pathname) ?? leadToChanges(location.pathname) ?? leadToFolder(location.pathname);
    if (lead !== undefined) {
      location.replace(lead + (location.hash === '' || lead.includes('#') ? '' : location.hash));
      return;
    }
    leadToHistory().catch(() => false);
    const path = fromLink(location.pathname);
    const address = readFormerNumber(path);
    const field = this.querySelector<HTMLInputElement>('input[type="search"]');
    if (field) field.value = address?.number ?? readWords(path);
    if (!address) return;
    this.#say(paragraph(whereLabels.looking));
    this.#answer(address).catch((error: unknown) => {
      const line = paragraph();
      this.#say(line);
      void tellFailure(line, error, whereLabels.failed);
    });
  }

  async #answer(address: NumberAddress): Promise<void> {
    const { number } = address;
    const { editions } = await openCatalogue();
    const work = address.document ?? editions[0]?.document;
    const meant = findMeant(address, editions);
    if (!meant) {
      this.#say(
        ...tellNoEdition(
          address,
          editions.filter((each) => each.document === work && each.list !== undefined),
        ),
      );
      return;
    }
    const { entry: edition } = meant;
    const own = findPlaceOf(arrangeEdition(meant, await loadEntryNames(edition)), number, location.hash);
    if (own !== undefined) {
      const { pathname, hash } = new URL(own, location.href);
      location.replace(pathname + location.search + hash);
      return;
    }
    const heading = this.querySelector('h1');
    if (heading) heading.textContent = pageLabels.noSuchNumber(number, sayDay(edition.date));
    const chain = await openChain(work);
    const place = chain?.editions.indexOf(edition.date) ?? -1;
    if (!chain || place < 0) this.#say();
    else this.#tell(await findFormerNumbers(chain, number, place), number, edition);
  }

  #tell(found: Awaited<ReturnType<typeof findFormerNumbers>>, number: string, shown: CatalogueEntry): void {
    const [only] = found.former;
    const [heir] = only?.heirs ?? [];
    const isSure =
      found.former.length === 1 && found.earlier.length === 0 && only?.heirs.length === 1 && (heir?.score ?? 0) >= likelyEnough;
    if (isSure && heir?.href !== undefined) {
      keepArrival(heir.href, tellArrival(only, `${heir.name}${saySureness(heir.score)}`));
      location.replace(heir.href);
      return;
    }
    this.#say(...describeFormer(found, number, shown), ...(found.former.length === 0 ? [paragraph(pageLabels.neverANumber(number))] : []));
  }

  #say(...lines: readonly HTMLElement[]): void {
    this.querySelector('.where-said')?.replaceChildren(...lines);
  }
}

function tellArrival({ asked, first, last, isToday, to }: FormerNumber, heir: string): string {
  return `${asked.name}${whereLabels.stoodIn(asked.title, first, last)} ${whereLabels.isNowCalled([heir], whereLabels.when(isToday, to))}`;
}

/** An address of a day on which no edition began: the one that was in force may be meant. */
function tellNoEdition({ document: work, date, number }: NumberAddress, shown: readonly CatalogueEntry[]): readonly HTMLElement[] {
  const day = toIsoDate(date ?? '');
  const before = day === undefined ? undefined : shown.filter((each) => each.date <= day).sort((a, b) => (a.date < b.date ? 1 : -1))[0];
  const line = paragraph(searchLabels.noEdition(date ?? ''));
  if (before) {
    const href = `${makeAddress({ kind: 'contents', edition: { ...(work === undefined ? {} : { document: work }), date: before.date } })}${number}/`;
    line.append(
      ` ${searchLabels.latestBefore} `,
      Object.assign(document.createElement('a'), { href, textContent: `${sayDay(before.date)}: ${number}` }),
      '.',
    );
  }
  return [line];
}

/** The last part of a path as something to search for. */
function readWords(path: string): string {
  const last = path.split('/').findLast((segment) => segment !== '') ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/\.html?$/, '')
      .replace(/[-_+]+/g, ' ');
  } catch {
    return '';
  }
}

function paragraph(text = ''): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text });
}

customElements.define('missing-page', MissingPage);
