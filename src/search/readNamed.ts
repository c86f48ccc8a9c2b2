/**
 * A query that names a document or an edition and nothing else: `IPG`, `comp rules`, `in 2008`, `M10`, `rulebook 1997`, `2009-07-11`. Where a name has
 * words beside it, those are sought, and nothing is read here.
 */
import type { IsoDate, MagicDocumentId, GameId } from '../model/edition.ts';
import type { Release } from '../model/calendar.ts';
import type { QueryPart } from './parseQuery.ts';
import { bareWord, readDate } from './readDate.ts';

/** A document that players name: those that a library may hold, one that it never does, and the rules of a time, whichever document has them. */
export type NamedWork = MagicDocumentId | GameId | 'judging-at-regular' | 'rules';

export interface Named {
  /** The whole query, as it was typed. */
  readonly typed: string;
  /** Absent where a time alone is named: of what is searched. */
  readonly work?: NamedWork;
  /** The last day that is meant; absent where the newest edition is. */
  readonly day?: IsoDate;
  /** The words of the name, without what leads to it: what says them as they stand is found beside it. */
  readonly words: string;
}

export interface NamedGame {
  readonly id: GameId;
  readonly title: string;
  readonly short: string;
}

export interface Names {
  readonly releases?: readonly Release[] | undefined;
  /** Other games whose rules are here. */
  readonly games?: readonly NamedGame[] | undefined;
}

/** What players and judges call each document, in small letters. */
const namesOf: Readonly<Record<Exclude<NamedWork, GameId | 'rules'>, readonly string[]>> = {
  'comprehensive-rules': ['comprehensive rules', 'comprehensive rulebook', 'comp rules', 'comprules', 'cr'],
  rulebook: ['rulebook', 'rule book'],
  'rulings-summary': ['general rulings summary', 'rulings summary', 'general rulings'],
  handbook: ['handbook', 'plain rules'],
  'tournament-rules': ['tournament rules', 'floor rules', 'mtr'],
  'penalty-guide': ['infraction procedure guide', 'infraction guide', 'penalty guide', 'penalty guidelines', 'ipg'],
  'judging-at-regular': ['judging at regular', 'judging at regular rel', 'jar'],
};

const workOf = new Map(
  Object.entries(namesOf).flatMap(([work, names]) => names.map((name) => [name, work as Exclude<NamedWork, GameId>] as const)),
);

/** Words around a name that change nothing of what it names. */
const around = new Set('the a magic mtg gathering official dci current newest latest edition version of'.split(' '));
/** No name of a document with its time is longer. */
const mostWords = 12;

/** Undefined for a query that says anything beside a name. */
export function readNamed(parts: readonly QueryPart[], { releases = [], games = [] }: Names = {}): Named | undefined {
  if (parts.length === 0 || parts.length > mostWords || parts.some(({ kind, without }) => kind === 'phrase' || without)) return undefined;
  const game = games.find(({ title, short }) => [title, short].some((name) => name.toLowerCase() === write(parts).toLowerCase()));
  if (game) return { typed: write(parts), work: game.id, words: write(parts) };
  // Of a release's name every word belongs to it, `Magic 2010`: the time is read first.
  const date = readDate(parts, releases, true);
  const rest = (date?.rest ?? parts).filter(({ text }) => !around.has(fold(text)));
  const name = rest.map(({ text }) => fold(text)).join(' ');
  const work = name === 'rules' && date ? 'rules' : workOf.get(name);
  if (work === undefined && (name !== '' || !date)) return undefined;
  const kept = new Set([...rest, ...(date?.named ?? [])]);
  return {
    typed: write(parts),
    ...(work === undefined ? {} : { work }),
    ...(date === undefined ? {} : { day: date.day }),
    words: write(parts.filter((part) => kept.has(part))),
  };
}

const fold = (text: string): string => bareWord(text).toLowerCase();

const write = (parts: readonly QueryPart[]): string => parts.map(({ text }) => bareWord(text)).join(' ');
