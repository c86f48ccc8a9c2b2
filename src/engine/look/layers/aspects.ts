/**
 * What changes and questions touch, coarsely: two effects can depend on each other only when one changes something that the other looks at.
 * Everything not known here counts as looking at everything.
 */
import { isSame } from '../../language/parts.ts';
import type { Modification } from '../../language/modification.ts';
import { isOfChosen } from './chosenQuality.ts';
import { basicLandTypes } from '../../language/subtypes.ts';

/** A set of aspects, as bits. */
export type Aspects = number;

export const aspect = {
  none: 0,
  /** Name and mana cost. */
  face: 1,
  control: 2,
  text: 4,
  types: 8,
  subtypes: 16,
  supertypes: 32,
  colors: 64,
  abilities: 128,
  power: 256,
  /** Whether objects are tapped or fight, and what they remember: no layer changes it, but the game does, often. */
  object: 512,
  /** Life, hands, whose turn it is, the order of zones. */
  game: 1024,
  all: 2047,
} as const;

const questions: Readonly<Record<string, Aspects>> = {
  // What is spoken of.
  self: 0,
  you: aspect.control,
  target: 0,
  event: 0,
  memory: 0,
  each: 0,
  // Who controls what decides what is in range of influence.
  all: aspect.control,
  players: aspect.control | aspect.object | aspect.game,
  attached: 0,
  linked: aspect.object,
  controller: aspect.control,
  owner: 0,
  'library top': aspect.game,
  // What it must be like.
  and: 0,
  or: 0,
  not: 0,
  type: aspect.types,
  permanent: aspect.types,
  'any target': aspect.types,
  subtype: aspect.subtypes,
  supertype: aspect.supertypes,
  spell: 0,
  card: 0,
  token: 0,
  ability: 0,
  player: aspect.game,
  opponent: aspect.control | aspect.game,
  color: aspect.colors,
  controlled: aspect.control,
  owned: 0,
  zone: 0,
  other: 0,
  'one of': 0,
  named: aspect.face,
  keyword: aspect.abilities,
  status: aspect.object,
  counters: 0,
  'attached to': 0,
  paired: 0,
  partner: 0,
  last: 0,
  blocking: aspect.object,
  'blocked by': aspect.object,
  chosen: aspect.object | aspect.face | aspect.types | aspect.subtypes | aspect.colors,
  // How much.
  number: 0,
  x: 0,
  count: 0,
  life: aspect.game,
  'hand size': aspect.game,
  'event amount': 0,
  sum: 0,
  beyond: 0,
  times: 0,
  half: 0,
  // Whether.
  compare: 0,
  matches: 0,
  exists: 0,
  'attacking alone': aspect.object | aspect.game,
  'your turn': aspect.game | aspect.control,
  time: aspect.game,
  paid: 0,
  done: 0,
};

const known = new WeakMap<object, Aspects>();

/** What the answer to a question hangs on: a ref, filter, amount or condition, or several of them. */
export function readsOf(question: unknown): Aspects {
  if (typeof question !== 'object' || question === null) return aspect.none;
  const found = known.get(question);
  if (found !== undefined) return found;
  let reads = ownReads(question);
  for (const inner of Object.values(question)) reads |= readsOf(inner);
  known.set(question, reads);
  return reads;
}

function ownReads(question: object): Aspects {
  if (!('kind' in question) || typeof question.kind !== 'string') return aspect.none;
  // Both a filter and an amount: a power is compared or asked for.
  if (question.kind === 'characteristic' || (question.kind === 'number' && 'of' in question)) {
    const name = 'name' in question ? question.name : 'of' in question ? question.of : undefined;
    return name === 'power' || name === 'toughness' ? aspect.power : aspect.face | aspect.text;
  }
  // Those of a player are no part of any object.
  if (question.kind === 'counters' && 'of' in question) return isSame(question.of, { kind: 'self' }) ? aspect.none : aspect.game;
  return questions[question.kind] ?? aspect.all;
}

/** What a change looks at beside the objects that it is applied to. */
export function readsOfChange(change: Modification): Aspects {
  switch (change.kind) {
    case 'control':
      return readsOf(change.by);
    case 'copy':
      return readsOf(change.of) | aspect.face;
    case 'set power/toughness':
    case 'modify power/toughness':
      return readsOf(change.power) | readsOf(change.toughness);
    case 'add abilities of':
      return readsOf(change.of) | aspect.abilities;
    case 'colors of':
      return readsOf(change.of) | aspect.colors;
    case 'creature types of':
      return readsOf(change.of) | aspect.subtypes;
    case 'set chosen':
      return aspect.object;
    case 'add ability':
      return isOfChosen(change.ability) ? aspect.object : aspect.none;
    case 'if':
      return aspect.all;
    default:
      return aspect.none;
  }
}

/** What a change changes. */
export function writesOf(change: Modification): Aspects {
  switch (change.kind) {
    case 'copy':
    case 'if':
      return aspect.all;
    case 'control':
      return aspect.control;
    case 'text':
      return aspect.text | aspect.subtypes | aspect.abilities;
    case 'set name':
    case 'add word':
      return aspect.face;
    case 'set types':
      return typeWrites(change.types) | (setsLandType(change) ? aspect.abilities : 0);
    case 'add types':
    case 'remove types':
      return typeWrites(change.types);
    case 'set colors':
    case 'add colors':
    case 'colors of':
      return aspect.colors;
    case 'creature types of':
      return aspect.subtypes;
    case 'set chosen':
      return change.quality === 'color' ? aspect.colors : aspect.subtypes | (setsLandType(change) ? aspect.abilities : 0);
    case 'set power/toughness':
    case 'modify power/toughness':
    case 'switch power/toughness':
      return aspect.power;
    case 'enters with':
    case 'keep colors':
      return aspect.none;
    default:
      return aspect.abilities;
  }
}

function typeWrites({ types, subtypes, supertypes }: Extract<Modification, { kind: 'set types' }>['types']): Aspects {
  return (types ? aspect.types | aspect.subtypes : 0) | (subtypes ? aspect.subtypes : 0) | (supertypes ? aspect.supertypes : 0);
}

/** Whether a change makes a land another basic land, which takes its abilities (305.7). */
export const setsLandType = (change: Modification): boolean =>
  change.kind === 'set chosen'
    ? change.quality === 'basic land type' && !change.add
    : change.kind === 'set types' && (change.types.subtypes ?? []).some((subtype) => basicLandTypes.includes(subtype));

const apart = new WeakMap<object, boolean>();

/** Whether a question speaks of "each" of what it is asked for. */
export function mentionsEach(question: unknown): boolean {
  if (typeof question !== 'object' || question === null) return false;
  const found = apart.get(question);
  if (found !== undefined) return found;
  const mentions = ('kind' in question && question.kind === 'each') || Object.values(question).some(mentionsEach);
  apart.set(question, mentions);
  return mentions;
}
