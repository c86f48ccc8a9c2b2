/**
 * What rules text means, as data: abilities of four kinds, and a small language of instructions, selections, amounts, conditions and
 * durations. Card text is compiled into it (cardText/), the chapters of the rules act on it, and nothing else knows what a card does.
 */
import type { Color, ColorOrColorless, ManaCost } from './manaCost.ts';

export const cardTypes = [
  'creature',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'battle',
  'instant',
  'sorcery',
  'kindred',
  'tribal',
  'plane',
  'phenomenon',
  'scheme',
  'vanguard',
  'conspiracy',
  'dungeon',
] as const;
export type CardType = (typeof cardTypes)[number];
export const supertypes = ['basic', 'elite', 'host', 'legendary', 'ongoing', 'snow', 'world'] as const;
export type Supertype = (typeof supertypes)[number];

export type ZoneName = 'battlefield' | 'stack' | 'hand' | 'graveyard' | 'library' | 'exile' | 'command' | 'outside';

/** Something a text speaks of: one object or player, or a set of them, found when it is needed. */
export type Ref =
  | { readonly kind: 'self' }
  | { readonly kind: 'you' }
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
  | { readonly kind: 'players'; readonly which: 'each' | 'opponents' | 'active' | 'defending' | 'team' }
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
  /** Blocks one of these creatures; attacks and is blocked by one of these. */
  | { readonly kind: 'blocking' | 'blocked by'; readonly what: Ref }
  | { readonly kind: 'chosen'; readonly slot: 'color' | 'creature type' | 'name' | 'card type' }
  | { readonly kind: 'no abilities' | 'toughness above power' | 'even mana value' | 'attacked this turn' }
  /** A player with the most life, or tied for it; a permanent that came under its controller's control since their last upkeep began. */
  | { readonly kind: 'most life' | 'new since upkeep' | 'paired' }
  /** Renowned, and the like: a mark without a meaning of its own. */
  | { readonly kind: 'designated'; readonly as: string }
  /** Of a type before effects change it. */
  | { readonly kind: 'originally'; readonly type: CardType }
  /** Enchanted, equipped. */
  | { readonly kind: 'bears'; readonly what: 'Aura' | 'Equipment' }
  | { readonly kind: 'same name'; readonly as: Ref }
  | { readonly kind: 'shares'; readonly quality: 'color' | 'creature type'; readonly with: Ref }
  /** A spell all of whose targets are one such thing. */
  | { readonly kind: 'targets only'; readonly filter: Filter }
  /** A spell one of whose targets is this. */
  | { readonly kind: 'targets'; readonly what: Ref };

/** Another player of the same team. */
export const teammate: Filter = {
  kind: 'and',
  filters: [{ kind: 'player' }, { kind: 'one of', of: { kind: 'players', which: 'team' } }, { kind: 'other', than: { kind: 'you' } }],
};

export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'x' }
  | { readonly kind: 'count'; readonly of: Ref }
  | { readonly kind: 'characteristic'; readonly name: 'power' | 'toughness' | 'mana value' | 'loyalty'; readonly of: Ref }
  | { readonly kind: 'counters'; readonly counter: string; readonly of: Ref }
  | { readonly kind: 'life'; readonly of: Ref }
  | { readonly kind: 'hand size'; readonly of: Ref }
  | { readonly kind: 'event amount' }
  | { readonly kind: 'memory'; readonly slot: string }
  | { readonly kind: 'sum'; readonly of: readonly Amount[] }
  /** What an amount is beyond so many; 0 when it is no more. */
  | { readonly kind: 'beyond'; readonly of: Amount; readonly over: number }
  | { readonly kind: 'times'; readonly factor: number; readonly of: Amount }
  | { readonly kind: 'half'; readonly of: Amount; readonly rounded: 'up' | 'down' }
  | { readonly kind: 'starting life'; readonly of: Ref }
  /** The lowest life total of all players. */
  | { readonly kind: 'least life' }
  | { readonly kind: 'greatest'; readonly name: 'power' | 'toughness' | 'mana value'; readonly of: Ref }
  /** The power of what was tapped to station, or what is used in its place (702.184c). */
  | { readonly kind: 'stationing'; readonly of: Ref }
  /** How many different names these have. */
  | { readonly kind: 'count names'; readonly of: Ref }
  /** How many card types these have together. */
  | { readonly kind: 'count types'; readonly of: Ref }
  /** Mana symbols of these colours in the costs of permanents that you control (700.5). */
  | { readonly kind: 'devotion'; readonly colors: readonly Color[] }
  /** What happened this turn: opponents attacked by you, spells cast before the source, permanents that died, damage dealt to opponents. */
  | { readonly kind: 'happened'; readonly what: 'attacked' | 'cast before' | 'to graveyard' | 'damage to opponents' }
  /** How often a cost was paid besides (702.56a). */
  | { readonly kind: 'times paid'; readonly cost: string }
  /** How many colours of mana were spent to cast the object. */
  | { readonly kind: 'colors spent' }
  /** Spells that were cast last turn: all of them, or the most that one player cast. */
  | { readonly kind: 'spells last turn'; readonly by: 'all' | 'one' };

export type Condition =
  | { readonly kind: 'and'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'compare'; readonly left: Amount; readonly comparison: Comparison; readonly right: Amount }
  | { readonly kind: 'matches'; readonly subject: Ref; readonly filter: Filter }
  | { readonly kind: 'exists'; readonly filter: Filter }
  /** It holds for one of these. */
  | { readonly kind: 'some'; readonly of: Ref; readonly holds: Condition }
  | { readonly kind: 'your turn' }
  | { readonly kind: 'paid'; readonly cost: string }
  | { readonly kind: 'done'; readonly slot: string }
  /** Mana of this colour was spent to cast the spell. */
  | { readonly kind: 'spent'; readonly color: Color };

export type Duration =
  | 'end of turn'
  | 'end of combat'
  | 'your next turn'
  /** Through the next untap step of the controller of what is affected. */
  | 'its next untap step'
  | 'permanent'
  | 'while on battlefield'
  /** The same for one-shot effects, phased out or not (610.3). */
  | 'until it leaves'
  | 'while tapped'
  | 'while controlled'
  /** Until the controller of the effect loses control of what is affected. */
  | 'while theirs'
  /** For as long as a condition holds. */
  | { readonly while: Condition };

/** A change of characteristics, each in its layer (613). */
export type Modification =
  | { readonly kind: 'copy'; readonly of: Ref; readonly except?: readonly Modification[] }
  | { readonly kind: 'control'; readonly by: Ref }
  /** `chosen`: the words are those that were chosen under these slots. */
  | { readonly kind: 'text'; readonly from: string; readonly to: string; readonly chosen?: boolean }
  | { readonly kind: 'set types'; readonly types: TypeChange }
  | { readonly kind: 'add types'; readonly types: TypeChange }
  | { readonly kind: 'remove types'; readonly types: TypeChange }
  | { readonly kind: 'set colors'; readonly colors: readonly Color[] }
  | { readonly kind: 'add colors'; readonly colors: readonly Color[] }
  | { readonly kind: 'add ability'; readonly ability: Ability }
  | { readonly kind: 'lose keyword'; readonly keyword: string }
  | { readonly kind: 'lose all abilities' }
  /** It loses the keyword and nothing can give it (113.11). */
  | { readonly kind: 'cannot have'; readonly keyword: string }
  | { readonly kind: 'set power/toughness'; readonly power?: Amount; readonly toughness?: Amount }
  | { readonly kind: 'modify power/toughness'; readonly power: Amount; readonly toughness: Amount }
  | { readonly kind: 'switch power/toughness' }
  | { readonly kind: 'set name'; readonly name: string }
  /** An exception of copies. */
  | { readonly kind: 'no mana cost' }
  /** The ability that says so itself, as an exception of a copy effect or gained. */
  | { readonly kind: 'add this ability' }
  /** `activated`, a keyword, or `below`: printed ones below the ability that says so, without others of its keyword. */
  | { readonly kind: 'add abilities of'; readonly of: Ref; readonly only: string }
  /** The colour or creature type that was chosen under this slot. */
  | {
      readonly kind: 'set chosen';
      readonly quality: 'color' | 'creature type';
      readonly slot: string;
      /** In addition to what it is. */ readonly add?: true;
    }
  /** Exceptions of copy effects: the colours of another object, its own colours, counters with which it enters, only for some. */
  | { readonly kind: 'colors of'; readonly of: Ref }
  /** Its creature types become those of another, and these. */
  | { readonly kind: 'creature types of'; readonly of: Ref; readonly also: readonly string[] }
  | { readonly kind: 'keep colors' }
  | { readonly kind: 'enters with'; readonly counter: string; readonly amount: Amount }
  | { readonly kind: 'if'; readonly filter: Filter; readonly then: readonly Modification[] };

export interface TypeChange {
  readonly supertypes?: readonly Supertype[];
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
}

/** A token as the text that creates it describes it; what is left out, it does not have. */
export interface TokenDescription {
  readonly name?: string;
  readonly colors: readonly Color[];
  readonly types: TypeChange;
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly abilities: readonly Ability[];
}

export type Instruction =
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
      readonly divided?: boolean;
      readonly unpreventable?: boolean;
    }
  | { readonly do: 'destroy'; readonly what: Ref; readonly noRegeneration?: boolean }
  | { readonly do: 'sacrifice'; readonly who: Ref; readonly what: Ref; readonly amount?: Amount; readonly remember?: string }
  | {
      readonly do: 'move';
      readonly what: Ref;
      readonly to: ZoneName;
      readonly position?: 'top' | 'bottom' | 'random bottom' | 'shuffled';
      readonly under?: Ref;
      /** It enters attacking (508.4), what that one attacked. */
      readonly attacking?: boolean | Ref;
      readonly tapped?: boolean;
      readonly faceDown?: boolean;
      /** A mark that it has there. */
      readonly mark?: string;
      /** What it enters with. */
      readonly counters?: { readonly counter: string; readonly amount: Amount };
      readonly remember?: string;
      /** Remembered by the source for its linked abilities (607). */
      readonly link?: string;
      /** Until the source leaves the battlefield; then it goes back at once to where it was (610.3). */
      readonly until?: 'source leaves';
      /** What it is, or has, as it enters (611.2e). */
      readonly changes?: readonly Modification[];
      /** Libraries into which it is shuffled, whether or not it gets there (701.24c). */
      readonly library?: Ref;
    }
  /** An object remembers what something is. */
  | { readonly do: 'note'; readonly on: Ref; readonly slot: string; readonly what: Ref }
  /** An Aura and an Aura card in a hand change places, when both can (701.12a). */
  | { readonly do: 'swap'; readonly aura: Ref; readonly card: Ref }
  /** Two exiled cards that form such a pair become one permanent; others stay (701.42). */
  | { readonly do: 'meld'; readonly what: Ref; readonly into: string }
  | { readonly do: 'mill'; readonly who: Ref; readonly amount: Amount; readonly remember?: string }
  | { readonly do: 'scry' | 'surveil'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'proliferate'; readonly who: Ref }
  | { readonly do: 'exchange control'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'gain life' | 'lose life' | 'set life'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'counters'; readonly on: Ref; readonly counter: string; readonly amount: Amount; readonly remove?: boolean }
  | {
      readonly do:
        | 'tap'
        | 'untap'
        | 'heal'
        | 'regenerate'
        | 'counter'
        | 'shuffle'
        | 'transform'
        | 'flip'
        | 'turn face up'
        | 'phase out'
        | 'remove from combat';
      readonly what: Ref;
    }
  /** All phased-out permanents of a kind phase in, and at the same time permanents of another phase out. */
  | { readonly do: 'phase in'; readonly filter: Filter; readonly out?: Filter }
  | { readonly do: 'attach'; readonly what: Ref; readonly to: Ref }
  | { readonly do: 'designate'; readonly what: Ref; readonly as: string }
  /** Something that triggers wait for and that is nothing by itself. */
  | { readonly do: 'did'; readonly what: 'becomes crewed'; readonly object: Ref }
  | {
      readonly do: 'add mana';
      readonly who: Ref;
      readonly mana: readonly ManaChoice[];
      readonly amount?: Amount;
      /** Where the choices come from that the text does not list. */
      readonly from?: ManaFrom;
      readonly only?: ManaSpending;
      /** It stays in the pool until then. */
      readonly lasting?: 'end of combat';
    }
  | { readonly do: 'double mana'; readonly who: Ref }
  | {
      readonly do: 'create token';
      readonly who: Ref;
      readonly amount: Amount;
      /** As described, or like the card of a name (111.11). */
      readonly token: TokenDescription | { readonly card: string };
      /** An emblem, which stays in the command zone, instead of a token (114). */
      readonly emblem?: boolean;
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
      /** Whose library, when it is not that of the one who searches. */
      readonly library?: Ref;
      /** Under whose control what is found enters. */
      readonly under?: Ref;
    }
  | {
      readonly do: 'choose';
      readonly who: Ref;
      readonly from: Ref | ChoiceFrom | WordChoice;
      readonly amount?: Amount;
      readonly upTo?: boolean;
      readonly slot: string;
      readonly link?: boolean;
    }
  | {
      readonly do: 'may';
      readonly who: Ref;
      readonly then: readonly Instruction[];
      readonly cost?: readonly Cost[];
      /** The cost is paid so many times. */
      readonly times?: Amount;
      readonly otherwise?: readonly Instruction[];
      /** Set when it was done, for conditions of kind `done`. */
      readonly remember?: string;
    }
  | { readonly do: 'if'; readonly condition: Condition; readonly then: readonly Instruction[]; readonly otherwise?: readonly Instruction[] }
  | { readonly do: 'for each'; readonly of: Ref; readonly then: readonly Instruction[] }
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
  /** A spell is cast while something else resolves (608.2g). `cost`: instead of its mana cost. `must`: when mana abilities are not needed for it. */
  | { readonly do: 'cast'; readonly who: Ref; readonly what: Ref; readonly cost?: readonly Cost[]; readonly must?: boolean }
  /** Cards from the top of the library, up to the first of a kind; that is remembered as `found`, and all of them as `exiled`. */
  | { readonly do: 'exile until'; readonly who: Ref; readonly filter: Filter }
  | { readonly do: 'restrict'; readonly what: Ref; readonly restriction: Restriction; readonly duration: Duration }
  | {
      readonly do: 'copy spell';
      readonly what: Ref;
      readonly newTargets: boolean;
      readonly changes?: readonly Modification[];
      /** One of these is what each of its targets becomes; no copy is made of what cannot target it (707.10e). */
      readonly target?: Ref;
      /** How many copies; one without it. */
      readonly amount?: Amount;
    }
  | { readonly do: 'win' | 'lose' | 'concede'; readonly who: Ref }
  | { readonly do: 'extra turn'; readonly who: Ref }
  | { readonly do: 'end turn' }
  /** Makes the decisions of these players during the next turn of each (722). */
  | { readonly do: 'control player'; readonly who: Ref }
  | { readonly do: 'fight'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'reveal'; readonly what: Ref; readonly remember?: string }

  /** All such cards (`upTo`: any number) of a player's graveyard, hand and library are exiled; the player shuffles by another instruction. */
  | { readonly do: 'search zones'; readonly of: Ref; readonly filter: Filter; readonly upTo?: boolean }
  | { readonly do: 'new targets'; readonly what: Ref; readonly who: Ref }
  | { readonly do: 'retarget'; readonly what: Ref; readonly to: Ref }
  | { readonly do: 'redirect damage'; readonly amount: Amount; readonly from: Ref; readonly to: Ref; readonly duration: Duration }
  | { readonly do: 'if prevented'; readonly from: Filter; readonly then: readonly Instruction[] }
  /** Phases behind this one, so many of each, in the turn of one of these players. A beginning phase has an upkeep step alone (500.10). */
  | { readonly do: 'extra phases'; readonly who: Ref; readonly phases: readonly ExtraPhase[]; readonly amount: Amount }
  | { readonly do: 'piles'; readonly by: Ref; readonly of: Ref; readonly chosen: ZoneName; readonly other: ZoneName };

export type ExtraPhase = 'upkeep' | 'combat' | 'main';

export type ChoiceFrom =
  | { readonly kind: 'colors' }
  | { readonly kind: 'creature types' }
  | { readonly kind: 'basic land types' }
  /** `of`: what is printed on the card. */
  | { readonly kind: 'card names'; readonly of?: Filter }
  | { readonly kind: 'card types' }
  | { readonly kind: 'opponents' }
  | { readonly kind: 'numbers' };

/** A word of these families; the second of a pair is of the family of the first, and another. */
export interface WordChoice {
  readonly kind: 'words';
  readonly of: readonly WordFamily[];
  /** The slot of the first. */
  readonly beside?: string;
  readonly never?: string;
}
export type WordFamily = 'colors' | 'basic land types' | 'creature types';

/** One of the symbols that a mana ability may add: `{G}`, or `{any}` for one of any colour. */
export type ManaChoice = readonly (ColorOrColorless | 'any')[];

/** Which mana an ability may add, when that depends on other things (106.7). */
export type ManaFrom =
  | { readonly kind: 'could produce'; readonly of: Ref; readonly colorsOnly: boolean }
  /** What the mana ability that triggered this one made. */
  | { readonly kind: 'produced' }
  | { readonly kind: 'linked'; readonly slot: string }
  | { readonly kind: 'colors of'; readonly of: Ref };

/** What some mana may be spent on alone (106.6). */
export interface ManaSpending {
  readonly spells?: Filter;
  /** Abilities of these. */
  readonly abilities?: Filter;
}

export type Cost =
  /**
   * `x`: what its X is, worked out as it is paid; without it what was announced. `waterbend`: artifacts and creatures may be tapped for its
   * generic mana (701.67a).
   */
  | { readonly pay: 'mana'; readonly cost: ManaCost; readonly x?: Amount; readonly waterbend?: true }
  | { readonly pay: 'tap' | 'untap' }
  | { readonly pay: 'sacrifice'; readonly filter: Filter | 'self'; readonly amount: Amount }
  | { readonly pay: 'discard'; readonly filter: Filter | 'self' | 'hand'; readonly amount: Amount; readonly random?: boolean }
  | { readonly pay: 'life'; readonly amount: Amount }
  | { readonly pay: 'exile'; readonly filter: Filter | 'self'; readonly amount: Amount }
  /** `own`: counters of the player who pays, not of the source. */
  | { readonly pay: 'counters'; readonly counter: string; readonly amount: Amount; readonly add?: boolean; readonly own?: boolean }
  | { readonly pay: 'return'; readonly filter: Filter | 'self'; readonly amount: Amount }
  /** `power`: any number of them, with so much power together. */
  | { readonly pay: 'tap others'; readonly filter: Filter; readonly amount: Amount; readonly power?: true }
  | { readonly pay: 'loyalty'; readonly amount: Amount }
  | { readonly pay: 'exile top' | 'draw'; readonly amount: Amount }
  /** Cards of a filter, shown from the zone that it names. */
  | { readonly pay: 'reveal'; readonly filter: Filter; readonly amount: Amount }
  /** One of several ways: "reveal a card or pay {3}". */
  | { readonly pay: 'one of'; readonly costs: readonly (readonly Cost[])[] };

/** What makes an ability trigger. */
export type TriggerEvent =
  | { readonly on: 'enters' | 'dies' | 'leaves'; readonly what: Filter | 'self' }
  /** From anywhere, when no zone is named (603.6c); from the battlefield it is `dies`. */
  | { readonly on: 'put into graveyard'; readonly what: Filter | 'self'; readonly from?: ZoneName }
  /** Reflexive: the instruction before it was carried out (603.12). */
  | { readonly on: 'when you do' }
  /** `copies`: also when it is copied. */
  | { readonly on: 'cast'; readonly what: Filter | 'self'; readonly by?: Ref; readonly copies?: true }
  | {
      readonly on: 'blocks' | 'becomes blocked';
      readonly what: Filter | 'self';
      /** The creature on the other side: then it triggers for each of them, else once (509.3). */
      readonly by?: Filter;
    }
  /** `alone`: as the only creature declared. `whom`: the player or permanent attacked. */
  | { readonly on: 'attacks'; readonly what: Filter | 'self'; readonly alone?: boolean; readonly whom?: Filter }
  | {
      readonly on:
        'attacks and is not blocked' | 'becomes tapped' | 'becomes untapped' | 'turned face up' | 'phases in' | 'phases out' | 'transforms';
      readonly what: Filter | 'self';
    }
  /** `of`: the spell or ability that targets. */
  | { readonly on: 'becomes the target'; readonly what: Filter | 'self'; readonly of?: Filter }
  | { readonly on: 'deals damage'; readonly what: Filter | 'self'; readonly to?: Filter; readonly combat?: boolean }
  | { readonly on: 'is dealt damage'; readonly what: Filter | 'self' }
  | { readonly on: 'crews' | 'becomes crewed' | 'reveals'; readonly what: Filter | 'self' }
  /** The last counter of a kind is removed. */
  | { readonly on: 'last counter'; readonly what: Filter | 'self'; readonly counter: string }
  | { readonly on: 'sacrifices'; readonly who: Ref; readonly what: Filter }
  | { readonly on: 'cycles'; readonly who: Ref; readonly what?: 'self' }
  | { readonly on: 'expends'; readonly who: Ref; readonly amount: number }
  | { readonly on: 'beginning'; readonly of: StepName; readonly whose: 'yours' | 'each' | 'opponents' | 'next' | 'attached' }
  | { readonly on: 'draws' | 'gains life' | 'loses life'; readonly who: Ref }
  | { readonly on: 'discards'; readonly who: Ref; readonly what?: 'self' }
  | { readonly on: 'tapped for mana'; readonly what: Filter | 'self' }
  /** Lore counters reach one of these numbers (714.2b). */
  | { readonly on: 'chapter'; readonly numbers: readonly number[] }
  | { readonly on: 'state'; readonly condition: Condition };

export type StepName =
  'untap' | 'upkeep' | 'draw' | 'precombat main' | 'combat' | 'declare attackers' | 'end of combat' | 'postcombat main' | 'end' | 'cleanup';

export type Restriction =
  | 'attack'
  | 'block'
  | 'be blocked'
  | 'untap during untap step'
  | 'be countered'
  | 'be regenerated'
  | 'be the target'
  | 'attack or block'
  | 'enter'
  | 'be enchanted'
  /** Until 2013 "indestructible" was no ability. */
  | 'be destroyed';

/** A word "target" of a text, with what may be chosen for it. */
export interface TargetSlot {
  readonly filter: Filter;
  readonly least: Amount;
  readonly most: Amount;
  /** Chosen by another player than the controller. */
  readonly by?: Ref;
  /** One such target for each of these; `each` in the filter is the one in question. */
  readonly each?: Ref;
}

/** What a spell or ability does when it resolves: one way, or modes of which some are chosen. */
export interface Effect {
  readonly targets: readonly TargetSlot[];
  readonly instructions: readonly Instruction[];
}

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
      /** It cannot be blocked except by so many or more; it cannot attack or block unless so many others do ("alone": 1). */
      readonly least?: number;
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
    }
  /** No more than so many of these can attack or block each combat. */
  | { readonly rule: 'limit'; readonly what: Ref; readonly to: 'attack' | 'block'; readonly most: Amount }
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
      /** Spells only that target one of these. */
      readonly targeting?: Filter;
      /** A reduction leaves so much mana at least. */
      readonly leaving?: number;
    }
  /** Spells that would cost less than so much mana cost so much (601.2f). */
  | { readonly rule: 'least cost'; readonly of: Filter; readonly amount: Amount }
  /** Something more to pay for spells. */
  | {
      readonly rule: 'additional cost';
      readonly of: Filter;
      readonly by: Ref;
      readonly costs: readonly Cost[];
      /** For loyalty abilities of these permanents, instead of spells. */
      readonly abilities?: 'loyalty';
    }
  /** These station with their toughness in place of their power. */
  | { readonly rule: 'station by toughness'; readonly what: Ref }
  /** Devotion of its controller is so much more (700.5). */
  | { readonly rule: 'devotion'; readonly amount: Amount }
  /** Something else to pay for spells instead of their mana cost: of the object itself without `of`. No costs: nothing is paid. */
  | {
      readonly rule: 'alternative cost';
      readonly of?: Filter;
      readonly costs: readonly Cost[];
      readonly name?: string;
      readonly unless?: Condition;
      readonly when?: Condition;
    }
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
      readonly tapped?: boolean;
      readonly counters?: { readonly counter: string; readonly amount: Amount };
      readonly choose?: ChoiceFrom & { readonly slot?: string };
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
      /** Done once it has entered, when it has not entered so. */
      readonly otherwise?: readonly Instruction[];
    }
  | {
      readonly rule: 'prevent';
      readonly amount: Amount | 'all';
      readonly to?: Ref;
      readonly from?: Ref;
      readonly combatOnly?: boolean;
      readonly then?: readonly Instruction[];
    }
  | { readonly rule: 'unpreventable'; readonly from?: Ref }
  /** These two creatures are paired for as long as the effect lasts (702.95). */
  | { readonly rule: 'pair'; readonly what: Ref }
  | { readonly rule: 'lands per turn'; readonly who: Ref; readonly amount: Amount }
  | {
      readonly rule: 'cannot';
      readonly who: Ref;
      readonly what: 'win' | 'lose' | 'gain life' | 'play lands' | 'cast spells' | 'draw' | 'lose to life';
    }
  | { readonly rule: 'cannot cast'; readonly who: Ref; readonly filter: Filter }
  | { readonly rule: 'player keyword'; readonly who: Ref; readonly keyword: string }
  /** The first card that they draw each turn is revealed. */
  | { readonly rule: 'reveal first draw'; readonly who: Ref }
  /** Nothing follows from it: the engine hides nothing. */
  | { readonly rule: 'revealed'; readonly who: Ref; readonly what: 'hand' | 'library top' }
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

export interface ReplacementDetails {
  /** The same event with so many times its amount, and so much more. */
  readonly scale?: { readonly times: number; readonly plus: number };
  /** The player whom the event affects may decline. */
  readonly optional?: boolean;
  /** Of a library that would be searched, so many cards from the top are. */
  readonly top?: Amount;
}

/** An event that a replacement effect waits for. */
export type ReplacedEvent =
  | { readonly on: 'dies' | 'enters' | 'destroyed'; readonly what: Filter | 'self' }
  | { readonly on: 'put into graveyard'; readonly what: Filter | 'self'; readonly from?: ZoneName }
  /** It would leave the battlefield. */
  | { readonly on: 'leaves'; readonly what: Filter | 'self' }
  /** `effect`: put by an effect, not as a cost. */
  | { readonly on: 'counters'; readonly what: Filter | 'self'; readonly counter?: string; readonly effect?: true }
  | { readonly on: 'create token'; readonly who: Ref }
  | { readonly on: 'discard'; readonly what: Filter | 'self' }
  | { readonly on: 'draw'; readonly who: Ref }
  | { readonly on: 'damage'; readonly to?: Ref; readonly from?: Ref; readonly combatOnly?: boolean }
  | { readonly on: 'gain life' | 'lose life'; readonly who: Ref }
  | { readonly on: 'lose game' | 'search'; readonly who: Ref }
  | { readonly on: 'pay life'; readonly who: Ref; readonly condition?: Condition }
  | { readonly on: 'untap step' | 'draw step' | 'combat phase' | 'turn'; readonly who: Ref };

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
        /** So many instead, if it was kicked. */
        readonly kicked?: ModeCount;
      };
      readonly additionalCosts?: readonly Cost[];
    }
  | {
      readonly kind: 'activated';
      readonly text: string;
      readonly costs: readonly Cost[];
      readonly effect: Effect;
      readonly modes?: readonly Effect[];
      readonly from?: ZoneName;
      readonly timing?: 'sorcery' | 'upkeep' | 'your turn' | 'combat';
      readonly perTurn?: number;
      readonly anyPlayer?: boolean;
      readonly loyalty?: boolean;
    }
  | {
      readonly kind: 'triggered';
      readonly text: string;
      readonly event: TriggerEvent | readonly TriggerEvent[];
      readonly condition?: Condition;
      readonly effect: Effect;
      readonly modes?: readonly Effect[];
      readonly choose?: { readonly least: number; readonly most: number };
      readonly from?: ZoneName;
      /** "One or more": once for a batch of simultaneous events. */
      readonly oneOrMore?: boolean;
      /** The keyword that means this. */
      readonly keyword?: string;
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
    }
  | {
      readonly kind: 'keyword';
      readonly text: string;
      readonly keyword: string;
      readonly cost?: readonly Cost[];
      readonly number?: Amount;
      readonly quality?: Filter | string;
    };

export type AbilityKind = Ability['kind'];
