/** Creating tokens (701.7), and emblems (114). */
import { deedOfMade } from '../../events/instructions/deed.ts';
import type { Doing } from './handler.ts';
import { createTokens } from './tokens.ts';

export const createToken: Doing<'create token'> = {
  carryOut: function* (game, instruction, context) {
    const made = yield* createTokens(game, instruction, context);
    return { ...made, ...deedOfMade(instruction.remember ?? 'created', game.state, made['it']) };
  },
};
