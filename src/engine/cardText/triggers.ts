/** Triggered abilities: when, whenever and at, with everything that they wait for. */
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { StepName } from '../language/places.ts';
import type { Ref } from '../language/ref.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { digits } from './amounts.ts';
import { attachedFilter } from './attachedFilter.ts';
import { condition, noun, nouns } from './phrases.ts';
import { itself } from './references.ts';
import { and, controlledBy, or, type Scope, self, Unclear } from './scope.ts';
import { choice, clause, type Construct, list, maybe, words } from './syntax.ts';

type What = Filter | 'self';
type Event = Extract<TriggerEvent, { what: What }>;

/** What is watched. */
const subject: Construct<What> = choice<What>(
  clause('<it>', { it: itself }, (): What => 'self'),
  attachedFilter,
  clause('(a|an) <of>', { of: noun }, ({ of }): What => of),
  clause('another <of>', { of: noun }, ({ of }): What => and(of, { kind: 'other', than: self })),
  clause('<it> or another <of>', { it: itself, of: noun }, ({ of }): What => of),
  clause('one or more <of>', { of: nouns }, ({ of }): What => of, { plural: true }),
  clause('the creature (it|~|this card) haunts', {}, (): What => ({ kind: 'one of', of: { kind: 'linked', slot: 'haunted' } })),
);

const eventObject: Ref = { kind: 'event', role: 'object' };
const eventPlayer: Ref = { kind: 'event', role: 'player' };
/** What the words behind the event may speak of. */
function speak(scope: Scope, what: What | undefined, gone = false): void {
  const ref: Ref = what === 'self' ? self : eventObject;
  scope.gone = gone;
  scope.it = ref;
  if (what !== 'self') scope.that = ref;
  scope.player = eventPlayer;
  scope.amount = { kind: 'event amount' };
}
const happens = (on: Event['on'], what: What, scope: Scope, gone = false): TriggerEvent => {
  speak(scope, what, gone);
  return { on, what } as TriggerEvent;
};

const recipients = words<Filter>({
  'a player': { kind: 'player' },
  'an opponent': { kind: 'opponent' },
  'a creature': { kind: 'type', type: 'creature' },
  you: { kind: 'one of', of: { kind: 'you' } },
  '~': { kind: 'one of', of: self },
  'this creature': { kind: 'one of', of: self },
  'this permanent': { kind: 'one of', of: self },
  'equipped creature': { kind: 'one of', of: { kind: 'attached' } },
  'enchanted creature': { kind: 'one of', of: { kind: 'attached' } },
  'a player or planeswalker': or([{ kind: 'player' }, { kind: 'type', type: 'planeswalker' }]),
  'a creature or player': or([{ kind: 'player' }, { kind: 'type', type: 'creature' }]),
});
const anyone = {
  'a player': { kind: 'players', which: 'each' },
  you: { kind: 'you' },
  'an opponent': { kind: 'players', which: 'opponents' },
  'each player': { kind: 'players', which: 'each' },
} satisfies Record<string, Ref>;
const doer: Construct<Ref> = choice<Ref>(
  words<Ref>({ you: { kind: 'you' } }, true),
  words<Ref>({ 'a player': anyone['a player'], 'an opponent': anyone['an opponent'], 'enchanted player': { kind: 'attached' } }),
);

export const event: Construct<TriggerEvent> = choice<TriggerEvent>(
  clause(
    '<what> %enters[ under your control]',
    { what: subject },
    ({ what }, scope, forms): TriggerEvent => {
      const mine = Object.values(forms).includes(' under your control') && what !== 'self';
      return happens('enters', mine ? and(what, controlledBy({ kind: 'you' })) : what, scope);
    },
    { numbers: { what: false } },
  ),
  clause(
    '<what> %enter[ under your control]',
    { what: subject },
    ({ what }, scope, forms): TriggerEvent => {
      const mine = Object.values(forms).includes(' under your control') && what !== 'self';
      return happens('enters', mine ? and(what, controlledBy({ kind: 'you' })) : what, scope);
    },
    { numbers: { what: true } },
  ),
  clause('<what> (^die|^be put into a graveyard %from)', { what: subject }, ({ what }, scope): TriggerEvent =>
    happens('dies', what, scope, true),
  ),
  clause('<what> is put into a graveyard', { what: subject }, ({ what }, scope): TriggerEvent => happens('dies', what, scope, true)),
  clause('<what> is put into a graveyard from anywhere', { what: subject }, ({ what }, scope): TriggerEvent => {
    speak(scope, what, true);
    return { on: 'put into graveyard', what };
  }),
  clause('<what> (%leaves|%leave)', { what: subject }, ({ what }, scope): TriggerEvent => happens('leaves', what, scope, true)),
  clause('<what> ^attack', { what: subject }, ({ what }, scope): TriggerEvent => happens('attacks', what, scope)),
  clause("<what> (attacks and isn't blocked)", { what: subject }, ({ what }, scope): TriggerEvent => {
    const found = happens('attacks and is not blocked', what, scope);
    scope.player = { kind: 'players', which: 'defending' };
    return found;
  }),
  clause('<what> ^block[ (a|an) <other>]', { what: subject, other: maybe(noun) }, ({ what, other }, scope): TriggerEvent => {
    speak(scope, what);
    if (other) scope.that = { kind: 'event', role: 'recipient' };
    return { on: 'blocks', what, ...(other ? { by: other } : {}) };
  }),
  clause('<what> ^become blocked[ by (a|an) <other>]', { what: subject, other: maybe(noun) }, ({ what, other }, scope): TriggerEvent => {
    speak(scope, what);
    if (other) scope.that = { kind: 'event', role: 'recipient' };
    return { on: 'becomes blocked', what, ...(other ? { by: other } : {}) };
  }),
  clause(
    '<what> ^deal (combat:combat |)damage[ to <to>]',
    { what: subject, to: maybe(recipients) },
    ({ what, to }, scope, { combat = '' }): TriggerEvent => {
      speak(scope, what);
      if (to && to.kind !== 'player' && to.kind !== 'opponent') scope.that = { kind: 'event', role: 'recipient' };
      return { on: 'deals damage', what, ...(to ? { to } : {}), ...(combat === '' ? {} : { combat: true }) };
    },
  ),
  clause('<what> ^be dealt damage', { what: subject }, ({ what }, scope): TriggerEvent => happens('is dealt damage', what, scope)),
  clause('<what> ^become (how:tapped|untapped)', { what: subject }, ({ what }, scope, { how }): TriggerEvent =>
    happens(how === 'tapped' ? 'becomes tapped' : 'becomes untapped', what, scope),
  ),
  clause(
    '<what> ^become the target of (of:a spell or ability|a spell)(by:| you control| an opponent controls)',
    { what: subject },
    ({ what }, scope, { of, by }): TriggerEvent => {
      const source: Ref = { kind: 'event', role: 'source' };
      speak(scope, what);
      scope.named = { spell: source, 'spell or ability': source };
      scope.player = { kind: 'controller', of: source };
      const from = and(
        of === 'a spell' ? { kind: 'spell' } : undefined,
        by === '' ? undefined : controlledBy(by === ' you control' ? { kind: 'you' } : { kind: 'players', which: 'opponents' }),
      );
      return { on: 'becomes the target', what, ...(of === 'a spell' || by !== '' ? { of: from } : {}) };
    },
  ),
  clause('<what> transforms[ into ~]', { what: subject }, ({ what }, scope): TriggerEvent => happens('transforms', what, scope)),
  clause('<what> is turned face up', { what: subject }, ({ what }, scope): TriggerEvent => happens('turned face up', what, scope)),
  clause('<what> becomes crewed', { what: subject }, ({ what }, scope): TriggerEvent => happens('becomes crewed', what, scope)),
  clause('<what> (how:phases in|phases out)', { what: subject }, ({ what }, scope, { how }): TriggerEvent =>
    happens(how === 'phases in' ? 'phases in' : 'phases out', what, scope),
  ),
  clause('<what> crews a Vehicle', { what: subject }, ({ what }, scope): TriggerEvent => {
    speak(scope, what);
    scope.that = { kind: 'event', role: 'recipient' };
    return { on: 'crews', what };
  }),
  clause('<by> (^cast|^play)[ or copy] (a|an) <of>', { by: doer, of: noun }, ({ by, of }, scope, { 2: copies }): TriggerEvent => {
    speak(scope, of);
    scope.named = { spell: eventObject };
    return { on: 'cast', what: of, by, ...(copies === '' ? {} : { copies: true }) };
  }),
  clause('<by> ^cast (a|an) <of> that targets <what>', { by: doer, of: noun, what: itself }, ({ by, of, what }, scope): TriggerEvent => {
    speak(scope, 'self');
    scope.named = { spell: eventObject };
    return { on: 'cast', what: and(of, { kind: 'targets', what }), by };
  }),
  clause('<by> ^cast a spell that targets only a single <of>', { by: doer, of: noun }, ({ by, of }, scope): TriggerEvent => {
    speak(scope, of);
    scope.named = { spell: eventObject };
    return { on: 'cast', what: { kind: 'and', filters: [{ kind: 'spell' }, { kind: 'targets only', filter: of }] }, by };
  }),
  clause('you cast (this spell|~)', {}, (_, scope): TriggerEvent => happens('cast', 'self', scope)),
  clause('<by> ^tap <of> for mana', { by: doer, of: subject }, ({ by, of }, scope): TriggerEvent =>
    happens('tapped for mana', of === 'self' || by === anyone['a player'] ? of : and(of, controlledBy(by)), scope),
  ),
  clause('<what> is tapped for mana', { what: subject }, ({ what }, scope): TriggerEvent => happens('tapped for mana', what, scope)),
  clause('<by> ^cycle (a card|this card|~|another card)', { by: doer }, ({ by }, scope, forms): TriggerEvent => {
    speak(scope, undefined);
    return { on: 'cycles', who: by, ...(['this card', '~'].includes(forms['1'] ?? '') ? { what: 'self' } : {}) };
  }),
  // Who cycles a card discards it.
  clause('<by> ^cycle or discard a card', { by: doer }, ({ by }, scope): TriggerEvent => {
    speak(scope, undefined);
    return { on: 'discards', who: by };
  }),
  clause('<by> (verb:^draw|^discard) a card', { by: doer }, ({ by }, scope, { verb }): TriggerEvent => {
    speak(scope, undefined);
    return { on: verb === '^draw' ? 'draws' : 'discards', who: by };
  }),
  clause('<by> (verb:^gain|^lose) life', { by: doer }, ({ by }, scope, { verb }): TriggerEvent => {
    speak(scope, undefined);
    return { on: verb === '^gain' ? 'gains life' : 'loses life', who: by };
  }),
  clause('<by> ^sacrifice (a|an) <of>', { by: doer, of: noun }, ({ by, of }, scope): TriggerEvent => {
    speak(scope, of, true);
    return { on: 'sacrifices', who: by, what: of };
  }),
  clause('<by> ^expend <many>', { by: doer, many: digits }, ({ by, many }, scope, _, tree): TriggerEvent => {
    if (many.kind !== 'number') throw new Unclear(tree.start);
    speak(scope, 'self');
    return { on: 'expends', who: by, amount: many.value };
  }),
  clause('you reveal a <of> this way', { of: noun }, ({ of }, scope): TriggerEvent => {
    speak(scope, of);
    return { on: 'reveals', what: of };
  }),
  clause('<of>', { of: condition }, ({ of }): TriggerEvent => ({ on: 'state', condition: of })),
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
const beginning: Construct<TriggerEvent> = choice<TriggerEvent>(
  clause(
    "the beginning of (whose:your|each|each player's|each opponent's|enchanted player's|the) <of>",
    { of: step },
    ({ of }, scope, { whose }): TriggerEvent => {
      scope.player = eventPlayer;
      return {
        on: 'beginning',
        of,
        whose:
          whose === 'your' ? 'yours' : whose === "each opponent's" ? 'opponents' : whose === "enchanted player's" ? 'attached' : 'each',
      };
    },
  ),
  clause("the beginning of the upkeep of enchanted (creature|permanent|land)'s controller", {}, (_, scope): TriggerEvent => {
    scope.player = eventPlayer;
    return { on: 'beginning', of: 'upkeep', whose: 'attached' };
  }),
  clause('the beginning of combat on your turn', {}, (): TriggerEvent => ({ on: 'beginning', of: 'combat', whose: 'yours' })),
  clause('end of turn', {}, (): TriggerEvent => ({ on: 'beginning', of: 'end', whose: 'each' })),
);

export interface Trigger {
  readonly events: readonly TriggerEvent[];
  readonly condition?: Condition;
}
/** "Whenever ~ attacks, if you control a Goblin": with its condition. */
export const trigger: Construct<Trigger> = choice<Trigger>(
  clause(
    '(when|whenever) <events>[, if <only>]',
    { events: list(event, [' or ', ', or ', ' and whenever ', ' and when ']), only: maybe(condition) },
    ({ events, only }) => ({ events, ...(only ? { condition: only } : {}) }),
  ),
  clause(
    '(when|whenever) <it> (entersOr:%enters or dies|%enters or transforms into ~|enters or attacks|enters the battlefield or attacks|enters the battlefield or dies|attacks or dies|attacks or blocks)[, if <only>]',
    { it: itself, only: maybe(condition) },
    ({ only }, scope, { entersOr = '' }): Trigger => {
      speak(scope, 'self');
      const events = [
        ...(entersOr.includes('nter') ? ['enters'] : []),
        ...(entersOr.includes('attacks') ? ['attacks'] : []),
        ...(entersOr.includes('dies') ? ['dies'] : []),
        ...(entersOr.includes('blocks') ? ['blocks'] : []),
        ...(entersOr.includes('transforms') ? ['transforms'] : []),
      ];
      return { events: events.map((on) => ({ on, what: 'self' }) as TriggerEvent), ...(only ? { condition: only } : {}) };
    },
  ),
  clause('at <of>[, if <only>]', { of: beginning, only: maybe(condition) }, ({ of, only }) => ({
    events: [of],
    ...(only ? { condition: only } : {}),
  })),
);
