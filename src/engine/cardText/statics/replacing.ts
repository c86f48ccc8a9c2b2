/** Events that "would" happen, and what is done instead. */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { ReplacedEvent, StaticRule } from '../../language/staticRule.ts';
import { counterName, howMany } from '../amounts.ts';
import { attachedFilter } from '../attachedFilter.ts';
import { condition, instruction, noun, what, who } from '../phrases.ts';
import { itself } from '../references.ts';
import { and, controlledBy, or, self, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, list, maybe } from '../syntax.ts';
import { all, rules, type Static } from './static.ts';

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
const anyDamaged: Construct<Ref> = choice<Ref>(what, who);
const anyone: Construct<Ref> = choice<Ref>(
  clause('a player', {}, (): Ref => ({ kind: 'players', which: 'each' })),
  clause('an opponent', {}, (): Ref => ({ kind: 'players', which: 'opponents' })),
  who,
);
const would: Construct<ReplacedEvent> = choice<ReplacedEvent>(
  clause('<of> would die', { of: watched }, ({ of }): ReplacedEvent => ({ on: 'dies', what: of })),
  clause('<of> would be put into a graveyard( %from| from anywhere|)', { of: watched }, ({ of }, _, forms): ReplacedEvent =>
    forms['1'] === ' %from' || forms['1']?.includes('from play') || forms['1']?.includes('the battlefield')
      ? { on: 'dies', what: of }
      : { on: 'put into graveyard', what: of },
  ),
  clause(
    "<of> would be put into (whose:an opponent's|enchanted player's|your) graveyard( from anywhere|)",
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
  clause("<of> would %enter( under an opponent's control|)( this turn|)", { of: watched }, ({ of }, _, forms): ReplacedEvent => ({
    on: 'enters',
    what: of === 'self' || forms['1'] === '' ? of : and(of, controlledBy({ kind: 'players', which: 'opponents' })),
  })),
  clause('an effect would (put|place) one or more counters on (a|an) <of>', { of: noun }, ({ of }): ReplacedEvent => ({
    on: 'counters',
    what: of,
    effect: true,
  })),
  clause('an effect would (create one or more tokens|put one or more tokens %onto) under your control', {}, (): ReplacedEvent => ({
    on: 'create token',
    who: you,
  })),
  clause('<of> would search a library', { of: anyone }, ({ of }, scope): ReplacedEvent => {
    scope.player = { kind: 'event', role: 'player' };
    return { on: 'search', who: of };
  }),
);
/** What is done to the thing of the event. */
const passive: Construct<Instruction> = choice<Instruction>(
  clause('revealed', {}, (): Instruction => ({ do: 'reveal', what: eventThing })),
  clause('exiled', {}, (): Instruction => ({ do: 'move', what: eventThing, to: 'exile' })),
  clause("put on the (at:top|bottom) of its owner's library", {}, (_, __, { at }): Instruction => ({
    do: 'move',
    what: eventThing,
    to: 'library',
    position: at === 'top' ? 'top' : 'bottom',
  })),
);
type Does = readonly Instruction[];
const instead: Construct<Does> = choice<Does>(
  clause('<of> instead', { of: instruction }, ({ of }) => of),
  clause('instead <of>', { of: instruction }, ({ of }) => of),
  clause('instead <of>', { of: list(instruction, [', then ', ' and ', ', and ', ', ']) }, ({ of }) => of.flat()),
  clause('<of> instead', { of: list(instruction, [' and ', ', then '], { least: 2 }) }, ({ of }) => of.flat()),
  clause('instead (that card|it) is <done>', { done: list(passive, [' and ']) }, ({ done }) => done),
  clause('exile that many cards from the top of your library instead', {}, (): Does => [
    { do: 'move', what: { kind: 'library top', of: you, amount: { kind: 'event amount' } }, to: 'exile' },
  ]),
);
/** The same event, but more or less of it. */
const scaled: Construct<NonNullable<Extract<StaticRule, { rule: 'replace' }>['scale']>> = choice<
  NonNullable<Extract<StaticRule, { rule: 'replace' }>['scale']>
>(
  clause(
    '(you gain twice that much life|it creates twice that many of those tokens|it puts twice that many of those tokens %onto|it (puts|places) twice that many of those counters on that (permanent|creature)|it deals double that damage to that (permanent|creature) or player) instead',
    {},
    () => ({ times: 2, plus: 0 }),
  ),
  clause(
    '(you gain|it deals) that much (life|damage)[ to that (permanent|creature) or player] plus <more>( to that (player|permanent or player|creature)|) instead',
    { more: howMany },
    ({ more }) => ({ times: 1, plus: more.kind === 'number' ? more.value : 0 }),
  ),
  clause('prevent <many> of that damage', { many: howMany }, ({ many }) => ({
    times: 1,
    plus: many.kind === 'number' ? -many.value : 0,
    prevents: true,
  })),
);
const moreOf: Construct<{ readonly times: number; readonly plus: number }> = choice(
  clause('twice that many', {}, () => ({ times: 2, plus: 0 })),
  clause('that many plus <more>', { more: howMany }, ({ more }, _, __, tree) => {
    if (more.kind !== 'number') throw new Unclear(tree.start);
    return { times: 1, plus: more.value };
  }),
);
export const replacing: readonly Construct<Static>[] = [
  clause(
    'all (combat:combat |)damage that would be dealt to <to> is dealt to <other> instead',
    { to: anyDamaged, other: anyDamaged },
    ({ to, other }, _, { combat = '' }): Static => {
      const source: Ref = { kind: 'event', role: 'source' };
      return rules({
        rule: 'replace',
        event: { on: 'damage', to, ...(combat === '' ? {} : { combatOnly: true }) },
        by: [{ do: 'damage', source, to: other, amount: { kind: 'event amount' } }],
        instead: true,
      });
    },
  ),
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
  clause(
    'if one or more <counter> counters would be (put|placed) on <of>, <more> <again> counters are (put|placed) on (it|that creature|that permanent) instead',
    { counter: counterName, of: watched, more: moreOf, again: counterName },
    ({ counter, of, more, again }, _, __, tree): Static => {
      if (again !== counter) throw new Unclear(tree.start);
      return rules({ rule: 'replace', event: { on: 'counters', what: of, counter }, by: [], instead: true, scale: more });
    },
  ),
  clause(
    'if one or more counters would be put on <of>, <more> of each of those kinds of counters are put on (it|that creature|that permanent) instead',
    { of: watched, more: moreOf },
    ({ of, more }): Static => rules({ rule: 'replace', event: { on: 'counters', what: of }, by: [], instead: true, scale: more }),
  ),
  clause(
    'if <event>, that player searches the top <many> #card of that library instead',
    { event: would, many: howMany },
    ({ event, many }): Static => rules({ rule: 'replace', event, by: [], instead: true, top: many }),
  ),
  clause("if (a|an) <of> would %enter, instead it doesn't", { of: noun }, ({ of }): Static =>
    rules({ rule: 'restrict', what: all(of), restriction: 'enter' }),
  ),
  clause('if <event>, (you|they|that player) may skip that draw instead', { event: would }, ({ event }): Static =>
    rules({ rule: 'replace', event, by: [], instead: true, optional: true }),
  ),
  clause('if <event>, it %enters under your control instead', { event: would }, ({ event }, _, __, tree): Static => {
    if (event.on !== 'enters') throw new Unclear(tree.start);
    return rules({ rule: 'enters', what: event.what, under: you });
  }),
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
