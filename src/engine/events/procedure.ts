/**
 * How the game runs: procedures of the rules are generator functions that yield the questions a player has to answer and tell events on
 * the way, so that casting reads as 601.2a to 601.2i. A position is its setup and the answers given; going back or branching is a replay.
 */
import { countEvents, type Tally, TooManyAnswers } from '../state/bounds.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Context } from '../look/reading/context.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { GameState, ObjectId, PlayerId } from '../state/state.ts';

/** What is asked of a player. `options` lists every legal answer when that is wanted; `judge` says why another is none. */
export interface Question {
  readonly player: PlayerId;
  readonly kind: QuestionKind;
  /** What it is about, for people. */
  readonly text: string;
  readonly source?: ObjectId;
  readonly options: () => readonly Answer[];
  readonly judge: (answer: Answer) => Judgement;
  readonly cites: readonly Concept[];
  /** Whether any member of the player's team may answer, where it acts as one. */
  readonly byTeam?: boolean;
  /** Whether a cost is paid by saying yes. */
  readonly pays?: boolean;
  /** Whether there are legal answers beside the options. */
  readonly open?: boolean;
}

export const questionKinds = [
  'priority',
  'attackers',
  'blockers',
  'damage',
  'order',
  'target',
  'object',
  'replacement',
  'triggers',
  'may',
  'payment',
  'help',
  /** Which mana is spent: never asked, only taken from what came with the action. */
  'mana',
  'modes',
  'x',
  'division',
  'color',
  'creature type',
  'name',
  'number',
  'bottom',
  'mulligan',
  'other',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Plain data: a ref, a number, yes and no, a list or a map of them. */
export type Answer = string | number | boolean | readonly Answer[] | { readonly [key: string]: Answer };

export type Judgement = { readonly legal: true } | { readonly legal: false; readonly reason: string; readonly cites: readonly Concept[] };
export const legal: Judgement = { legal: true };

/** Something that happened, in words and with the rules that it rests on. */
export interface Telling {
  /** `cast`, `damage`, `dies`: for programs. */
  readonly event: string;
  /** Whose doing it is, where programs ask. */
  readonly player?: PlayerId;
  /** One sentence for people. */
  readonly text: string;
  readonly cites: readonly Concept[];
}

/** One step of the trace. */
export interface Told extends Telling {
  /** The position in which it was told. */
  readonly state: GameState;
}

export interface Asked {
  choices: number;
  /** What the next step told rests on because of answers. */
  cited?: readonly Concept[];
  /** Answers that were the only legal ones, so that nobody was asked. */
  readonly forced: { readonly player: PlayerId; readonly answer: Answer }[];
}

/** A game that is running: its present state, and what was told so far. The only thing that changes, and only by its own methods. */
export interface Game {
  state: GameState;
  readonly tell: (event: string | Pick<Telling, 'event' | 'player'>, text: string, ...cites: readonly Concept[]) => void;
  /** Answers that came with the action being carried out: they are taken instead of asking. */
  readonly prepared: (question: Question) => Answer | undefined;
  /** Carries out instructions; given here, since events can call for instructions and these for events. */
  readonly follow: (game: Game, instructions: readonly Instruction[], context: Context) => Procedure<Context>;
  /** How many choices among several answers players have made, priority aside. */
  readonly asked: Asked;
  /** Replacement effects that have had their opportunity with what is being done (614.5). */
  readonly replacedBy?: ReadonlySet<string>;
  /** The game of which this is another view (`within`). */
  readonly base?: Game;
  /** What the play has taken so far, and how many events came of one another to get here (bounds.ts). */
  readonly tally: Tally;
  readonly depth?: number;
  /** Whose spell or ability is being carried out: what replaces its events reaches no further than it does (801.13a). */
  readonly doer?: PlayerId;
}

/** Carries out something that may be impossible: then everything is as it was, and nothing is told. Says what it gave, or why it is impossible. */
export function* tryTo<T>(game: Game, procedure: (trial: Game) => Procedure<T>): Procedure<{ readonly gave: T } | Refusal> {
  const before = game.state;
  const told: Parameters<Game['tell']>[] = [];
  try {
    const gave = yield* procedure(within(game, { tell: (...said) => void told.push(said) }));
    for (const said of told) game.tell(...said);
    return { gave };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    game.state = before;
    return error;
  }
}

/** The same game, but told elsewhere, while a player's spell or ability is carried out, or what replacement effects made of an event. */
export function within(game: Game, own: Partial<Pick<Game, 'tell' | 'prepared' | 'replacedBy' | 'doer' | 'depth'>>): Game {
  // Views of views look at the game itself: events that come of one another would else ask through all of them.
  const base = game.base ?? game;
  return {
    base,
    get state() {
      return base.state;
    },
    set state(state: GameState) {
      base.state = state;
    },
    tell: game.tell,
    prepared: game.prepared,
    follow: game.follow,
    asked: game.asked,
    tally: game.tally,
    ...(game.depth === undefined ? {} : { depth: game.depth }),
    ...(game.replacedBy ? { replacedBy: game.replacedBy } : {}),
    ...(game.doer === undefined ? {} : { doer: game.doer }),
    ...own,
  };
}

export type Procedure<T> = Generator<Question, T, Answer>;

/** An action that the rules forbid. Thrown inside a procedure; whoever began the action puts the state back. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly cites: readonly Concept[];

  constructor(reason: string, ...cites: readonly Concept[]) {
    super(reason);
    this.cites = cites;
  }
}

/** The legal answers to a question, or the first ones where there are more than are listed. */
export function listSome({ options }: Pick<Question, 'options'>): { readonly answers: readonly Answer[]; readonly all: boolean } {
  try {
    return { answers: options(), all: true };
  } catch (error) {
    if (!(error instanceof TooManyAnswers)) throw error;
    return { answers: error.some as readonly Answer[], all: false };
  }
}

/** The first legal answer, if there is one. @throws TooManyAnswers when none was found among as many as are tried */
export function firstAnswer(question: Pick<Question, 'options'>): Answer | undefined {
  const { answers, all } = listSome(question);
  return answers[0] ?? (all ? undefined : question.options()[0]);
}

/** Who makes a player's decisions: the player who controls them this turn, if one does (722.5). */
const deciderOf = ({ turn }: GameState, player: PlayerId): PlayerId => (player === turn.active ? (turn.decidedBy ?? player) : player);

/**
 * Asks a question: takes the answer that came with the action, or the only one there is, or asks. @throws Refusal when an answer that
 * came with the action is not legal, or there is none at all.
 */
export function* ask(game: Game, asked: Question): Procedure<Answer> {
  const question = { ...asked, player: deciderOf(game.state, asked.player) };
  const prepared = game.prepared(question);
  if (prepared !== undefined) {
    const judgement = question.judge(prepared);
    if (!judgement.legal) throw new Refusal(judgement.reason, ...judgement.cites);
    return citing(game, question, prepared);
  }
  if (question.kind !== 'priority' && question.kind !== 'attackers' && question.kind !== 'blockers') {
    const { answers, all } = listSome(question);
    countEvents(game.tally, 1, Math.floor(answers.length / 10));
    const [only, second] = answers;
    if (only === undefined && all) throw new Refusal(`${question.text}: nothing can be chosen`, ...question.cites);
    if (only !== undefined && second === undefined && all && question.open !== true) {
      game.asked.forced.push({ player: question.player, answer: only });
      return citing(game, question, only);
    }
    game.asked.choices += 1;
  }
  return citing(game, question, yield question);
}

/** The next step that is told rests on this answer, and cites what the question does. An action of a player with priority cites its own. */
function citing(game: Game, { kind, cites }: Question, answer: Answer): Answer {
  if (kind !== 'priority' || answer === 'pass') cite(game, ...cites);
  return answer;
}

/** What nothing is told of is cited by the next step. */
export function cite({ asked }: Pick<Game, 'asked'>, ...cites: readonly Concept[]): void {
  asked.cited = [...(asked.cited ?? []), ...cites];
}
