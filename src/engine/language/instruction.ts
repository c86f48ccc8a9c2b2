/** What a text tells players to do, and what they choose on the way. */
import type { TargetSlot } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Choosing, Piles } from './choiceFrom.ts';
import type { Condition, Duration } from './condition.ts';
import type { CopyingSpells } from './copyingSpells.ts';
import type { Cost } from './cost.ts';
import type { Filter, FoundTogether } from './filter.ts';
import type { ManaChoice, ManaFrom, ManaSpending } from './mana.ts';
import type { Modification } from './modification.ts';
import type { ExtraPhase, ZoneName } from './places.ts';
import type { Ref } from './ref.ts';
import type { Restriction, StaticRule } from './staticRule.ts';
import type { TokenDescription } from './token.ts';
import type { TriggerEvent } from './trigger.ts';

/** One instruction of each name, with the same parts. */
type Each<Do extends string, Parts> = Do extends string ? { readonly do: Do } & Parts : never;

type Plain =
  | { readonly do: 'draw'; readonly who: Ref; readonly amount: Amount }
  | {
      readonly do: 'discard';
      readonly who: Ref;
      readonly amount: Amount;
      readonly random?: boolean;
      readonly what?: Ref;
      readonly remember?: string;
    }
  | {
      readonly do: 'damage';
      readonly source: Ref;
      readonly to: Ref;
      readonly amount: Amount;
      /** Dealt at the same time: "2 damage to any target and 1 damage to you". */
      readonly also?: readonly { readonly to: Ref; readonly amount: Amount }[];
      readonly divided?: boolean;
      readonly unpreventable?: boolean;
    }
  | { readonly do: 'destroy'; readonly what: Ref; readonly noRegeneration?: boolean }
  | {
      readonly do: 'sacrifice';
      readonly who: Ref;
      readonly what: Ref;
      readonly amount?: Amount;
      readonly remember?: string;
      /** The source exploits what is sacrificed (702.110b). */
      readonly exploit?: true;
    }
  | {
      readonly do: 'move';
      readonly what: Ref;
      readonly to: ZoneName;
      /** A number: below so many cards of the library, or at its bottom where there are no more (401.7). */
      readonly position?: 'top' | 'bottom' | 'random bottom' | 'shuffled' | number;
      /** Who arranges what is put into a library "in any order", where the text gives that to somebody: else its owner does (401.4). */
      readonly arranges?: Ref;
      readonly under?: Ref;
      /** It enters attacking (508.4): that player, or what that one attacked. */
      readonly attacking?: boolean | Ref;
      readonly tapped?: boolean;
      /** An Aura enters attached to that, or not at all (303.4i). */
      readonly attached?: Ref;
      readonly faceDown?: boolean;
      /** With its back face up; what has none stays where it is (712.14a). */
      readonly transformed?: true;
      /** A mark that it has there. */
      readonly mark?: string;
      /** The mark says in which turn it was made. */
      readonly dated?: true;
      /** What it enters with, or is exiled with. */
      readonly counters?: { readonly counter: string; readonly amount: Amount };
      readonly remember?: string;
      /** Remembered by the source for its linked abilities (607). */
      readonly link?: string;
      /** Until the source leaves the battlefield, or an opponent becomes the monarch; then it goes back at once to where it was (610.3). */
      readonly until?: 'source leaves' | 'opponent is crowned';
      /** What it is, or has, as it enters (611.2e). */
      readonly changes?: readonly Modification[];
      /** Libraries into which it is shuffled, whether or not it gets there (701.24c). */
      readonly library?: Ref;
    }
  /** An object remembers what something is. */
  | { readonly do: 'note'; readonly on: Ref; readonly slot: string; readonly what: Ref }
  /** An Aura and an Aura card in a hand change places, when both can (701.12a). */
  | { readonly do: 'swap'; readonly aura: Ref; readonly card: Ref }
  /** You put a name sticker on it (123.3). */
  | { readonly do: 'name sticker'; readonly what: Ref }
  /** Two exiled cards that form such a pair become one permanent; others stay (701.42). */
  | { readonly do: 'meld'; readonly what: Ref; readonly into: string }
  | { readonly do: 'mill'; readonly who: Ref; readonly amount: Amount; readonly remember?: string }
  | Each<'scry' | 'surveil', { readonly who: Ref; readonly amount: Amount }>
  | { readonly do: 'proliferate'; readonly who: Ref }
  | { readonly do: 'exchange control'; readonly one: Ref; readonly other: Ref }
  | Each<'gain life' | 'lose life', { readonly who: Ref; readonly amount: Amount }>
  /** `exchange`: of all these players, or not at all (701.12a); or of one player and the power or toughness of a creature (701.12g). */
  | {
      readonly do: 'set life';
      readonly who: Ref;
      readonly amount: Amount;
      readonly exchange?: true | { readonly of: Ref; readonly name: 'power' | 'toughness' };
    }
  | {
      readonly do: 'counters';
      readonly on: Ref;
      readonly counter: string;
      readonly amount: Amount;
      readonly remove?: boolean;
      /** They are distributed among the targets, as was announced (601.2d). */
      readonly divided?: true;
      /** What they are put on trains thereby (702.149c). */
      readonly trains?: true;
    }
  /** From one object onto another (122.5). `any` are counters of every kind, all of them. */
  | {
      readonly do: 'move counters';
      readonly from: Ref;
      readonly to: Ref;
      readonly counter: string;
      readonly amount: Amount;
      /** Whose counters they are, or who gets them, are several: how many of each, or for each, is chosen. */
      readonly spread?: 'from' | 'to';
    }
  | Each<
      | 'tap'
      | 'untap'
      | 'heal'
      | 'regenerate'
      | 'shuffle'
      | 'transform'
      | 'flip'
      | 'turn face up'
      | 'turn face down'
      | 'phase out'
      | 'become blocked'
      | 'remove from combat',
      { readonly what: Ref }
    >
  | {
      readonly do: 'counter';
      readonly what: Ref;
      /** Where a spell goes in place of its owner's graveyard (701.6a). */
      readonly to?: ZoneName;
      readonly at?: 'top' | 'bottom';
    }
  /** All phased-out permanents of a kind phase in, and at the same time permanents of another phase out. */
  | { readonly do: 'phase in'; readonly filter: Filter; readonly out?: Filter }
  /** Without something to attach it to it becomes unattached. */
  | { readonly do: 'attach'; readonly what: Ref; readonly to?: Ref }
  /** `dated`: until the turn ends. `amount`: what X is in abilities that wait for it (701.37c). */
  | { readonly do: 'designate'; readonly what: Ref; readonly as: string; readonly dated?: true; readonly amount?: Amount }
  /** 724.3; the Ring tempts them (701.54). */
  | Each<'become monarch' | 'tempt', { readonly who: Ref }>
  /** It becomes day, or night (730). */
  | { readonly do: 'become time'; readonly time: 'Day' | 'Night' }
  /** Something that triggers wait for and that is nothing by itself; or that what was done is done again. */
  | { readonly do: 'did'; readonly what: 'becomes crewed' | 'explores' | 'repeats'; readonly object: Ref }
  | {
      readonly do: 'add mana';
      readonly who: Ref;
      readonly mana: readonly ManaChoice[];
      readonly amount?: Amount;
      /** Which mana is chosen for each of so many anew. */
      readonly anew?: true;
      /** Where the choices come from that the text does not list. */
      readonly from?: ManaFrom;
      readonly only?: ManaSpending;
      /** It stays in the pool until then. */
      readonly lasting?: 'end of combat' | 'end of turn';
    }
  | { readonly do: 'double mana'; readonly who: Ref }
  /** Of each kind. */
  | { readonly do: 'double counters'; readonly on: Ref }
  | {
      readonly do: 'create token';
      readonly who: Ref;
      readonly amount: Amount;
      /** As described, or like the card of a name (111.11). */
      readonly token: TokenDescription | { readonly card: string };
      /** As many of each of these as well, at the same time. */
      readonly others?: readonly TokenDescription[];
      /** An emblem, which stays in the command zone, instead of a token (114). */
      readonly emblem?: boolean;
      /** To what it is attached, or it is not created (303.4i). */
      readonly attached?: Ref;
      /** With which it enters. */
      readonly counters?: { readonly counter: string; readonly amount: Amount };
      readonly tapped?: boolean;
      /** It enters attacking (508.4). */
      readonly attacking?: boolean;
      readonly remember?: string;
    }
  | {
      readonly do: 'create copy';
      readonly who: Ref;
      readonly amount: Amount;
      readonly of: Ref;
      readonly except?: readonly Modification[];
      /** It enters attacking (508.4): a player, or a planeswalker of that player. */
      readonly attacking?: boolean | Ref;
      readonly tapped?: boolean;
      readonly remember?: string;
    }
  | {
      readonly do: 'modify';
      readonly what: Ref;
      readonly changes: readonly Modification[];
      readonly duration: Duration;
      /** The text says what it is or has, not what it becomes or gains (611.2e). */
      readonly is?: true;
    }
  | {
      readonly do: 'search';
      readonly who: Ref;
      readonly filter: Filter;
      readonly amount: Amount;
      readonly to: ZoneName;
      readonly tapped?: boolean;
      readonly remember?: string;
      /** Remembered by the source for its linked abilities (607). */
      readonly link?: string;
      /** Those that are found are revealed. */
      readonly shown?: true;
      /** Those that are found stay in the library, where they are shown, until the text says where they go. */
      readonly stays?: true;
      /** Whose library, when it is not that of the one who searches. */
      readonly library?: Ref;
      /** The text has not said so far that the library is shuffled: nothing is played so. */
      readonly ordered?: true;
      /** Under whose control what is found enters. */
      readonly under?: Ref;
      /** The graveyard as well as the library, or either of them. */
      readonly either?: true;
      /** What those that are found must be together. */
      readonly together?: FoundTogether;
      /** Where one of those that are found goes, in the place of the others: the one alone, where no other is found. */
      readonly single?: { readonly to: ZoneName; readonly tapped?: boolean };
    }
  | ({ readonly do: 'choose' } & Choosing)
  | {
      readonly do: 'may';
      readonly who: Ref;
      readonly then: readonly Instruction[];
      readonly cost?: readonly Cost[];
      /** Of `then` so many are what is offered: the others hang on its having been chosen, whatever came of it (118.12). */
      readonly offered?: number;
      /** The cost is paid so many times. */
      readonly times?: Amount;
      /** It is no offer, and paid where no mana ability is needed for it (118.3c). */
      readonly must?: true;
      /** It was chosen as the ability was put onto the stack that it is done (1999-04-23 410.5). */
      readonly taken?: true;
      readonly otherwise?: readonly Instruction[];
      /** One of two things is done, not whether one is: what they are called as answers, `then` first. */
      readonly between?: readonly [string, string];
      /** Set when it was done, for conditions of kind `done`. */
      readonly remember?: string;
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
      /** What the condition says, for telling that it is not so; empty where the text has no words of its own for it. */
      readonly text?: string;
    }
  /** The same so many times, one after the other (608.2c). */
  | { readonly do: 'times'; readonly amount: Amount; readonly then: readonly Instruction[] }
  /** `wholly`: one does all of it before the next begins, as of an action with a name of its own (701.44d, 701.50d). */
  | { readonly do: 'for each'; readonly of: Ref; readonly then: readonly Instruction[]; readonly wholly?: true }
  /** A delayed trigger (603.7), or with `when you do` a reflexive one (603.12). It fires once, unless a duration is given. */
  | {
      readonly do: 'later';
      readonly when: TriggerEvent;
      readonly then: readonly Instruction[];
      readonly duration?: Duration;
      /** With a duration: it fires once all the same ("when this creature leaves play this turn"). */
      readonly once?: true;
      /** Targets of its own, chosen as it goes onto the stack. */
      readonly targets?: readonly TargetSlot[];
      readonly text?: string;
    }
  /** Static rules for a while: "if that creature would die this turn, exile it instead". `times`: the next so many times. */
  | { readonly do: 'rules'; readonly rules: readonly StaticRule[]; readonly duration: Duration; readonly times?: number }
  | {
      readonly do: 'prevent damage';
      readonly amount: Amount | 'all';
      readonly to?: Ref;
      readonly from?: Ref;
      readonly combatOnly?: boolean;
      readonly duration: Duration;
      /** Done with each prevention; the event amount is what was prevented. */
      readonly then?: readonly Instruction[];
      /** The next damage event only, all of it. */
      readonly once?: boolean;
    }
  /** A spell is cast while something else resolves (608.2g). */
  | {
      readonly do: 'cast';
      readonly who: Ref;
      readonly what: Ref;
      /** Instead of its mana cost. */
      readonly cost?: readonly Cost[];
      /** The keyword whose cost that is. */
      readonly keyword?: string;
      /** When mana abilities are not needed for it. */
      readonly must?: boolean;
      /** "Play": lands are played (305.2b). */
      readonly lands?: boolean;
      /** With its back face up; a card that has none is not cast. */
      readonly transformed?: true;
      /** What it must be as a spell, with the face with which it is cast (601.3e). */
      readonly spells?: Filter;
    }
  /** Cards from the top of the library, up to the first of a kind; that is remembered as `found`, and all of them as `exiled`. */
  | { readonly do: 'exile until'; readonly who: Ref; readonly filter: Filter }
  /** The same, shown and left where they are; remembered as `found` and `revealed`. Up to so many of the kind. */
  | { readonly do: 'reveal until'; readonly who: Ref; readonly filter: Filter; readonly amount?: Amount }
  /** `whose`: the player whose next untap step the duration means, in the place of the controller. */
  | { readonly do: 'restrict'; readonly what: Ref; readonly restriction: Restriction; readonly duration: Duration; readonly whose?: Ref }
  | ({ readonly do: 'copy spell' } & CopyingSpells)
  | Each<'win' | 'lose' | 'concede', { readonly who: Ref }>
  /** `then`: done as that turn begins. */
  | { readonly do: 'extra turn'; readonly who: Ref; readonly then?: readonly Instruction[] }
  /** Done as the next turn of each of these begins. */
  | { readonly do: 'next turn'; readonly who: Ref; readonly then: readonly Instruction[] }
  | { readonly do: 'end turn' }
  /**
   * What X is of this spell, or without one how often the ability that is carried out has resolved this turn; `once`: whether its controller has done
   * this turn what the ability offers, or that they do it now (603.2h).
   */
  | { readonly do: 'find out'; readonly x?: Ref; readonly once?: 'asked' | 'noted'; readonly remember: string }
  /** The game is restarted (726). What of these is such a card stays where it is, and is remembered as `left`. */
  | { readonly do: 'restart'; readonly leaving?: { readonly of: Ref; readonly filter: Filter } }
  /** A subgame is played (728); who does not win it is remembered as `not won`. */
  | { readonly do: 'subgame' }
  /** Makes the decisions of these players during the next turn of each (722). */
  | { readonly do: 'control player'; readonly who: Ref }
  | { readonly do: 'fight'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'reveal'; readonly what: Ref; readonly remember?: string }
  /** Only this player sees them (701.20e). */
  | { readonly do: 'look'; readonly who: Ref; readonly what: Ref; readonly remember: string }

  /** All such cards (`upTo`: any number) of a player's graveyard, hand and library are exiled; the player shuffles by another instruction. */
  | { readonly do: 'search zones'; readonly of: Ref; readonly filter: Filter; readonly upTo?: boolean }
  | { readonly do: 'new targets'; readonly what: Ref; readonly who: Ref }
  /** Its target is changed to this, or to another that a player chooses. `one`: of several, one is changed (115.7b). */
  | { readonly do: 'retarget'; readonly what: Ref; readonly to?: Ref; readonly who?: Ref; readonly one?: true }
  /** 705. Who won or lost is remembered as `flip won` and `flip lost`. */
  | { readonly do: 'flip coin'; readonly who: Ref }
  /** A die (706). The result is remembered as `rolled`. */
  | { readonly do: 'roll'; readonly who: Ref; readonly sides: number }
  /** From these players on, for one of these words or such things (701.38). Remembered as `votes: WORD`, or the things as `most votes`. */
  | { readonly do: 'vote'; readonly who: Ref; readonly among: Filter | { readonly words: readonly string[] } }
  /** Each keeps so many of these, who is `each` in it, or as many as who has the fewest; the rest are sacrificed, or discarded. */
  | {
      readonly do: 'keep';
      readonly who: Ref;
      readonly filter: Filter;
      readonly amount: Amount | 'fewest';
      readonly upTo?: true;
      /** One of each of these, in place of so many: one permanent may be several of them. */
      readonly kinds?: readonly Filter[];
      readonly discards?: true;
      /** The rest is destroyed, not sacrificed. */
      readonly destroys?: true;
    }
  /** 701.49. `into`: where they own no dungeon in the command zone, that one is entered. */
  | { readonly do: 'planeswalk'; readonly who: Ref }
  /** Chaos ensues (311.7). */
  | { readonly do: 'chaos' }
  | { readonly do: 'abandon'; readonly what: Ref }
  | { readonly do: 'venture'; readonly who: Ref; readonly into?: string }
  /** 725.3 */
  | { readonly do: 'take initiative'; readonly who: Ref }
  /** 701.30. Who won is remembered as `clash won`. */
  | { readonly do: 'clash'; readonly who: Ref; readonly against: Ref }
  | { readonly do: 'redirect damage'; readonly amount: Amount; readonly from: Ref; readonly to: Ref; readonly duration: Duration }
  | { readonly do: 'if prevented'; readonly from?: Filter; readonly then: readonly Instruction[] }
  /** Phases behind this one, so many of each, in the turn of one of these players. A beginning phase has an upkeep step alone (500.10). */
  /** `after`: behind such a phase alone, so that outside of one there are none (500.8). */
  | {
      readonly do: 'extra phases';
      readonly who: Ref;
      readonly phases: readonly ExtraPhase[];
      readonly amount: Amount;
      readonly after?: 'main' | 'combat';
    }
  | ({ readonly do: 'piles' } & Piles);

/** `action`: the keyword action that it is a part of, where it is not the one of its own name (701). */
export type Instruction = Plain & { readonly action?: string };

/** The instruction of a name. */
export type InstructionOf<Do extends Instruction['do']> = Extract<Instruction, { readonly do: Do }>;
/** What is divided, among which. */
export type Divided = Pick<InstructionOf<'damage'>, 'to' | 'amount'>;
