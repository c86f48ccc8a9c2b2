/** Static effects that are no change of characteristics: restrictions, permissions, replacements, costs (604, 614, 615). */
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Filter } from './filter.ts';
import type { ChoiceFrom, KeywordChoice } from './choiceFrom.ts';
import type { Instruction } from './instruction.ts';
import type { Color, ColorOrColorless, ManaCost } from './manaCost.ts';
import type { Modification } from './modification.ts';
import type { ZoneName } from './places.ts';
import type { Ref } from './ref.ts';

/** Static effects that are no change of characteristics. */
export type StaticRule =
  | {
      readonly rule: 'restrict';
      readonly what: Ref;
      readonly restriction: Restriction;
      readonly unless?: Condition;
      /** Whom it cannot attack, which creatures it cannot block. */
      readonly whom?: Filter;
      /** Which creatures cannot block it. */
      readonly by?: Filter;
      /** It cannot be blocked except by so many or more; it cannot attack or block unless so many others do ("alone": 1), or if any other does (0). */
      readonly least?: number;
      /** What those others must be like. */
      readonly beside?: Filter;
      /** It cannot be blocked by more than so many. */
      readonly most?: number;
      /** It can when its controller pays for it, each time (508.1h). */
      readonly unlessPaid?: readonly Cost[];
    }
  /** `whom`: what it must attack or block. `all`: every creature able to block it must, not one at least. */
  | {
      readonly rule: 'require';
      readonly what: Ref;
      readonly to: 'attack' | 'block' | 'be blocked';
      readonly whom?: Ref;
      readonly all?: boolean;
      /** It is goaded: the same player asks this of it once (701.15d). */
      readonly goads?: true;
    }
  /** No more than so many of these can attack or block each combat, or attack each of these; `ofTurn`: those count too that attacked earlier in the turn. */
  | {
      readonly rule: 'limit';
      readonly what: Ref;
      readonly to: 'attack' | 'block';
      readonly most: Amount;
      readonly ofTurn?: true;
      /** Whom they can attack. */
      readonly whom?: Ref;
    }
  /** Who is under the effect chooses which creatures attack, or which block and how, in the place of these players. */
  | { readonly rule: 'declares'; readonly what: 'attackers' | 'blockers'; readonly of: Ref }
  /** Each can block so many more creatures than one. */
  | { readonly rule: 'block more'; readonly what: Ref; readonly additional: Amount | 'any number' }
  | {
      readonly rule: 'cost';
      readonly of: Filter;
      readonly by: Ref;
      readonly change: Amount;
      readonly increase: boolean;
      /** Mana of these symbols instead of generic mana, so often as `change` says. */
      readonly mana?: ManaCost;
      /** Abilities of these permanents, instead of spells. */
      readonly abilities?: boolean | 'equip' | 'cycling';
      /** Of abilities those alone that are no mana abilities. */
      readonly noMana?: true;
      /** A reduction leaves so much mana at least. */
      readonly leaving?: number;
    }
  /** These need not untap as their controller's other permanents do (502.3). */
  | { readonly rule: 'stay tapped'; readonly what: Ref }
  /** These untap during each other player's untap step as well (502.3). */
  | { readonly rule: 'untaps too'; readonly what: Ref }
  /** These players untap no more than so many of these during their untap steps (502.3). */
  | { readonly rule: 'untap limit'; readonly who: Ref; readonly of: Filter; readonly most: Amount }
  /** Unspent mana that these players would lose stays, that of a colour alone; or it becomes `as` instead (500.5). */
  | { readonly rule: 'keeps mana'; readonly who: Ref; readonly color?: Color; readonly as?: ColorOrColorless }
  /** Of decks, before the game: nothing follows from it in play (100.2, 903.3). */
  | { readonly rule: 'deck construction' }
  /** Its own spell is cast only where this is so. */
  | { readonly rule: 'cast only'; readonly when: Condition }
  /** Its own spell may be cast as though it had flash by who pays this besides (601.3c). */
  | { readonly rule: 'flash for'; readonly costs: readonly Cost[] }
  /** Spells that would cost less than so much mana cost so much (601.2f). */
  | { readonly rule: 'least cost'; readonly of: Filter; readonly amount: Amount }
  /**
   * These players may spend any mana on symbols of colors, or on all of mana, when they cast such spells, or the spells that these cards become;
   * or whatever they pay for (609.4b).
   */
  | { readonly rule: 'spend as though'; readonly who: Ref; readonly any: 'color' | 'type'; readonly of?: Filter; readonly cards?: Ref }
  /** Something more to pay for spells. */
  | {
      readonly rule: 'additional cost';
      readonly of: Filter;
      readonly by: Ref;
      readonly costs: readonly Cost[];
      /** For loyalty abilities of these permanents, instead of spells. */
      readonly abilities?: 'loyalty';
    }
  /** Who has it in the opening hand may begin the game with it on the battlefield (103.6a). */
  | { readonly rule: 'opening hand' }
  /** Its controller may activate exhaust abilities as though they had not been activated. */
  | { readonly rule: 'exhaust anew' }
  /** These station with their toughness in place of their power. */
  | { readonly rule: 'station by toughness'; readonly what: Ref }
  /** Tapped for these, they count with their toughness in place of their power, or with so much more. */
  | { readonly rule: 'taps as'; readonly what: Ref; readonly for: readonly ('crew' | 'saddle')[]; readonly more: number | 'toughness' }
  /** Devotion of its controller is so much more (700.5). */
  | { readonly rule: 'devotion'; readonly amount: Amount }
  /** Something else to pay for the spell itself instead of its mana cost. No costs: nothing is paid. */
  | { readonly rule: 'alternative cost'; readonly costs: readonly Cost[]; readonly when?: Condition }
  /** Something else that these players may pay for such spells instead of their mana costs (118.9). */
  | { readonly rule: 'cast for'; readonly who: Ref; readonly of: Filter; readonly costs: readonly Cost[] }
  /** Cards that a player may play from where they are. */
  /** `spells`: what they must be as spells, with the face or face down as they are cast (601.3e). */
  | {
      readonly rule: 'may play';
      readonly who: Ref;
      readonly what: Ref;
      readonly free?: boolean;
      readonly only?: 'lands' | 'spells';
      readonly asYours?: true;
      readonly spells?: Filter;
      /** One of them each turn. */
      readonly once?: true;
      /** For these, in the place of its mana cost (118.9). */
      readonly instead?: readonly Cost[];
      /** For these besides, whatever else it costs (118.8). */
      readonly besides?: readonly Cost[];
    }
  | ({
      readonly rule: 'replace';
      readonly event: ReplacedEvent;
      readonly by: readonly Instruction[];
      readonly instead: boolean;
    } & ReplacementDetails)
  | {
      readonly rule: 'enters';
      readonly what: Filter | 'self';
      /** `false`: untapped, also where something else has it enter tapped. */
      readonly tapped?: boolean;
      /** With its back face up, if it has one. */
      readonly transformed?: true;
      readonly counters?: { readonly counter: string; readonly amount: Amount };
      /** Of anchor words the one that is chosen is remembered under itself (614.12b). */
      readonly choose?: (ChoiceFrom | KeywordChoice) & { readonly slot?: string };
      readonly asCopyOf?: Filter;
      readonly optional?: boolean;
      readonly except?: readonly Modification[];
      readonly under?: Ref;
      /** Does not apply when its controller pays this as it enters. */
      readonly unlessPaid?: readonly Cost[];
      /** A copy of this, not of something chosen. */
      readonly copyOf?: Ref;
      /** Done as it enters; what they remember, the amount of counters and `when` know. */
      readonly first?: readonly Instruction[];
      /** What of that the permanent remembers. */
      readonly keep?: string;
      /** It enters so only then. */
      readonly when?: Condition;
      /** Whoever chooses that it enters with counters chooses nothing else: where none can be put on it nothing is chosen, and it has not entered so. */
      readonly ifPut?: true;
      /** Done once it has entered, when it has not entered so. */
      readonly otherwise?: readonly Instruction[];
      /** What is done otherwise is all: a static ability of the spell says it, and replaces nothing (702.109a, 702.152a, 702.185a). */
      readonly ofSpell?: true;
    }
  | {
      readonly rule: 'prevent';
      readonly amount: Amount | 'all';
      readonly to?: Ref;
      readonly from?: Ref;
      readonly combatOnly?: boolean;
      readonly noncombatOnly?: true;
      readonly then?: readonly Instruction[];
      /** That is done once of all that is prevented at once; or of all that is prevented to each. */
      readonly once?: true | 'each';
    }
  /** Counters of this kind, or any, cannot be put on these, which may be players. */
  | { readonly rule: 'no counters'; readonly what: Ref; readonly counter?: string }
  /** Damage is dealt to these, or to all, as though its source had the keyword. */
  | { readonly rule: 'damage as though'; readonly had: 'wither' | 'infect'; readonly to?: Ref }
  | { readonly rule: 'unpreventable'; readonly from?: Ref; readonly combatOnly?: true }
  /** These assign combat damage equal to their toughness, or none; or may do so as though they weren't blocked. */
  | { readonly rule: 'assigns'; readonly what: Ref; readonly by: 'toughness' | 'nothing' | 'unblocked' }
  /**
   * What happens to these causes abilities of these to trigger once more (603.2d), or `never`. Without `on`, abilities of these trigger once
   * more, whatever causes it.
   */
  | {
      readonly rule: 'triggers';
      readonly on?: readonly ('enters' | 'dies' | 'leaves' | 'attacks')[];
      readonly what: Filter;
      readonly of?: Filter;
      readonly never?: true;
    }
  /** These two creatures are paired for as long as the effect lasts (702.95). */
  | { readonly rule: 'pair'; readonly what: Ref }
  | { readonly rule: 'lands per turn'; readonly who: Ref; readonly amount: Amount }
  | {
      readonly rule: 'cannot';
      readonly who: Ref;
      readonly what:
        | 'win'
        | 'lose'
        | 'gain life'
        | 'lose life'
        | 'play lands'
        | 'cast spells'
        | 'cast at other times'
        | 'draw'
        | 'draw more'
        | 'search'
        | 'lose to life';
    }
  /** `of`: abilities of these alone. */
  | { readonly rule: 'cannot'; readonly who: Ref; readonly what: 'activate'; readonly of?: Ref }
  /** `from`: from these zones, of which `outside` goes for all but their own hands. */
  | { readonly rule: 'cannot cast'; readonly who: Ref; readonly filter: Filter; readonly from?: readonly ZoneName[] }
  /** `quality`: hexproof from that (702.11e). */
  | { readonly rule: 'player keyword'; readonly who: Ref; readonly keyword: string; readonly quality?: Filter }
  /** The first card that they draw each turn is revealed. */
  | { readonly rule: 'reveal first draw'; readonly who: Ref }
  /** Nothing follows from it: the engine hides nothing. */
  | { readonly rule: 'revealed'; readonly who: Ref; readonly what: 'hand' | 'library top' }
  /** Nor from this: one player may look at that card at any time. */
  | { readonly rule: 'looks at'; readonly who: Ref; readonly what: 'library top' }
  /** Done as it is turned face up (614.1e). */
  | { readonly rule: 'turned face up'; readonly by: readonly Instruction[] }
  /** Damage that would reduce the life total below this reduces it to this. */
  | { readonly rule: 'life floor'; readonly who: Ref; readonly least: number }
  | { readonly rule: 'hand size'; readonly who: Ref; readonly amount: Amount | 'unlimited' }
  | {
      readonly rule: 'as though';
      readonly what: Ref;
      readonly had: string;
      readonly for: 'attacking' | 'blocking' | 'timing';
      /** It is as though it had not. */ readonly not?: boolean;
    };

export type Restriction =
  | 'attack'
  | 'block'
  | 'be blocked'
  | 'untap during untap step'
  | 'be countered'
  | 'be regenerated'
  | 'be the target'
  /** `by`: of such spells, of abilities of such sources; `whom`: of such players. */
  | 'be the target of spells'
  | 'be the target of abilities'
  /** The legend rule does not count it. */
  | 'be one legend of several'
  | 'attack or block'
  | 'crew'
  /** Its activated abilities: all of them, or those that are no mana abilities. */
  | 'activate'
  | 'activate for no mana'
  | 'enter'
  | 'be enchanted'
  /** Until 2013 "indestructible" was no ability. */
  | 'be destroyed';

export interface ReplacementDetails {
  /** The same event with so many times its amount, and so much more. */
  readonly scale?: {
    readonly times: number;
    readonly plus: number;
    /** It is a prevention effect: what cannot be prevented stays as it is (615.10, 615.12). */
    readonly prevents?: true;
    /** Mana: all of it is of this type instead. */
    readonly mana?: ColorOrColorless;
  };
  /** The player whom the event affects may decline. */
  readonly optional?: boolean;
  /** Of a library that would be searched, so many cards from the top are. */
  readonly top?: Amount;
}

/** An event that a replacement effect waits for. */
export type ReplacedEvent =
  | { readonly on: 'dies' | 'destroyed'; readonly what: Filter | 'self' }
  /** `uncast`: it is no spell that resolves. */
  | { readonly on: 'enters'; readonly what: Filter | 'self'; readonly uncast?: true }
  | { readonly on: 'put into graveyard'; readonly what: Filter | 'self'; readonly from?: ZoneName }
  /** It would leave the battlefield. */
  | { readonly on: 'leaves'; readonly what: Filter | 'self' }
  /** `effect`: put by an effect, not as a cost. */
  /** `by`: put by one of these players (122.6a). */
  | { readonly on: 'counters'; readonly what: Filter | 'self'; readonly counter?: string; readonly effect?: true; readonly by?: Ref }
  /** `what`: only such tokens, as they would enter. */
  | { readonly on: 'create token'; readonly who: Ref; readonly what?: Filter }
  /** `by`: a spell or ability of one of these players has it discarded. */
  | { readonly on: 'discard'; readonly what: Filter | 'self'; readonly by?: Ref }
  /** `exceptFirst`: not the first card that they draw in each of their draw steps. */
  | { readonly on: 'draw'; readonly who: Ref; readonly exceptFirst?: true }
  /** `combatOnly`: combat damage, or with `false` noncombat damage. */
  | { readonly on: 'damage'; readonly to?: Ref; readonly from?: Ref; readonly combatOnly?: boolean }
  | { readonly on: 'gain life' | 'lose life'; readonly who: Ref }
  /** Such a permanent is tapped for mana, for so much at least (106.12b). */
  | { readonly on: 'mana'; readonly what: Filter; readonly least?: number }
  | { readonly on: 'lose game' | 'search'; readonly who: Ref }
  | { readonly on: 'pay life'; readonly who: Ref; readonly condition?: Condition }
  | { readonly on: 'untap step' | 'upkeep step' | 'draw step' | 'combat phase' | 'turn' | 'extra turn'; readonly who: Ref };
