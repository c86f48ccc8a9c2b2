/** Ascend: whoever controls ten permanents gets the city's blessing for the rest of the game (702.131). */
import { changePlayer, findPlayer } from '../../../state/changes.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import { hasKeyword, type Look } from '../../../look/look.ts';
import { type Game, type Rare, say } from '../../../events/procedure.ts';
import type { PlayerId } from '../../../state/state.ts';
import type { Concept } from '../../../concepts/concepts.ts';

/** The designation, as texts call it. */
const blessing = "city's blessing";
const enough = 10;

/**
 * Static abilities of permanents give it as soon as there are ten of them, before abilities look whether they trigger (702.131b, 702.131d).
 * It is no event, and nothing replaces it.
 */
function ascendAtOnce(game: Game): void {
  const { battlefield } = game.state.zones;
  if (battlefield.length < enough) return;
  const look = lookAt(game.state);
  const ascending = battlefield.filter((id) => look.state.objects[id]?.phasedOut === false && hasKeyword(look, id, 'ascend'));
  for (const player of new Set(ascending.map((id) => look.characteristicsOf(id).controller))) bless(game, look, player, 'keyword.ascend');
}

/** An instant or sorcery gives it to a player as it resolves (702.131a). */
export const ascend: Rare['ascend'] = (game, player) => {
  if (player === undefined) ascendAtOnce(game);
  else bless(game, lookAt(game.state), player, 'keyword.ascend.spell');
};

function bless(game: Game, look: Look, player: PlayerId, by: Concept): void {
  const { designations = [], left } = findPlayer(game.state, player) ?? {};
  if (left !== false || designations.includes(blessing)) return;
  const own = look.state.zones.battlefield.filter(
    (id) => look.state.objects[id]?.phasedOut === false && look.characteristicsOf(id).controller === player,
  );
  if (own.length < enough) return;
  game.state = changePlayer(game.state, player, { designations: [...designations, blessing] });
  say(game, 'blessing', player, by);
}
