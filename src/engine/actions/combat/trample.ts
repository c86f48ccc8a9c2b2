/** Trample and trample over planeswalkers: damage beyond the creatures that block (702.19). */
import { findPlayer } from '../../state/changes.ts';
import { illegal, type Judgement, legal } from '../../events/question.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import type { ObjectId, Thing } from '../../state/state.ts';
import { defenderAgainst } from './defenders.ts';
import { type Assignment, isLethal } from './lethalDamage.ts';

/** Whether a blocked attacker may assign damage to what it attacks. */
export const tramples = (look: Look, id: ObjectId): boolean => hasKeyword(look, id, 'trample') || tramplesOverPlaneswalkers(look, id);

const tramplesOverPlaneswalkers = (look: Look, id: ObjectId): boolean => hasKeyword(look, id, 'trample over planeswalkers');

/** With trample over planeswalkers: the defending player behind the planeswalker that is attacked, also when that is gone (702.19c, 702.19e). */
export function findBehind(look: Look, id: ObjectId): Thing | undefined {
  if (!tramplesOverPlaneswalkers(look, id)) return undefined;
  const whom = look.state.objects[id]?.attacking?.whom ?? '';
  if (
    findPlayer(look.state, whom) ||
    !(look.state.objects[whom] || look.state.past[whom]) ||
    !look.characteristicsOf(whom).types.includes('planeswalker')
  )
    return undefined;
  const defender = defenderAgainst(look, id);
  return defender !== undefined && findPlayer(look.state, defender)?.left === false ? defender : undefined;
}

interface Trampling {
  readonly id: ObjectId;
  readonly foes: readonly ObjectId[];
  /** What gets damage only when all foes have lethal damage, and what only when the first of it has. */
  readonly beyond: readonly Thing[];
  /** Only one of those gets any. */
  readonly one: boolean;
}

/** Whether nothing goes beyond foes without lethal damage, nor beyond a planeswalker without damage equal to its loyalty (702.19b, 702.19c). */
export function judgeTrample(look: Look, { id, foes, beyond, one }: Trampling, all: ReadonlyMap<ObjectId, Assignment>): Judgement {
  const gets = (to: Thing): boolean => (all.get(id)?.[to] ?? 0) > 0;
  if (beyond.some(gets) && !foes.every((foe) => isLethal(look, foe, all)))
    return illegal(`each blocker of ${id} must be assigned lethal damage first`, 'keyword.trample', 'damage.assign', 'damage.legal');
  const [first, behind] = one ? [] : beyond;
  if (first !== undefined && behind !== undefined && gets(behind) && !isLethal(look, first, all))
    return illegal(`${first} must be assigned damage equal to its loyalty first`, 'keyword.trampleOverPlaneswalkers', 'damage.legal');
  return legal;
}
