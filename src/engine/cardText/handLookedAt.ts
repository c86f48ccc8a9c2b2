/** "It" behind a hand that was looked at or revealed: the cards in that hand (402.3). */
import type { Filter } from '../language/filter.ts';
import { isEach, type Scope, Unclear } from './scope.ts';

/** The cards of the hand that is spoken of. @throws Unclear where there is none, or where it is one of several */
export function handLookedAt({ said }: Scope, at: number): Filter {
  const hand = said.findLast(({ ref }) => ref.kind === 'all' && ref.filter.kind === 'zone' && ref.filter.zone === 'hand')?.ref;
  if (hand?.kind !== 'all' || hand.filter.kind !== 'zone') throw new Unclear(at);
  if (hand.filter.of && isEach(hand.filter.of)) throw new Unclear(at, 'which hand is meant is not said');
  return hand.filter;
}
