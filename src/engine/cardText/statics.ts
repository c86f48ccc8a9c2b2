/** Static abilities: what is so as long as the object is there; replacement effects; how it enters. */
import type { Ability, Amount, ChoiceFrom, Condition, Cost, Filter, Instruction, Ref, Restriction, StaticRule, ReplacedEvent } from '../abilities.ts';
import { counterName, howMany, numberWord } from './amounts.ts';
import { attachedFilter } from './attachedFilter.ts';
import { statement } from './changes.ts';
import { costs, manaCost, eitherCost } from './costs.ts';
import { amount, condition, instruction, noun, nouns, quoted, what, who, whose } from './phrases.ts';
import { exceptions } from './copyExceptions.ts';
import { cardName, itself } from './references.ts';
import { and, controlledBy, number, one, or, self, Unclear, you } from './scope.ts';
import { choice, clause, type Construct, list, maybe, words } from './syntax.ts';
import { manaValueOf } from '../mana/manaCost.ts';
import { forEachNoun, timesEach } from './perEach.ts';

type Static = Omit<Extract<Ability, { kind: 'static' }>, 'kind' | 'text'>;
const rules = (...of: readonly StaticRule[]): Static => ({ rules: of });
const under = (only: Condition | undefined): { readonly condition?: Condition } => (only ? { condition: only } : {});
const all = (filter: Filter): Ref => ({ kind: 'all', filter });

const graveyardKeyword: Construct<string> = words({ scavenge: 'scavenge', flashback: 'flashback', embalm: 'embalm', unearth: 'unearth' });
const unlessOrWhile = '[ as long as <only>]';
const statements: readonly Construct<Static>[] = [
  clause(`<of>${unlessOrWhile}`, { of: statement, only: maybe(condition) }, (parts, scope): Static => {
    scope.singly = true;
    const { of, only } = parts;
    return { what: of.of, changes: of.changes, ...under(only) };
  }),
  clause('as long as <only>, <of>', { only: condition, of: statement }, ({ only, of }): Static => {
    const holds = only;
    return { what: of.of, changes: of.changes, condition: holds };
  }),
  clause('during your turn, <of>', { of: statement }, ({ of }): Static => ({
    what: of.of,
    changes: of.changes,
    condition: { kind: 'your turn' },
  })),
  clause('<of> power and toughness are each equal to <is>', { of: whose, is: amount }, ({ of, is }): Static => ({
    what: of,
    changes: [{ kind: 'set power/toughness', power: is, toughness: is }],
    ...(of.kind === 'self' ? { defining: true } : {}),
  })),
  clause('<of> (side:power|toughness) is equal to <is>', { of: whose, is: amount }, ({ of, is }, _, { side }): Static => ({
    what: of,
    changes: [side === 'power' ? { kind: 'set power/toughness', power: is } : { kind: 'set power/toughness', toughness: is }],
    ...(of.kind === 'self' ? { defining: true } : {}),
  })),
  clause(
    '<of> power is equal to <is> and its toughness is equal to that number plus <more>',
    { of: whose, is: amount, more: howMany },
    ({ of, is, more }): Static => ({
      what: of,
      changes: [{ kind: 'set power/toughness', power: is, toughness: { kind: 'sum', of: [is, more] } }],
      ...(of.kind === 'self' ? { defining: true } : {}),
    }),
  ),
  clause('<of> is all colors', { of: itself }, ({ of }): Static => ({
    what: of,
    changes: [{ kind: 'set colors', colors: ['white', 'blue', 'black', 'red', 'green'] }],
    defining: true,
  })),
  clause('(you control <of>)', { of: what }, ({ of }): Static => ({ what: of, changes: [{ kind: 'control', by: you }] })),
  clause(
    '<of> ^have <with>. the <keyword> cost is equal to its mana cost',
    { of: what, with: graveyardKeyword, keyword: graveyardKeyword },
    ({ of, with: name }): Static => ({
      what: of,
      changes: [{ kind: 'add ability', ability: { kind: 'keyword', text: name, keyword: name, quality: 'its mana cost' } }],
    }),
  ),
  clause('<of> ^have <ability>', { of: what, ability: quoted }, ({ of, ability }): Static => ({
    what: of,
    changes: [{ kind: 'add ability', ability }],
  })),
];

const restrictions: Readonly<Record<string, Restriction>> = {
  "can't attack or block": 'attack or block',
  "can't attack": 'attack',
  "can't block": 'block',
  "can't be blocked": 'be blocked',
  "can't be countered": 'be countered',
  "can't be regenerated": 'be regenerated',
  "can't be the target of spells or abilities": 'be the target',
  'is unblockable': 'be blocked',
  'are unblockable': 'be blocked',
  "can't enter the battlefield": 'enter',
  "can't be enchanted": 'be enchanted',
  "can't be cast": 'be cast',
  'is indestructible': 'be destroyed',
  'are indestructible': 'be destroyed',
};
const restriction = words(restrictions);
const exceptBy: Construct<Filter> = choice<Filter>(
  clause('by <of>', { of: nouns }, ({ of }) => of),
  clause('except by <of>', { of: nouns }, ({ of }): Filter => ({ kind: 'not', filter: of })),
);
const restricting: readonly Construct<Static>[] = [
  clause(
    '<of> <restriction>[ unless <unless>][ as long as <only>]',
    { of: what, restriction, unless: maybe(condition), only: maybe(condition) },
    ({ of, restriction: is, unless, only }): Static => {
      // Who defends differs from attacker to attacker: that is asked for each.
      if (!unless && only && JSON.stringify(only).includes('"which":"defending"'))
        return rules({ rule: 'restrict', what: of, restriction: is, unless: { kind: 'not', condition: only } });
      return {
        rules: [{ rule: 'restrict', what: of, restriction: is, ...(unless ? { unless } : {}) }],
        ...(only ? { condition: only } : {}),
        ...(is === 'be countered' && of.kind === 'self' ? { from: 'stack' } : {}),
      };
    },
  ),
  clause("<of> can't (to:attack|block) alone", { of: what }, ({ of }, _, { to }): Static =>
    rules({ rule: 'restrict', what: of, restriction: to === 'attack' ? 'attack' : 'block', least: 1 }),
  ),
  clause("<of> can't be blocked except by <least> or more creatures", { of: what, least: numberWord }, ({ of, least }): Static => {
    if (least.kind !== 'number') throw new Unclear(0);
    return rules({ rule: 'restrict', what: of, restriction: 'be blocked', least: least.value });
  }),
  clause("<of> can't be blocked <by>", { of: what, by: exceptBy }, ({ of, by }): Static =>
    rules({ rule: 'restrict', what: of, restriction: 'be blocked', by }),
  ),
  clause('<of> can block only <by>', { of: what, by: nouns }, ({ of, by }): Static =>
    rules({ rule: 'restrict', what: of, restriction: 'block', whom: { kind: 'not', filter: by } }),
  ),
  clause('<of> (can|may) block (as though (it|they) had flying|creatures with flying)', { of: what }, ({ of }): Static =>
    rules({ rule: 'as though', what: of, had: 'flying', for: 'blocking' }),
  ),
  clause("<of> (can|may) attack as though (it|they) didn't have defender", { of: what }, ({ of }): Static =>
    rules({ rule: 'as though', what: of, had: 'defender', not: true, for: 'attacking' }),
  ),
  clause('<of> (to:^attack|^block) each (turn|combat) if able', { of: what }, ({ of }, _, { to }): Static =>
    rules({ rule: 'require', what: of, to: to === '^attack' ? 'attack' : 'block' }),
  ),
  clause('all creatures able to block <of> do so', { of: what }, ({ of }): Static =>
    rules({ rule: 'require', what: of, to: 'be blocked', all: true }),
  ),
  clause('no more than <many> #creature can (to:attack|block) each (turn|combat)', { many: howMany }, ({ many }, _, { to }): Static =>
    rules({ rule: 'limit', what: all({ kind: 'type', type: 'creature' }), most: many, to: to === 'attack' ? 'attack' : 'block' }),
  ),
  clause(
    "<of> (doesn't|don't) untap during (your|its controller's|their controllers'|that player's) untap step(s|)",
    { of: what },
    ({ of }): Static => rules({ rule: 'restrict', what: of, restriction: 'untap during untap step' }),
  ),
  clause("<of> can't play (lands|land cards)", { of: who }, ({ of }): Static => rules({ rule: 'cannot', who: of, what: 'play lands' })),
  clause('you may play (an additional land|<many> additional lands) on each of your turns', { many: maybe(howMany) }, ({ many }): Static =>
    rules({ rule: 'lands per turn', who: you, amount: many ?? one }),
  ),
  clause(
    "<of> can't gain life",
    {
      of: choice(
        who,
        clause('players', {}, (): Ref => ({ kind: 'players', which: 'each' })),
      ),
    },
    ({ of }): Static => rules({ rule: 'cannot', who: of, what: 'gain life' }),
  ),
  clause("you can't lose the game and your opponents can't win the game", {}, (): Static =>
    rules({ rule: 'cannot', who: you, what: 'lose' }, { rule: 'cannot', who: { kind: 'players', which: 'opponents' }, what: 'win' }),
  ),
  clause("you don't lose the game for having 0 or less life", {}, (): Static => rules({ rule: 'cannot', who: you, what: 'lose to life' })),
  clause("<of> can't lose the game", { of: who }, ({ of }): Static => rules({ rule: 'cannot', who: of, what: 'lose' })),
  clause("<of> can't (cast|play) <spells>", { of: who, spells: nouns }, ({ of, spells }): Static =>
    rules({ rule: 'cannot cast', who: of, filter: spells }),
  ),
  clause("<of> can't (to:attack|block) with <those>", { of: who, those: nouns }, ({ of, those }, _, { to }): Static =>
    rules({ rule: 'restrict', what: all(and(those, controlledBy(of))), restriction: to === 'attack' ? 'attack' : 'block' }),
  ),
  clause("damage can't be prevented", {}, (): Static => rules({ rule: 'unpreventable' })),
  clause('you have no maximum hand size', {}, (): Static => rules({ rule: 'hand size', who: you, amount: 'unlimited' })),
  clause('you have (shroud|hexproof)', {}, (_, __, forms): Static =>
    rules({ rule: 'player keyword', who: you, keyword: forms['1'] ?? '' }),
  ),
  clause(
    '<of> play with their hands revealed',
    {
      of: choice(
        who,
        clause('players', {}, (): Ref => ({ kind: 'players', which: 'each' }), { plural: true }),
      ),
    },
    ({ of }): Static => rules({ rule: 'revealed', who: of, what: 'hand' }),
  ),
  clause('play with the top card of your library revealed', {}, (): Static =>
    rules({ rule: 'revealed', who: you, what: 'library top' }),
  ),
  clause('you may cast <of> as though they had flash', { of: nouns }, ({ of }): Static =>
    rules({ rule: 'as though', what: all(and(of, controlledBy(you))), had: 'flash', for: 'timing' }),
  ),
  clause('you may (cast|play) (lands and |)<of> from the top of your library', { of: nouns }, ({ of }, _, forms): Static => {
    const may: StaticRule = { rule: 'may play', who: you, what: { kind: 'library top', of: you, amount: one }, only: 'spells', spells: of };
    return forms['2'] === '' ? rules(may) : rules(may, { rule: 'may play', who: you, what: may.what, only: 'lands' });
  }),
  clause('you may play lands from the top of your library', {}, (): Static =>
    rules({ rule: 'may play', who: you, what: { kind: 'library top', of: you, amount: one }, only: 'lands' }),
  ),
  clause(
    '<of> (you cast |you play |)cost <change> (how:less|more) to (cast|play)[ for each <per>]',
    { of: nouns, change: manaCost, per: maybe(noun) },
    ({ of, change, per }, _, { 1: mine, how }): Static =>
      rules({
        rule: 'cost',
        of: mine === '' ? of : and(of, controlledBy(you)),
        by: mine === '' ? { kind: 'players', which: 'each' } : you,
        change: perEach(manaValueOf(change), per),
        increase: how === 'more',
      }),
  ),
  clause(
    '(this spell|~) costs <change> (how:less|more) to cast[ for each <per>]',
    { change: manaCost, per: maybe(noun) },
    ({ change, per }, _, { how }): Static => ({
      ...rules({
        rule: 'cost',
        of: { kind: 'one of', of: self },
        by: you,
        change: perEach(manaValueOf(change), per),
        increase: how === 'more',
      }),
      from: 'stack',
    }),
  ),
  clause(
    'prevent all (combat:combat |)damage that would be dealt( to <to>|)( by <by>|)',
    { to: maybe(choice<Ref>(what, who)), by: maybe(what) },
    ({ to, by }, _, { combat = '' }): Static =>
      rules({
        rule: 'prevent',
        amount: 'all',
        ...(to ? { to } : {}),
        ...(by ? { from: by } : {}),
        ...(combat === '' ? {} : { combatOnly: true }),
      }),
  ),
];
const perEach = (value: number, per: Filter | undefined): Amount =>
  per === undefined ? number(value) : { kind: 'times', factor: value, of: { kind: 'count', of: all(per) } };

const choices: Construct<ChoiceFrom> = choice<ChoiceFrom>(
  words<ChoiceFrom>({
    'a color': { kind: 'colors' },
    'a creature type': { kind: 'creature types' },
    'a basic land type': { kind: 'basic land types' },
    'a number': { kind: 'numbers' },
    'an opponent': { kind: 'opponents' },
  }),
  cardName,
);
const enterer: Construct<Filter | 'self'> = choice<Filter | 'self'>(
  clause('<it>', { it: itself }, (): 'self' => 'self'),
  attachedFilter,
  clause('<of>', { of: nouns }, ({ of }) => of, { plural: true }),
);
const copyExceptions = '[, except <except>]';
const entering: readonly Construct<Static>[] = [
  clause('<of> (%enters|%enter) tapped unless <unless>', { of: enterer, unless: condition }, ({ of, unless }): Static => ({
    ...rules({ rule: 'enters', what: of, tapped: true }),
    condition: { kind: 'not', condition: unless },
  })),
  clause('<of> (%enters|%enter) tapped', { of: enterer }, ({ of }): Static => rules({ rule: 'enters', what: of, tapped: true })),
  clause(
    '<of> (%enters|%enter) with <many> (additional |)<counter> #many:counter on it[ <per>]',
    {
      of: enterer,
      many: howMany,
      counter: counterName,
      per: maybe(
        choice(
          forEachNoun,
          clause('for each color of mana (spent to cast it|used to pay its cost)', {}, (): Amount => ({ kind: 'colors spent' })),
        ),
      ),
    },
    ({ of, many, counter, per }): Static => rules({ rule: 'enters', what: of, counters: { counter, amount: timesEach(many, per) } }),
  ),
  clause('as <of> %enters, choose <from>', { of: itself, from: choices }, ({ from }): Static =>
    rules({ rule: 'enters', what: 'self', choose: from }),
  ),
  clause("as <of> %enters, you may pay <many> life. if you don't, it %enters tapped", { of: itself, many: howMany }, ({ many }): Static =>
    rules({ rule: 'enters', what: 'self', tapped: true, unlessPaid: [{ pay: 'life', amount: many }] }),
  ),
  clause('as <of> %enters, exile any number of <cards>', { of: itself, cards: nouns }, ({ cards }): Static =>
    rules({ rule: 'enters', what: 'self', exile: cards }),
  ),
  clause(
    `you may have <of> enter(s|)[ the battlefield] as a copy of (any|a|an) <as>${copyExceptions}`,
    { of: itself, as: noun, except: maybe(exceptions) },
    ({ as, except }): Static => rules({ rule: 'enters', what: 'self', asCopyOf: as, optional: true, ...(except ? { except } : {}) }),
  ),
  clause(
    'as <of> comes into play, you may choose (a|an) <as>. if you do, <it> comes into play as a copy of that (creature|artifact|permanent|card)',
    { of: itself, as: noun, it: itself },
    ({ as }): Static => rules({ rule: 'enters', what: 'self', asCopyOf: as, optional: true }),
  ),
  clause('<of> %enter as a copy of <as>', { of: enterer, as: itself }, ({ of }): Static =>
    rules({ rule: 'enters', what: of, copyOf: self }),
  ),
];

/** Events that "would" happen, and what is done instead. */
const eventThing: Ref = { kind: 'event', role: 'object' };
const watched: Construct<Filter | 'self'> = choice<Filter | 'self'>(
  clause('<it>', { it: itself }, (_, scope): 'self' => {
    scope.it = self;
    return 'self';
  }),
  clause('(a|an) <of>', { of: noun }, ({ of }, scope) => {
    scope.it = eventThing;
    scope.that = eventThing;
    return of;
  }),
  attachedFilter,
);
const sourceOf: Construct<Filter> = choice<Filter>(
  clause('a source', {}, (): Filter => ({ kind: 'and', filters: [] })),
  clause('(a|an) <of>', { of: noun }, ({ of }) => of),
);
const anyOf: Construct<Ref> = choice<Ref>(
  who,
  clause('(a|an) <of>', { of: noun }, ({ of }) => all(of)),
  clause('a permanent or player', {}, (): Ref => all(or([{ kind: 'permanent' }, { kind: 'player' }]))),
);
const anyone: Construct<Ref> = choice<Ref>(
  who,
  clause('a player', {}, (): Ref => ({ kind: 'players', which: 'each' })),
  clause('an opponent', {}, (): Ref => ({ kind: 'players', which: 'opponents' })),
);
const would: Construct<ReplacedEvent> = choice<ReplacedEvent>(
  clause('<of> would die', { of: watched }, ({ of }): ReplacedEvent => ({ on: 'dies', what: of })),
  clause('<of> would be put into a graveyard( %from| from anywhere|)', { of: watched }, ({ of }, _, forms): ReplacedEvent =>
    forms['1'] === ' %from' || forms['1']?.includes('from play') || forms['1']?.includes('the battlefield')
      ? { on: 'dies', what: of }
      : { on: 'put into graveyard', what: of },
  ),
  clause(
    "<of> would be put into (whose:an opponent's|enchanted player's|your) graveyard from anywhere",
    { of: watched },
    ({ of }, _, { whose: owner = '' }): ReplacedEvent => {
      const by: Ref = owner === 'your' ? you : owner.startsWith('an') ? { kind: 'players', which: 'opponents' } : { kind: 'attached' };
      return { on: 'put into graveyard', what: of === 'self' ? of : and(of, { kind: 'owned', by }) };
    },
  ),
  clause('<of> would be destroyed', { of: watched }, ({ of }): ReplacedEvent => ({ on: 'destroyed', what: of })),
  clause('<of> would draw a card', { of: anyone }, ({ of }): ReplacedEvent => ({ on: 'draw', who: of })),
  clause('<of> would (how:gain|lose) life', { of: anyone }, ({ of }, scope, { how }): ReplacedEvent => {
    scope.amount = { kind: 'event amount' };
    return { on: how === 'gain' ? 'gain life' : 'lose life', who: of };
  }),
  clause('<of> would lose the game', { of: anyone }, ({ of }): ReplacedEvent => ({ on: 'lose game', who: of })),
  clause('<of> would pay life[ while <only>]', { of: anyone, only: maybe(condition) }, ({ of, only }, scope): ReplacedEvent => {
    scope.amount = { kind: 'event amount' };
    return { on: 'pay life', who: of, ...(only ? { condition: only } : {}) };
  }),
  clause('<of> would deal damage to <to>', { of: sourceOf, to: anyOf }, ({ of, to }, scope): ReplacedEvent => {
    scope.it = eventThing;
    scope.amount = { kind: 'event amount' };
    return { on: 'damage', from: all(of), to };
  }),
  clause(
    "<of> would enter the battlefield( under an opponent's control|)( this turn|)",
    { of: watched },
    ({ of }, _, forms): ReplacedEvent => ({
      on: 'enters',
      what: of === 'self' || forms['1'] === '' ? of : and(of, controlledBy({ kind: 'players', which: 'opponents' })),
    }),
  ),
  clause('an effect would create one or more tokens under your control', {}, (): ReplacedEvent => ({ on: 'create token', who: you })),
  clause('<of> would search a library', { of: anyone }, ({ of }, scope): ReplacedEvent => {
    scope.player = { kind: 'event', role: 'player' };
    return { on: 'search', who: of };
  }),
);
type Does = readonly Instruction[];
const instead: Construct<Does> = choice<Does>(
  clause('<of> instead', { of: instruction }, ({ of }) => of),
  clause('instead <of>', { of: instruction }, ({ of }) => of),
  clause('instead <of>', { of: list(instruction, [', then ', ' and ', ', and ', ', ']) }, ({ of }) => of.flat()),
  clause('<of> instead', { of: list(instruction, [' and ', ', then '], { least: 2 }) }, ({ of }) => of.flat()),
  clause("instead that card is revealed and put on the bottom of its owner's library", {}, (): Does => [
    { do: 'reveal', what: eventThing },
    { do: 'move', what: eventThing, to: 'library', position: 'bottom' },
  ]),
  clause('exile that many cards from the top of your library instead', {}, (): Does => [
    { do: 'move', what: { kind: 'library top', of: you, amount: { kind: 'event amount' } }, to: 'exile' },
  ]),
);
/** The same event, but more or less of it. */
const scaled: Construct<{ readonly times: number; readonly plus: number }> = choice(
  clause(
    '(you gain twice that much life|it creates twice that many of those tokens|it deals double that damage to that (permanent|creature) or player) instead',
    {},
    () => ({ times: 2, plus: 0 }),
  ),
  clause(
    '(you gain|it deals) that much (life|damage)[ to that (permanent|creature) or player] plus <more> instead',
    { more: howMany },
    ({ more }) => ({ times: 1, plus: more.kind === 'number' ? more.value : 0 }),
  ),
  clause('prevent <many> of that damage', { many: howMany }, ({ many }) => ({ times: 1, plus: many.kind === 'number' ? -many.value : 0 })),
);
const replacing: readonly Construct<Static>[] = [
  clause('if <event>, <by>', { event: would, by: instead }, ({ event, by }, scope): Static => {
    const waits = event;
    const does = by;
    const before = scope.before;
    scope.before = [];
    return rules({ rule: 'replace', event: waits, by: [...before, ...does], instead: true });
  }),
  clause('if <event>, <scale>', { event: would, scale: scaled }, ({ event, scale }): Static =>
    rules({ rule: 'replace', event, by: [], instead: true, scale }),
  ),
  clause('if <event>, (you|they|that player) may skip that draw instead', { event: would }, ({ event }): Static =>
    rules({ rule: 'replace', event, by: [], instead: true, optional: true }),
  ),
  clause(
    "if (a|an) <of> would enter the battlefield under an opponent's control this turn, it %enters under your control instead",
    { of: noun },
    ({ of }): Static => rules({ rule: 'enters', what: and(of, controlledBy({ kind: 'players', which: 'opponents' })), under: you }),
  ),
  clause(
    'if <only>, damage that would reduce your life total to less than <least> reduces it to <to> instead',
    { only: condition, least: howMany, to: howMany },
    ({ only, least, to }): Static => {
      if (least.kind !== 'number' || JSON.stringify(least) !== JSON.stringify(to)) throw new Unclear(0);
      return { ...rules({ rule: 'life floor', who: you, least: least.value }), condition: only };
    },
  ),
  clause('skip your (draw step|untap step|combat phase)', {}, (_, __, forms): Static =>
    rules({ rule: 'replace', event: { on: (forms['1'] ?? 'draw step') as 'draw step', who: you }, by: [], instead: true }),
  ),
];

export const staticAbility: Construct<Static> = clause(
  '<of>[.]',
  { of: choice<Static>(...statements, ...restricting, ...entering, ...replacing) },
  ({ of }) => of,
);

/** "As an additional cost to cast this spell, sacrifice a creature." */
export const additionalCost: Construct<{ readonly additional: readonly (readonly Cost[])[] }> = clause(
  'as an additional cost to (cast|play) (this spell|~), (<all>|<either>)[.]',
  { all: maybe(costs), either: maybe(eitherCost) },
  ({ all: paid, either }) => ({ additional: either ?? [paid ?? []] }),
);
export type { Static };
