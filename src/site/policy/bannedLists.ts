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
  /** None where the document says that none are. */
  readonly cards: readonly ListedCard[];
  /** The entry that has it. */
  readonly entry: string;
}

//   The following (individual) cards are banned in …: / Effective September 20, 2004, the following … / In addition to cards banned …, the following …
const opening =
  /^(?:effective [^,]+, \d{4}, )?(?:in addition to [^,]+, )?the following (?:individual )?cards? (?:is|are) (banned|restricted) (?:in|from) (.+?):?$/i;
const limited = /The Limited List is as follows:$/;
//   There are currently no cards banned in Standard tournaments. / There are no banned cards in Odyssey block tournaments.
const none =
  /^there are (?:currently )?no (?:cards (?:are )?(?:currently )?(banned|restricted)|(banned|restricted) cards) in (.+?)(?:[.:]?$|\.? \()/i;
/** What opens a list in whatever words. */
const anyOpening = /\b(?:banned|restricted)\b.*:$/i;
/** Signs of private use, and what stands where a code page has none, are bullets of fonts of symbols. */
const bullet = /^[•*·●▪\p{Co}\u0080-\u009f]\s*/u;
/** Two cards of a row, in two columns. */
const column = /\s+(?=[•·●▪\p{Co}\u0080-\u009f]\s)/u;
/** A bracket, or a quotation, that goes on. */
const unclosed = /\([^)]*$|\bcard type$/;
/** A link within a list, whose address print has lost. */
const link = /^Click here\b/;
const note = /^(.*\S)\s*\(([^()]+)\)$/;

interface ReadLists {
  readonly lists: readonly Omit<CardList, 'entry'>[];
  /** Whether a paragraph may open a list in words that are not known: then it is not known either what is on no list. */
  readonly unread: boolean;
}

/** The lists in a text, whose paragraphs are separated by line feeds. A list ends with the first paragraph that is no item of it. */
export function readLists(text: string): ReadLists {
  const lists: (Omit<CardList, 'entry'> & { cards: ListedCard[] })[] = [];
  let open: (typeof lists)[number] | undefined;
  let unread = false;
  let bulleted: boolean | undefined;
  let items: string[] = [];
  const close = (): void => {
    const printed = items.map((item) => item.replace(bullet, '').trim()).filter((item) => item !== '');
    open?.cards.push(...printed.map(toCard));
    if (open?.cards.length === 0) unread = true;
    [open, items] = [undefined, []];
  };
  for (const paragraph of text.split('\n').map((each) => each.trim())) {
    const match = opening.exec(paragraph);
    if (match || limited.test(paragraph)) {
      close();
      const kind: ListKind = match ? toKind(match[1]) : 'limited';
      open = { kind, format: match?.[2] ?? 'official tournament decks', cards: [] };
      bulleted = undefined;
      lists.push(open);
      continue;
    }
    const [, kindBefore, kindBehind, format = ''] = none.exec(paragraph) ?? [];
    if (format !== '') {
      close();
      lists.push({ kind: toKind(kindBefore ?? kindBehind), format, cards: [] });
      continue;
    }
    if (anyOpening.test(paragraph)) {
      close();
      unread = true;
      continue;
    }
    if (!open || paragraph === '' || link.test(paragraph)) continue;
    const above = items.at(-1);
    if (bulleted === true && above !== undefined && !bullet.test(paragraph) && unclosed.test(above)) {
      items[items.length - 1] = `${above} ${paragraph}`;
      continue;
    }
    bulleted ??= bullet.test(paragraph);
    // Without bullets a card is a short line that is no sentence (1994).
    if (bulleted ? !bullet.test(paragraph) : paragraph.length > 40 || /[.:]$/.test(paragraph)) {
      close();
      continue;
    }
    items.push(...paragraph.split(column));
  }
  close();
  return { lists, unread };
}

const toKind = (printed: string | undefined): ListKind => (printed?.toLowerCase() === 'restricted' ? 'restricted' : 'banned');

function toCard(printed: string): ListedCard {
  const match = note.exec(printed);
  return match ? { name: match[1] ?? printed, note: match[2] ?? '' } : { name: printed };
}

/** All lists of an edition that have a card, in its order. */
export const listsOf = (view: Pick<EditionView, 'entries'>): readonly CardList[] =>
  readEdition(view).lists.filter(({ cards }) => cards.length > 0);

interface EditionLists {
  readonly lists: readonly CardList[];
  readonly unread: boolean;
  /** The letters and digits of each entry that has a list. */
  readonly texts: ReadonlyMap<string, string>;
}

function readEdition({ entries }: Pick<EditionView, 'entries'>): EditionLists {
  const texts = new Map<string, string>();
  let unread = false;
  const lists = entries.flatMap(({ id, wording }) => {
    const text = makePlainWording(wording);
    const read = readLists(text);
    unread ||= read.unread;
    if (read.lists.length > 0) texts.set(id, foldName(text));
    return read.lists.map((list): CardList => ({ ...list, entry: id }));
  });
  return { lists, unread, texts };
}

/** The format that a list is of, in a few words: `Vintage` of `Vintage tournaments`. */
export const nameFormat = (format: string): string =>
  format
    .replace(/["“”]/g, '')
    .replace(/[.:]$/, '')
    .replace(/\s+tournaments?\b.*$/i, '')
    .replace(/^(?:the )?(?:DCI-sanctioned )?/i, '')
    .replace(/^ALL /, '')
    .replace(/^official$/, 'Official tournaments')
    .trim();

/** Lists with one key are of one kind and format, however its name is set. */
const keyOf = ({ kind, format }: Pick<CardList, 'kind' | 'format'>): string => `${kind} ${foldName(nameFormat(format))}`;

/**
 * Whether an edition lists no card of this name under this key: it has that list, every list of it was read, and where that list stands the
 * name is on another list or nowhere.
 */
function lacks({ lists, unread, texts }: EditionLists, key: string, name: string): boolean {
  const own = lists.filter((list) => keyOf(list) === key);
  if (unread || own.length === 0) return false;
  return own.every(({ entry }) => {
    const listed = lists
      .filter((list) => list.entry === entry)
      .flatMap(({ cards }) => cards.filter((card) => foldName(card.name) === name));
    return (texts.get(entry) ?? '').split(name).length - 1 === listed.length;
  });
}

/** Time in which editions here list a card without a break. */
export interface ListedRun {
  readonly kind: ListKind;
  readonly format: string;
  readonly from: IsoDate;
  /** The last edition here that lists it. */
  readonly to: IsoDate;
  /** Whether that is the newest edition here. */
  readonly newest: boolean;
  /** The next edition here whose list of the same kind and format lacks it, where that is proved. */
  readonly gone?: IsoDate;
  /** Whether no later edition here has a list of this kind and format. */
  readonly ended: boolean;
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
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A card on a list of one edition. */
interface Place {
  readonly at: number;
  readonly kind: ListKind;
  readonly format: string;
  readonly note?: string;
  readonly href?: string;
}

/** The histories of all cards that any of the views lists, by name. */
export function makeCardHistories(views: readonly EditionView[]): readonly CardHistory[] {
  const ordered = views.toSorted((a, b) => (a.record.date < b.record.date ? -1 : 1));
  const read = ordered.map(readEdition);
  const prints = new Map<string, Map<string, number>>();
  const seen = new Map<string, Map<string, Place[]>>();
  ordered.forEach((view, at) => {
    for (const list of read[at]?.lists ?? []) {
      for (const card of list.cards) {
        const name = foldName(card.name);
        const counts = prints.get(name) ?? new Map<string, number>();
        prints.set(name, counts.set(card.name, (counts.get(card.name) ?? 0) + 1));
        const lists = seen.get(name) ?? new Map<string, Place[]>();
        seen.set(name, lists);
        const href = view.hrefOf(list.entry);
        const place = {
          at,
          kind: list.kind,
          format: nameFormat(list.format),
          ...(card.note === undefined ? {} : { note: card.note }),
          ...(href === undefined ? {} : { href }),
        };
        lists.set(keyOf(list), [...(lists.get(keyOf(list)) ?? []), place]);
      }
    }
  });
  const names = new Map([...prints].map(([key, counts]) => [key, [...counts].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)]));
  const days = ordered.map(({ record }) => record.date);
  return [...seen]
    .map(([key, lists]): CardHistory => {
      const [name = '', ...alsoPrinted] = names.get(key) ?? [];
      const near = [...names].flatMap(([other, [first = '']]) => (isNear(key, other) ? [first] : []));
      const runs = [...lists].flatMap(([list, places]) => {
        const lacking = read.map((edition) => lacks(edition, list, key));
        const having = read.map(({ unread, lists: all }) => unread || all.some((each) => keyOf(each) === list));
        return toRuns(places, days, lacking, having);
      });
      return { name, alsoPrinted, near, runs: runs.toSorted((a, b) => (a.from < b.from ? -1 : 1)) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * The places of a card on one list, as runs of editions. `lacking`: which editions are known not to list it there; `having`: which have that
 * list, or may have it.
 */
function toRuns(
  places: readonly Place[],
  days: readonly IsoDate[],
  lacking: readonly boolean[],
  having: readonly boolean[],
): readonly ListedRun[] {
  const runs: { first: number; last: number; notes: string[]; href?: string }[] = [];
  for (const { at, note: told, href } of places) {
    const open = runs.at(-1);
    if (open && at <= open.last + 1) open.last = at;
    else runs.push({ first: at, last: at, notes: [], ...(href === undefined ? {} : { href }) });
    const run = runs.at(-1);
    if (told !== undefined && run && !run.notes.includes(told)) run.notes.push(told);
  }
  const newest = places.at(-1);
  if (!newest) return [];
  const { kind, format } = newest;
  return runs.flatMap(({ first, last, notes, href }, index): readonly ListedRun[] => {
    const [from, to] = [days[first], days[last]];
    if (from === undefined || to === undefined) return [];
    const next = runs[index + 1]?.first ?? days.length;
    const gone = days.find((_, at) => at > last && at < next && lacking[at]);
    return [
      {
        kind,
        format,
        from,
        to,
        newest: last === days.length - 1,
        ended: last < days.length - 1 && !having.includes(true, last + 1),
        notes,
        ...(gone === undefined ? {} : { gone }),
        ...(href === undefined ? {} : { href }),
      },
    ];
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
