/** Triggered mana abilities: without targets, triggered by mana being made, and making mana themselves (605.1b). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { WaitingTrigger } from '../../state/state.ts';
import { eventsOf } from './matchEvent.ts';

/** On what a triggered ability triggers that is a mana ability: on mana abilities, at first on anything (1999-04-23 406.1a, 406.1d). */
export const manaTriggers: readonly Variant<(ability: WaitingTrigger['ability']) => boolean>[] = [
  { from: '2001-07-23', value: (ability) => eventsOf(ability).every(({ on }) => on === 'tapped for mana') },
  { from: '', value: () => true },
];

export const isManaTrigger = ({ ability }: WaitingTrigger, day: string): boolean =>
  ability.effect.targets.length === 0 && ability.effect.instructions.some(addsMana) && variantOn(manaTriggers, day)(ability);

function addsMana(instruction: Instruction): boolean {
  if (instruction.do === 'add mana') return true;
  return 'then' in instruction && instruction.do !== 'later' && (instruction.then ?? []).some(addsMana);
}
