/** What a search goes through (701.23). */
import type { Others } from '../../events/choices.ts';
import type { Game } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { rulesInForce } from '../../look/rulesInForce.ts';
import { objectsIn } from '../../state/changes.ts';
import { countOf } from '../../state/sentences.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';

/** How many cards on top a player looks through, where an effect says so (701.23f). */
export function portionOf(game: Game, player: PlayerId): number | undefined {
  const look = lookAt(game.state);
  const most = rulesInForce(look).flatMap(({ rule, context }) =>
    rule.rule === 'replace' && rule.event.on === 'search' && rule.top && resolveRef(look, rule.event.who, context).includes(player)
      ? [amountOf(look, rule.top, context)]
      : [],
  );
  return most.length === 0 ? undefined : Math.min(...most);
}

/** Why nothing below those cards may be found. */
export const ofPortion = (portion: number): Others => ({
  reason: `only the top ${countOf(portion, 'card')} of the library may be found`,
  cites: ['action.search.portion', 'resolve.choice'],
});

/** Which cards of a library a player looks through. */
export function isSearched(game: Game, player: PlayerId): (id: ObjectId) => boolean {
  const portion = portionOf(game, player);
  if (portion === undefined) return () => true;
  const seen = new Set(game.state.players.flatMap(({ id }) => objectsIn(game.state, 'library', id).slice(0, portion)));
  return (id) => seen.has(id) || game.state.objects[id]?.zone !== 'library';
}
