/** Instructions that few games carry out: what they do is given to the game (`RareInstructions`). */
import type { RareInstructions } from '../../events/procedure.ts';
import { notYet } from '../../state/notYet.ts';
import type { Doing } from './handler.ts';

export const rarely = <Do extends keyof RareInstructions>(does: Do): Doing<Do> => ({
  carryOut: (game, instruction, context) => {
    if (!game.rare) throw notYet(does);
    return game.rare[does](game, instruction, context);
  },
});
