/** Priority: state-based actions and triggers before a player receives it, and what follows when all pass (117). */
import { leaveCombat } from '../actions/combat/leaving.ts';
import { resolveTop } from '../actions/resolving.ts';
import { endMadness } from '../events/madness.ts';
import { ask, type Game, nextOccasion, type Procedure } from '../events/procedure.ts';
import { type Answer, legal } from '../events/question.ts';
import { sidesWithPriority } from '../look/turnMarkers.ts';
import { isAnew, type PlayerId } from '../state/state.ts';
import { runStateBasedActions } from '../stateBasedActions/run.ts';
import { stackTriggers } from './stackTriggers.ts';

const isOver = ({ state }: Game): boolean => state.outcome !== undefined;

/** State-based actions and waiting triggers, until there are neither; then a player receives priority (117.5). */
function* settle(game: Game): Procedure<void> {
  do {
    nextOccasion(game);
    leaveCombat(game);
    // By what was done without an event: control that an effect gave.
    game.rare?.ascend(game);
    // What they took away may have been all that made a creature of an attacker (506.4).
    if (yield* runStateBasedActions(game)) leaveCombat(game);
  } while (!isOver(game) && (yield* stackTriggers(game)));
}

/** The turn is over, or goes on without what is left of this step: it is being ended (724), or the game was restarted (726.4). */
const isCutShort = ({ state: { turn } }: Game): boolean => turn.ending === true || isAnew(turn);

const passing = 'pass';

/** Players receive priority in turn until all pass in succession: then the top of the stack resolves, or the step ends (117.4). */
export function* roundsOfPriority(game: Game): Procedure<void> {
  const loops = game.rare?.watchLoops();
  let player = game.state.turn.active;
  for (;;) {
    yield* settle(game);
    if (isOver(game)) return;
    // In place of a player who left, the next one receives it (800.4j, 2026-01-16). Where teams have it, one answers for the team (805.5).
    [player = player] = sidesWithPriority(game.state, player);
    game.state = { ...game.state, turn: { ...game.state.turn, priority: player } };
    const answer = yield* askPriority(game, player);
    if (answer !== passing) {
      // Whoever answered carried the action out; the player receives priority again (117.3c).
      game.state = { ...game.state, turn: { ...game.state.turn, passed: [] } };
      loops?.begin();
      if (isCutShort(game)) return;
      continue;
    }
    yield* endMadness(game, player);
    const passed = [...game.state.turn.passed, player];
    const all = sidesWithPriority(game.state, player);
    game.state = { ...game.state, turn: { ...game.state.turn, passed } };
    if (all.every((id) => passed.includes(id))) {
      const { priority: _, ...turn } = game.state.turn;
      game.state = { ...game.state, turn: { ...turn, passed: [] } };
      if (game.state.zones.stack.length === 0) return;
      loops?.resolving(game);
      if (isOver(game)) return;
      nextOccasion(game);
      yield* resolveTop(game);
      if (isCutShort(game)) return;
      player = game.state.turn.active;
    } else player = all[1] ?? player;
  }
}

function* askPriority(game: Game, player: PlayerId): Procedure<Answer> {
  return yield* ask(game, {
    player,
    kind: 'priority',
    text: `${player} has priority.`,
    options: () => [passing],
    judge: () => legal,
    cites: ['priority.pass'],
  });
}
