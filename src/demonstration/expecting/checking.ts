/** What checks of expectations have in common. */
import type { Ability } from '../../engine/language/ability.ts';
import type { Answer } from '../../engine/events/question.ts';
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import type { Look } from '../../engine/look/look.ts';
import type { Session } from '../../engine/session.ts';
import type { GameObject, GameState } from '../../engine/state/state.ts';
import { refuse } from '../format/refusal.ts';
import { isRef, objectOf } from '../position/refs.ts';

export interface Failure {
  /** `zones.bear` */
  readonly key: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** What there is to look at. */
export interface Seen {
  readonly session: Pick<Session, 'state' | 'pending' | 'triggered'>;
  /** Rule numbers that the trace has cited. */
  readonly cited: ReadonlySet<string>;
  readonly legal: { readonly what: string; readonly options: readonly Answer[] } | undefined;
  /** The abilities that a text gives; undefined for a text that is not understood. */
  readonly abilitiesOf: (text: string) => readonly Ability[] | undefined;
  /** Refused actions by their number from 1, with the numbers of the rules that forbid them. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
}

/** One expectation that is checked, its value in the shape that its key has. */
export interface Checking<Value> {
  readonly key: string;
  readonly value: Value;
  readonly path: string;
  readonly seen: Seen;
  readonly fail: (key: string, expected: unknown, actual: unknown) => void;
  readonly compare: (key: string, expected: unknown, actual: unknown) => void;
}
export type Check<Value> = (checking: Checking<Value>) => void;
type PerName<T> = Readonly<Record<string, T>>;

/** A check of a value per player. */
export function perPlayer<T>(
  actual: (state: GameState, player: string) => unknown,
  write: (value: T) => unknown = (value) => value,
): Check<PerName<T>> {
  return ({ key, value, path, seen, compare }) => {
    const state = seen.session.state();
    for (const [player, expected] of Object.entries(value)) {
      mustBePlayer(state, player, `${path}.${player}`);
      compare(`${key}.${player}`, write(expected), actual(state, player));
    }
  };
}

export interface Subject {
  readonly object: GameObject | undefined;
  readonly look: Look;
  readonly ref: string;
}

/** A check of a value per ref. */
export function perRef<T>(actual: (subject: Subject) => unknown): Check<PerName<T>> {
  return ({ key, value, path, seen, compare }) => {
    for (const [ref, expected] of Object.entries(value))
      compare(`${key}.${ref}`, expected, actual(findSubject(seen, ref, `${path}.${ref}`)));
  };
}

export function findSubject({ session }: Seen, ref: string, path: string): Subject {
  const state = session.state();
  if (!isRef(state, ref) && !/#\d+$/.test(ref)) refuse(path, 'there is no such object', ref);
  return { object: objectOf(state, ref), look: lookAt(state), ref };
}

export const gone = 'gone';
/** A value of an object that is there. */
export const ofObject =
  (value: (object: GameObject, look: Look) => unknown) =>
  ({ object, look }: Subject): unknown =>
    object === undefined ? gone : value(object, look);

export const words = (list: readonly string[]): readonly string[] => list.map((word) => word.toLowerCase()).toSorted();

/** @throws ScenarioRefusal for a name that no player has */
export function mustBePlayer({ players }: GameState, name: string, path: string): void {
  if (!players.some(({ id }) => id === name)) refuse(path, 'there is no such player', name);
}
