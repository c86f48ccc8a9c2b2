/** What things must be like that a text speaks of. */
import type { Amount } from './amount.ts';
import type { CardType, Supertype } from './cardType.ts';
import type { Condition } from './condition.ts';
import type { ColorOrColorless } from './manaCost.ts';
import type { ZoneName } from './places.ts';
import type { Ref } from './ref.ts';

export type Comparison = 'exactly' | 'at least' | 'at most';

/** What an object (or player) must be like. Zone: the battlefield, unless a filter names another. */
export type Filter =
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'type'; readonly type: CardType }
  | { readonly kind: 'supertype'; readonly supertype: Supertype }
  | { readonly kind: 'subtype'; readonly subtype: string }
  | { readonly kind: 'permanent' }
  | { readonly kind: 'spell' }
  | { readonly kind: 'card' }
  | { readonly kind: 'token' }
  /** A card that a player designated before the game (903.3). */
  | { readonly kind: 'commander' }
  | { readonly kind: 'ability'; readonly of: 'activated' | 'triggered' | 'any' }
  | { readonly kind: 'player' }
  | { readonly kind: 'opponent' }
  | { readonly kind: 'any target' }
  | { readonly kind: 'color'; readonly color: ColorOrColorless | 'multicolored' | 'monocolored' }
  | { readonly kind: 'controlled'; readonly by: Ref }
  | { readonly kind: 'owned'; readonly by: Ref }
  | { readonly kind: 'zone'; readonly zone: ZoneName; readonly of?: Ref }
  | { readonly kind: 'other'; readonly than: Ref }
  | { readonly kind: 'one of'; readonly of: Ref }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'keyword'; readonly keyword: string }
  | {
      readonly kind: 'status';
      readonly status: 'tapped' | 'untapped' | 'attacking' | 'blocking' | 'blocked' | 'unblocked' | 'face down' | 'face up';
    }
  | { readonly kind: 'number'; readonly of: 'power' | 'toughness' | 'mana value'; readonly comparison: Comparison; readonly value: Amount }
  | { readonly kind: 'counters'; /** `any` is every kind. */ readonly counter: string; readonly least: number }
  | { readonly kind: 'attached to'; readonly to: Ref }
  /** Attacks one of these players or permanents. */
  | { readonly kind: 'attacking'; readonly whom: Ref }
  /** Blocks one of these creatures; attacks and is blocked by one of these. */
  | { readonly kind: 'blocking' | 'blocked by'; readonly what: Ref }
  | { readonly kind: 'chosen'; readonly slot: 'color' | 'creature type' | 'name' | 'card type' }
  /** A creature that attacked or blocked this combat, or a player who was attacked. */
  | { readonly kind: 'fought' }
  /** `entered this turn`: of a card in a graveyard, that it was put there from the battlefield. */
  | { readonly kind: 'no abilities' | 'toughness above power' | 'even mana value' | 'attacked this turn' | 'entered this turn' }
  /** `by`: by one of these sources. */
  | { readonly kind: 'damaged this turn'; readonly by?: Ref }
  /** A player with the most life, or tied for it; a permanent that came under its controller's control since their last upkeep began, or since the turn did. */
  | { readonly kind: 'most life' | 'new since upkeep' | 'new this turn' | 'paired' }
  /** A player of whom this holds: it asks of `each`. */
  | { readonly kind: 'of whom'; readonly holds: Condition }
  /** Renowned, and the like, or a player with the city's blessing: a mark without a meaning of its own. */
  | { readonly kind: 'designated'; readonly as: string }
  /** Of a type before effects change it. */
  | { readonly kind: 'originally'; readonly type: CardType }
  /** Enchanted, equipped. `own`: by what its own controller controls. */
  | { readonly kind: 'bears'; readonly what: 'Aura' | 'Equipment'; readonly own?: true }
  | { readonly kind: 'same name'; readonly as: Ref }
  | { readonly kind: 'shares'; readonly quality: 'color' | 'creature type' | 'card type'; readonly with: Ref }
  /** Of one of these mana costs, as they are written. */
  | { readonly kind: 'mana cost'; readonly of: readonly string[] }
  /** {X} is in its mana cost. */
  | { readonly kind: 'has x' }
  /** Kicked, and the like: this cost was paid as it was cast. */
  | { readonly kind: 'paid'; readonly cost: string }
  /** A spell all of whose targets are one such thing. */
  | { readonly kind: 'targets only'; readonly filter: Filter }
  /** So many objects and players were chosen as targets, each as often as it was (115.9a). */
  | { readonly kind: 'single target' }
  /** A spell one of whose targets is this. */
  | { readonly kind: 'targets'; readonly what: Ref };

/** Another player of the same team. */
export const teammate: Filter = {
  kind: 'and',
  filters: [{ kind: 'player' }, { kind: 'one of', of: { kind: 'players', which: 'team' } }, { kind: 'other', than: { kind: 'you' } }],
};

/** Cards that are found together: each by another name, all with a land type in common, or one for each of several descriptions. */
export type FoundTogether = 'different names' | 'a land type' | readonly Filter[];
