/** Every way of paying a cost with mana, for whoever wants to see them all. */
import { findPlayer } from '../../state/changes.ts';
import type { Mana } from '../../state/state.ts';
import type { Rare } from '../../events/procedure.ts';
import { type ColorOrColorless, letterOf, type ManaSymbol, parseManaCost } from '../../language/manaCost.ts';
import { findPayment, pays } from '../mana/payment.ts';
import { canPayMana } from '../mana/payMana.ts';
import { findManaSources } from '../mana/sources.ts';

/** Every different way in which the player could pay now with the pool and mana abilities. */
export const payments: Rare['payments'] = (game, player, due, options) => {
  const { mana = [], life = 0 } = findPlayer(game.state, player) ?? {};
  const all = [...mana, ...findManaSources(game, player, options.kept).flatMap(({ ways }) => ways.flatMap((way) => way.mana))];
  const colors = [...new Set(all.map(({ color }) => color))];
  const snow = [...new Set(all.filter((each) => each.snow).map(({ color }) => color))];
  return listPayments(due, colors, snow).filter((payment) => {
    const symbols = payment === '' ? [] : (parseManaCost(payment)?.symbols ?? []);
    const spent = symbols.flatMap((symbol): Mana[] =>
      symbol.kind === 'mana' ? symbol.colors.map((color) => ({ color, ...(snow.includes(color) ? { snow: true } : {}) })) : [],
    );
    return findPayment(due, spent, life)?.mana.length === spent.length && canPayMana(game, player, symbols, options);
  });
};

/** Every different way of paying a cost with mana, written as symbols in the order of the colours. */
function listPayments(
  due: readonly ManaSymbol[],
  available: readonly ColorOrColorless[],
  snow: readonly ColorOrColorless[] = [],
): readonly string[] {
  const order: readonly ColorOrColorless[] = ['white', 'blue', 'black', 'red', 'green', 'colorless'];
  const write = (spent: readonly ColorOrColorless[]): string =>
    spent
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((color) => `{${letterOf(color)}}`)
      .join('');
  // Symbol by symbol, each amount of mana kept once: orders that differ alone are the same payment.
  let found = new Map<string, readonly ColorOrColorless[]>([['', []]]);
  for (const symbol of due) {
    const able = symbol.kind === 'snow' ? snow : available.filter((color) => pays({ color }, symbol));
    const ways: (readonly ColorOrColorless[])[] = able.map((color) => [color]);
    if (symbol.kind === 'mana' && symbol.generic !== undefined) ways.push(...multisets(available, symbol.generic));
    if (symbol.kind === 'mana' && symbol.life) ways.push([]);
    const next = [...found.values()].flatMap((spent) => ways.map((way) => [...spent, ...way]));
    found = new Map(next.map((spent) => [write(spent), spent]));
  }
  const letters = order.map(letterOf).join('');
  const byOrder = (payment: string): string => payment.replace(/[A-Z]/g, (letter) => String(letters.indexOf(letter)));
  return [...found.keys()].toSorted((a, b) => a.length - b.length || (byOrder(a) < byOrder(b) ? -1 : 1));
}

function multisets(items: readonly ColorOrColorless[], size: number): readonly (readonly ColorOrColorless[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => multisets(items.slice(at), size - 1).map((rest) => [item, ...rest]));
}
