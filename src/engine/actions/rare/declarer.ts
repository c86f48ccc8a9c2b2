/** Who chooses which creatures attack or block, where an effect gives that to another player than the one who declares them (508.1, 509.1). */
import type { Game } from '../../events/procedure.ts';
import type { RareOfCombat } from '../../events/rareOfCombat.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { notYet } from '../../state/notYet.ts';

/** What is not theirs to choose, though it is said with it: whom a creature attacks, and whether its controller pays for it. */
const isPaidFor = (rule: StaticRule): boolean => rule.rule === 'restrict' && rule.unlessPaid !== undefined;
const beside: ReadonlySet<string> = new Set(['planeswalker', 'battle']);

export const declarer: RareOfCombat<Game>['declarer'] = (game, player, kind) => {
  const look = lookAt(game.state);
  const rules = rulesInForce(look);
  // The one that began last.
  const last = rules.findLast(
    ({ rule, context }) => rule.rule === 'declares' && rule.what === kind && resolveRef(look, rule.of, context).includes(player),
  );
  if (!last) return undefined;
  const { players, zones, options } = game.state;
  const isSeveral =
    players.filter(({ left }) => !left).length > 2 ||
    zones.battlefield.some((id) => look.characteristicsOf(id).types.some((type) => beside.has(type)));
  if (options?.sharedTurns || (kind === 'attackers' && isSeveral) || rules.some(({ rule }) => isPaidFor(rule)))
    throw notYet('choose for another what attacks or blocks, but not all of how');
  return last.context.controller;
};
