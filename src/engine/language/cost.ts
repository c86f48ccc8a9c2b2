/** Costs (118). */
import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';
import type { ManaCost } from './manaCost.ts';

export type Cost =
  /**
   * `x`: what its X is, worked out as it is paid; without it what was announced. `waterbend`: artifacts and creatures may be tapped for its
   * generic mana (701.67a).
   */
  | { readonly pay: 'mana'; readonly cost: ManaCost; readonly x?: Amount; readonly waterbend?: true }
  | { readonly pay: 'tap' | 'untap' }
  | { readonly pay: 'sacrifice'; readonly filter: Filter | 'self'; readonly amount: Amount }
  | { readonly pay: 'discard'; readonly filter: Filter | 'self' | 'hand'; readonly amount: Amount; readonly random?: boolean }
  | { readonly pay: 'life'; readonly amount: Amount }
  /** `total`: any number of them, with so much mana value together (701.59a). */
  | { readonly pay: 'exile'; readonly filter: Filter | 'self'; readonly amount: Amount; readonly total?: true }
  /** `own`: counters of the player who pays, not of the source. */
  | { readonly pay: 'counters'; readonly counter: string; readonly amount: Amount; readonly add?: boolean; readonly own?: boolean }
  | { readonly pay: 'return'; readonly filter: Filter | 'self'; readonly amount: Amount }
  /** `power`: any number of them, with so much power together, to crew or to saddle. */
  | { readonly pay: 'tap others'; readonly filter: Filter; readonly amount: Amount; readonly power?: 'crew' | 'saddle' }
  /** The source is exerted (701.43a). */
  | { readonly pay: 'exert' }
  | { readonly pay: 'loyalty'; readonly amount: Amount }
  | { readonly pay: 'exile top' | 'mill' | 'draw'; readonly amount: Amount }
  /** A counter of so many of these, which have one. */
  | { readonly pay: 'remove counter'; readonly filter: Filter; readonly counter: string; readonly amount: Amount }
  /** Cards of a filter, shown from the zone that it names. */
  | { readonly pay: 'reveal'; readonly filter: Filter | 'self'; readonly amount: Amount }
  /** One of several ways: "reveal a card or pay {3}". */
  | { readonly pay: 'one of'; readonly costs: readonly (readonly Cost[])[] };
