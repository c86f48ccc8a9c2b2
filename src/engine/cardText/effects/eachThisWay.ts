/** What is done for each of those to which the text did something, and to what damage was dealt (608.2h). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { sayThing } from '../antecedents.ts';
import { noun, nounOfEach } from '../phrases.ts';
import { and, handOn } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { dealtTo, deed, doneTo, forEachOf } from '../thisWay.ts';

/** "For each creature exiled this way, its controller creates a token". */
export const eachThisWay = (then: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> =>
  clause(
    `for each <of> ${deed} this way, <then>`,
    { of: nounOfEach, then },
    ({ of, then: does }, { scope, outer, forms, tree: { start } }) =>
      handOn(forEachOf(doneTo(forms['deed'], outer), of, does, start), { ...scope, said: outer.said }),
    { before: { then: (scope, { of }) => sayThing(scope, { kind: 'each' }, 'all', of ?? { kind: 'permanent' }) } },
  );

/** Those of what damage was dealt to that are such. */
const dealt = (of: Filter): Filter => and(of, { kind: 'one of', of: dealtTo });
export const dealtThisWay: readonly Construct<readonly Instruction[]>[] = [
  clause('if (a|an) <of> dealt damage this way would die this turn, exile it instead', { of: noun }, ({ of }): readonly Instruction[] => [
    {
      do: 'rules',
      rules: [
        {
          rule: 'replace',
          event: { on: 'dies', what: dealt(of) },
          by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile' }],
          instead: true,
        },
      ],
      duration: 'end of turn',
    },
  ]),
];
