/** Where cards that are discarded come from: texts up to 2002 say it, and it is the hand of who discards in any case (701.9a). */
import type { Filter } from '../language/filter.ts';
import type { Instruction } from '../language/instruction.ts';
import { isSame } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import type { Counted } from './filters.ts';
import { and } from './scope.ts';

/** Cards without the words that they are in that player's hand. */
export function withoutHand(filter: Filter, of: Ref): Filter {
  const hand: Filter = { kind: 'zone', zone: 'hand', of };
  return filter.kind === 'and' ? and(...filter.filters.filter((each) => !isSame(each, hand))) : filter;
}

export function discard(player: Ref, of: Counted, random: boolean): Instruction {
  const plain = of.filter.kind === 'card';
  return {
    do: 'discard',
    who: player,
    amount: of.amount,
    ...(random ? { random } : {}),
    remember: 'discarded',
    ...(plain ? {} : { what: { kind: 'all', filter: and(of.filter, { kind: 'zone', zone: 'hand', of: player }) } }),
  };
}
