/** Copying spells and abilities (707.10). */
import { deedOfMade } from '../../events/instructions/deed.ts';
import type { Doing } from './handler.ts';
import { copySpells } from './spellCopies.ts';

export const copySpell: Doing<'copy spell'> = {
  lastKnown: true,
  carryOut: function* (game, instruction, context) {
    const made = yield* copySpells(game, instruction, context);
    return { ...made, ...deedOfMade('copied', game.state, made['it']) };
  },
};
