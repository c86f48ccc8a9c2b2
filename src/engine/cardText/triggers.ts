/** Triggered abilities: when, whenever and at, with everything that they wait for, and what the words behind may speak of. */
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { counterName, digits } from './amounts.ts';
import { inPassing, sayOneOf, sayThing } from './antecedents.ts';
import { targeted, targetOf } from './becomesTarget.ts';
import { attackedTogether } from './attackedTogether.ts';
import { onTheBattlefield } from './onTheBattlefield.ts';
import { condition, noun, nouns } from './phrases.ts';
import { itself } from './references.ts';
import { and, controlledBy, handOn, self, Unclear, you } from './scope.ts';
import { inCommandToo } from './inCommandToo.ts';
import { choice, clause, type Construct, list, maybe, words } from './syntax.ts';
import { actionEvents } from './triggersOfActions.ts';
import { byOneOrMore, combatEvents, isOfPlayer } from './triggersOfCombat.ts';
import { playerEvents } from './triggersOfPlayers.ts';
import { beginning } from './triggersOfSteps.ts';
import { zoneEvents } from './triggersOfZones.ts';
import {
  amountOfEvent,
  damaged,
  doer,
  eventObject,
  eventPlayer,
  everyone,
  happens,
  isMany,
  left,
  opponents,
  other,
  type Simple,
  subject,
  watch,
  watchAll,
} from './watched.ts';

const enters = (verb: string, plural: boolean): Construct<TriggerEvent> =>
  clause(
    `<what> ${verb}[ (under:under your control|under an opponent's control)]`,
    { what: subject },
    ({ what }, { scope, forms: { under }, tree: { start } }) => {
      const by: Ref = under === 'under your control' ? { kind: 'you' } : opponents;
      const entering: TriggerEvent = { on: 'enters', what: under !== undefined && what !== 'self' ? and(what, controlledBy(by)) : what };
      if (under === undefined || by.kind === 'you') return entering;
      if (what === 'self') throw new Unclear(start);
      return handOn(entering, sayOneOf(scope, opponents, eventPlayer, 'event'));
    },
    { numbers: { what: plural } },
  );

/** As it has entered it is looked at whether it is tapped (603.6a). */
const entersTapped = clause(
  '<what> %enters tapped[ (under:and under your control)]',
  { what: subject },
  ({ what }, { forms, tree: { start } }) => {
    if (what === 'self') throw new Unclear(start);
    const by = forms['under'] === undefined ? undefined : controlledBy({ kind: 'you' });
    return { on: 'enters', what: and(what, { kind: 'status', status: 'tapped' }, by) } satisfies TriggerEvent;
  },
);

const singleEvent: Construct<TriggerEvent> = choice<TriggerEvent>(
  entersTapped,
  enters('%enters', false),
  enters('%enter', true),
  happens('(^die|^be put into a graveyard %from)', 'dies', { gone: true }),
  happens('is put into a graveyard', 'dies', { gone: true }),
  happens('is put into a graveyard from anywhere', 'put into graveyard', { gone: true }),
  happens('(%leaves|%leave)', 'leaves', { gone: true }),
  clause('<what> ^be (exiled|put into exile) %from', { what: subject }, ({ what }, { scope }) =>
    handOn<TriggerEvent>({ on: 'leaves', what, to: 'exile' }, left(scope, what)),
  ),
  clause(
    '<what> ^deal (combat:combat |noncombat |)damage[ to <to>]',
    { what: subject, to: maybe(damaged) },
    ({ what, to }, { scope, forms: { combat = '' }, tree: { parts } }) =>
      handOn<TriggerEvent>(
        {
          on: 'deals damage',
          what: onTheBattlefield(what, parts['what']),
          ...(to ? { to } : {}),
          ...(combat === '' ? {} : { combat: combat === 'combat ' }),
        },
        amountOfEvent(scope),
      ),
  ),
  clause('<what> ^be dealt damage', { what: subject }, ({ what }, { scope }) =>
    handOn<TriggerEvent>({ on: 'is dealt damage', what }, amountOfEvent(scope)),
  ),
  happens('^become tapped', 'becomes tapped'),
  happens('^become untapped', 'becomes untapped'),
  clause('<what> becomes unattached from a permanent', { what: subject }, ({ what }, { scope }) =>
    handOn<TriggerEvent>({ on: 'becomes unattached', what }, other(scope, { kind: 'permanent' })),
  ),
  clause('<what> ^become <of>', { what: targeted, of: targetOf }, ({ what, of }, { scope, tree: { parts } }) => {
    const source: Ref = { kind: 'event', role: 'source' };
    const spoken = sayThing(scope, source, 'other', of.like);
    return handOn<TriggerEvent>(
      { on: 'becomes the target', what: onTheBattlefield(what, parts['what']), ...of.is },
      of.isOpponents ? sayOneOf(spoken, opponents, { kind: 'controller', of: source }, 'event') : spoken,
    );
  }),
  clause(
    'one or more <counter> counters are put on <what>',
    { counter: counterName, what: subject },
    ({ counter, what }, { scope, tree: { parts } }) =>
      handOn<TriggerEvent>({ on: 'counters put', what: onTheBattlefield(what, parts['what']), counter }, amountOfEvent(scope)),
  ),
  clause(
    'you put one or more <counter> counters on <what>',
    { counter: counterName, what: subject },
    ({ counter, what }, { scope, tree: { parts } }) =>
      handOn<TriggerEvent>(
        { on: 'counters put', what: onTheBattlefield(what, parts['what']), counter, by: { kind: 'you' } },
        amountOfEvent(scope),
      ),
  ),
  clause(
    '(a|an) <counter> counter is put on <what>',
    { counter: counterName, what: subject },
    ({ counter, what }, { tree: { parts } }): TriggerEvent => ({
      on: 'counters put',
      what: onTheBattlefield(what, parts['what']),
      counter,
      singly: true,
    }),
  ),
  clause(
    '((a|an) <counter> counter is|one or more <counter> counters are) removed from <what>',
    { counter: counterName, what: subject },
    ({ counter, what }, { scope, forms, tree: { parts } }) => {
      const removed: TriggerEvent = { on: 'counters put', what: onTheBattlefield(what, parts['what']), counter, removed: true };
      return forms['1']?.startsWith('one') ? handOn(removed, amountOfEvent(scope)) : { ...removed, singly: true };
    },
  ),
  happens('transforms', 'transforms'),
  happens('transforms into ~', 'transforms'),
  happens('is turned face up', 'turned face up'),
  happens('becomes crewed', 'becomes crewed'),
  clause(
    '<what> ^become (as:renowned|monstrous|solved|suspected|level 2|level 3)',
    { what: subject },
    ({ what }, { forms: { as = '' } }): TriggerEvent => ({
      on: 'becomes',
      what,
      as,
    }),
  ),
  // It is so as it attacks, and that is not looked at again.
  clause('<it> attacks while saddled', { it: itself }, ({ it }): TriggerEvent => ({
    on: 'attacks',
    what: and({ kind: 'one of', of: it }, { kind: 'designated', as: 'saddled' }),
  })),
  clause('you exert (a|an) <of>', { of: noun }, ({ of }, { scope }) =>
    handOn<TriggerEvent>({ on: 'exerts', what: and(of, controlledBy({ kind: 'you' })) }, watch(of, scope).scope),
  ),
  clause('the Ring tempts you', {}, (): TriggerEvent => ({ on: 'tempts', who: { kind: 'you' } })),
  clause('day becomes night or night becomes day', {}, (): TriggerEvent => ({ on: 'day and night' })),
  happens('^train', 'trains'),
  happens('^explore', 'explores'),
  // Which half it is of is known once both are a card.
  clause('you unlock this door', {}, (_, { scope: { card }, tree: { start } }): TriggerEvent => {
    if (!card.subtypes.includes('Room')) throw new Unclear(start, 'only a Room has doors');
    return { on: 'unlocks', who: { kind: 'you' }, what: 'self', amount: 0 };
  }),
  clause('you fully unlock a <of>', { of: noun }, ({ of }): TriggerEvent => ({ on: 'unlocks fully', who: { kind: 'you' }, what: of })),
  happens('^mutate', 'mutates'),
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
  clause('<by> ^sacrifice (a|an) <of>', { by: doer, of: noun }, ({ by, of }, { scope }) =>
    handOn<TriggerEvent>({ on: 'sacrifices', who: by, what: of }, sayThing(scope, eventObject, 'event', of)),
  ),
  clause('<by> ^sacrifice another <of>', { by: doer, of: noun }, ({ by, of }, { scope }) => {
    const what = and(of, { kind: 'other', than: self });
    return handOn<TriggerEvent>({ on: 'sacrifices', who: by, what }, sayThing(scope, eventObject, 'event', of));
  }),
  clause('you sacrifice one or more (other:other |)<of>', { of: nouns }, ({ of }, { scope, forms: { other: others } }) => {
    const what = others === '' ? of : and(of, { kind: 'other', than: self });
    return handOn<TriggerEvent>({ on: 'sacrifices', who: { kind: 'you' }, what }, watchAll(of, scope));
  }),
  ...actionEvents,
  clause('<by> ^expend <many>', { by: doer, many: digits }, ({ by, many }, { tree }): TriggerEvent => {
    if (many.kind !== 'number') throw new Unclear(tree.start);
    return { on: 'expends', who: by, amount: many.value };
  }),
  clause('you reveal a <of> this way', { of: noun }, ({ of }, { scope }) =>
    handOn<TriggerEvent>({ on: 'reveals', what: of }, watch(and(of, { kind: 'card' }), scope).scope),
  ),
  ...combatEvents,
  ...zoneEvents,
  clause("you're dealt damage", {}, (_, { scope }) =>
    handOn<TriggerEvent>({ on: 'is dealt damage', what: { kind: 'one of', of: { kind: 'you' } } }, amountOfEvent(scope)),
  ),
  ...playerEvents,
  clause('<of>', { of: condition }, ({ of }): TriggerEvent => ({ on: 'state', condition: of })),
);

export const event: Construct<TriggerEvent> = clause('<of>', { of: singleEvent }, ({ of }, { scope, outer, tree: { start } }) => {
  if (isOfPlayer(of)) throw new Unclear(start, 'a player does it with creatures');
  return handOn<TriggerEvent>(isMany(scope, outer) ? { ...of, together: true } : of, {
    ...scope,
    // Of one attacker it is known what it attacks.
    attacker: of.on === 'attacks' && !isMany(scope, outer) ? (of.what === 'self' ? self : eventObject) : undefined,
  });
});

export interface Trigger {
  readonly events: readonly TriggerEvent[];
  readonly condition?: Condition;
  readonly meanwhile?: Condition;
  /** It works in the command zone as well as on the battlefield, and is looked at again there. */
  readonly inCommandToo?: true;
}
/** What the same thing may do besides: "enters or attacks". */
const deeds: Construct<Simple> = words<Simple>({
  enters: 'enters',
  'enters the battlefield': 'enters',
  'comes into play': 'enters',
  attacks: 'attacks',
  blocks: 'blocks',
  'becomes blocked': 'becomes blocked',
  dies: 'dies',
  'is put into a graveyard from the battlefield': 'dies',
  'is put into a graveyard from play': 'dies',
  'leaves the battlefield': 'leaves',
  'leaves play': 'leaves',
  'is turned face up': 'turned face up',
  'transforms into ~': 'transforms',
});
/** What must be so as it triggers, and as it resolves (603.4): one thing, or two. */
const conditions: Construct<Condition> = choice<Condition>(
  condition,
  clause('<one> and <other>', { one: condition, other: condition }, ({ one, other }): Condition => ({
    kind: 'and',
    conditions: [one, other],
  })),
);
/** Of two events the words behind know neither spell nor ability: only one of them has it. */
const alsoDoes = choice<Pick<TriggerEvent, 'on'> & { readonly to?: Filter | 'exile' }>(
  clause('<on>', { on: deeds }, ({ on }) => ({ on })),
  clause('is put into exile %from', {}, () => ({ on: 'leaves', to: 'exile' })),
  clause('becomes <of>', { of: targetOf }, ({ of }) => ({ on: 'becomes the target', ...of.is })),
  clause('deals combat damage to (whom:a player|an opponent)', {}, (_, { forms: { whom } }) => {
    const to: Filter = { kind: whom === 'a player' ? 'player' : 'opponent' };
    return { on: 'deals damage', combat: true, to };
  }),
);
const inGraveyard: Condition = { kind: 'matches', subject: self, filter: { kind: 'zone', zone: 'graveyard' } };
const inSight: ReadonlySet<TriggerEvent['on']> = new Set(['attacks', 'blocks', 'becomes blocked', 'cast', 'enters']);
/** "Attacks while you control a Goblin". What leaves is looked back at (603.10), and that is not what is looked at here. @throws Unclear */
function seen(events: readonly TriggerEvent[], meanwhile: Condition | undefined, start: number): Pick<Trigger, 'meanwhile'> {
  if (!meanwhile) return {};
  if (!events.every(({ on }) => inSight.has(on))) throw new Unclear(start, 'whether it is so before or after is not said');
  return { meanwhile };
}

/** "Whenever ~ attacks, if you control a Goblin": with its condition. */
export const trigger: Construct<Trigger> = choice<Trigger>(
  attackedTogether(event),
  clause(
    '(when|whenever) <events>[ while <meanwhile>][, if <only>]',
    {
      events: list(event, [' or ', ', or ', ' and whenever ', ' and when ', ' or whenever ']),
      meanwhile: maybe(condition),
      only: maybe(conditions),
    },
    ({ events, meanwhile, only }, { scope, tree: { start } }) =>
      handOn<Trigger>(
        { events, ...seen(events, meanwhile, start), ...(only ? { condition: only } : {}) },
        events.length > 1 ? { ...scope, attacker: undefined } : scope,
      ),
  ),
  // Whose turn it is does not change before it resolves: it is looked at as it triggers.
  clause('whenever <event> during your turn[, if <only>]', { event, only: maybe(conditions) }, ({ event: of, only }) => ({
    events: [of],
    meanwhile: { kind: 'your turn' },
    ...(only ? { condition: only } : {}),
  })),
  // Of the event alone nothing is spoken of behind: the step has none of it.
  clause('(when|whenever) <it> %enters and at <of>', { it: itself, of: beginning }, ({ it, of }, { tree: { start } }): Trigger => {
    if (it.kind !== 'self') throw new Unclear(start);
    return { events: [{ on: 'enters', what: 'self' }, of] };
  }),
  clause('at <of> or whenever <event>', { of: beginning, event }, ({ of, event: or }, { outer }) =>
    handOn<Trigger>({ events: [of, or] }, outer),
  ),
  clause(
    '(when|whenever) <what> <does>[ while <meanwhile>][, if <only>]',
    { what: subject, does: list(alsoDoes, [' or ', ', or ', ', '], { least: 2 }), meanwhile: maybe(condition), only: maybe(conditions) },
    ({ what: whatever, does, meanwhile, only }, { scope, outer, tree: { start, parts } }) => {
      const what = does.some(({ on }) => on === 'becomes the target') ? onTheBattlefield(whatever, parts['what']) : whatever;
      const events = does.map((each) => ({ ...each, what, ...(isMany(scope, outer) ? { together: true } : {}) }) as TriggerEvent);
      return handOn<Trigger>(
        { events, ...seen(events, meanwhile, start), ...(only ? { condition: only } : {}) },
        does.some(({ on }) => on === 'dies' || on === 'leaves') ? left(scope, what) : scope,
      );
    },
  ),
  clause(
    '(when|whenever) <what> ^block or becomes blocked by (a|an) <by>[, if <only>]',
    { what: subject, by: noun, only: maybe(condition) },
    ({ what, by, only }, { scope }) =>
      handOn<Trigger>(
        {
          events: [
            { on: 'blocks', what, by },
            { on: 'becomes blocked', what, by },
          ],
          ...(only ? { condition: only } : {}),
        },
        only ? scope : other(scope, by),
      ),
    { before: { only: (scope, { by }) => (by ? other(scope, by) : scope) }, numbers: { what: false } },
  ),
  // Of one creature: once, by however many of those (509.3c, 509.3d).
  clause(
    '(when|whenever) <what> (how:^block or becomes blocked by|^become blocked by) one or more <by>',
    { what: subject, by: nouns },
    ({ what, by }, { forms: { how = '' }, tree: { start } }) => {
      const blocked = byOneOrMore('becomes blocked', what, by, start);
      return { events: how.startsWith('^block') ? [byOneOrMore('blocks', what, by, start), blocked] : [blocked] };
    },
    { numbers: { what: false } },
  ),
  // A land is played and a spell is cast (305.1, 601.1a): of either nothing is spoken of behind.
  clause(
    '(when|whenever) you play a (what:land from exile or cast a spell|card)(from:| from exile)',
    {},
    (_, { forms: { what, from }, tree: { start } }): Trigger => {
      // A copy that is cast is no card (707.12).
      const cast: Filter = what === 'card' ? { kind: 'and', filters: [{ kind: 'spell' }, { kind: 'card' }] } : { kind: 'spell' };
      if (what !== 'card' && from === '') throw new Unclear(start, 'from where a spell is cast');
      return {
        events: [
          { on: 'plays', who: you, what: { kind: 'type', type: 'land' }, ...(from === '' ? {} : { from: 'exile' }) },
          { on: 'cast', what: cast, by: you, ...(from === '' ? {} : { from: { kind: 'zone', zone: 'exile' } }) },
        ],
      };
    },
  ),
  clause(
    `((when|whenever) <events>|at <of>), if <it> ${inCommandToo}`,
    { events: maybe(list(event, [' or ', ', or '])), of: maybe(beginning), it: itself },
    ({ events, of, it }, { scope, outer, tree: { start } }) => {
      if (it.kind !== 'self') throw new Unclear(start);
      // It says where the ability works: "it" behind is not the source for that.
      return handOn<Trigger>({ events: events ?? (of ? [of] : []), inCommandToo: true }, inPassing(scope, outer));
    },
  ),
  // It waits there, and is looked at again as it resolves (113.6k, 603.4).
  clause(
    '(when|whenever) <events>, if <it> is in your graveyard',
    { events: list(event, [' or ', ', or ', ' and whenever ', ' and when ']), it: itself },
    ({ events }, { scope }) => handOn<Trigger>({ events, condition: inGraveyard }, { ...scope, from: 'graveyard' }),
  ),
  clause(
    'at <of>, if <it> is in (where:your graveyard|the command zone)',
    { of: beginning, it: itself },
    ({ of }, { scope, forms: { where } }) => {
      const zone = where === 'your graveyard' ? 'graveyard' : 'command';
      return handOn<Trigger>(
        { events: [of], condition: { kind: 'matches', subject: self, filter: { kind: 'zone', zone } } },
        { ...scope, from: zone },
      );
    },
  ),
  clause('at <of>[, if <only>]', { of: beginning, only: maybe(conditions) }, ({ of, only }) => ({
    events: [of],
    ...(only ? { condition: only } : {}),
  })),
);
