/** Shuffling libraries (701.24). */
import { say } from '../../events/procedure.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { shuffle } from '../../state/random.ts';
import type { Beginning } from './handler.ts';

export const shuffleLibrary: Beginning<'shuffle'> = {
  lastKnown: true,
  begin: (game, { what }, context) => {
    for (const player of presentPlayers(lookAt(game.state), what, context)) {
      game.state = shuffle(game.state, player);
      say(game, 'shuffle', player, true);
    }
  },
};
