/** Triggered abilities: which of them trigger on what happened (603.2, 603.6, 603.7, 603.8, 603.10). */
import { kindsIn, partsIn } from '../../language/parts.ts';
import type { Ability } from '../../language/ability.ts';
import type { CardType } from '../../language/cardType.ts';
import type { TriggerEvent } from '../../language/trigger.ts';
import type { Happened } from '../apply.ts';
import type { Context } from '../../look/reading/context.ts';
import { conditionHolds } from '../../look/reading/read.ts';
import { meaningOf } from '../../look/keywords/meaning.ts';
import type { Look } from '../../look/look.ts';
import { contextOf } from '../../look/rulesInForce.ts';
import type { DelayedTrigger, EventContext, GameObject, GameState, WaitingTrigger } from '../../state/state.ts';
import { recordsOf } from '../../state/turnRecord.ts';
import { isKept, oftener } from './howOften.ts';
import { type Around, eventsOf, matchEvent } from './matchEvent.ts';
import { findStateTriggers } from './stateTriggers.ts';
import { usualZone } from '../../state/usualZone.ts';

type Triggered = Extract<Ability, { kind: 'triggered' }>;

export interface Triggering {
  readonly waiting: readonly WaitingTrigger[];
  /** Delayed triggers that still wait. */
  readonly delayed: readonly DelayedTrigger[];
  /** What would have triggered, were its condition true (603.4). */
  readonly unmet: readonly WaitingTrigger[];
}

/**
 * Abilities that trigger on a batch of simultaneous events. Those that watch something leave the battlefield look back at the position
 * before it, so that what left together with what it watched still triggers; the others look at the position after it (603.10).
 */
export function findTriggers(before: Look, after: Look, happened: readonly Happened[], freely = false): Triggering {
  const around: Around = { before, after, freely };
  const sources = [
    ...sourcesOf(after).map((source) => ({ ...source, look: after, back: false })),
    ...sourcesOf(before).map((source) => ({ ...source, look: before, back: true })),
  ];
  const unmet: WaitingTrigger[] = [];
  const printed = sources.flatMap(({ object, ability, look, back }) =>
    triggerOn(
      around,
      happened,
      ability,
      eventsOf(ability).filter((event) => looksBack(event) === back),
      contextOf(look, object.id, ability),
      unmet,
    ).flatMap(({ trigger, found }) =>
      // What triggers only so often does so no oftener.
      Array.from({ length: 1 + (ability.perTurn ? 0 : oftener(around, happened, found, object.id, look)) }, (_, at) =>
        at === 0 ? trigger : { ...trigger, additional: true as const },
      ),
    ),
  );
  const { waiting, delayed } = findDelayed(around, happened);
  return { waiting: [...printed, ...waiting, ...findStateTriggers(after)], delayed, unmet };
}

interface Source {
  readonly object: GameObject;
  readonly ability: Triggered;
}

const knownSources = new WeakMap<Look, readonly Source[]>();

/** Triggered abilities that function: on the battlefield, unless they can trigger only from elsewhere or say so (113.6). Found once for each look: what came of one event is what the next begins with. */
function sourcesOf(look: Look): readonly Source[] {
  const known = knownSources.get(look);
  if (known) return known;
  const sources = Object.values(look.state.objects).flatMap((object) =>
    object.kind === 'ability' || object.phasedOut
      ? []
      : look
          .characteristicsOf(object.id)
          .abilities.flatMap((each) => meaningOf(each, look.state.day))
          .flatMap((ability) =>
            ability.kind === 'triggered' && functions(object, look.characteristicsOf(object.id).types, ability)
              ? [{ object, ability }]
              : [],
          ),
  );
  knownSources.set(look, sources);
  return sources;
}

function functions({ zone, kind, memory }: GameObject, types: readonly CardType[], ability: Triggered): boolean {
  if (ability.from !== undefined) return ability.from === zone;
  if (zone === usualZone({ kind }, types)) return true;
  const ownEvent = (on: TriggerEvent['on']): boolean =>
    eventsOf(ability).some((event) => event.on === on && 'what' in event && event.what === 'self');
  if (zone === 'stack') return ownEvent('cast') || eventsOf(ability).some((event) => 'from' in event && event.from === 'stack');
  // 702.29c: wherever the card that was cycled went.
  if (ownEvent('cycles') || ownEvent('discards')) return true;
  // 702.55c: a card that haunts a creature watches it from exile.
  if (zone === 'exile')
    return memory['haunted'] !== undefined && partsIn(ability.event).some(({ kind, slot }) => kind === 'linked' && slot === 'haunted');
  return zone === 'graveyard' && ownEvent('put into graveyard');
}

/** 603.10a. "Put into a graveyard from anywhere" does not look back (603.6c). */
const looksBack = (event: TriggerEvent): boolean =>
  event.on === 'dies' ||
  event.on === 'sacrifices' ||
  event.on === 'exploits' ||
  event.on === 'leaves' ||
  event.on === 'becomes unattached' ||
  event.on === 'phases out' ||
  (event.on === 'put into graveyard' && (event.from === 'battlefield' || event.from === 'stack'));

function triggerOn(
  around: Around,
  happened: readonly Happened[],
  ability: Triggered,
  events: readonly TriggerEvent[],
  context: Context,
  unmet: WaitingTrigger[],
): readonly { readonly trigger: WaitingTrigger; readonly found: { readonly by: TriggerEvent; readonly event: EventContext } }[] {
  if (events.length === 0) return [];
  const found = events.flatMap((by) =>
    onceForATeam(ability, matchBatch(around, by, happened, context), by).map((event) => ({ by, event })),
  );
  const { source, controller } = context;
  const all = found.map((each) => ({
    trigger: { source, controller, ability, ...each, memory: {} } satisfies WaitingTrigger,
    found: each,
  }));
  const { perTurn, text, doneOnce } = ability;
  const holds = [ability.condition, ability.meanwhile].reduce(
    (left, condition) =>
      condition ? left.filter(({ found: { event } }) => conditionHolds(around.after, condition, { ...context, event })) : left,
    all,
  );
  const done = perTurn ? timesTriggered(around.after.state, source, text) : 0;
  const isOver = doneOnce && isDoneOnce(around.after.state, source, controller, text);
  const able = perTurn ? holds.slice(0, Math.max(0, perTurn - done)) : isOver ? [] : holds;
  if (able.length === 0) unmet.push(...all.slice(0, 1).map(({ trigger }) => trigger));
  return able;
}

/** How often an ability has triggered this turn of those that do so only so often. */
export const timesTriggered = ({ turn }: GameState, source: string, text: string): number =>
  recordsOf(turn.happened, 'triggered').filter((each) => each.object === source && each.text === text).length;

/** Whether a player has done this turn what an ability offers once (603.2h). */
export const isDoneOnce = ({ turn }: GameState, source: string, player: string, text: string): boolean =>
  recordsOf(turn.happened, 'done once').some((each) => each.object === source && each.player === player && each.text === text);

/** As the step of a team begins, an ability triggers for each member only if it speaks of that player (805.4d). */
const onceForATeam = (ability: Triggered, found: readonly EventContext[], { on }: TriggerEvent): readonly EventContext[] =>
  on !== 'beginning' || kindsIn(ability).has('event player') ? found : found.slice(0, 1);

/**
 * What matches in a batch. Damage dealt to one thing at once is one event of being dealt damage; what one source deals at once, where nothing
 * is said of whom to, one of dealing it, and counters that are put on one thing at once one of putting them (603.2c). A player gains life for the first time once, in however many ways at once.
 */
function matchBatch(around: Around, event: TriggerEvent, happened: readonly Happened[], context: Context): readonly EventContext[] {
  const found = happened.flatMap((each) =>
    !around.freely && isKept(around, event, each, context.source) ? [] : matchEvent(around, event, each, context),
  );
  if (event.together) return together(event, found);
  const of =
    event.on === 'is dealt damage'
      ? 'recipient'
      : event.on === 'deals damage'
        ? !event.to && 'object'
        : event.on === 'counters put'
          ? !event.singly && 'object'
          : isFirst(event) && 'player';
  if (!of) return found;
  return [...Map.groupBy(found, (each) => each[of]).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, amount: group.reduce((sum, { amount = 0 }) => sum + amount, 0) }] : [];
  });
}

const isFirst = (event: TriggerEvent): boolean => (event.on === 'gains life' || event.on === 'loses life') && event.first === true;

/** One or more: a single trigger that knows all of them; of damage to a player or an attack on one, one for each such player (603.2c). */
function together(event: TriggerEvent, found: readonly EventContext[]): readonly EventContext[] {
  const aimed = (event.on === 'deals damage' && event.to) || (event.on === 'attacks' && event.whom);
  const groups = aimed ? [...Map.groupBy(found, ({ recipient }) => recipient).values()] : [found];
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const objects = [...new Set(group.flatMap(({ object }) => object ?? []))];
    return [{ ...first, amount: objects.length || group.length, ...(objects.length === 0 ? {} : { objects }) }];
  });
}

/** Delayed triggers trigger once, those with a duration each time until it ends, unless they say once (603.7b). */
function findDelayed(around: Around, happened: readonly Happened[]): Omit<Triggering, 'unmet'> {
  const { delayed } = around.after.state;
  const fired = delayed.map((trigger) => fire(around, happened, trigger));
  if (fired.every(({ length }) => length === 0)) return { waiting: [], delayed };
  return {
    waiting: fired.flat(),
    delayed: delayed.filter(({ duration, once }, at) => (duration !== undefined && !once) || fired[at]?.length === 0),
  };
}

function fire(around: Around, happened: readonly Happened[], trigger: DelayedTrigger): readonly WaitingTrigger[] {
  const { source, controller, event, memory, context: known, instructions, text, targets } = trigger;
  const { event: first, ...announced } = known;
  const context: Context = { source, controller, announced, memory, ...(first ? { event: first } : {}) };
  const found = matchBatch(around, event, happened, context);
  const ability: Triggered = { kind: 'triggered', text, event, effect: { targets: targets ?? [], instructions }, delayed: true };
  const waiting = found.map((match): WaitingTrigger => ({
    source,
    controller,
    ability,
    // Whose step it is nobody says there: "that player" is who did what it was made for.
    event: event.on === 'beginning' ? { ...match, ...first } : { ...first, ...match },
    memory,
    ...(targets ? {} : { context: announced }),
  }));
  return trigger.duration === undefined ? waiting.slice(0, 1) : waiting;
}
