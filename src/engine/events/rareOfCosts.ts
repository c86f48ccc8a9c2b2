/** What few games do or ask of costs, as a session is given it. */
import type { Effect } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { Instruction } from '../language/instruction.ts';
import type { ManaSymbol } from '../language/manaCost.ts';
import type { Look } from '../look/look.ts';
import type { Context } from '../look/reading/context.ts';
import type { Mana, ObjectId, PlayerId } from '../state/state.ts';
import type { GameEvent } from './events.ts';
import type { PlanPayment } from './manaPlan.ts';
import type { Answer, Question } from './question.ts';
import type { HelpFound } from './teller.ts';

/** What mana is paid for. */
export interface PaymentFor {
  /**
   * The spell that is cast, or the object whose ability is activated: some mana can be spent on some things alone. What is paid as something
   * resolves, for a special action or for an attack is spent on neither (118.12).
   */
  readonly spentOn?: ObjectId;
  /** What is kept for other costs: it gives no mana by being tapped, or by being sacrificed. */
  readonly kept?: { readonly tapping: ReadonlySet<ObjectId>; readonly sacrificing: ReadonlySet<ObjectId> };
}

/** A card that is spliced onto a spell. */
export interface Spliced {
  readonly card: ObjectId;
  readonly costs: readonly Cost[];
  readonly effects: readonly Effect[];
}

/** Whose cost it is: a spell on the stack, or an ability of an object. */
export interface Costing {
  readonly object: ObjectId;
  readonly context: Context;
  /** So much generic mana less by what its own cost is paid with (702.119a), or as the ability itself says. */
  readonly less?: number;
  /** Set for abilities: the keyword that it is of, or nothing. */
  readonly ability?: string;
  /** It is a mana ability. */
  readonly mana?: boolean;
}

/** Costs with what they are paid with besides, and so much generic mana less for it. */
export interface Lessened {
  readonly costs: readonly Exclude<Cost, { pay: 'one of' }>[];
  readonly less: number;
}

type Procedure<T> = Generator<Question, T, Answer>;
/** A cost of objects that are worth so much together. */
export interface TotalCost {
  readonly what: 'power' | 'mana value';
  /** What is done to them. */
  readonly verb: string;
  readonly due: number;
  /** What could pay it, and what each is worth. */
  readonly worths: ReadonlyMap<ObjectId, number>;
}

type Lessening<Game> = (game: Game, costs: Lessened['costs'], context: Context) => Procedure<Lessened>;

/** What few games do or ask of costs. */
export interface RareOfCosts<Game> {
  /** With which mana abilities a cost is paid, where the pool does not suffice. */
  readonly planPayment: PlanPayment;
  /** Every different way of paying now with the pool and mana abilities, as symbols. */
  readonly payments: (game: Game, player: PlayerId, due: readonly ManaSymbol[], options: PaymentFor) => readonly string[];
  /** Whether what several instructions choose or have sacrificed can be something else of each. */
  readonly canBeTakenApart: (look: Look, offered: readonly Instruction[], context: Context) => boolean;
  /** In which of several ways a spell is cast. */
  readonly chooseWay: <W extends { readonly name: string; readonly instead?: readonly Cost[] }>(
    game: Game,
    player: PlayerId,
    source: ObjectId,
    ways: readonly [W, ...W[]],
  ) => Procedure<W>;
  /** With which objects a cost is paid that asks so much power, or mana value, of them together. @throws Refusal when there is not so much */
  readonly chooseTotal: (game: Game, paying: TotalCost, context: Context) => Procedure<readonly ObjectId[]>;
  /** Which of several permissions for one spell each turn is used. */
  readonly choosePermission: <P extends { readonly context: Context }>(
    game: Game,
    player: PlayerId,
    permissions: readonly P[],
  ) => Procedure<P | undefined>;
  /** By which of several effects, or by the rule, a land is played. */
  readonly chooseLandPlay: <P extends { readonly source?: ObjectId }>(
    game: Game,
    player: PlayerId,
    plays: readonly P[],
  ) => Procedure<P | undefined>;
  /** With which creature the cost of such a keyword is paid besides, and what that takes off it. */
  readonly emerge: Lessening<Game>;
  readonly harmonize: Lessening<Game>;
  /** Which numbers are expended by so much mana spent on a spell (700.14). */
  readonly expend: (game: Game, player: PlayerId, amount: number) => readonly GameEvent[];
  /** What is done where some mana is spent on a spell (106.6). */
  readonly spentMana: (game: Game, player: PlayerId, spell: ObjectId, mana: readonly Mana[]) => Procedure<void>;
  /** The costs with the symbols announced that can be paid in two ways, where what is due in the end hangs on it. */
  readonly announceSymbols: <C extends Cost>(game: Game, costs: readonly C[], costing: Costing) => readonly C[];
  /** What of a cost another player pays by assist, and with which mana; and what is left (702.132a). */
  readonly assist: (
    game: Game,
    player: PlayerId,
    spell: ObjectId,
    due: readonly ManaSymbol[],
  ) => Procedure<{ readonly due: readonly ManaSymbol[]; readonly mana: readonly Mana[] }>;
  /**
   * What of a cost something else than mana pays, and what is left (702.51, 702.66, 702.126). `tellTotal` is called once the total cost is
   * known: with what reduced it, where help does that, and what is left then.
   */
  readonly help: (
    game: Game,
    player: PlayerId,
    spell: ObjectId,
    due: readonly ManaSymbol[],
    costs: readonly Cost[],
    x: number,
    tellTotal: (reducing: readonly HelpFound[], mana?: readonly ManaSymbol[]) => void,
  ) => Procedure<{ readonly symbols: readonly ManaSymbol[]; readonly helped: readonly ObjectId[] }>;
  /** As what a fused split spell is evaluated to see whether it can be cast (708.2b of 2013-07-13). */
  readonly evaluated: (look: Look, spell: ObjectId) => readonly Look[];
  /** Which cards are spliced onto a spell (702.47). */
  readonly splice: (game: Game, player: PlayerId, spell: ObjectId) => Procedure<readonly Spliced[]>;
  /** Whether a player can pay a cost with no mana ability: what has to be paid is paid then (118.3c). */
  readonly obliged: (game: Game, player: PlayerId, cost: readonly Cost[], context: Context) => boolean;
}
