/**
 * A symbol that can be paid in two ways, generic mana or life among them, is announced before the total cost is worked out (601.2b, 601.2f, 107.4e,
 * 107.4f): `{2/W}` as generic mana is lessened by generic mana, and a Phyrexian symbol that is paid with life is no mana of the total.
 */
import type { Cost } from '../../language/cost.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import { type Rare, tellAll } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { atMost, bounds } from '../../state/bounds.ts';
import { changesOf, leastOf, totalMana } from '../casting/totalCost.ts';
import { isHelped } from '../casting/helped.ts';
import { genericOf } from '../mana/payment.ts';
import { canPayWithHelp } from './help.ts';

/** Where that makes a difference. Life last, as in any payment; where several could be paid, it is told that one was chosen. */
export const announceSymbols: Rare['announceSymbols'] = (game, costs, costing) => {
  const look = lookAt(game.state);
  const { object, context } = costing;
  const isLessened = changesOf(look, costing).some(({ increase, symbols }) => !increase && symbols.length > 0);
  if (!isLessened && leastOf(look, costing) === 0 && !isHelped(look, object, costs)) return costs;
  const all = waysOf(costs).map((way) => ({ way, due: totalMana(look, way, costing) }));
  const able = all.filter(({ way, due }) => canPayWithHelp(game, context, object, due, way));
  if (new Set(able.map(({ due }) => JSON.stringify(due))).size > 1)
    tellAll(
      game,
      game.teller?.says(
        game.state,
        'symbols chosen',
        context.controller,
        all.some(({ due }) => due.some(isLife)),
      ),
    );
  return (able[0] ?? all[0])?.way ?? costs;
};

/** All ways of announcing the symbols of some costs, those with the least life first. @throws BoundReached for more than are tried */
function waysOf<C extends Cost>(costs: readonly C[]): readonly (readonly C[])[] {
  const halves = costs.flatMap((cost) => (cost.pay === 'mana' ? cost.cost.symbols : [])).map(halvesOf);
  atMost(
    bounds.payments,
    halves.reduce((product, { length }) => product * length, 1),
    'ways of announcing the symbols of one cost',
  );
  const ways = halves
    .reduce<readonly (readonly (readonly ManaSymbol[])[])[]>(
      (made, own) => made.flatMap((before) => own.map((half) => [...before, half])),
      [[]],
    )
    .toSorted((one, other) => lifeIn(one) - lifeIn(other));
  return ways.map((way) => {
    let at = 0;
    return costs.map((cost): C => {
      if (cost.pay !== 'mana') return cost;
      const own = way.slice(at, (at += cost.cost.symbols.length));
      return { ...cost, cost: { ...cost.cost, symbols: own.flat() } };
    });
  });
}

function halvesOf(symbol: ManaSymbol): readonly (readonly ManaSymbol[])[] {
  if (symbol.kind !== 'mana') return [[symbol]];
  const { colors, generic, life } = symbol;
  return [
    [{ kind: 'mana', colors }],
    ...(generic === undefined ? [] : [genericOf(generic)]),
    ...(life ? [[{ kind: 'mana', colors: [], life } as const]] : []),
  ];
}

const isLife = (symbol: ManaSymbol): boolean => symbol.kind === 'mana' && symbol.life === true;
const lifeIn = (way: readonly (readonly ManaSymbol[])[]): number => way.flat().filter(isLife).length;
