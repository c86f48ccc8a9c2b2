/** Results as a list of links. Texts go in as text nodes: nothing of a document is ever read as html. */
import type { Mark } from '../../search/snippet.ts';
import { makePairButton } from '../frame/browser/pairButton.ts';
import { explainHit } from './explainLabels.ts';
import { tellFollowed } from './followedIn.ts';
import { namedLabels } from './namedLabels.ts';
import { kindLabels, searchLabels } from './searchLabels.ts';
import type { Answer, ClientHit } from './searchEngine.ts';

/**
 * What to say of an answer: the counts, that a number does not exist, or what to try when there is nothing. `shown`: how many results are shown,
 * once all that are asked for are there.
 */
export function describeAnswer(answer: Answer, shown = answer.hits.length): string {
  const { hits, from, total, number, missing, coverage, unfiltered, strict, empty, named } = answer;
  const lacks = missing === undefined ? '' : searchLabels.notANumber(missing);
  const names = named ? namedLabels.read(named, number?.number) : '';
  if (number !== undefined && missing !== undefined) return names === '' ? lacks : `${names} ${lacks}`;
  const said = [names, lacks, ...answer.followed.map(searchLabels.followed)].filter((line) => line !== '').join(' ');
  const before = said === '' ? '' : `${said} `;
  if (hits.length > 0) {
    const has = coverage && coverage.withAny === total ? searchLabels.withAll(coverage) : '';
    const count = searchLabels.count(from, shown, total) + describeDocuments(answer);
    const counted = `${before}${has === '' ? count : `${count}: ${has}`}`;
    // Of several documents how many have something comes first: what was sought besides is the same for most.
    const followed = tellFollowed(answer);
    return followed.length === 0 ? counted : `${counted}. ${followed.join(' ')}`;
  }
  if (total > 0) return `${before}${searchLabels.beyondLast(total)}`;
  if (coverage && coverage.withAny > 0) return `${before}${searchLabels.noneHasAll}`;
  if (named) return `${before}${namedLabels.nothingElse(named.words)}`;
  const advice =
    unfiltered !== undefined && unfiltered > 0
      ? searchLabels.withoutFilters(unfiltered)
      : empty
        ? searchLabels.onlyWithout
        : strict
          ? searchLabels.tryLoose
          : searchLabels.tryOther;
  return `${before}${searchLabels.nothing} ${advice}`;
}

function describeDocuments({ documents = [] }: Answer): string {
  const having = documents.filter(({ total }) => total > 0);
  return documents.length === 0 ? '' : searchLabels.inDocuments(having.length, documents.length);
}

/** One result: number or headword, kind, place, and the words around what was sought. */
export function makeResult(hit: ClientHit): HTMLLIElement {
  const item = document.createElement('li');
  const link = append(item, 'a', 'result');
  link.href = hit.href;
  const head = append(link, 'span', 'result-head');
  const number = numberOf(hit);
  if (number !== undefined) append(head, 'span', 'result-number').textContent = number;
  if (hit.title !== undefined) fillMarked(append(head, 'span', 'result-title'), hit.title, hit.titleMarks);
  append(head, 'span', 'result-kind').textContent = hit.of === undefined ? kindLabels[hit.kind] : `${kindLabels[hit.kind]} · ${hit.of}`;
  if (hit.place.length > 0) append(link, 'span', 'result-place').textContent = hit.place.join(' › ');
  if (hit.snippet.text !== '') fillMarked(append(link, 'span', 'result-snippet'), hit.snippet.text, hit.snippet.marks);
  if (hit.reasons) append(item, 'span', 'result-reasons').textContent = explainHit(hit);
  const beside = makePairButton(hit.href);
  if (beside) item.append(beside);
  return item;
}

/** Puts a part behind the others. */
export function append<K extends keyof HTMLElementTagNameMap>(parent: HTMLElement, name: K, className: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.className = className;
  // A space between the parts, for who reads or copies them as text.
  if (parent.hasChildNodes()) parent.append(' ');
  parent.append(element);
  return element;
}

/** `704.5j`; for an Example the number of its rule; a term has none, nor has what is known by its heading: `introduction`. */
function numberOf(hit: ClientHit): string | undefined {
  return hit.kind === 'term' || /^[a-z]{2}/.test(hit.id) ? undefined : hit.id.replace(/[#~].*$/, '');
}

function fillMarked(element: HTMLElement, text: string, marks: readonly Mark[]): void {
  let end = 0;
  for (const [from, to] of marks) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    element.append(text.slice(end, from), mark);
    end = to;
  }
  element.append(text.slice(end));
}

/** Arrow keys go from the field to the results, among them, and back; Home and End to the ends. Tab stays Tab. */
export function moveByArrows(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
  const links = [...list.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const inField = document.activeElement === field;
  if (links.length === 0 || (at < 0 && !inField)) return;
  const target =
    event.key === 'ArrowDown'
      ? links[Math.min(at + 1, links.length - 1)]
      : event.key === 'ArrowUp'
        ? (links[at - 1] ?? field)
        : event.key === 'Home' && !inField
          ? links[0]
          : event.key === 'End' && !inField
            ? links.at(-1)
            : undefined;
  if (!target || (inField && event.key === 'ArrowUp')) return;
  event.preventDefault();
  target.focus();
}
