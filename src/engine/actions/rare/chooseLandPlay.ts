/** By which effect, or by the rule that lets one land a turn be played, a land is played: whoever plays it announces that (305.2 until July 2013). */
import { toText } from '../../events/answers.ts';
import { ask, type Rare } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';

export const chooseLandPlay: Rare['chooseLandPlay'] = function* (game, player, plays) {
  const nameOf = ({ source = 'rule' }: (typeof plays)[number]): string => source;
  // Of one object one effect is as good as the other.
  const find = (given: string) => plays.find((play) => nameOf(play) === given);
  const answer = yield* ask(game, {
    player,
    kind: 'object',
    text: 'By which effect is it played, or by the rule?',
    options: () => [...new Set(plays.map(nameOf))],
    judge: (given) => legalIf(find(toText(given)) !== undefined, 'that does not let it be played', 'land.oncePerTurn'),
    cites: ['land.oncePerTurn'],
  });
  return find(toText(answer));
};
