/** Entries with their words, from the pages that they stand on: those that an answer names, and what a kept one is today. */
import { makeAddress, makeAnchor } from '../frame/addresses/addresses.ts';
import { fromLink } from '../frame/addresses/siteRoot.ts';
import { permalinks } from '../frame/browser/entryParts.ts';
import { readEntryText } from '../frame/browser/entryText.ts';
import { findPage } from '../frame/browser/loading.ts';
import { loadEntryNames } from '../frame/data/loadEdition.ts';
import { toolLabels } from '../frame/labels/toolLabels.ts';
import { arrangeEdition } from '../frame/library/edition.ts';
import { openCatalogue } from '../where/loadChain.ts';
import type { AnswerRule } from './answerAddress.ts';
import { tidyLine, type KeptEntry } from './kept.ts';

/** The entry at a link of this site, as it is kept; undefined where nothing of that name stands there. */
export async function loadEntryAt(href: string, kept: string): Promise<KeptEntry | undefined> {
  const { pathname, hash } = new URL(href, location.href);
  const page = await findPage(pathname);
  const main = page?.querySelector('main');
  if (!page || !main) return undefined;
  const anchor = hash === '' ? undefined : decodeURIComponent(hash.slice(1));
  const host = anchor === undefined ? page.querySelector('main h1') : page.getElementById(anchor);
  const link = host?.querySelector<HTMLElement>(permalinks);
  if (!host || !link) return undefined;
  const { work = '', cited = toolLabels.effective, effective = '' } = main.dataset;
  const pinned = statedFor(page, link)?.dataset['pinned'];
  if (pinned === undefined) return undefined;
  const place = new URL(pinned, location.href);
  const own = link.getAttribute('href') ?? '';
  if (own !== '#text') place.hash = own;
  return {
    place: fromLink(place.pathname) + place.hash,
    work,
    name: tidyLine(link.dataset['name'] ?? link.textContent),
    standing: cited.replace('{date}', effective),
    words: readEntryText(host),
    kept,
  };
}

/** The nearest above it that states an address: of several headings on one page each has its own. */
function statedFor(page: Document, link: Element): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLElement>('[data-pinned]')].findLast(
    (each) => (each.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/** The link to a rule that an answer names; undefined where this build has none. Rejects when the data cannot be had. */
export async function findRule(rule: AnswerRule): Promise<string | undefined> {
  if (rule.kind === 'paper') return makeAddress({ kind: 'document', key: rule.key, anchor: rule.name });
  const { editions } = await openCatalogue();
  const edition = editions.find(
    ({ list, date, address }) => list !== undefined && date === rule.date && address.document === rule.document,
  );
  if (!edition) return undefined;
  const names = await loadEntryNames(edition);
  const view = arrangeEdition({ ...edition, address: { ...edition.address, date: edition.date } }, names);
  const id =
    rule.kind === 'term'
      ? view.terms.find((term) => view.slugOf(term.id) === rule.name)?.id
      : names.find((entry) => makeAnchor(entry.id) === rule.name)?.id;
  return id === undefined ? undefined : view.hrefOf(id);
}
