/** A run of a game: the turns as a procedure, with what players do in between, driven by answers. */
import { followInstructions } from '../actions/instructions/follow.ts';
import { leaveGame } from '../events/leaving.ts';
import { type Game, type HasRule, newAsked, nextOccasion, type Procedure, type Rare, type Told, say } from '../events/procedure.ts';
import { type Answer, type Question, Refusal } from '../events/question.ts';
import type { Teller } from '../events/teller.ts';
import { notYet } from '../state/notYet.ts';
import type { Tally } from '../state/bounds.ts';
import type { CardId, GameState, PlayerId } from '../state/state.ts';
import type { Beginning } from '../turn/beginning.ts';
import { playGame } from '../turn/turn.ts';
import { type EnteredStep, watchStates } from './watch.ts';

/** What a run is driven by. */
export type Input =
  | { readonly kind: 'begin'; readonly make: (game: Game) => Procedure<void>; readonly settles: boolean; readonly by: PlayerId | undefined }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'concede'; readonly player: PlayerId };

export interface Run {
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
  readonly listenTo: (listen: Listen) => void;
  /**
   * Notes where it stands while no action is being carried out and all that was told is taken. What it gives goes back there, if an action was
   * begun and the turns have not gone on, and says whether it did.
   */
  readonly mark: () => () => boolean;
  readonly triggered: () => Readonly<Record<CardId, number>>;
  readonly entered: () => readonly EnteredStep[];
}

/** Where a run begins. */
export interface Start {
  readonly state: GameState;
  readonly beginning: Beginning;
  readonly tally: Tally;
  /** Says what happens; without it nothing but what players and effects decide is told. */
  readonly teller?: Teller | undefined;
  /** Whether the rules of a day speak of a concept; without it they speak of all. */
  readonly hasRule?: HasRule | undefined;
  /** Carries out what few games do; without it a text that does is not carried out. */
  readonly rare?: Rare | undefined;
  /** No short-cut is taken: every choice that the rules give is asked (`events/unasked.ts`). */
  readonly everything?: boolean;
}

/** Asks whether an answer came along for a question; `occasion` is that on which it is asked. */
export type Listen = (question: Question, occasion: number) => Answer | undefined;

/** Begins a run: it goes to the first question at once. */
export function startRun({ state: start, beginning, tally, everything, hasRule, teller, rare }: Start, listen: Listen): Run {
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
      // Of continuous effects, with what rests on them anew: what the position began with is nothing new.
      const besides = [...(game.asked.cited ?? []), ...(teller?.layers(toldLast, state) ?? [])];
      told.push({ ...occasion, text, cites, besides, state });
      toldLast = state;
      game.asked.cited = [];
    },
    stepBegins: () => {
      watch.begin(state);
    },
    teller,
    hasRule,
    prepared: (question) => heed(question, game.asked.occasion),
    follow: followInstructions,
    rare,
    asked: newAsked(everything),
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
  /** How often the turns went on: they are a procedure, which cannot go back. */
  let turnsOn = 0;

  const advanceMain = (answer: Answer): void => {
    turnsOn += 1;
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
      // A game has no room for another within what a player does.
      if (step.value.kind === 'priority') throw notYet('a subgame that no resolution begins');
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
        nextOccasion(game);
        current = { procedure: input.make(game), settles: input.settles, priority: question, by: input.by };
        advance('');
        return;
      }
      say(game, 'concedes', input.player);
      leaveGame(game, [input.player], { why: () => ['concede'] });
      if (state.outcome && !state.isSubgame) {
        question = undefined;
        return;
      }
      // What the player was doing is given up: all that it has come to leaves as well (800.4a).
      if (current?.by === input.player) {
        question = current.priority;
        current = undefined;
      }
      if (question?.kind !== 'priority') throw new Refusal('no player can leave in the middle of a choice yet', 'concede');
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
    mark: () => {
      const { asked } = game;
      const stood = { state, question, unsettled, turnsOn, toldLast, asked: { ...asked }, forced: asked.forced.length };
      const isStill = current === undefined;
      const forget = watch.mark();
      return () => {
        if (!isStill || stood.turnsOn !== turnsOn) return false;
        ({ state, question, unsettled, toldLast } = stood);
        current = undefined;
        told = [];
        Object.assign(asked, { cited: undefined }, stood.asked);
        asked.forced.length = stood.forced;
        forget();
        return true;
      };
    },
    triggered: () => Object.fromEntries(watch.triggered),
    entered: () => watch.entered,
  };
}
