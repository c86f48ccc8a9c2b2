/** Who untaps no more than so many of their permanents chooses which as the untap step begins (502.3). */
import { isSame } from '../../language/parts.ts';
import { chooseObjects } from '../../events/choices.ts';
import type { Rare } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf, matches, resolveRef } from '../../look/reading/read.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { notYet } from '../../state/notYet.ts';

export const limitUntapping: Rare['limitUntapping'] = function* (game, player, able, staying) {
  const look = lookAt(game.state);
  const theirs = able.filter((id) => !staying.includes(id) && look.characteristicsOf(id).controller === player);
  const limits = rulesInForce(look).flatMap(({ rule, context }) => {
    if (rule.rule !== 'untap limit' || !resolveRef(look, rule.who, context).includes(player)) return [];
    const of = theirs.filter((id) => matches(look, id, rule.of, context));
    const most = Math.max(0, amountOf(look, rule.most, context));
    return of.length > most ? [{ of, most }] : [];
  });
  // Of several that limit the same things, the strictest counts.
  const [limit, ...others] = limits.toSorted((one, other) => one.most - other.most);
  if (!limit) return [];
  if (others.some(({ of }) => !isSame(of, limit.of))) throw notYet('several limits of what untaps');
  const chosen = yield* chooseObjects(game, player, limit.of, limit.most, 'What untaps?', 'turn.untap');
  return limit.of.filter((id) => !chosen.includes(id));
};
