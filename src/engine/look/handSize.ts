/** How many cards a player draws at first, and may keep (103.5, 402.2, 902.5). */
import { kindsIn } from '../language/parts.ts';
import { amountOf, resolveRef } from './reading/read.ts';
import { lookAt } from './layers/characteristics.ts';
import { objectIn } from './look.ts';
import { rulesInForce } from './rulesInForce.ts';
import type { GameState, PlayerId } from '../state/state.ts';
import { sumOfVanguards } from '../state/vanguard.ts';

export const startingHandSize = (state: GameState, player: PlayerId): number => Math.max(0, 7 + sumOfVanguards(state, player, 'hand'));

/** The maximum hand size: what effects set it to, or make of what it is (the event amount), one after the other, or none at all. */
export function maximumHandSize(state: GameState, player: PlayerId): number {
  const look = lookAt(state);
  const rules = rulesInForce(look).flatMap(({ rule, context, effect }) =>
    rule.rule === 'hand size' && resolveRef(look, rule.who, context).includes(player)
      ? [{ rule, context, timestamp: (effect ?? objectIn(look, context.source))?.timestamp ?? 0 }]
      : [],
  );
  // In the order of timestamps (613.11).
  return rules
    .toSorted((one, other) => one.timestamp - other.timestamp)
    .reduce(
      (most, { rule, context }) => {
        // Where there is no maximum, nothing is made of it.
        if (most === Infinity && kindsIn(rule.amount).has('event amount')) return most;
        return rule.amount === 'unlimited' ? Infinity : Math.max(0, amountOf(look, rule.amount, { ...context, event: { amount: most } }));
      },
      startingHandSize(state, player),
    );
}
