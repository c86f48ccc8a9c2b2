/** A dialog with all editions of a document, each with what the entry at hand is called in it; a choice leads to that entry there. */
import type { Gap } from '../../model/calendar.ts';
import type { IsoDate } from '../../model/edition.ts';
import { sayDay } from '../frame/labels/days.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import { asOfLabels as labels } from './whereLabels.ts';
import type { CatalogueEntry } from '../frame/data/catalogue.ts';
import { labels as siteLabels, makeFactsLine } from '../frame/labels/labels.ts';
import { findPlace, openCatalogue, type Place } from './loadChain.ts';

let dialog: HTMLDialogElement | undefined;

/** Opens the list over the page. Rejects when it cannot be had: then the link itself leads to the editions. */
export async function openEditionMenu(link: HTMLAnchorElement): Promise<void> {
  const place = await findPlace(location.href);
  if (!place || place.chain.shown.length < 2) {
    location.assign(link.href);
    return;
  }
  dialog?.remove();
  const { releases } = await openCatalogue();
  dialog = makeDialog(place, link, new Map(releases.map((release) => [release.date, release.name])));
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[aria-current]')?.scrollIntoView({ block: 'center' });
}

/** `sets`: what came out with the editions of a day. */
function makeDialog(place: Place, link: HTMLAnchorElement, sets: ReadonlyMap<IsoDate, string>): HTMLDialogElement {
  const { chain, edition } = place;
  const made = document.createElement('dialog');
  made.className = 'edition-menu';
  made.setAttribute('aria-label', labels.other);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = labels.close;
  close.addEventListener('click', () => made.close());
  const all = document.createElement('a');
  all.href = link.href;
  all.textContent = labels.all;
  const head = document.createElement('div');
  head.append(all, makeYears(made, chain.shown), close);
  const list = document.createElement('ol');
  const { gaps, gapBefore } = chain.calendar;
  const last = gaps.find(({ until }) => until === undefined);
  const items = chain.shown.toReversed().flatMap((other) => [makeItem(place, other, sets), ...makeGapItem(gapBefore(other.date))]);
  list.append(...makeGapItem(last), ...items);
  made.append(head, list);
  made.addEventListener('click', ({ target }) => {
    if (target === made) made.close();
  });
  made.addEventListener('close', () => link.focus());
  made.dataset['date'] = edition.date;
  return made;
}

/** A field that goes to the editions of a year. */
function makeYears(menu: HTMLElement, shown: readonly CatalogueEntry[]): HTMLSelectElement {
  const field = document.createElement('select');
  field.setAttribute('aria-label', labels.goToYear);
  const years = [...new Set(shown.map(({ date }) => date.slice(0, 4)))].sort().toReversed();
  field.append(new Option(labels.year, ''), ...years.map((year) => new Option(year)));
  field.addEventListener('change', () => menu.querySelector(`[data-year="${field.value}"]`)?.scrollIntoView({ block: 'start' }));
  return field;
}

/** Says what is missing between two editions. */
function makeGapItem(gap: Gap | undefined): readonly HTMLLIElement[] {
  if (!gap) return [];
  const item = document.createElement('li');
  item.className = 'missing';
  const [only, ...others] = gap.missing;
  const count = siteLabels.missingEditions(gap.missing.length, gap.until === undefined);
  item.textContent = others.length > 0 || !only ? `${count}.` : `${count}: ${makeFactsLine(sayDay(only.date), only.set)}`;
  return [item];
}

function makeItem({ chain, address, edition, entry }: Place, other: CatalogueEntry, sets: ReadonlyMap<IsoDate, string>): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset['year'] = other.date.slice(0, 4);
  const link = document.createElement('a');
  const at = chain.editions.indexOf(other.date);
  const [heir] = entry && at >= 0 ? chain.index.follow(edition.place, entry.id, at) : [];
  const isWholePage = entry === undefined && (address.kind === 'contents' || address.kind === 'glossary');
  link.href = makeAddress({ kind: isWholePage ? address.kind : 'contents', edition: other.address });
  const isHere = other.date === edition.date;
  if (isHere) link.setAttribute('aria-current', 'true');
  const name =
    entry === undefined ? undefined : heir === undefined ? labels.absent : heir.entry.replace(/^glossary:/, '').replace(/~\d+$/, '');
  const date = document.createElement('time');
  date.dateTime = other.date;
  date.textContent = sayDay(other.date satisfies IsoDate);
  const said = document.createElement('span');
  said.textContent = makeFactsLine(name, sets.get(other.date), isHere ? labels.here : undefined);
  link.append(date, ' ', said);
  if (heir) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const leave = (href: string): void => location.assign(href);
      chain
        .loadNamed(at)
        .then(({ hrefOf }) => leave(hrefOf(heir.entry) ?? link.href))
        .catch(() => leave(link.href));
    });
  }
  item.append(link);
  return item;
}
