/** The one opponent who may be attacked, in a game of several of whom one alone can be (507.1). */
import { toText } from '../../events/answers.ts';
import { ask, type Rare, say } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { openDefenders } from '../combat/defenders.ts';

/** The active player chooses that one as combat begins. */
export const chooseDefendingPlayer: Rare['chooseDefendingPlayer'] = function* (game) {
  const opponents = openDefenders(lookAt(game.state));
  const answer = yield* ask(game, {
    player: game.state.turn.active,
    kind: 'object',
    text: 'Which opponent is the defending player?',
    options: () => opponents,
    judge: (given) => legalIf(opponents.includes(toText(given)), 'that player cannot be the defending player', 'combat.defendingPlayer'),
    cites: ['combat.defendingPlayer'],
  });
  const defending = toText(answer);
  game.state = { ...game.state, turn: { ...game.state.turn, defending } };
  say(game, 'defending player', defending);
};
