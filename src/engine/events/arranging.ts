/**
 * In which order cards that move together lie in a library or a graveyard (401.4, 404.3), and which of the permanents that enter together
 * has the earlier timestamp (613.7m).
 */
import { variantOn, type Variant } from '../concepts/variant.ts';
import { findPlayer, inTurnOrder } from '../state/changes.ts';
import { permutations } from '../state/combinations.ts';
import type { GameState, ObjectId, PlayerId } from '../state/state.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Ability } from '../language/ability.ts';
import type { Modification } from '../language/modification.ts';
import type { Concept } from '../concepts/concepts.ts';
import { toList } from './answers.ts';
import type { EventOf, GameEvent } from './events.ts';
import { ask, type Game, type Procedure } from './procedure.ts';
import { legalIf } from './question.ts';
import { lookEntering } from './replacement/written.ts';
import { leavesOut } from './unasked.ts';

type Move = EventOf<'move'>;

export const timestampVariants: readonly Variant<'each' | 'active'>[] = [
  { from: '2020-04-17', value: 'each' },
  { from: '', value: 'active' },
];

/** The batch in the order in which it is to be applied. What was put into an order already keeps it (`arranged`). */
export function* arrange(game: Game, events: readonly GameEvent[]): Procedure<readonly GameEvent[]> {
  if (events.length < 2) return events;
  const inLibraries = yield* arrangePiles(game, events, 'library');
  const inGraveyards = yield* arrangePiles(game, inLibraries, 'graveyard');
  return yield* arrangeEntering(game, inGraveyards);
}

function* arrangePiles(game: Game, events: readonly GameEvent[], zone: 'library' | 'graveyard'): Procedure<readonly GameEvent[]> {
  let now = events;
  for (const owner of inTurnOrder(game.state)) {
    const own = events.filter((event): event is Move => event.kind === 'move' && isPut(game.state, event, zone, owner));
    for (const [place, pile] of Map.groupBy(own, ({ at = zone === 'library' ? 'top' : 'bottom' }) => at)) {
      const cards = pile.map(({ object }) => object);
      if (cards.length < 2 || place === 'shuffled' || pile.every(({ arranged }) => arranged)) continue;
      if (leavesOut(game, 'same cards', areSame(game.state, cards)) || leavesOut(game, 'order of a graveyard', zone === 'graveyard'))
        continue;
      const where =
        zone === 'graveyard'
          ? 'in the graveyard, the lowest first'
          : `on the ${place === 'bottom' ? 'bottom' : 'top'} of the library, the top card first`;
      const arranger = pile[0]?.arrangedBy;
      const order = yield* chooseOrder(
        game,
        arranger ?? owner,
        cards,
        `In which order do they lie ${where}?`,
        zone === 'graveyard' ? 'graveyard.order' : arranger === undefined || arranger === owner ? 'library.order' : 'resolve.choice',
      );
      // What is put on top one after another lies on what was put there before.
      now = inOrder(now, pile, place === 'top' ? order.toReversed() : order);
    }
  }
  return now;
}

const isPut = ({ objects }: GameState, { object, to }: Move, zone: string, owner: PlayerId): boolean =>
  to === zone && objects[object]?.owner === owner && objects[object].kind === 'card';

/** Whether cards are the same in everything, as those are of which a scenario says nothing but how many there are. */
const areSame = ({ cards, objects }: GameState, ids: readonly ObjectId[]): boolean =>
  new Set(ids.map((id) => JSON.stringify(cards[objects[id]?.card ?? '']))).size < 2;

/** The events with those of some objects in another order, in the same places. */
function inOrder(events: readonly GameEvent[], moved: readonly Move[], order: readonly ObjectId[]): readonly GameEvent[] {
  const left = order.flatMap((id) => moved.filter(({ object }) => object === id));
  return events.map((event) => (event.kind === 'move' && moved.includes(event) ? (left.shift() ?? event) : event));
}

function* chooseOrder(
  game: Game,
  player: PlayerId,
  things: readonly ObjectId[],
  text: string,
  concept: Concept,
): Procedure<readonly ObjectId[]> {
  const answer = yield* ask(game, {
    player,
    kind: 'order',
    text,
    options: () => permutations(things),
    judge: (given) => legalIf(toList(given).toSorted().join() === things.toSorted().join(), 'it is an order of all of them', concept),
    cites: [concept],
  });
  return toList(answer);
}

/** What enters: something that is moved there, or a token that is created. */
type Entering = Move | EventOf<'create'>;
const isEntering = (event: GameEvent): event is Entering =>
  event.kind === 'move' ? event.to === 'battlefield' : event.kind === 'create' && event.object.zone === 'battlefield';
/** What is not there yet is called by its name and number. */
const enteringId = (event: Entering): string => (event.kind === 'move' ? event.object : event.object.card);

function abilitiesOf(game: Game, event: Entering): readonly Ability[] {
  if (event.kind === 'create') return game.state.cards[event.object.card]?.faces[event.object.face]?.abilities ?? [];
  const entering = lookEntering(lookAt(game.state), event);
  return entering?.look.characteristicsOf(entering.id).abilities ?? [];
}

/** What the static abilities of something that enters change, but for what may come before or after anything else: adding to power. */
function changesOf(game: Game, event: Entering): readonly Modification[] {
  return abilitiesOf(game, event)
    .flatMap((ability) => (ability.kind === 'static' && !ability.defining ? (ability.changes ?? []) : []))
    .filter(({ kind }) => kind !== 'modify power/toughness');
}

/** Keywords that are given may be given in any order; abilities that change something themselves may not. */
const givesKeyword = (change: Modification): boolean => change.kind === 'add ability' && change.ability.kind === 'keyword';

function* arrangeEntering(game: Game, events: readonly GameEvent[]): Procedure<readonly GameEvent[]> {
  const entering = events.filter(isEntering);
  if (entering.length < 2) return events;
  const { state } = game;
  const controllerOf = (event: Entering): PlayerId =>
    event.kind === 'create' ? event.object.controller : (event.as?.controller ?? state.objects[event.object]?.owner ?? '');
  const players = inTurnOrder(state);
  const each = variantOn(timestampVariants, state.day) === 'each';
  const inTurn = each
    ? entering.toSorted((one, other) => players.indexOf(controllerOf(one)) - players.indexOf(controllerOf(other)))
    : entering;
  const deciding = Map.groupBy(inTurn, (event) => (each ? controllerOf(event) : state.turn.active));
  const order: ObjectId[] = [];
  for (const [player, own] of deciding) {
    const all = own.map(enteringId);
    const changing = own.filter((event) => changesOf(game, event).length > 0);
    const isAlike =
      changing.length < 2 ||
      changing.every((event) => changesOf(game, event).every(givesKeyword)) ||
      (changing.every(({ kind }) => kind === 'create') &&
        new Set(changing.map((event) => JSON.stringify(abilitiesOf(game, event)))).size < 2);
    const able = game.asked.everything ? all : changing.map(enteringId);
    if (!findPlayer(state, player) || all.length < 2 || leavesOut(game, 'timestamps without layers', isAlike)) order.push(...all);
    else {
      const chosen = [
        ...(yield* chooseOrder(
          game,
          player,
          able,
          'In which order do they get their timestamps, the earliest first?',
          'layers.simultaneous',
        )),
      ];
      order.push(...all.map((id) => (able.includes(id) ? (chosen.shift() ?? id) : id)));
    }
  }
  return withTimestamps(
    inOrder(
      events,
      entering.filter((event) => event.kind === 'move'),
      order,
    ),
    order,
  );
}

/** Tokens took timestamps as they were made up: they get the same ones in the order chosen. */
function withTimestamps(events: readonly GameEvent[], order: readonly ObjectId[]): readonly GameEvent[] {
  const made = events.flatMap((event) => (event.kind === 'create' && isEntering(event) ? [event.object] : []));
  if (made.length < 2) return events;
  const stamps = made.map(({ timestamp }) => timestamp).toSorted((one, other) => one - other);
  const places = new Map(order.filter((id) => made.some(({ card }) => card === id)).map((id, at) => [id, stamps[at]]));
  return events.map((event) => {
    const timestamp = event.kind === 'create' ? places.get(event.object.card) : undefined;
    return event.kind === 'create' && timestamp !== undefined ? { ...event, object: { ...event.object, timestamp } } : event;
  });
}
