/** Flipping coins and rolling dice (705, 706). What comes of chance is asked of whoever plays on, as an answer of the player who flips or rolls. */
import { cite, type Game, type RareInstructions, say } from '../../events/procedure.ts';
import { perform } from '../../events/perform.ts';
import type { Ref } from '../../language/ref.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { inTurnOrder } from '../../state/changes.ts';
import type { PlayerId } from '../../state/state.ts';
import { askWhich } from './askWhich.ts';

const whoDoes = ({ state }: Game, who: Ref, context: Context): readonly PlayerId[] => {
  const meant = resolveRef(lookAt(state), who, context);
  return inTurnOrder(state).filter((id) => meant.includes(id));
};

/** Only the player who flips wins or loses (705.2): remembered as `flip won` and `flip lost`. */
export const flipCoin: RareInstructions['flip coin'] = function* (game, { who }, context) {
  const { source } = context;
  const won: PlayerId[] = [];
  const lost: PlayerId[] = [];
  for (const player of whoDoes(game, who, context)) {
    const answer = yield* askWhich(
      game,
      { player, source, text: `Does ${player} win the flip?` },
      ['win', 'lose'],
      'it is win or lose',
      'coin',
    );
    const wins = answer === 'win';
    (wins ? won : lost).push(player);
    say(game, 'flip', player, wins);
    yield* perform(game, [{ kind: 'did', what: wins ? 'wins a flip' : 'loses a flip', player, source }]);
  }
  return { 'flip won': won, 'flip lost': lost };
};

/** The result is remembered as `rolled` (706.2). */
export const roll: RareInstructions['roll'] = function* (game, { who, sides }, context) {
  const { source } = context;
  let rolled = 0;
  for (const player of whoDoes(game, who, context)) {
    const all = Array.from({ length: sides }, (_, at) => at + 1);
    rolled = yield* askWhich(
      game,
      { player, source, text: `What does ${player} roll?` },
      all,
      `it is a number from 1 to ${String(sides)}`,
      'dice',
    );
    say(game, 'roll', player, rolled);
    yield* perform(game, [{ kind: 'did', what: 'rolls', player, source }]);
  }
  cite(game, 'dice.result');
  return { rolled };
};
