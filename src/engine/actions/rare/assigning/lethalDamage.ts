/** What damage is lethal while it is assigned (510.1c, 702.2c). */
import { deathtouchDivisionOn } from '../../../look/keywords/deathtouch.ts';
import type { Assignment } from '../../../events/rareOfCombat.ts';
import { hasKeyword, type Look } from '../../../look/look.ts';
import type { ObjectId, Thing } from '../../../state/state.ts';

/** Whether a foe, or a planeswalker, is assigned lethal damage by all sources together. */
export function isLethal(look: Look, to: Thing, all: ReadonlyMap<ObjectId, Assignment>): boolean {
  const object = look.state.objects[to];
  if (!object) return true;
  const given = [...all].filter(([, assignment]) => (assignment[to] ?? 0) > 0);
  const sum = given.reduce((total, [, assignment]) => total + (assignment[to] ?? 0), 0);
  const { types, toughness = 0 } = look.characteristicsOf(to);
  if (!types.includes('creature')) return sum >= (object.counters['loyalty'] ?? 0);
  if (deathtouchDivisionOn(look.state.day).oneIsLethal && given.some(([source]) => hasKeyword(look, source, 'deathtouch'))) return true;
  return sum + object.damage >= toughness;
}
