/** Events that "would" happen, and what is done instead. */
import { isSame } from '../../language/parts.ts';
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { ReplacedEvent } from '../../language/staticRule.ts';
import { counterName, howMany } from '../amounts.ts';
import { attachedFilter } from '../attachedFilter.ts';
import { exceptTheFirst, judgeWhose } from '../exceptTheFirst.ts';
import { isSurely } from '../nouns.ts';
import { onTheBattlefield } from '../onTheBattlefield.ts';
import { condition, instruction, noun, what, who } from '../phrases.ts';
import { itself } from '../references.ts';
import { sayOneOf, sayThing } from '../antecedents.ts';
import { all, and, controlledBy, handOn, type HandedOn, meansPlayers, or, sayAmount, type Scope, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, list, maybe, words } from '../syntax.ts';
import { lifeFloor } from './lifeFloor.ts';
import { players } from './restricting.ts';
import { oneDamaged, sourceOf, wouldDealDamage } from './wouldDealDamage.ts';
import { rules, type Static } from './staticMeaning.ts';

const self: Ref = { kind: 'self' };
const yourself: Filter = { kind: 'one of', of: you };
const eventThing: Ref = { kind: 'event', role: 'object' };
const happening = (scope: Scope, like: Filter): Scope => sayThing(scope, eventThing, 'event', like);
/** What is watched: what happens to it instead speaks of it. */
const watched: Construct<Filter | 'self'> = choice<Filter | 'self'>(
  clause('<it>', { it: itself }, (): 'self' => 'self'),
  clause('(a|an) <of>', { of: noun }, ({ of }, { scope }) => handOn<Filter | 'self'>(of, happening(scope, of))),
  clause('<of>', { of: attachedFilter }, ({ of }, { scope }) => handOn<Filter | 'self'>(of.is, happening(scope, of.like))),
);
const anyDamaged: Construct<Ref> = choice<Ref>(what, who);
const youAnd: Construct<Ref> = choice<Ref>(
  clause('you and <of>', { of: what }, ({ of }): Ref => ({ kind: 'several', of: [you, of] })),
  clause('you or another <of>', { of: noun }, ({ of }): Ref => ({
    kind: 'several',
    of: [you, all(and(of, { kind: 'other', than: { kind: 'self' } }))],
  })),
);
const someone = (of: Ref, scope: Scope): HandedOn<Ref> => handOn(of, sayOneOf(scope, of, { kind: 'event', role: 'player' }, 'event'));
const anyone: Construct<Ref> = choice<Ref>(
  clause('a player', {}, (_, { scope }) => someone({ kind: 'players', which: 'each' }, scope)),
  clause('an opponent', {}, (_, { scope }) => someone({ kind: 'players', which: 'opponents' }, scope)),
  who,
);
const amountOfEvent = (scope: Scope): Scope => sayAmount(scope, { kind: 'event amount' });
/** So much life as is paid. */
const someLife = clause('life', {}, (_, { scope }) => handOn(undefined, amountOfEvent(scope)));
export const would: Construct<ReplacedEvent> = choice<ReplacedEvent>(
  clause('<of> would die', { of: watched }, ({ of }): ReplacedEvent => ({ on: 'dies', what: of })),
  clause(
    '<of> would be put into a graveyard( %from| from anywhere|)',
    { of: watched },
    ({ of }, { forms, tree: { parts } }): ReplacedEvent =>
      forms['1'] === ' %from' || forms['1']?.includes('from play') || forms['1']?.includes('the battlefield')
        ? { on: 'dies', what: of }
        : { on: 'put into graveyard', what: onTheBattlefield(of, parts['of']) },
  ),
  clause(
    "<of> would be put into (whose:an opponent's|enchanted player's|your) graveyard( from anywhere|)",
    { of: watched },
    ({ of: said }, { forms: { whose: owner = '' }, tree: { parts } }): ReplacedEvent => {
      const of = onTheBattlefield(said, parts['of']);
      const by: Ref = owner === 'your' ? you : owner.startsWith('an') ? { kind: 'players', which: 'opponents' } : { kind: 'attached' };
      return { on: 'put into graveyard', what: of === 'self' ? of : and(of, { kind: 'owned', by }) };
    },
  ),
  clause('<of> would be destroyed', { of: watched }, ({ of }): ReplacedEvent => ({ on: 'destroyed', what: of })),
  clause('<of> would draw a card', { of: anyone }, ({ of }): ReplacedEvent => ({ on: 'draw', who: of })),
  clause(`<of> would draw a card ${exceptTheFirst}`, { of: anyone }, ({ of }, { forms, tree: { start } }): ReplacedEvent => {
    judgeWhose(of, forms, start);
    return { on: 'draw', who: of, exceptFirst: true };
  }),
  clause('<of> would begin an extra turn', { of: anyone }, ({ of }): ReplacedEvent => ({ on: 'extra turn', who: of })),
  clause("(a|an) <of> would %enter and it wasn't cast", { of: noun }, ({ of }, { scope }) =>
    handOn<ReplacedEvent>({ on: 'enters', what: of, uncast: true }, happening(scope, of)),
  ),
  clause('<of> would (how:gain|lose) life', { of: anyone }, ({ of }, { scope, forms: { how } }) =>
    handOn<ReplacedEvent>({ on: how === 'gain' ? 'gain life' : 'lose life', who: of }, amountOfEvent(scope)),
  ),
  clause('<of> would lose the game', { of: anyone }, ({ of }): ReplacedEvent => ({ on: 'lose game', who: of })),
  clause('<of> would pay <life>[ while <only>]', { of: anyone, life: someLife, only: maybe(condition) }, ({ of, only }): ReplacedEvent => ({
    on: 'pay life',
    who: of,
    ...(only ? { condition: only } : {}),
  })),
  wouldDealDamage,
  clause("<of> would %enter( under an opponent's control|)( this turn|)", { of: watched }, ({ of }, { forms }): ReplacedEvent => ({
    on: 'enters',
    what: of === 'self' || forms['1'] === '' ? of : and(of, controlledBy({ kind: 'players', which: 'opponents' })),
  })),
  clause('an effect would (put|place) one or more counters on (a|an) <of>', { of: noun }, ({ of }, { tree: { parts } }): ReplacedEvent => ({
    on: 'counters',
    what: onTheBattlefield(of, parts['of']),
    effect: true,
  })),
  clause('an effect would (create one or more tokens|put one or more tokens %onto) under your control', {}, (): ReplacedEvent => ({
    on: 'create token',
    who: you,
  })),
  clause('<of> would search a library', { of: anyone }, ({ of }): ReplacedEvent => ({ on: 'search', who: of })),
);
/** What is done to the thing of the event. */
const passive: Construct<Instruction> = choice<Instruction>(
  clause('revealed', {}, (): Instruction => ({ do: 'reveal', what: eventThing })),
  clause('exiled', {}, (): Instruction => ({ do: 'move', what: eventThing, to: 'exile' })),
  clause("put on the (at:top|bottom) of its owner's library", {}, (_, { forms: { at } }): Instruction => ({
    do: 'move',
    what: eventThing,
    to: 'library',
    position: at === 'top' ? 'top' : 'bottom',
  })),
);
export const instead: Construct<readonly Instruction[]> = choice<readonly Instruction[]>(
  clause('<of> instead', { of: instruction }, ({ of }) => of),
  clause('instead <of>', { of: instruction }, ({ of }) => of),
  clause('instead <of>', { of: list(instruction, [', then ', ' and ', ', and ', ', ']) }, ({ of }) => of.flat()),
  clause('<of> instead', { of: list(instruction, [' and ', ', then '], { least: 2 }) }, ({ of }) => of.flat()),
  clause('instead (that card|it) is <done>', { done: list(passive, [' and ']) }, ({ done }) => done),
);
/** So much of the same event. */
interface Scale {
  readonly times: number;
  readonly plus: number;
  /** It is prevention (615), not another amount of the same. */
  readonly prevents?: true;
}
const twice: Scale = { times: 2, plus: 0 };
const plus = (many: Amount, start: number, sign: 1 | -1 = 1): Scale => {
  if (many.kind !== 'number') throw new Unclear(start);
  return { times: 1, plus: sign * many.value };
};
export const moreOf: Construct<Scale> = choice<Scale>(
  clause('(twice that (many|much)|double that)', {}, () => twice),
  clause('(three times that (many|much)|triple that)', {}, (): Scale => ({ times: 3, plus: 0 })),
  clause('that (many|much) plus <more>', { more: howMany }, ({ more }, { tree: { start } }) => plus(more, start)),
);
const half: Construct<Scale> = clause('half that many', {}, () => ({ times: 0.5, plus: 0 }));
const permanentOrPlayer: Construct<Filter> = clause('a permanent or player', {}, () => or([{ kind: 'permanent' }, { kind: 'player' }]));
const orYourself: Construct<Filter> = clause('(a|an) <of> or on yourself', { of: noun }, ({ of }) => or([yourself, of]));
/** What there is more of, and the events of which that can be said. */
const scaledThings: Readonly<Record<string, readonly ReplacedEvent['on'][]>> = {
  life: ['gain life', 'lose life'],
  damage: ['damage'],
  'of those tokens': ['create token'],
  'of those counters': ['counters'],
};
const scaledThing = words<readonly ReplacedEvent['on'][]>(scaledThings);
const affected = '(on|to) (that (noun:player|permanent or player|player or permanent|creature or player|permanent|creature)|(noun:you))';
/** Who does it, and the events of which that can be said. */
const does: Construct<(event: ReplacedEvent) => boolean> = choice(
  clause(
    'you (verb:gain|lose)',
    {},
    (_, { forms: { verb } }) =>
      (event: ReplacedEvent): boolean =>
        isBy(event, `${verb} life`, true),
  ),
  clause(
    '(they lose|that player loses)',
    {},
    () =>
      (event: ReplacedEvent): boolean =>
        isBy(event, 'lose life', false),
  ),
  clause(
    '(it|that source) deals',
    {},
    () =>
      ({ on }: ReplacedEvent): boolean =>
        on === 'damage',
  ),
  clause(
    'it creates',
    {},
    () =>
      ({ on }: ReplacedEvent): boolean =>
        on === 'create token',
  ),
  clause(
    'it (puts|places)',
    {},
    () =>
      ({ on }: ReplacedEvent): boolean =>
        on === 'create token' || on === 'counters',
  ),
);
const isBy = (event: ReplacedEvent, on: string, byYou: boolean): boolean =>
  event.on === on && 'who' in event && (event.who.kind === 'you') === byYou;
const isOrYou = (of: Filter | 'self'): boolean => of !== 'self' && of.kind === 'or' && of.filters.some((each) => isSame(each, yourself));
/** Whether "that creature" is what the event happens to. */
function happensTo(event: ReplacedEvent, noun: string | undefined): boolean {
  if (noun === undefined) return true;
  if (event.on === 'counters' && isOrYou(event.what)) return noun === 'permanent or player';
  if (event.on === 'counters') return event.what === 'self' || isSurely(event.what, noun);
  if (event.on !== 'damage' || event.to === undefined) return false;
  const { to } = event;
  if (noun === 'you') return to.kind === 'you';
  const called = noun === 'player or permanent' ? 'permanent or player' : noun;
  return to.kind !== 'all' || meansPlayers(to.filter) === 'only' ? called === 'player' : isSurely(to.filter, called);
}
type Scaled = Scale & { readonly isOf: (event: ReplacedEvent) => boolean };
/** The same event, but more or less of it. */
const scaled: Construct<Scaled> = choice<Scaled>(
  clause(
    `<does> <more> <of>[ %onto][ ${affected}] instead`,
    { does, more: moreOf, of: scaledThing },
    ({ does: isDone, more, of }, { forms: { noun: what } }) => ({
      ...more,
      isOf: (event) => of.includes(event.on) && isDone(event) && happensTo(event, what),
    }),
  ),
  clause(
    `<does> that much <of>[ ${affected}] (sign:plus|minus) <more>[ ${affected.replace('noun', 'behind')}] instead`,
    { does, of: scaledThing, more: howMany },
    ({ does: isDone, of, more }, { forms: { noun: what, behind, sign }, tree: { start } }) => ({
      ...plus(more, start, sign === 'plus' ? 1 : -1),
      isOf: (event) => of.includes(event.on) && isDone(event) && happensTo(event, what) && happensTo(event, behind),
    }),
  ),
  clause('prevent all but 1 of that damage', {}, () => ({ times: 0, plus: 1, prevents: true, isOf: ({ on }) => on === 'damage' })),
  clause('prevent half that damage, rounded up', {}, () => ({ times: 0.5, plus: 0, prevents: true, isOf: ({ on }) => on === 'damage' })),
  clause('prevent <many> of that damage', { many: howMany }, ({ many }, { tree: { start } }) => ({
    ...plus(many, start, -1),
    prevents: true,
    isOf: ({ on }) => on === 'damage',
  })),
);
/** What is done "instead, then put it onto the battlefield" is done as it enters: it was played all the same, and enters with what enters beside it. */
function entersAllTheSame(event: ReplacedEvent, by: readonly Instruction[]): Static | undefined {
  const last = by.at(-1);
  if (event.on !== 'enters' || last?.do !== 'move' || last.to !== 'battlefield' || !isSame(last.what, self)) return undefined;
  const { do: _do, what: _what, to: _to, remember: _remember, under = you, ...more } = last;
  // How else it would enter than it does is not known here.
  if (event.what !== 'self' || by.length < 2 || under.kind !== 'you' || Object.keys(more).length > 0) throw new Unclear(0);
  return rules({ rule: 'enters', what: 'self', first: by.slice(0, -1) });
}
export const replacing: readonly Construct<Static>[] = [
  clause(
    'all (combat:combat |)damage that would be dealt to <to>[ by <from>] is dealt to <other> instead',
    { to: choice(anyDamaged, youAnd), from: maybe(what), other: anyDamaged },
    ({ to, from, other }, { forms: { combat = '' }, tree: { parts } }): Static => {
      const source: Ref = { kind: 'event', role: 'source' };
      return rules({
        rule: 'replace',
        event: {
          on: 'damage',
          to,
          ...(from ? { from: onTheBattlefield(from, parts['from']) } : {}),
          ...(combat === '' ? {} : { combatOnly: true }),
        },
        by: [{ do: 'damage', source, to: other, amount: { kind: 'event amount' } }],
        instead: true,
      });
    },
  ),
  clause('if <event> while <only>, <by>', { event: would, only: condition, by: instead }, ({ event, only, by }, { scope, tree }) => {
    if (scope.before.length > 0 || 'condition' in event) throw new Unclear(tree.start);
    const meaning: Static = { ...rules({ rule: 'replace', event, by, instead: true }), condition: only };
    return handOn(meaning, scope);
  }),
  clause('if <event>, <by>', { event: would, by: instead }, ({ event, by }, { scope }) => {
    const done = [...scope.before, ...by];
    return handOn(entersAllTheSame(event, done) ?? rules({ rule: 'replace', event, by: done, instead: true }), { ...scope, before: [] });
  }),
  clause('if <event>, <scale>', { event: would, scale: scaled }, ({ event, scale: { isOf, ...scale } }, { tree: { start } }): Static => {
    if (!isOf(event)) throw new Unclear(start);
    return rules({ rule: 'replace', event, by: [], instead: true, scale });
  }),
  clause(
    'if <event> during your turn, <scale>',
    { event: would, scale: scaled },
    ({ event, scale: { isOf, ...scale } }, { tree }): Static => {
      if (!isOf(event)) throw new Unclear(tree.start);
      return { ...rules({ rule: 'replace', event, by: [], instead: true, scale }), condition: { kind: 'your turn' } };
    },
  ),
  clause(
    'if one or more <counter> counters would be (put|placed) on <of>, (<more> <again> counters|that many <again> counters minus <less>) are (put|placed) on (it|that (noun:creature|permanent)) instead',
    { counter: counterName, of: watched, more: maybe(moreOf), again: counterName, less: maybe(howMany) },
    ({ counter, of, less, more = less && plus(less, 0, -1), again }, { tree, forms: { noun: called } }): Static => {
      const event: ReplacedEvent = { on: 'counters', what: onTheBattlefield(of, tree.parts['of']), counter };
      if (!more || again !== counter || !happensTo(event, called)) throw new Unclear(tree.start);
      return rules({ rule: 'replace', event, by: [], instead: true, scale: more });
    },
  ),
  clause(
    'if one or more counters would be put on <of>, <more> of each of those kinds of counters are put on (it|that (noun:creature|permanent)) instead',
    { of: watched, more: moreOf },
    ({ of, more }, { tree, forms: { noun: called } }): Static => {
      const event: ReplacedEvent = { on: 'counters', what: onTheBattlefield(of, tree.parts['of']) };
      if (!happensTo(event, called)) throw new Unclear(tree.start);
      return rules({ rule: 'replace', event, by: [], instead: true, scale: more });
    },
  ),
  clause(
    'if (who:you|an opponent|a player) would put one or more [<counter> ]counters on <of>, (verb:put|they put) <more> of (each of those kinds of counters|those counters) on that (noun:creature|permanent|permanent or player) instead[rounded:, rounded down]',
    { counter: maybe(counterName), of: choice(watched, permanentOrPlayer, orYourself), more: choice(moreOf, half) },
    ({ counter, of, more }, { tree, forms: { who: by = '', noun: called, verb, rounded } }): Static => {
      const event: ReplacedEvent = {
        on: 'counters',
        what: onTheBattlefield(of, tree.parts['of']),
        ...(counter === undefined ? {} : { counter }),
        by: by === 'you' ? you : { kind: 'players', which: by === 'an opponent' ? 'opponents' : 'each' },
      };
      if (!happensTo(event, called) || (by === 'you') !== (verb === 'put') || more.times < 1 !== (rounded !== ''))
        throw new Unclear(tree.start);
      return rules({ rule: 'replace', event, by: [], instead: true, scale: more });
    },
  ),
  clause(
    'if you would get one or more counters, you get <more> of each of those kinds of counters instead',
    { more: moreOf },
    ({ more }): Static => rules({ rule: 'replace', event: { on: 'counters', what: yourself }, by: [], instead: true, scale: more }),
  ),
  clause(
    'if <event>, that player searches the top <many> #card of that library instead',
    { event: would, many: howMany },
    ({ event, many }): Static => rules({ rule: 'replace', event, by: [], instead: true, top: many }),
  ),
  clause("if (a|an) <of> would %enter, instead it doesn't", { of: noun }, ({ of }): Static =>
    rules({ rule: 'restrict', what: all(of), restriction: 'enter' }),
  ),
  clause('if <event>, that player gains no life instead', { event: would }, ({ event }, { tree: { start } }): Static => {
    if (event.on !== 'gain life' || event.who.kind === 'you') throw new Unclear(start);
    return rules({ rule: 'replace', event, by: [], instead: true });
  }),
  clause(
    'if damage would be dealt to <to>, <by>',
    { to: anyDamaged, by: instead },
    ({ to, by }, { scope }) => {
      const done = [...scope.before, ...by];
      return handOn(rules({ rule: 'replace', event: { on: 'damage', to }, by: done, instead: true }), { ...scope, before: [] });
    },
    { before: { by: amountOfEvent } },
  ),
  clause(
    'if <event>, that player skips that (what:turn|draw) instead',
    { event: would },
    ({ event }, { forms, tree: { start } }): Static => {
      if (event.on !== (forms['what'] === 'turn' ? 'extra turn' : 'draw') || event.who.kind === 'you') throw new Unclear(start);
      return rules({ rule: 'replace', event, by: [], instead: true });
    },
  ),
  clause(
    'if (<source> would deal (combat:combat |noncombat |)damage to <to>|(combat:combat |noncombat |)damage would be dealt to <to>)[ while <only>], prevent that damage(. | and )<then>',
    { source: maybe(sourceOf), to: choice(anyDamaged, oneDamaged), only: maybe(condition), then: list(instruction, [' and ']) },
    ({ source, to, only, then }, { scope, forms: { combat = '' }, tree: { start, parts } }) => {
      if (scope.before.length > 0 || scope.targets.length > 0) throw new Unclear(start);
      // Of damage without more there may be several sources at once; "it" would be what deals damage, or what it is dealt to.
      const unsaid = source ? /\bits?\b/ : /\bsource\b/;
      if (parts['then'] && unsaid.test(parts['then'].of.print(parts['then']))) throw new Unclear(start);
      const meaning: Static = {
        ...rules({
          rule: 'prevent',
          amount: 'all',
          to,
          ...(source ? { from: all(source) } : { once: to.kind === 'all' ? 'each' : true }),
          ...(combat === '' ? {} : combat === 'combat ' ? { combatOnly: true } : { noncombatOnly: true }),
          then: then.flat(),
        }),
        ...(only ? { condition: only } : {}),
      };
      return handOn(meaning, scope);
    },
    {
      before: {
        then: (scope, { source }) => amountOfEvent(source ? sayThing(scope, { kind: 'event', role: 'source' }, 'event', source) : scope),
      },
    },
  ),
  clause('if <event>, it %enters under your control instead', { event: would }, ({ event }, { tree }): Static => {
    if (event.on !== 'enters') throw new Unclear(tree.start);
    return rules({ rule: 'enters', what: event.what, under: you });
  }),
  clause('[if <only>, ]<of>', { only: maybe(condition), of: lifeFloor }, ({ only, of }): Static => ({
    ...rules(of),
    ...(only ? { condition: only } : {}),
  })),
  clause('skip your (what:draw step|untap step|upkeep step|combat phase)', {}, (_, { forms: { what: on } }): Static =>
    rules({ rule: 'replace', event: { on: on as 'draw step', who: you }, by: [], instead: true }),
  ),
  clause(
    '<of> ^skip (their|his or her) (what:draw step|untap step|upkeep step|combat phase)(s|)',
    { of: players },
    ({ of }, { forms: { what: on } }): Static =>
      rules({ rule: 'replace', event: { on: on as 'draw step', who: of }, by: [], instead: true }),
  ),
];
