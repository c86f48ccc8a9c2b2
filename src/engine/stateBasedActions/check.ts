/** What a state-based action is (704), and which objects most of them look at. */
import type { GameEvent } from '../events/events.ts';
import { hasKeyword, type Look } from '../look/look.ts';
import { isRestricted } from '../look/rulesInForce.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { GameObject, ObjectId, PlayerId } from '../state/state.ts';

/** What a state-based action does now: events that happen at once with those of all others, players who lose, and what a player must choose first. */
export interface Finding {
  readonly cites: readonly Concept[];
  readonly events?: readonly GameEvent[];
  readonly loses?: PlayerId;
  /** Something that a player may do (903.9a), and what happens when they do not. */
  readonly may?: {
    readonly player: PlayerId;
    readonly text: string;
    readonly then: readonly GameEvent[];
    readonly otherwise: readonly GameEvent[];
  };
  /** One of these is kept, by this player's choice, and the others go (704.5j). */
  readonly keepOne?: { readonly player: PlayerId; readonly of: readonly string[] };
}

/** One state-based action (704.5): what it finds to do. All are looked at together, none waits for another. */
export type StateBasedAction = (look: Look) => readonly Finding[];

/** An era without such an action. */
export const nothingToDo: StateBasedAction = () => [];

/** Permanents that are not phased out. */
export const permanents = ({ state }: Look): readonly GameObject[] =>
  state.zones.battlefield.flatMap((id) => state.objects[id] ?? []).filter(({ phasedOut }) => !phasedOut);

export const creatures = (look: Look): readonly GameObject[] =>
  permanents(look).filter(({ id }) => look.characteristicsOf(id).types.includes('creature'));

/** Whether damage destroys it. What is indestructible ignores it (702.12b); until July 2013 that was no keyword (700.4, 2013-02-01). */
export const isDestructible = (look: Look, id: ObjectId): boolean =>
  !hasKeyword(look, id, 'indestructible') && !isRestricted(look.state, id, 'be destroyed');

/** Into its owner's graveyard, without being destroyed: regeneration cannot help. */
export const toGraveyard = ({ id }: GameObject) => ({ kind: 'move', object: id, to: 'graveyard', cause: 'state' }) as const;
