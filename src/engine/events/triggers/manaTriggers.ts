/** Triggered mana abilities: without targets, triggered by mana being made, and making mana themselves (605.1b). */
import type { Instruction } from '../../language/instruction.ts';
import type { WaitingTrigger } from '../../state/state.ts';
import { eventsOf } from './matchEvent.ts';

export const isManaTrigger = ({ ability }: WaitingTrigger): boolean =>
  ability.effect.targets.length === 0 &&
  eventsOf(ability).every(({ on }) => on === 'tapped for mana') &&
  ability.effect.instructions.some(addsMana);

function addsMana(instruction: Instruction): boolean {
  if (instruction.do === 'add mana') return true;
  return 'then' in instruction && instruction.do !== 'later' && (instruction.then ?? []).some(addsMana);
}
