/** What an instruction did, left for what the text says of it later (608.2c, 608.2h, 400.7). */
import { type Deed, deedSlot } from '../../language/deed.ts';
import type { Look } from '../../look/look.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import type { GameState, ObjectId, PlayerId, Remembered } from '../../state/state.ts';
import type { Happened } from '../apply.ts';
import { becameOf } from './became.ts';
import type { Memory } from './instruction.ts';

/** Adds up what each player did or had. */
function byPlayer(shares: readonly (readonly [PlayerId, number])[]): Readonly<Record<PlayerId, number>> {
  const players = Map.groupBy(shares, ([player]) => player);
  return Object.fromEntries([...players].map(([player, own]) => [player, own.reduce((sum, [, share]) => sum + share, 0)]));
}

const leave = (
  name: string,
  was: readonly ObjectId[],
  became: readonly ObjectId[],
  shares: readonly (readonly [PlayerId, number])[],
): Memory => ({
  [deedSlot(name, 'was')]: was,
  [deedSlot(name, 'became')]: became,
  [deedSlot(name, 'by player')]: byPlayer(shares),
});

/** Of objects: those of events of these kinds that really happened, by who controlled or owned them. `name`: that of `remember`, or the deed. */
export function deedOfObjects(
  name: string,
  happened: readonly Happened[],
  before: Look,
  kinds: readonly Happened['event']['kind'][] = ['move'],
): Memory {
  const own = happened.filter(({ event }) => kinds.includes(event.kind));
  const was = own.flatMap(({ event }): readonly ObjectId[] => (event.kind === 'create' || !('object' in event) ? [] : [event.object]));
  const shares = own.flatMap(({ event, became }): readonly (readonly [PlayerId, number])[] => {
    if (event.kind === 'create') return [[event.object.controller, 1]];
    if (event.kind === 'draw') return became === undefined ? [] : [[event.player, 1]];
    const object = 'object' in event ? before.state.objects[event.object ?? ''] : undefined;
    return object
      ? [[object.zone === 'battlefield' || object.zone === 'stack' ? before.characteristicsOf(object.id).controller : object.owner, 1]]
      : [];
  });
  return leave(name, was, becameOf(happened), shares);
}

/** What objects are now that something was done to them; with the name that the text has for them, or the usual one. */
export const memoryOf = (
  it: readonly ObjectId[],
  remember: string | undefined,
  name: string,
  ...done: readonly [happened: readonly Happened[], before: Look]
): Memory => ({ it, ...(remember === undefined ? {} : { [remember]: it }), ...deedOfObjects(remember ?? name, ...done) });

/** Of amounts: how much of it each player or object had. */
export const deedOfAmounts = (name: Deed, shares: readonly (readonly [string, number])[]): Memory =>
  leave(name, [...new Set(shares.map(([thing]) => thing))], [], shares);

/** Of what was made: tokens, copies on the stack. */
export function deedOfMade(name: string, state: GameState, made: Remembered | undefined): Memory {
  const things = listRemembered(made);
  return leave(
    name,
    [],
    things,
    things.flatMap((id) => (state.objects[id] ? [[state.objects[id].controller, 1] as const] : [])),
  );
}
