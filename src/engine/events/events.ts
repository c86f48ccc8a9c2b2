/**
 * Events: the only way in which the game changes once it has begun. Procedures propose a batch of simultaneous events; replacement and
 * prevention effects rewrite it (replacement/), what remains is applied at once, then triggers look at it (triggers.ts).
 */
import type { Concept } from '../concepts/concepts.ts';
import type { ManaSpending } from '../language/mana.ts';
import type { ZoneName } from '../language/places.ts';
import type { ColorOrColorless } from '../language/manaCost.ts';
import type { ContinuousEffect, GameObject, ObjectId, PlayerId, Remembered, Thing } from '../state/state.ts';

export type GameEvent =
  | {
      readonly kind: 'move';
      readonly object: ObjectId;
      readonly to: ZoneName;
      readonly cause: MoveCause;
      /** Place in a library from the top; the bottom without one means behind all. */
      readonly at?: 'top' | 'bottom' | 'shuffled' | number;
      /** Its place among what moves there with it is settled: at random, or by who put it there. */
      readonly arranged?: true;
      /** Who arranges what moves there with it, where that is not its owner. */
      readonly arrangedBy?: PlayerId;
      /** Changes to the object that it becomes: under whose control, tapped, with counters, attached, face down. */
      readonly as?: Partial<
        Pick<
          GameObject,
          | 'controller'
          | 'tapped'
          | 'faceDown'
          | 'face'
          | 'counters'
          | 'attachedTo'
          | 'memory'
          | 'copied'
          | 'attacking'
          | 'blocking'
          | 'cast'
          | 'kind'
        >
      >;
      readonly besides?: Besides;
      /** Remembered by that object for its linked abilities (607.2), if it goes there and nowhere else. */
      readonly link?: { readonly source: ObjectId; readonly slot: string; readonly to: ZoneName };
      /** A continuous effect that applies to it as it enters (611.2e). */
      readonly effect?: Pick<ContinuousEffect, 'changes' | 'source' | 'controller'>;
      /** The creature that exploits it by its being sacrificed (702.110b). */
      readonly exploitedBy?: ObjectId;
      /** Whose spell or ability has it discarded; nobody's where it pays for something. */
      readonly by?: PlayerId;
      /** What else moves it: a state-based action, or the end of an effect. */
      readonly ground?: Concept;
    }
  | {
      readonly kind: 'damage';
      readonly source: ObjectId;
      readonly to: Thing;
      readonly amount: number;
      readonly combat: boolean;
      readonly preventable: boolean;
    }
  | {
      readonly kind: 'life';
      readonly player: PlayerId;
      readonly change: number;
      /** Where the life of a whole team is set: its total, whatever its members gain and lose (606.9b of 2005 to 2010). */
      readonly total?: number;
      readonly source?: ObjectId;
      readonly cause: 'gain' | 'loss' | 'damage' | 'payment';
      /** By combat damage. */
      readonly combat?: true;
    }
  | { readonly kind: 'draw'; readonly player: PlayerId }
  | {
      readonly kind: 'counters';
      readonly on: Thing;
      readonly counter: string;
      readonly change: number;
      readonly source?: ObjectId;
      /** What they are put on trains thereby (702.149c). */
      readonly trains?: true;
      /** Paid as a cost, a result of damage, or a turn-based action: not what an effect says. */
      readonly by?: 'cost' | 'damage' | 'turn';
      /** Who puts them, where it is not the controller of the source; empty where it is nobody. */
      readonly putter?: PlayerId;
      /** The rule that has them put or removed, where no effect says so. */
      readonly ground?: Concept;
      /** Of several in one batch that say the same here, one happens: what a single effect does about all that happens at once. */
      readonly once?: string;
    }
  | { readonly kind: 'tap' | 'untap'; readonly object: ObjectId; readonly forMana?: boolean }
  | {
      readonly kind: 'create';
      readonly object: GameObject;
      readonly besides?: Besides;
      /** What says what the token is like. */
      readonly described?: Concept;
      /** Of several for each of whom something is created, the one for whom this is. */
      readonly for?: Thing;
    }
  | {
      readonly kind: 'destroy';
      readonly object: ObjectId;
      readonly source?: ObjectId;
      readonly regenerable: boolean;
      /** By a state-based action, not by what an effect says. */
      readonly byState?: true;
      /** The state-based action that destroys it. */
      readonly ground?: Concept;
    }
  | {
      readonly kind: 'mana';
      readonly player: PlayerId;
      readonly mana: readonly ColorOrColorless[];
      readonly only?: ManaSpending;
      readonly lasting?: 'end of combat' | 'end of turn';
      /** From a snow source (107.4h). */
      readonly snow?: boolean;
      readonly source?: ObjectId;
      /** A mana ability adds it (605). */
      readonly ability?: true;
      /** Its source was tapped for it (106.12). */
      readonly tapped?: boolean;
    }
  | { readonly kind: 'leave combat'; readonly object: ObjectId }
  | {
      readonly kind: 'attach';
      readonly object: ObjectId;
      readonly to: Thing | undefined;
      /** The state-based action by which it becomes unattached. */
      readonly ground?: Concept;
    }
  | { readonly kind: 'change'; readonly object: ObjectId; readonly change: Partial<GameObject>; readonly name: string }
  | { readonly kind: 'remember'; readonly object: ObjectId; readonly slot: string; readonly value: Remembered; readonly amount?: number }
  | { readonly kind: 'cast'; readonly object: ObjectId; readonly player: PlayerId }
  | {
      readonly kind: 'attacks';
      /** `band`: attackers of one number are in a band. */
      readonly attackers: readonly { readonly object: ObjectId; readonly whom: Thing; readonly band?: number }[];
    }
  | {
      readonly kind: 'blocks';
      /** `band`: not declared, but blocked with another of its band (702.22h). */
      readonly blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId; readonly band?: boolean }[];
      /** Attackers that an effect has become blocked, by no creature (509.1h). */
      readonly blocked?: readonly ObjectId[];
      /** Attackers that no creature was declared to block. */
      readonly unblocked?: readonly ObjectId[];
    }
  /** `anew`: it was on the stack already, or is a copy put there. */
  | { readonly kind: 'targets'; readonly object: ObjectId; readonly targets: readonly Thing[]; readonly anew?: true }
  /** Something that abilities wait for and that changes nothing by itself. */
  | {
      readonly kind: 'did';
      readonly what:
        | 'cycles'
        | 'activates'
        | 'activates loyalty'
        | 'crews'
        | 'becomes crewed'
        | 'reveals'
        | 'expends'
        | 'enlists'
        | 'exerts'
        | 'loses control'
        | 'explores'
        | 'mutates'
        | 'unlocks'
        | 'unlocks fully'
        | 'tempts'
        | 'day and night'
        | 'scries'
        | 'surveils'
        | 'proliferates'
        | 'searches'
        | 'wins a flip'
        | 'loses a flip'
        | 'rolls'
        | 'ventures'
        | 'completes a dungeon'
        | 'takes the initiative'
        | 'planeswalks'
        | 'planeswalks to'
        | 'planeswalks away'
        | 'rolls chaos'
        | 'rolls planeswalker'
        | 'chaos'
        | 'sets in motion'
        | 'abandons';
      readonly object?: ObjectId;
      /** What it was done to: the Vehicle that is crewed, the creature that is enlisted. */
      readonly to?: ObjectId;
      readonly player: PlayerId;
      readonly amount?: number;
      /** Whose ability did it. */
      readonly source?: ObjectId;
    }
  | { readonly kind: 'begin'; readonly step: string; readonly player: PlayerId };

/** Counters that a copy effect lets it enter with: a further copy effect takes them back (707.9e). */
export type Besides = Readonly<Record<string, number>>;

export type MoveCause =
  | 'draw'
  | 'play'
  | 'cast'
  | 'resolve'
  | 'destroy'
  | 'sacrifice'
  | 'discard'
  | 'state'
  | 'effect'
  | 'counter'
  | 'illegal targets'
  | 'cost'
  | 'exile'
  | 'mulligan'
  | 'subgame';

/** An event of one kind. */
export type EventOf<Kind extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: Kind }>;
