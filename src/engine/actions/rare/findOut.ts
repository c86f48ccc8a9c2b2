/** What few texts ask of the game besides what lies open: how often an ability has resolved this turn, and what X is of a spell. */
import { addRecords } from '../../events/noteHappened.ts';
import type { Game, RareInstructions } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { objectIn } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { isDoneOnce } from '../../events/triggers/triggered.ts';
import { notYet } from '../../state/notYet.ts';
import type { ObjectId } from '../../state/state.ts';
import { recordsOf } from '../../state/turnRecord.ts';

/** Remembers how often this turn the ability has resolved, this time too (608.2), or the X that was announced of a spell (107.3a). */
export const findOut: RareInstructions['find out'] = function* (game, { x, once, remember }, context) {
  const { source, controller, ability } = context;
  const text = ability?.text ?? '';
  if (once === 'asked') return { [remember]: isDoneOnce(game.state, source, controller, text) ? 'yes' : [] };
  if (once) {
    refuseTwo(game, source, text);
    game.state = addRecords(game.state, [{ kind: 'done once', object: source, text, player: controller }]);
    return {};
  }
  if (!x) return { [remember]: countResolution(game, context) };
  const look = lookAt(game.state);
  const [spell = ''] = resolveRef(look, x, context);
  // Also once it has left the stack (608.2h); of what has no X it is 0 (107.3i).
  return { [remember]: objectIn(look, spell)?.spell?.x ?? 0 };
};

/** That of each object by itself, whatever became of that (113.7a). */
function countResolution(game: Game, { source, ability }: Context): number {
  const text = ability?.text ?? '';
  refuseTwo(game, source, text);
  game.state = addRecords(game.state, [{ kind: 'resolved', object: source, text }]);
  return recordsOf(game.state.turn.happened, 'resolved').filter((each) => each.object === source && each.text === text).length;
}

function refuseTwo(game: Game, source: ObjectId, text: string): void {
  // Each of two that it has is an ability of its own (113.2c), and they are told apart by their text alone.
  if (
    lookAt(game.state)
      .characteristicsOf(source)
      .abilities.filter((each) => each.text === text).length > 1
  )
    throw notYet('two abilities of one object that count by themselves');
}
