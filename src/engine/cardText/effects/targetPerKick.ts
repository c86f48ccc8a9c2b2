/** "Choose target creature, then choose another target creature for each time this was kicked": one word "target", for so many (601.2c, 702.33d). */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import { sayTarget } from '../antecedents.ts';
import { theSource } from '../conditions.ts';
import { noun } from '../phrases.ts';
import { handOn, one, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';

const anyTarget: Filter = { kind: 'any target' };
const many: Amount = { kind: 'sum', of: [one, { kind: 'times paid', cost: 'kicker' }] };

export const targetPerKick: Construct<readonly Instruction[]> = clause(
  'choose (any target|target <of>), then choose another target[ <other>] for each time <it> was kicked',
  { of: maybe(noun), other: maybe(noun), it: theSource },
  ({ of, other }, { outer, tree: { start } }) => {
    if (!isSame(of, other)) throw new Unclear(start, 'the others are of another kind');
    return handOn<readonly Instruction[]>([], sayTarget(outer, of ?? anyTarget, many, many).scope);
  },
  { before: { it: (scope, _, outer) => ({ ...scope, said: outer.said }) } },
);
