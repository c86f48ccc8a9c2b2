/** What a scenario says must be true, held against the position. */
import type { Ability } from '../../engine/language/ability.ts';
import { objectsIn } from '../../engine/state/changes.ts';
import { colorIdentity, fitsIdentity, identityOfCommander } from '../../engine/look/colorIdentity.ts';
import { manaValueOfObject } from '../../engine/look/faces.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import type { Look } from '../../engine/look/look.ts';

import type { Answer } from '../../engine/events/procedure.ts';
import { mayAnswer, type Session } from '../../engine/session.ts';
import { phasingOn } from '../../engine/events/phasing.ts';
import type { GameObject, GameState } from '../../engine/state/state.ts';
import { hasSubtype } from '../../engine/language/subtypes.ts';
import { isWith } from '../../engine/state/teams.ts';
import { takingTurns } from '../../engine/look/turnMarkers.ts';
import { nameAbility } from '../telling/boardView.ts';
import { isOption, writeOption } from '../position/legalOptions.ts';
import { refuse } from '../format/refusal.ts';
import { isRef, objectOf, toName } from '../position/refs.ts';
import { kindOfChoice, poolOf, ptOf, writePool } from '../telling/summary.ts';
import type { Expectation } from '../format/scenario.ts';

export interface Failure {
  /** `zones.bear` */
  readonly key: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** What there is to look at. */
export interface Seen {
  readonly session: Session;
  /** Rule numbers that the trace has cited. */
  readonly cited: ReadonlySet<string>;
  readonly legal: { readonly what: string; readonly options: readonly Answer[] } | undefined;
  /** The abilities that a text gives; undefined for a text that is not understood. */
  readonly abilitiesOf: (text: string) => readonly Ability[] | undefined;
  /** Refused actions by their number from 1, with the numbers of the rules that forbid them. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
}

/** Everything in a block that is not as expected. @throws ScenarioRefusal for a ref that never was. */
export function checkExpectation(expectation: Expectation, path: string, seen: Seen): readonly Failure[] {
  const failures: Failure[] = [];
  const fail = (key: string, expected: unknown, actual: unknown): void => void failures.push({ key, expected, actual });
  const compare = (key: string, expected: unknown, actual: unknown): void => {
    if (JSON.stringify(expected) !== JSON.stringify(actual)) fail(key, expected, actual);
  };
  for (const [key, value] of Object.entries(expectation) as readonly (readonly [string, unknown])[]) {
    const check = checks[key];
    if (!check && key !== 'after') throw new Error(`nothing checks the expectation ${key}`);
    check?.({ key, value, path: `${path}.${key}`, seen, fail, compare });
  }
  return failures;
}

interface Checking {
  readonly key: string;
  /** Each check knows the shape of its own key; it was checked when the scenario was read. */
  readonly value: unknown;
  readonly path: string;
  readonly seen: Seen;
  readonly fail: (key: string, expected: unknown, actual: unknown) => void;
  readonly compare: (key: string, expected: unknown, actual: unknown) => void;
}
type CheckKey = (checking: Checking) => void;

/** A check of a value per player. */
function perPlayer(actual: (state: GameState, player: string) => unknown, write: (value: unknown) => unknown = (value) => value): CheckKey {
  return ({ key, value, path, seen, compare }) => {
    const state = seen.session.state();
    for (const [player, expected] of Object.entries(value as Readonly<Record<string, unknown>>)) {
      if (!state.players.some(({ id }) => id === player)) refuse(`${path}.${player}`, 'there is no such player', player);
      compare(`${key}.${player}`, write(expected), actual(state, player));
    }
  };
}

interface Subject {
  readonly object: GameObject | undefined;
  readonly look: Look;
  readonly ref: string;
}

/** A check of a value per ref. */
function perRef(actual: (subject: Subject) => unknown): CheckKey {
  return ({ key, value, path, seen, compare }) => {
    for (const [ref, expected] of Object.entries(value as Readonly<Record<string, unknown>>))
      compare(`${key}.${ref}`, expected, actual(findSubject(seen, ref, `${path}.${ref}`)));
  };
}

function findSubject({ session }: Seen, ref: string, path: string): Subject {
  const state = session.state();
  if (!isRef(state, ref) && !/#\d+$/.test(ref)) refuse(path, 'there is no such object', ref);
  return { object: objectOf(state, ref), look: lookAt(state), ref };
}

const gone = 'gone';
/** A value of an object that is there. */
const ofObject =
  (value: (object: GameObject, look: Look) => unknown) =>
  ({ object, look }: Subject): unknown =>
    object === undefined ? gone : value(object, look);

const words = (list: readonly string[]): readonly string[] => list.map((word) => word.toLowerCase()).toSorted();

type ExpectedSet = readonly string[] | { readonly has?: readonly string[]; readonly lacks?: readonly string[] };

function setCheck(
  of: (object: GameObject, look: Look) => readonly string[],
  isAmong = (set: readonly string[], word: string): boolean => words(set).includes(word.toLowerCase()),
): CheckKey {
  return ({ key, value, path, seen, fail }) => {
    for (const [ref, expected] of Object.entries(value as Readonly<Record<string, ExpectedSet>>)) {
      const { object, look } = findSubject(seen, ref, `${path}.${ref}`);
      const set = object === undefined ? [] : of(object, look);
      const actual = object === undefined ? undefined : words(set);
      if (actual === undefined) fail(`${key}.${ref}`, expected, gone);
      else if ('length' in expected) {
        if (words([...new Set(expected)]).join() !== actual.join()) fail(`${key}.${ref}`, expected, actual);
      } else {
        const missing = (expected.has ?? []).some((word) => !isAmong(set, word));
        const extra = (expected.lacks ?? []).some((word) => isAmong(set, word));
        if (missing || extra) fail(`${key}.${ref}`, expected, actual);
      }
    }
  };
}

function isCalled(ability: Ability, name: string): boolean {
  const [wanted, text] = [plain(name), plain(nameAbility(ability))];
  return (
    text === wanted || (ability.kind === 'keyword' && plain(ability.keyword) === wanted) || (wanted.length >= 8 && text.startsWith(wanted))
  );
}

/** An ability that an effect gave has no text: it is told by its meaning. */
function meansSame(own: readonly Ability[], wanted: readonly Ability[] | undefined): boolean {
  if (wanted === undefined || wanted.length === 0) return false;
  const meanings = new Set(own.map(meaningOf));
  return wanted.every((ability) => meanings.has(meaningOf(ability)));
}

const meaningOf = (ability: Ability): string => JSON.stringify({ ...ability, text: '' }, sortedKeys);
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const plain = (text: string): string => text.toLowerCase().replace(/\.$/, '').trim();

const abilities: CheckKey = ({ key, value, path, seen, fail }) => {
  type Expected = { readonly has?: readonly string[]; readonly lacks?: readonly string[]; readonly count?: number };
  for (const [ref, expected] of Object.entries(value as Readonly<Record<string, Expected>>)) {
    const { object, look } = findSubject(seen, ref, `${path}.${ref}`);
    if (!object) {
      fail(`${key}.${ref}`, expected, gone);
      continue;
    }
    const own = look.of(object.id).abilities;
    const actual = own.map(nameAbility);
    const isThere = (name: string): boolean => own.some((ability) => isCalled(ability, name)) || meansSame(own, seen.abilitiesOf(name));
    const missing = (expected.has ?? []).some((name) => !isThere(name));
    const extra = (expected.lacks ?? []).some(isThere);
    if (missing || extra || (expected.count !== undefined && expected.count !== own.length)) fail(`${key}.${ref}`, expected, actual);
  }
};

const counters: CheckKey = ({ key, value, path, seen, fail }) => {
  for (const [ref, expected] of Object.entries(value as Readonly<Record<string, Readonly<Record<string, number>>>>)) {
    const { object } = findSubject(seen, ref, `${path}.${ref}`);
    const actual = Object.fromEntries(Object.entries(object?.counters ?? {}).filter(([, count]) => count !== 0));
    const none = Object.keys(expected).length === 0;
    const wrong = none ? Object.keys(actual).length > 0 : Object.entries(expected).some(([kind, count]) => (actual[kind] ?? 0) !== count);
    if (wrong || !object) fail(`${key}.${ref}`, expected, object ? actual : gone);
  }
};

type TokenDescription = NonNullable<Expectation['tokens']>[number];

/** All tokens on the battlefield must fall under the groups: each group takes as many as it says, one without a count. */
const tokens: CheckKey = ({ key, value, seen, fail }) => {
  const state = seen.session.state();
  const look = lookAt(state);
  const all = objectsIn(state, 'battlefield').flatMap((id) => {
    const object = state.objects[id];
    return object?.kind === 'token' ? [object] : [];
  });
  const fits = (object: GameObject, group: TokenDescription): boolean => {
    const is = look.of(object.id);
    const same = (a: readonly string[], b: readonly string[]): boolean => words(a).join() === words(b).join();
    return (
      (group.controller === undefined || group.controller === is.controller) &&
      (group.owner === undefined || group.owner === object.owner) &&
      (group.name === undefined || group.name === is.name) &&
      (group.pt === undefined || group.pt === ptOf(object, look)) &&
      (group.types === undefined || same(group.types, is.types)) &&
      (group.subtypes === undefined || same(group.subtypes, is.subtypes)) &&
      (group.colors === undefined || same(group.colors, is.colors))
    );
  };
  const groups = value as readonly TokenDescription[];
  const wanted = groups.map(({ count = 1 }) => count);
  const total = wanted.reduce((sum, count) => sum + count, 0);
  const fitting = (): readonly string[] => all.map((object) => groups.flatMap((group, at) => (fits(object, group) ? [at] : [])).join());
  if (total === all.length && canBeShared(fitting(), wanted)) return;
  const describe = (object: GameObject) => {
    const is = look.of(object.id);
    return {
      controller: is.controller,
      owner: object.owner,
      name: is.name,
      pt: ptOf(object, look),
      types: is.types,
      subtypes: is.subtypes,
      colors: is.colors,
    };
  };
  fail(key, groups, all.map(describe));
};

/**
 * Whether each of some things can go to a group that it fits, so that every group gets as many as it wants. A thing is the places of the
 * groups that it fits, as text: those that fit the same are the same. What is in a full group makes room if it can go to another.
 */
function canBeShared(things: readonly string[], wanted: readonly number[]): boolean {
  const room = [...wanted];
  const held = wanted.map(() => new Map<string, number>());
  const hold = (group: number, thing: string, more: number): void => void held[group]?.set(thing, (held[group].get(thing) ?? 0) + more);
  const place = (thing: string, seen: Set<number>): boolean => {
    for (const group of thing === '' ? [] : thing.split(',').map(Number)) {
      if (seen.has(group)) continue;
      seen.add(group);
      const left = room[group] ?? 0;
      const mover = left > 0 ? undefined : [...(held[group] ?? [])].find(([other, count]) => count > 0 && place(other, seen))?.[0];
      if (left === 0 && mover === undefined) continue;
      if (mover === undefined) room[group] = left - 1;
      else hold(group, mover, -1);
      hold(group, thing, 1);
      return true;
    }
    return false;
  };
  return things.every((thing) => place(thing, new Set()));
}

/** A number is so much colourless mana, as texts up to 2015 write it. */
const lettersOf = (symbol: string): string | readonly string[] =>
  /^\d{1,2}$/.test(symbol) ? Array.from({ length: Number(symbol) }, () => 'C') : symbol;

/** A rule number holds when it, or a rule below it, was cited. */
const isCited = (wanted: string, cited: Iterable<string>): boolean =>
  [...cited].some((number) => number === wanted || (number.startsWith(wanted) && !/^\d/.test(number.slice(wanted.length))));

const checks: Readonly<Record<string, CheckKey>> = {
  life: perPlayer((state, player) => state.players.find(({ id }) => id === player)?.life),
  poison: perPlayer((state, player) => state.players.find(({ id }) => id === player)?.poison),
  mana: perPlayer(poolOf, (text) => writePool([...String(text).matchAll(/\{([^}]+)\}/g)].flatMap(([, letter = '']) => lettersOf(letter)))),
  handSize: perPlayer((state, player) => objectsIn(state, 'hand', player).length),
  librarySize: perPlayer((state, player) => objectsIn(state, 'library', player).length),
  graveyardSize: perPlayer((state, player) => objectsIn(state, 'graveyard', player).length),
  // Until July 2009 what phases out is in a zone of its own (217.8 of 2005).
  zones: perRef(({ object, look }) => (object?.phasedOut ? phasingOn(look.state.day).zone : undefined) ?? object?.zone ?? gone),
  pt: perRef(ofObject(ptOf)),
  name: perRef(ofObject(({ id }, look) => look.of(id).name)),
  manaValue: perRef(ofObject((object, look) => manaValueOfObject(look, object))),
  loyalty: perRef(
    ofObject(({ id, zone, counters: on }, look) => (zone === 'battlefield' ? (on['loyalty'] ?? 0) : (look.of(id).loyalty ?? 0))),
  ),
  damage: perRef(ofObject(({ damage }) => damage)),
  controller: perRef(ofObject(({ id }, look) => look.of(id).controller)),
  owner: perRef(ofObject(({ owner }) => owner)),
  attachedTo: perRef(ofObject(({ attachedTo }, { state }) => (attachedTo === undefined ? 'none' : toName(state, attachedTo)))),
  types: setCheck(({ id }, look) => look.of(id).types),
  subtypes: setCheck(
    ({ id }, look) => look.of(id).subtypes,
    (set, word) => words(set).includes(word.toLowerCase()) || hasSubtype(set, word),
  ),
  supertypes: setCheck(({ id }, look) => look.of(id).supertypes),
  colors: setCheck(({ id }, look) => look.of(id).colors),
  colorIdentity: setCheck(({ card }, { state }) => (state.cards[card] ? colorIdentity(state.cards[card]) : [])),
  fitsCommander: perRef(
    ofObject(({ card, owner }, { state }) => {
      const identity = identityOfCommander(state, owner);
      return identity === undefined || !state.cards[card] ? 'no commander' : fitsIdentity(state.cards[card], identity);
    }),
  ),
  abilities,
  counters,
  tapped: perRef(ofObject(({ tapped }) => tapped)),
  faceDown: perRef(ofObject(({ faceDown }) => faceDown)),
  flipped: perRef(ofObject(({ flipped }) => flipped)),
  attacking: perRef(({ object }) => object?.attacking !== undefined),
  blocking: perRef(({ object }) => object?.blocking !== undefined),
  blocked: perRef(({ object }) => object?.attacking?.blocked === true),
  exists: perRef(({ object }) => object !== undefined),
  tokens,
  battlefield: perPlayer(
    (state, player) =>
      objectsIn(state, 'battlefield')
        .filter((id) => lookAt(state).of(id).controller === player && state.objects[id]?.phasedOut !== true)
        .map((id) => lookAt(state).of(id).name)
        .toSorted(),
    (names) => (names as readonly string[]).toSorted(),
  ),
  libraryTop: ({ key, value, path, seen, compare }) => {
    const state = seen.session.state();
    for (const [player, refs] of Object.entries(value as Readonly<Record<string, readonly string[]>>)) {
      if (!state.players.some(({ id }) => id === player)) refuse(`${path}.${player}`, 'there is no such player', player);
      const top = objectsIn(state, 'library', player).slice(0, refs.length);
      compare(
        `${key}.${player}`,
        refs,
        top.map((id) => toName(state, id)),
      );
    }
  },
  winner: ({ key, value, seen, fail }) => {
    const winners = seen.session.state().outcome?.winners ?? [];
    const holds = value === 'none' ? winners.length === 0 : winners.includes(value as string);
    if (!holds) fail(key, value, winners.length === 0 ? 'none' : winners);
  },
  losers: ({ key, value, seen, compare }) => {
    const { players, outcome } = seen.session.state();
    // Who left before wins with the team.
    const losers = players.filter(({ id, left }) => left && outcome?.winners.includes(id) !== true).map(({ id }) => id);
    compare(key, (value as readonly string[]).toSorted(), losers.toSorted());
  },
  draw: ({ key, value, seen, compare }) => compare(key, value, seen.session.state().outcome?.draw ?? false),
  step: ({ key, value, seen, compare }) => compare(key, value, seen.session.state().turn.step),
  active: ({ key, value, seen, compare }) => {
    const state = seen.session.state();
    compare(key, value, takingTurns(state).some((id) => isWith(state, id, value as string)) ? value : state.turn.active);
  },
  priority: ({ key, value, seen, compare }) => {
    const question = seen.session.pending();
    const has = question?.kind === 'priority' && mayAnswer(seen.session.state(), question, value as string);
    compare(key, value, has ? value : question?.kind === 'priority' ? question.player : 'none');
  },
  legal: ({ key, value, path, seen, fail }) => {
    const { legal } = seen;
    if (!legal) return refuse(path, 'nothing was enumerated before');
    const { exactly, includes = [], excludes = [], count } = value as NonNullable<Expectation['legal']>;
    const { what, options } = legal;
    const actual = options.map((option) => writeOption(option, what));
    const isThere = (written: Answer): boolean => options.some((option) => isOption(written, option, what));
    if (exactly) {
      const extra = options.some((option) => !exactly.some((written) => isOption(written, option, what)));
      if (extra || !exactly.every(isThere) || exactly.length !== options.length) fail(`${key}.exactly`, exactly, actual);
    }
    const missing = includes.filter((written) => !isThere(written));
    if (missing.length > 0) fail(`${key}.includes`, missing, actual);
    const present = excludes.filter(isThere);
    if (present.length > 0) fail(`${key}.excludes`, present, actual);
    if (count !== undefined && count !== options.length) fail(`${key}.count`, count, options.length);
  },
  refused: ({ key, value, seen, fail }) => {
    for (const { action, rule } of value as NonNullable<Expectation['refused']>) {
      const rules = seen.refused.get(action);
      if (rules === undefined) fail(key, { action, ...(rule === undefined ? {} : { rule }) }, 'not refused');
      else if (rule !== undefined && !isCited(rule, rules)) fail(key, { action, rule }, { action, rule: rules });
    }
  },
  pending: ({ key, value, seen, fail }) => {
    const question = seen.session.pending();
    const { player, kind } = value as NonNullable<Expectation['pending']>;
    const actual = question && question.kind !== 'priority' ? { player: question.player, kind: kindOfChoice(question) } : 'none';
    const holds =
      typeof actual === 'object' &&
      (player === undefined || (question !== undefined && mayAnswer(seen.session.state(), question, player))) &&
      // Whether to pay is asked as a payment or as something that may be done.
      (kind === undefined || kind === actual.kind || (kind === 'payment' && question?.pays === true));
    if (!holds) fail(key, value, actual);
  },
  triggered: ({ key, value, path, seen, compare }) => {
    for (const [ref, expected] of Object.entries(value as Readonly<Record<string, number>>)) {
      findSubject(seen, ref, `${path}.${ref}`);
      compare(`${key}.${ref}`, expected, seen.session.triggered()[ref] ?? 0);
    }
  },
  cites: ({ key, value, seen, fail }) => {
    for (const rule of value as readonly string[]) if (!isCited(rule, seen.cited)) fail(key, rule, [...seen.cited]);
  },
};
