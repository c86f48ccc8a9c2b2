/** Excess damage: how much more was dealt to a permanent at once than was lethal to it before, or than it had loyalty or defense (120.10). */
import { hasKeyword, type Look } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';
import type { Happened } from '../apply.ts';
import type { EventOf } from '../events.ts';

/** Of each permanent that was dealt more than that. */
export function excessOf(before: Look, happened: readonly Happened[]): readonly (readonly [ObjectId, number])[] {
  const dealt = happened.flatMap(({ event }) => (event.kind === 'damage' && before.state.objects[event.to] ? [event] : []));
  return [...Map.groupBy(dealt, ({ to }) => to)].flatMap(([to, events]) => {
    const sum = events.reduce((total, { amount }) => total + amount, 0);
    const excess = Math.max(0, ...sufficing(before, to, events).map((enough) => sum - enough));
    return excess > 0 ? [[to, excess] as const] : [];
  });
}

/** What would have been enough, for each card type that says so: of damage by a source with deathtouch 1 is (702.2c). */
function sufficing(before: Look, id: ObjectId, events: readonly EventOf<'damage'>[]): readonly number[] {
  const { types, toughness = 0 } = before.characteristicsOf(id);
  const { damage = 0, counters = {} } = before.state.objects[id] ?? {};
  const touches = events.some(({ source }) => hasKeyword(before, source, 'deathtouch'));
  const lethal = Math.max(0, toughness - damage);
  return [
    ...(types.includes('creature') ? [touches ? Math.min(1, lethal) : lethal] : []),
    ...(types.includes('planeswalker') ? [counters['loyalty'] ?? 0] : []),
    ...(types.includes('battle') ? [counters['defense'] ?? 0] : []),
  ];
}
