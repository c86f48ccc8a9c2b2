/** Whether something that happened is what a trigger event waits for (603.2). */
import type { Ability } from '../../language/ability.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Filter } from '../../language/filter.ts';
import type { TriggerEvent } from '../../language/trigger.ts';
import type { Happened } from '../apply.ts';
import { isAffected, isBy, isWatched } from './watching.ts';
import { isWhose } from './whose.ts';
import { type Context, isPlayer, reaches } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { EventOf } from '../events.ts';
import { becameOf } from '../instructions/became.ts';
import { isFirstOfStep, putterOf } from '../replacement/written.ts';
import { phasingOn } from '../phasing.ts';
import type { Look } from '../../look/look.ts';
import { criminalOf, hasAttacked, hasEntered } from '../../look/happened.ts';
import type { EventContext, ObjectId, PlayerId } from '../../state/state.ts';
import { attackedWith } from '../../state/teams.ts';
import { recordsOf } from '../../state/turnRecord.ts';

type On<Kind extends TriggerEvent['on'], Event = TriggerEvent> = Event extends { readonly on: infer Own }
  ? [Own & Kind] extends [never]
    ? never
    : Event
  : never;

/** The positions around a batch of events. */
export interface Around {
  readonly before: Look;
  readonly after: Look;
  /** As though nothing kept abilities from triggering. */
  readonly freely?: boolean;
}

/** The events that an ability waits for. */
export const eventsOf = ({ event }: Extract<Ability, { kind: 'triggered' }>): readonly TriggerEvent[] =>
  Array.isArray(event) ? (event as readonly TriggerEvent[]) : [event as TriggerEvent];

function wasCastFrom(after: Look, { zone, of }: Extract<Filter, { kind: 'zone' }>, spell: ObjectId, context: Context): boolean {
  const object = after.state.objects[spell];
  return object?.spell?.castFrom === zone && (of === undefined || resolveRef(after, of, context).includes(object.owner));
}

/** How many such spells that player, or all of them, have cast this turn. */
const castsOf = (after: Look, what: Filter | 'self', player: PlayerId | undefined, context: Context): number =>
  recordsOf(after.state.turn.happened, 'cast').filter(
    (each) => each.player === (player ?? each.player) && isWatched(after, what, each.object, context),
  ).length;

const countersOn = ({ state }: Look, id: ObjectId, counter: string): number => state.objects[id]?.counters[counter] ?? 0;

/** The ways in which something that happened is what is waited for, each with what the ability then knows of it. */
export function matchEvent(around: Around, trigger: TriggerEvent, happened: Happened, context: Context): readonly EventContext[] {
  const { event } = happened;
  const { after } = around;
  switch (trigger.on) {
    case 'enters':
      return enters(around, trigger, happened, context);
    case 'leaves':
    case 'dies':
    case 'put into graveyard':
      if (trigger.on === 'leaves' && !trigger.to && event.kind === 'change' && event.name === 'phases out')
        return phasingOn(after.state.day).leaves && isWatched(around.before, trigger.what, event.object, context)
          ? [{ object: event.object, player: around.before.characteristicsOf(event.object).controller }]
          : [];
      return event.kind === 'move' ? moves(around, trigger, event, happened, context) : [];
    case 'cast':
      if (trigger.copies && event.kind === 'create' && event.object.kind === 'copy')
        return isWatched(after, trigger.what, event.object.id, context) && isBy(after, trigger.by, event.object.controller, context)
          ? [{ object: event.object.id, player: event.object.controller }]
          : [];
      return event.kind === 'cast' &&
        (trigger.during === undefined || isWhose(after, trigger.during, after.state.turn.active, context)) &&
        (trigger.nth === undefined || castsOf(after, trigger.what, trigger.ofAll ? undefined : event.player, context) === trigger.nth) &&
        isWatched(after, trigger.what, event.object, context) &&
        isBy(after, trigger.by, event.player, context) &&
        (trigger.from === undefined || wasCastFrom(after, trigger.from, event.object, context) !== (trigger.elsewhere === true))
        ? [{ object: event.object, player: event.player }]
        : [];
    case 'plays': {
      const player =
        event.kind === 'move' &&
        event.cause === 'play' &&
        (!trigger.from || around.before.state.objects[event.object]?.zone === trigger.from)
          ? event.as?.controller
          : undefined;
      const land = happened.became;
      if (player === undefined || land === undefined || !isWatched(after, trigger.what, land, context)) return [];
      return isBy(after, trigger.who, player, context) ? [{ object: land, player }] : [];
    }
    case 'attacks':
      return event.kind === 'attacks' ? attacks(around, trigger, event, context) : [];
    case 'blocks':
    case 'becomes blocked':
      return event.kind === 'blocks' ? blocks(after, trigger, event, context) : [];
    case 'attacks and is not blocked':
      return event.kind === 'blocks'
        ? (event.unblocked ?? [])
            .filter((id) => isWatched(after, trigger.what, id, context))
            .map((id) => ({ object: id, ...attackedBy(after, id) }))
        : [];
    case 'deals damage':
      return event.kind === 'damage' ? dealsDamage(around.before, trigger, event, context) : [];
    case 'is dealt damage':
      return event.kind === 'damage' && event.amount > 0 && isAffected(around.before, trigger.what, event.to, context)
        ? [
            {
              source: event.source,
              recipient: event.to,
              amount: event.amount,
              ...(after.state.objects[event.to] ? { object: event.to } : { player: event.to }),
            },
          ]
        : [];
    case 'becomes tapped':
    case 'becomes untapped':
      return event.kind === (trigger.on === 'becomes tapped' ? 'tap' : 'untap') && isWatched(after, trigger.what, event.object, context)
        ? [{ object: event.object, player: after.characteristicsOf(event.object).controller }]
        : [];
    case 'tapped for mana':
      return event.kind === 'mana' && event.tapped && event.source !== undefined && isWatched(after, trigger.what, event.source, context)
        ? [{ object: event.source, player: event.player, amount: event.mana.length, mana: event.mana }]
        : [];
    case 'becomes the target':
      return event.kind === 'targets' && (!trigger.of || isWatched(after, trigger.of, event.object, context))
        ? [...new Set(event.targets)]
            .filter(
              (id) =>
                isAffected(after, trigger.what, id, context) &&
                !(
                  trigger.first &&
                  recordsOf(around.before.state.turn.happened, 'targeted').some(
                    ({ thing, by }) => thing === id && (!trigger.of || isWatched(after, trigger.of, by, context)),
                  )
                ),
            )
            .map((id) => ({ ...(isPlayer(after.state, id) ? { player: id } : { object: id }), source: event.object }))
        : [];
    case 'commits a crime': {
      const player = event.kind === 'targets' && !event.anew ? criminalOf(after, event.object, event.targets) : undefined;
      return player !== undefined && isBy(after, trigger.who, player, context) ? [{ player }] : [];
    }
    case 'turned face up':
    case 'transforms':
    case 'phases in':
    case 'phases out':
      return event.kind === 'change' &&
        (event.name === 'transform' ? 'transforms' : event.name) === trigger.on &&
        isWatched(trigger.on === 'phases out' ? around.before : after, trigger.what, event.object, context)
        ? [{ object: event.object }]
        : [];
    case 'beginning':
      return event.kind === 'begin' &&
        (event.step === trigger.of ||
          (trigger.of === 'main' && event.step.endsWith('main')) ||
          (trigger.of === 'second main' &&
            event.step === 'postcombat main' &&
            recordsOf(around.before.state.turn.happened, 'later main').length === 0)) &&
        reaches(after, context, event.player) &&
        isWhose(after, trigger.whose, event.player, context)
        ? [{ player: event.player }]
        : [];
    case 'chapter': {
      const put = event.kind === 'counters' ? event.on === context.source && event.counter === 'lore' : happened.became === context.source;
      const had = (put && around.before.state.objects[context.source]?.counters['lore']) || 0;
      const has = (put && after.state.objects[context.source]?.counters['lore']) || 0;
      const alone = trigger.ahead && !around.freely && hasEntered(after.state, context.source);
      return trigger.numbers
        .filter((number) => had < number && (alone ? has === number : has >= number))
        .map(() => ({ object: context.source }));
    }
    case 'counters put': {
      const on = event.kind === 'counters' ? event.on : (happened.became ?? '');
      const sign = trigger.removed ? -1 : 1;
      const change = event.kind === 'counters' ? event.counter === trigger.counter && event.change : countersOn(after, on, trigger.counter);
      const put = sign * Number(change);
      if (put <= 0 || !isWatched(after, trigger.what, on, context)) return [];
      // Who controls what enters with them puts them on it (122.6a).
      if (!isBy(after, trigger.by, putterOf(after, event.kind === 'counters' ? event : { on }), context)) return [];
      return trigger.singly ? Array.from({ length: put }, () => ({ object: on, amount: 1 })) : [{ object: on, amount: put }];
    }
    case 'last counter': {
      if (event.kind !== 'counters' || event.change >= 0 || event.counter !== trigger.counter) return [];
      const had = around.before.state.objects[event.on]?.counters[event.counter] ?? 0;
      const has = after.state.objects[event.on]?.counters[event.counter] ?? 0;
      return had > 0 && has === 0 && isWatched(after, trigger.what, event.on, context) ? [{ object: event.on }] : [];
    }
    case 'draws':
      // Who could not draw has drawn nothing (121.4).
      return event.kind === 'draw' &&
        happened.became !== undefined &&
        (trigger.nth === undefined || after.state.turn.drawn?.[event.player] === trigger.nth) &&
        !(trigger.exceptFirst && isFirstOfStep(around.before.state, event.player)) &&
        isBy(after, trigger.who, event.player, context)
        ? [{ player: event.player, object: happened.became }]
        : [];
    case 'discards':
      return event.kind === 'move' && event.cause === 'discard' ? discards(around, trigger, event, happened.became, context) : [];
    case 'gains life':
    case 'loses life':
      return event.kind === 'life' &&
        event.change > 0 === (trigger.on === 'gains life') &&
        event.change !== 0 &&
        !(
          trigger.first &&
          recordsOf(around.before.state.turn.happened, trigger.on === 'gains life' ? 'life gained' : 'life lost').some(
            ({ player }) => player === event.player,
          )
        ) &&
        isBy(after, trigger.who, event.player, context)
        ? [{ player: event.player, amount: Math.abs(event.change) }]
        : [];
    case 'sacrifices': {
      if (event.kind !== 'move' || event.cause !== 'sacrifice' || !isWatched(around.before, trigger.what, event.object, context)) return [];
      const player = around.before.characteristicsOf(event.object).controller;
      return isBy(after, trigger.who, player, context) ? [{ object: event.object, player }] : [];
    }
    case 'exploits':
      return event.kind === 'move' && event.cause === 'sacrifice' ? exploits(around.before, trigger, event, context) : [];
    case 'trains':
      return event.kind === 'counters' && event.trains && event.change > 0 && isWatched(after, trigger.what, event.on, context)
        ? [{ object: event.on }]
        : [];
    case 'becomes':
      return event.kind === 'remember' && event.slot === trigger.as && isWatched(after, trigger.what, event.object, context)
        ? [{ object: event.object, ...(event.amount === undefined ? {} : { amount: event.amount }) }]
        : [];
    case 'becomes unattached': {
      // Moved to something else, let go, or gone itself (701.3d).
      const object = event.kind === 'attach' || event.kind === 'move' ? event.object : '';
      const from = around.before.state.objects[object]?.attachedTo;
      return from !== undefined && isWatched(around.before, trigger.what, object, context) ? [{ object, recipient: from }] : [];
    }
    case 'when you do':
    case 'state':
      return [];
    default:
      return event.kind === 'did' ? did(after, trigger, event, context) : [];
  }
}

function did(look: Look, trigger: On<EventOf<'did'>['what']>, event: EventOf<'did'>, context: Context): readonly EventContext[] {
  if (event.what !== trigger.on || ('who' in trigger && !isBy(look, trigger.who, event.player, context))) return [];
  if ('what' in trigger && (event.object === undefined || !isWatched(look, trigger.what, event.object, context))) return [];
  // "This way": what its own linked ability reveals (607).
  if (trigger.on === 'reveals' && event.source !== context.source) return [];
  if ((trigger.on === 'expends' || trigger.on === 'unlocks') && trigger.amount !== event.amount) return [];
  if (trigger.on === 'ventures' && trigger.room !== event.amount) return [];
  const { player, object, amount, to } = event;
  return [
    {
      player,
      ...(object === undefined ? {} : { object }),
      ...(to === undefined ? {} : { recipient: to }),
      ...(amount === undefined ? {} : { amount }),
    },
  ];
}

/** A creature exploits another as that is sacrificed, while it is on the battlefield itself (702.110b). */
function exploits(
  before: Look,
  trigger: On<'exploits'>,
  { object, exploitedBy }: EventOf<'move'>,
  context: Context,
): readonly EventContext[] {
  if (exploitedBy === undefined || before.state.objects[exploitedBy]?.zone !== 'battlefield') return [];
  return isWatched(before, trigger.what, exploitedBy, context) && isWatched(before, trigger.whom, object, context)
    ? [{ object: exploitedBy, recipient: object, player: before.characteristicsOf(object).controller }]
    : [];
}

function enters(around: Around, { what, from }: On<'enters'>, { event, became }: Happened, context: Context): readonly EventContext[] {
  const { before, after } = around;
  const object = became === undefined ? undefined : after.state.objects[became];
  const isSo = event.kind === 'move' ? !from || before.state.objects[event.object]?.zone === from : event.kind === 'create' && !from;
  return isSo && object?.zone === 'battlefield' && isWatched(after, what, object.id, context)
    ? [{ object: object.id, player: after.characteristicsOf(object.id).controller }]
    : [];
}

/** The event's object is what left, as it last was; from another zone than the battlefield it is the card where it now is. */
function moves(
  { before, after }: Around,
  trigger: On<'dies' | 'leaves' | 'put into graveyard'>,
  event: EventOf<'move'>,
  { became, also }: Happened,
  context: Context,
): readonly EventContext[] {
  const object = before.state.objects[event.object];
  if (!object || object.kind === 'ability' || (trigger.on === 'leaves' ? (trigger.to ?? event.to) : 'graveyard') !== event.to) return [];
  const { from: zone } = trigger;
  if (trigger.on === 'put into graveyard' && (zone === undefined || zone === 'library')) {
    if (zone && object.zone !== zone) return [];
    const { what } = trigger;
    // Of a melded or merged permanent each card is one by itself.
    const isOwn = (card: ObjectId): boolean => card === context.source || (also === undefined && event.object === context.source);
    // It is no ability of leaving: what the card is like there counts (603.6c).
    return becameOf([{ became, also }]).flatMap((card) =>
      (what === 'self' ? isOwn(card) : !(isOwn(card) && kindsIn(what).has('other')) && isWatched(after, what, card, context))
        ? [{ object: card, became: card, player: object.owner }]
        : [],
    );
  }
  const { from = 'battlefield' } = trigger;
  // From the stack is: as it resolves.
  if (from === 'stack' && event.cause !== 'resolve') return [];
  if (object.zone !== from || !isWatched(before, trigger.what, event.object, context)) return [];
  const isThere = became !== undefined && after.state.objects[became] !== undefined && from !== 'battlefield';
  return [
    {
      object: isThere ? became : event.object,
      ...(became === undefined ? {} : { became }),
      ...(also === undefined ? {} : { also }),
      player: before.characteristicsOf(event.object).controller,
    },
  ];
}

function attacks(
  { before, after: look }: Around,
  trigger: On<'attacks'>,
  { attackers }: EventOf<'attacks'>,
  context: Context,
): readonly EventContext[] {
  if ((trigger.alone && attackers.length !== 1) || attackers.length < (trigger.declared ?? 0)) return [];
  const found = attackers
    .filter(
      ({ object, whom }) =>
        !(trigger.first && hasAttacked(before.state, object)) &&
        isWatched(look, trigger.what, object, context) &&
        (!trigger.whom || attackedWith(look.state, whom).some((aim) => isAffected(look, trigger.whom ?? 'self', aim, context))) &&
        isBeside(look, trigger, object, attackers, context),
    )
    .map(({ object }) => ({ object, ...attackedBy(look, object) }));
  return found.length < (trigger.least ?? 0) ? [] : found;
}

/** Whether another creature is declared with it that is like the trigger says. */
const isBeside = (
  look: Look,
  { beside }: On<'attacks'>,
  attacker: ObjectId,
  attackers: EventOf<'attacks'>['attackers'],
  context: Context,
): boolean => beside === undefined || attackers.some(({ object }) => object !== attacker && isWatched(look, beside, object, context));

/** Whom a creature attacks, and which player defends. */
function attackedBy(look: Look, id: ObjectId): EventContext {
  const { whom, defender } = look.state.objects[id]?.attacking ?? {};
  if (whom === undefined) return {};
  return { recipient: whom, player: defender ?? (look.state.objects[whom] ? look.characteristicsOf(whom).controller : whom) };
}

/** Once for a creature that blocks or becomes blocked; for each of the others, when the text speaks of what it blocks (509.3). */
function blocks(
  look: Look,
  trigger: On<'blocks' | 'becomes blocked'>,
  { blocks: pairs, blocked = [] }: EventOf<'blocks'>,
  context: Context,
): readonly EventContext[] {
  const sides = pairs.map(({ blocker, attacker }) =>
    trigger.on === 'blocks' ? { one: blocker, other: attacker } : { one: attacker, other: blocker },
  );
  const watched = sides.filter(
    ({ one, other }) => isWatched(look, trigger.what, one, context) && (!trigger.by || isWatched(look, trigger.by, other, context)),
  );
  const told = trigger.by ? watched : [...Map.groupBy(watched, ({ one }) => one).values()].flatMap(([first]) => first ?? []);
  const alone = trigger.on === 'blocks' || trigger.by ? [] : blocked.filter((id) => isWatched(look, trigger.what, id, context));
  return [
    ...told.map(({ one, other }) => ({ object: one, source: other, recipient: other, player: look.characteristicsOf(other).controller })),
    ...alone.map((object) => ({ object })),
  ];
}

/** Source and recipient are as they were when the damage was dealt. */
function dealsDamage(look: Look, trigger: On<'deals damage'>, event: EventOf<'damage'>, context: Context): readonly EventContext[] {
  const { source, to, amount, combat } = event;
  if (amount <= 0 || (trigger.combat ?? combat) !== combat) return [];
  if (!isWatched(look, trigger.what, source, context) || (trigger.to && !isAffected(look, trigger.to, to, context))) return [];
  return [{ object: source, source, recipient: to, amount, ...(isPlayer(look.state, to) ? { player: to } : {}) }];
}

function discards(
  { before, after }: Around,
  trigger: On<'discards'>,
  event: EventOf<'move'>,
  became: ObjectId | undefined,
  context: Context,
): readonly EventContext[] {
  const owner = before.state.objects[event.object]?.owner;
  if (trigger.what === 'self' ? became !== context.source : trigger.what && !isWatched(before, trigger.what, event.object, context))
    return [];
  const { by = '' } = event;
  if (trigger.by && !resolveRef(after, trigger.by, context).includes(by)) return [];
  return owner !== undefined && isBy(after, trigger.who, owner, context)
    ? [{ object: became ?? event.object, player: trigger.by ? by : owner }]
    : [];
}
