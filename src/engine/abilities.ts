/**
 * What rules text means, as data: abilities of four kinds, and a small language of instructions, selections, amounts, conditions and
 * durations. Card text is compiled into it (cardText/), the chapters of the rules act on it, and nothing else knows what a card does.
 */
import type { Color, ColorOrColorless, ManaCost } from './mana/manaCost.ts';

export const cardTypes = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'tribal',
  'vanguard',
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
  | { readonly kind: 'controller'; readonly of: Ref }
  | { readonly kind: 'owner'; readonly of: Ref }
  /** In an instruction for each of a set: the one in question. */
  | { readonly kind: 'each' };

export type EventRole = 'object' | 'player' | 'source' | 'recipient';

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
  | { readonly kind: 'chosen'; readonly slot: 'color' | 'creature type' | 'name' | 'card type' };

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
  | { readonly kind: 'times'; readonly factor: number; readonly of: Amount }
  | { readonly kind: 'half'; readonly of: Amount; readonly rounded: 'up' | 'down' };

export type Condition =
  | { readonly kind: 'and'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'compare'; readonly left: Amount; readonly comparison: Comparison; readonly right: Amount }
  | { readonly kind: 'matches'; readonly subject: Ref; readonly filter: Filter }
  | { readonly kind: 'exists'; readonly filter: Filter }
  | { readonly kind: 'your turn' }
  | { readonly kind: 'paid'; readonly cost: string }
  | { readonly kind: 'done'; readonly slot: string };

export type Duration = 'end of turn' | 'end of combat' | 'your next turn' | 'permanent' | 'while on battlefield' | 'while tapped';

/** A change of characteristics, each in its layer (613). */
export type Modification =
  | { readonly kind: 'copy'; readonly of: Ref; readonly except?: readonly Modification[] }
  | { readonly kind: 'control'; readonly by: Ref }
  | { readonly kind: 'text'; readonly from: string; readonly to: string }
  | { readonly kind: 'set types'; readonly types: TypeChange }
  | { readonly kind: 'add types'; readonly types: TypeChange }
  | { readonly kind: 'remove types'; readonly types: TypeChange }
  | { readonly kind: 'set colors'; readonly colors: readonly Color[] }
  | { readonly kind: 'add colors'; readonly colors: readonly Color[] }
  | { readonly kind: 'add ability'; readonly ability: Ability }
  | { readonly kind: 'lose keyword'; readonly keyword: string }
  | { readonly kind: 'lose all abilities' }
  | { readonly kind: 'set power/toughness'; readonly power?: Amount; readonly toughness?: Amount }
  | { readonly kind: 'modify power/toughness'; readonly power: Amount; readonly toughness: Amount }
  | { readonly kind: 'switch power/toughness' }
  | { readonly kind: 'set name'; readonly name: string };

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
  | { readonly do: 'discard'; readonly who: Ref; readonly amount: Amount; readonly random?: boolean; readonly what?: Ref }
  | { readonly do: 'damage'; readonly source: Ref; readonly to: Ref; readonly amount: Amount; readonly divided?: boolean }
  | { readonly do: 'destroy'; readonly what: Ref; readonly noRegeneration?: boolean }
  | { readonly do: 'sacrifice'; readonly who: Ref; readonly what: Ref; readonly amount?: Amount }
  | {
      readonly do: 'move';
      readonly what: Ref;
      readonly to: ZoneName;
      readonly position?: 'top' | 'bottom' | 'shuffled';
      readonly under?: Ref;
      readonly tapped?: boolean;
      readonly faceDown?: boolean;
      readonly remember?: string;
    }
  | { readonly do: 'gain life' | 'lose life' | 'set life'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'counters'; readonly on: Ref; readonly counter: string; readonly amount: Amount; readonly remove?: boolean }
  | {
      readonly do:
        'tap' | 'untap' | 'regenerate' | 'counter' | 'shuffle' | 'transform' | 'flip' | 'turn face up' | 'phase out' | 'remove from combat';
      readonly what: Ref;
    }
  | { readonly do: 'attach'; readonly what: Ref; readonly to: Ref }
  | { readonly do: 'add mana'; readonly who: Ref; readonly mana: readonly ManaChoice[]; readonly amount?: Amount }
  | {
      readonly do: 'create token';
      readonly who: Ref;
      readonly amount: Amount;
      readonly token: TokenDescription;
      readonly remember?: string;
    }
  | { readonly do: 'modify'; readonly what: Ref; readonly changes: readonly Modification[]; readonly duration: Duration }
  | {
      readonly do: 'search';
      readonly who: Ref;
      readonly filter: Filter;
      readonly amount: Amount;
      readonly to: ZoneName;
      readonly tapped?: boolean;
      readonly remember?: string;
    }
  | { readonly do: 'choose'; readonly who: Ref; readonly from: Ref | ChoiceFrom; readonly amount?: Amount; readonly slot: string }
  | {
      readonly do: 'may';
      readonly who: Ref;
      readonly then: readonly Instruction[];
      readonly cost?: readonly Cost[];
      readonly otherwise?: readonly Instruction[];
    }
  | { readonly do: 'if'; readonly condition: Condition; readonly then: readonly Instruction[]; readonly otherwise?: readonly Instruction[] }
  | { readonly do: 'for each'; readonly of: Ref; readonly then: readonly Instruction[] }
  | { readonly do: 'later'; readonly when: TriggerEvent; readonly then: readonly Instruction[] }
  | {
      readonly do: 'prevent damage';
      readonly amount: Amount | 'all';
      readonly to?: Ref;
      readonly from?: Ref;
      readonly combatOnly?: boolean;
      readonly duration: Duration;
    }
  | { readonly do: 'restrict'; readonly what: Ref; readonly restriction: Restriction; readonly duration: Duration }
  | { readonly do: 'copy spell'; readonly what: Ref; readonly newTargets: boolean; readonly changes?: readonly Modification[] }
  | { readonly do: 'win' | 'lose' | 'concede'; readonly who: Ref }
  | { readonly do: 'extra turn'; readonly who: Ref }
  | { readonly do: 'end turn' }
  | { readonly do: 'fight'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'reveal'; readonly what: Ref };

export type ChoiceFrom =
  | { readonly kind: 'colors' }
  | { readonly kind: 'creature types' }
  | { readonly kind: 'basic land types' }
  | { readonly kind: 'card names' }
  | { readonly kind: 'numbers' };

/** One of the symbols that a mana ability may add: `{G}`, or `{any}` for one of any colour. */
export type ManaChoice = readonly (ColorOrColorless | 'any')[];

export type Cost =
  | { readonly pay: 'mana'; readonly cost: ManaCost }
  | { readonly pay: 'tap' | 'untap' }
  | { readonly pay: 'sacrifice'; readonly filter: Filter | 'self'; readonly amount: Amount }
  | { readonly pay: 'discard'; readonly filter: Filter | 'self' | 'hand'; readonly amount: Amount; readonly random?: boolean }
  | { readonly pay: 'life'; readonly amount: Amount }
  | { readonly pay: 'exile'; readonly filter: Filter | 'self'; readonly amount: Amount }
  | { readonly pay: 'counters'; readonly counter: string; readonly amount: Amount; readonly add?: boolean }
  | { readonly pay: 'return'; readonly filter: Filter | 'self'; readonly amount: Amount }
  | { readonly pay: 'tap others'; readonly filter: Filter; readonly amount: Amount }
  | { readonly pay: 'loyalty'; readonly amount: Amount };

/** What makes an ability trigger. */
export type TriggerEvent =
  | { readonly on: 'enters' | 'dies' | 'leaves' | 'put into graveyard'; readonly what: Filter | 'self' }
  | { readonly on: 'cast'; readonly what: Filter | 'self'; readonly by?: Ref }
  | {
      readonly on:
        | 'attacks'
        | 'blocks'
        | 'becomes blocked'
        | 'attacks and is not blocked'
        | 'becomes tapped'
        | 'becomes untapped'
        | 'becomes the target'
        | 'turned face up';
      readonly what: Filter | 'self';
    }
  | { readonly on: 'deals damage'; readonly what: Filter | 'self'; readonly to?: Filter; readonly combat?: boolean }
  | { readonly on: 'is dealt damage'; readonly what: Filter | 'self' }
  | { readonly on: 'beginning'; readonly of: StepName; readonly whose: 'yours' | 'each' | 'opponents' | 'next' | 'attached' }
  | { readonly on: 'draws' | 'discards' | 'gains life' | 'loses life'; readonly who: Ref }
  | { readonly on: 'tapped for mana'; readonly what: Filter | 'self' }
  | { readonly on: 'state'; readonly condition: Condition };

export type StepName =
  'untap' | 'upkeep' | 'draw' | 'precombat main' | 'combat' | 'declare attackers' | 'end of combat' | 'postcombat main' | 'end' | 'cleanup';

export type Restriction =
  'attack' | 'block' | 'be blocked' | 'untap during untap step' | 'be countered' | 'be regenerated' | 'be the target' | 'attack or block';

/** A word "target" of a text, with what may be chosen for it. */
export interface TargetSlot {
  readonly filter: Filter;
  readonly least: Amount;
  readonly most: Amount;
  /** Chosen by another player than the controller. */
  readonly by?: Ref;
}

/** What a spell or ability does when it resolves: one way, or modes of which some are chosen. */
export interface Effect {
  readonly targets: readonly TargetSlot[];
  readonly instructions: readonly Instruction[];
}

/** Static effects that are no change of characteristics. */
export type StaticRule =
  | { readonly rule: 'restrict'; readonly what: Ref; readonly restriction: Restriction; readonly unless?: Condition; readonly by?: Filter }
  | { readonly rule: 'require'; readonly what: Ref; readonly to: 'attack' | 'block' | 'be blocked' }
  | { readonly rule: 'cost'; readonly of: Filter; readonly by: Ref; readonly change: Amount; readonly increase: boolean }
  | { readonly rule: 'replace'; readonly event: ReplacedEvent; readonly by: readonly Instruction[]; readonly instead: boolean }
  | {
      readonly rule: 'enters';
      readonly what: Filter | 'self';
      readonly tapped?: boolean;
      readonly counters?: { readonly counter: string; readonly amount: Amount };
      readonly choose?: ChoiceFrom & { readonly slot?: string };
      readonly asCopyOf?: Filter;
      readonly optional?: boolean;
      readonly except?: readonly Modification[];
    }
  | { readonly rule: 'prevent'; readonly amount: Amount | 'all'; readonly to?: Ref; readonly from?: Ref; readonly combatOnly?: boolean }
  | { readonly rule: 'lands per turn'; readonly who: Ref; readonly amount: Amount }
  | { readonly rule: 'cannot'; readonly who: Ref; readonly what: 'win' | 'lose' | 'gain life' | 'play lands' | 'cast spells' | 'draw' }
  | { readonly rule: 'hand size'; readonly who: Ref; readonly amount: Amount | 'unlimited' }
  | { readonly rule: 'as though'; readonly what: Ref; readonly had: string; readonly for: 'attacking' | 'blocking' | 'timing' };

/** An event that a replacement effect waits for. */
export type ReplacedEvent =
  | { readonly on: 'dies' | 'put into graveyard' | 'enters' | 'destroyed'; readonly what: Filter | 'self' }
  | { readonly on: 'draw'; readonly who: Ref }
  | { readonly on: 'damage'; readonly to?: Ref; readonly from?: Ref }
  | { readonly on: 'gain life' | 'lose life'; readonly who: Ref }
  | { readonly on: 'untap step' | 'draw step' | 'combat phase' | 'turn'; readonly who: Ref };

/** The four kinds (113.3), keywords, and what a spell does (113.3a). `text` is the wording it was compiled from. */
export type Ability =
  | {
      readonly kind: 'spell';
      readonly text: string;
      readonly modes: readonly Effect[];
      readonly choose?: { readonly least: number; readonly most: number };
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
      readonly from?: ZoneName;
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
