/** Which player "the active player" or "defending player" is, where several are (802.2a, 805.9, 810.7b). */
import { kindsIn, withoutGiven } from '../../language/parts.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ask, type Game, type Procedure, type Rare } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import type { PlayerId } from '../../state/state.ts';
import { toText } from '../../events/answers.ts';
import { listOf } from '../../state/sentences.ts';
import { isOfAttackersAlone, refuseChosenAttackers, splitByAttacker } from './ofAttackers.ts';

/** Each is one: whose effect it is chooses, unless each creature that is meant has its own. */
function* choose(game: Game, instructions: readonly Instruction[], context: Context): Procedure<Context> {
  let now = context;
  for (const which of ['active', 'defending'] as const) {
    const asking = instructions.filter(
      (each) => kindsIn(withoutGiven(each)).has(which) && !(which === 'defending' && isOfAttackersAlone(game.state, each, now)),
    );
    const several = now[which] === undefined && asking.length > 0 ? listPlayers(game, which, now) : [];
    if (several.length < 2) continue;
    if (which === 'defending') asking.forEach(refuseChosenAttackers);
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

export const meantPlayers: Rare['meantPlayers'] = { choose, split: splitByAttacker };
