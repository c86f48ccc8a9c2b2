/** What few games ask players to choose, as a session is given it. */
import type { ChoiceFrom, KeywordChoice, WordChoice } from '../language/choiceFrom.ts';
import type { Divided, Instruction, InstructionOf } from '../language/instruction.ts';
import type { Context } from '../look/reading/context.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { GameState, ObjectId, PlayerId, Remembered, Thing, WaitingTrigger } from '../state/state.ts';
import type { Happened } from './apply.ts';
import type { GameEvent } from './events.ts';
import type { Answer, Question } from './question.ts';
import type { Applicable } from './replacement/applicable.ts';

type Procedure<T> = Generator<Question, T, Answer>;

export interface RareOfChoices<Game> {
  /** A player chooses a colour, a type, a name, a number or a player. `first`: the word beside which this one is chosen. */
  readonly chooseWord: (
    game: Game,
    player: PlayerId,
    from: ChoiceFrom | WordChoice | KeywordChoice,
    source: ObjectId,
    first?: Remembered,
    cites?: readonly Concept[],
  ) => Procedure<string | number>;
  /** What a triggered ability offers is chosen as it is put onto the stack (1999-04-23 410.5). */
  readonly offerAsPut: (game: Game, trigger: WaitingTrigger) => Procedure<WaitingTrigger>;
  /** Which of several effects applies first to what would happen: the affected player says (616.1). */
  readonly chooseReplacement: <Each extends Applicable>(
    game: Game,
    player: PlayerId,
    able: readonly Each[],
    event: GameEvent,
  ) => Procedure<Each | undefined>;
  /** Whether triggers are of things that nothing tells apart. */
  readonly areOfAlike: (state: GameState, triggers: readonly WaitingTrigger[]) => boolean;
  /** Whether of all that could be chosen for an offer nothing can be done (608.2d). */
  readonly isFutile: (game: Game, offered: readonly Instruction[], context: Context) => boolean;
  /** A choice, among that to which what is done behind it can happen (608.2d). */
  readonly narrowed: (
    game: Game,
    choose: InstructionOf<'choose'>,
    behind: readonly Instruction[],
    context: Context,
  ) => InstructionOf<'choose'>;
  /** What is done for each of several, by all of them or to all of them at once where that can be. Gives what is remembered. */
  readonly severally: (
    game: Game,
    instruction: InstructionOf<'for each'>,
    things: readonly Thing[],
    context: Context,
  ) => Procedure<Context['memory']>;
  /** Which players are meant where several could be, and what is done to each attacker by its own defending player (802.2a). */
  readonly meantPlayers: {
    readonly choose: (game: Game, instructions: readonly Instruction[], context: Context) => Procedure<Context>;
    readonly split: (state: GameState, instruction: Instruction, context: Context) => Instruction;
  };
  /** Places of the modes of an ability that are not to be chosen again; and which are chosen now. */
  readonly modesAnew: {
    readonly before: (state: GameState, ability: WaitingTrigger['ability'], source: ObjectId) => readonly number[];
    readonly note: (state: GameState, ability: WaitingTrigger['ability'], source: ObjectId, modes: readonly number[]) => GameState;
  };
  /** Of melded permanents that moved in which order their cards came, where somebody looks at the last one (712.21b). */
  readonly orderMelded: (game: Game, happened: readonly Happened[], context: Context) => Procedure<readonly ObjectId[]>;
  /** A choice of a source of damage, with what else than permanents and spells may be chosen (609.7a); and what is chosen in another way. */
  readonly chooseOtherwise: (game: Game, instruction: InstructionOf<'choose'>, context: Context) => Procedure<Remembered>;
  /** How somebody divides an effect among targets; undefined where there is nothing to divide it among (601.2d). */
  readonly divide: (
    game: Game,
    divided: Divided,
    context: Context,
    least: number,
  ) => Procedure<Readonly<Record<string, number>> | undefined>;
}
