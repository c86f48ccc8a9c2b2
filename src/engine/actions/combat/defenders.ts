/** Who attacks and who can be attacked: two players, several, or teams (506.2, 802, 803, 805.10). */
import { findPlayer, inTurnOrder, opponentsOf, playersFrom } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { protectorOf } from '../../look/protector.ts';
import { inRange } from '../../look/range.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { GameState, ObjectId, PlayerId, Thing } from '../../state/state.ts';
import { attackedWith, sideOf } from '../../state/teams.ts';

/** The rule that lets only neighbours be attacked. */
export function reachRule({ options }: GameState): readonly Concept[] {
  const { attack, format } = options ?? {};
  if (attack === 'adjacent') return [format === 'emperor' ? 'emperor.attack' : 'alternating.attack'];
  return attack === undefined ? [] : [`attack.${attack}`];
}

/** Opponents that the options of the game let the active player attack. */
function opponentsInReach(look: Look): readonly PlayerId[] {
  const { state } = look;
  const { active } = state.turn;
  const opponents = opponentsOf(state, active);
  const seats = playersFrom(state, active);
  const { attack } = state.options ?? {};
  // Turn order goes to the left (103.1).
  const beside = [...(attack === 'right' ? [] : [seats[1]]), ...(attack === 'left' ? [] : [seats.at(-1)])];
  return opponents.filter((id) => (attack === undefined || beside.includes(id)) && inRange(look, active, id));
}

/** The defending players. Where one has to be chosen and is not yet, all that may be. */
function defendingPlayers(look: Look): readonly PlayerId[] {
  const { state } = look;
  const { defending } = state.turn;
  if (defending !== undefined) return findPlayer(state, defending)?.left === false ? [defending] : [];
  return opponentsInReach(look);
}

/** The opponents of whom the active player chooses one as combat begins, where one alone can be attacked (507.1). */
export function openDefenders(look: Look): readonly PlayerId[] {
  const { options, turn, players } = look.state;
  // Nobody attacks in the turn of a player who has left (800.4j, 2026-01-16).
  if (options?.attackMultiplePlayers === true || options?.sharedTurns === true) return [];
  if (players.some(({ id, left }) => id === turn.active && left)) return [];
  const opponents = opponentsInReach(look);
  return opponents.length < 2 ? [] : opponents;
}

/**
 * The game with each of those as the defending player, where the game is said to be such and play began after one was chosen: an attack says
 * who it was.
 */
export function combatsOf(look: Look): readonly Look[] {
  const { state } = look;
  const isSaid = state.options?.attackMultiplePlayers === false && state.turn.defending === undefined;
  const open = isSaid ? openDefenders(look) : [];
  return open.length === 0 ? [look] : open.map((defending) => lookAt({ ...state, turn: { ...state.turn, defending } }));
}

/** Players, planeswalkers and battles that can be attacked in this combat (506.2, 508.1b). */
export function attackable(look: Look): readonly Thing[] {
  const { state } = look;
  const defenders = defendingPlayers(look);
  const players = new Set(defenders.map((id) => attackedWith(state, id)[0] ?? id));
  const permanents = look.state.zones.battlefield.filter((id) => {
    const { types, controller } = look.characteristicsOf(id);
    if (look.state.objects[id]?.phasedOut === true) return false;
    if (types.includes('battle')) return defenders.includes(protectorOf(look, id));
    return types.includes('planeswalker') && defenders.includes(controller);
  });
  return [...players, ...permanents];
}

/** The player who defends against an attack on a player or permanent. */
export const defenderOf = (look: Look, whom: Thing): PlayerId => (findPlayer(look.state, whom) ? whom : protectorOf(look, whom));

/** A player of a team that is attacked as a whole stands for it under the name of its first. */
export const aimOf = (state: GameState, whom: Thing): Thing => (findPlayer(state, whom) ? (attackedWith(state, whom)[0] ?? whom) : whom);

/** The players who defend against an attack on a player or permanent: one, or the team that is attacked as a whole. */
export const defendersOf = (look: Look, whom: Thing): readonly PlayerId[] => attackedWith(look.state, defenderOf(look, whom));

/** The player against whom a creature attacks now, also when what it attacked is gone (508.5). */
export function defenderAgainst(look: Look, attacker: ObjectId): PlayerId | undefined {
  const attacking = look.state.objects[attacker]?.attacking;
  if (!attacking) return undefined;
  if (attacking.defender !== undefined) return attacking.defender;
  if (findPlayer(look.state, attacking.whom)) return attacking.whom;
  return look.state.objects[attacking.whom] || look.state.past[attacking.whom] ? protectorOf(look, attacking.whom) : undefined;
}

/** Sides that declare blockers, in turn order, each under the player who answers for it (509.1, 802.4, 805.10d). */
export function defendingSides(look: Look): readonly PlayerId[] {
  const { battlefield } = look.state.zones;
  const attacked = new Set(battlefield.flatMap((id) => defenderAgainst(look, id) ?? []));
  const sides: PlayerId[] = [];
  for (const player of inTurnOrder(look.state)) {
    const side = sideOf(look.state, player);
    if (side.some((id) => attacked.has(id)) && !side.some((id) => sides.includes(id))) sides.push(player);
  }
  return sides;
}

/** Attackers that a player's side may block: those that attack it, its planeswalkers, its battles. */
export function attackersAgainst(look: Look, player: PlayerId): readonly ObjectId[] {
  const side = sideOf(look.state, player);
  return look.state.zones.battlefield.filter((id) => {
    const defender = defenderAgainst(look, id);
    return defender !== undefined && side.includes(defender);
  });
}
