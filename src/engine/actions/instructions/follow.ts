/** Carrying out instructions in the order in which they are written (608.2c). */
import { kindsIn } from '../../language/parts.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import type { PlayerId } from '../../state/state.ts';
import { toText } from '../../events/answers.ts';
import { carryOut } from './carryOut.ts';
import { joinPrevention } from './ifPrevented.ts';
import { listOf } from '../../state/sentences.ts';

/** Follows instructions. What earlier ones remember, later ones know; gives the context with all of it. */
export function* followInstructions(game: Game, instructions: readonly Instruction[], context: Context): Procedure<Context> {
  let now = yield* choosePlayers(game, instructions, context.began ? context : { ...context, began: game.state });
  for (const instruction of joinPrevention(instructions)) {
    const memory = yield* carryOut(game, instruction, now);
    // Control changes without an event.
    game.rare?.ascend(game);
    if (memory) now = { ...now, memory: { ...now.memory, ...memory } };
  }
  return now;
}

/** "The active player" and "defending player" are one, also where several are: whose effect it is chooses (802.2a, 805.9, 810.7b). */
function* choosePlayers(game: Game, instructions: readonly Instruction[], context: Context): Procedure<Context> {
  if (game.state.players.length < 3) return context;
  let now = context;
  for (const which of ['active', 'defending'] as const) {
    const several = now[which] === undefined && kindsIn(instructions).has(which) ? listPlayers(game, which, now) : [];
    if (several.length < 2) continue;
    const answer = yield* ask(game, {
      player: context.controller,
      kind: 'object',
      text: `Which ${which} player is meant?`,
      source: context.source,
      options: () => several,
      judge: (given) => legalIf(several.includes(toText(given)), `it is one of ${listOf(several)}`, 'team.defendingPlayer'),
      cites: ['team.defendingPlayer'],
    });
    now = { ...now, [which]: [toText(answer)] };
  }
  return now;
}

const listPlayers = (game: Game, which: 'active' | 'defending', context: Context): readonly PlayerId[] =>
  resolveRef(lookAt(game.state), { kind: 'players', which }, context);
