/** Mana that players spend on spells in a turn (700.14). */
import type { GameEvent } from '../../events/events.ts';
import { addRecords } from '../../events/noteHappened.ts';
import type { Game } from '../../events/procedure.ts';
import type { PlayerId } from '../../state/state.ts';
import { recordsOf } from '../../state/turnRecord.ts';

/** Mana spent on spells this turn is added up; each number that is reached now was expended (700.14). */
export function expend(game: Game, player: PlayerId, amount: number): readonly GameEvent[] {
  const before = recordsOf(game.state.turn.happened, 'mana spent').reduce(
    (sum, spent) => (spent.player === player ? sum + spent.amount : sum),
    0,
  );
  if (amount > 0) game.state = addRecords(game.state, [{ kind: 'mana spent', player, amount }]);
  return Array.from({ length: amount }, (_, at) => ({ kind: 'did', what: 'expends', player, amount: before + at + 1 }));
}
