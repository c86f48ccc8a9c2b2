/** Extra phases (500.8, 500.10a). */
import { presentPlayers, timesOf } from '../../events/instructions/instruction.ts';
import type { RareInstructions } from '../../events/procedure.ts';
import type { ExtraPhase } from '../../language/places.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { countEvents } from '../../state/bounds.ts';
import { combatSteps, isInPhase, type Step } from '../../state/state.ts';
import { isActive } from '../../state/teams.ts';

export const extraPhases: RareInstructions['extra phases'] = function* (game, { who, phases, amount, after }, context) {
  const { state } = game;
  const { turn } = state;
  const look = lookAt(state);
  // 500.10a: only in the player's own turn, alone or with the team (805.8).
  if (!presentPlayers(look, who, context).some((id) => isActive(state, id))) return undefined;
  // "After this main phase": where it is none, nothing is behind it.
  if (after && !isInPhase(turn.step, after)) return undefined;
  const times = timesOf(look, amount, context);
  countEvents(game.tally, times, 0);
  const added = Array.from({ length: times }, () => phases.map((phase) => stepsOf[phase])).flat();
  game.state = { ...state, turn: { ...turn, extraPhases: [...added, ...(turn.extraPhases ?? [])] } };
  return undefined;
};

const stepsOf: Readonly<Record<ExtraPhase, readonly Step[]>> = {
  upkeep: ['upkeep'],
  beginning: ['untap', 'upkeep', 'draw'],
  combat: combatSteps,
  main: ['postcombat main'],
};
