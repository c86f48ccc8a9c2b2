/** A scenario, format version 1: one board, a list of actions, and what must be true afterwards. The shapes of all its keys. */
import { steps } from '../../engine/state/state.ts';
import type { Answer } from '../../engine/events/question.ts';
import { documentIds, toIsoDate } from '../../model/edition.ts';
import { refuse } from './refusal.ts';
import {
  type Check,
  type Checked,
  count,
  either,
  exactly,
  flag,
  isFlag,
  isList,
  isMap,
  isNumber,
  listOf,
  mapOf,
  oneOf,
  record,
  show,
  text,
  wholeNumber,
} from './shape.ts';

const day: Check<string> = (value, path) =>
  typeof value === 'string' && toIsoDate(value) !== undefined ? value : refuse(path, 'a day is expected, as 2011-02-04', show(value));

/** `3/4`, `*` or `1+*` on a side. */
const printedPt: Check<string> = (value, path) =>
  typeof value === 'string' &&
  /^[^/\s]+\/[^/\s]+$/.test(value) &&
  value.split('/').every((side) => /^(?:-?\d+|\*|\d+\+\*|\*\+\d+)$/.test(side))
    ? value
    : refuse(path, 'power and toughness are expected, as 3/4 or 1+*/1+*', show(value));

const colorNames = ['white', 'blue', 'black', 'red', 'green'] as const;
const stringOrNumber = either(isNumber, wholeNumber, text);
const oneOrMore = <T>(check: Check<T>): Check<readonly T[]> => either(isList, listOf(check), (value, path) => [check(value, path)]);

const face = record(
  {
    name: text,
    cost: text,
    type: text,
    pt: printedPt,
    loyalty: count,
    defense: count,
    colors: listOf(oneOf(...colorNames)),
    text,
  },
  ['name', 'type'],
);
export type FaceDescription = Checked<typeof face>;

const objectShape = {
  ref: text,
  name: text,
  controller: text,
  owner: text,
  type: text,
  cost: text,
  pt: printedPt,
  loyalty: count,
  defense: count,
  colors: listOf(oneOf(...colorNames)),
  text,
  faces: listOf(face),
  layout: oneOf('split', 'flip', 'transform', 'modal', 'meld', 'adventure'),
  face: count,
  token: flag,
  copyOf: text,
  tapped: flag,
  flipped: flag,
  faceDown: flag,
  disguised: flag,
  phasedOut: flag,
  transformed: flag,
  sick: flag,
  counters: mapOf(count),
  damage: count,
  attachedTo: text,
  timestamp: wholeNumber,
  chosen: record({
    color: oneOf(...colorNames),
    creatureType: text,
    cardType: text,
    landType: text,
    player: text,
    name: text,
    number: wholeNumber,
    card: text,
    mode: text,
  }),
  commander: flag,
  handModifier: wholeNumber,
  lifeModifier: wholeNumber,
} as const;
const object = record(objectShape);
export type ObjectDescription = Checked<typeof object>;

const targets = either(isList, listOf(either(isList, listOf(text), text)), (value, path) => [text(value, path)]);
const spellOnStack = record({
  ...objectShape,
  targets,
  x: count,
  modes: oneOrMore(count),
  split: oneOf('left', 'right', 'both'),
  kicked: either(isFlag, flag, count),
  divide: mapOf(count),
});
export type StackDescription = Checked<typeof spellOnStack>;

export const stepNames = [...steps, 'mulligan'] as const;

const perPlayer = mapOf(listOf(object));
const setup = record({
  turn: count,
  active: text,
  step: oneOf(...stepNames),
  life: mapOf(wholeNumber),
  mana: mapOf(text),
  poison: mapOf(count),
  zones: record({
    battlefield: listOf(object),
    stack: listOf(spellOnStack),
    hand: perPlayer,
    graveyard: perPlayer,
    library: perPlayer,
    exile: perPlayer,
    command: perPlayer,
    outside: perPlayer,
  }),
  librarySize: mapOf(count),
  nameStickers: mapOf(listOf(text)),
  attacking: mapOf(text),
  blocking: mapOf(oneOrMore(text)),
  bands: listOf(listOf(text)),
  damageOrder: mapOf(listOf(text)),
});
export type Setup = Checked<typeof setup>;

/** What `choose` may say: plain data. */
const answer: Check<Answer> = (value, path) => {
  if (typeof value === 'string') return text(value, path);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return listOf(answer)(value, path);
  return mapOf(answer)(value, path);
};

const auto = { auto: flag } as const;
const answering = {
  ...auto,
  targets,
  modes: oneOrMore(count),
  x: count,
  kicked: either(isFlag, flag, count),
  alternative: either(isFlag, flag, text),
  additional: oneOrMore(text),
  pay: either(isList, listOf(text), text),
  split: oneOf('left', 'right', 'both'),
  faceDown: flag,
  divide: mapOf(count),
} as const;

/** What players do by choices of their own: a shortcut is a sequence of these (731.2a). */
const choiceShapes = {
  cast: record({ by: text, do: exactly('cast'), object: text, face: count, ...answering }, ['by', 'object']),
  activate: record({ by: text, do: exactly('activate'), object: text, ability: stringOrNumber, ...answering }, ['by', 'object']),
  'play land': record(
    { by: text, do: exactly('play land'), object: text, face: count, alternative: text, split: oneOf('left', 'right'), ...auto },
    ['by', 'object'],
  ),
  special: record({ by: text, do: exactly('special'), object: text, action: text, ...answering }, ['by', 'object', 'action']),
  attack: record({ by: text, do: exactly('attack'), attackers: mapOf(text), bands: listOf(listOf(text)), ...auto }, ['by', 'attackers']),
  block: record({ by: text, do: exactly('block'), blockers: mapOf(oneOrMore(text)), ...auto }, ['by', 'blockers']),
  order: record({ by: text, do: exactly('order'), object: text, order: listOf(text), ...auto }, ['by', 'object', 'order']),
  'assign damage': record({ by: text, do: exactly('assign damage'), object: text, damage: mapOf(count), ...auto }, [
    'by',
    'object',
    'damage',
  ]),
  choose: record({ by: text, do: exactly('choose'), choice: answer, ...auto }, ['by', 'choice']),
  pass: record({ by: text, do: exactly('pass'), ...auto }, ['by']),
  'pass until': record({ by: text, do: exactly('pass until'), until: text, ...auto }, ['by', 'until']),
  resolve: record({ by: text, do: exactly('resolve'), ...auto }),
} as const;
type ChoiceName = keyof typeof choiceShapes;
export type ChoiceAction = { [Name in ChoiceName]: Checked<(typeof choiceShapes)[Name]> & { readonly do: Name } }[ChoiceName];

const choiceAction: Check<ChoiceAction> = (value, path) => {
  if (!isMap(value)) return refuse(path, 'a map is expected', show(value));
  const name = oneOf(...(Object.keys(choiceShapes) as ChoiceName[]))(value['do'], `${path}.do`);
  return choiceShapes[name](value, path);
};

const actionShapes = {
  ...choiceShapes,
  check: record({ by: text, do: exactly('check'), ...auto }),
  effect: record(
    {
      by: text,
      do: exactly('effect'),
      text,
      controller: text,
      targets,
      x: count,
      modes: oneOrMore(count),
      divide: mapOf(count),
      ...auto,
    },
    ['text'],
  ),
  mulligan: record({ by: text, do: exactly('mulligan'), bottom: listOf(text), ...auto }, ['by']),
  keep: record({ by: text, do: exactly('keep'), bottom: listOf(text), ...auto }, ['by']),
  concede: record({ by: text, do: exactly('concede'), ...auto }, ['by']),
  'agree to a draw': record({ by: text, do: exactly('agree to a draw'), for: text, ...auto }, ['by']),
  'propose shortcut': record(
    { by: text, do: exactly('propose shortcut'), sequence: listOf(choiceAction), times: count, shorten: mapOf(count), ...auto },
    ['by', 'sequence'],
  ),
  enumerate: record(
    {
      by: text,
      do: exactly('enumerate'),
      what: oneOf('attacks', 'blocks', 'damage assignments', 'targets', 'x values', 'payments', 'modes', 'choices', 'legal actions'),
      object: text,
      ability: stringOrNumber,
      targets,
      x: count,
      modes: oneOrMore(count),
      kicked: either(isFlag, flag, count),
      split: oneOf('left', 'right', 'both'),
    },
    ['what'],
  ),
} as const;
export type ActionName = keyof typeof actionShapes;
export type ScenarioAction = { [Name in ActionName]: Checked<(typeof actionShapes)[Name]> & { readonly do: Name } }[ActionName];
export type ActionOf<Name extends ActionName> = Extract<ScenarioAction, { readonly do: Name }>;

const action: Check<ScenarioAction> = (value, path) => {
  if (!isMap(value)) return refuse(path, 'a map is expected', show(value));
  const name = oneOf(...(Object.keys(actionShapes) as ActionName[]))(value['do'], `${path}.do`);
  return actionShapes[name](value, path);
};

const characteristicSet = either(isList, listOf(text), record({ has: listOf(text), lacks: listOf(text) }));
const tokenGroup = record({
  controller: text,
  owner: text,
  name: text,
  pt: text,
  types: listOf(text),
  subtypes: listOf(text),
  colors: listOf(text),
  count,
});
const choiceKinds = [
  'attackers',
  'blockers',
  'damage',
  'target',
  'object',
  'replacement',
  'triggers',
  'may',
  'payment',
  'bottom',
  'other',
] as const;

/** Mana of a pool: single symbols; a number is so much colourless mana. */
const poolText: Check<string> = (value, path) =>
  typeof value === 'string' && /^(?:\{(?:[WUBRGC]|\d{1,2})\})*$/.test(value)
    ? value
    : refuse(path, 'mana of a pool is expected, as {G}{G}', show(value));

/** Power and toughness as they are worked out, or `none`, or `gone`. */
const ptText: Check<string> = (value, path) =>
  typeof value === 'string' && /^(?:-?\d+\/-?\d+|none|gone)$/.test(value)
    ? value
    : refuse(path, 'power and toughness are expected, as 3/4, or none', show(value));

const expectation = record({
  after: count,
  life: mapOf(wholeNumber),
  poison: mapOf(wholeNumber),
  mana: mapOf(poolText),
  handSize: mapOf(count),
  librarySize: mapOf(count),
  graveyardSize: mapOf(count),
  zones: mapOf(oneOf('battlefield', 'stack', 'hand', 'graveyard', 'library', 'exile', 'command', 'outside', 'phased out', 'gone')),
  pt: mapOf(ptText),
  name: mapOf(text),
  manaValue: mapOf(wholeNumber),
  loyalty: mapOf(wholeNumber),
  damage: mapOf(wholeNumber),
  controller: mapOf(text),
  owner: mapOf(text),
  attachedTo: mapOf(text),
  types: mapOf(characteristicSet),
  subtypes: mapOf(characteristicSet),
  supertypes: mapOf(characteristicSet),
  colors: mapOf(characteristicSet),
  colorIdentity: mapOf(listOf(oneOf(...colorNames))),
  fitsCommander: mapOf(flag),
  abilities: mapOf(record({ has: listOf(text), lacks: listOf(text), count })),
  counters: mapOf(mapOf(wholeNumber)),
  tapped: mapOf(flag),
  faceDown: mapOf(flag),
  flipped: mapOf(flag),
  attacking: mapOf(flag),
  blocking: mapOf(flag),
  blocked: mapOf(flag),
  exists: mapOf(flag),
  tokens: listOf(tokenGroup),
  battlefield: mapOf(listOf(text)),
  libraryTop: mapOf(listOf(text)),
  winner: text,
  losers: listOf(text),
  draw: flag,
  step: oneOf(...stepNames),
  active: text,
  priority: text,
  legal: record({ exactly: listOf(answer), includes: listOf(answer), excludes: listOf(answer), count }),
  refused: oneOrMore(record({ action: count, rule: text }, ['action'])),
  pending: record({ player: text, kind: oneOf(...choiceKinds) }),
  triggered: mapOf(count),
  cites: listOf(text),
});
export type Expectation = Checked<typeof expectation>;
export type TokenGroup = Checked<typeof tokenGroup>;

export const scenarioShape = record(
  {
    id: text,
    title: text,
    edition: day,
    example: record({ document: oneOf(...documentIds), edition: day, rule: text, ordinal: count, wording: text }, [
      'edition',
      'rule',
      'ordinal',
    ]),
    tags: oneOrMore(text),
    confidence: text,
    note: text,
    captions: listOf(record({ after: count, text }, ['after', 'text'])),
    players: listOf(text),
    teams: listOf(listOf(text)),
    format: oneOf(
      'two-headed giant',
      'emperor',
      'grand melee',
      'alternating teams',
      'commander',
      'vanguard',
      'planechase',
      'archenemy',
      'free-for-all',
    ),
    options: record({ rangeOfInfluence: either(isNumber, count, mapOf(count)), attackMultiplePlayers: flag, deployCreatures: flag }),
    setup,
    actions: listOf(action),
    expect: either(isList, listOf(expectation), (value, path) => [expectation(value, path)]),
  },
  ['id', 'edition'],
);
export type Scenario = Checked<typeof scenarioShape>;
