/** What few games do in combat. */
import { assignDamage } from '../../actions/rare/assigning/assignDamage.ts';
import { chooseDefendingPlayer } from '../../actions/rare/chooseDefendingPlayer.ts';
import { damageOnStack } from '../../actions/rare/damageOnStack.ts';
import { declareBands } from '../../actions/rare/declareBands.ts';
import { enterAttacking } from '../../actions/rare/enterAttacking.ts';
import { orderDamage } from '../../actions/rare/orderDamage.ts';
import { payDeclaration } from '../../actions/rare/payDeclaration.ts';
import type { Of } from './parts.ts';

export const combat: Of<'combat'> = {
  assignDamage,
  chooseDefendingPlayer,
  damageOnStack,
  declareBands,
  enterAttacking,
  orderDamage,
  payDeclaration,
};
