/** What things must be like: "nonblack creature an opponent controls", "card in your hand". */
import { type Amount, anyNumber } from '../language/amount.ts';
import { type CardType, cardTypes, permanentTypes, supertypes } from '../language/cardType.ts';
import type { Filter } from '../language/filter.ts';
import { colors } from '../language/manaCost.ts';
import { isSame, kindsIn } from '../language/parts.ts';
import { wellKnownKeywords } from './keywordNames.ts';
import { amount, noun, nounOfEach, nouns, what } from './phrases.ts';
import { characteristic, counterName, digits, x } from './amounts.ts';
import { behindNouns } from './behindNouns.ts';
import { inPassing, it, otherThan } from './antecedents.ts';
import { kindsOfOneType } from './kindsOfOneType.ts';
import { putWith } from './putWith.ts';
import { ofZones, suspended } from './filtersOfZones.ts';
import { thatAsItWas, theirs } from './pronouns.ts';
import { and, controlledBy, handOn, holds, not, number, one, or, self, type Scope, thatAmount, Unclear, you, anywhere } from './scope.ts';
import { allSubtypes } from '../language/subtypes.ts';
import { pluralSubtype, smallLandTypes } from './subtypes.ts';
import { choice, clause, type Construct, list, maybe, word, words } from './syntax.ts';
import { pluralOf } from './template.ts';

const ofType = (type: CardType): Filter => ({ kind: 'type', type });
const entries = <T extends string>(names: readonly T[], make: (name: T) => readonly [string, Filter]): Record<string, Filter> =>
  Object.fromEntries(names.map(make));

const statuses = ['tapped', 'untapped', 'attacking', 'blocking', 'blocked', 'unblocked'] as const;
const plainColors = [...colors, 'colorless', 'multicolored', 'monocolored'] as const;

const outlaw: Filter = or(['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].map((subtype) => ({ kind: 'subtype', subtype })));
/** "Legendary", "nonbasic". */
export const ofSupertypes: Readonly<Record<string, Filter>> = {
  ...entries(supertypes, (supertype) => [supertype, { kind: 'supertype', supertype }]),
  ...entries(supertypes, (supertype) => [`non${supertype}`, not({ kind: 'supertype', supertype })]),
};
/** Colours, statuses, supertypes and what is not: the words that only stand before a noun. */
const qualities: Readonly<Record<string, Filter>> = {
  ...entries(plainColors, (color) => [color, { kind: 'color', color }]),
  ...entries(colors, (color) => [`non${color}`, not({ kind: 'color', color })]),
  ...entries(statuses, (status) => [status, { kind: 'status', status }]),
  ...entries(['face down', 'face up'] as const, (status) => [status.replace(' ', '-'), { kind: 'status', status }]),
  ...ofSupertypes,
  ...entries(supertypes, (supertype) => [`non-${supertype}`, not({ kind: 'supertype', supertype })]),
  ...entries(cardTypes, (type) => [`non${type}`, not(ofType(type))]),
  ...entries(allSubtypes, (subtype) => [`non-${subtype}`, not({ kind: 'subtype', subtype })]),
  nontoken: not({ kind: 'token' }),
  nonattacking: not({ kind: 'status', status: 'attacking' }),
  // 105.2
  colored: not({ kind: 'color', color: 'colorless' }),
  commander: { kind: 'commander' },
  enchanted: { kind: 'bears', what: 'Aura' },
  equipped: { kind: 'bears', what: 'Equipment' },
  // 700.6, 700.9
  historic: or([ofType('artifact'), { kind: 'supertype', supertype: 'legendary' }, { kind: 'subtype', subtype: 'Saga' }]),
  modified: or([
    { kind: 'counters', counter: 'any', least: 1 },
    { kind: 'bears', what: 'Equipment' },
    { kind: 'bears', what: 'Aura', own: true },
  ]),
  // 700.12
  outlaw,
  'non-outlaw': not(outlaw),
  suspected: { kind: 'designated', as: 'suspected' },
  noncommander: not({ kind: 'commander' }),
  suspended,
};
const quality = words(qualities);
const typeWord: Construct<Filter> = words({
  ...smallLandTypes(String),
  ...entries(cardTypes, (type) => [type, ofType(type)]),
  ...entries(allSubtypes, (subtype) => [subtype, { kind: 'subtype', subtype }]),
});

/** Of one thing only one of these has to be so: "an artifact and creature" would be both, and is said otherwise. */
const orJoints = [', and/or ', ' and/or ', ', or ', ' or ', ', '];
const joints = [...orJoints, ', and ', ' and '];
const severalQualities = clause(
  '<of>',
  { of: list(words(entries(plainColors, (color) => [color, { kind: 'color', color }])), orJoints, { least: 2 }) },
  ({ of }) => or(of),
);
const eitherStatus = clause(
  '<of>',
  { of: list(words(entries(statuses, (status) => [status, { kind: 'status', status }])), [' or '], { least: 2 }) },
  ({ of }) => or(of),
);
const adjective = choice<Filter>(quality, typeWord, severalQualities, eitherStatus);
const isColored = (filter: Filter): boolean => filter.kind === 'color' || (filter.kind === 'or' && filter.filters.every(isColored));
const adjectiveJoints = [' ', ', '];
const adjectives = clause('<of>', { of: list(adjective, adjectiveJoints) }, ({ of }, { tree }) => {
  // "Black, red, or green" is one list.
  if (of.filter(isColored).length > 1) throw new Unclear(tree.start);
  // "Enchantment, tapped artifact, or tapped creature" are three things: behind a type a comma begins another.
  const { parts = {}, forms = {} } = tree.parts['of'] ?? {};
  const isListed = Object.values(parts).some((each, at) => each.of === typeWord && adjectiveJoints[forms[at] ?? 0] === ', ');
  if (isListed) throw new Unclear(tree.start);
  return and(...of);
});

const heads: Readonly<Record<string, Filter>> = {
  ...entries(permanentTypes, (type) => [type, ofType(type)]),
  permanent: { kind: 'permanent' },
  'permanent card': and({ kind: 'permanent' }, { kind: 'card' }),
  'permanent spell': and({ kind: 'permanent' }, { kind: 'spell' }),
  spell: { kind: 'spell' },
  'kicked spell': and({ kind: 'paid', cost: 'kicker' }, { kind: 'spell' }),
  card: { kind: 'card' },
  commander: { kind: 'commander' },
  token: { kind: 'token' },
  player: { kind: 'player' },
  opponent: { kind: 'opponent' },
  source: { kind: 'and', filters: [] },
  outlaw,
  'activated ability': { kind: 'ability', of: 'activated' },
  'triggered ability': { kind: 'ability', of: 'triggered' },
  'activated or triggered ability': { kind: 'ability', of: 'any' },
  'spell or ability': or([{ kind: 'spell' }, { kind: 'ability', of: 'any' }]),
};
/** What permanents alone are said to be by, which can be untapped (110.5). */
const ofPermanents: ReadonlySet<string> = new Set(['and', 'status', 'type', 'subtype', 'permanent', 'token']);
const suffixes: Readonly<Record<string, Filter>> = { card: { kind: 'card' }, spell: { kind: 'spell' }, token: { kind: 'token' } };

const plurally = (table: Readonly<Record<string, Filter>>): Record<string, Filter> =>
  Object.fromEntries(
    Object.entries(table).map(([name, filter]) => [name.endsWith('ability') ? `${name.slice(0, -1)}ies` : pluralOf(name), filter]),
  );

function makeNoun(plural: boolean, between = joints): Construct<Filter> {
  const number = { plural };
  const nameOf = plural ? pluralSubtype : String;
  const subtypes = entries(allSubtypes, (subtype) => [nameOf(subtype), { kind: 'subtype', subtype }]);
  const head = words<Filter>({ ...smallLandTypes(nameOf), ...(plural ? plurally(heads) : heads), ...subtypes }, plural);
  const suffix = words<Filter>(plural ? plurally(suffixes) : suffixes, plural);
  const typed = clause(
    '[<adjectives> ]<types> <suffix>',
    { adjectives: maybe(adjectives), types: list(typeWord, between, { least: 2 }), suffix },
    (parts, { tree: { start } }) => {
      // "A creature or creature card": what is said twice is not what both words behind it are said of.
      if (parts.types.some((one, at) => parts.types.some((other, place) => place > at && isSame(one, other)))) throw new Unclear(start);
      return and(parts.adjectives, or(parts.types), parts.suffix);
    },
    number,
  );
  const single = clause(
    '[<adjectives> ]<head>',
    { adjectives: maybe(adjectives), head },
    (parts) => and(parts.adjectives, parts.head),
    number,
  );
  const several = clause(
    '<of>',
    { of: list(single, between, { least: 2 }) },
    ({ of }, { tree }) => {
      const items = Object.values(tree.parts['of']?.parts ?? {});
      const first = items[0]?.parts['adjectives'];
      if (!first || items.slice(1).some((item) => item.parts['adjectives'])) return or(of);
      // "An untapped artifact or creature you control" is one to tap, whichever it is.
      const isOfPermanents = [...kindsIn(of)].every((kind) => ofPermanents.has(kind));
      if (plural || !isOfPermanents || first.of.print(first) !== 'untapped') throw new Unclear(tree.start);
      return and({ kind: 'status', status: 'untapped' }, or(of));
    },
    number,
  );
  const kinds = kindsOfOneType(plural, between, { adjectives, suffix });
  return clause(
    '<core>[ <after>]',
    { core: choice(typed, kinds, single, several), after: maybe(list(after, [' ', ', '])) },
    ({ core, after: behind = [] }, { tree }) =>
      tree.parts['core']?.of === several && behind.some(isOfCreatures) ? ofTheLast(core, behind, tree.start) : and(core, ...behind),
    { ...number, accept: ({ parts: { after: behind } }) => behind === undefined || !counterOn(!plural).test(behind.of.print(behind)) },
  );
}
/** "Creature with a counter on it", "creatures with counters on them". */
const counterOn = (plural: boolean): RegExp => new RegExp(`\\bwith (?:an? (?:\\S+ ){0,2}?)?counters? on ${plural ? 'them' : 'it'}\\b`);
/** What is said of creatures alone. */
function isOfCreatures(filter: Filter): boolean {
  if (filter.kind === 'not') return isOfCreatures(filter.filter);
  if (filter.kind === 'or') return filter.filters.every(isOfCreatures);
  return (
    ['keyword', 'no abilities', 'toughness above power'].includes(filter.kind) || (filter.kind === 'number' && filter.of !== 'mana value')
  );
}
/** "Artifact, enchantment, or creature with flying": that is said of the creature, and who controls it of all. @throws Unclear behind others */
function ofTheLast(core: Filter, behind: readonly Filter[], at: number): Filter {
  const items = core.kind === 'or' ? core.filters : [core];
  const last = items.at(-1);
  const parts = last?.kind === 'and' ? last.filters : [last];
  const isCreature = (filter: Filter | undefined): boolean => filter?.kind === 'type' && filter.type === 'creature';
  if (!last || !parts.some(isCreature) || items.slice(0, -1).some((each) => holds(each, (part) => isCreature(part as Filter))))
    throw new Unclear(at, 'it is not clear of which of these it is said');
  const own = behind.filter(isOfCreatures);
  return and(or([...items.slice(0, -1), and(last, ...own)]), ...behind.filter((each) => !own.includes(each)));
}

const otherKeywords =
  'morph phasing suspend cycling flashback madness islandwalk swampwalk forestwalk mountainwalk plainswalk landwalk infect wither persist undying protection skulk';
const keywordName = words(Object.fromEntries([...wellKnownKeywords, ...otherKeywords.split(' ')].map((name) => [name, name])));
export { keywordName };

const possessors = {
  'you control': controlledBy(you),
  "you don't control": not(controlledBy(you)),
  'an opponent controls': controlledBy({ kind: 'players', which: 'opponents' }),
  'your opponents control': controlledBy({ kind: 'players', which: 'opponents' }),
  'defending player controls': controlledBy({ kind: 'players', which: 'defending' }),
  'enchanted player controls': controlledBy({ kind: 'attached' }),
  'you own': { kind: 'owned', by: you },
} satisfies Record<string, Filter>;

/** A description may speak of the very thing that the sentence is about. */
const anyThing = { before: { what: (scope: Scope): Scope => ({ ...scope, subject: undefined }) } };
const compare = (value: Amount, of: 'power' | 'toughness' | 'mana value', how: string | undefined): Filter => ({
  kind: 'number',
  of,
  value,
  comparison: how === ' or less' ? 'at most' : how === ' or greater' ? 'at least' : 'exactly',
});

const writtenCost = word(/(?:\{[^{}TQE]+\})+/, (text) => text, ['{0}', '{1}']);

/** What stands behind the noun. */
export const after: Construct<Filter> = choice<Filter>(
  words<Filter>(possessors),
  ofZones,
  clause('<of> ^control', { of: theirs.subject }, ({ of }) => controlledBy(of)),
  clause('the chosen player controls', {}, () => controlledBy({ kind: 'linked', slot: 'player' })),
  // Its own name, whatever it is called by now (201.4b).
  clause('named ~', {}, (_, { scope: { card } }): Filter => ({ kind: 'named', name: card.name })),
  clause(
    'attached to <what>',
    { what },
    ({ what: to }, { scope, outer }) => handOn<Filter>({ kind: 'attached to', to }, inPassing(scope, outer)),
    anyThing,
  ),
  clause(
    "that's <of>",
    {
      of: list(
        clause('(a|an) <of>', { of: noun }, ({ of }) => of),
        [' or ', ', ', ', or '],
      ),
    },
    ({ of }) => or(of),
  ),
  clause('with <first>[ (or|and/or) <second>]', { first: keywordName, second: maybe(keywordName) }, ({ first, second }) =>
    or([first, second].flatMap((keyword) => (keyword === undefined ? [] : [{ kind: 'keyword', keyword }]))),
  ),
  clause('without <keywords>', { keywords: list(keywordName, [' or ', ', ', ', or ']) }, ({ keywords: names }) =>
    and(...names.map((keyword) => not({ kind: 'keyword', keyword }))),
  ),
  clause('with (a morph ability|morph abilities)', {}, (): Filter => ({ kind: 'keyword', keyword: 'morph' })),
  clause(
    "that (isn't|aren't) <supertype>",
    { supertype: words(entries(supertypes, (name) => [name, { kind: 'supertype', supertype: name }])) },
    ({ supertype }) => not(supertype),
  ),
  clause('with mana cost <of>', { of: list(writtenCost, [' or ']) }, ({ of }): Filter => ({ kind: 'mana cost', of })),
  clause('with no abilities', {}, (): Filter => ({ kind: 'no abilities' })),
  clause(
    'with <of> <value>(how:| or less| or greater)',
    { of: characteristic, value: choice(digits, x) },
    ({ of, value }, { forms: { how } }) => compare(value, of, how),
  ),
  clause('with <of> (less than or |)equal to <value>', { of: characteristic, value: amount }, ({ of, value }, { forms }) =>
    compare(value, of, forms['1'] === '' ? undefined : ' or less'),
  ),
  clause('with <of> less than <value>', { of: characteristic, value: amount }, ({ of, value }) =>
    compare({ kind: 'sum', of: [number(-1), value] }, of, ' or less'),
  ),
  clause('with <of> greater than <value>', { of: characteristic, value: amount }, ({ of, value }, { tree: { parts, start } }) => {
    // "Each creature with toughness greater than its power": its own, which is another's for each of them.
    const than = parts['value'];
    if (than && /^(?:its|their) /.test(than.of.print(than))) throw new Unclear(start, 'whose it is could be its own');
    return compare({ kind: 'sum', of: [one, value] }, of, ' or greater');
  }),
  clause('with <of> equal to (that|the) number', { of: characteristic }, ({ of }, { scope, tree: { start } }) =>
    compare(thatAmount(scope, start), of, undefined),
  ),
  clause('with (a|an) <counter> counter on %again', { counter: counterName }, ({ counter }): Filter => ({
    kind: 'counters',
    counter,
    least: 1,
  })),
  clause('with <counter> counters on them', { counter: counterName }, ({ counter }): Filter => ({ kind: 'counters', counter, least: 1 })),
  clause('with one or more [<counter> ]counters on %again', { counter: maybe(counterName) }, ({ counter = 'any' }): Filter => ({
    kind: 'counters',
    counter,
    least: 1,
  })),
  clause('with (a counter|counters) on %again', {}, (): Filter => ({ kind: 'counters', counter: 'any', least: 1 })),
  clause('blocking or blocked by <what>', { what }, ({ what: of }, { scope, outer }) =>
    handOn(
      or([
        { kind: 'blocking', what: of },
        { kind: 'blocked by', what: of },
      ]),
      inPassing(scope, outer),
    ),
  ),
  clause(
    '(side:blocking|blocked by) <what>',
    { what },
    ({ what: of }, { scope, forms: { side }, outer }) =>
      handOn<Filter>({ kind: side === 'blocking' ? 'blocking' : 'blocked by', what: of }, inPassing(scope, outer)),
    anyThing,
  ),
  clause('of the chosen (slot:color|creature type|card type|type)', {}, (_, { forms: { slot = '' } }): Filter => ({
    kind: 'chosen',
    slot: slot === 'type' ? 'creature type' : (slot as 'color'),
  })),
  clause('other than <what>', { what }, ({ what: than }, { scope, outer }) =>
    handOn<Filter>({ kind: 'other', than }, inPassing(scope, outer)),
  ),
  clause('other than (a |)<noun>', { noun: choice(noun, nouns) }, ({ noun: filter }) => not(filter)),
  clause('with the same name as <of>', { of: choice(thatAsItWas, what) }, ({ of: as }): Filter => ({ kind: 'same name', as })),
  clause('that (share|shares) a creature type with your commander', {}, (): Filter => {
    const commander = and({ kind: 'commander' }, { kind: 'owned', by: { kind: 'you' } }, anywhere);
    return { kind: 'shares', quality: 'creature type', with: { kind: 'all', filter: commander } };
  }),
  clause(
    'that (share|shares) (a|at least one) (quality:color|creature type|card type) with it',
    {},
    (_, { scope, forms: { quality = '' }, tree: { start } }) => {
      const { meaning, scope: after } = it(scope, start);
      return handOn<Filter>({ kind: 'shares', quality: quality as 'color', with: meaning.ref }, after);
    },
  ),
  clause(
    'dealt damage by <what> this turn',
    { what },
    ({ what: by }, { scope, outer }) => handOn<Filter>({ kind: 'damaged this turn', by }, inPassing(scope, outer)),
    anyThing,
  ),
  ...behindNouns,
  putWith,
  clause('with a single target', {}, (): Filter => ({ kind: 'single target' })),
);

noun.define(makeNoun(false, orJoints));
nounOfEach.define(makeNoun(false));
nouns.define(makeNoun(true));

/** A noun with its number: what is sacrificed, discarded or searched for. */
export interface Counted {
  readonly filter: Filter;
  readonly amount: Amount;
  readonly upTo?: boolean;
}

const other = (scope: Scope, of: Filter): Filter => ({ kind: 'other', than: otherThan(scope, of) });
export const counted: Construct<Counted> = choice<Counted>(
  clause('(a|an|one) <of>', { of: noun }, ({ of }) => ({ filter: of, amount: one })),
  clause('another <of>', { of: noun }, ({ of }, { scope }) => ({ filter: and(of, other(scope, of)), amount: one })),
  clause(
    '<amount> <of>',
    {
      amount: choice(
        words(
          Object.fromEntries(
            ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((name, at) => [name, number(at + 2)]),
          ),
          true,
        ),
        x,
      ),
      of: nouns,
    },
    (parts) => ({ filter: parts.of, amount: parts.amount }),
    { plural: true },
  ),
  clause(
    'up to <amount> <of>',
    {
      amount: choice(
        words(
          Object.fromEntries(['two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name, at) => [name, number(at + 2)])),
          true,
        ),
        x,
      ),
      of: nouns,
    },
    (parts) => ({ filter: parts.of, amount: parts.amount, upTo: true }),
    { plural: true },
  ),
  clause('up to one <of>', { of: noun }, ({ of }) => ({ filter: of, amount: one, upTo: true })),
  clause(
    '<many> other <of>',
    { many: words(Object.fromEntries(['two', 'three', 'four', 'five', 'six'].map((name, at) => [name, number(at + 2)])), true), of: nouns },
    ({ many, of }) => ({ filter: and(of, { kind: 'other', than: self }), amount: many }),
    { plural: true },
  ),
  clause('any number of <of>', { of: nouns }, ({ of }) => ({ filter: of, amount: anyNumber, upTo: true }), { plural: true }),
  clause('that many <of>', { of: nouns }, ({ of }, { outer, tree: { start } }) => ({ filter: of, amount: thatAmount(outer, start) }), {
    plural: true,
  }),
);
