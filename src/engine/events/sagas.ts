/** Sagas: chapters that trigger as lore counters are put on, and the counter of each turn (714). */
import type { GameEvent } from './events.ts';
import type { Look } from '../look/look.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { GameObject, ObjectId, PlayerId } from '../state/state.ts';

/** The chapters of an object; none of what is no Saga. */
export function chaptersOf(look: Look, id: ObjectId): readonly number[] {
  if (!isSaga(look, id)) return [];
  return look
    .characteristicsOf(id)
    .abilities.flatMap((ability) =>
      ability.kind === 'triggered'
        ? [ability.event].flat().flatMap((event) => ('on' in event && event.on === 'chapter' ? event.numbers : []))
        : [],
    );
}

export const isSaga = (look: Look, id: ObjectId): boolean => look.characteristicsOf(id).subtypes.includes('Saga');

/** Whether the rules of Sagas look at it: they add its lore counters, and it is sacrificed when it has been told (704.5s, 714.3b). */
export const isTold = (look: Look, id: ObjectId): boolean => isSaga(look, id) && variantOn(chapterlessSagas, look.state.day)(look, id);

export const chapterlessSagas: readonly Variant<(look: Look, saga: ObjectId) => boolean>[] = [
  { from: '2025-06-06', value: (look, saga) => chaptersOf(look, saga).length > 0 },
  { from: '', value: () => true },
];

/** Whether one of its chapter abilities has triggered and not left the stack yet (714.4). */
export function isTelling({ state }: Look, { id }: GameObject): boolean {
  const onStack = state.zones.stack.flatMap((each) => state.objects[each]?.ability ?? []);
  return [...onStack, ...state.waiting].some(
    ({ source, ability }) =>
      source === id && ability.kind === 'triggered' && [ability.event].flat().some((event) => 'on' in event && event.on === 'chapter'),
  );
}

/** 714.3b: as the precombat main phase begins, each Saga of the active players gets a lore counter. */
export function loreOfTurn(look: Look, players: readonly PlayerId[]): readonly GameEvent[] {
  return look.state.zones.battlefield
    .filter(
      (id) => look.state.objects[id]?.phasedOut === false && players.includes(look.characteristicsOf(id).controller) && isTold(look, id),
    )
    .map((on) => ({ kind: 'counters', on, counter: 'lore', change: 1, by: 'turn' }));
}
