/** Creating tokens that are copies (707.2). */
import { deedOfMade } from '../../events/instructions/deed.ts';
import type { Doing } from './handler.ts';
import { createCopies } from './tokens.ts';

export const createCopy: Doing<'create copy'> = {
  lastKnown: true,
  carryOut: function* (game, instruction, context) {
    const made = yield* createCopies(game, instruction, context);
    return { ...made, ...deedOfMade(instruction.remember ?? 'created', game.state, made['it']) };
  },
};
