/** Day and night: what becomes of permanents with daybound and nightbound, and when one follows the other (702.145, 730). */
import { canTransform } from '../../../look/faces.ts';
import { hasKeyword } from '../../../look/look.ts';
import { lookAt } from '../../../look/layers/characteristics.ts';
import { perform } from '../../../events/perform.ts';
import { citingAlso, type Game, type Procedure, type RareInstructions, say } from '../../../events/procedure.ts';
import { playersFrom } from '../../../state/changes.ts';
import type { ObjectId, PlayerId } from '../../../state/state.ts';
import { sideOf } from '../../../state/teams.ts';
import { recordsOf } from '../../../state/turnRecord.ts';
import { controlsKeyword, inherentOf, makeInherent, removeInherent } from './inherent.ts';

type Time = 'Day' | 'Night';

function* become(game: Game, time: Time): Procedure<void> {
  const { time: former } = game.state;
  if (former === time) return;
  game.state = { ...game.state, time };
  say(game, 'becomes time', time);
  const [player] = playersFrom(game.state, game.state.turn.active);
  if (former !== undefined && player !== undefined) yield* perform(game, [{ kind: 'did', what: 'day and night', player }]);
}

export const becomeTime: RareInstructions['become time'] = function* (game, { time }) {
  yield* become(game, time);
  yield* keepTime(game, true);
  return undefined;
};

/** What is of the other time of day transforms at once: as it becomes that time (702.145b, 702.145e), and any time later (702.145c, 702.145f). */
export function* keepTime(game: Game, becomes = false): Procedure<void> {
  if (game.state.time === undefined) {
    if (controlsKeyword(game, 'daybound').size > 0) yield* become(game, 'Day');
    else if (controlsKeyword(game, 'nightbound').size > 0) yield* become(game, 'Night');
  }
  const { time } = game.state;
  if (time === undefined) return;
  markTime(game, time);
  const [bound, from] = time === 'Night' ? (['daybound', 0] as const) : (['nightbound', 1] as const);
  const look = lookAt(game.state);
  const turning = game.state.zones.battlefield.filter((id: ObjectId) => {
    const object = game.state.objects[id];
    return object?.face === from && !object.phasedOut && !object.faceDown && canTransform(game.state, id) && hasKeyword(look, id, bound);
  });
  yield* perform(
    citingAlso(game, ['transform'], `keyword.${bound}${becomes ? '' : '.turns'}`),
    turning.map((object) => ({ kind: 'change', object, change: { face: 1 - from }, name: 'transform' })),
  );
}

/** An object in the command zone shows what it is, so that texts find it there. */
function markTime(game: Game, time: Time): void {
  const other = inherentOf(game, time === 'Day' ? 'Night' : 'Day');
  if (other) removeInherent(game, other);
  const [player] = playersFrom(game.state, game.state.turn.active);
  if (player !== undefined && !inherentOf(game, time)) makeInherent(game, time, player, []);
}

/** In the untap step, by what the players cast whose turn was the one before (730.2). */
export function* dawn(game: Game): Procedure<void> {
  const { time, turn } = game.state;
  if (time === undefined) return;
  const before = formerlyActive(game);
  const most = Math.max(...before.map((id) => recordsOf(turn.before ?? [], 'cast').filter(({ player }) => player === id).length));
  if (time === 'Day' ? most > 0 : most < 2) return;
  yield* become(game, time === 'Day' ? 'Night' : 'Day');
  yield* keepTime(game, true);
}

/** Whose turn the previous one was; of a turn before the position began, of which nothing is noted, whoever is next in front in the order of seats. */
function formerlyActive({ state }: Game): readonly PlayerId[] {
  const { active, at, number } = state.turn;
  const noted = state.players.filter(({ lastTurn }) => lastTurn === number - 1).map(({ id }) => id);
  if (noted.length > 0) return noted;
  return sideOf(state, at ?? playersFrom(state, active).at(-1) ?? active);
}
