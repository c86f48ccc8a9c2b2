/**
 * Cards that the Tournament Rules list as banned or restricted, format by format, as printed; and since when, of the editions that are here. A
 * name is never corrected: what differs little from another name of the lists is marked.
 */
import { makePlainWording } from '../../corpus/wording/parseWording.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { EditionView } from '../frame/library/edition.ts';

export type ListKind = 'banned' | 'restricted' | 'limited';

export interface ListedCard {
  readonly name: string;
  /** What stands behind it in brackets: `effective July 1, 2009`, `Mirrodin Block`. */
  readonly note?: string;
}

export interface CardList {
  readonly kind: ListKind;
  /** As the sentence above the list has it: `Vintage tournaments`. */
  readonly format: string;
  readonly cards: readonly ListedCard[];
  /** The entry that has it. */
  readonly entry: string;
}

const opening = /^The following cards are (banned|restricted) (?:in|from) (.+?):?$/i;
const limited = /The Limited List is as follows:$/;
/** Signs of private use, and what stands where a code page has none, are bullets of fonts of symbols. */
const bullet = /^[•*·●▪\p{Co}\u0080-\u009f]\s*/u;
/** Two cards of a row, in two columns. */
const column = /\s+(?=[•·●▪\p{Co}\u0080-\u009f]\s)/u;
/** A bracket, or a quotation, that goes on. */
const unclosed = /\([^)]*$|\bcard type$/;
/** A link within a list, whose address print has lost. */
const link = /^Click here\b/;
const note = /^(.*\S)\s*\(([^()]+)\)$/;

/** The lists in a text, whose paragraphs are separated by line feeds. A list ends with the first paragraph that is no item of it. */
export function readLists(text: string): readonly Omit<CardList, 'entry'>[] {
  const lists: (Omit<CardList, 'entry'> & { cards: ListedCard[] })[] = [];
  let open: (typeof lists)[number] | undefined;
  let bulleted: boolean | undefined;
  let items: string[] = [];
  const close = (): void => {
    const printed = items.map((item) => item.replace(bullet, '').trim()).filter((item) => item !== '');
    open?.cards.push(...printed.map(toCard));
    [open, items] = [undefined, []];
  };
  for (const paragraph of text.split('\n')) {
    const match = opening.exec(paragraph.trim());
    if (match || limited.test(paragraph)) {
      close();
      const kind: ListKind = match ? ((match[1] ?? '').toLowerCase() as ListKind) : 'limited';
      open = { kind, format: match?.[2] ?? 'official tournament decks', cards: [] };
      bulleted = undefined;
      lists.push(open);
      continue;
    }
    if (!open || paragraph.trim() === '' || link.test(paragraph)) continue;
    const above = items.at(-1);
    if (bulleted === true && above !== undefined && !bullet.test(paragraph) && unclosed.test(above)) {
      items[items.length - 1] = `${above} ${paragraph.trim()}`;
      continue;
    }
    bulleted ??= bullet.test(paragraph);
    // Without bullets a card is a short line that is no sentence (1994).
    if (bulleted ? !bullet.test(paragraph) : paragraph.length > 40 || /[.:]$/.test(paragraph)) {
      close();
      continue;
    }
    items.push(...paragraph.trim().split(column));
  }
  close();
  return lists.filter(({ cards }) => cards.length > 0);
}

function toCard(printed: string): ListedCard {
  const match = note.exec(printed);
  return match ? { name: match[1] ?? printed, note: match[2] ?? '' } : { name: printed };
}

/** All lists of an edition, in its order. */
export function listsOf({ entries }: Pick<EditionView, 'entries'>): readonly CardList[] {
  return entries.flatMap(({ id, wording }) => readLists(makePlainWording(wording)).map((list) => ({ ...list, entry: id })));
}

/** The format that a list is of, in a few words: `Vintage` of `Vintage tournaments`. */
export const nameFormat = (format: string): string =>
  format
    .replace(/[.:]$/, '')
    .replace(/\s+tournaments?\b.*$/i, '')
    .replace(/^(?:the )?(?:DCI-sanctioned )?/i, '')
    .replace(/\s+Constructed$/, ' Constructed')
    .trim();

/** Time in which editions here list a card without a break. */
export interface ListedRun {
  readonly kind: ListKind;
  readonly format: string;
  readonly from: IsoDate;
  /** The last edition here that lists it. */
  readonly to: IsoDate;
  /** The first edition here that does not list it any more; absent where the newest one lists it. */
  readonly gone?: IsoDate;
  readonly notes: readonly string[];
  readonly href?: string;
}

export interface CardHistory {
  /** As printed most often; the other ways, which differ in case, spaces and signs alone. */
  readonly name: string;
  readonly alsoPrinted: readonly string[];
  /** Names of other cards of the lists from which it differs by a letter or two. */
  readonly near: readonly string[];
  readonly runs: readonly ListedRun[];
}

/** A name by its letters and digits alone: print changes apostrophes, spaces and marks of trade. */
export const foldName = (name: string): string =>
  name
    .replace(/[Ææ]/g, 'ae')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** The histories of all cards that any of the views lists, by name. */
export function makeCardHistories(views: readonly EditionView[]): readonly CardHistory[] {
  const ordered = views.toSorted((a, b) => (a.record.date < b.record.date ? -1 : 1));
  const prints = new Map<string, Map<string, number>>();
  const seen = new Map<string, Map<string, { at: number; note?: string; href?: string; kind: ListKind; format: string }[]>>();
  ordered.forEach((view, at) => {
    for (const { kind, format, cards, entry } of listsOf(view)) {
      for (const card of cards) {
        const key = foldName(card.name);
        const counts = prints.get(key) ?? new Map<string, number>();
        prints.set(key, counts.set(card.name, (counts.get(card.name) ?? 0) + 1));
        const named = nameFormat(format);
        const lists = seen.get(key) ?? new Map<string, { at: number; kind: ListKind; format: string }[]>();
        seen.set(key, lists);
        const list = lists.get(`${kind} ${named}`) ?? [];
        const href = view.hrefOf(entry);
        list.push({
          at,
          kind,
          format: named,
          ...(card.note === undefined ? {} : { note: card.note }),
          ...(href === undefined ? {} : { href }),
        });
        lists.set(`${kind} ${named}`, list);
      }
    }
  });
  const names = new Map([...prints].map(([key, counts]) => [key, [...counts].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)]));
  return [...seen]
    .map(([key, lists]): CardHistory => {
      const [name = '', ...alsoPrinted] = names.get(key) ?? [];
      const near = [...names].flatMap(([other, [first = '']]) => (isNear(key, other) ? [first] : []));
      const runs = [...lists.values()].flatMap((places) => toRuns(places, ordered));
      return { name, alsoPrinted, near, runs: runs.toSorted((a, b) => (a.from < b.from ? -1 : 1)) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function toRuns(
  places: readonly {
    readonly at: number;
    readonly note?: string;
    readonly href?: string;
    readonly kind: ListKind;
    readonly format: string;
  }[],
  views: readonly EditionView[],
): readonly ListedRun[] {
  const runs: { first: number; last: number; notes: string[]; href?: string }[] = [];
  for (const { at, note: told, href } of places) {
    const open = runs.at(-1);
    if (open && at <= open.last + 1) open.last = at;
    else runs.push({ first: at, last: at, notes: [], ...(href === undefined ? {} : { href }) });
    const run = runs.at(-1);
    if (told !== undefined && run && !run.notes.includes(told)) run.notes.push(told);
  }
  const [any] = places;
  return runs.flatMap(({ first, last, notes, href }): readonly ListedRun[] => {
    const [from, to, gone] = [views[first]?.record.date, views[last]?.record.date, views[last + 1]?.record.date];
    if (!any || from === undefined || to === undefined) return [];
    const { kind, format } = any;
    return [{ kind, format, from, to, notes, ...(gone === undefined ? {} : { gone }), ...(href === undefined ? {} : { href }) }];
  });
}

/** Shorter names differ in a letter by nature. */
const shortest = 7;

/** Whether two different names are a letter or two apart. */
function isNear(one: string, other: string): boolean {
  if (one === other || one.length < shortest || other.length < shortest || Math.abs(one.length - other.length) > 2) return false;
  return distance(one, other) <= (Math.min(one.length, other.length) < 10 ? 1 : 2);
}

/** Letters to be put in, left out or changed to make one text of the other (Levenshtein, 1965). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
