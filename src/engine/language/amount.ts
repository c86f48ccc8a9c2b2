/** Numbers in a text: written, counted, or taken from something. */
import type { Filter } from './filter.ts';
import type { Color } from './manaCost.ts';
import type { Ref } from './ref.ts';

/** What several things may differ in. Who has no name or no power has none that differs from another. */
export type Differing = 'names' | 'powers' | 'card types' | 'basic land types' | 'colors';

export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'x' }
  /** `like`: of these, those that are or were like this. */
  | { readonly kind: 'count'; readonly of: Ref; readonly like?: Filter }
  | { readonly kind: 'characteristic'; readonly name: 'power' | 'toughness' | 'mana value' | 'loyalty'; readonly of: Ref }
  | { readonly kind: 'counters'; readonly counter: string; readonly of: Ref }
  | { readonly kind: 'life'; readonly of: Ref }
  | { readonly kind: 'hand size'; readonly of: Ref }
  /** How many of these make up a party: a Cleric, a Rogue, a Warrior and a Wizard at most (700.8). */
  | { readonly kind: 'party'; readonly of: Ref }
  | { readonly kind: 'event amount' }
  /** How often the ability that asks has been activated this turn. */
  | { readonly kind: 'activations' }
  /** How much or how many an earlier part of the text left there (deed.ts). `of`: of what players had of it, the share of these. */
  /** `most`: the greatest of such shares. */
  | { readonly kind: 'memory'; readonly slot: string; readonly of?: Ref; readonly most?: true }
  | { readonly kind: 'sum'; readonly of: readonly Amount[] }
  /** What an amount is beyond so many; 0 when it is no more. */
  | { readonly kind: 'beyond'; readonly of: Amount; readonly over: number }
  | { readonly kind: 'times'; readonly factor: number; readonly of: Amount }
  /** `by`: another part than a half. */
  | { readonly kind: 'half'; readonly of: Amount; readonly rounded: 'up' | 'down'; readonly by?: Amount }
  | { readonly kind: 'starting life'; readonly of: Ref }
  /** The lowest life total of all players. */
  | { readonly kind: 'least life' }
  /** `least`: the smallest of them. */
  | { readonly kind: 'greatest'; readonly name: 'power' | 'toughness' | 'mana value'; readonly of: Ref; readonly least?: true }
  /** The power of what was tapped to station, or what is used in its place (702.184c). */
  | { readonly kind: 'stationing'; readonly of: Ref }
  /** How many different ones these have together. */
  | { readonly kind: 'count different'; readonly what: Differing; readonly of: Ref }
  /** Mana symbols of these colours in the costs of permanents that you control (700.5). */
  | { readonly kind: 'devotion'; readonly colors: readonly Color[] }
  /**
   * What happened this turn: opponents attacked by you, your attackers, spells cast before the source, permanents put into graveyards, damage
   * dealt to opponents, life that opponents lost and that you gained, exhaust abilities that you began to activate, crimes that you committed, spells that you cast,
   * cards that you drew, permanents that left the battlefield, were sacrificed, or entered.
   */
  | {
      readonly kind: 'happened';
      readonly what:
        | 'attacked'
        | 'attackers'
        | 'cast before'
        | 'damage to opponents'
        | 'life lost'
        | 'life gained'
        | 'exhausted'
        | 'crimes'
        | 'cast'
        | 'drawn'
        | HappenedToObjects;
      /** Of permanents and spells: those that were like this then. */
      readonly of?: Filter;
      /** These players in the place of those. */
      readonly by?: Ref;
      /** Only what happened before it happened to this. */
      readonly before?: Ref;
    }
  /** How often you have cast commanders from the command zone this game (903.8). */
  | { readonly kind: 'commander casts' }
  /** How often a cost was paid besides (702.56a). */
  | { readonly kind: 'times paid'; readonly cost: string }
  /** How many colours of mana were spent to cast the object. */
  | { readonly kind: 'colors spent' }
  /** How much mana was spent to cast the object, or this one (400.7d, 601.2h). */
  | { readonly kind: 'mana spent'; readonly of?: Ref }
  /** Spells that were cast last turn: all of them, or the most that one player cast. */
  | { readonly kind: 'spells last turn'; readonly by: 'all' | 'one' };

/** What happened to permanents. */
export type HappenedToObjects = 'to graveyard' | 'left' | 'sacrificed' | 'entered';

/** Of "any number": more than there are. */
export const anyNumber: Amount = { kind: 'number', value: 99 };
