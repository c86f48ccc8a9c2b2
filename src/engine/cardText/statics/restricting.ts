/** What can't be done, must be done, may be done, costs more or is prevented as long as the object is there. */
import type { Ability } from '../../language/ability.ts';
import type { Amount } from '../../language/amount.ts';
import { isSame, kindsIn } from '../../language/parts.ts';
import type { Filter } from '../../language/filter.ts';
import { steps, type ZoneName } from '../../language/places.ts';
import type { Ref } from '../../language/ref.ts';
import type { Restriction, StaticRule } from '../../language/staticRule.ts';
import { counterName, howMany, numberWord } from '../amounts.ts';
import { loyaltyCost, manaCost } from '../costs.ts';
import { elsewhere } from '../filtersOfZones.ts';
import { onTheBattlefield } from '../onTheBattlefield.ts';
import { amount, condition, keywords, noun, nouns, what, who, whose, whosePlayer } from '../phrases.ts';
import { itself } from '../references.ts';
import { all, and, controlledBy, one, or, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, list, maybe, words } from '../syntax.ts';
import { type Deeds, deedsOfMany, deedsOfOne, youAnd, youAndYours } from './deeds.ts';
import { rules, type Static } from './staticMeaning.ts';

/** A source may be in any zone; other things are on the battlefield, unless it is said of them (109.2, 113.7). */
export const anywhere: Filter = or([elsewhere, { kind: 'zone', zone: 'battlefield' }, { kind: 'zone', zone: 'stack' }]);

const restrictions: Readonly<Record<string, Restriction>> = {
  "can't attack or block": 'attack or block',
  "can't attack": 'attack',
  "can't block": 'block',
  "can't be blocked": 'be blocked',
  "can't crew Vehicles": 'crew',
  "can't be countered by spells or abilities": 'be countered',
  "can't be countered": 'be countered',
  "can't be regenerated": 'be regenerated',
  "can't be the target of spells or abilities": 'be the target',
  "can't be the targets of spells or abilities": 'be the target',
  'is unblockable': 'be blocked',
  'are unblockable': 'be blocked',
  "can't enter the battlefield": 'enter',
  "can't enter": 'enter',
  "can't come into play": 'enter',
  "can't be enchanted": 'be enchanted',
  'is indestructible': 'be destroyed',
  'are indestructible': 'be destroyed',
  "its activated abilities can't be activated unless they're mana abilities": 'activate for no mana',
  "its activated abilities can't be activated": 'activate',
  "its activated abilities can't be played unless they're mana abilities": 'activate for no mana',
  "its activated abilities can't be played": 'activate',
};
const restriction = words(restrictions);
/** Whoever a rule is about. */
export const players = choice<Ref>(
  who,
  clause('players', {}, (): Ref => ({ kind: 'players', which: 'each' }), { plural: true }),
);
/** Of one player, or of each of several. */
const whoseEach: Construct<Ref> = choice<Ref>(
  whose,
  clause("each (who:opponent|player)'s", {}, (_, { forms: { who: kind } }): Ref => ({
    kind: 'players',
    which: kind === 'player' ? 'each' : 'opponents',
  })),
);
const combatSteps = steps.slice(steps.indexOf('beginning of combat'), steps.indexOf('end of combat') + 1);
/** What players can't do. */
const prohibited = words({
  'lose the game': 'lose',
  'win the game': 'win',
  'gain life': 'gain life',
  'lose life': 'lose life',
  'play lands': 'play lands',
  'play land cards': 'play lands',
  'search libraries': 'search',
  'draw cards': 'draw',
  'draw more than one card each turn': 'draw more',
} as const);
export const prohibition = clause("<of> can't <what>", { of: players, what: prohibited }, ({ of, what: deed }): StaticRule => ({
  rule: 'cannot',
  who: of,
  what: deed,
}));
/** Of spells alone: lands are played as well. */
function uncastable(who: Ref, filter: Filter, start: number, from?: readonly ZoneName[]): Static {
  // Such a spell is on the stack by then: where it was is asked for by itself.
  if (!kindsIn(filter).has('spell') || kindsIn(filter).has('zone')) throw new Unclear(start);
  return rules({ rule: 'cannot cast', who, filter, ...(from ? { from } : {}) });
}
/** Those of them who have cast such a spell this turn, or so many of them, whether or not the rule was in force then. */
const whoCast = (of: Ref, spells: Filter, least: Amount = one): Ref =>
  all(
    and(
      { kind: 'one of', of },
      {
        kind: 'of whom',
        holds: {
          kind: 'compare',
          left: { kind: 'happened', what: 'cast', of: spells, by: { kind: 'each' } },
          comparison: 'at least',
          right: least,
        },
      },
    ),
  );
/** What a player can have as well as a permanent. @throws Unclear of other keywords, and of what only an object knows */
export const ofPlayers = (given: readonly Ability[], at: number): readonly StaticRule[] =>
  given.map((ability) => {
    const { keyword, quality } = ability.kind === 'keyword' ? ability : {};
    const isPlain = keyword === 'shroud' || (keyword === 'hexproof' && !quality);
    const isAgainst = keyword === 'hexproof' || keyword === 'protection';
    const isKnown = isPlain ? !quality : isAgainst && typeof quality === 'object' && !kindsIn(quality).has('chosen');
    if (!keyword || !isKnown || typeof quality === 'string') throw new Unclear(at);
    return { rule: 'player keyword', who: you, keyword, ...(quality ? { quality } : {}) };
  });
/** Than in a hand: a spell is cast from nowhere else. */
const besidesHands: readonly ZoneName[] = ['graveyard', 'library', 'exile', 'command', 'outside'];
const castFrom = words({ graveyards: 'graveyard', libraries: 'library', exile: 'exile' } as const);
const youAndOthers: Construct<Ref> = clause('you and <of>', { of: what }, ({ of }): Ref => ({ kind: 'several', of: [you, of] }));
const ofDeeds = ({ of, deeds: make }: { readonly of: Ref; readonly deeds: Deeds }): Static => rules(...make(of));
const severalDeeds = (deeds: Construct<Deeds>) => list(deeds, [' and ', ', and ', ', '], { least: 2 });
export const restricting: readonly Construct<Static>[] = [
  clause('<of> <deeds>', { of: what, deeds: deedsOfOne }, ofDeeds, { numbers: { of: false } }),
  clause('<of> <deeds>', { of: what, deeds: deedsOfMany }, ofDeeds, { numbers: { of: true } }),
  clause('<of> <all>', { of: what, all: severalDeeds(deedsOfOne) }, ({ of, all: make }) => rules(...make.flatMap((each) => each(of))), {
    numbers: { of: false },
  }),
  clause('<of> <all>', { of: what, all: severalDeeds(deedsOfMany) }, ({ of, all: make }) => rules(...make.flatMap((each) => each(of))), {
    numbers: { of: true },
  }),
  clause(
    '<of> <restriction>[ unless <unless>][ as long as <only>]',
    { of: what, restriction: list(restriction, [' and ', ', and ']), unless: maybe(condition), only: maybe(condition) },
    ({ of, restriction: is, unless, only }, { tree: { start, parts } }): Static => {
      // Only of one thing "its" abilities are spoken of, behind what it cannot do.
      if (is.some((each, at) => each.startsWith('activate') && (at === 0 || parts['of']?.plural))) throw new Unclear(start);
      // Who defends differs from attacker to attacker: that is asked for each.
      if (!unless && only && kindsIn(only).has('defending'))
        return rules(
          ...is.map((each): StaticRule => ({ rule: 'restrict', what: of, restriction: each, unless: { kind: 'not', condition: only } })),
        );
      return {
        rules: is.map((each) => ({ rule: 'restrict', what: of, restriction: each, ...(unless ? { unless } : {}) })),
        ...(only ? { condition: only } : {}),
        // It is on the stack that a spell is countered (113.6).
        ...(is.every((each) => each === 'be countered') && of.kind === 'self' ? { from: 'stack' } : {}),
      };
    },
  ),
  clause(
    "activated abilities of <of> can't be %activated( unless they're mana abilities|)",
    { of: nouns },
    ({ of }, { forms, tree }): Static =>
      rules({
        rule: 'restrict',
        what: all(/\bsources\b/i.test(tree.parts['of']?.of.print(tree.parts['of']) ?? '') ? and(of, anywhere) : of),
        restriction: forms['2'] === '' ? 'activate' : 'activate for no mana',
      }),
  ),
  clause('you may choose not to untap <of> during your untap step', { of: itself }, ({ of }): Static =>
    rules({ rule: 'stay tapped', what: of }),
  ),
  clause(
    `<of> can't attack ${youAnd} unless their controller pays <cost> for each (creature he or she controls that's attacking you|creature they control that's attacking you|of those creatures)[, where X is <is>]`,
    { of: what, cost: manaCost, is: maybe(amount) },
    ({ of, cost, is }, { forms: { and: others }, tree: { start } }): Static => {
      if (cost.symbols.some(({ kind }) => kind === 'x') !== (is !== undefined)) throw new Unclear(start, 'what X is is not said');
      const paid = { pay: 'mana', cost, ...(is ? { x: is } : {}) } as const;
      return rules({ rule: 'restrict', what: of, restriction: 'attack', whom: youAndYours(others), unlessPaid: [paid] });
    },
  ),
  clause(
    'each spell that would cost less than <least> mana to cast costs <again> mana to cast',
    { least: numberWord, again: numberWord },
    (parts, { tree }): Static => {
      if (!isSame(parts.least, parts.again)) throw new Unclear(tree.start);
      return rules({ rule: 'least cost', of: { kind: 'spell' }, amount: parts.least });
    },
  ),
  clause('all creatures able to block <of> do so', { of: what }, ({ of }): Static =>
    rules({ rule: 'require', what: of, to: 'be blocked', all: true }),
  ),
  clause("untap <of> during each other player's untap step", { of: what }, ({ of }): Static => rules({ rule: 'untaps too', what: of })),
  clause('(a deck can have any number of cards named ~|<of> can be your commander)', { of: maybe(itself) }, (): Static =>
    rules({ rule: 'deck construction' }),
  ),
  clause("<of> can't cast spells during combat", { of: players }, ({ of }): Static => ({
    ...rules({ rule: 'cannot', who: of, what: 'cast spells' }),
    condition: { kind: 'time', steps: combatSteps },
  })),
  clause(
    'if <it> is in your opening hand, you may begin the game with (it|<again>) %on',
    { it: itself, again: maybe(itself) },
    (): Static => rules({ rule: 'opening hand' }),
  ),
  // Who blocked in an earlier combat of the turn is not known: "block each turn" is not read.
  clause(
    'no more than <many> #creature can (to:attack each combat|attack each turn|block each combat|attack you each combat)',
    { many: howMany },
    ({ many }, { forms: { to = '' } }): Static =>
      rules({
        rule: 'limit',
        what: all({ kind: 'type', type: 'creature' }),
        most: many,
        to: to.startsWith('attack') ? 'attack' : 'block',
        ...(to.endsWith('turn') ? { ofTurn: true } : {}),
        ...(to.includes('you') ? { whom: you } : {}),
      }),
  ),
  clause("<of> life total can't change", { of: whosePlayer }, ({ of }): Static =>
    rules({ rule: 'cannot', who: of, what: 'gain life' }, { rule: 'cannot', who: of, what: 'lose life' }),
  ),
  clause(
    "<of> can't (get|have) [<counter> ]counters[ (put|placed) on (again:it|them)]",
    { of: choice(who, what), counter: maybe(counterName) },
    ({ of, counter }): Static => rules({ rule: 'no counters', what: of, ...(counter === undefined ? {} : { counter }) }),
  ),
  clause(
    "[<counter> ]counters can't be (put|placed) on <of>",
    { of: choice(who, what), counter: maybe(counterName) },
    ({ of, counter }): Static => rules({ rule: 'no counters', what: of, ...(counter === undefined ? {} : { counter }) }),
  ),
  clause(
    'all damage is dealt[ to <to>] as though its source had (had:wither|infect)',
    { to: maybe(choice(who, what)) },
    ({ to }, { forms: { had } }): Static => rules({ rule: 'damage as though', had: had as 'wither', ...(to ? { to } : {}) }),
  ),
  clause('<of>', { of: list(prohibition, [' and ']) }, ({ of }): Static => rules(...of)),
  clause('<of> can %cast spells only any time (they|he or she) could %cast a sorcery', { of: players }, ({ of }): Static =>
    rules({ rule: 'cannot', who: of, what: 'cast at other times' }),
  ),
  clause(
    '<of> can cast spells[ and activate abilities] only during (their|his or her) own turn(s|)',
    { of: players },
    ({ of }, { forms, tree }) => {
      if (of.kind === 'you') throw new Unclear(tree.start);
      const others = all(
        and(
          { kind: 'player' },
          { kind: 'one of', of },
          { kind: 'not', filter: { kind: 'one of', of: { kind: 'players', which: 'active' } } },
        ),
      );
      const forbidden: StaticRule = { rule: 'cannot', who: others, what: 'cast spells' };
      return forms['1'] === '' ? rules(forbidden) : rules(forbidden, { ...forbidden, what: 'activate' });
    },
  ),
  clause(
    'you can cast spells only during your turn[ and you can cast no more than <most> spells each turn]',
    { most: maybe(numberWord) },
    ({ most }): Static => {
      const others: Filter = { kind: 'other', than: { kind: 'players', which: 'active' } };
      const spells: Filter = { kind: 'spell' };
      return rules(
        { rule: 'cannot', who: all(and({ kind: 'one of', of: you }, others)), what: 'cast spells' },
        ...(most ? [{ rule: 'cannot cast', who: whoCast(you, spells, most), filter: spells } as const] : []),
      );
    },
  ),
  // Whoever controls them: "any player may activate this ability".
  clause("<of> can't cast spells[ or activate abilities of <those>]", { of: players, those: maybe(nouns) }, ({ of, those }): Static =>
    rules(
      { rule: 'cannot', who: of, what: 'cast spells' },
      ...(those ? [{ rule: 'cannot', who: of, what: 'activate', of: all(those) } as const] : []),
    ),
  ),
  clause("<of> can't cast spells during your turn", { of: who }, ({ of }): Static => ({
    ...rules({ rule: 'cannot', who: of, what: 'cast spells' }),
    condition: { kind: 'your turn' },
  })),
  clause(
    'you may play (an additional land|<many> additional lands) (on|during) each of your turns',
    { many: maybe(howMany) },
    ({ many }): Static => rules({ rule: 'lands per turn', who: you, amount: many ?? one }),
  ),
  clause("you don't lose the game for having 0 or less life", {}, (): Static => rules({ rule: 'cannot', who: you, what: 'lose to life' })),
  clause("<of> can't %cast more than one <spells> each turn", { of: players, spells: noun }, ({ of, spells }, { tree: { start } }) =>
    uncastable(whoCast(of, spells), spells, start),
  ),
  clause(
    "each (who:player|opponent) who has cast (a|an) <spells> this turn can't cast additional <more>",
    { spells: noun, more: nouns },
    ({ spells, more }, { forms: { who: kind }, tree: { start } }) => {
      if (!isSame(spells, more)) throw new Unclear(start);
      return uncastable(whoCast({ kind: 'players', which: kind === 'player' ? 'each' : 'opponents' }, spells), more, start);
    },
  ),
  clause("<of> can't (cast|play) <spells>", { of: players, spells: nouns }, ({ of, spells }, { tree: { start } }): Static =>
    uncastable(of, spells, start),
  ),
  clause(
    "<of> can't (cast|play) <spells> from (anywhere other than (their|his or her) hand(s|)|<zones>)",
    { of: players, spells: nouns, zones: maybe(list(castFrom, [' or ', ', or ', ', '])) },
    ({ of, spells, zones = besidesHands }, { tree: { start } }) => uncastable(of, spells, start, zones),
  ),
  clause("<spells> can't be (cast|played)", { spells: nouns }, ({ spells }, { tree: { start } }): Static =>
    uncastable({ kind: 'players', which: 'each' }, spells, start),
  ),
  clause("<of> can't (to:attack|block) with <those>", { of: who, those: nouns }, ({ of, those }, { forms: { to } }): Static =>
    rules({ rule: 'restrict', what: all(and(those, controlledBy(of))), restriction: to === 'attack' ? 'attack' : 'block' }),
  ),
  clause("you may activate exhaust abilities as though they haven't been activated", {}, (): Static => rules({ rule: 'exhaust anew' })),
  clause("(which:combat |)damage can't be prevented", {}, (_, { forms: { which = '' } }): Static =>
    rules({ rule: 'unpreventable', ...(which === '' ? {} : { combatOnly: true }) }),
  ),
  clause(
    "(which:combat |)damage that would be dealt by <from> can't be prevented",
    { from: what },
    ({ from }, { forms: { which = '' }, tree: { parts } }): Static =>
      rules({ rule: 'unpreventable', from: onTheBattlefield(from, parts['from']), ...(which === '' ? {} : { combatOnly: true }) }),
  ),
  clause(`the "legend rule" doesn't apply[ to <of>]`, { of: maybe(what) }, ({ of = all({ kind: 'permanent' }) }): Static =>
    rules({ rule: 'restrict', what: of, restriction: 'be one legend of several' }),
  ),
  clause(
    '<of> maximum hand size is (how:reduced|increased) by (one|<many>)',
    { of: whoseEach, many: maybe(numberWord) },
    ({ of, many = one }, { forms }): Static => {
      const change: Amount = forms['how'] === 'reduced' ? { kind: 'times', factor: -1, of: many } : many;
      return rules({ rule: 'hand size', who: of, amount: { kind: 'sum', of: [{ kind: 'event amount' }, change] } });
    },
  ),
  clause('<of> maximum hand size is <many>', { of: whoseEach, many: numberWord }, ({ of, many }): Static =>
    rules({ rule: 'hand size', who: of, amount: many }),
  ),
  clause('you have no maximum hand size', {}, (): Static => rules({ rule: 'hand size', who: you, amount: 'unlimited' })),
  clause(
    "(you[ and <of>] have <with>|you can't be the target of spells or abilities)",
    { of: maybe(what), with: maybe(keywords) },
    ({ of, with: given }, { tree: { start } }): Static => ({
      ...rules(...(given ? ofPlayers(given, start) : [{ rule: 'player keyword', who: you, keyword: 'shroud' } as const])),
      ...(of && given ? { what: of, changes: given.map((ability) => ({ kind: 'add ability', ability })) } : {}),
    }),
  ),
  clause('(<of> play with their hands|play with your hand) revealed', { of: maybe(players) }, ({ of = you }): Static =>
    rules({ rule: 'revealed', who: of, what: 'hand' }),
  ),
  clause(
    '(<doer> ^play|play) with the top card of (%own library|their libraries) revealed',
    { doer: maybe(players) },
    ({ doer }, { forms, tree: { parts, start } }): Static => {
      // Players have libraries; each of them has one.
      if ((forms['2'] === 'their libraries') !== /(?:players|opponents)$/i.test(parts['doer']?.of.print(parts['doer']) ?? ''))
        throw new Unclear(start);
      return rules({ rule: 'revealed', who: doer ?? you, what: 'library top' });
    },
  ),
  clause('you may (how:play|cast) cards exiled with <it>', { it: itself }, (_, { forms: { how } }): Static =>
    rules({ rule: 'may play', who: you, what: { kind: 'linked', slot: 'exiled' }, ...(how === 'cast' ? { only: 'spells' } : {}) }),
  ),
  clause('you may look at the top card of your library any time', {}, (): Static =>
    rules({ rule: 'looks at', who: you, what: 'library top' }),
  ),
  clause('you may (cast|play) <of> (as though they had flash|%instantTime)', { of: nouns }, ({ of }): Static =>
    rules({ rule: 'as though', what: all(and(of, controlledBy(you))), had: 'flash', for: 'timing' }),
  ),
  clause('you may play lands from the top of your library', {}, (): Static =>
    rules({ rule: 'may play', who: you, what: { kind: 'library top', of: you, amount: one }, only: 'lands' }),
  ),
  clause('you may (cast|play) (lands and |)<of> from the top of your library', { of: nouns }, ({ of }, { forms }): Static => {
    const may: StaticRule = { rule: 'may play', who: you, what: { kind: 'library top', of: you, amount: one }, only: 'spells', spells: of };
    return forms['2'] === '' ? rules(may) : rules(may, { rule: 'may play', who: you, what: may.what, only: 'lands' });
  }),
  clause('you may play lands and cast <of> from the top of your library', { of: nouns }, ({ of }): Static => {
    const may: StaticRule = { rule: 'may play', who: you, what: { kind: 'library top', of: you, amount: one }, only: 'spells', spells: of };
    return rules(may, { rule: 'may play', who: you, what: may.what, only: 'lands' });
  }),
  clause(
    "(loyalty abilities of planeswalkers you control|planeswalkers' loyalty abilities you (control|activate)) cost an additional <cost> to activate",
    { cost: loyaltyCost },
    ({ cost }): Static =>
      rules({ rule: 'additional cost', of: { kind: 'type', type: 'planeswalker' }, by: you, costs: [cost], abilities: 'loyalty' }),
  ),
  clause(
    'your devotion to <all> is increased by <many>',
    { all: list(words({ 'each color': 1, 'each combination of colors': 1 }), [' and ']), many: howMany },
    ({ many }): Static => rules({ rule: 'devotion', amount: many }),
  ),
  clause('prevent all combat damage that would be dealt (order:to and dealt by|by and dealt to) <of>', { of: what }, ({ of }): Static =>
    rules({ rule: 'prevent', amount: 'all', to: of, combatOnly: true }, { rule: 'prevent', amount: 'all', from: of, combatOnly: true }),
  ),
  clause(
    'prevent all damage that would be dealt (to and dealt by|by and dealt to) <of>',
    { of: what },
    ({ of }, { tree: { parts } }): Static =>
      rules({ rule: 'prevent', amount: 'all', to: of }, { rule: 'prevent', amount: 'all', from: onTheBattlefield(of, parts['of']) }),
  ),
  clause(
    'prevent all (combat:combat |noncombat |)damage that would be dealt( to <to>|)( by <by>|)',
    { to: maybe(choice<Ref>(what, who, youAndOthers)), by: maybe(what) },
    ({ to, by }, { forms: { combat = '' }, tree: { parts } }): Static =>
      rules({
        rule: 'prevent',
        amount: 'all',
        ...(to ? { to } : {}),
        ...(by ? { from: onTheBattlefield(by, parts['by']) } : {}),
        ...(combat === 'combat ' ? { combatOnly: true } : combat === '' ? {} : { noncombatOnly: true }),
      }),
  ),
];
