/**
 * A game that is played: a position, the actions carried out in it, and the question that waits. Deterministic: the same beginning and the
 * same actions give the same states and the same trace. A refused action is undone by playing again what was answered before it.
 */
import type { Instruction } from './language/instruction.ts';
import { newTally, type Tally } from './state/bounds.ts';
import { blank } from './events/apply.ts';
import { activateAbility, findActivated, playLand } from './actions/activating.ts';
import { type CastOptions, castSpell } from './actions/casting/castSpell.ts';
import { type Context, nothingAnnounced } from './look/reading/context.ts';
import { followInstructions } from './actions/instructions/follow.ts';
import { citesOfLayers, lookAt } from './look/layers/characteristics.ts';
import { noteDeed } from './turn/loops.ts';
import { leaveGame } from './events/leaving.ts';
import {
  type Answer,
  type Asked,
  type Game,
  type Judgement,
  type Procedure,
  type Question,
  Refusal,
  type Told,
} from './events/procedure.ts';
import type { Concept } from './concepts/concepts.ts';
import { namelessCard, namelessSource } from './state/namelessSource.ts';
import type { Announced, CardId, GameState, ObjectId, PlayerId } from './state/state.ts';
import { isWith, sharesLife } from './state/teams.ts';
import { type Beginning, playGame } from './turn/turn.ts';

/** What a player does with priority, or what a scenario lets happen. */
export type Begun =
  | ({ readonly do: 'cast'; readonly by: PlayerId; readonly object: ObjectId } & Omit<CastOptions, 'x'>)
  | {
      readonly do: 'activate';
      readonly by: PlayerId;
      readonly object: ObjectId;
      readonly ability?: number | string;
      readonly pay?: 'free';
    }
  | { readonly do: 'play land'; readonly by: PlayerId; readonly object: ObjectId; readonly face?: number }
  | { readonly do: 'check' }
  | { readonly do: 'effect'; readonly by: PlayerId; readonly instructions: readonly Instruction[]; readonly announced?: Announced }
  /** Any other procedure: what a scenario does in its own way. */
  | { readonly do: 'run'; readonly by?: PlayerId; readonly procedure: (game: Game) => Procedure<void>; readonly settles?: boolean };

export type Action =
  | Begun
  | { readonly do: 'pass'; readonly by: PlayerId }
  | { readonly do: 'answer'; readonly by: PlayerId; readonly answer: Answer }
  | { readonly do: 'concede'; readonly by: PlayerId };

/** Answers that come with an action. */
export interface Preparation {
  /** The answer to a question, if it came along. */
  readonly answer: (question: Question) => Answer | undefined;
  /** Called when the action is through: whatever was given and never asked for makes it a refusal. @throws Refusal */
  readonly finish?: () => void;
}

/** Exactly one of: the game went on and stands at a player's priority, or is over; a question waits; the action was refused, and nothing changed. */
export type Result =
  | { readonly kind: 'advanced'; readonly told: readonly Told[] }
  | { readonly kind: 'choice'; readonly told: readonly Told[]; readonly question: Question }
  | { readonly kind: 'refused'; readonly reason: string; readonly cites: readonly Concept[] };

/** How far an action would come, without changing the game. */
export type Trial =
  | { readonly kind: 'done'; readonly state: GameState }
  | { readonly kind: 'stopped'; readonly question: Question; readonly state: GameState }
  | { readonly kind: 'refused'; readonly reason: string; readonly cites: readonly Concept[] };

/** A step that was entered. */
export interface EnteredStep {
  readonly turn: number;
  readonly active: PlayerId;
  readonly step: string;
}

export interface Session {
  /** What was told before the first action. */
  readonly opening: readonly Told[];
  readonly state: () => GameState;
  /** The question that waits; priority is one. Undefined when the game is over. */
  readonly pending: () => Question | undefined;
  readonly act: (action: Action, preparation?: Preparation) => Result;
  /** Lets the state-based actions happen that wait for the next action, and what follows from them; does nothing when none wait. */
  readonly settle: () => Result;
  /** Something new is carried out: what it takes is counted from here (bounds.ts). */
  readonly count: () => void;
  /** Notes where the game stands; what it gives puts the game back there, if it has gone on since. */
  readonly mark: () => () => void;
  /** Tries an action on the position as it is. `choose` answers what it asks, or stops it there. */
  readonly attempt: (action: Begun, choose: (question: Question) => Answer | undefined, prepared?: Preparation['answer']) => Trial;
  /** How often abilities of each card have triggered. */
  readonly triggered: () => Readonly<Record<CardId, number>>;
  /** Answers so far that nobody was asked for, since no other was legal. */
  readonly forced: () => Asked['forced'];
  /** Every step entered so far, the first is the one it began with. */
  readonly entered: () => readonly EnteredStep[];
}

type Input =
  | { readonly kind: 'begin'; readonly make: (game: Game) => Procedure<void>; readonly settles: boolean; readonly by: PlayerId | undefined }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'concede'; readonly player: PlayerId };

/** Told of every choice that a player makes among several answers, with the position in which it is made; also of those of an action that is then refused. */
export type Listener = (question: Question, answer: Answer, state: GameState) => void;

/** Begins a game at a position. It runs to the first question at once. */
export function beginSession(state: GameState, beginning: Beginning, hear: Listener = () => undefined): Session {
  const inputs: Input[] = [];
  /** What came along with actions, in the order in which it was asked for: played again it is the same. */
  let heard: (Answer | undefined)[] = [];
  let preparation: Preparation = { answer: () => undefined };
  const tally = newTally();
  const listen = (question: Question): Answer | undefined => {
    const answer = preparation.answer(question);
    heard.push(answer);
    if (answer !== undefined) hear(question, answer, run.game.state);
    return answer;
  };
  let run = startRun(state, beginning, listen, tally);
  const opening = run.take();

  const count = (): void => {
    tally.action = { events: 0, looks: 0 };
  };
  const playAgain = (): void => {
    const known = [...heard];
    run = startRun(state, beginning, () => known.shift(), tally);
    for (const input of inputs) run.give(input);
    run.take();
    run.listenTo(listen);
  };
  const attemptAll = (more: readonly Input[], prepared: Preparation): Result => {
    const before = heard.length;
    preparation = prepared;
    try {
      for (const input of more) run.give(input);
      if (!run.isBusy()) prepared.finish?.();
    } catch (error) {
      heard = heard.slice(0, before);
      preparation = { answer: () => undefined };
      playAgain();
      if (!(error instanceof Refusal)) throw error;
      return { kind: 'refused', reason: error.message, cites: error.cites };
    }
    inputs.push(...more);
    const question = run.question();
    return question && question.kind !== 'priority'
      ? { kind: 'choice', told: run.take(), question }
      : { kind: 'advanced', told: run.take() };
  };

  /** State-based actions that waited for the next action. */
  const settle = (): Result =>
    run.isUnsettled() ? attemptAll([{ kind: 'answer', answer: 'acted' }], { answer: () => undefined }) : { kind: 'advanced', told: [] };
  /** A check has nothing to begin: what it would process is being processed already, or the game is over. */
  const isChecked = (question: Question | undefined): boolean =>
    run.isUnsettled() || question === undefined || (inputs.length === 0 && question.kind !== 'priority');
  const check = (): Result => {
    const settled = settle();
    const question = run.question();
    if (settled.kind !== 'advanced' || !question || question.kind === 'priority') return settled;
    return { kind: 'choice', told: settled.told, question };
  };

  const act = (action: Action, prepared?: Preparation): Result => {
    // What one action sets off goes on through passes and answers.
    if (action.do !== 'pass' && action.do !== 'answer' && action.do !== 'check') count();
    const given = prepared ?? (action.do === 'answer' ? preparation : { answer: () => undefined });
    if (action.do === 'concede') return attemptAll([{ kind: 'concede', player: action.by }], given);
    if (action.do === 'check' && isChecked(run.question())) return check();
    if (action.do === 'answer') {
      const question = run.question();
      const judgement = judgeAnswer(run.game.state, question, action);
      if (question && judgement.legal) hear(question, action.answer, run.game.state);
      return judgement.legal ? attemptAll([{ kind: 'answer', answer: action.answer }], given) : refused(judgement);
    }
    // State-based actions that waited for the next action come first.
    if (run.isUnsettled()) {
      const settled = settle();
      if (settled.kind !== 'advanced')
        return settled.kind === 'refused' ? settled : refused(judgeTurn(run.game.state, run.question(), action));
      const result = act(action, prepared);
      return result.kind === 'refused' ? result : { ...result, told: [...settled.told, ...result.told] };
    }
    const judgement = judgeTurn(run.game.state, run.question(), action);
    if (!judgement.legal) return refused(judgement);
    if (action.do === 'pass') return attemptAll([{ kind: 'answer', answer: 'pass' }], given);
    return attemptAll(
      [{ kind: 'begin', make: (game) => begin(game, action), settles: settlesAfter(action), by: 'by' in action ? action.by : undefined }],
      given,
    );
  };

  return {
    opening,
    state: () => run.game.state,
    pending: () => run.question(),
    settle,
    act,
    count,
    mark: () => {
      const [taken, listened] = [inputs.length, heard.length];
      return () => {
        if (inputs.length === taken) return;
        inputs.length = taken;
        heard = heard.slice(0, listened);
        playAgain();
      };
    },
    attempt: (action, choose, prepared = () => undefined) => tryOut(run.game.state, (game) => begin(game, action), choose, prepared, tally),
    triggered: () => run.triggered(),
    forced: () => run.game.asked.forced,
    entered: () => run.entered(),
  };
}

const settlesAfter = (action: Begun): boolean => action.do !== 'effect' && (action.do !== 'run' || action.settles !== false);

/** The procedure of an action. */
function* begin(game: Game, action: Begun): Procedure<void> {
  // Who controls another player acts as that player, with what that player has (722.5).
  const { priority = '', active, decidedBy } = game.state.turn;
  const by = action.do !== 'check' && decidedBy === action.by && priority === active ? active : 'by' in action ? (action.by ?? '') : '';
  switch (action.do) {
    case 'cast':
      yield* castSpell(game, by, action.object, action);
      return;
    case 'activate': {
      const ability = findActivated(lookAt(game.state), action.object, action.ability);
      if (!ability) throw new Refusal('it has no such ability', 'activate');
      noteDeed(game, by, [action.object, ability.text]);
      return yield* activateAbility(game, by, action.object, ability, { pay: action.pay });
    }
    case 'play land':
      return yield* playLand(game, by, action.object, action.face);
    case 'effect':
      return yield* runEffect(game, action);
    case 'check':
      return;
    case 'run':
      return yield* action.procedure(game);
  }
}

const refused = (judgement: Judgement): Result =>
  judgement.legal
    ? { kind: 'refused', reason: 'it is not legal', cites: ['priority.pass'] }
    : { kind: 'refused', reason: judgement.reason, cites: judgement.cites };

/** Whether the player may do something of their own accord now. */
function judgeTurn(state: GameState, question: Question | undefined, action: Exclude<Action, { do: 'answer' | 'concede' }>): Judgement {
  if (!question) return { legal: false, reason: 'the game is over', cites: ['priority.pass'] };
  if (question.kind !== 'priority')
    return { legal: false, reason: `${question.player} has to choose first: ${question.text}`, cites: question.cites };
  const by = action.do === 'effect' || action.do === 'check' ? undefined : action.by;
  if (by !== undefined && !mayAnswer(state, question, by))
    return { legal: false, reason: `${question.player} has priority, not ${by}`, cites: ['priority.pass'] };
  return { legal: true };
}

function judgeAnswer(state: GameState, question: Question | undefined, { by, answer }: Extract<Action, { do: 'answer' }>): Judgement {
  if (!question || question.kind === 'priority') return { legal: false, reason: 'nothing is asked now', cites: ['priority.pass'] };
  if (!mayAnswer(state, question, by)) return { legal: false, reason: `${question.player} is asked, not ${by}`, cites: question.cites };
  return question.judge(answer);
}

/** Questions that a team answers as one where it acts as one (805.5, 805.7, 805.10). */
const ofTeams: ReadonlySet<string> = new Set(['priority', 'attackers', 'blockers', 'damage', 'order', 'triggers']);

/** Whether it is for this player to answer. */
export const mayAnswer = (state: GameState, { kind, player, byTeam = ofTeams.has(kind) }: Question, by: PlayerId): boolean =>
  player === by || (byTeam && isWith(state, player, by));

interface Run {
  readonly game: Game;
  readonly question: () => Question | undefined;
  /** Takes one step. @throws Refusal, after which the run is of no more use. */
  readonly give: (input: Input) => void;
  /** What was told since the last call. */
  readonly take: () => readonly Told[];
  /** An action waits for an answer. */
  readonly isBusy: () => boolean;
  /** State-based actions wait for the next action. */
  readonly isUnsettled: () => boolean;
  readonly listenTo: (listen: (question: Question) => Answer | undefined) => void;
  readonly triggered: () => Readonly<Record<CardId, number>>;
  readonly entered: () => readonly EnteredStep[];
}

function startRun(start: GameState, beginning: Beginning, listen: (question: Question) => Answer | undefined, tally: Tally): Run {
  let told: Told[] = [];
  let heed = listen;
  const watch = watchStates(start);
  let state = start;
  let toldLast = start;
  const game: Game = {
    get state() {
      return state;
    },
    set state(next) {
      watch.see(next);
      state = next;
    },
    tell: (event, text, ...cites) => {
      const occasion = typeof event === 'string' ? { event } : event;
      if (occasion.event === 'step') watch.begin(state);
      // Of continuous effects, with what rests on them anew: what the position began with is nothing new.
      told.push({ ...occasion, text, cites: [...cites, ...(game.asked.cited ?? []), ...citesOfLayers(toldLast, state)], state });
      toldLast = state;
      game.asked.cited = [];
    },
    prepared: (question) => heed(question),
    follow: followInstructions,
    asked: { choices: 0, forced: [] },
    tally,
  };
  const main = playGame(game, beginning);
  let current:
    | {
        readonly procedure: Procedure<void>;
        readonly settles: boolean;
        readonly priority: Question | undefined;
        readonly by: PlayerId | undefined;
      }
    | undefined;
  let unsettled = false;
  let question: Question | undefined;

  const advanceMain = (answer: Answer): void => {
    unsettled = false;
    const step = main.next(answer);
    question = step.done === true ? undefined : step.value;
  };
  const advance = (answer: Answer): void => {
    if (!current) {
      advanceMain(answer);
      return;
    }
    const { procedure, settles, priority } = current;
    const step = procedure.next(answer);
    if (step.done !== true) {
      question = step.value;
      return;
    }
    current = undefined;
    question = priority;
    if (settles || state.outcome) advanceMain('acted');
    else unsettled = true;
  };
  advanceMain('');
  return {
    game,
    question: () => question,
    give: (input) => {
      if (input.kind === 'answer') {
        advance(input.answer);
        return;
      }
      if (input.kind === 'begin') {
        current = { procedure: input.make(game), settles: input.settles, priority: question, by: input.by };
        advance('');
        return;
      }
      game.tell('concedes', `${input.player} concedes.`, 'concede', ...(sharesLife(state) ? (['team.concede'] as const) : []));
      leaveGame(game, [input.player]);
      if (state.outcome) {
        question = undefined;
        return;
      }
      // What the player was doing is given up: all that it has come to leaves as well (800.4a).
      if (current?.by === input.player) {
        question = current.priority;
        current = undefined;
      }
      if (question?.kind !== 'priority') throw new Refusal('the engine cannot let a player leave in the middle of a choice', 'concede');
      advanceMain('acted');
    },
    take: () => {
      const all = told;
      told = [];
      return all;
    },
    isBusy: () => current !== undefined,
    isUnsettled: () => unsettled,
    listenTo: (next) => {
      heed = next;
    },
    triggered: () => Object.fromEntries(watch.triggered),
    entered: () => watch.entered,
  };
}

/** Counts what triggers and notes the steps that are entered, as one state follows another. */
function watchStates(start: GameState) {
  const triggered = new Map<CardId, number>();
  const entered: EnteredStep[] = [];
  const seen = new WeakSet(start.waiting);
  /** The step that was entered last has begun; another one that begins is one more, though it is of the same kind. */
  let hasBegun = false;
  const note = ({ number, active, step }: GameState['turn']): void => {
    entered.push({ turn: number, active, step });
    hasBegun = false;
  };
  const begin = ({ turn }: GameState): void => {
    if (hasBegun) note(turn);
    hasBegun = true;
  };
  const see = ({ waiting, turn, objects, past }: GameState): void => {
    for (const trigger of waiting) {
      if (seen.has(trigger)) continue;
      seen.add(trigger);
      const card = (objects[trigger.source] ?? past[trigger.source]?.object)?.card ?? trigger.source;
      triggered.set(card, (triggered.get(card) ?? 0) + 1);
    }
    const last = entered.at(-1);
    if (last?.turn !== turn.number || last.step !== turn.step || last.active !== turn.active) note(turn);
  };
  see(start);
  return { triggered, entered, see, begin };
}

function tryOut(
  state: GameState,
  make: (game: Game) => Procedure<void>,
  choose: (question: Question) => Answer | undefined,
  prepared: Preparation['answer'],
  tally: Tally,
): Trial {
  const game: Game = { state, tell: () => undefined, prepared, follow: followInstructions, asked: { choices: 0, forced: [] }, tally };
  try {
    const procedure = make(game);
    let step = procedure.next('');
    while (step.done !== true) {
      const answer = choose(step.value);
      if (answer === undefined) return { kind: 'stopped', question: step.value, state: game.state };
      const judgement = step.value.judge(answer);
      if (!judgement.legal) return { kind: 'refused', reason: judgement.reason, cites: judgement.cites };
      step = procedure.next(answer);
    }
    return { kind: 'done', state: game.state };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'refused', reason: error.message, cites: error.cites };
  }
}

function* runEffect(game: Game, { by, instructions, announced }: Extract<Begun, { do: 'effect' }>): Procedure<void> {
  game.state = withNamelessSource(game.state, by);
  const context: Context = { source: namelessSource, controller: by, announced: announced ?? nothingAnnounced, memory: {} };
  yield* followInstructions(game, instructions, context);
}

/** The source is gone already, as a resolved spell would be: what asks what it was like finds it among what is past. */
export function withNamelessSource(state: GameState, controller: PlayerId): GameState {
  const departed = {
    object: {
      ...blank,
      id: namelessSource,
      card: namelessCard,
      kind: 'card',
      owner: controller,
      controller,
      zone: 'stack',
      timestamp: 0,
      controlledSince: 0,
      commander: false,
    },
    copiable: { name: '', supertypes: [], types: [], subtypes: [], text: '', abilities: [] },
    characteristics: { name: '', colors: [], supertypes: [], types: [], subtypes: [], abilities: [], controller, barred: [] },
  } as const;
  return { ...state, past: { ...state.past, [namelessSource]: departed } };
}
