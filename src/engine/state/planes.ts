/** Plane and phenomenon cards: the planar controller controls the one that is face up (311.5, 901.6). */
import { changeObject } from './changes.ts';
import type { GameObject, GameState } from './state.ts';

/** Whether it is a face-up plane or phenomenon: its abilities reach everybody (801.18). */
export const isPlanar = ({ cards }: GameState, object: GameObject | undefined): boolean =>
  object?.zone === 'command' &&
  !object.faceDown &&
  (cards[object.card]?.faces[0]?.types.some((type) => type === 'plane' || type === 'phenomenon') ?? false);

/** The active player is the planar controller. */
export const passPlanes = (state: GameState): GameState =>
  state.zones.command
    .filter((id) => isPlanar(state, state.objects[id]))
    .reduce((now, id) => changeObject(now, id, { controller: state.turn.active }), state);
