/**
 * How the game runs: procedures of the rules are generator functions that yield the questions a player has to answer and tell events on
 * the way, so that casting reads as 601.2a to 601.2i. A position is its setup and the answers given; going back or branching is a replay.
 */
import { countEvents, type Tally } from '../state/bounds.ts';
import type { Effect } from '../language/ability.ts';
import type { Instruction, InstructionOf } from '../language/instruction.ts';
import type { Context } from '../look/reading/context.ts';
import type { Concept } from '../concepts/concepts.ts';
import { notYet } from '../state/notYet.ts';
import type { GameObject, GameState, Mana, ObjectId, PlayerId, Thing } from '../state/state.ts';
import {
  type Answer,
  isImpossible,
  listSome,
  NoLegalChoice,
  type Question,
  type QuestionKind,
  type Refusal,
  WrongAnswer,
} from './question.ts';
import type { Happened } from './apply.ts';
import type { EventOf, GameEvent } from './events.ts';
import type { RareOfChoices } from './rareOfChoices.ts';
import type { RareOfCombat } from './rareOfCombat.ts';
import type { RareOfCosts } from './rareOfCosts.ts';
import type { RareOfLoops } from './rareOfLoops.ts';
import type { Teller } from './teller.ts';
import type { Sayings } from './sayings.ts';
import type { Telling } from './telling.ts';

/** One step of the trace. */
export interface Told extends Telling {
  /** What it rests on besides: by answers given on the way, and by continuous effects that are new. */
  readonly besides: readonly Concept[];
  /** The position in which it was told. */
  readonly state: GameState;
  /** Who passed since what was told before it, in order. */
  readonly passes?: readonly PlayerId[];
}

export interface Asked {
  choices: number;
  /** The occasion on which questions are asked now: what is being done, counted up (`nextOccasion`). */
  occasion: number;
  /** What the next step told rests on because of answers. */
  cited?: readonly Concept[];
  /** Every choice that the rules give is asked, also where all answers end alike (unasked.ts). */
  readonly everything: boolean;
  /** Answers that were the only legal ones, so that nobody was asked. */
  readonly forced: { readonly player: PlayerId; readonly answer: Answer }[];
  /** How many choices nobody was asked for since all answers end alike. */
  leftOut: number;
}

/** Whether there is a rule of a concept in the edition in force on a day. */
export type HasRule = (concept: Concept, day: string) => boolean;

/** A game that is running: its present state, and what was told so far. The only thing that changes, and only by its own methods. */
export interface Game {
  state: GameState;
  readonly tell: (event: string | Pick<Telling, 'event' | 'player'>, text: string, ...cites: readonly Concept[]) => void;
  /** Says what happened; without it nothing of it is told. */
  readonly teller?: Teller | undefined;
  /** Whether the rules of the day speak of a concept: who tells the numbers knows (`HasRule`). */
  readonly hasRule?: HasRule | undefined;
  /** To be called as a step begins, for whoever counts them. */
  readonly stepBegins?: () => void;
  /** Answers that came with the action being carried out: they are taken instead of asking. */
  readonly prepared: (question: Question) => Answer | undefined;
  /** Carries out instructions; given here, since events can call for instructions and these for events. */
  readonly follow: (game: Game, instructions: readonly Instruction[], context: Context) => Procedure<Context>;
  /** What few games do; without it none does (turn/rare.ts). */
  readonly rare?: Rare | undefined;
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
  /** What is about to enter together, while something that changes how is carried out: it is not there to be chosen (614.13a). */
  readonly entering?: ReadonlySet<ObjectId>;
}

/** Instructions that few games carry out: given to a game, so that others are played without. */
export type RareInstructions = {
  readonly [
    Do in
      | 'restart'
      | 'add mana'
      | 'discard'
      | 'sacrifice'
      | 'create token'
      | 'create copy'
      | 'prevent damage'
      | 'later'
      | 'extra phases'
      | 'move counters'
      | 'control player'
      | 'double counters'
      | 'double mana'
      | 'subgame'
      | 'name sticker'
      | 'meld'
      | 'piles'
      | 'proliferate'
      | 'mill'
      | 'search'
      | 'search zones'
      | 'become monarch'
      | 'become time'
      | 'tempt'
      | 'end turn'
      | 'cast'
      | 'copy spell'
      | 'new targets'
      | 'retarget'
      | 'exchange control'
      | 'exile until'
      | 'reveal until'
      | 'scry'
      | 'surveil'
      | 'flip coin'
      | 'roll'
      | 'vote'
      | 'clash'
      | 'find out'
      | 'keep'
      | 'turn face down'
      | 'venture'
      | 'planeswalk'
      | 'chaos'
      | 'abandon'
      | 'take initiative'
      | 'redirect damage'
      | 'extra turn'
      | 'next turn'
      | 'set life'
      | 'win'
  ]: (game: Game, instruction: InstructionOf<Do>, context: Context) => Procedure<Context['memory'] | undefined>;
};

/** Tells what a teller says, if there is one. */
export function tellAll(game: Game, said: readonly Telling[] = []): void {
  for (const { event, text, cites } of said) game.tell(event, text, ...cites);
}

/** Has it said, where somebody tells. */
export const say = <Name extends keyof Sayings>(game: Game, name: Name, ...about: Sayings[Name]): void =>
  tellAll(game, game.teller?.says(game.state, name, ...about));

/** A beginning of asking: nothing has been asked yet. */
export const newAsked = (everything = false): Asked => ({ choices: 0, occasion: 0, forced: [], leftOut: 0, everything });

/**
 * Something else begins to be done: a step, an action of a player, a resolution, a trigger put onto the stack. Answers that came along for
 * one occasion answer no question of another.
 */
export function nextOccasion({ asked }: Pick<Game, 'asked'>): void {
  asked.occasion += 1;
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
    if (!isImpossible(error)) throw error;
    game.state = before;
    return error;
  }
}

/** The same game, but told elsewhere, while a player's spell or ability is carried out, or what replacement effects made of an event. */
export function within(game: Game, own: Partial<Pick<Game, 'tell' | 'prepared' | 'replacedBy' | 'doer' | 'depth' | 'entering'>>): Game {
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
    teller: game.teller,
    hasRule: game.hasRule,
    prepared: game.prepared,
    follow: game.follow,
    rare: game.rare,
    asked: game.asked,
    tally: game.tally,
    ...(game.depth === undefined ? {} : { depth: game.depth }),
    ...(game.replacedBy ? { replacedBy: game.replacedBy } : {}),
    ...(game.doer === undefined ? {} : { doer: game.doer }),
    ...(game.entering ? { entering: game.entering } : {}),
    ...own,
  };
}

/** What few games do or ask. */
export interface Rare extends RareInstructions, RareOfChoices<Game>, RareOfCombat<Game>, RareOfCosts<Game>, RareOfLoops<Game> {
  /** A player rolls the planar die. @throws Refusal */
  readonly rollPlanarDie: (game: Game, player: PlayerId, plane: ObjectId) => Procedure<void>;
  /** Who chooses in the place of a player who has left the game (800.4g). */
  readonly standIn: (game: Game, gone: PlayerId, context: Context) => Procedure<PlayerId>;
  /** What leaves the game with a player who has left it, where it goes on (800.4). */
  readonly leaveWith: (game: Game, player: PlayerId) => void;
  /** The draw of the draw step goes onto the stack (2003-05-26 304.1). */
  readonly drawLater: (game: Game, players: readonly PlayerId[], where: 'on top' | 'in any order') => Procedure<void>;
  /** What the rules themselves do of designations and their kind as soon as it is so, before state-based actions are looked at. */
  readonly designations: (game: Game) => Procedure<void>;
  /** The same where there may be something of the kind. */
  readonly keepDesignations: (game: Game) => Procedure<void>;
  /** Who gets the city's blessing now; `player`: by an instant or sorcery of theirs that resolves (702.131). */
  readonly ascend: (game: Game, player?: PlayerId) => void;
  /** What cards say of being drawn or turned face up is done as soon as they are. */
  readonly shown: (game: Game, happened: readonly Happened[]) => Procedure<void>;
  /** Opening hands are drawn, and mulligans taken (103.5). */
  readonly openingHands: (game: Game) => Procedure<void>;
  /** What is created in the place of a token, or besides it (614.1a). */
  readonly tokensInstead: (
    game: Game,
    event: EventOf<'create'>,
    instruction: InstructionOf<'create token'>,
    context: Context,
  ) => readonly EventOf<'create'>[];
  /** What a mutating creature spell targets, and what becomes of it (702.140). */
  readonly mutating: Effect;
  readonly merge: (game: Game, spell: GameObject, target: Thing) => Procedure<void>;
  /** How a spell leaves the stack that has resolved, of what would have it go elsewhere than into the graveyard (616.1), and whether it rebounds. */
  readonly wayOffStack: (
    game: Game,
    spell: GameObject,
    usual: EventOf<'move'>,
    rebounds: boolean,
  ) => Procedure<{ readonly leaving: EventOf<'move'>; readonly rebounds: boolean }>;
  /** What else stays tapped, where no more than so many may untap (502.3). */
  readonly limitUntapping: (
    game: Game,
    player: PlayerId,
    able: readonly ObjectId[],
    staying: readonly ObjectId[],
  ) => Procedure<readonly ObjectId[]>;
  /** A batch with so much less life lost to damage as would bring a life total below a floor (120.4d). */
  readonly keepFloor: (game: Game, events: readonly GameEvent[]) => readonly GameEvent[];
  /** What stays of mana that a player would lose; undefined where it is lost. */
  readonly keptMana: (game: Game, player: PlayerId, mana: Mana) => Mana | undefined;
  /** Turn markers of Grand Melee: where they lie first, where as the turn of the active player ends, and once players have left (807.4). */
  readonly turnMarkers: {
    readonly placed: (state: GameState) => GameState;
    readonly passed: (state: GameState) => Pick<GameState, 'markers' | 'turn'>;
    readonly without: (state: GameState, leaving: readonly PlayerId[]) => GameState;
  };
  /** What was said of the turn that begins is done (500.7). */
  readonly prepared: (game: Game) => Procedure<void>;
  /** Whether it becomes day or night as a turn begins (730.2). */
  readonly dawn: (game: Game) => Procedure<void>;
}

export type Procedure<T> = Generator<Question, T, Answer>;

/** Who makes a player's decisions: the player who controls them this turn, if one does (722.5). */
const deciderOf = ({ turn }: GameState, player: PlayerId): PlayerId => (player === turn.active ? (turn.decidedBy ?? player) : player);

/**
 * Asks a question: takes the answer that came with the action, or the only one there is, or asks. @throws WrongAnswer when an answer that
 * came with the action is not legal. @throws NoLegalChoice when there is none at all
 */
export function* ask(game: Game, asked: Question): Procedure<Answer> {
  const player = deciderOf(game.state, asked.player);
  // Who controls a player makes their choices (722.5), and pays with what is theirs (722.5a).
  const controlled: readonly Concept[] =
    player === asked.player ? [] : [asked.kind === 'payment' ? 'player.controlled.costs' : 'player.controlled.choices'];
  const question = { ...asked, player, cites: [...asked.cites, ...controlled] };
  const prepared = game.prepared(question);
  if (prepared !== undefined) {
    const judgement = question.judge(prepared);
    if (!judgement.legal) throw new WrongAnswer(judgement.reason, ...judgement.cites, ...controlled);
    return citing(game, question, prepared);
  }
  if (asksAlways.has(question.kind)) return citing(game, question, yield question);
  const { answers, all } = listSome(question);
  countEvents(game.tally, 1, Math.floor(answers.length / 10));
  const [only, second] = answers;
  // Of an open question the options are no more than what lies at hand.
  if (second === undefined && all && question.open !== true) {
    if (only === undefined) throw new NoLegalChoice(`${question.text}: nothing can be chosen`, ...question.cites);
    game.asked.forced.push({ player: question.player, answer: only });
    return citing(game, question, only);
  }
  game.asked.choices += 1;
  // Nothing happens while it waits: whoever is asked sees what was listed already.
  return citing(game, question, yield all ? { ...question, options: () => answers } : question);
}

/** Kinds of questions that wait for somebody also where there is but one answer. */
const asksAlways: ReadonlySet<QuestionKind> = new Set(['priority', 'step', 'attackers', 'blockers']);

/** What the steps say that tell of bands, of targets and of payments, and what only measures what may be chosen. */
const saidElsewhere: Readonly<Partial<Record<QuestionKind, readonly Concept[]>>> = {
  bands: ['attack.bands'],
  target: ['cast.targets', 'range', 'range.seats'],
  payment: ['cast.pay'],
};

/** The next step that is told rests on this answer, and cites what the question does. An action of a player with priority cites its own; passing is no step. */
function citing(game: Game, { kind, cites }: Question, answer: Answer): Answer {
  if (kind === 'priority') return answer;
  const said = cites.filter((concept) => !saidElsewhere[kind]?.includes(concept));
  // What is chosen as something enters is no choice of a resolution (614.12a).
  cite(game, ...said.map((concept) => (game.entering && concept === 'resolve.choice' ? 'replacement.enters.before' : concept)));
  return answer;
}

/** What has been cited and not told yet, which is then told elsewhere. */
export function takeCited({ asked }: Pick<Game, 'asked'>): readonly Concept[] {
  const { cited = [] } = asked;
  asked.cited = [];
  return cited;
}

/** The same game, in which what is told of some kinds of events, or of all, rests on more. */
export const citingAlso = (game: Game, kinds: readonly string[] | 'all', ...also: readonly Concept[]): Game =>
  within(game, {
    tell: (event, text, ...cites) => {
      const kind = typeof event === 'string' ? event : event.event;
      game.tell(event, text, ...cites, ...(kinds === 'all' || kinds.includes(kind) ? also : []));
    },
  });

/** What nothing is told of is cited by the next step. */
export function cite({ asked }: Pick<Game, 'asked'>, ...cites: readonly Concept[]): void {
  asked.cited = [...(asked.cited ?? []), ...cites];
}

/** What few games do. @throws NotYet, by the name of what would be done, in a session that was not given it */
export function rareOf({ rare }: Pick<Game, 'rare'>, what: string): Rare {
  if (!rare) throw notYet(what);
  return rare;
}
