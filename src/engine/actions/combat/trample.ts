/** Trample and trample over planeswalkers: whom their damage can reach beyond the creatures that block (702.19). */
import { findPlayer } from '../../state/changes.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import type { ObjectId, Thing } from '../../state/state.ts';
import { defenderAgainst } from './defenders.ts';

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
