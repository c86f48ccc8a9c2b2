/** A card of a hand that is revealed at random (701.20). */
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { sayThing, sayThings } from '../antecedents.ts';
import { takenAtRandom } from '../atRandom.ts';
import { who } from '../phrases.ts';
import { handOn } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const atRandom: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '<doer> ^reveal <of>',
    { doer: who, of: takenAtRandom },
    ({ of }, { scope, tree: { parts } }) => {
      const revealed: Ref = { kind: 'memory', slot: 'revealed' };
      const say = parts['of']?.plural ? sayThings : sayThing;
      return handOn<readonly Instruction[]>(
        [{ do: 'reveal', what: of, remember: 'revealed' }],
        say({ ...scope, said: scope.said.filter((each) => !isSame(each.ref, of)) }, revealed, 'moved', { kind: 'card' }),
      );
    },
    { before: { of: (scope, { doer = scope.doer }) => ({ ...scope, doer }) } },
  ),
];
