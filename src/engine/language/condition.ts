/** What a text asks, and how long what it does lasts. */
import type { Amount } from './amount.ts';
import type { Comparison, Filter } from './filter.ts';
import type { Color } from './manaCost.ts';
import type { Step, ZoneName } from './places.ts';
import type { Ref } from './ref.ts';

export type Condition =
  | { readonly kind: 'and'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'compare'; readonly left: Amount; readonly comparison: Comparison; readonly right: Amount }
  | { readonly kind: 'matches'; readonly subject: Ref; readonly filter: Filter }
  | { readonly kind: 'exists'; readonly filter: Filter }
  /** It holds for one of these. */
  | { readonly kind: 'some'; readonly of: Ref; readonly holds: Condition }
  | { readonly kind: 'your turn' }
  /** It is one of these steps; `firstCombat`: and no combat phase of the turn is over (506.7d); `blocked`: and this one had a declare blockers step (506.7f). */
  | { readonly kind: 'time'; readonly steps: readonly Step[]; readonly firstCombat?: true; readonly blocked?: true }
  | { readonly kind: 'paid'; readonly cost: string }
  | { readonly kind: 'done'; readonly slot: string }
  /** A creature attacks, and no other does, or did as attackers were declared. */
  | { readonly kind: 'attacking alone'; readonly of: Ref }
  /** Mana of this colour was spent to cast the spell: any, or so much of it. */
  | { readonly kind: 'spent'; readonly color: Color; readonly least?: number }
  /** The spell was cast from that zone. */
  | { readonly kind: 'cast from'; readonly zone: ZoneName };

/** The slot in which it is whether what an ability offers has been done this turn (603.2h). */
export const doneOnce = 'done once';

export type Duration =
  | 'end of turn'
  | 'end of combat'
  | 'your next turn'
  | 'end of your next turn'
  /** Through the next untap step of the controller of what is affected. */
  | 'its next untap step'
  /** The same of the controller of the effect. */
  | 'your next untap step'
  | 'permanent'
  | 'while on battlefield'
  /** The same for one-shot effects, phased out or not (610.3). */
  | 'until it leaves'
  | 'opponent is crowned'
  | 'while tapped'
  | 'while controlled'
  /** Until the controller of the effect loses control of what is affected. */
  | 'while theirs'
  /** For as long as a condition holds. */
  | { readonly while: Condition };
