/** "Where X is its power" says what X is in the sentences around it too (107.3). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import { isSame, kindsIn } from '../../language/parts.ts';
import { Unclear, withX } from '../scope.ts';

const looks: readonly Instruction['do'][] = ['look', 'reveal', 'choose'];
/** Cards that are put away in a library: no permanent's mana value or power hangs on them. */
const isPutAway = (each: Instruction): boolean => each.do === 'move' && each.to === 'library' && !kindsIn(each).has('target');
const isOfPermanents = ({ kind }: Amount): boolean => kind === 'devotion' || kind === 'characteristic';

/** X is one number (608.2h). @throws Unclear where it may have changed before it is spoken of again, or has two meanings */
export function withSameX(does: readonly Instruction[], known: readonly Amount[], at: number): readonly Instruction[] {
  const [is, ...others] = known;
  const meant = is ? withX(does, is) : does;
  const last = meant.findLastIndex((each, index) => !isSame(each, does[index]));
  if (!is || last < 0) return does;
  const isKept = (each: Instruction): boolean => looks.includes(each.do) || (isOfPermanents(is) && isPutAway(each));
  if (others.length > 0 || !does.slice(0, last).every(isKept)) throw new Unclear(at, 'what X is may have changed');
  return meant;
}
