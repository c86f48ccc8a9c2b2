/** Harmonize: cast from a graveyard, a spell may be helped by one creature that is tapped, whose power is generic mana less (702.180). */
import type { Cost } from '../../language/cost.ts';
import { areSomeOf, toList } from '../../events/answers.ts';
import { ask, type Rare } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { listPayers } from '../costs/otherCosts.ts';
import { canBeCast } from './lessened.ts';

type Tap = Extract<Cost, { pay: 'tap others' }>;

const tap: Tap = { pay: 'tap others', filter: { kind: 'type', type: 'creature' }, amount: { kind: 'number', value: 1 } };

/** Which creature will be tapped, or none, is chosen as the cost is announced (702.180b). */
export const harmonize: Rare['harmonize'] = function* (game, costs, context) {
  const able = listPayers(game, tap, context);
  const powerOf = (id: string): number => Math.max(0, lookAt(game.state).characteristicsOf(id).power ?? 0);
  if (!canBeCast(game, costs, context, [0, ...able.map(powerOf)], 'graveyard')) return { costs, less: 0 };
  const answer = yield* ask(game, {
    player: context.controller,
    kind: 'payment',
    text: 'Which creature is tapped for it?',
    source: context.source,
    options: () => [[], ...able],
    judge: (given) => {
      const list = toList(given);
      return legalIf(list.length < 2 && areSomeOf(list, able), 'up to one untapped creature is tapped', 'cast.modes', 'keyword.harmonize');
    },
    cites: ['cast.modes', 'keyword.harmonize'],
  });
  const things = toList(answer);
  if (things.length === 0) return { costs, less: 0 };
  const less = powerOf(things[0] ?? '');
  return { costs: [...costs, { ...tap, filter: { kind: 'one of', of: { kind: 'these', things } } }], less };
};
