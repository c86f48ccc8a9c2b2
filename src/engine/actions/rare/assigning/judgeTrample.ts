/** Trample and trample over planeswalkers: how much their damage must leave to what stands before (702.19). */
import { illegal, type Judgement, legal } from '../../../events/question.ts';
import type { Assigner, Assignment } from '../../../events/rareOfCombat.ts';
import type { Look } from '../../../look/look.ts';
import type { ObjectId, Thing } from '../../../state/state.ts';
import { isLethal } from './lethalDamage.ts';

/** Whether nothing goes beyond foes without lethal damage, nor beyond a planeswalker without damage equal to its loyalty (702.19b, 702.19c). */
export function judgeTrample(look: Look, { id, foes, beyond, one }: Assigner, all: ReadonlyMap<ObjectId, Assignment>): Judgement {
  const gets = (to: Thing): boolean => (all.get(id)?.[to] ?? 0) > 0;
  if (beyond.some(gets) && !foes.every((foe) => isLethal(look, foe, all)))
    return illegal(`each blocker of ${id} must be assigned lethal damage first`, 'keyword.trample', 'damage.assign', 'damage.legal');
  const [first, behind] = one ? [] : beyond;
  if (first !== undefined && behind !== undefined && gets(behind) && !isLethal(look, first, all))
    return illegal(`${first} must be assigned damage equal to its loyalty first`, 'keyword.trampleOverPlaneswalkers', 'damage.legal');
  return legal;
}
