/** What an instruction speaks of. */
import type { Instruction } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';

/** What it is done to, by whom, and what else it names; not what its amounts and filters look at. */
export const refsOf = (instruction: Instruction): readonly Ref[] =>
  [
    'what' in instruction ? instruction.what : undefined,
    'who' in instruction ? instruction.who : undefined,
    'to' in instruction ? instruction.to : undefined,
    'on' in instruction ? instruction.on : undefined,
    'of' in instruction ? instruction.of : undefined,
    'one' in instruction ? instruction.one : undefined,
    'other' in instruction ? instruction.other : undefined,
    ...('also' in instruction ? (instruction.also ?? []).map(({ to }) => to) : []),
  ].filter((ref) => typeof ref === 'object');
