/**
 * Who says what happened. The game is played without: what is only tried is told to nobody, and the sentences are no part of what is loaded
 * to play.
 */
import type { Concept } from '../concepts/concepts.ts';
import type { Ability } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { Instruction, InstructionOf } from '../language/instruction.ts';
import type { ManaChoice } from '../language/mana.ts';
import type { ManaSymbol } from '../language/manaCost.ts';
import type { Modification } from '../language/modification.ts';
import type { Face } from '../language/card.ts';
import type { Duration } from '../language/condition.ts';
import type { Ref } from '../language/ref.ts';
import type { Activated } from '../look/activated.ts';
import type { Look } from '../look/look.ts';
import type { Context } from '../look/reading/context.ts';
import type {
  AbilityOnStack,
  Announced,
  AssignedDamage,
  GameObject,
  GameState,
  Mana,
  ObjectId,
  PlayerId,
  Step,
  WaitingTrigger,
} from '../state/state.ts';
import type { Happened } from './apply.ts';
import type { GameEvent } from './events.ts';
import type { Described, InstructionName } from './instructions/instruction.ts';
import type { Applicable, Replaced } from './replacement/applicable.ts';
import type { Sayings } from './sayings.ts';
import type { Telling } from './telling.ts';

/** Events that happened at once, and what triggered on them. */
export interface Batch {
  readonly before: GameState;
  /** As the events themselves left it. */
  readonly applied: GameState;
  /** As it is: effects are gone that lasted only until then. */
  readonly after: GameState;
  readonly happened: readonly Happened[];
  readonly waiting: readonly WaitingTrigger[];
  /** What would have triggered if its condition held. */
  readonly unmet: readonly WaitingTrigger[];
}

/** An instruction that is about to be carried out. */
export interface Followed {
  readonly look: Look;
  readonly instruction: Instruction;
  readonly context: Context;
  readonly described: Pick<Described<InstructionName>, 'lastKnown'>;
}

/** What an instruction rests on. */
export interface Grounds {
  /** In the steps of the kind in which it is done. */
  readonly own: readonly Concept[];
  /** In the next step, whatever it tells. */
  readonly asked: readonly Concept[];
}

/** A continuous effect that has begun. */
export interface BegunEffect {
  readonly source: ObjectId;
  /** On whose turn it ends, where it ends on somebody's. */
  readonly controller: PlayerId;
  /** Without it, whatever is as described when it matters. */
  readonly affected: readonly ObjectId[] | undefined;
  readonly duration: Duration;
  readonly changes: readonly Modification[];
  /** What is copied. */
  readonly copied?: Face | undefined;
  /** What was chosen on the way. */
  readonly memory?: Context['memory'];
  /** What is affected cannot do this. */
  readonly restriction?: string;
  /** How these are spoken of. */
  readonly what?: Ref;
}

/** What changes the cost of a spell. */
export interface CostChange {
  readonly increase: boolean;
  /** The object whose text says so; without it the rules do: the commander tax (903.8). */
  readonly by?: ObjectId;
  /** What the text asks, for what is cited. */
  readonly asks?: unknown;
  readonly symbols: readonly ManaSymbol[];
}

/** What helped to pay by a keyword: so many things, and what of the cost. */
export interface HelpFound {
  readonly keyword: string;
  readonly count: number;
  readonly paid: readonly ManaSymbol[];
}

/** What a spell costs in all: mana after all changes, and other costs. */
export interface TotalCost {
  readonly mana: readonly ManaSymbol[];
  readonly others: readonly Cost[];
  readonly changes: readonly CostChange[];
  /** What reduced it as an additional cost: convoke and delve until July 2013. */
  readonly helped: readonly HelpFound[];
  /** How it is cast, whether the commander tax is due (903.8), what is added and spliced, and the keywords of what is paid. */
  readonly way: { readonly name: string; readonly instead?: unknown; readonly faceDown?: unknown };
  readonly taxed: boolean;
  readonly adds: boolean;
  readonly splices: boolean;
  readonly paid: readonly string[];
  /** The abilities of the card, which is shown where it is cast face down. */
  readonly shown: readonly Ability[];
}

/** Changes that a text makes of a set of objects. */
export interface Modifying {
  readonly look: Look;
  readonly context: Context;
  readonly what: Ref;
  readonly affected: readonly ObjectId[];
  /** As the text says them, as abilities are named now, and with amounts as they are now. */
  readonly changes: readonly Modification[];
  readonly named: readonly Modification[];
  readonly fixed: readonly Modification[];
  /** What they become a copy of, and the values that they copy. */
  readonly original: ObjectId | undefined;
  readonly copied: Face | undefined;
}

/** What is announced of a spell or ability besides its targets: modes, names of optional costs, X. */
export interface SaidOfSpell {
  readonly modes?: readonly number[];
  readonly names?: readonly string[];
  readonly x?: number;
}

/** What is known of an ability that is activated, besides what it is. */
export interface Activating {
  /** The keyword that it is of. */
  readonly keyword?: string;
  /** Whether loyalty of several effects was paid as one cost. */
  readonly summed?: boolean;
}

/** How a game ends for a player. */
export type Ending = 'win' | 'lose' | 'lose to life';

/** What leaves the game with a player, goes back, leaves it since they controlled it, or is exiled for that or since it would go back to them later. */
export type LeavingWith = 'owned' | 'control' | 'players' | 'controlled' | 'exiled' | 'by default';

/** What an effect has made of an event that it replaced. */
export interface Replacing {
  readonly event: GameEvent;
  /** The game as it was before the effect applied. */
  readonly before: Look;
  /** Effects that have replaced the event already, all that would now, those that could have before, and the one that did. */
  readonly used: ReadonlySet<string>;
  readonly all: readonly Applicable[];
  readonly able: readonly Applicable[];
  readonly chosen: Applicable;
  readonly replaced: Replaced;
}

/** Whom and what a state-based action is about. */
export interface About {
  readonly player: PlayerId | undefined;
  readonly objects: readonly ObjectId[];
}

/** A mana ability that is activated for a payment. */
export interface ManaUse {
  readonly source: {
    readonly object: ObjectId;
    readonly ability: Pick<Activated, 'text'>;
    readonly others: readonly { readonly cost: Pick<Cost, 'pay'> }[];
  };
  readonly way: { readonly choice: ManaChoice; readonly mana: readonly Mana[] };
  readonly spent: readonly Mana[];
  readonly payers: readonly (readonly ObjectId[])[];
}

/** A payment of mana that nobody said anything about, before it is made: with which mana abilities, and for what. */
export interface Paying {
  readonly player: PlayerId;
  readonly due: readonly ManaSymbol[];
  readonly uses: readonly ManaUse[];
  readonly spentOn: ObjectId | undefined;
  /** Whether this could be paid by mana abilities all of which together are permitted. Of sources of one kind any does as well. */
  readonly could: (
    due: readonly ManaSymbol[],
    elsewise?: { readonly permits: (uses: readonly ManaUse[]) => boolean; readonly kindOf: (object: ObjectId) => string },
  ) => boolean;
}

/** What helps to pay besides mana, where nobody said what. */
export interface Helping {
  readonly player: PlayerId;
  readonly keyword: string;
  readonly used: readonly ObjectId[];
  /** What could help, and how many at most. */
  readonly able: readonly ObjectId[];
  readonly most: number;
  /** Whether all of it could be paid with the help of just these. */
  readonly could: (by: readonly ObjectId[]) => boolean;
  readonly cites: readonly Concept[];
}

export interface Teller {
  /** What is no event, by its name. */
  readonly says: <Name extends keyof Sayings>(state: GameState, name: Name, ...about: Sayings[Name]) => readonly Telling[];
  /** What happened, an event each, and which abilities did not trigger on it. */
  readonly happened: (batch: Batch) => readonly Telling[];
  /** What would have triggered on events that were prevented or replaced. */
  readonly undone: (batch: Batch, undone: readonly GameEvent[]) => readonly Telling[];
  /** A trigger that is put onto the stack, together with others, and whether these do not all do the same. */
  readonly triggers: (state: GameState, trigger: WaitingTrigger, all: readonly WaitingTrigger[], differ: boolean) => readonly Telling[];
  /** What is announced of a spell or ability, what is chosen for it, and by what a card may be cast at its time. */
  readonly announces: (player: PlayerId, said: SaidOfSpell, cites?: readonly Concept[]) => readonly Telling[];
  readonly chooses: (
    targets: Announced['targets'],
    division: Readonly<Record<string, number>> | undefined,
    cites: readonly Concept[],
  ) => readonly Telling[];
  readonly permits: (state: GameState, spell: ObjectId, card: GameObject, timing: readonly Concept[]) => readonly Telling[];
  readonly activates: (look: Look, player: PlayerId, id: ObjectId, ability: Activated, more: Activating) => readonly Telling[];
  /** What forbids that an exhausted ability is activated anew: this one, or some mana ability. */
  readonly exhausted: (look: Look, player: PlayerId, ability?: Activated) => readonly Concept[];
  /** How players sit as the game begins; and which of them take turns as turn markers were passed on. */
  readonly seats: (state: GameState) => readonly Telling[];
  readonly marked: (state: GameState) => readonly Telling[];
  /** A step begins; and what is over as the turn is. */
  readonly step: (state: GameState, step: Step) => readonly Telling[];
  readonly wearsOff: (state: GameState) => readonly Telling[];
  /** What a state-based action has found, by its rule. */
  readonly acts: (look: Look, cites: readonly Concept[], about: About) => readonly Telling[];
  /** Who loses, and by what; and who wins, or that nobody is left. */
  readonly loses: (
    state: GameState,
    leaving: readonly PlayerId[],
    losers: readonly PlayerId[],
    won: Concept | undefined,
    why: (player: PlayerId) => readonly Concept[],
  ) => readonly Telling[];
  /** Who makes the others lose, or those in range, instead of winning (801.14, 104.3h); and for whom the game cannot end so. */
  readonly defeats: (winners: readonly PlayerId[], isInRange: boolean) => readonly Telling[];
  readonly forbids: (members: readonly PlayerId[], what: Ending) => readonly Telling[];
  /** So much mana is lost as a pool empties; or burns as well (300.3 until 2009), and the life is told next. */
  readonly unspent: (player: PlayerId, lost: number) => readonly Telling[];
  readonly burns: (player: PlayerId, lost: number) => readonly Telling[];
  /** A hand is kept or not, and costs no card; a card is suspended, foretold or plotted. */
  readonly mulligan: (state: GameState, player: PlayerId, taken: boolean, free: boolean) => readonly Telling[];
  readonly special: (player: PlayerId, keyword: 'suspend' | 'foretell' | 'plot') => readonly Telling[];
  /** What happens instead of a player's losing. */
  readonly spares: (player: PlayerId, text: string) => readonly Telling[];
  /** A delayed ability begins to wait; a trigger is removed, for that reason; or it is one of a player who has left. */
  readonly waits: (state: GameState, source: ObjectId, text: string) => readonly Telling[];
  readonly removes: (state: GameState, source: ObjectId, cites: readonly Concept[]) => readonly Telling[];
  readonly triggersForNobody: (state: GameState, source: ObjectId, controller: PlayerId) => readonly Telling[];
  /** An effect begins that will have damage dealt elsewhere, or prevent it. */
  readonly redirects: (state: GameState, source: ObjectId) => readonly Telling[];
  readonly prevents: (state: GameState, source: ObjectId, instruction: InstructionOf<'prevent damage'>) => readonly Telling[];
  /** What becomes of what a player owned, had gained control of, or still controls, who has left; and of how much of it. */
  readonly leaves: (player: PlayerId, what: LeavingWith, count?: number) => readonly Telling[];
  readonly wins: (state: GameState, winners: readonly PlayerId[], won: Concept | undefined) => readonly Telling[];
  /** How combat damage is assigned in a step, and which of those that are able to have none to assign. */
  readonly assigns: (look: Look, assigned: readonly AssignedDamage[], first: boolean) => readonly Telling[];
  readonly assignsNothing: (look: Look, able: readonly ObjectId[]) => readonly Telling[];
  /** A spell or ability begins to resolve; and what it rests on if what its event was about is something else by now. */
  readonly resolves: (state: GameState, object: GameObject) => readonly Telling[];
  readonly refers: (state: GameState, ability: AbilityOnStack) => readonly Concept[];
  /** What became of an event as an effect replaced it; which effects do not any more, which would if they were in range; what is forbidden. */
  readonly replaces: (look: Look, replacing: Replacing) => readonly Telling[];
  readonly noMore: (look: Look, before: readonly Applicable[], now: readonly Applicable[]) => readonly Telling[];
  readonly beyondRange: (look: Look, event: GameEvent) => readonly Telling[];
  readonly impossible: (look: Look, event: GameEvent, cites: readonly Concept[]) => readonly Telling[];
  /** What it rests on how it is found out what texts ask for: of the game, and of objects in it. */
  readonly reads: (state: GameState, ...texts: readonly unknown[]) => readonly Concept[];
  readonly asks: (look: Look, text: object) => readonly Concept[];
  /** The total cost of a spell, what made it more or less, and what that rests on. */
  readonly total: (look: Look, cost: TotalCost) => readonly Telling[];
  /** That what is paid with was chosen for the player, where another payment would leave something else. */
  readonly pays: (look: Look, paying: Paying) => readonly Telling[];
  readonly helps: (state: GameState, helping: Helping) => readonly Telling[];
  /** What an instruction speaks of and does not find, and what it begins that shows only later. */
  readonly missing: (followed: Followed) => readonly Telling[];
  /** What is not done, since what it asks is not so, or there is nothing to do it for. */
  readonly withholds: (state: GameState, instruction: InstructionOf<'if' | 'for each' | 'times'>, context: Context) => readonly Telling[];
  readonly groundsOf: (followed: Followed) => Grounds;
  readonly begins: (before: GameState, effect: BegunEffect, cites: readonly Concept[]) => readonly Telling[];
  /** What changing objects for a while rests on, beside the layers. */
  readonly modifying: (modifying: Modifying) => readonly Concept[];
  /** What copying an object with these exceptions rests on. */
  readonly copying: (look: Look, original: ObjectId, except: readonly Modification[], context: Context) => readonly Concept[];
  /** The rules that continuous effects rest on where one position follows another, as far as they apply otherwise than before. */
  readonly layers: (before: GameState, after: GameState) => readonly Concept[];
}
