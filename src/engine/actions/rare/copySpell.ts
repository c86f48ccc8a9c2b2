/** Copying spells and abilities (707.10). */
import type { RareInstructions } from '../../events/procedure.ts';
import { deedOfMade } from '../../events/instructions/deed.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { inTurnOrder } from '../../state/changes.ts';
import { copyCard } from './cardCopies.ts';
import { copySpells } from './spellCopies.ts';

export const copySpell: RareInstructions['copy spell'] = function* (game, instruction, context) {
  if (instruction.card) return yield* copyCard(game, instruction, context);
  const look = lookAt(game.state);
  const by = instruction.by === undefined ? [context.controller] : resolveRef(look, instruction.by, context);
  const copiers = inTurnOrder(game.state).filter((player) => by.includes(player));
  const it: string[] = [];
  for (const controller of copiers) {
    const made = yield* copySpells(game, instruction, controller === context.controller ? context : { ...context, controller });
    it.push(...listRemembered(made['it']));
  }
  return { it, ...deedOfMade('copied', game.state, it) };
};
