/** Replacement and prevention effects on a batch of events (614 to 616). */
import type { Instruction } from '../../language/instruction.ts';
import { countEvents } from '../../state/bounds.ts';
import { inTurnOrder, takeTimestamp } from '../../state/changes.ts';
import type { Context } from '../../look/reading/context.ts';
import type { EventOf, GameEvent } from '../events.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { ask, type Game, type Procedure, tellAll, within } from '../procedure.ts';
import { legalIf } from '../question.ts';
import { type RuleInForce, rulesInForce } from '../../look/rulesInForce.ts';
import type { ObjectId } from '../../state/state.ts';
import { toText } from '../answers.ts';
import { findCounters } from './counters.ts';
import { findEntering } from './entering.ts';
import { withoutBarred } from './barredCounters.ts';
import { whyImpossible, withoutSpells } from './impossible.ts';
import { affectedPlayer, chooseFirst, firstOf } from './order.ts';
import { findPrevention, isPreventable, orderForShields, protectedBy } from './prevention.ts';
import { type Finder, type Replaced, type Replacement, useEffect } from './replacement.ts';
import { findStanding } from './standing.ts';
import { findWritten } from './written.ts';

const finders: readonly Finder[] = [findWritten, findEntering, findPrevention, findCounters, findStanding];

/** An event on its way through the effects that would replace it. */
interface Work {
  readonly event: GameEvent;
  /** Place of what it came from in the batch. */
  readonly place: number;
  readonly used: ReadonlySet<string>;
  /** Those that could have applied before; they may not be able to any more. */
  readonly able?: readonly Replacement[];
}

/** Something that is done once the batch has happened. */
export interface Afterwards {
  readonly instructions: readonly Instruction[];
  readonly context: Context;
  readonly result?: true;
  readonly used: ReadonlySet<string>;
}

export interface ReplacedBatch {
  readonly events: readonly GameEvent[];
  readonly afterwards: readonly Afterwards[];
}

/** The batch as replacement and prevention effects leave it. What they make of an event is looked at again, by each effect once. */
export function* replaceEvents(game: Game, events: readonly GameEvent[]): Procedure<ReplacedBatch> {
  const ordered = yield* orderForShields(game, events, chooseShielded);
  // Several players choose in turn order (101.4); what happens keeps its order.
  const players = inTurnOrder(game.state);
  const turnOf = ({ event }: Work): number => players.indexOf(affectedPlayer(lookAt(game.state), event));
  const open: Work[] = ordered
    .map((event, place) => ({ event: withoutSpells(lookAt(game.state), event), place, used: game.replacedBy ?? new Set<string>() }))
    .toSorted((one, other) => turnOf(one) - turnOf(other));
  const done: Work[] = [];
  const afterwards: Afterwards[] = [];
  /** Effects that apply the next time a source deals damage, with that source. */
  const spent = new Map<number, ObjectId>();
  /** Tokens that are created at once are one event, of which one thing is chosen (616.1). */
  const chosenOf = new Map<string, Replacement>();
  for (let work = open.shift(); work; work = open.shift()) {
    const { event, place, used } = work;
    const look = lookAt(game.state);
    const barred = whyImpossible(look, event);
    if (barred) {
      tellAll(game, game.teller?.impossible(look, event, barred));
      continue;
    }
    countEvents(game.tally, 0, rulesInForce(look).length);
    const all = findAll(look, event, used).filter(({ onceOf = -1 }) => isOfSame(spent, onceOf, event));
    const found = firstOf(all, game.state.day);
    tellAll(game, game.teller?.noMore(look, work.able ?? [], all));
    const player = affectedPlayer(look, event);
    const among = event.kind === 'create' ? [player, ...found.map(({ key }) => key)].join() : '';
    const before = chosenOf.get(among)?.key;
    const chosen =
      found.find(({ key }) => key === before) ?? (found.length === 0 ? undefined : yield* chooseFirst(game, player, found, event));
    if (among && chosen) chosenOf.set(among, chosen);
    if (!chosen) {
      if (used.size === 0) tellAll(game, game.teller?.beyondRange(look, event));
      done.push({ ...work, event: withoutBarred(game, look, event) });
      // What is destroyed is put into its owner's graveyard (701.8a), and that may be replaced in its turn.
      if (event.kind === 'destroy')
        open.unshift({ event: { kind: 'move', object: event.object, to: 'graveyard', cause: 'destroy' }, place, used });
      continue;
    }
    const replaced = yield* event.kind === 'move' && event.to === 'battlefield' ? whileEntering(game, ordered, chosen) : chosen.apply(game);
    if (replaced.events.length !== 1 || replaced.events[0] !== event || replaced.then)
      tellAll(game, game.teller?.replaces(lookAt(game.state), { event, before: look, used, all, chosen, replaced, able: work.able ?? [] }));
    const now = new Set([...used, chosen.key]);
    countEvents(game.tally, replaced.events.length, 0);
    const able = [...(work.able ?? []), ...all].filter(({ key }) => !now.has(key));
    open.unshift(...replaced.events.map((each, at) => ({ event: each, place, used: now, able: at === 0 ? able : [] })));
    if (replaced.then) addAfterwards(afterwards, { ...replaced.then, used: now }, spent.has(chosen.onceOf ?? -1) || replaced.then.once);
    if (chosen.onceOf !== undefined && event.kind === 'damage') spent.set(chosen.onceOf, event.source);
  }
  game.state = [...spent.keys()].reduce(useEffect, game.state);
  const inOrder = done.toSorted((one, other) => one.place - other.place).map(({ event }) => event);
  const named = nameEach(game, onceEach(inOrder));
  return { events: game.rare?.keepFloor(game, named) ?? named, afterwards };
}

/** Whether an effect is unused in this batch, or was used for damage of this source. */
const isOfSame = (spent: ReadonlyMap<number, ObjectId>, effect: number, event: GameEvent): boolean =>
  !spent.has(effect) || (event.kind === 'damage' && spent.get(effect) === event.source);

/** What is done besides is done once with all that one effect prevented at once. */
function addAfterwards(afterwards: Afterwards[], added: Afterwards, again: boolean | 'each' | undefined): void {
  const isSameOne = ({ instructions, context: { source, event } }: Afterwards): boolean =>
    instructions === added.instructions &&
    source === added.context.source &&
    (again !== 'each' || event?.recipient === added.context.event?.recipient);
  const at = again ? afterwards.findIndex(isSameOne) : -1;
  const before = afterwards[at];
  if (!before) afterwards.push(added);
  else {
    const { event, memory } = before.context;
    const amount = (event?.amount ?? 0) + (added.context.event?.amount ?? 0);
    const damage = Number(memory['damage'] ?? 0) + Number(added.context.memory['damage'] ?? 0);
    afterwards[at] = { ...before, context: { ...before.context, memory: { ...memory, damage }, event: { ...event, amount } } };
  }
}

/** What one effect does about several events at once, it does once. */
function onceEach(events: readonly GameEvent[]): readonly GameEvent[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const once = event.kind === 'counters' ? event.once : undefined;
    if (once === undefined) return true;
    if (seen.has(once)) return false;
    seen.add(once);
    return true;
  });
}

/** What is created so many times over, as effects leave it, is so many things, each with a number and a timestamp of its own (613.7m). */
function nameEach(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  const seen = new Set<ObjectId>();
  const again = events.filter((event) => {
    if (event.kind !== 'create') return false;
    const isAgain = seen.has(event.object.id);
    seen.add(event.object.id);
    return isAgain;
  });
  if (again.length === 0) return events;
  const cards = { ...game.state.cards };
  const counts = Map.groupBy(Object.keys(cards), seriesOf);
  const numbers = new Map([...counts].map(([series, made]) => [series, made.length]));
  seen.clear();
  const named = events.map((event) => {
    if (event.kind !== 'create') return event;
    const { object } = event;
    if (!seen.has(object.id)) {
      seen.add(object.id);
      return event;
    }
    const series = seriesOf(object.card);
    const number = (numbers.get(series) ?? 0) + 1;
    numbers.set(series, number);
    const card = `${series}#${number}`;
    const like = cards[object.card];
    if (like) cards[card] = like;
    const [timestamp, next] = takeTimestamp(game.state);
    game.state = next;
    return { ...event, object: { ...object, id: `${card}.0`, card, timestamp } };
  });
  game.state = { ...game.state, cards };
  return named;
}

/** The name under which what is made during play is numbered. */
const seriesOf = (card: string): string => (card.includes('#') ? card.slice(0, card.lastIndexOf('#')) : card);

/** Whoever applies it knows what enters at the same time (614.13a). */
function* whileEntering(game: Game, batch: readonly GameEvent[], chosen: Replacement): Procedure<Replaced> {
  const entering = new Set(batch.flatMap((event) => (event.kind === 'move' && event.to === 'battlefield' ? [event.object] : [])));
  return yield* chosen.apply(within(game, { entering }));
}

/** All effects that would replace an event and have not yet. */
export const findAll = (look: Look, event: GameEvent, used: ReadonlySet<string>): readonly Replacement[] =>
  finders
    .flatMap((find) => find(look, event))
    .filter(({ key, prevents }) => !used.has(key) && (!prevents || event.kind !== 'damage' || isPreventable(look, event)));

function* chooseShielded(game: Game, shield: RuleInForce, among: readonly EventOf<'damage'>[]): Procedure<EventOf<'damage'> | undefined> {
  const [player = shield.context.controller] = protectedBy(lookAt(game.state), shield);
  const sources = among.map(({ source }) => source);
  const answer = yield* ask(game, {
    player,
    kind: 'replacement',
    text: 'Whose damage is prevented first?',
    options: () => sources,
    judge: (given) =>
      legalIf(
        sources.some((source) => source === given),
        'it deals no such damage',
        'prevention',
      ),
    cites: ['prevention'],
  });
  return among.find(({ source }) => source === toText(answer));
}
