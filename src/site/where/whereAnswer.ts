/** `<where-answer>`: what a number of one edition is called in another, as the address asks it. */
import { parseQuestion } from '../../corpus/lookup/findEntries.ts';
import { whereLabels as labels } from './whereLabels.ts';
import { sayPerhaps, saySureness, sureEnough } from '../../lineage/sureness.ts';
import type { End } from '../../lineage/whereabouts.ts';
import type { InForce } from '../../model/calendar.ts';
import { toDocumentId, toIsoDate, type DocumentId, type IsoDate } from '../../model/edition.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import { findFormerNumbers, type FormerNumber } from './formerNumbers.ts';
import { sayDay } from '../frame/labels/days.ts';
import { makeFactsLine } from '../frame/labels/labels.ts';
import { whereIs, type FoundWhere, type Heir, type MissingWhere, type NamedLink } from './whereIs.ts';
import { openChain, type LoadedChain } from './loadChain.ts';
import { tellFailure } from '../frame/browser/loading.ts';

interface Asked {
  readonly text: string;
  /** As the address has them. Without `on` nobody has said which edition's number it is; without `to` today's is asked for. */
  readonly on: string;
  readonly to: string;
}

class WhereAnswer extends HTMLElement {
  #turn = 0;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const url = new URL(location.href);
      url.search = makeQuery(form);
      history.pushState(history.state, '', url);
      void this.#answer(form);
    });
    addEventListener('popstate', () => void this.#answer(form));
    void this.#answer(form);
  }

  async #answer(form: HTMLFormElement): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const asked = readAddress();
    const said = this.querySelector('.where-said');
    if (!said) return;
    if (!asked) {
      said.replaceChildren();
      form.querySelector<HTMLInputElement>('input[name="n"]')?.focus();
      return;
    }
    const field = form.querySelector<HTMLInputElement>('input[name="n"]');
    if (field) field.value = asked.text;
    said.replaceChildren(paragraph('', labels.looking));
    try {
      const lines = await answer(asked, form);
      if (turn === this.#turn) said.replaceChildren(...lines);
    } catch (error) {
      const line = paragraph('');
      if (turn === this.#turn) said.replaceChildren(line);
      void tellFailure(line, error, labels.failed);
    }
  }
}

function makeQuery(form: HTMLFormElement): string {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') asked.set(name, value);
  return `?${asked.toString()}`;
}

function readAddress(): Asked | undefined {
  const query = new URLSearchParams(location.search);
  const text = query.get('n')?.trim() ?? '';
  if (text === '') return undefined;
  return { text, on: query.get('on')?.trim() ?? '', to: query.get('in')?.trim() ?? '' };
}

const dayOf = (value: string): string => value.replace(/^.*\//, '').trim();
const workOf = (value: string): string => value.slice(0, value.length - dayOf(value).length).replace(/\/$/, '');

async function answer({ text, on, to }: Asked, form: HTMLFormElement): Promise<readonly HTMLElement[]> {
  const work = workOf(on) === '' ? workOf(to) : workOf(on);
  const document = toDocumentId(work);
  if ((work !== '' && document === undefined) || (to !== '' && on !== '' && workOf(to) !== workOf(on)))
    return [paragraph('where-line', labels.noSuchDocument(on === '' ? to : `${on}${to === '' ? '' : `, ${to}`}`))];
  const chain = await openChain(document);
  if (!chain) return [paragraph('', labels.noDocument)];
  const places: number[] = [];
  for (const [at, asked] of [on, to].entries()) {
    const day = dayOf(asked);
    const date = day === '' ? undefined : toIsoDate(day);
    if (day !== '' && date === undefined) return [paragraph('where-line', labels.noDay(day))];
    const inForce = date === undefined ? undefined : chain.calendar.on(date);
    if (date !== undefined && inForce?.kind === 'gap') return tellGap(text, date, at === 0, { on, to }, inForce);
    const place = chain.placeOn(date);
    if (place === undefined) return [paragraph('where-line', labels.noEdition(day, chain.editions[0] ?? ''))];
    places.push(place);
  }
  choose(form, 'on', chain, on === '' ? undefined : chain.editions[places[0] ?? 0]);
  choose(form, 'in', chain, to === '' ? undefined : chain.editions[places[1] ?? 0]);
  const [from, now] = await Promise.all(places.map(chain.loadNamed));
  if (!from || !now) return [];
  const question = parseQuestion(text);
  if (on === '' && question.kind === 'number') {
    const { former, earlier } = await findFormerNumbers(chain, question.number, now.place);
    const others = earlier.map(({ last }) => {
      const line = paragraph('');
      line.append(linkToAsk(question.number, last, document));
      return line;
    });
    if (former.length > 0) return [...former.flatMap((each) => tellFormer(each, chain)), ...others];
  }
  const found = whereIs(chain, text, from, now);
  return found.kind === 'missing' ? tellMissing(found, document) : tellFound(found, chain);
}

/** The edition that was asked for is known and not here: the same can be asked of its neighbours. */
function tellGap(
  text: string,
  day: IsoDate,
  isFrom: boolean,
  asked: { readonly on: string; readonly to: string },
  { gap, edition }: Extract<InForce, { readonly kind: 'gap' }>,
): readonly HTMLElement[] {
  const line = paragraph('where-line', labels.gap(day, makeFactsLine(sayDay(edition.date), edition.set)));
  for (const date of [gap.before, gap.until]) {
    if (date === undefined) continue;
    const work = workOf(isFrom ? asked.on : asked.to);
    const query = new URLSearchParams({ n: text });
    const value = work === '' ? date : `${work}/${date}`;
    if (isFrom || asked.on !== '') query.set('on', isFrom ? value : asked.on);
    if (!isFrom || asked.to !== '') query.set('in', isFrom ? asked.to : value);
    line.append(' ', linkTo({ name: labels.askIn(date), href: `${location.pathname}?${query.toString()}` }, 'standalone'));
  }
  return [line];
}

/** Shows in the form which edition was meant by the day. */
function choose(form: HTMLFormElement, name: string, { shown }: LoadedChain, date: IsoDate | undefined): void {
  const select = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (!select) return;
  const document = shown[0]?.address.document;
  // Nothing chosen is today, or whichever edition it was.
  const value = date === undefined ? '' : document === undefined ? date : `${document}/${date}`;
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}

function tellFound(found: FoundWhere, chain: LoadedChain): readonly HTMLElement[] {
  const { asked, heirs, gone, from, to, isToday, lineage } = found;
  const line = paragraph('where-line');
  const when = labels.when(isToday, to);
  if (heirs.length === 0) line.append(linkTo(asked), `${labels.isGone(from)}${when}.`);
  else line.append(linkTo(asked), labels.is(from), ...joinHeirs(heirs, sayPerhaps), ` ${when}.`);
  const lines = [line];
  const titles = heirs.flatMap(({ name, title }) => (title === undefined ? [] : [`${name} ${title}`]));
  if (titles.length > 0) lines.push(paragraph('where-titles', titles.join(' · ')));
  if (heirs.some(({ score }) => score < sureEnough)) {
    const list = document.createElement('ul');
    list.className = 'where-sure';
    for (const heir of heirs) {
      const item = document.createElement('li');
      item.append(linkTo(heir), `: ${labels.sure(heir.score, heir.because)}`);
      list.append(item);
    }
    lines.push(list);
  }
  if (gone) lines.push(paragraph('', tellEnd(chain, gone, to >= from, heirs.length > 0, asked.name)));
  return [...lines, ...linkToHistory(chain, lineage)];
}

/** A line that leads to the history of a lineage, if that has a page. */
function linkToHistory(chain: LoadedChain, lineage: number | undefined): readonly HTMLElement[] {
  const href = chain.historyOf(lineage);
  if (href === undefined) return [];
  const line = paragraph('');
  line.append(linkTo({ name: labels.history, href }, 'standalone'));
  return [line];
}

/** One provision that bore the number, and what became of it. */
function tellFormer({ asked, first, last, heirs, gone, isToday, to, lineage }: FormerNumber, chain: LoadedChain): readonly HTMLElement[] {
  const line = paragraph('where-line');
  const when = labels.when(isToday, to);
  line.append(linkTo(asked), labels.stoodIn(asked.title, first, last), ' ');
  if (heirs.length === 0) line.append(labels.isNowCalled([], when));
  else line.append(labels.itIs, ...joinHeirs(heirs, sayPerhaps, saySureness), ` ${when}.`);
  const lines = [line];
  if (gone) lines.push(paragraph('', tellEnd(chain, gone, to >= last, heirs.length > 0, asked.name)));
  return [...lines, ...linkToHistory(chain, lineage)];
}

function tellMissing({ asked, from, stretches, near }: MissingWhere, document: DocumentId | undefined): readonly HTMLElement[] {
  const lines = [paragraph('where-line', labels.missing(asked, from))];
  if (stretches.length > 0) {
    const stood = paragraph('', labels.stood(stretches));
    const day = stretches.find(({ first }) => first > from)?.first ?? stretches.at(-1)?.last ?? from;
    stood.append(' ', linkToAsk(asked, day, document));
    lines.push(stood);
  }
  if (near.length > 0) {
    const line = paragraph('', `${labels.near} `);
    line.append(...joinLinks(near));
    lines.push(line);
  }
  return lines;
}

/** Where a lineage stops or begins; behind a gap, and where there may be one, only between which editions. */
function tellEnd({ calendar, editions, isWhole }: LoadedChain, end: End, isOnward: boolean, isTakenOver: boolean, name: string): string {
  const before = isWhole ? undefined : editions[editions.indexOf(end.edition) - 1];
  const after = calendar.gapBefore(end.edition)?.before ?? before;
  return isOnward ? labels.end(end, isTakenOver, name, after) : labels.begins(end, after);
}

/** To the question what became of the number of a day. */
function linkToAsk(number: string, day: IsoDate, document: DocumentId | undefined): Node {
  const href = makeAddress({ kind: 'where', number, on: document === undefined ? day : `${document}/${day}` });
  return linkTo({ name: labels.askFor(number, day), href }, '');
}

function joinLinks(links: readonly NamedLink[]): readonly (Node | string)[] {
  return links.flatMap((link, at) => [joinerOf(at, links.length), linkTo(link)]);
}

/** What says how sure each is stands before its name, or behind it. */
function joinHeirs(
  heirs: readonly Heir[],
  before: (score: number) => string,
  behind: (score: number) => string = () => '',
): readonly (Node | string)[] {
  return heirs.flatMap((heir, at) => [joinerOf(at, heirs.length), before(heir.score), linkTo(heir), behind(heir.score)]);
}

const joinerOf = (at: number, length: number): string => (at === 0 ? '' : at === length - 1 ? ' and ' : ', ');

function linkTo({ name, href }: NamedLink, className = 'citation'): Node {
  if (href === undefined) return document.createTextNode(name);
  const link = document.createElement('a');
  link.href = href;
  if (className !== '') link.className = className;
  link.textContent = name;
  return link;
}

function paragraph(className: string, text = ''): HTMLElement {
  const element = document.createElement('p');
  if (className !== '') element.className = className;
  element.textContent = text;
  return element;
}

customElements.define('where-answer', WhereAnswer);
