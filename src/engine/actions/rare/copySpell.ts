/** Copying spells and abilities (707.10). */
import type { RareInstructions } from '../../events/procedure.ts';
import { deedOfMade } from '../../events/instructions/deed.ts';
import { copySpells } from './spellCopies.ts';

export const copySpell: RareInstructions['copy spell'] = function* (game, instruction, context) {
  const made = yield* copySpells(game, instruction, context);
  return { ...made, ...deedOfMade('copied', game.state, made['it']) };
};
