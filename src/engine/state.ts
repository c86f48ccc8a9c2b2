/**
 * What is: the position of a game, as plain data that is never changed in place. What objects look like under continuous effects is not
 * here; `characteristicsOf` (layers/) derives it.
 */
import type {
  Ability,
  Amount,
  Duration,
  Effect,
  Instruction,
  Modification,
  Ref,
  Restriction,
  StaticRule,
  TriggerEvent,
  ZoneName,
} from './abilities.ts';
import type { Card, Face } from './card.ts';
import type { ColorOrColorless } from './mana/manaCost.ts';

export type PlayerId = string;
/** The physical thing: a card, a token, a copy, an ability on the stack. It keeps its id through all zones; scenarios call it `ref`. */
export type CardId = string;
/** That thing in one zone. One that moves to another zone is a new object (400.7): `bear.0` becomes `bear.1`. */
export type ObjectId = string;

/** An object or a player; their ids never meet. */
export type Thing = string;

export interface GameState {
  /** The day whose rules apply, `2011-02-04`. */
  readonly day: string;
  readonly players: readonly PlayerState[];
  readonly teams: readonly (readonly PlayerId[])[];
  readonly cards: Readonly<Record<CardId, Card>>;
  readonly objects: Readonly<Record<ObjectId, GameObject>>;
  /** Objects by zone, in order: the top of a library first, the top of the stack last. Zones that each player has are by owner. */
  readonly zones: Zones;
  readonly effects: readonly ContinuousEffect[];
  readonly delayed: readonly DelayedTrigger[];
  /** Abilities that triggered and wait for the next time a player would receive priority (603.3). */
  readonly waiting: readonly WaitingTrigger[];
  readonly turn: TurnState;
  /** What objects that are gone were last like (608.2h, 603.10). */
  readonly past: Readonly<Record<ObjectId, Departed>>;
  readonly next: { readonly timestamp: number; readonly effect: number; readonly token: number };
  readonly outcome?: { readonly winners: readonly PlayerId[]; readonly draw: boolean };
  readonly seed: number;
}

export interface PlayerState {
  readonly id: PlayerId;
  readonly life: number;
  readonly poison: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly mana: readonly Mana[];
  readonly landsPlayed: number;
  /** Left the game: lost or conceded. */
  readonly left: boolean;
  /** Tried to draw from an empty library since state-based actions were last checked (704.5b). */
  readonly drewFromEmpty: boolean;
  readonly mulligans: number;
}

export interface Mana {
  readonly color: ColorOrColorless;
  /** What it may be spent on, where something limits that. */
  readonly only?: string;
  readonly snow?: boolean;
}

export interface Zones {
  readonly battlefield: readonly ObjectId[];
  readonly stack: readonly ObjectId[];
  readonly exile: readonly ObjectId[];
  readonly command: readonly ObjectId[];
  readonly outside: readonly ObjectId[];
  readonly hand: Readonly<Record<PlayerId, readonly ObjectId[]>>;
  readonly library: Readonly<Record<PlayerId, readonly ObjectId[]>>;
  readonly graveyard: Readonly<Record<PlayerId, readonly ObjectId[]>>;
}

export type ObjectKind = 'card' | 'token' | 'copy' | 'ability' | 'emblem';

export interface GameObject {
  readonly id: ObjectId;
  readonly card: CardId;
  readonly kind: ObjectKind;
  readonly owner: PlayerId;
  /** Before control-changing effects. */
  readonly controller: PlayerId;
  readonly zone: ZoneName;
  readonly timestamp: number;
  /** Place of the face that is up. */
  readonly face: number;
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly faceDown: boolean;
  readonly phasedOut: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly damage: number;
  /** Dealt damage by a source with deathtouch since state-based actions were last checked. */
  readonly deathtouched: boolean;
  /** Under its controller's control continuously since this turn number began; later ones are sick (302.6). */
  readonly controlledSince: number;
  readonly attachedTo?: Thing;
  readonly attacking?: { readonly whom: Thing; readonly blocked: boolean; readonly band?: number };
  readonly blocking?: readonly ObjectId[];
  /** Choices and links that the object remembers: `color`, `creature type`, `exiled`. */
  readonly memory: Readonly<Record<string, Remembered>>;
  /** What the object is a copy of, when it was made as one: characteristics of the original at that time (707.2). */
  readonly copied?: Face;
  readonly regenerationShields: number;
  readonly loyaltyUsed: boolean;
  readonly activations: Readonly<Record<string, number>>;
  readonly spell?: SpellState;
  readonly ability?: AbilityOnStack;
  readonly commander: boolean;
}

export type Remembered = string | number | readonly string[];

/** Choices made while a spell or ability was put onto the stack (601.2, 602.2, 603.3). */
export interface Announced {
  /** For each word "target" of the chosen modes, in order. */
  readonly targets: readonly (readonly Thing[])[];
  readonly modes: readonly number[];
  readonly x: number;
  readonly division?: Readonly<Record<string, number>>;
  readonly paid: readonly string[];
}

export interface SpellState extends Announced {
  readonly effects: readonly Effect[];
  readonly castFrom?: ZoneName;
}

export interface AbilityOnStack extends Announced {
  readonly source: ObjectId;
  readonly ability: Ability;
  readonly effects: readonly Effect[];
  readonly event?: EventContext;
  readonly memory: Readonly<Record<string, Remembered>>;
}

/** What an ability knows of the event that triggered it. */
export interface EventContext {
  readonly object?: ObjectId;
  readonly player?: PlayerId;
  readonly source?: ObjectId;
  readonly recipient?: Thing;
  readonly amount?: number;
}

/** An effect of a resolved spell or ability; those of static abilities are found anew each time. */
export interface ContinuousEffect {
  readonly id: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly timestamp: number;
  /** Fixed when the effect began (611.2c); absent for effects that change no characteristics, which name what they touch by `what`. */
  readonly affected?: readonly Thing[];
  readonly what?: Ref;
  readonly changes: readonly Modification[];
  readonly rules?: readonly StaticRule[];
  readonly restriction?: Restriction;
  readonly duration: Duration;
  /** Turn in which it began. */
  readonly turn: number;
  /** Amounts that were fixed when it began. */
  readonly amounts?: readonly number[];
  /** Damage that a prevention effect can still prevent. */
  readonly shield?: number | 'all';
}

export interface DelayedTrigger {
  readonly id: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly event: TriggerEvent;
  readonly instructions: readonly Instruction[];
  readonly memory: Readonly<Record<string, Remembered>>;
  readonly context: Announced & { readonly event?: EventContext };
  readonly text: string;
}

export interface WaitingTrigger {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: Extract<Ability, { kind: 'triggered' }>;
  readonly event: EventContext;
  readonly memory: Readonly<Record<string, Remembered>>;
  readonly context?: Announced;
}

export const steps = [
  'untap',
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
  'cleanup',
] as const;
export type Step = (typeof steps)[number];

export interface TurnState {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step | 'mulligan';
  readonly priority?: PlayerId;
  /** Players who passed in succession. */
  readonly passed: readonly PlayerId[];
  /** What happened this turn, for texts that ask. */
  readonly happened: readonly string[];
  readonly extraTurns: readonly PlayerId[];
}

/** An object that is gone, and what it was like as it last existed. */
export interface Departed {
  readonly object: GameObject;
  readonly characteristics: Characteristics;
}

/** What an object is like after all continuous effects (613): what the rules ask about. */
export interface Characteristics {
  readonly name: string;
  readonly manaCost?: Face['cost'];
  readonly colors: readonly string[];
  readonly supertypes: Face['supertypes'];
  readonly types: Face['types'];
  readonly subtypes: readonly string[];
  readonly abilities: readonly Ability[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly controller: PlayerId;
  /** Keywords that it cannot have (113.11). */
  readonly barred: readonly string[];
}

export type { Amount };
