/** Positions for tests of the engine, made of short descriptions with abilities given as data. */
import type { Ability, Effect } from '../../src/engine/language/ability.ts';
import type { CardType, Supertype } from '../../src/engine/language/cardType.ts';
import type { Filter } from '../../src/engine/language/filter.ts';
import type { Instruction } from '../../src/engine/language/instruction.ts';
import type { ZoneName } from '../../src/engine/language/places.ts';
import type { StaticRule } from '../../src/engine/language/staticRule.ts';
import type { TriggerEvent } from '../../src/engine/language/trigger.ts';
import type { Face } from '../../src/engine/language/card.ts';
import { blank } from '../../src/engine/events/apply.ts';
import { lookAt } from '../../src/engine/look/layers/characteristics.ts';
import { type Color, parseManaCost } from '../../src/engine/language/manaCost.ts';
import type { Told } from '../../src/engine/events/procedure.ts';
import type { Answer } from '../../src/engine/events/question.ts';
import { citesOf } from '../../src/engine/concepts/numbers.ts';
import { type Action, beginSession, type Result, type Session, type SessionOptions } from '../../src/engine/session.ts';
import { rare } from '../../src/engine/turn/rare.ts';
import { teller } from '../../src/engine/telling/teller.ts';
import type { Card } from '../../src/engine/language/card.ts';
import type { Characteristics, GameObject, GameState, Step } from '../../src/engine/state/state.ts';

export interface CardGiven {
  readonly ref: string;
  readonly name?: string;
  readonly cost?: string;
  /** `creature` when it has power and toughness, unless said. */
  readonly types?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  readonly colors?: readonly Color[];
  readonly pt?: string;
  readonly loyalty?: number;
  readonly abilities?: readonly Ability[];
  /** Changes to the object. */
  readonly as?: Partial<GameObject>;
}

export interface PositionGiven {
  readonly day?: string;
  readonly players?: readonly string[];
  readonly life?: Readonly<Record<string, number>>;
  readonly active?: string;
  readonly step?: Step;
  readonly turn?: number;
  readonly seed?: number;
  readonly options?: GameState['options'];
  /** Objects by player and zone; the top of a library first. */
  readonly zones?: Readonly<Record<string, Readonly<Partial<Record<ZoneName, readonly CardGiven[]>>>>>;
}

export function makeFace({ ref, name, cost, types, supertypes, subtypes, colors, pt, loyalty, abilities }: CardGiven): Face {
  const [power, toughness] = (pt ?? '').split('/').map(Number);
  const mana = cost === undefined ? undefined : parseManaCost(cost);
  return {
    name: name ?? ref,
    ...(mana === undefined ? {} : { cost: mana }),
    supertypes: supertypes ?? [],
    types: types ?? (pt === undefined ? ['artifact'] : ['creature']),
    subtypes: subtypes ?? [],
    ...(colors === undefined ? {} : { colors }),
    ...(pt === undefined ? {} : { power: power ?? 0, toughness: toughness ?? 0 }),
    ...(loyalty === undefined ? {} : { loyalty }),
    text: '',
    abilities: abilities ?? [],
  };
}

const personal: readonly ZoneName[] = ['hand', 'library', 'graveyard'];

/** A position. What is in it is called by its ref; the object is `ref.0`. */
export function makePosition(given: PositionGiven): GameState {
  const players = given.players ?? ['A', 'B'];
  const cards: Record<string, Card> = {};
  const objects: Record<string, GameObject> = {};
  const zones: Record<string, string[] | Record<string, string[]>> = { battlefield: [], stack: [], exile: [], command: [], outside: [] };
  for (const zone of personal) zones[zone] = Object.fromEntries(players.map((player) => [player, []]));
  let timestamp = 1;
  // Not in the order of the keys: a player may be called "2", which stands before all other keys.
  for (const player of players)
    for (const [zone, list] of Object.entries(given.zones?.[player] ?? {}))
      for (const card of list) {
        const id = `${card.ref}.0`;
        cards[card.ref] = { layout: 'normal', faces: [makeFace(card)] };
        objects[id] = {
          ...blank,
          id,
          card: card.ref,
          kind: 'card',
          owner: player,
          controller: player,
          zone: zone as ZoneName,
          timestamp: timestamp++,
          controlledSince: 0,
          commander: false,
          ...card.as,
        };
        const place = zones[zone];
        (Array.isArray(place) ? place : (place?.[player] ?? [])).push(id);
      }
  return {
    day: given.day ?? '2020-01-24',
    players: players.map((id) => ({
      id,
      life: given.life?.[id] ?? 20,
      poison: 0,
      counters: {},
      mana: [],
      landsPlayed: 0,
      left: false,
      drewFromEmpty: false,
      mulligans: 0,
    })),
    teams: players.map((id) => [id]),
    cards,
    objects,
    zones: zones as unknown as GameState['zones'],
    effects: [],
    delayed: [],
    waiting: [],
    turn: {
      number: given.turn ?? 3,
      active: given.active ?? players[0] ?? 'A',
      step: given.step ?? 'precombat main',
      passed: [],
      happened: [],
      extraTurns: [],
    },
    past: {},
    next: { timestamp, effect: 1, token: 1 },
    seed: given.seed ?? 1,
    ...(given.options === undefined ? {} : { options: given.options }),
  };
}

/** A game that begins at a position, and what tests want to know of it. */
export interface Play {
  readonly session: Session;
  readonly state: () => GameState;
  /** Everything told so far. */
  readonly told: readonly Told[];
  readonly act: (action: Action) => Result;
  /** Carries out instructions at once, with answers to what is asked. */
  readonly effect: (instructions: readonly Instruction[], more?: EffectGiven) => Result;
  /** Players pass, and take the given answers to what is asked, until the stack is empty. */
  readonly settle: (...answers: readonly Answer[]) => void;
  readonly answer: (answer: Answer) => Result;
  /** The object that a card is now. */
  readonly find: (ref: string) => GameObject | undefined;
  readonly zoneOf: (ref: string) => ZoneName | 'gone';
  readonly is: (ref: string) => Characteristics;
  readonly life: (player: string) => number;
}

interface EffectGiven {
  readonly by?: string;
  readonly targets?: readonly (readonly string[])[];
  readonly x?: number;
}

/** `everything`: no choice is left out (events/unasked.ts). */
export function beginPlay(
  given: PositionGiven,
  { everything = false, hasRule = (concept, day) => citesOf(concept, day).length > 0 }: Omit<SessionOptions, 'hear'> = {},
): Play {
  const position = makePosition(given);
  const session = beginSession(
    deepFreeze(position),
    { step: given.step ?? 'precombat main', attackersDeclared: false, blockersDeclared: false },
    { everything, hasRule, rare, teller },
  );
  const told: Told[] = [];
  const note = (result: Result): Result => {
    if (result.kind !== 'refused') told.push(...result.told);
    deepFreeze(session.state());
    return result;
  };
  const find = (ref: string): GameObject | undefined => Object.values(session.state().objects).find(({ card }) => card === ref);
  const answer = (given_: Answer): Result => {
    const question = session.pending();
    if (!question) throw new Error('nothing is asked');
    return note(session.act({ do: 'answer', by: question.player, answer: given_ }));
  };
  const settle = (...answers: readonly Answer[]): void => {
    const left = [...answers];
    for (let at = 0; at < 5000; at += 1) {
      const question = session.pending();
      if (!question) return;
      if (question.kind !== 'priority') {
        const next = left.shift();
        if (next === undefined) throw new Error(`${question.player} is asked: ${question.text} ${JSON.stringify(question.options())}`);
        const result = answer(next);
        if (result.kind === 'refused') throw new Error(result.reason);
      } else if (session.state().zones.stack.length === 0 && session.state().waiting.length === 0) break;
      else note(session.act({ do: 'pass', by: question.player }));
    }
    if (left.length > 0) throw new Error(`not asked for: ${JSON.stringify(left)}`);
  };
  return {
    session,
    state: session.state,
    told,
    act: (action) => note(session.act(action)),
    effect: (instructions, { by = 'A', targets = [], x = 0 } = {}) => {
      const result = note(session.act({ do: 'effect', by, instructions, announced: { targets, modes: [], x, paid: [] } }));
      if (result.kind === 'refused') throw new Error(result.reason);
      return result;
    },
    settle: (...answers) => {
      if (session.pending()?.kind === 'priority') note(session.act({ do: 'check' }));
      settle(...answers);
    },
    answer,
    find,
    zoneOf: (ref) => find(ref)?.zone ?? 'gone',
    is: (ref) => lookAt(session.state()).characteristicsOf(find(ref)?.id ?? ref),
    life: (player) => session.state().players.find(({ id }) => id === player)?.life ?? 0,
  };
}

const frozen = new WeakSet();

/** Freezes a value through and through, so that a change in place throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
  return value;
}

export const number = (value: number) => ({ kind: 'number', value }) as const;
export const you = { kind: 'you' } as const;
export const self = { kind: 'self' } as const;
export const creature: Filter = { kind: 'type', type: 'creature' };
export const all = (filter: Filter) => ({ kind: 'all', filter }) as const;
export const target = (index = 0) => ({ kind: 'target', index }) as const;
export const eventObject = { kind: 'event', role: 'object' } as const;
export const oneTarget = (filter: Filter): Effect['targets'][number] => ({ filter, least: number(1), most: number(1) });

export const keyword = (name: string, quality?: Filter): Ability => ({
  kind: 'keyword',
  text: name,
  keyword: name,
  ...(quality === undefined ? {} : { quality }),
});
export const staticRules = (text: string, ...rules: readonly StaticRule[]): Ability => ({ kind: 'static', text, rules });
export const whenever = (
  text: string,
  event: TriggerEvent | readonly TriggerEvent[],
  instructions: readonly Instruction[],
  more: Partial<Omit<Extract<Ability, { kind: 'triggered' }>, 'effect'>> & { readonly targets?: Effect['targets'] } = {},
): Ability => {
  const { targets = [], ...rest } = more;
  return { kind: 'triggered', text, event, effect: { targets, instructions }, ...rest };
};
export const spell = (text: string, instructions: readonly Instruction[], targets: Effect['targets'] = []): Ability => ({
  kind: 'spell',
  text,
  modes: [{ targets, instructions }],
});
export const gain = (amount: number): Instruction => ({ do: 'gain life', who: you, amount: number(amount) });
export const lose = (amount: number): Instruction => ({ do: 'lose life', who: you, amount: number(amount) });
export const damageTo = (to: Extract<Instruction, { do: 'damage' }>['to'], amount: number): Instruction => ({
  do: 'damage',
  source: self,
  to,
  amount: number(amount),
});
