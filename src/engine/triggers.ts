/** Triggered abilities: which of them an event triggers (603). */
import type { Ability, Filter, TriggerEvent } from './abilities.ts';
import type { Happened } from './applyEvents.ts';
import { conditionHolds, type Context, matches, nothingAnnounced, resolveRef } from './context.ts';
import type { Look } from './look.ts';
import type { EventContext, ObjectId, PlayerId, WaitingTrigger, Thing } from './state.ts';

type Triggered = Extract<Ability, { kind: 'triggered' }>;

/**
 * Abilities that trigger on what happened. Those that watch something leave look back at the position before it (603.10a); the others look
 * at the one after.
 */
export function findTriggers(before: Look, after: Look, happened: readonly Happened[]): readonly WaitingTrigger[] {
  return happened.flatMap((each) => [
    ...sourcesOf(after).flatMap(({ source, ability }) => (looksBack(ability) ? [] : triggerOn(after, source, ability, each))),
    ...sourcesOf(before).flatMap(({ source, ability }) => (looksBack(ability) ? triggerOn(before, source, ability, each) : [])),
  ]);
}

interface Source {
  readonly source: ObjectId;
  readonly ability: Triggered;
}

function sourcesOf(look: Look): readonly Source[] {
  return Object.values(look.state.objects).flatMap((object) =>
    object.kind === 'ability' || object.phasedOut
      ? []
      : look
          .of(object.id)
          .abilities.filter((ability) => ability.kind === 'triggered')
          .filter((ability) => (ability.from ?? 'battlefield') === object.zone)
          .map((ability) => ({ source: object.id, ability })),
  );
}

const eventsOf = ({ event }: Triggered): readonly TriggerEvent[] =>
  Array.isArray(event) ? (event as readonly TriggerEvent[]) : [event as TriggerEvent];

const looksBack = (ability: Triggered): boolean =>
  eventsOf(ability).some(({ on }) => on === 'dies' || on === 'leaves' || on === 'put into graveyard');

function triggerOn(look: Look, source: ObjectId, ability: Triggered, happened: Happened): readonly WaitingTrigger[] {
  const { controller } = look.of(source);
  const context: Context = { source, controller, announced: nothingAnnounced, memory: {} };
  return eventsOf(ability).flatMap((event): WaitingTrigger[] =>
    matchEvent(look, event, happened, context).flatMap((found) => {
      const inContext = { ...context, event: found };
      if (ability.condition && !conditionHolds(look, ability.condition, inContext)) return [];
      return [{ source, controller, ability, event: found, memory: {} }];
    }),
  );
}

/** Whether an object is the one that a trigger watches. */
function isWatched(look: Look, what: Filter | 'self', id: ObjectId, context: Context): boolean {
  return what === 'self' ? id === context.source : matches(look, id, what, context);
}

/** The ways in which something that happened is what a trigger event waits for, each with what the ability then knows of it. */
export function matchEvent(look: Look, trigger: TriggerEvent, { event, became }: Happened, context: Context): readonly EventContext[] {
  switch (trigger.on) {
    case 'enters':
      return (event.kind === 'move' || event.kind === 'create') &&
        became !== undefined &&
        look.state.objects[became]?.zone === 'battlefield' &&
        isWatched(look, trigger.what, became, context)
        ? [{ object: became, player: look.of(became).controller }]
        : [];
    case 'dies':
    case 'put into graveyard':
      return event.kind === 'move' &&
        event.to === 'graveyard' &&
        look.state.objects[event.object]?.zone === 'battlefield' &&
        isWatched(look, trigger.what, event.object, context)
        ? [{ object: event.object, player: look.of(event.object).controller }]
        : [];
    case 'leaves':
      return event.kind === 'move' &&
        look.state.objects[event.object]?.zone === 'battlefield' &&
        isWatched(look, trigger.what, event.object, context)
        ? [{ object: event.object, player: look.of(event.object).controller }]
        : [];
    case 'cast':
      return event.kind === 'cast' &&
        isWatched(look, trigger.what, event.object, context) &&
        (!trigger.by || resolveRef(look, trigger.by, context).includes(event.player))
        ? [{ object: event.object, player: event.player }]
        : [];
    case 'attacks':
      return event.kind === 'attacks'
        ? event.attackers
            .filter(({ object }) => isWatched(look, trigger.what, object, context))
            .map(({ object, whom }) => ({ object, recipient: whom, player: defender(look, whom) }))
        : [];
    case 'blocks':
      return event.kind === 'blocks'
        ? event.blocks
            .filter(({ blocker }) => isWatched(look, trigger.what, blocker, context))
            .map(({ blocker, attacker }) => ({ object: blocker, recipient: attacker }))
        : [];
    case 'becomes blocked':
      return event.kind === 'blocks'
        ? [...new Set(event.blocks.map(({ attacker }) => attacker))]
            .filter((id) => isWatched(look, trigger.what, id, context))
            .map((id) => ({ object: id }))
        : [];
    case 'deals damage':
      return event.kind === 'damage' &&
        event.amount > 0 &&
        (trigger.combat !== true || event.combat) &&
        isWatched(look, trigger.what, event.source, context) &&
        (!trigger.to || matches(look, event.to, trigger.to, context))
        ? [
            {
              object: event.source,
              source: event.source,
              recipient: event.to,
              amount: event.amount,
              ...(look.state.objects[event.to] ? {} : { player: event.to }),
            },
          ]
        : [];
    case 'is dealt damage':
      return event.kind === 'damage' &&
        event.amount > 0 &&
        look.state.objects[event.to] !== undefined &&
        isWatched(look, trigger.what, event.to, context)
        ? [{ object: event.to, source: event.source, amount: event.amount }]
        : [];
    case 'becomes tapped':
    case 'becomes untapped':
      return event.kind === (trigger.on === 'becomes tapped' ? 'tap' : 'untap') && isWatched(look, trigger.what, event.object, context)
        ? [{ object: event.object }]
        : [];
    case 'tapped for mana':
      return event.kind === 'tap' && event.forMana === true && isWatched(look, trigger.what, event.object, context)
        ? [{ object: event.object, player: look.of(event.object).controller }]
        : [];
    case 'becomes the target':
      return event.kind === 'targets'
        ? event.targets
            .filter((id) => look.state.objects[id] && isWatched(look, trigger.what, id, context))
            .map((id) => ({ object: id, source: event.object }))
        : [];
    case 'turned face up':
      return event.kind === 'change' && event.name === 'turned face up' && isWatched(look, trigger.what, event.object, context)
        ? [{ object: event.object }]
        : [];
    case 'beginning':
      return event.kind === 'begin' && event.step === trigger.of && isWhose(look, trigger.whose, event.player, context)
        ? [{ player: event.player }]
        : [];
    case 'draws':
      return event.kind === 'draw' && resolveRef(look, trigger.who, context).includes(event.player) ? [{ player: event.player }] : [];
    case 'discards':
      return event.kind === 'move' &&
        event.cause === 'discard' &&
        resolveRef(look, trigger.who, context).includes(look.of(event.object).controller)
        ? [{ object: event.object, player: look.of(event.object).controller }]
        : [];
    case 'gains life':
    case 'loses life':
      return event.kind === 'life' &&
        event.change > 0 === (trigger.on === 'gains life') &&
        event.change !== 0 &&
        resolveRef(look, trigger.who, context).includes(event.player)
        ? [{ player: event.player, amount: Math.abs(event.change) }]
        : [];
    case 'attacks and is not blocked':
    case 'state':
      return [];
  }
}

const defender = (look: Look, whom: Thing): PlayerId => (look.state.objects[whom] ? look.of(whom).controller : whom);

function isWhose(look: Look, whose: Extract<TriggerEvent, { on: 'beginning' }>['whose'], player: PlayerId, context: Context): boolean {
  if (whose === 'yours') return player === context.controller;
  if (whose === 'attached') return look.state.objects[context.source]?.attachedTo === player;
  return whose !== 'opponents' || player !== context.controller;
}
