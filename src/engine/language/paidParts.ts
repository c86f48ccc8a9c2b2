/** What an effect does as its costs were paid: a part that hangs on a cost that was not paid falls away, and its targets with it (601.2c, 702.33g). */
import type { Effect } from './ability.ts';
import type { Condition } from './condition.ts';
import type { Instruction } from './instruction.ts';
import { kindsIn, partsIn } from './parts.ts';

/** The instructions with the branches that are taken in place of what asks whether a cost was paid. */
export function paidParts(instructions: readonly Instruction[], paid: readonly string[]): readonly Instruction[] {
  return kindsIn(instructions).has('paid') ? (prune(instructions, paid) as readonly Instruction[]) : instructions;
}

function prune(value: unknown, paid: readonly string[]): unknown {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => prune(each, paid));
  if (typeof value !== 'object' || value === null) return value;
  const instruction = value as Partial<Extract<Instruction, { do: 'if' }>>;
  const holds = instruction.do === 'if' && instruction.condition ? wasPaid(instruction.condition, paid) : undefined;
  if (holds !== undefined) return prune((holds ? instruction.then : instruction.otherwise) ?? [], paid);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, prune(part, paid)]));
}

/** Undefined where it asks anything else as well. */
function wasPaid(condition: Condition, paid: readonly string[]): boolean | undefined {
  if (condition.kind === 'paid') return paid.includes(condition.cost);
  if (condition.kind !== 'not') return undefined;
  const holds = wasPaid(condition.condition, paid);
  return holds === undefined ? undefined : !holds;
}

/** For each word "target" of an effect, whether something is chosen for it: not where all that speaks of it falls away. */
export function wordsAsked({ targets, instructions }: Effect, paid: readonly string[]): readonly boolean[] {
  const done = paidParts(instructions, paid);
  const speaks = (of: readonly Instruction[], word: number): boolean =>
    partsIn(of).some(({ kind, index }) => kind === 'target' && index === word);
  return targets.map((_, word) => done === instructions || speaks(done, word) || !speaks(instructions, word));
}
