/** Conceding because a text says so (104.3a). */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { leaveGame } from '../../events/leaving.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Beginning } from './handler.ts';

export const concede: Beginning<'concede'> = {
  begin: (game, { who }, context) => {
    leaveGame(game, presentPlayers(lookAt(game.state), who, context), { why: () => ['concede'] });
  },
};
