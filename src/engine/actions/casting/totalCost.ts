/** The total cost of a spell or ability: increases, then reductions, then what sets a minimum; locked in before it is paid (601.2f, 118.7). */
import type { Cost } from '../../language/cost.ts';
import type { Filter } from '../../language/filter.ts';
import { findPlayer } from '../../state/changes.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, findMatching, matches, resolveRef } from '../../look/reading/read.ts';
import { type Look } from '../../look/look.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import { type Game, rareOf } from '../../events/procedure.ts';
import type { Costing } from '../../events/rareOfCosts.ts';
import type { CostChange } from '../../events/teller.ts';
import { dueOf, genericOf, listDue } from '../mana/payment.ts';
import { type RuleInForce, rulesInForce } from '../../look/rulesInForce.ts';

/** The symbols to pay, after everything that changes the cost. */
export function totalMana(look: Look, costs: readonly Cost[], costing: Costing): readonly ManaSymbol[] {
  const { x } = costing.context.announced;
  const base = dueOf(costs, x);
  const changes = changesOf(look, costing);
  const increased = changes
    .filter(({ increase }) => increase)
    .reduce<readonly ManaSymbol[]>((due, { symbols }) => [...due, ...symbols], base);
  // In the order that leaves the least, which the player may choose (601.2f): what takes no more than down to some mana comes first.
  const reductions = changes.filter(({ increase }) => !increase).toSorted((one, other) => other.leaving - one.leaving);
  const reduced = reductions.reduce<readonly ManaSymbol[]>((due, { symbols, leaving }) => reduce(due, symbols, leaving), increased);
  return atLeast(reduced, leastOf(look, costing));
}

/** Symbols, and as many more as are missing to what is due at least. */
export const atLeast = (due: readonly ManaSymbol[], least: number): readonly ManaSymbol[] => [
  ...due,
  ...genericOf(least - manaIn(due)).map((): ManaSymbol => ({ kind: 'generic', amount: 1, least: true })),
];

/** The costs with those symbols announced that can be paid in two ways, generic mana or life among them (601.2b). */
export function announceSymbols<C extends Cost>(game: Game, costs: readonly C[], costing: Costing): readonly C[] {
  const hasHalves = (symbol: ManaSymbol): boolean => symbol.kind === 'mana' && (symbol.life || symbol.generic !== undefined);
  if (!costs.some((cost) => cost.pay === 'mana' && cost.cost.symbols.some(hasHalves))) return costs;
  return rareOf(game, 'symbols').announceSymbols(game, costs, costing);
}

/** Costs besides mana that static abilities add to a spell. */
export function addedCosts(look: Look, { object, context }: Costing, abilities?: 'loyalty'): readonly Cost[] {
  return rulesInForce(look).flatMap(({ rule, context: own }) =>
    rule.rule === 'additional cost' &&
    rule.abilities === abilities &&
    resolveRef(look, rule.by, own).includes(context.controller) &&
    matches(look, object, abilities ? rule.of : asSpell(rule.of), own)
      ? rule.costs
      : [],
  );
}

interface Change extends CostChange {
  readonly leaving: number;
}

/** All that changes a cost: increases and reductions. */
export function changesOf(look: Look, costing: Costing): readonly Change[] {
  const rules = rulesInForce(look).flatMap(({ rule, context }): Change[] => {
    if (rule.rule !== 'cost' || !applies(look, rule, context, costing)) return [];
    const times = Math.max(0, amountOf(look, rule.change, { ...context, ...spokenBy(context, costing), each: costing.object }));
    const symbols = rule.mana ? Array.from({ length: times }, () => listDue(rule.mana, 0)).flat() : genericOf(times);
    return [{ increase: rule.increase, symbols, leaving: rule.leaving ?? 0, by: context.source, asks: rule.change }];
  });
  const { less = 0, object } = costing;
  const emerged = less === 0 ? [] : [{ increase: false, symbols: genericOf(less), leaving: 0, by: object }];
  return [...rules, ...affinities(look, costing), ...emerged, ...commanderTax(look, costing)];
}

/** What a spell says of its own cost knows what was announced for it. */
const spokenBy = (context: Context, costing: Costing): Partial<Context> =>
  context.source === costing.object ? { announced: costing.context.announced } : {};

function applies(
  look: Look,
  rule: Extract<RuleInForce['rule'], { rule: 'cost' }>,
  context: Context,
  { object, context: { controller }, ability, mana }: Costing,
): boolean {
  if (!resolveRef(look, rule.by, context).includes(controller)) return false;
  if (ability === undefined) return !rule.abilities && matches(look, object, asSpell(rule.of), context);
  if (!rule.abilities || (mana && rule.noMana) || (typeof rule.abilities === 'string' && rule.abilities !== ability)) return false;
  const zone = look.state.objects[object]?.zone;
  return zone !== undefined && matches(look, object, { kind: 'and', filters: [rule.of, { kind: 'zone', zone }] }, context);
}

const asSpell = (filter: Filter): Filter => ({ kind: 'and', filters: [filter, { kind: 'zone', zone: 'stack' }] });

/** Affinity: {1} less for each (702.41). */
function affinities(look: Look, { object, context, ability }: Costing): readonly Change[] {
  if (ability !== undefined) return [];
  return look.characteristicsOf(object).abilities.flatMap((each): Change[] => {
    if (each.kind !== 'keyword' || each.keyword !== 'affinity' || typeof each.quality !== 'object') return [];
    const own: Filter = { kind: 'and', filters: [each.quality, { kind: 'controlled', by: { kind: 'you' } }] };
    return [{ increase: false, symbols: genericOf(findMatching(look, own, context).length), leaving: 0, by: object }];
  });
}

/** {2} for each time that a commander was cast from the command zone before (903.8). */
function commanderTax(look: Look, { object, context, ability }: Costing): readonly Change[] {
  const spell = look.state.objects[object];
  if (ability !== undefined || !spell?.commander || spell.spell?.castFrom !== 'command') return [];
  const times = findPlayer(look.state, context.controller)?.commanders?.[spell.card]?.casts ?? 0;
  return [{ increase: true, symbols: genericOf(2 * times), leaving: 0 }];
}

/** Generic mana is reduced by generic mana; mana of a colour by what is of that colour, and beyond that generic mana (118.7c). */
function reduce(due: readonly ManaSymbol[], by: readonly ManaSymbol[], leaving: number): readonly ManaSymbol[] {
  const left = [...due];
  for (const symbol of by) {
    if (manaIn(left) <= leaving) break;
    const same =
      symbol.kind === 'mana'
        ? left.findIndex((each) => each.kind === 'mana' && each.colors.some((color) => symbol.colors.includes(color)))
        : -1;
    const at = same >= 0 ? same : left.findIndex(({ kind }) => kind === 'generic');
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What of it is mana: a symbol without colors is paid with life. */
const manaIn = (due: readonly ManaSymbol[]): number => due.filter((symbol) => symbol.kind !== 'mana' || symbol.colors.length > 0).length;

/** So many mana a spell costs at least. */
export function leastOf(look: Look, { object, ability }: Pick<Costing, 'object' | 'ability'>): number {
  if (ability !== undefined) return 0;
  return rulesInForce(look).reduce(
    (least, { rule, context }) =>
      rule.rule === 'least cost' && matches(look, object, asSpell(rule.of), context)
        ? Math.max(least, amountOf(look, rule.amount, context))
        : least,
    0,
  );
}
