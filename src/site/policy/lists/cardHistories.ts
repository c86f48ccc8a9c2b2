/** Since when a card is listed, of the editions of the Tournament Rules that are here; and on which lists of the rulings summaries it stands. */
import { makePlainWording } from '../../../corpus/wording/parseWording.ts';
import type { IsoDate } from '../../../model/edition.ts';
import type { EditionView } from '../../frame/library/edition.ts';
import { foldName, isNear } from './cardNames.ts';
import { nameFormat, readLists, type CardList, type ListKind } from './readLists.ts';
import { findSummaryLists, type SummaryList } from './summaryLists.ts';

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
  /** Where the first and the last of these editions list it. */
  readonly hrefs: readonly [first: string | undefined, last: string | undefined];
}

/** A list of a rulings summary that has a card. */
export interface SummaryPlace extends Pick<SummaryList, 'kind' | 'format' | 'view' | 'entry'> {
  readonly note?: string;
}

export interface CardHistory {
  /** As printed most often; the other ways, which differ in case, spaces and signs alone. */
  readonly name: string;
  readonly alsoPrinted: readonly string[];
  /** Names of other cards of the lists from which it differs by a letter or two. */
  readonly near: readonly string[];
  /** Of the editions of the Tournament Rules; the first ones first. */
  readonly runs: readonly ListedRun[];
  readonly summaries: readonly SummaryPlace[];
}

/** A card on a list of one edition. */
interface Place {
  readonly at: number;
  readonly kind: ListKind;
  readonly format: string;
  readonly note?: string;
  readonly href?: string;
}

/** All that is listed, by card, and the lists of the rulings summaries. */
export interface ListedCards {
  /** By name. */
  readonly cards: readonly CardHistory[];
  readonly summaryLists: readonly SummaryList[];
}

/**
 * The histories of all cards that any of the views lists.
 *
 * @param views Of the Tournament Rules, in any order. @param summaries Of the rulings summaries.
 */
export function findListedCards(views: readonly EditionView[], summaries: readonly EditionView[]): ListedCards {
  const ordered = views.toSorted((a, b) => (a.record.date < b.record.date ? -1 : 1));
  const read = ordered.map(readEdition);
  const prints = new Map<string, string[]>();
  const countPrint = (name: string): string => {
    const key = foldName(name);
    prints.set(key, [...(prints.get(key) ?? []), name]);
    return key;
  };
  const seen = new Map<string, Map<string, Place[]>>();
  ordered.forEach((view, at) => {
    for (const list of read[at]?.lists ?? []) {
      const href = view.hrefOf(list.entry);
      for (const card of list.cards) {
        const name = countPrint(card.name);
        const lists = seen.get(name) ?? new Map<string, Place[]>();
        seen.set(name, lists);
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
  const summaryLists = findSummaryLists(summaries, new Set(seen.keys()));
  const inSummaries = Map.groupBy(
    summaryLists.flatMap(({ cards, ...list }) =>
      cards.map(({ name, note }) => ({ key: countPrint(name), ...list, ...(note === undefined ? {} : { note }) })),
    ),
    ({ key }) => key,
  );
  const names = new Map([...prints].map(([key, printed]) => [key, mostOftenFirst(printed)]));
  const days = ordered.map(({ record }) => record.date);
  const cards = [...names].map(([key, [name = '', ...alsoPrinted]]): CardHistory => {
    const near = [...names].flatMap(([other, [first = '']]) => (isNear(key, other) ? [first] : []));
    const runs = [...(seen.get(key) ?? [])].flatMap(([list, places]) => {
      const lacking = read.map((edition) => lacks(edition, list, key));
      const having = read.map(({ unread, lists: all }) => unread || all.some((each) => keyOf(each) === list));
      return toRuns(places, days, lacking, having);
    });
    return { name, alsoPrinted, near, runs: runs.toSorted((a, b) => (a.from < b.from ? -1 : 1)), summaries: inSummaries.get(key) ?? [] };
  });
  return { cards: cards.toSorted((a, b) => a.name.localeCompare(b.name, 'en')), summaryLists };
}

function mostOftenFirst(printed: readonly string[]): readonly string[] {
  const counted = [...Map.groupBy(printed, (name) => name)];
  return counted.toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
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
  const runs: { first: number; last: number; notes: string[]; hrefs: [string | undefined, string | undefined] }[] = [];
  for (const { at, note: told, href } of places) {
    const open = runs.at(-1);
    if (open && at <= open.last + 1) [open.last, open.hrefs[1]] = [at, href];
    else runs.push({ first: at, last: at, notes: [], hrefs: [href, href] });
    const run = runs.at(-1);
    if (told !== undefined && run && !run.notes.some((each) => foldName(each) === foldName(told))) run.notes.push(told);
  }
  const newest = places.at(-1);
  if (!newest) return [];
  const { kind, format } = newest;
  return runs.flatMap(({ first, last, notes, hrefs }, index): readonly ListedRun[] => {
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
        hrefs,
      },
    ];
  });
}
