/**
 * A symbol that can be paid in two ways, generic mana or life among them, is announced before the total cost is worked out (601.2b, 601.2f, 107.4e,
 * 107.4f): `{2/W}` as generic mana is lessened by generic mana, and a Phyrexian symbol that is paid with life is no mana of the total.
 */
import type { Cost } from '../../language/cost.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import { type Rare, tellAll } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { changesOf, leastOf, totalMana } from '../casting/totalCost.ts';
import { isHelped } from '../casting/helped.ts';
import { genericOf } from '../mana/payment.ts';
import { canPayWithHelp } from './help.ts';

/** Where that makes a difference. Life last, as in any payment; where several could be paid, it is told that one was chosen. */
export const announceSymbols: Rare['announceSymbols'] = (game, costs, costing, enough) => {
  const look = lookAt(game.state);
  const { object, context } = costing;
  const isLessened = changesOf(look, costing).some(({ increase, symbols }) => !increase && symbols.length > 0);
  if (!isLessened && leastOf(look, costing) === 0 && !isHelped(look, object, costs)) return costs;
  const all = waysOf(costs);
  const canPay = (of: typeof costs): boolean =>
    isHelped(look, object, of) ? canPayWithHelp(game, context.controller, object, totalMana(look, of, costing), of) : enough(of);
  const [first = all[0] ?? costs, ...others] = all.filter(canPay);
  const totalOf = (of: readonly Cost[]): string => JSON.stringify(totalMana(look, of, costing));
  if (others.some((each) => totalOf(each) !== totalOf(first)))
    tellAll(game, game.teller?.says(game.state, 'symbols chosen', context.controller));
  return first;
};

/** All ways of announcing the symbols of some costs, those with the least life first. */
function waysOf<C extends Cost>(costs: readonly C[]): readonly (readonly C[])[] {
  const symbols = costs.flatMap((cost) => (cost.pay === 'mana' ? cost.cost.symbols : []));
  const ways = symbols
    .reduce<readonly (readonly (readonly ManaSymbol[])[])[]>(
      (made, symbol) => made.flatMap((before) => halvesOf(symbol).map((half) => [...before, half])),
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

const lifeIn = (way: readonly (readonly ManaSymbol[])[]): number =>
  way.flat().filter((symbol) => symbol.kind === 'mana' && symbol.life).length;
