/** Keyword abilities, with their costs, numbers and qualities (702). */
import type { Ability } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { Filter } from '../language/filter.ts';
import { colors } from '../language/manaCost.ts';
import { costs, manaCost } from './costs.ts';
import { digits, x } from './amounts.ts';
import { keywords, noun, nouns, amount } from './phrases.ts';
import { choice, clause, type Construct, list, word, words } from './syntax.ts';
import { wellKnownKeywords } from './keywordNames.ts';
import { allSubtypes, basicLandTypes } from '../language/subtypes.ts';
import { isSurely } from './nouns.ts';
import { and, before, handOn, or, Unclear, you } from './scope.ts';

type Keyword = Extract<Ability, { kind: 'keyword' }>;

const plain = [
  ...wellKnownKeywords,
  'wither',
  'infect',
  'persist',
  'undying',
  'convoke',
  'flanking',
  'haunt',
  'changeling',
  'exalted',
  'battle cry',
  'decayed',
  'undaunted',
  'storm',
  'split second',
  'sunburst',
  'phasing',
  'cascade',
  'delve',
  'prowess',
  'evolve',
  'extort',
  'unleash',
  'soulbond',
  'living weapon',
  'totem armor',
  'umbra armor',
  'provoke',
  'skulk',
  'devoid',
  'improvise',
  'riot',
  'mentor',
  'rebound',
  'epic',
  'gravestorm',
  'retrace',
  'ingest',
  'myriad',
  'melee',
  'assist',
  'dethrone',
  'unblockable',
  'trample over planeswalkers',
  'fuse',
  'aftermath',
  'station',
  'jump-start',
  'exploit',
  'ascend',
  'training',
  'enlist',
  'conspire',
  'hideaway',
  'read ahead',
] as const;
const withCost = [
  'equip',
  'cycling',
  'kicker',
  'buyback',
  'flashback',
  'morph',
  'echo',
  'cumulative upkeep',
  'madness',
  'unearth',
  'evoke',
  'multikicker',
  'entwine',
  'megamorph',
  'scavenge',
  'embalm',
  'eternalize',
  'ninjutsu',
  'transmute',
  'fortify',
  'level up',
  'overload',
  'bestow',
  'outlast',
  'dash',
  'surge',
  'miracle',
  'prowl',
  'reinforce',
  'replicate',
  'recover',
  'escape',
  'disguise',
  'encore',
  'foretell',
  'basic landcycling',
  'landcycling',
  'mutate',
  'spectacle',
  'aura swap',
  'ward',
  'offspring',
  'squad',
  'blitz',
  'plot',
  'warp',
  'emerge',
  'escalate',
  'cleave',
  'disturb',
  'freerunning',
  'harmonize',
  'mayhem',
] as const;
const withNumber = [
  'rampage',
  'bushido',
  'fading',
  'vanishing',
  'devour',
  'modular',
  'amplify',
  'bloodthirst',
  'absorb',
  'dredge',
  'annihilator',
  'frenzy',
  'graft',
  'poisonous',
  'soulshift',
  'tribute',
  'renown',
  'crew',
  'afflict',
  'afterlife',
  'fabricate',
  'hideaway',
  'toxic',
  'firebending',
  'mobilize',
  'casualty',
  'backup',
] as const;
/** Every keyword that a text may have: each is acted on, or refused by name. */
export const keywordsRead: readonly string[] = [
  ...plain,
  ...withCost,
  ...withNumber,
  ...[
    'bands with other',
    'protection',
    'landwalk',
    'affinity',
    'suspend',
    'impending',
    'awaken',
    'prototype',
    'champion',
    'splice',
    'enchant',
    'basic landcycling',
  ],
];
const table = <T extends string>(names: readonly T[]): Record<string, T> => Object.fromEntries(names.map((name) => [name, name]));
const keyword = (keywordName: string, more: Partial<Keyword> = {}): Keyword => ({
  kind: 'keyword',
  text: keywordName,
  keyword: keywordName,
  ...more,
});

const quality: Construct<Filter> = choice<Filter>(
  words<Filter>(
    Object.fromEntries(
      [...colors, 'colorless', 'multicolored', 'monocolored'].map((color) => [color, { kind: 'color', color: color as 'white' }]),
    ),
  ),
  clause('<of>', { of: nouns }, ({ of }) => of, { plural: true }),
  // A card type alone: whatever has it (702.16a).
  words<Filter>({ instants: { kind: 'type', type: 'instant' }, sorceries: { kind: 'type', type: 'sorcery' } }),
  clause('the chosen color', {}, (): Filter => ({ kind: 'chosen', slot: 'color' })),
  // It is chosen when what gives the keyword is carried out (608.2d): what is always so chooses nothing.
  clause('the color of your choice', {}, (_, { scope, tree: { start } }) => {
    if (!scope.inEffect) throw new Unclear(start, 'nobody is asked to choose');
    return handOn<Filter>(
      { kind: 'chosen', slot: 'color' },
      before(scope, { do: 'choose', who: you, from: { kind: 'colors' }, slot: 'color' }),
    );
  }),
  clause('(everything|all colors)', {}, (_, { forms }): Filter =>
    forms['1'] === 'everything' ? { kind: 'and', filters: [] } : or(colors.map((color) => ({ kind: 'color', color }))),
  ),
);

const landTypes = Object.fromEntries(basicLandTypes.map((type) => [`${type.toLowerCase()}walk`, type]));
const landwalk = clause('<type>', { type: words(landTypes) }, ({ type }) => [keyword('landwalk', { quality: type })]);
const kindOfWalk = clause('(kind:nonbasic|legendary|snow) <type>', { type: words(landTypes) }, ({ type }, { forms: { kind = '' } }) => [
  keyword('landwalk', { quality: and({ kind: 'subtype', subtype: type }, kindOfLand(kind)) }),
]);
const kindOfLand = (kind: string): Filter =>
  kind === 'nonbasic'
    ? { kind: 'not', filter: { kind: 'supertype', supertype: 'basic' } }
    : kind === 'artifact'
      ? { kind: 'type', type: 'artifact' }
      : { kind: 'supertype', supertype: kind as 'legendary' };
const nonbasicWalk = clause('(kind:nonbasic|legendary|snow|artifact|) landwalk', {}, (_, { forms: { kind = '' } }) => [
  keyword('landwalk', {
    quality: kindOfLand(kind),
  }),
]);

const one: Construct<readonly Keyword[]> = choice<readonly Keyword[]>(
  clause('<name>', { name: words(table(plain)) }, ({ name }) => [keyword(name)]),
  landwalk,
  kindOfWalk,
  nonbasicWalk,
  clause(
    '(name:protection|hexproof) from <qualities>',
    { qualities: list(quality, [' and from ', ', and from ', ', from ', ' and ']) },
    ({ qualities }, { forms: { name = '' } }) => qualities.map((each) => keyword(name, { quality: each })),
  ),
  clause('<name> <number>', { name: words(table(withNumber)), number: choice(digits, x) }, ({ name, number }) => [
    keyword(name, { number }),
  ]),
  clause(
    '<name>( |—|--)<cost>',
    { name: words(Object.fromEntries(allSubtypes.map((type) => `${type.toLowerCase()}cycling`).map((name) => [name, name]))), cost: costs },
    ({ name, cost }) => [keyword(name, { cost })],
  ),
  clause('<name>( |—|--)<cost>', { name: words(table(withCost)), cost: costs }, ({ name, cost }) => [keyword(name, { cost })]),
  clause('echo', {}, () => [keyword('echo', { quality: 'its mana cost' })]),
  clause('echo {X}, where X is <of>', { of: amount }, ({ of }) => [
    keyword('echo', { cost: [{ pay: 'mana', cost: { text: '{X}', symbols: [{ kind: 'x' }] }, x: of }] }),
  ]),
  clause('cumulative upkeep <first> or <second>', { first: manaCost, second: manaCost }, ({ first, second }) => [
    keyword('cumulative upkeep', { cost: [{ pay: 'one of', costs: [[{ pay: 'mana', cost: first }], [{ pay: 'mana', cost: second }]] }] }),
  ]),
  clause('kicker <first> and/or <second>', { first: manaCost, second: manaCost }, ({ first, second }) =>
    [first, second].map((cost, at) => keyword('kicker', { cost: [{ pay: 'mana', cost } satisfies Cost], quality: String(at + 1) })),
  ),
  clause('modular(—Sunburst|-Sunburst)', {}, () => [keyword('modular', { number: { kind: 'colors spent' } })]),
);

const enchant = clause(
  'enchant <of>',
  {
    of: choice(
      noun,
      clause('<of>', { of: nouns }, ({ of }) => of),
    ),
  },
  ({ of }) => [keyword('enchant', { quality: of })],
);
const affinity = clause('affinity for <of>', { of: nouns }, ({ of }) => [keyword('affinity', { quality: of })]);
const delayed = clause(
  '(name:suspend|impending|awaken|reinforce) <number>(—|--|-)<cost>',
  { number: digits, cost: manaCost },
  ({ number, cost }, { forms: { name = '' } }) => [keyword(name, { number, cost: [{ pay: 'mana', cost }] })],
);
const reinforceX = clause('reinforce X(—|--|-)<cost>', { cost: manaCost }, ({ cost }, { tree: { start } }) => {
  if (!cost.symbols.some(({ kind }) => kind === 'x')) throw new Unclear(start, 'nothing says what X is');
  return [keyword('reinforce', { number: { kind: 'x' }, cost: [{ pay: 'mana', cost }] })];
});
/** The size that stands in the smaller frame is kept with the keyword (718.1). */
const size = word(/\d+\/\d+/, (text) => text, ['3/3']);
const prototype = clause('prototype <cost>( — |—| - )<of>', { cost: manaCost, of: size }, ({ cost, of }) => [
  keyword('prototype', { quality: of, cost: [{ pay: 'mana', cost }] }),
]);
const bandsWithOther = clause('bands with other <of>', { of: nouns }, ({ of }) => [keyword('bands with other', { quality: of })]);
const equipSuch = clause('equip <of> <cost>', { of: noun, cost: manaCost }, ({ of, cost }, { tree: { start } }) => {
  // A planeswalker would be equipped as though it were a creature (702.6e).
  if (!isSurely(of, 'creature')) throw new Unclear(start, 'what is equipped is no creature');
  return [keyword('equip', { quality: of, cost: [{ pay: 'mana', cost }] })];
});
const champion = clause('champion (a|an) <of>', { of: noun }, ({ of }) => [keyword('champion', { quality: of })]);
const splice = clause('splice onto (what:Arcane|instant or sorcery) <cost>', { cost: manaCost }, ({ cost }, { forms: { what = '' } }) => [
  keyword('splice', {
    quality:
      what === 'Arcane'
        ? { kind: 'subtype', subtype: 'Arcane' }
        : or([
            { kind: 'type', type: 'instant' },
            { kind: 'type', type: 'sorcery' },
          ]),
    cost: [{ pay: 'mana', cost }],
  }),
]);

/** A line of keywords. */
export const keywordLine: Construct<readonly Ability[]> = clause(
  '<of>',
  {
    of: list(
      choice<readonly Ability[]>(one, equipSuch, enchant, affinity, bandsWithOther, delayed, reinforceX, prototype, champion, splice),
      [', ', '; '],
    ),
  },
  ({ of }) => of.flat(),
);

keywords.define(clause('<of>', { of: list(one, [', and ', ' and ', ', ']) }, ({ of }) => of.flat()));
