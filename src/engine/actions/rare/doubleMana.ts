/** Doubling the mana in a pool (701.10f). */
import type { RareInstructions } from '../../events/procedure.ts';
import { perform } from '../../events/perform.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { findPlayer } from '../../state/changes.ts';

/** As much again of each type of mana as there is in the pool; what limits the mana that is there does not limit the new mana (106.6a). */
export const doubleMana: RareInstructions['double mana'] = function* (game, { who }, context) {
  for (const player of presentPlayers(lookAt(game.state), who, context)) {
    const mana = (findPlayer(game.state, player)?.mana ?? []).map(({ color }) => color);
    if (mana.length > 0) yield* perform(game, [{ kind: 'mana', player, mana, source: context.source }]);
  }
  return undefined;
};
