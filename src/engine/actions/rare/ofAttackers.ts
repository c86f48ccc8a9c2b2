/** What is done to attacking creatures by a number that speaks of defending player is done to each of them by its own (508.5a, 802.2a). */
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn, partsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { notYet } from '../../state/notYet.ts';
import type { GameState, Thing } from '../../state/state.ts';

const each: Ref = { kind: 'each' };

interface ByNumber {
  readonly of: Ref;
  readonly number: unknown;
  /** The same done to one of them; what changes them splits itself, so that it is one effect. */
  readonly one?: Instruction;
}
function readByNumber(instruction: Instruction): ByNumber | undefined {
  switch (instruction.do) {
    case 'modify':
      return { of: instruction.what, number: instruction.changes };
    case 'damage':
      return { of: instruction.to, number: instruction.amount, one: { ...instruction, to: each } };
    case 'counters':
      return { of: instruction.on, number: instruction.amount, one: { ...instruction, on: each } };
    default:
      return undefined;
  }
}

/** To what it is done by such a number. */
function listThings(state: GameState, { of, number }: ByNumber, context: Context): readonly Thing[] {
  const isSuch = kindsIn(number).has('defending') && !kindsIn(of).has('defending');
  return isSuch ? resolveRef(lookAt(state), of, context) : [];
}
const isAttacking = (state: GameState, thing: Thing): boolean => state.objects[thing]?.attacking !== undefined;

/** Then nobody has to say which defending player is meant. */
export function isOfAttackersAlone(state: GameState, instruction: Instruction, context: Context): boolean {
  const read = readByNumber(instruction);
  const things = read ? listThings(state, read, context) : [];
  return things.length > 0 && things.every((thing) => isAttacking(state, thing));
}

export function splitByAttacker(state: GameState, instruction: Instruction, context: Context): Instruction {
  const read = readByNumber(instruction);
  if (!read?.one || context.each !== undefined) return instruction;
  const splits = listThings(state, read, context).some((thing) => isAttacking(state, thing));
  return splits ? { do: 'for each', of: read.of, then: [read.one] } : instruction;
}

/** Which attackers are meant may hang on whom each of them attacks. @throws NotYet then */
export function refuseChosenAttackers(instruction: Instruction): void {
  const isOfAttackers = (part: object): boolean => partsIn(part).some(({ status }) => status === 'attacking');
  if (partsIn(instruction).some((part) => part.kind === 'all' && kindsIn(part).has('defending') && isOfAttackers(part)))
    throw notYet('attacking creatures by the defending player of each');
}
