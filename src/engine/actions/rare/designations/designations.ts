/** Whether there is anything of designations and their kind that the rules keep: most games have none, and come without them. */
import { type Rare, rareOf } from '../../../events/procedure.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import type { GameState } from '../../../state/state.ts';

/** What gives its players one as soon as it is there. */
const giving: ReadonlySet<string> = new Set(['daybound', 'nightbound', 'start your engines!']);

/** Whoever bears the Ring has it in the command zone, as is what stands for other designations. */
function areKept(state: GameState): boolean {
  const { zones, players, delayed, time, planeGone } = state;
  if (time !== undefined || planeGone !== undefined || zones.command.length > 0) return true;
  if (players.some(({ left, designations = [], counters }) => left || designations.length > 0 || Object.keys(counters).length > 0))
    return true;
  if (delayed.some(({ event }) => event.on === 'loses control')) return true;
  const look = lookAt(state);
  return zones.battlefield.some(
    (id) =>
      state.objects[id]?.phasedOut === false &&
      look.characteristicsOf(id).abilities.some((ability) => ability.kind === 'keyword' && giving.has(ability.keyword)),
  );
}

export const designations: Rare['designations'] = function* (game) {
  if (areKept(game.state)) yield* rareOf(game, 'designations').keepDesignations(game);
};
