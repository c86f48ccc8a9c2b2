/** Things that are the same in everything that is or happened in the game: nothing tells one from the other but what it is called. */
import type { GameState, ObjectId } from './state.ts';

/** What happened to each of some things in this turn and the one before: looked through once, since there may be thousands of either. */
export function recordsByThing({ turn }: GameState, things: ReadonlySet<ObjectId>): ReadonlyMap<ObjectId, readonly unknown[]> {
  const byThing = new Map<ObjectId, unknown[]>();
  for (const record of [...turn.happened, ...(turn.before ?? [])])
    for (const thing of thingsIn(record, things)) {
      const own = byThing.get(thing);
      if (own) own.push(record);
      else byThing.set(thing, [record]);
    }
  return byThing;
}

function thingsIn(value: unknown, things: ReadonlySet<ObjectId>): ReadonlySet<ObjectId> {
  if (typeof value === 'string') return things.has(value) ? new Set([value]) : new Set();
  if (typeof value !== 'object' || value === null) return new Set();
  const keys = Array.isArray(value) ? [] : Object.keys(value).filter((key) => things.has(key));
  return new Set([...keys, ...Object.values(value).flatMap((each) => [...thingsIn(each, things)])]);
}

/**
 * A thing with its card and what happened to it (`recordsByThing`), without what differs for each thing; `undefined` where it is in no zone any
 * more and nothing is known of it.
 */
export function describeThing(
  state: GameState,
  thing: ObjectId,
  all: ReadonlySet<ObjectId>,
  records: ReadonlyMap<ObjectId, readonly unknown[]>,
): string | undefined {
  const object = state.objects[thing] ?? state.past[thing]?.object;
  if (!object) return undefined;
  const { id: _, card, timestamp: __, counterTimes: ___, since: ____, ...rest } = object;
  const own = (records.get(thing) ?? []).map((record) => writeFor(record, thing, all));
  return JSON.stringify([rest, state.cards[card], own.toSorted()]);
}

/** Data in which one thing is "it" and each other of its kind "another". */
export const writeFor = (value: unknown, it: ObjectId, all: ReadonlySet<ObjectId>): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (Array.isArray(part) && part.some((each) => all.has(each as ObjectId))) return part.map((each) => nameFor(each, it, all)).toSorted();
    return nameFor(part, it, all);
  });

const nameFor = (part: unknown, it: ObjectId, all: ReadonlySet<ObjectId>): unknown =>
  part === it ? 'it' : typeof part === 'string' && all.has(part) ? 'another' : part;

/** Whether anything else in the game has to do with one of some things: what is attached to it, blocks it, targets it, an effect. */
export function areSpokenOf({ objects, effects, delayed, players }: GameState, things: ReadonlySet<ObjectId>): boolean {
  const others = Object.values(objects).filter(({ id }) => !things.has(id));
  return [others, effects, delayed, players].some((each) => speaksOf(each, things));
}

function speaksOf(value: unknown, things: ReadonlySet<ObjectId>): boolean {
  if (typeof value === 'string') return things.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, each]) => things.has(key) || speaksOf(each, things));
}

/** Says of things what they are: two that nothing tells apart, and that nothing else has to do with, are said the same. */
export function kindsOfThings(state: GameState): (thing: ObjectId) => string {
  const all = new Set(Object.keys(state.objects));
  const records = recordsByThing(state, all);
  const spokenOf = new Set([
    ...Object.values(state.objects).flatMap((object) => [...thingsIn(object, all)].filter((id) => id !== object.id)),
    ...thingsIn([state.effects, state.delayed, state.players], all),
  ]);
  const known = new Map<ObjectId, string>();
  return (thing) => {
    const kind = known.get(thing) ?? (spokenOf.has(thing) ? thing : (describeThing(state, thing, all, records) ?? thing));
    known.set(thing, kind);
    return kind;
  };
}
