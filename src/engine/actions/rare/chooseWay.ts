/** In which way a spell is cast, where several would do: it has a keyword twice, or none of its ways is the usual one (601.2b, 118.9a). */
import { toText } from '../../events/answers.ts';
import { ask, type Game, type Rare } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import type { Cost } from '../../language/cost.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { unannounced } from '../../look/reading/context.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { isHelped } from '../casting/helped.ts';
import type { SingleCost } from '../costs/costs.ts';
import { isPayable } from '../costs/payable.ts';

interface Way {
  readonly name: string;
  readonly instead?: readonly Cost[];
}
/** `flashback {2}{R}`, `escape {3}{G} exile`. */
const say = ({ name, instead = [] }: Way): string =>
  [name, ...instead.map((cost) => (cost.pay === 'mana' ? cost.cost.text : cost.pay))].join(' ');

/**
 * Those that can be paid, where it is sure what they cost: nothing makes them cheaper, the card has nothing else that could (affinity, what it says of its
 * own cost), and nothing but mana helps to pay for mana. Else any may be.
 */
function payable<W extends Way>(game: Game, player: PlayerId, source: ObjectId, ways: readonly W[]): readonly W[] {
  const look = lookAt(game.state);
  const { manaCost, abilities } = look.characteristicsOf(source);
  const usual: readonly SingleCost[] = manaCost ? [{ pay: 'mana', cost: manaCost }] : [];
  const costsOf = ({ instead = usual }: W): readonly SingleCost[] => instead.filter((cost) => cost.pay !== 'one of');
  const isLessened =
    rulesInForce(look).some(({ rule }) => rule.rule === 'cost' && !rule.increase) ||
    abilities.some((each) => each.kind === 'static' || (each.kind === 'keyword' && !ways.some(({ name }) => name === each.keyword)));
  if (isLessened || ways.some((way) => isHelped(look, source, costsOf(way)))) return ways;
  const context = unannounced(source, player);
  return ways.filter((way) => costsOf(way).every((cost) => isPayable(game, cost, context)));
}

export const chooseWay: Rare['chooseWay'] = function* (game, player, source, all) {
  const able = payable(game, player, source, all);
  const ways = able.length > 0 ? able : all;
  const find = (given: string) =>
    ways.find((way) => say(way) === given) ??
    ways.find((way) => ways.filter((other) => other.name === way.name).length === 1 && way.name === given);
  const options = [...new Set(ways.map(say))];
  const [first = all[0]] = ways;
  if (options.length === 1) return first;
  const answer = yield* ask(game, {
    player,
    kind: 'object',
    text: 'In which way is it cast?',
    source,
    options: () => options,
    judge: (given) => legalIf(find(toText(given)) !== undefined, 'it cannot be cast so', 'cast.modes'),
    cites: ['cast.modes'],
  });
  return find(toText(answer)) ?? first;
};
