/** What happened in a turn, as far as texts ask for it later: data with kinds, which `look/happened.ts` reads. */
import type { Face } from '../language/card.ts';
import type { ZoneName } from '../language/places.ts';
import type { ObjectId, PlayerId, Thing } from './ids.ts';

export type TurnRecord =
  /** A spell was cast, which was like this then. */
  | { readonly kind: 'cast'; readonly player: PlayerId; readonly object: ObjectId; readonly as: AsItWas }
  /** It became the target of a spell or ability. */
  | { readonly kind: 'targeted'; readonly thing: Thing; readonly by: ObjectId }
  /** An ability triggered that does so only so often each turn. */
  | { readonly kind: 'triggered'; readonly object: ObjectId; readonly text: string }
  /** An ability resolved that asks how often it has. */
  | { readonly kind: 'resolved'; readonly object: ObjectId; readonly text: string }
  /** A player did what an ability offers once each turn. */
  | { readonly kind: 'done once'; readonly object: ObjectId; readonly text: string; readonly player: PlayerId }
  /** A permanent left the battlefield, and became this: two cards, where it was melded. */
  | {
      readonly kind: 'left';
      readonly object: ObjectId;
      readonly became: readonly ObjectId[];
      readonly to: ZoneName;
      readonly sacrificed: boolean;
    }
  /** A permanent entered the battlefield, which was like this then. */
  | { readonly kind: 'entered'; readonly object: ObjectId; readonly as: AsItWas }
  /** Damage was dealt by a source that was like this then. */
  | {
      readonly kind: 'damage';
      readonly to: Thing;
      readonly amount: number;
      readonly combat: boolean;
      readonly source: ObjectId;
      readonly controller: PlayerId;
      readonly subtypes: readonly string[];
      /** The source was a commander. */
      readonly commander: boolean;
    }
  /** It was discarded: the card that it is in the zone to which it went. */
  | { readonly kind: 'discarded'; readonly object: ObjectId }
  | { readonly kind: 'life lost'; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: 'life gained'; readonly player: PlayerId; readonly amount: number }
  /** A creature was declared as an attacker, under the control of that player. Those of one combat have the same number. */
  | { readonly kind: 'attack'; readonly player: PlayerId; readonly object: ObjectId; readonly whom: Thing; readonly combat: number }
  /** A creature blocked. */
  | { readonly kind: 'block'; readonly object: ObjectId }
  /** A combat phase ended: what stands behind it is of another. */
  | { readonly kind: 'combat over' }
  /** A main phase behind the first began. */
  | { readonly kind: 'later main' }
  /** A combat phase, and a declare blockers step, has begun. */
  | { readonly kind: 'combat' | 'blockers' }
  /** An exhaust ability began to be activated (702.177b). */
  | { readonly kind: 'exhausted'; readonly player: PlayerId }
  /** 700.13 */
  | { readonly kind: 'crime'; readonly player: PlayerId }
  /** Mana spent on spells (700.14). */
  | { readonly kind: 'mana spent'; readonly player: PlayerId; readonly amount: number };

/** What texts ask of what entered or was cast, which may be something else by now. */
export type AsItWas = Pick<Face, 'types' | 'subtypes' | 'supertypes'> & {
  readonly colors: readonly string[];
  readonly controller: PlayerId;
};

export type RecordOf<Kind extends TurnRecord['kind']> = Extract<TurnRecord, { readonly kind: Kind }>;

/** The records of one kind, in the order in which it happened. */
export const recordsOf = <Kind extends TurnRecord['kind']>(records: readonly TurnRecord[], kind: Kind): readonly RecordOf<Kind>[] =>
  records.filter((record): record is RecordOf<Kind> => record.kind === kind);
