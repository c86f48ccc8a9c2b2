/** Cards that are exiled face down (406.3). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { howMany } from '../amounts.ts';
import { whose } from '../phrases.ts';
import { one } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';
import { moved } from './moving.ts';

export const hiding: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(exile the top (card|<many> #card) of <of> library face down|remove the top card of <of> library from the game face down)',
    { many: maybe(howMany), of: whose },
    ({ many = one, of }, { scope }) => {
      const what: Ref = { kind: 'library top', of, amount: many };
      return moved(scope, 'exiled', { do: 'move', what, to: 'exile', faceDown: true, link: 'exiled' });
    },
  ),
];
