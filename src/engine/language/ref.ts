/** Whom or what a text speaks of. */
import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';

/** Something a text speaks of: one object or player, or a set of them, found when it is needed. */
export type Ref =
  | { readonly kind: 'self' }
  | { readonly kind: 'you' }
  /** The source; where it was put into a graveyard with what it was attached to, the card that it is there (400.7e). */
  /** `yours`: only in the graveyard of who controls what says so, to which the cards go that they own (404.2). */
  | { readonly kind: 'self in graveyard'; readonly yours?: true }
  /** What was chosen for the text's so many-th word "target", from 0. */
  | { readonly kind: 'target'; readonly index: number }
  /** The object or player that the source is attached to. */
  | { readonly kind: 'attached' }
  /** Something of the event that triggered the ability, or that is being replaced. */
  | { readonly kind: 'event'; readonly role: EventRole }
  /** What an earlier instruction of the same text produced or chose, under a name that the text's reading gave it. */
  | { readonly kind: 'memory'; readonly slot: string }
  /** What the source remembers from another of its abilities: cards exiled with it, a choice made as it entered. */
  | { readonly kind: 'linked'; readonly slot: string }
  | { readonly kind: 'all'; readonly filter: Filter }
  | { readonly kind: 'players'; readonly which: 'each' | 'opponents' | 'others' | 'active' | 'defending' | 'team' }
  /** Things that are known by now: what was chosen to pay a cost. */
  | { readonly kind: 'these'; readonly things: readonly string[] }
  /** In an ability that is given to another object: the one whose ability gives it (201.5a). */
  | { readonly kind: 'granter' }
  | { readonly kind: 'controller'; readonly of: Ref }
  | { readonly kind: 'owner'; readonly of: Ref }
  /** In an instruction for each of a set: the one in question. */
  | { readonly kind: 'each' }
  /** The uppermost cards of a library. */
  | { readonly kind: 'library top'; readonly of: Ref; readonly amount: Amount }
  /** All of these together: "each creature and each player". */
  | { readonly kind: 'several'; readonly of: readonly Ref[] }
  | { readonly kind: 'opponents of'; readonly of: Ref }
  /** The creature that the source is paired with. */
  | { readonly kind: 'partner' }
  /** The last of these that is so. */
  | { readonly kind: 'last'; readonly of: Ref; readonly filter: Filter };

/** `became`: the new object that the event's object became in another zone. */
export type EventRole = 'object' | 'player' | 'source' | 'recipient' | 'became';
