/**
 * Planar decks and scheme decks: cards of their owner that lie face down in the command zone, the top one first; the others are face up there (311.2,
 * 312.2, 314.2).
 */
import type { CardType } from '../../../language/cardType.ts';
import { perform } from '../../../events/perform.ts';
import type { Game, Procedure } from '../../../events/procedure.ts';
import { changeObject } from '../../../state/changes.ts';
import type { GameObject, GameState, ObjectId, PlayerId } from '../../../state/state.ts';

const cardsOf = ({ zones, objects, cards }: GameState, types: readonly CardType[]): readonly GameObject[] =>
  zones.command
    .flatMap((id) => objects[id] ?? [])
    .filter(({ card }) => cards[card]?.faces[0]?.types.some((type) => types.includes(type)) === true);

export const planar: readonly CardType[] = ['plane', 'phenomenon'];
export const schemes: readonly CardType[] = ['scheme'];

/** What is face up. */
export const faceUp = (state: GameState, types: readonly CardType[]): readonly GameObject[] =>
  cardsOf(state, types).filter(({ faceDown }) => !faceDown);

/** The top card of a player's deck. */
export const topOf = (state: GameState, types: readonly CardType[], player: PlayerId): GameObject | undefined =>
  cardsOf(state, types).find(({ faceDown, owner }) => faceDown && owner === player);

/** They go to the bottom of their owners' decks, face down: each becomes a new object (311.6). */
export function* putOnBottom(game: Game, objects: readonly GameObject[]): Procedure<void> {
  yield* perform(
    game,
    objects.map(({ id }) => ({ kind: 'move', object: id, to: 'command', cause: 'effect', as: { faceDown: true } })),
  );
}

/** The card is moved off the deck, and its controller is this player. */
export function turnUp(game: Game, id: ObjectId, controller: PlayerId): void {
  game.state = changeObject(game.state, id, { faceDown: false, controller });
}

/** Whether an ability of one of these has triggered and not left the stack yet. */
export const isAwaited = ({ waiting, zones, objects }: GameState, sources: readonly GameObject[]): boolean =>
  [...waiting.map(({ source }) => source), ...zones.stack.flatMap((id) => objects[id]?.ability?.source ?? [])].some((source) =>
    sources.some(({ id }) => id === source),
  );
