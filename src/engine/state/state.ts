/**
 * What is: the position of a game, as plain data that is never changed in place. What objects look like under continuous effects is not
 * here; `characteristicsOf` (layers/) derives it.
 */
import type { Ability, Effect, TargetSlot } from '../language/ability.ts';
import type { Duration } from '../language/condition.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Modification } from '../language/modification.ts';
import { type Step, steps, type ZoneName } from '../language/places.ts';
import type { Ref } from '../language/ref.ts';
import type { StaticRule } from '../language/staticRule.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import type { Card, Face } from '../language/card.ts';
import type { ColorOrColorless } from '../language/manaCost.ts';
import type { CardId, ObjectId, PlayerId, Thing } from './ids.ts';
import type { Mana } from './mana.ts';
import type { TurnMarker } from './turnMarker.ts';
import type { TurnRecord } from './turnRecord.ts';

export type { CardId, Mana, ObjectId, PlayerId, Thing };

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
  /** What is done as turns to come begin. */
  readonly prepared?: readonly PreparedTurn[];
  readonly turn: TurnState;
  /** The plane has left the game with its owner: this player, the planar controller, planeswalks (901.10). */
  readonly planeGone?: PlayerId | undefined;
  /** How the game was before players left it who are spoken of still (800.4i). */
  readonly left?: Readonly<Record<PlayerId, Left>>;
  /** Where several players take turns at once: the turn markers of Grand Melee (807.4). */
  readonly markers?: readonly TurnMarker[];
  /** What objects that are gone were last like (608.2h, 603.10). */
  readonly past: Readonly<Record<ObjectId, Departed>>;
  readonly next: { readonly timestamp: number; readonly effect: number; readonly token: number };
  /** How the game is played where more than two play (800 to 811). */
  readonly options?: GameOptions;
  /** Once it has become day or night (730.1). */
  readonly time?: 'Day' | 'Night';
  /** It is played within another, which goes on when it is over (728). */
  readonly isSubgame?: true;
  readonly outcome?: { readonly winners: readonly PlayerId[]; readonly draw: boolean };
  readonly seed: number;
  /** In a look ahead at what is about to enter: which effects count for it (614.12). Never so in the game itself. */
  readonly entering?: { readonly id: ObjectId; readonly effects: 'own' | 'copy' };
}

export interface GameOptions {
  /** All opponents may be attacked in one combat (802), instead of one that is chosen as combat begins. */
  readonly attackMultiplePlayers?: boolean;
  /** Only the nearest player on that side may be attacked (803), or on either side (809.3c, 811.4). */
  readonly attack?: 'left' | 'right' | 'adjacent';
  /** Teams take their turns together and fight as one (805, Two-Headed Giant). */
  readonly sharedTurns?: boolean;
  /** Teams have one life total, and win and lose as one (810.4, 810.8a). The total stands at each member. */
  readonly sharedLife?: boolean;
  /** Players with whom their team falls (809.5). */
  readonly emperors?: readonly PlayerId[];
  /** Creatures can be given to teammates (804). */
  readonly deployCreatures?: boolean;
  /** How many seats away a player's doings reach (801): all players', or each one's own. */
  readonly rangeOfInfluence?: number | Readonly<Record<PlayerId, number>>;
  /** Commander, and other formats with mulligan rules of their own. */
  readonly format?: string;
}

export interface PlayerState {
  readonly id: PlayerId;
  readonly life: number;
  readonly poison: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly mana: readonly Mana[];
  readonly landsPlayed: number;
  /** The effects by which they were played, those that were not played by the rule, where that counts (305.2 until July 2013). */
  readonly landsBy?: readonly string[] | undefined;
  /** Left the game: lost or conceded. */
  readonly left: boolean;
  /** Tried to draw from an empty library since state-based actions were last checked (704.5b). */
  readonly drewFromEmpty: boolean;
  readonly mulligans: number;
  /** The words of the name stickers to which they have access, also of those that are on objects (123.2c). */
  readonly nameStickers?: readonly string[];
  /** What they have for the rest of the game, without a meaning of its own: the city's blessing (702.131c). */
  readonly designations?: readonly string[];
  /** Number of the turn of their last upkeep step that is over. */
  readonly lastUpkeep?: number;
  /** The number of this player's most recent turn. */
  readonly lastTurn?: number | undefined;
  /** Who will make this player's decisions during the next turn (722.1). */
  readonly nextTurnBy?: PlayerId | undefined;
  /** By commander: how often this player cast it from the command zone, and the combat damage it dealt to them (903.8, 903.10a). */
  readonly commanders?: Readonly<Record<CardId, { readonly casts: number; readonly damage: number }>>;
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

/** `damage` is combat damage that waits on the stack (until 2009). */
export type ObjectKind = 'card' | 'token' | 'copy' | 'ability' | 'emblem' | 'damage';

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
  /**
   * Under whose control it phased out, and with what it is attached to when it did so indirectly (702.26g). `due`: that player has left, and their
   * turn would have begun since (702.26n).
   */
  readonly phased?: { readonly under: PlayerId; readonly with?: ObjectId; readonly due?: true };
  readonly counters: Readonly<Record<string, number>>;
  /** When the last counter of a kind was put on it (613.7c); without one, as it got its own timestamp. */
  readonly counterTimes?: Readonly<Record<string, number>>;
  readonly damage: number;
  /** Dealt damage by a source with deathtouch since state-based actions were last checked. */
  readonly deathtouched: boolean;
  /** Under its controller's control continuously since this turn number began; sick when that player's most recent turn began before (302.6). */
  readonly controlledSince: number;
  /** Since when it has been a world, or a Legend of a name, by that word, where it was not from the start: one time for all that became so at once. */
  readonly since?: Readonly<Record<string, number>>;
  readonly attachedTo?: Thing;
  readonly attacking?: Attacking;
  /** Creatures that it blocks, in the order in which it assigns damage to them. */
  readonly blocking?: readonly ObjectId[];
  /** Who controlled it as it began to attack or block; under another it leaves combat (506.4). */
  readonly fightsFor?: PlayerId;
  /** Of combat damage on the stack: what was assigned (310.1 of the editions until 2009). */
  readonly assigned?: readonly AssignedDamage[];
  /** Choices and links that the object remembers: `color`, `creature type`, `exiled`. */
  readonly memory: Readonly<Record<string, Remembered>>;
  /** What the object is a copy of, when it was made as one: characteristics of the original at that time (707.2). */
  readonly copied?: Face;
  readonly regenerationShields: number;
  readonly loyaltyUsed: boolean;
  readonly activations: Readonly<Record<string, number>>;
  /** Abilities that it has once and for all, and that were activated, by their text. */
  readonly exhausted?: readonly string[];
  /** How the spell that became this permanent was cast (400.7d). */
  readonly cast?: Pick<Announced, 'x' | 'paid' | 'colorsSpent' | 'manaSpent' | 'castFrom'>;
  readonly spell?: SpellState;
  readonly ability?: AbilityOnStack;
  readonly commander: boolean;
}

export interface Attacking {
  /** Player or permanent; what has left combat is still named, and is dealt no damage (506.4c). */
  readonly whom: Thing;
  /** The defending player, also when what was attacked is gone (508.5). */
  readonly defender?: PlayerId;
  /** Neither blocked nor unblocked before blockers are declared (509.1h). */
  readonly blocked?: boolean;
  /** The creatures that block it, in the order in which it assigns damage to them (509.2 of 2009 to 2024). */
  readonly order?: readonly ObjectId[];
  readonly band?: number;
}

export interface AssignedDamage {
  readonly source: ObjectId;
  readonly to: Thing;
  readonly amount: number;
}

/** A word, a number, things, or how much each of some players had. */
export type Remembered = string | number | readonly string[] | Readonly<Record<string, number>>;

/** Choices made while a spell or ability was put onto the stack (601.2, 602.2, 603.3). */
export interface Announced {
  /** For each word "target" of the chosen modes, in order. */
  readonly targets: readonly (readonly Thing[])[];
  /** The same with those that are illegal by now, where the rules let them be known (until 2015). */
  readonly chosen?: readonly (readonly Thing[])[];
  readonly modes: readonly number[];
  readonly x: number;
  readonly division?: Readonly<Record<string, number>>;
  readonly paid: readonly string[];
  /** The zone from which the spell was cast. */
  readonly castFrom?: ZoneName;
  /** The colour of each mana that was spent, but for colourless mana, and how much it was. */
  readonly colorsSpent?: readonly string[];
  readonly manaSpent?: number;
}

export interface SpellState extends Announced {
  readonly effects: readonly Effect[];
  /** What its costs were paid with: `sacrificed`, `discarded`. */
  readonly memory?: Readonly<Record<string, Remembered>>;
}

export interface AbilityOnStack extends Announced {
  readonly source: ObjectId;
  readonly ability: Ability;
  readonly effects: readonly Effect[];
  readonly event?: EventContext;
  readonly memory: Readonly<Record<string, Remembered>>;
  /** It was a delayed triggered ability. */
  readonly delayed?: boolean;
}

/** What an ability knows of the event that triggered it. */
export interface EventContext {
  readonly object?: ObjectId;
  /** What the object became in the zone to which it moved (400.7). */
  readonly became?: ObjectId;
  /** The other cards of one that was melded or merged. */
  readonly also?: readonly ObjectId[];
  readonly player?: PlayerId;
  readonly source?: ObjectId;
  readonly recipient?: Thing;
  readonly amount?: number;
  /** The types of mana that were added. */
  readonly mana?: readonly ColorOrColorless[];
  /** All objects of a batch of simultaneous events, for "one or more". */
  readonly objects?: readonly ObjectId[];
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
  readonly duration: Duration;
  /** Turn in which it began. */
  readonly turn: number;
  /** Amounts that were fixed when it began. */
  readonly amounts?: readonly number[];
  /** Damage that a prevention effect can still prevent. */
  readonly shield?: number | 'all';
  /** Times that its rules can still apply: "the next time". */
  readonly times?: number;
  /** What the rules speak of: targets, event and memory of the ability that began it. */
  readonly spoken?: Pick<AbilityOnStack, 'event' | 'memory'> & { readonly announced: Announced; readonly each?: Thing };
  /** What comes back, and where, when the effect ends (610.3). */
  readonly returns?: readonly { readonly object: ObjectId; readonly to: ZoneName }[];
  /** For a change of kind `copy`: what is copied, fixed when the effect began (707.2b). */
  readonly copied?: Face;
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
  /** It goes on triggering until its duration ends; without one it triggers once. */
  readonly duration?: Duration;
  readonly once?: true;
  readonly targets?: readonly TargetSlot[];
  /** What it waits for to be lost, and is its controller's. */
  readonly held?: readonly ObjectId[];
  /** Turn in which it was made. */
  readonly turn: number;
}

/** What a text says of a turn to come, done as it begins: the next turn of a player, or an extra turn. */
export interface PreparedTurn extends Pick<DelayedTrigger, 'source' | 'controller' | 'instructions' | 'memory' | 'context'> {
  readonly player: PlayerId;
  /** Of an extra turn: who takes those that come behind it, of those that were there. */
  readonly behind?: readonly PlayerId[];
}

export interface WaitingTrigger {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: Extract<Ability, { kind: 'triggered' }>;
  /** Of several events that it waits for, the one that happened. */
  readonly by?: TriggerEvent;
  readonly event: EventContext;
  readonly memory: Readonly<Record<string, Remembered>>;
  readonly context?: Announced;
  /** It triggered an additional time (603.2d). */
  readonly additional?: true;
  /** Done at once, without the stack: the second half of an effect "until" something happens (610.3). */
}

export { steps, type Step };
/** The steps of the combat phase. */
export const combatSteps: readonly Step[] = steps.slice(steps.indexOf('beginning of combat'), steps.indexOf('postcombat main'));
export const isInCombat = (step: TurnState['step']): boolean => combatSteps.some((each) => each === step);
export const isInPhase = (step: TurnState['step'], phase: 'main' | 'combat'): boolean =>
  phase === 'main' ? step.endsWith('main') : isInCombat(step);

export interface TurnState {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step | 'mulligan';
  readonly priority?: PlayerId;
  /** Who makes the decisions of the active player this turn (722.5). */
  readonly decidedBy?: PlayerId | undefined;
  /** Players who passed in succession. */
  readonly passed: readonly PlayerId[];
  /** How many cards players have drawn this turn. */
  readonly drawn?: Readonly<Record<PlayerId, number>>;
  /** The same as the draw step began. */
  readonly drawnBefore?: Readonly<Record<PlayerId, number>>;
  /** How often players have rolled the planar die of their own accord this turn (901.9). */
  readonly planarRolls?: Readonly<Record<PlayerId, number>>;
  /** What happened this turn and the turn before, for texts that ask (happened.ts). */
  readonly happened: readonly TurnRecord[];
  readonly before?: readonly TurnRecord[];
  readonly extraTurns: readonly PlayerId[];
  /** Of an extra turn: the player behind whom the order of turns goes on (500.7). */
  readonly at?: PlayerId | undefined;
  /** Abilities that players activated this turn, each with the position in which they did. */
  readonly deeds?: readonly (readonly [by: PlayerId, deed: string])[];
  /** Phases behind the one that is going on, by their steps. */
  readonly extraPhases?: readonly (readonly Step[])[];
  /** The turn is being ended: what is left of it is its cleanup step (724). */
  readonly ending?: boolean;
  /** The combat phase of this turn is skipped. */
  readonly noCombat?: boolean;
  /** The one opponent that may be attacked this combat, where that is chosen (506.2a). */
  readonly defending?: PlayerId;
  /** The players in each player's range of influence, where it is limited; fixed as the turn begins (801.2c). */
  readonly reach?: Readonly<Record<PlayerId, readonly PlayerId[]>>;
}

/** Whether the turn is about to begin: so it stands behind opening hands, also of a game that was restarted. */
export const isAnew = ({ step }: TurnState): boolean => step === 'untap';

/** A position as it was before a player left, with what its objects were like. */
export interface Left {
  readonly state: GameState;
  readonly characteristics: Readonly<Record<ObjectId, Characteristics>>;
  readonly copiable: Readonly<Record<ObjectId, Face>>;
}

/** An object that is gone, and what it was like as it last existed. */
export interface Departed {
  readonly object: GameObject;
  readonly characteristics: Characteristics;
  /** Its copiable values (707.2). */
  readonly copiable: Face;
  /** The effect that had made it a copy of something. */
  readonly copiedBy?: number;
  /** What was attached to it. */
  readonly bore: readonly ObjectId[];
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
