/** Changes as lists under the headings of their sections. Texts go in as text nodes: nothing of a document is ever read as html. */
import type { MembersChange } from '../../wording/compareLists.ts';
import type { WordChange } from '../../wording/compareWordings.ts';
import type { ChangeKind } from '../../lineage/changes.ts';
import { changesLabels, kindLabels } from '../changes/changesLabels.ts';
import { compareLabels } from './compareLabels.ts';
import type { NamedLink } from '../where/whereIs.ts';
import type { ShownChange } from './comparedParts.ts';

export type ChangeView = 'side' | 'inline';

/** Below this, what was taken for the same provision may be another one. */
const sureEnough = 0.6;

export interface ChangeList {
  readonly clear: () => void;
  /** What is added is seen at once as long as it is as much again as there is; the rest waits for more, or for the end. */
  readonly add: (changes: readonly ShownChange[]) => void;
  /** No more is added: all of it is seen. */
  readonly finish: () => void;
  readonly setView: (view: ChangeView) => void;
  /** `part`: of that part alone; of all where it is empty. */
  readonly setShown: (kinds: ReadonlySet<ChangeKind>, part: string) => void;
}

interface Group {
  readonly name: string;
  readonly section: HTMLElement;
  readonly list: HTMLElement;
}

interface Item {
  readonly change: ShownChange;
  readonly element: HTMLElement;
  readonly group: Group;
}

export function makeChangeList(host: HTMLElement, view: ChangeView, shown: ReadonlySet<ChangeKind>, part: string): ChangeList {
  let items: Item[] = [];
  let current: Group | undefined;
  /** Made, and not on the page yet. */
  let waiting: Item[] = [];
  const isHidden = (change: ShownChange): boolean =>
    (!shown.has(change.kind) || (part !== '' && change.part !== part)) && change.name !== readHash();
  /** Whatever comes onto the page has all of the page looked through for what it changes there: seldom is better than often. */
  const place = (): void => {
    const coming = waiting;
    waiting = [];
    for (const [group, own] of Map.groupBy(coming, (item) => item.group)) {
      group.section.hidden &&= own.every(({ element }) => element.hidden);
      group.list.append(...own.map(({ element }) => element));
      if (!group.section.isConnected) host.append(group.section);
    }
  };
  return {
    clear: () => {
      host.replaceChildren();
      items = [];
      waiting = [];
      current = undefined;
    },
    add: (changes) => {
      for (const change of changes) {
        if (current?.name !== change.group) current = startGroup(change.group);
        const element = makeChange(change, view);
        element.hidden = isHidden(change);
        const item = { change, element, group: current };
        items.push(item);
        waiting.push(item);
      }
      if (waiting.length * 2 >= items.length) place();
    },
    finish: place,
    setView: (wanted) => {
      if (wanted === view) return;
      view = wanted;
      keepPlace(host, () => {
        for (const { change, element } of items) element.querySelector('.change-text')?.replaceWith(makeText(change, view));
      });
    },
    setShown: (kinds, ofPart) => {
      shown = kinds;
      part = ofPart;
      keepPlace(host, () => {
        for (const { group } of items) group.section.hidden = true;
        for (const { change, element, group } of items) {
          element.hidden = isHidden(change);
          group.section.hidden &&= element.hidden;
        }
      });
    },
  };
}

export const readHash = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

/** n and p go to the next and the previous change, while the focus is in the list. */
export function moveByKeys(event: KeyboardEvent, host: HTMLElement): void {
  if ((event.key !== 'n' && event.key !== 'p') || event.ctrlKey || event.metaKey || event.altKey) return;
  const focused = document.activeElement?.closest('.change');
  if (!focused || !host.contains(focused)) return;
  const rows = [...host.querySelectorAll<HTMLElement>('.change')].filter((row) => row.checkVisibility());
  const next = rows[rows.indexOf(focused as HTMLElement) + (event.key === 'n' ? 1 : -1)];
  next?.querySelector<HTMLElement>('.change-link')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  event.preventDefault();
}

/** What stood at the top of the window stays there, whatever becomes of what stands above it. */
function keepPlace(host: HTMLElement, change: () => void): void {
  const top = [...host.querySelectorAll<HTMLElement>('.change')].find(
    (row) => row.checkVisibility() && row.getBoundingClientRect().bottom > 0,
  );
  const before = top?.getBoundingClientRect().top ?? 0;
  change();
  if (top?.checkVisibility() && before < 0) scrollBy(0, top.getBoundingClientRect().top - before);
}

let groups = 0;

function startGroup(name: string): Group {
  groups += 1;
  const section = make('section', 'change-group');
  const heading = make('h2', '', name);
  heading.id = `group-${groups}`;
  section.setAttribute('aria-labelledby', heading.id);
  section.hidden = true;
  const list = make('ol', '');
  section.append(heading, list);
  return { name, section, list };
}

function makeChange(change: ShownChange, view: ChangeView): HTMLElement {
  const item = make('li', `change ${change.kind.replace('+', '-')}${change.apart === undefined ? '' : ' apart'}`);
  item.id = change.name;
  item.dataset['kind'] = change.kind;
  const head = make('p', 'change-head');
  const [first] = change.ofOld ? change.old : change.new;
  const name = first?.name ?? '';
  const link = make('a', 'change-link', '#');
  link.href = `#${encodeURIComponent(change.name)}`;
  link.setAttribute('aria-label', compareLabels.permalink(name));
  const names = make('span', 'change-names');
  names.append(...makeNames(change));
  head.append(names, ' ', make('span', 'change-kind', kindLabels[change.kind]));
  if (change.score < sureEnough) head.append(' ', make('span', 'change-kind unsure', compareLabels.unsure(change.score)));
  const stays = change.apart === undefined ? undefined : changesLabels.apart(change.kind === 'split', change.apart);
  if (stays !== undefined) head.append(' ', make('span', 'change-kind', stays));
  head.append(' ', link);
  item.append(head, makeText(change, view));
  return item;
}

/** Both numbers with the title, also where they are the same, since each leads into its own edition, whichever of the two is earlier: `502.33 → 702.6 Equip`. */
function makeNames({ old, new: heirs }: ShownChange): (Node | string)[] {
  const title = heirs[0]?.title ?? old[0]?.title;
  const join = (links: readonly NamedLink[]) =>
    links.flatMap((link, at) => {
      const name = makeNameLink(link);
      if (at === links.length - 1) return [name];
      const listed = make('span', 'listed');
      listed.append(name, ',');
      return [listed, ' '];
    });
  const arrow = make('span', 'change-arrow', '→');
  arrow.setAttribute('aria-label', compareLabels.isNow);
  arrow.setAttribute('role', 'img');
  return [
    ...join(old),
    ...(old.length > 0 && heirs.length > 0 ? [' ', arrow, ' '] : []),
    ...join(heirs),
    ...(title === undefined ? [] : [' ', make('span', 'change-title', title)]),
  ];
}

function makeNameLink({ name, href }: NamedLink): HTMLElement {
  if (href === undefined) return make('span', 'change-number', name);
  const link = make('a', 'change-number citation', name);
  link.href = href;
  return link;
}

function makeText({ words, kind, apart, ofOld }: ShownChange, view: ChangeView): HTMLElement {
  const text = make('div', 'change-text');
  if (!words) return text;
  const isOneSided = kind === 'added' || kind === 'removed' || apart !== undefined;
  if (view === 'inline' || isOneSided) text.append(makeDifference(words.words, 'both'));
  else {
    text.classList.add('sides');
    text.append(makeDifference(words.words, 'old'), makeDifference(words.words, 'new'));
  }
  if (view === 'side' && isOneSided) text.classList.add('sides', ofOld ? 'removed' : 'added');
  for (const list of words.lists ?? []) text.append(makeMembers(list));
  return text;
}

function makeDifference(words: readonly WordChange[], side: 'old' | 'new' | 'both'): HTMLElement {
  const paragraph = make('p', 'difference');
  for (const change of words) {
    if (change.kind === 'same') paragraph.append(side === 'old' ? change.old : change.new);
    else if (change.kind === 'removed' && side !== 'new') paragraph.append(make('del', '', change.old));
    else if (change.kind === 'added' && side !== 'old') paragraph.append(make('ins', '', change.new));
  }
  return paragraph;
}

function makeMembers({ added, removed, altered, kept }: MembersChange): HTMLElement {
  const members = make('div', 'change-members difference');
  const tell = (label: string, name: 'ins' | 'del', list: readonly string[]): void => {
    if (list.length === 0) return;
    const line = make('p', '', `${label} `);
    list.forEach((member, at) => line.append(at > 0 ? ', ' : '', make(name, '', member)));
    members.append(line);
  };
  tell(compareLabels.listAdded, 'ins', added);
  tell(compareLabels.listRemoved, 'del', removed);
  if (altered.length > 0) {
    const line = make('p', '', `${compareLabels.listAltered} `);
    altered.forEach((pair, at) => line.append(at > 0 ? ', ' : '', make('del', '', pair.old), ' ', make('ins', '', pair.new)));
    members.append(line);
  }
  members.append(make('p', '', compareLabels.listKept(kept)));
  return members;
}

function make<K extends keyof HTMLElementTagNameMap>(name: K, className: string, text?: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
