/**
 * Triggered abilities of things that nothing tells apart. In whatever order they go onto the stack, one of such things stands where the other
 * would: the game goes on alike but for which of them is called what.
 */
import type { GameState, ObjectId, WaitingTrigger } from '../state/state.ts';

/** Whether each of the triggers is of a source of its own, and those are the same in everything that is or happened in the game. */
export function areOfAlike(state: GameState, triggers: readonly WaitingTrigger[]): boolean {
  const sources = new Set(triggers.map(({ source }) => source));
  if (sources.size < triggers.length || triggers.some(({ context }) => context !== undefined)) return false;
  const [first, ...others] = triggers;
  if (first === undefined) return false;
  const happened = sortByThing([...state.turn.happened, ...(state.turn.before ?? [])], sources);
  const described = describe(state, first, sources, happened);
  return others.every((each) => describe(state, each, sources, happened) === described) && !isSpokenOf(state, sources);
}

/** What happened to each of some things: looked through once, since there may be thousands of either. */
function sortByThing(records: readonly unknown[], things: ReadonlySet<ObjectId>): ReadonlyMap<ObjectId, readonly unknown[]> {
  const byThing = new Map<ObjectId, unknown[]>();
  for (const record of records)
    for (const thing of listSpokenOf(record, things)) {
      const own = byThing.get(thing);
      if (own) own.push(record);
      else byThing.set(thing, [record]);
    }
  return byThing;
}

function listSpokenOf(value: unknown, things: ReadonlySet<ObjectId>): ReadonlySet<ObjectId> {
  if (typeof value === 'string') return things.has(value) ? new Set([value]) : new Set();
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...listSpokenOf(each, things)]));
}

/** A trigger with its source and what happened to that in this turn and the one before, without what differs for each thing. */
function describe(
  state: GameState,
  { source, controller, ability, event, memory }: WaitingTrigger,
  all: ReadonlySet<ObjectId>,
  happened: ReadonlyMap<ObjectId, readonly unknown[]>,
): string {
  const object = state.objects[source] ?? state.past[source]?.object;
  if (!object) return source;
  const { id: _, card, timestamp: __, counterTimes: ___, since: ____, ...rest } = object;
  const own = (happened.get(source) ?? []).map((record) => writeFor(record, source, all));
  return JSON.stringify([controller, ability, memory, rest, state.cards[card], writeFor(event, source, all), own.toSorted()]);
}

/** Data in which one thing is "it" and each other of its kind "another". */
const writeFor = (value: unknown, it: ObjectId, all: ReadonlySet<ObjectId>): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (Array.isArray(part) && part.some((each) => all.has(each as ObjectId))) return part.map((each) => nameFor(each, it, all)).toSorted();
    return nameFor(part, it, all);
  });

const nameFor = (part: unknown, it: ObjectId, all: ReadonlySet<ObjectId>): unknown =>
  part === it ? 'it' : typeof part === 'string' && all.has(part) ? 'another' : part;

/** Whether anything else in the game has to do with one of some things: what is attached to it, blocks it, targets it, an effect. */
function isSpokenOf({ objects, effects, delayed, players }: GameState, things: ReadonlySet<ObjectId>): boolean {
  const others = Object.values(objects).filter(({ id }) => !things.has(id));
  return [others, effects, delayed, players].some((each) => speaksOf(each, things));
}

function speaksOf(value: unknown, things: ReadonlySet<ObjectId>): boolean {
  if (typeof value === 'string') return things.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, each]) => things.has(key) || speaksOf(each, things));
}
