/** Paying with any number of objects that are worth so much together: creatures that crew, cards of evidence (702.122a, 701.59a). */
import { areSomeOf, toList } from '../../events/answers.ts';
import { ask, type Rare } from '../../events/procedure.ts';
import { legalIf, Refusal } from '../../events/question.ts';
import { combinations } from '../../state/combinations.ts';
import type { ObjectId } from '../../state/state.ts';

export const chooseTotal: Rare['chooseTotal'] = function* (game, { what, verb, due, worths }, { controller, source }) {
  const able = [...worths.keys()];
  const isEnough = (list: readonly ObjectId[]): boolean => list.reduce((sum, id) => sum + (worths.get(id) ?? 0), 0) >= due;
  if (!isEnough(able.filter((id) => (worths.get(id) ?? 0) > 0)))
    throw new Refusal(`there is not so much ${what} to ${verb}`, 'cast.pay', 'cost.unable');
  const answer = yield* ask(game, {
    player: controller,
    kind: 'payment',
    text: `What to ${verb}?`,
    source,
    options: () => combinations(able, able.length, { fits: isEnough }),
    judge: (given) => {
      const list = toList(given);
      const rule = what === 'mana value' ? 'action.collectEvidence' : 'keyword.crew';
      return legalIf(areSomeOf(list, able) && isEnough(list), `${what} ${due} is needed`, rule);
    },
    cites: ['cast.pay'],
  });
  return toList(answer);
};
