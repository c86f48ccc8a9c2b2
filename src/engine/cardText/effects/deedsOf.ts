/** Several things that are done one behind the other in one sentence: "untap it and remove it from combat". */
import type { Instruction } from '../../language/instruction.ts';
import { clause, type Construct, list } from '../syntax.ts';
import { joinSentences } from './joined.ts';

export const joints = [', then ', ' and then ', ', and ', ' and ', ', '];

/** Everything to the end is behind what stands before it: one "may", a time, "for each opponent". */
export const deedsOf = (construct: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> =>
  clause('<of>', { of: list(construct, joints) }, ({ of }) => joinSentences(of.flat()));
