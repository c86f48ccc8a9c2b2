/** What is chosen in another way than one of several things by a player: at random, one or more colors, a number up to another. */
import { toList } from '../../events/answers.ts';
import { choose } from '../../events/choices.ts';
import { ask, type Rare } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { colors } from '../../language/manaCost.ts';
import type { Ref } from '../../language/ref.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf, choosersOf, resolveRef } from '../../look/reading/read.ts';
import { combinations } from '../../state/combinations.ts';
import { atRandom } from '../../state/random.ts';
import { withReferred } from './withReferred.ts';

export const chooseOtherwise: Rare['chooseOtherwise'] = function* (game, instruction, context) {
  const { sources, how, from, who, amount } = instruction;
  if (sources) return yield* choose(game, withReferred(game, instruction, sources, context), context);
  const look = lookAt(game.state);
  const most = amount === undefined ? 1 : Math.max(0, amountOf(look, amount, context));
  if (how === 'at random') {
    const [order, state] = atRandom(game.state, resolveRef(look, from as Ref, context));
    game.state = state;
    return order.slice(0, most);
  }
  const [player = context.controller] = choosersOf(look, who, context);
  const { source } = context;
  if (how === 'one or more') {
    const answer = yield* ask(game, {
      player,
      kind: 'color',
      text: 'Which colour?',
      source,
      options: () => combinations(colors, colors.length, { least: 1 }).map((some) => (some.length === 1 ? (some[0] ?? '') : some)),
      judge: (given) => {
        const list = toList(given);
        const isSet = list.length > 0 && new Set(list).size === list.length;
        return legalIf(isSet && list.every((one) => colors.some((color) => color === one)), 'it is none of the colors', 'resolve.choice');
      },
      cites: ['resolve.choice'],
    });
    return toList(answer);
  }
  const answer = yield* ask(game, {
    player,
    kind: 'number',
    text: 'Which number?',
    source,
    options: () => Array.from({ length: most + 1 }, (_, number) => number),
    judge: (given) =>
      legalIf(Number.isInteger(given) && Number(given) >= 0 && Number(given) <= most, 'it is none of the numbers', 'resolve.choice'),
    cites: ['resolve.choice'],
  });
  return Number(answer);
};
