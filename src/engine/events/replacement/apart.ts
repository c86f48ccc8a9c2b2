/** What enters the battlefield, kept apart from what is chosen, milled or exiled for it: it is where it comes from, and counts there (614.13). */
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { cite, type Game, type Procedure } from '../procedure.ts';
import type { Question } from '../question.ts';

type Pile = 'hand' | 'graveyard' | 'library';
const piles: readonly Pile[] = ['hand', 'graveyard', 'library'];

function changePiles(game: Game, change: (list: readonly ObjectId[], zone: Pile, player: PlayerId) => readonly ObjectId[]): void {
  const { zones } = game.state;
  const changed = piles.map((zone) => [
    zone,
    Object.fromEntries(Object.entries(zones[zone]).map(([player, list]) => [player, change(list, zone, player)])),
  ]);
  game.state = { ...game.state, zones: { ...zones, ...(Object.fromEntries(changed) as Pick<typeof zones, Pile>) } };
}

/**
 * Carries out what an effect on how something enters does first. What enters, and what enters with it, cannot be chosen for that, and is
 * left out of what is milled or exiled from a library (614.13a, 614.13c). Players who are asked meanwhile see it where it is.
 */
export function* apart<T>(game: Game, procedure: (game: Game) => Procedure<T>): Procedure<T> {
  const { entering } = game;
  if (!entering) return yield* procedure(game);
  const before = game.state.zones;
  const isHere = (zone: Pile): boolean => Object.values(before[zone]).some((list) => list.some((id) => entering.has(id)));
  if (!piles.some(isHere)) return yield* procedure(game);
  const hide = (): void => {
    changePiles(game, (list) => (list.some((id) => entering.has(id)) ? list.filter((id) => !entering.has(id)) : list));
  };
  const show = (): void => {
    changePiles(game, (list, zone, player) =>
      (before[zone][player] ?? []).reduce((now, id, place) => (entering.has(id) ? now.toSpliced(place, 0, id) : now), list),
    );
  };
  hide();
  const hidden = game.state.zones;
  const running = procedure(game);
  let step: IteratorResult<Question, T> = running.next('');
  while (step.done !== true) {
    show();
    const answer = yield step.value;
    hide();
    step = running.next(answer);
  }
  const isTaken = (zone: 'graveyard' | 'library'): boolean => isHere(zone) && game.state.zones[zone] !== hidden[zone];
  if (isTaken('graveyard')) cite(game, 'replacement.enters.choices');
  if (isTaken('library')) cite(game, 'replacement.enters.library');
  show();
  return step.value;
}
