/** Cards that are taken from a hand or a graveyard at random: nobody chooses them. */
import type { Ref } from '../language/ref.ts';
import { sayThing, sayThings } from './antecedents.ts';
import { counted } from './filters.ts';
import { whosePlayer } from './phrases.ts';
import { and, before, handOn, holds, isEach, newSlot, Unclear } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

export const takenAtRandom: Construct<Ref> = clause(
  '<of> at random (from|in) <owner> (zone:graveyard|hand)',
  { of: counted, owner: whosePlayer },
  ({ of: { filter, amount, upTo }, owner }, { scope: outer, forms: { zone }, tree: { start } }) => {
    // How many they are is settled before it is chosen for them which; and each of several would have cards of their own.
    if (upTo || isEach(owner) || isEach(outer.doer)) throw new Unclear(start);
    if (!holds(filter, (part) => 'kind' in part && part.kind === 'card')) throw new Unclear(start, 'only cards are there');
    const [slot, scope] = newSlot(outer, 'chosen');
    const from: Ref = { kind: 'all', filter: and(filter, { kind: 'zone', zone: zone as 'hand', of: owner }) };
    const asked = before(scope, { do: 'choose', who: outer.doer, from, amount, slot, how: 'at random' });
    const single = amount.kind === 'number' && amount.value === 1;
    const ref: Ref = { kind: 'memory', slot };
    return handOn(ref, (single ? sayThing : sayThings)(asked, ref, 'chosen', filter));
  },
  { like: 'of' },
);
