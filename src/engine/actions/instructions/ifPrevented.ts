/** What is done "if damage is prevented this way" (615.5). */
import type { Condition } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { notYet } from '../../state/notYet.ts';
import type { Beginning } from './handler.ts';

/** It is part of the instruction that begins the shield (`joinPrevention`): behind another one it means nothing. */
export const ifPrevented: Beginning<'if prevented'> = {
  begin: () => {
    throw notYet('if prevented');
  },
};

/** Such an instruction is done with each prevention, not after the one that begins the shield. */
export function joinPrevention(instructions: readonly Instruction[]): readonly Instruction[] {
  return instructions.flatMap((instruction, at): readonly Instruction[] => {
    const next = instructions[at + 1];
    if (instruction.do === 'if prevented' && instructions[at - 1]?.do === 'prevent damage') return [];
    if (instruction.do !== 'prevent damage' || next?.do !== 'if prevented') return [instruction];
    const { from } = next;
    if (from === undefined) return [{ ...instruction, then: [...(instruction.then ?? []), ...next.then] }];
    const filter: Filter = { kind: 'and', filters: [from, { kind: 'or', filters: zones.map((zone) => ({ kind: 'zone', zone })) }] };
    const condition: Condition = { kind: 'matches', subject: { kind: 'event', role: 'source' }, filter };
    return [{ ...instruction, then: [...(instruction.then ?? []), { do: 'if', condition, then: next.then }] }];
  });
}

/** A source of damage may be anywhere by now. */
const zones = ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'library', 'command'] as const;
