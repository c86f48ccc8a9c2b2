/** Instructions that few games carry out: what they do is given to the game (`RareInstructions`). */
import { type RareInstructions, rareOf } from '../../events/procedure.ts';
import { cannot } from '../../events/replacement/impossible.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Doing } from './handler.ts';

/** @param lastKnown What it speaks of may be gone (handler.ts) */
export const rarely = <Do extends keyof RareInstructions>(does: Do, lastKnown = false): Doing<Do> => ({
  ...(lastKnown ? { lastKnown } : {}),
  carryOut: (game, instruction, context) => {
    const rare: RareInstructions = rareOf(game, does);
    return rare[does](game, instruction, context);
  },
});

/** Who cannot search a library is not asked to. */
export const searching: Doing<'search'> = {
  ...rarely('search'),
  isPossible: (look, { who, either }, context) =>
    either === true || resolveRef(look, who, context).some((player) => !cannot(look, player, 'search')),
};

/** A card that is not there is not copied, and who may copy it is not asked. */
export const copying: Doing<'copy spell'> = {
  ...rarely('copy spell', true),
  isPossible: (look, { card, what }, context) => !card || resolveRef(look, what, context).length > 0,
};
