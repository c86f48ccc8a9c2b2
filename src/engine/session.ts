/**
 * A game that is played: a position, the actions carried out in it, and the question that waits. Deterministic: the same beginning and the
 * same actions give the same states and the same trace.
 */
import type { Instruction } from './abilities.ts';
import { activateAbility, findActivated, playLand } from './activating.ts';
import { type CastOptions, castSpell } from './casting.ts';
import { type Context, nothingAnnounced } from './context.ts';
import { followInstructions } from './instructions/follow.ts';
import { lookAt } from './layers/characteristics.ts';
import { leaveGame } from './leaving.ts';
import { type Answer, type Game, type Procedure, type Question, Refusal, type Told } from './procedure.ts';
import type { Concept } from './rules/concepts.ts';
import type { Announced, GameState, ObjectId, PlayerId } from './state.ts';
import { type Beginning, playGame, settle } from './turn.ts';

/** What a player does, or what a scenario lets happen. Answers to the questions it will raise can come with it, by their kind. */
export type Action =
  | ({ readonly do: 'cast'; readonly by: PlayerId; readonly object: ObjectId } & CastOptions & Prepared)
  | ({
      readonly do: 'activate';
      readonly by: PlayerId;
      readonly object: ObjectId;
      readonly ability?: number | string;
      readonly x?: number;
      readonly pay?: CastOptions['pay'] | undefined;
    } & Prepared)
  | ({ readonly do: 'play land'; readonly by: PlayerId; readonly object: ObjectId } & Prepared)
  | { readonly do: 'pass'; readonly by: PlayerId }
  | { readonly do: 'answer'; readonly by: PlayerId; readonly answer: Answer }
  | { readonly do: 'concede'; readonly by: PlayerId }
  | { readonly do: 'check' }
  | ({
      readonly do: 'effect';
      readonly by: PlayerId;
      readonly instructions: readonly Instruction[];
      readonly announced?: Announced;
    } & Prepared);

interface Prepared {
  /** Answers by kind of question, each used once, in order. */
  readonly answers?: Readonly<Partial<Record<Question['kind'], readonly Answer[]>>>;
}

/** Exactly one of: the game went on and stands at a player's priority, or is over; a question waits; the action was refused, and nothing changed. */
export type Result =
  | { readonly kind: 'advanced'; readonly told: readonly Told[] }
  | { readonly kind: 'choice'; readonly told: readonly Told[]; readonly question: Question }
  | { readonly kind: 'refused'; readonly reason: string; readonly cites: readonly Concept[] };

export interface Session {
  readonly state: () => GameState;
  /** The question that waits; priority is one. Undefined when the game is over. */
  readonly pending: () => Question | undefined;
  readonly act: (action: Action) => Result;
}

/** Begins a game at a position. It runs to the first question at once. */
export function beginSession(state: GameState, beginning: Beginning): Session {
  let told: Told[] = [];
  let prepared = new Map<Question['kind'], Answer[]>();
  const game: Game = {
    state,
    tell: (event, text, ...cites) => void told.push({ event, text, cites }),
    prepared: (question) => prepared.get(question.kind)?.shift(),
  };
  const main = playGame(game, beginning);
  /** A procedure that an action at priority began, while it waits for an answer. */
  let current: Procedure<void> | undefined;
  let before: GameState | undefined;
  let question: Question | undefined;

  const take = (): readonly Told[] => {
    const all = told;
    told = [];
    return all;
  };
  const advance = (procedure: Procedure<void>, answer?: Answer): void => {
    const step = answer === undefined ? procedure.next('') : procedure.next(answer);
    question = step.done === true ? undefined : step.value;
  };
  advance(main);
  const opening = take();

  const finish = (): Result =>
    question && question.kind !== 'priority' ? { kind: 'choice', told: take(), question } : { kind: 'advanced', told: take() };
  const refuse = (reason: string, cites: readonly Concept[]): Result => ({ kind: 'refused', reason, cites });
  const run = (procedure: Procedure<void>, answer?: Answer): Result => {
    const waiting = question;
    try {
      advance(procedure, answer);
      if (question !== undefined) {
        current = procedure;
        return finish();
      }
      current = undefined;
      before = undefined;
      advance(main, 'acted');
      return finish();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      current = undefined;
      game.state = before ?? game.state;
      before = undefined;
      told = [];
      question = waiting?.kind === 'priority' ? waiting : priorityQuestion;
      return refuse(error.message, error.cites);
    }
  };
  let priorityQuestion: Question | undefined;

  const answerPending = (by: PlayerId, answer: Answer): Result => {
    if (!question) return refuse('no question waits', ['priority.pass']);
    if (question.player !== by) return refuse(`${question.player} is asked, not ${by}`, question.cites);
    const judgement = question.judge(answer);
    if (!judgement.legal) return refuse(judgement.reason, judgement.cites);
    if (current) return run(current, answer);
    advance(main, answer);
    return finish();
  };

  const begin = (by: PlayerId | undefined, make: () => Procedure<void>, answers: Prepared['answers'] = {}): Result => {
    if (question?.kind !== 'priority')
      return refuse(question ? 'another question waits' : 'the game is over', question?.cites ?? ['priority.pass']);
    if (by !== undefined && question.player !== by) return refuse(`${by} does not have priority`, ['priority.pass']);
    priorityQuestion = question;
    before = game.state;
    prepared = new Map(Object.entries(answers).map(([kind, list]) => [kind as Question['kind'], [...list]]));
    return run(make());
  };

  told = [...opening];
  return {
    state: () => game.state,
    pending: () => question,
    act: (action) => {
      switch (action.do) {
        case 'cast':
          return begin(action.by, () => castSpell(game, action.by, action.object, action), action.answers);
        case 'activate': {
          const ability = findActivated(lookAt(game.state), action.object, action.ability);
          if (!ability) return refuse('it has no such ability', ['activate']);
          return begin(action.by, () => activateAbility(game, action.by, action.object, ability, action), action.answers);
        }
        case 'play land':
          return begin(action.by, () => playLand(game, action.by, action.object), action.answers);
        case 'effect':
          return begin(undefined, () => runEffect(game, action), action.answers);
        case 'check':
          return begin(undefined, () => settle(game));
        case 'concede':
          return begin(undefined, () => concede(game, action.by));
        case 'pass':
          prepared = new Map();
          return question?.kind === 'priority'
            ? answerPending(action.by, 'pass')
            : refuse('another question waits', question?.cites ?? ['priority.pass']);
        case 'answer':
          return question?.kind === 'priority' ? refuse('no choice waits', ['priority.pass']) : answerPending(action.by, action.answer);
      }
    },
  };
}

function* runEffect(game: Game, { by, instructions, announced }: Extract<Action, { do: 'effect' }>): Procedure<void> {
  const context: Context = { source: 'nothing', controller: by, announced: announced ?? nothingAnnounced, memory: {} };
  yield* followInstructions(game, instructions, context);
}

function* concede(game: Game, player: PlayerId): Procedure<void> {
  game.tell('concedes', `${player} concedes.`, 'concede');
  leaveGame(game, [player]);
}
