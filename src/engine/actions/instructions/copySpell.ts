/** Copying spells and abilities (707.10). */
import type { Doing } from './handler.ts';
import { copySpells } from './spellCopies.ts';

export const copySpell: Doing<'copy spell'> = { cites: ['copy.spell'], carryOut: copySpells };
