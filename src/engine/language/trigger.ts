/** What triggered abilities wait for (603). */
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { StepName, ZoneName } from './places.ts';
import type { Ref } from './ref.ts';

/** What makes an ability trigger. `together`: "one or more", once for all that happens at once. */
export type TriggerEvent = Waited & { readonly together?: true };

type Waited =
  /** `to`: only when it goes there. */
  | {
      readonly on: 'enters' | 'dies' | 'leaves';
      readonly what: Filter | 'self';
      readonly to?: ZoneName;
      /** Another zone than the battlefield. */ readonly from?: ZoneName;
    }
  /** From anywhere, when no zone is named (603.6c); from the battlefield it is `dies`. */
  | { readonly on: 'put into graveyard'; readonly what: Filter | 'self'; readonly from?: ZoneName }
  /** Reflexive: the instruction before it was carried out (603.12). */
  | { readonly on: 'when you do' }
  /** `copies`: also when it is copied. `nth`: as which such spell of that player this turn. `during`: in whose turn. */
  | {
      readonly on: 'cast';
      readonly what: Filter | 'self';
      readonly by?: Ref;
      readonly copies?: true;
      readonly nth?: number;
      /** As which of all that players cast. */
      readonly ofAll?: true;
      readonly during?: 'opponents';
      /** The zone that it was cast from: by then it is on the stack (601.2a). */
      readonly from?: Extract<Filter, { kind: 'zone' }>;
      /** From anywhere but that. */
      readonly elsewhere?: true;
    }
  /** A land, which is played and never cast (305.1). */
  | { readonly on: 'plays'; readonly who: Ref; readonly what: Filter; readonly from?: ZoneName }
  | {
      readonly on: 'blocks' | 'becomes blocked';
      readonly what: Filter | 'self';
      /** The creature on the other side: then it triggers for each of them, else once (509.3). */
      readonly by?: Filter;
    }
  /**
   * `alone`: as the only creature declared. `whom`: the player or permanent attacked. `least`: so many such attackers at least; `declared`: so
   * many attackers of any kind. `first`: it has not attacked this turn before.
   */
  | {
      readonly on: 'attacks';
      readonly what: Filter | 'self';
      readonly alone?: boolean;
      readonly least?: number;
      readonly declared?: number;
      readonly first?: true;
      readonly whom?: Filter;
      /** Another creature that is declared as an attacker with it is like this. */
      readonly beside?: Filter;
    }
  | {
      readonly on:
        | 'attacks and is not blocked'
        | 'becomes tapped'
        | 'becomes untapped'
        /** From the recipient (701.3d). */
        | 'becomes unattached'
        | 'turned face up'
        | 'phases in'
        | 'phases out'
        | 'transforms';
      readonly what: Filter | 'self';
    }
  /** `of`: the spell or ability that targets. `first`: none such has this turn before. */
  | { readonly on: 'becomes the target'; readonly what: Filter | 'self'; readonly of?: Filter; readonly first?: true }
  /** `combat`: combat damage, or with `false` noncombat damage. */
  | { readonly on: 'deals damage'; readonly what: Filter | 'self'; readonly to?: Filter; readonly combat?: boolean }
  | { readonly on: 'is dealt damage'; readonly what: Filter | 'self' }
  | {
      readonly on: 'crews' | 'becomes crewed' | 'reveals' | 'enlists' | 'exerts' | 'explores' | 'trains' | 'mutates';
      readonly what: Filter | 'self';
    }
  /** The half at that place of a Room gets unlocked (709.5h); both are (709.5i). */
  | { readonly on: 'unlocks'; readonly who: Ref; readonly what: Filter | 'self'; readonly amount: number }
  | { readonly on: 'unlocks fully'; readonly who: Ref; readonly what: Filter | 'self' }
  /** `whom`: the creature that is sacrificed. */
  | { readonly on: 'exploits'; readonly what: Filter | 'self'; readonly whom: Filter }
  /** One or more counters of a kind are put on it, also as it enters (122.6). `singly`: for each of them by itself. `removed`: taken off it. */
  | {
      readonly on: 'counters put';
      readonly what: Filter | 'self';
      readonly counter: string;
      readonly singly?: true;
      readonly removed?: true;
      readonly by?: Ref;
    }
  /** The last counter of a kind is removed. */
  | { readonly on: 'last counter'; readonly what: Filter | 'self'; readonly counter: string }
  | { readonly on: 'sacrifices'; readonly who: Ref; readonly what: Filter }
  /** An ability that is no mana ability, of such an object; a loyalty ability. The ability is the recipient of the event. */
  | { readonly on: 'activates' | 'activates loyalty'; readonly who: Ref; readonly what?: Filter }
  | { readonly on: 'cycles'; readonly who: Ref; readonly what?: Filter | 'self' }
  /** It gets a designation. */
  | { readonly on: 'becomes'; readonly what: Filter | 'self'; readonly as: string }
  | { readonly on: 'tempts'; readonly who: Ref }
  /** The venture marker comes into the so many-th room of the dungeon, from 0 (309.4c). */
  | { readonly on: 'ventures'; readonly what: 'self'; readonly room: number }
  /** One becomes the other (730.1a). */
  | { readonly on: 'day and night' }
  | {
      readonly on:
        | 'scries'
        | 'surveils'
        | 'proliferates'
        /** Their own library. */
        | 'searches'
        | 'wins a flip'
        | 'loses a flip'
        | 'rolls'
        | 'commits a crime'
        | 'completes a dungeon'
        | 'takes the initiative'
        | 'planeswalks'
        /** The faces of the planar die. */
        | 'rolls chaos'
        | 'rolls planeswalker';
      readonly who: Ref;
    }
  | { readonly on: 'chaos' }
  /** From and to a plane or phenomenon; a scheme. */
  | { readonly on: 'planeswalks to' | 'planeswalks away' | 'sets in motion' | 'abandons'; readonly what: 'self'; readonly who: Ref }
  /** By an effect that waits for it (603.7). */
  | { readonly on: 'loses control'; readonly who: Ref; readonly what: Filter }
  | { readonly on: 'expends'; readonly who: Ref; readonly amount: number }
  /** The second main phase of a turn is the first behind the precombat one; others may come (505.1a). */
  | {
      readonly on: 'beginning';
      readonly of: StepName | 'main' | 'second main';
      readonly whose: 'yours' | 'each' | 'opponents' | 'next' | 'attached';
    }
  /** `nth`: as which card this turn; `exceptFirst`: not the first card that they draw in each of their draw steps. */
  | { readonly on: 'draws'; readonly who: Ref; readonly nth?: number; readonly exceptFirst?: true }
  /** `first`: they have not this turn before. */
  | { readonly on: 'gains life' | 'loses life'; readonly who: Ref; readonly first?: true }
  /** `by`: a spell or ability of one of these players has it done; whose it is, is the player of the event. */
  | { readonly on: 'discards'; readonly who: Ref; readonly what?: Filter | 'self'; readonly by?: Ref }
  | { readonly on: 'tapped for mana'; readonly what: Filter | 'self' }
  /** Lore counters reach one of these numbers (714.2b); `ahead`: in the turn in which it entered, that number alone (702.155a). */
  | { readonly on: 'chapter'; readonly numbers: readonly number[]; readonly ahead?: true }
  | { readonly on: 'state'; readonly condition: Condition };
