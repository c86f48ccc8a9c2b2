/** Triggered abilities: when, whenever and at, with everything that they wait for, and what the words behind may speak of. */
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { StepName } from '../language/places.ts';
import { partsIn, isSame } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { digits } from './amounts.ts';
import { say, sayOneOf, sayThing, sayThings } from './antecedents.ts';
import { attachedFilter } from './attachedFilter.ts';
import { condition, noun, nouns } from './phrases.ts';
import { itself } from './references.ts';
import { type Antecedent, and, controlledBy, handOn, type HandedOn, or, sayAmount, type Scope, self, Unclear } from './scope.ts';
import { choice, clause, type Construct, list, maybe, words } from './syntax.ts';

type What = Filter | 'self';

const eventObject: Ref = { kind: 'event', role: 'object' };
const eventPlayer: Ref = { kind: 'event', role: 'player' };
const became: Ref = { kind: 'event', role: 'became' };
const watch = (of: Filter, scope: Scope): HandedOn<What> => handOn(of, sayThing(scope, eventObject, 'event', of));
/** "One or more": they are many, and "that many" is how many they are. */
const watchAll = (of: Filter, scope: Scope): Scope => sayThings(sayAmount(scope, { kind: 'event amount' }), eventObject, 'event', of);
const isMany = ({ said }: Scope, { said: before }: Scope): boolean =>
  said.some((each) => each.number === 'many' && isSame(each.ref, eventObject) && !before.includes(each));
/** What is watched. */
const subject: Construct<What> = choice<What>(
  clause('<it>', { it: itself }, (): What => 'self'),
  clause('<of>', { of: attachedFilter }, ({ of }, { scope }) =>
    handOn<What>(of.is, sayThing(scope, eventObject, 'event', of.like, { attached: true })),
  ),
  clause('(a|an) <of>', { of: noun }, ({ of }, { scope }) => watch(of, scope)),
  clause('another <of>', { of: noun }, ({ of }, { scope }) => watch(and(of, { kind: 'other', than: self }), scope)),
  clause('<it> or another <of>', { it: itself, of: noun }, ({ of }, { scope, outer }) =>
    // It itself whether or not it is such: a token that is a copy of it "or another nontoken creature".
    handOn<What>(or([{ kind: 'one of', of: self }, of]), watch(of, { ...scope, said: outer.said }).scope),
  ),
  clause('one or more <of>', { of: nouns }, ({ of }, { scope }) => handOn<What>(of, watchAll(of, scope)), { plural: true }),
  clause('the creature (it|<it>) haunts', { it: maybe(itself) }, (_, { scope, outer }) =>
    handOn<What>(
      { kind: 'one of', of: { kind: 'linked', slot: 'haunted' } },
      sayThing({ ...scope, said: outer.said }, eventObject, 'event', { kind: 'type', type: 'creature' }),
    ),
  ),
);

/** What left the battlefield has become something else there (400.7). */
const left = (scope: Scope, what: What): Scope => {
  const ref = what === 'self' ? self : eventObject;
  const there = scope.said.find((each) => isSame(each.ref, ref));
  return there ? say(scope, { ...there, became }) : scope;
};
type Simple = Extract<TriggerEvent, { what: What }>['on'];
/** An event of one thing by itself, in a verb that agrees with it. */
const happens = (verb: string, on: Simple, { gone = false } = {}): Construct<TriggerEvent> =>
  clause(`<what> ${verb}`, { what: subject }, ({ what }, { scope }) =>
    handOn({ on, what } as TriggerEvent, gone ? left(scope, what) : scope),
  );
const other = (scope: Scope, like: Filter, more: Partial<Antecedent> = {}): Scope =>
  sayThing(scope, { kind: 'event', role: 'recipient' }, 'other', like, more);

const everyone: Ref = { kind: 'players', which: 'each' };
const opponents: Ref = { kind: 'players', which: 'opponents' };
const someone = (by: Ref, scope: Scope): HandedOn<Ref> => handOn(by, sayOneOf(scope, by, eventPlayer, 'event'));

/** To whom or what damage is dealt. */
const damaged: Construct<Filter> = choice<Filter>(
  clause('(whom:a player|an opponent)', {}, (_, { scope, forms: { whom } }) =>
    handOn<Filter>({ kind: whom === 'a player' ? 'player' : 'opponent' }, someone(whom === 'a player' ? everyone : opponents, scope).scope),
  ),
  clause('you', {}, (): Filter => ({ kind: 'one of', of: { kind: 'you' } })),
  clause('<it>', { it: itself }, ({ it }): Filter => ({ kind: 'one of', of: it })),
  clause('<of>', { of: attachedFilter }, ({ of }, { scope }) => handOn(of.is, other(scope, of.like, { attached: true }))),
  clause('(a|an) <of>', { of: noun }, ({ of }, { scope }) => handOn(of, other(scope, of)), {
    accept: ({ parts }) => !/player|opponent/.test(parts['of']?.of.print(parts['of']) ?? ''),
  }),
  clause('a player or (a |)<of>', { of: noun }, ({ of }, { scope }) => {
    const filter = or([{ kind: 'player' }, of]);
    return handOn(filter, other(scope, filter, { sort: 'either' }));
  }),
  clause('(a|an) <of> or player', { of: noun }, ({ of }, { scope }) => {
    const filter = or([{ kind: 'player' }, of]);
    return handOn(filter, other(scope, filter, { sort: 'either' }));
  }),
);

/** Who does what is waited for. */
const doer: Construct<Ref> = choice<Ref>(
  clause('you', {}, () => ({ kind: 'you' }) as const, { plural: true }),
  clause('a player', {}, (_, { scope }) => someone(everyone, scope)),
  clause('an opponent', {}, (_, { scope }) => someone({ kind: 'players', which: 'opponents' }, scope)),
  clause('enchanted player', {}, (_, { scope }) => someone({ kind: 'attached' }, scope)),
);

const ordinals = ['first', 'second', 'third'];
/** How much of it there was. Of several things at once it may be that, or how many they are: neither is meant. */
const amountOfEvent = (scope: Scope): Scope =>
  scope.said.some(({ ref, number }) => number === 'many' && isSame(ref, eventObject))
    ? { ...scope, amounts: [] }
    : sayAmount(scope, { kind: 'event amount' });
const enters = (verb: string, plural: boolean): Construct<TriggerEvent> =>
  clause(
    `<what> ${verb}[ (mine:under your control)]`,
    { what: subject },
    ({ what }, { forms: { mine } }): TriggerEvent => ({
      on: 'enters',
      what: mine !== undefined && what !== 'self' ? and(what, controlledBy({ kind: 'you' })) : what,
    }),
    { numbers: { what: plural } },
  );

const singleEvent: Construct<TriggerEvent> = choice<TriggerEvent>(
  enters('%enters', false),
  enters('%enter', true),
  happens('(^die|^be put into a graveyard %from)', 'dies', { gone: true }),
  happens('is put into a graveyard', 'dies', { gone: true }),
  happens('is put into a graveyard from anywhere', 'put into graveyard', { gone: true }),
  happens('(%leaves|%leave)', 'leaves', { gone: true }),
  happens('^attack', 'attacks'),
  clause('<what> ^attack alone', { what: subject }, ({ what }): TriggerEvent => ({ on: 'attacks', what, alone: true })),
  clause('you attack[ with one or more <of>]', { of: maybe(nouns) }, ({ of }, { scope }) => {
    const attacker: Filter = of ?? { kind: 'type', type: 'creature' };
    return handOn<TriggerEvent>({ on: 'attacks', what: and(attacker, controlledBy({ kind: 'you' })) }, watchAll(attacker, scope));
  }),
  happens("attacks and isn't blocked", 'attacks and is not blocked'),
  clause('<what> (on:^block|^become blocked by) (a|an) <by>', { what: subject, by: noun }, ({ what, by }, { scope, forms: { on } }) =>
    handOn<TriggerEvent>({ on: on === '^block' ? 'blocks' : 'becomes blocked', what, by }, other(scope, by)),
  ),
  happens('^block', 'blocks'),
  happens('^become blocked', 'becomes blocked'),
  clause(
    '<what> ^deal (combat:combat |)damage[ to <to>]',
    { what: subject, to: maybe(damaged) },
    ({ what, to }, { scope, forms: { combat = '' } }) =>
      handOn<TriggerEvent>(
        { on: 'deals damage', what, ...(to ? { to } : {}), ...(combat === '' ? {} : { combat: true }) },
        amountOfEvent(scope),
      ),
  ),
  clause('<what> ^be dealt damage', { what: subject }, ({ what }, { scope }) =>
    handOn<TriggerEvent>({ on: 'is dealt damage', what }, amountOfEvent(scope)),
  ),
  happens('^become tapped', 'becomes tapped'),
  happens('^become untapped', 'becomes untapped'),
  clause(
    '<what> ^become the target of (of:a spell or ability|a spell)(by:| you control| an opponent controls)',
    { what: subject },
    ({ what }, { scope, forms: { of, by } }) => {
      const source: Ref = { kind: 'event', role: 'source' };
      const spell: Filter = { kind: 'spell' };
      const either = or([spell, { kind: 'ability', of: 'any' }]);
      const spoken = sayThing(scope, source, 'other', of === 'a spell' ? spell : either);
      const from = and(
        of === 'a spell' ? spell : undefined,
        by === '' ? undefined : controlledBy(by === ' you control' ? { kind: 'you' } : { kind: 'players', which: 'opponents' }),
      );
      return handOn<TriggerEvent>(
        { on: 'becomes the target', what, ...(of === 'a spell' || by !== '' ? { of: from } : {}) },
        by === ' an opponent controls' ? sayOneOf(spoken, opponents, { kind: 'controller', of: source }, 'event') : spoken,
      );
    },
  ),
  happens('transforms', 'transforms'),
  happens('transforms into ~', 'transforms'),
  happens('is turned face up', 'turned face up'),
  happens('becomes crewed', 'becomes crewed'),
  happens('^train', 'trains'),
  clause('<what> ^exploit a <whom>', { what: subject, whom: noun }, ({ what, whom }, { scope }) =>
    handOn<TriggerEvent>({ on: 'exploits', what, whom }, other(scope, whom)),
  ),
  clause('<what> ^enlist a creature', { what: subject }, ({ what }, { scope }) =>
    handOn<TriggerEvent>({ on: 'enlists', what }, other(scope, { kind: 'type', type: 'creature' })),
  ),
  happens('phases in', 'phases in'),
  happens('phases out', 'phases out'),
  clause('<what> crews a Vehicle', { what: subject }, ({ what }, { scope }) =>
    handOn<TriggerEvent>({ on: 'crews', what }, other(scope, { kind: 'subtype', subtype: 'Vehicle' })),
  ),
  clause('<by> ^play (which:a|another) <of>', { by: doer, of: noun }, ({ by, of }, { scope, forms: { which }, tree: { start } }) => {
    // Of a card that is no land, to play it is to cast it, which other words say.
    if (!isLand(of)) throw new Unclear(start);
    const what = which === 'a' ? of : and(of, { kind: 'other', than: self });
    return handOn<TriggerEvent>({ on: 'plays', who: by, what }, watch(of, scope).scope);
  }),
  clause(
    '<by> (^cast|^play)[ or copy] (a|an) <of>',
    { by: doer, of: noun },
    ({ by, of: whole }, { scope, forms: { 2: copies }, tree: { start } }) => {
      const { of, from } = castFrom(whole);
      // A spell is on the stack when it is looked at: a zone that was not taken for where it was cast from would never match. A copy was
      // cast from nowhere.
      if (partsIn(of).some(({ kind, zone }) => kind === 'zone' && zone !== 'stack') || (from && copies !== '')) throw new Unclear(start);
      // A land is not cast (305.9), and of a card it is not said whether it may be one.
      if (!partsIn(of).some(({ kind }) => kind === 'spell')) throw new Unclear(start);
      return handOn<TriggerEvent>(
        { on: 'cast', what: of, by, ...(copies === '' ? {} : { copies: true }), ...(from ? { from } : {}) },
        watch(of, scope).scope,
      );
    },
  ),
  clause(
    '(who:you cast your|a player casts their|an opponent casts their) (nth:first|second|third) spell each turn',
    {},
    (_, { scope, forms }) => {
      const by: Ref = forms['who'] === 'you cast your' ? { kind: 'you' } : forms['who']?.startsWith('a player') ? everyone : opponents;
      const spoken = by.kind === 'you' ? scope : someone(by, scope).scope;
      const nth = ordinals.indexOf(forms['nth'] ?? '') + 1;
      return handOn<TriggerEvent>({ on: 'cast', what: { kind: 'spell' }, by, nth }, watch({ kind: 'spell' }, spoken).scope);
    },
  ),
  clause('<by> ^cast (a|an) <of> that targets <what>', { by: doer, of: noun, what: itself }, ({ by, of, what }, { scope }) =>
    handOn<TriggerEvent>({ on: 'cast', what: and(of, { kind: 'targets', what }), by }, watch(of, scope).scope),
  ),
  clause('<by> ^cast a spell that targets only a single <of>', { by: doer, of: noun }, ({ by, of }, { scope }) =>
    handOn<TriggerEvent>(
      { on: 'cast', what: { kind: 'and', filters: [{ kind: 'spell' }, { kind: 'targets only', filter: of }] }, by },
      watch({ kind: 'spell' }, scope).scope,
    ),
  ),
  clause('you cast <it>', { it: itself }, (): TriggerEvent => ({ on: 'cast', what: 'self' })),
  clause('<by> ^tap <of> for mana', { by: doer, of: subject }, ({ by, of }, { scope }) =>
    handOn<TriggerEvent>(
      { on: 'tapped for mana', what: of === 'self' || by === everyone ? of : and(of, controlledBy(by)) },
      amountOfEvent(scope),
    ),
  ),
  clause('<what> is tapped for mana', { what: subject }, ({ what }, { scope }) =>
    handOn<TriggerEvent>({ on: 'tapped for mana', what }, amountOfEvent(scope)),
  ),
  clause('<by> ^cycle <it>', { by: doer, it: itself }, ({ by }): TriggerEvent => ({ on: 'cycles', who: by, what: 'self' })),
  clause('<by> ^cycle (other:a|another) card', { by: doer }, ({ by }, { scope, forms: { other: which } }) =>
    handOn<TriggerEvent>(
      { on: 'cycles', who: by, ...(which === 'a' ? {} : { what: { kind: 'other', than: self } }) },
      watch({ kind: 'card' }, scope).scope,
    ),
  ),
  // Who cycles a card discards it.
  clause('<by> (verb:^draw|^discard|^cycle or discard) a card', { by: doer }, ({ by }, { scope, forms: { verb } }) =>
    handOn<TriggerEvent>({ on: verb === '^draw' ? 'draws' : 'discards', who: by }, watch({ kind: 'card' }, scope).scope),
  ),
  clause('you discard one or more cards', {}, (_, { scope }) =>
    handOn<TriggerEvent>({ on: 'discards', who: { kind: 'you' } }, watchAll({ kind: 'card' }, scope)),
  ),
  clause('<by> (verb:^gain|^lose) life', { by: doer }, ({ by }, { scope, forms: { verb } }) =>
    handOn<TriggerEvent>({ on: verb === '^gain' ? 'gains life' : 'loses life', who: by }, amountOfEvent(scope)),
  ),
  clause('<by> ^sacrifice (a|an) <of>', { by: doer, of: noun }, ({ by, of }, { scope }) =>
    handOn<TriggerEvent>({ on: 'sacrifices', who: by, what: of }, sayThing(scope, eventObject, 'event', of)),
  ),
  clause('<by> (verb:^scry|^surveil)', { by: doer }, ({ by }, { forms: { verb } }): TriggerEvent => ({
    on: verb === '^scry' ? 'scries' : 'surveils',
    who: by,
  })),
  clause('<by> ^expend <many>', { by: doer, many: digits }, ({ by, many }, { tree }): TriggerEvent => {
    if (many.kind !== 'number') throw new Unclear(tree.start);
    return { on: 'expends', who: by, amount: many.value };
  }),
  clause('you reveal a <of> this way', { of: noun }, ({ of }, { scope }) =>
    handOn<TriggerEvent>({ on: 'reveals', what: of }, watch(and(of, { kind: 'card' }), scope).scope),
  ),
  clause('<of>', { of: condition }, ({ of }): TriggerEvent => ({ on: 'state', condition: of })),
);

export const event: Construct<TriggerEvent> = clause('<of>', { of: singleEvent }, ({ of }, { scope, outer }) =>
  handOn<TriggerEvent>(isMany(scope, outer) ? { ...of, together: true } : of, scope),
);

const stepNames: Readonly<Record<string, StepName>> = {
  upkeep: 'upkeep',
  'draw step': 'draw',
  'end step': 'end',
  combat: 'combat',
  'precombat main phase': 'precombat main',
  'postcombat main phase': 'postcombat main',
  'first main phase': 'precombat main',
  'second main phase': 'postcombat main',
};
const step = words(stepNames);
const whoseStep = { your: 'yours', "each opponent's": 'opponents', "enchanted player's": 'attached' } as const;
const beginning: Construct<TriggerEvent> = choice<TriggerEvent>(
  clause(
    "the beginning of (whose:your|each player's|each opponent's|enchanted player's|each|the) <of>",
    { of: step },
    ({ of }, { scope, forms: { whose = '' } }) =>
      handOn<TriggerEvent>(
        { on: 'beginning', of, whose: Object.hasOwn(whoseStep, whose) ? whoseStep[whose as 'your'] : 'each' },
        whose === 'your' ? scope : someone(whose === "each opponent's" ? opponents : everyone, scope).scope,
      ),
  ),
  clause("the beginning of the upkeep of <of>'s controller", { of: attachedFilter }, ({ of }, { scope }) =>
    handOn<TriggerEvent>(
      { on: 'beginning', of: 'upkeep', whose: 'attached' },
      someone(everyone, sayThing(scope, { kind: 'attached' }, 'attached', of.like)).scope,
    ),
  ),
  clause('the beginning of combat on your turn', {}, (): TriggerEvent => ({ on: 'beginning', of: 'combat', whose: 'yours' })),
  clause('end of turn', {}, (): TriggerEvent => ({ on: 'beginning', of: 'end', whose: 'each' })),
);

export interface Trigger {
  readonly events: readonly TriggerEvent[];
  readonly condition?: Condition;
}
/** What the same thing may do besides: "enters or attacks". */
const alsoDoes: Construct<Simple> = words<Simple>({
  enters: 'enters',
  'enters the battlefield': 'enters',
  'comes into play': 'enters',
  attacks: 'attacks',
  blocks: 'blocks',
  dies: 'dies',
  'is turned face up': 'turned face up',
  'transforms into ~': 'transforms',
});
/** "Whenever ~ attacks, if you control a Goblin": with its condition. */
export const trigger: Construct<Trigger> = choice<Trigger>(
  clause(
    '(when|whenever) <events>[, if <only>]',
    { events: list(event, [' or ', ', or ', ' and whenever ', ' and when ']), only: maybe(condition) },
    ({ events, only }) => ({ events, ...(only ? { condition: only } : {}) }),
  ),
  clause(
    '(when|whenever) <what> <does>[, if <only>]',
    { what: subject, does: list(alsoDoes, [' or '], { least: 2 }), only: maybe(condition) },
    ({ what, does, only }, { scope, outer }) =>
      handOn<Trigger>(
        {
          events: does.map((on) => ({ on, what, ...(isMany(scope, outer) ? { together: true } : {}) }) as TriggerEvent),
          ...(only ? { condition: only } : {}),
        },
        does.includes('dies') ? left(scope, what) : scope,
      ),
  ),
  clause('at <of>[, if <only>]', { of: beginning, only: maybe(condition) }, ({ of, only }) => ({
    events: [of],
    ...(only ? { condition: only } : {}),
  })),
);

/** Whether everything that is meant is a land. */
const isLand = (filter: Filter): boolean =>
  filter.kind === 'and' ? filter.filters.some(isLand) : filter.kind === 'type' && filter.type === 'land';

/** "A spell from a graveyard": the spell, and the zone that it was cast from. */
function castFrom(filter: Filter): { readonly of: Filter; readonly from?: Extract<Filter, { kind: 'zone' }> } {
  if (filter.kind !== 'and') return { of: filter };
  const from = filter.filters.find((each): each is Extract<Filter, { kind: 'zone' }> => each.kind === 'zone' && each.zone !== 'stack');
  return from ? { of: and(...filter.filters.filter((each) => each !== from)), from } : { of: filter };
}
