/** Turning permanents face down by an effect (708.2a): double-faced ones stay as they are (712.16), and so do those that are face down (708.2b). */
import { presentObjects } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { type RareInstructions, say } from '../../events/procedure.ts';
import { withoutDisguise } from '../../look/keywords/disguise.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { ObjectId } from '../../state/state.ts';

const doubleFaced: readonly string[] = ['transform', 'modal', 'meld'];

export const turnFaceDown: RareInstructions['turn face down'] = function* (game, { what }, context) {
  const { state } = game;
  const isDoubleFaced = (id: ObjectId): boolean => doubleFaced.includes(state.cards[state.objects[id]?.card ?? '']?.layout ?? '');
  const all = presentObjects(lookAt(state), what, context).filter((id) => state.objects[id]?.faceDown === false);
  const stay = all.filter(isDoubleFaced);
  if (stay.length > 0) say(game, 'not face down', stay);
  yield* perform(
    game,
    all
      .filter((id) => !isDoubleFaced(id))
      .map((object) => {
        // What was manifested or disguised before is so no more (701.40a, 702.168e).
        const { manifested: _, ...memory } = withoutDisguise(state.objects[object]?.memory ?? {});
        return { kind: 'change', object, change: { faceDown: true, memory }, name: 'turned face down' };
      }),
  );
  return undefined;
};
