/** What a search goes through (701.23). */
import type { Game } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { objectsIn } from '../../state/changes.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';

/** Which cards of a library a player looks through: those on top alone, where an effect says so (701.23f). */
export function isSearched(game: Game, player: PlayerId): (id: ObjectId) => boolean {
  const look = lookAt(game.state);
  const most = rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'replace' && rule.event.on === 'search' && rule.top && resolveRef(look, rule.event.who, context).includes(player)
      ? [amountOf(look, rule.top, context)]
      : [],
  );
  if (most.length === 0) return () => true;
  const seen = new Set(game.state.players.flatMap(({ id }) => objectsIn(game.state, 'library', id).slice(0, Math.min(...most))));
  return (id) => seen.has(id) || game.state.objects[id]?.zone !== 'library';
}
