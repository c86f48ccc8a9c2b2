/** Creatures that are put onto the battlefield attacking (508.4): they attack, but they never "attacked". */
import { changeObject } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { ask, type Game, type Procedure, say } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { isInCombat, type ObjectId, type Step, steps, type Thing } from '../../state/state.ts';
import { toText } from '../../events/answers.ts';
import { attackable, defenderOf } from '../combat/defenders.ts';
import { sideOf } from '../../state/teams.ts';

/**
 * Makes creatures that have just entered attacking creatures: their controller chooses whom each attacks. Those that cannot be attacking,
 * outside combat, under another player's control, or as no creatures, simply stand there (506.3a to 506.3c).
 */
export function* enterAttacking(game: Game, entered: readonly ObjectId[], only: (whom: Thing) => boolean = () => true): Procedure<void> {
  const { step, active } = game.state.turn;
  if (!isInCombat(step)) return;
  for (const id of entered) {
    const look = lookAt(game.state);
    if (game.state.objects[id]?.zone !== 'battlefield') continue;
    const { types, controller } = look.characteristicsOf(id);
    const whom = attackable(look).filter(only);
    if (!types.includes('creature') || types.includes('battle') || !sideOf(game.state, active).includes(controller) || whom.length === 0)
      continue;
    const answer = yield* ask(game, {
      player: controller,
      kind: 'object',
      text: `Whom does ${id} attack?`,
      source: id,
      options: () => whom,
      judge: (given) => legalIf(whom.includes(toText(given)), 'that cannot be attacked', 'attack.entering'),
      cites: ['attack.entering'],
    });
    const attacked = toText(answer);
    // Blockers have been declared: what enters now is unblocked.
    const late = steps.indexOf(step as Step) >= steps.indexOf('declare blockers');
    const attacking = { whom: attacked, defender: defenderOf(look, attacked), ...(late ? { blocked: false } : {}) };
    game.state = changeObject(game.state, id, { attacking, fightsFor: controller });
    say(game, 'attacking', id, attacked);
  }
}
