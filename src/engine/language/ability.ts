/** What rules text means, as data: abilities of four kinds, and the effects that they have (113.3). */
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Instruction } from './instruction.ts';
import type { Modification } from './modification.ts';
import type { ZoneName } from './places.ts';
import type { Ref } from './ref.ts';
import type { StaticRule } from './staticRule.ts';
import type { TriggerEvent } from './trigger.ts';

/** A word "target" of a text, with what may be chosen for it. */
export interface TargetSlot {
  readonly filter: Filter;
  readonly least: Amount;
  readonly most: Amount;
  /** Chosen by another player than the controller. */
  readonly by?: Ref;
  /** All of them are cards of one owner: "from a single graveyard". */
  readonly together?: true;
  /** No more than so much of it have all of them together. */
  readonly total?: { readonly of: 'power' | 'toughness' | 'mana value'; readonly most: Amount };
  /** One such target for each of these; `each` in the filter is the one in question. */
  readonly each?: Ref;
}

/** What a spell or ability does when it resolves: one way, or modes of which some are chosen. */
export interface Effect {
  readonly targets: readonly TargetSlot[];
  readonly instructions: readonly Instruction[];
}

/** How many modes are chosen. */
export interface ModeCount {
  readonly least: number;
  readonly most: number;
}

/** The four kinds (113.3), keywords, and what a spell does (113.3a). `text` is the wording it was compiled from. */
export type Ability =
  | {
      readonly kind: 'spell';
      readonly text: string;
      readonly modes: readonly Effect[];
      readonly choose?: ModeCount & {
        /** Chosen by another player than the controller. */
        readonly by?: Ref;
        /** The same mode may be chosen more than once (700.2d). */
        readonly again?: true;
        /** So many instead, if it was kicked, or if that is so as it is cast. */
        readonly kicked?: ModeCount;
        readonly when?: Condition;
        /** What each mode costs besides, by its place (702.172a, 702.183a). */
        readonly costs?: readonly (readonly Cost[])[];
        /** What each mode beyond the first costs besides (702.120a). */
        readonly beyond?: readonly Cost[];
        /** The keyword by which it is so. */
        readonly keyword?: string;
      };
      readonly additionalCosts?: readonly Cost[];
      /** What its modes are when it is cast for its overload, cleave or awaken cost (702.96a, 702.148a, 702.113a). */
      readonly overloaded?: readonly Effect[];
    }
  | {
      readonly kind: 'activated';
      readonly text: string;
      readonly costs: readonly Cost[];
      readonly effect: Effect;
      readonly modes?: readonly Effect[];
      readonly from?: ZoneName;
      /** `instant`: with priority, and not while something is paid for (304.5). */
      readonly timing?: 'sorcery' | 'instant' | 'upkeep' | 'your turn' | 'combat';
      readonly perTurn?: number;
      /** By each permanent once (702.177a). */
      readonly once?: true;
      /** The keyword that stands before its cost. */
      readonly keyword?: string;
      /** Only where this is so as it is activated (602.5). */
      readonly onlyIf?: Condition;
      readonly anyPlayer?: boolean;
      readonly loyalty?: boolean;
      /** So much generic mana less does it cost to activate; where there is a condition, only when that is so. */
      readonly less?: Amount;
      readonly lessIf?: Condition;
      /** What {X} in its cost is, where its text says so: nobody chooses it then (107.3c). */
      readonly x?: Amount;
    }
  | {
      readonly kind: 'triggered';
      readonly text: string;
      readonly event: TriggerEvent | readonly TriggerEvent[];
      readonly condition?: Condition;
      /** What must be so while it happens; it is not looked at again (603.2). */
      readonly meanwhile?: Condition;
      /** So often each turn at most. */
      readonly perTurn?: number;
      /** What it offers is done once each turn, and then it triggers no more for that player (603.2h). */
      readonly doneOnce?: true;
      readonly effect: Effect;
      readonly modes?: readonly Effect[];
      readonly choose?: ModeCount & {
        /** None that was chosen for it before, by this object: ever, or this turn. */
        readonly anew?: 'ever' | 'turn';
      };
      readonly from?: ZoneName;
      /** The keyword that means this. */
      readonly keyword?: string;
      /** No card says it: the text is in words of ours. */
      readonly ours?: true;
      /** It was made by a resolving spell or ability, and waits for its event apart from any object (603.7). */
      readonly delayed?: true;
    }
  | {
      readonly kind: 'static';
      readonly text: string;
      readonly what?: Ref;
      readonly changes?: readonly Modification[];
      readonly rules?: readonly StaticRule[];
      readonly condition?: Condition;
      readonly from?: ZoneName;
      /** Sets a characteristic of its own object, in all zones (604.3). */
      readonly defining?: boolean;
      /** The keyword that means this. */
      readonly keyword?: string;
      /** No card says it: the text is in words of ours. */
      readonly ours?: true;
    }
  | {
      readonly kind: 'keyword';
      readonly text: string;
      readonly keyword: string;
      readonly cost?: readonly Cost[];
      /** Where its cost is the mana cost of what has it: what is paid with that. */
      readonly besides?: readonly Cost[];
      readonly number?: Amount;
      readonly quality?: Filter | string;
    };

export type AbilityKind = Ability['kind'];
