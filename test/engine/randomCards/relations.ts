/** Changes of a board that change nothing of how it is played. */
import { frontOf } from './printedCards.ts';
import type { Board, ObjectGiven } from './boards.ts';
import { type Chance, chanceFrom, orderedByKey } from './chance.ts';

/** A board with something in it changed, and how words of its game are told as those of the other. */
export interface Changed {
  readonly board: Board;
  readonly called: (word: string) => string;
}

const mapObjects = (board: Board, change: (object: ObjectGiven) => ObjectGiven, player: (id: string) => string = (id) => id): Board => {
  const { battlefield, ...personal } = board.setup.zones;
  const keys = <T, U>(map: Readonly<Record<string, T>>, make: (value: T) => U): Readonly<Record<string, U>> =>
    Object.fromEntries(Object.entries(map).map(([key, value]) => [player(key), make(value)]));
  const lists = (map: Readonly<Record<string, readonly ObjectGiven[]>>) => keys(map, (list) => list.map(change));
  return {
    ...board,
    players: board.players.map(player),
    setup: {
      ...board.setup,
      active: player(board.setup.active),
      life: keys(board.setup.life, (life) => life),
      zones: {
        battlefield: battlefield.map(change),
        hand: lists(personal.hand),
        graveyard: lists(personal.graveyard),
        library: lists(personal.library),
      },
    },
  };
};

export const objectsOn = ({ setup: { zones } }: Board): readonly ObjectGiven[] => [
  ...zones.battlefield,
  ...[zones.hand, zones.graveyard, zones.library].flatMap((map) => Object.values(map).flat()),
];

/** Everything that the cards of a board say. */
export const textsOn = (board: Board): string =>
  objectsOn(board)
    .flatMap((object) => ('faces' in object ? object.faces : [object]))
    .map(({ text = '', type }) => `${type}\n${text}`)
    .join('\n');

/** With spaces, digits, quotes, commas, in other scripts, and like cards and keywords. */
const strangePlayers = [
  ['Anna Maria', '2', 'flying', 'O’Brien "X"'],
  ['Алиса', 'Storm', '10', '李 明'],
  ['Forest', 'Bear, the First', 'yes/no', "d'Artagnan"],
  ['0.0', 'each player', '{T}: 1', 'Éowyn  II'],
];

/** Players called otherwise. */
export function renamePlayers(board: Board, chance: Chance): Changed {
  const names = chance.one(strangePlayers) ?? [];
  const to = new Map(board.players.map((player, at) => [player, names[at] ?? player]));
  const from = new Map([...to].map(([one, other]) => [other, one]));
  const player = (id: string): string => to.get(id) ?? id;
  const change = (object: ObjectGiven): ObjectGiven => ({
    ...object,
    ...(object.controller === undefined ? {} : { controller: player(object.controller) }),
    ...(object.owner === undefined ? {} : { owner: player(object.owner) }),
  });
  return { board: mapObjects(board, change, player), called: (word) => from.get(word) ?? word };
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Cards and what scenarios call them by, called otherwise; basic lands keep their names, which their types have too. */
export function renameCards(board: Board): Changed {
  const faces = objectsOn(board).flatMap((object) => ('faces' in object ? object.faces : [object]));
  const names = [...new Set(faces.filter(({ type }) => !type.startsWith('Basic')).map(({ name }) => name))].toSorted(
    (one, other) => other.length - one.length,
  );
  const to = names.map((name, at): readonly [string, string] => [
    name,
    `Qaz${at}${name.includes(',') ? ', Wexle’s Żółw' : name.includes(' ') ? '-d’Or Żółw' : ''}`,
  ]);
  const rename = (text: string, own: string): string =>
    to.reduce((now, [name, other]) => {
      const whole = now.replaceAll(new RegExp(`(?<![\\p{L}\\d-])${escape(name)}(?![\\p{L}\\d])`, 'gu'), other);
      const [short = ''] = name.split(', ');
      return name === own && short !== name
        ? whole.replaceAll(new RegExp(`(?<![\\p{L}\\d-])${escape(short)}(?![\\p{L}\\d])`, 'gu'), other.split(', ')[0] ?? '')
        : whole;
    }, text);
  const face = <T extends { readonly name: string; readonly text?: string }>(given: T): T => ({
    ...given,
    name: to.find(([name]) => name === given.name)?.[1] ?? given.name,
    ...(given.text === undefined ? {} : { text: rename(given.text, given.name) }),
  });
  const refs = new Map(objectsOn(board).map(({ ref }, at) => [ref, `r${(at * 7919) % 100_003}x`]));
  const back = new Map([...refs].map(([one, other]) => [other, one]));
  const change = (object: ObjectGiven): ObjectGiven => {
    const ref = refs.get(object.ref) ?? object.ref;
    if (!('faces' in object)) return { ...face(object), ref };
    const sides = object.faces.map(face);
    return { ...object, name: sides[0]?.name ?? '', faces: sides, ref };
  };
  const words = (text: string): string => {
    const named = to.reduce((now, [name, other]) => {
      const whole = now.replaceAll(other, name);
      return name.includes(',')
        ? whole.replaceAll(new RegExp(`${escape(other.split(', ')[0] ?? '')}(?!\\d)`, 'g'), name.split(', ')[0] ?? '')
        : whole;
    }, text);
    return named;
  };
  const called = (word: string): string => {
    const [, ref = word, rest = ''] = /^(r\d+x)(\.\d+)$/.exec(word) ?? [];
    const known = back.get(ref);
    return known === undefined ? words(word.replaceAll(/r\d+x/g, (each) => back.get(each) ?? each)) : `${known}${rest}`;
  };
  return { board: mapObjects(board, change), called };
}

/** The lists of the setup in another order, where nothing but timestamps tells an order. */
export function reorder(board: Board, seed: string): Board {
  const mixed = (list: readonly ObjectGiven[]): readonly ObjectGiven[] => orderedByKey(list, seed, ({ ref }) => ref);
  const { zones } = board.setup;
  const keys = <T>(map: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(orderedByKey(Object.entries(map), seed, ([key]) => key));
  return {
    ...board,
    setup: {
      ...board.setup,
      life: keys(board.setup.life),
      zones: {
        battlefield: mixed(zones.battlefield),
        hand: keys(Object.fromEntries(Object.entries(zones.hand).map(([player, list]) => [player, mixed(list)]))),
        graveyard: keys(zones.graveyard),
        library: keys(zones.library),
      },
    },
  };
}

export const bystander = 'Bystander';

/** Words by which a text may count or take everything that is there, whatever it is. */
const takesAll =
  /\b(?:permanents?|number of|for each|among|mana value|converted|nonland|noncreature|nontoken|colorless|devotion|affinity|metalcraft|delirium|legendary|historic)\b/i;

/** One more permanent of a type that no card of the board speaks of; undefined where all types are spoken of. */
export function addBystander(board: Board, seed: string): Board | undefined {
  const chance = chanceFrom(`bystander ${seed}`);
  const texts = objectsOn(board)
    .flatMap((object) => ('faces' in object ? object.faces : [object]).map(({ text = '' }) => text))
    .join('\n');
  if (takesAll.test(texts)) return undefined;
  const type = chance.one(
    (['artifact', 'enchantment', 'land'] as const).filter((each) => !new RegExp(`\\b(?:non)?${each}s?\\b`, 'i').test(texts)),
  );
  if (type === undefined) return undefined;
  const given: ObjectGiven = {
    ref: bystander,
    name: bystander,
    type: `${type.charAt(0).toUpperCase()}${type.slice(1)}`,
    controller: chance.one(board.players) ?? 'A',
    timestamp: 10 * chance.number(board.setup.zones.battlefield.length) + 5,
  };
  const { battlefield } = board.setup.zones;
  const at = chance.number(battlefield.length + 1);
  return { ...board, setup: { ...board.setup, zones: { ...board.setup.zones, battlefield: battlefield.toSpliced(at, 0, given) } } };
}

export const nameOf = (object: ObjectGiven): string => frontOf(object).name;
