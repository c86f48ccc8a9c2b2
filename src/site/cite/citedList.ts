/** What a text cites, as a list. Texts go in as text nodes: nothing of a document or of the pasted text is ever read as html. */
import type { CheckedCitation, CheckedText, NamedEntry, Target, Understanding } from '../../citing/checkedText.ts';
import { nowhere, tellFate, tellFormer, tellMissing, tellMore, tellNotes, tellPrint } from '../../citing/tell.ts';
import { sayDay, sayDays } from '../frame/labels/days.ts';
import { citeLabels as labels } from './citeLabels.ts';

/** Of a range of more rules the first two and the last are told. */
const mostTargets = 6;

/** `show` leads to the place in the text. */
export function makeCitedList(
  citations: readonly CheckedCitation[],
  editions: CheckedText['editions'],
  show: (citation: CheckedCitation) => void,
): HTMLOListElement {
  const list = document.createElement('ol');
  list.className = 'cited-list';
  for (const citation of citations) {
    const item = document.createElement('li');
    const place = document.createElement('button');
    place.type = 'button';
    place.className = 'cited-place';
    place.textContent = tellPrint(citation);
    place.addEventListener('click', () => show(citation));
    item.append(place);
    for (const note of tellNotes(citation)) item.append(paragraph('cited-note', sayDays(note)));
    if (citation.understandings.length === 0) item.append(paragraph('cited-note', labels.absent));
    for (const each of citation.understandings) {
      const then = editions.find(({ document: of }) => of === each.document)?.then;
      item.append(...makeUnderstanding(each, then, citation.kind === 'term'));
    }
    list.append(item);
  }
  return list;
}

function makeUnderstanding(each: Understanding, then: string | undefined, isTerm: boolean): readonly HTMLElement[] {
  const { targets, elsewhere } = each;
  const shown = targets.length > mostTargets ? [...targets.slice(0, 2), ...targets.slice(-1)] : targets;
  return [
    ...shown.flatMap((target) => makeTarget(target, isTerm)),
    ...(shown.length < targets.length ? [paragraph('cited-note', labels.inAll(targets.length))] : []),
    ...elsewhere.flatMap(({ number, bearers, more }) => [
      paragraph('cited-missing', sayDays(tellMissing(number, each, then))),
      ...(bearers.length === 0 ? [paragraph('cited-now', nowhere(number))] : []),
      ...bearers.map((bearer) => {
        const line = paragraph('cited-now', `${sayDays(tellFormer(number, bearer))} `);
        line.append(
          ...joinLinks([
            ...(bearer.href === undefined ? [] : [{ id: number, name: `${number}, ${sayDay(bearer.last)}`, href: bearer.href }]),
            ...bearer.now,
          ]),
        );
        return line;
      }),
      ...[tellMore({ more })].flatMap((told) => (told === undefined ? [] : [paragraph('cited-now', sayDays(told))])),
    ]),
  ];
}

function makeTarget(target: Target, isTerm: boolean): readonly HTMLElement[] {
  const then = paragraph('cited-then');
  then.append(linkTo(target));
  const words = [isTerm ? undefined : target.title, target.words].filter((part) => part !== undefined).join(': ');
  if (words !== '') then.append(` ${words}`);
  const now = paragraph('cited-now');
  const { before, after } = tellFate(target);
  now.append(sayDays(before), ...joinLinks(target.now), `${sayDays(after)}. `);
  if (target.history !== undefined) now.append(linkTo({ id: '', name: labels.history, href: target.history }));
  return [then, now];
}

function joinLinks(entries: readonly NamedEntry[]): readonly (Node | string)[] {
  return entries.flatMap((entry, at) => [at === 0 ? '' : at === entries.length - 1 ? ' and ' : ', ', linkTo(entry)]);
}

function linkTo({ name, href }: NamedEntry): Node {
  if (href === undefined) return document.createTextNode(name);
  const link = document.createElement('a');
  link.href = href;
  link.className = 'citation';
  link.textContent = name;
  return link;
}

export function paragraph(className: string, text = ''): HTMLElement {
  const element = document.createElement('p');
  if (className !== '') element.className = className;
  element.textContent = text;
  return element;
}
