/** Games at random from a board: at each question a legal answer, which follows from the seed and from what the options are called. */
import type { Told } from '../../../src/engine/events/procedure.ts';
import { listSome, type Answer, type Question } from '../../../src/engine/events/question.ts';
import { findActivated } from '../../../src/engine/actions/activating.ts';
import { turnFaceUp } from '../../../src/engine/actions/faceDown.ts';
import { isManaAbility } from '../../../src/engine/look/manaAbilities.ts';
import { lookAt } from '../../../src/engine/look/layers/characteristics.ts';
import { citesOf } from '../../../src/engine/concepts/numbers.ts';
import { type Action, type Begun, beginSession, type Result, type Session } from '../../../src/engine/session.ts';
import { BoundReached } from '../../../src/engine/state/bounds.ts';
import { NotYet } from '../../../src/engine/state/notYet.ts';
import type { GameState } from '../../../src/engine/state/state.ts';
import { teller } from '../../../src/engine/telling/teller.ts';
import { rare } from '../../../src/engine/turn/rare.ts';
import { readValue } from '../../../src/demonstration/format/readValue.ts';
import { makePosition } from '../../../src/demonstration/position/makePosition.ts';
import { cardTexts } from '../../../src/demonstration/position/readCardTexts.ts';
import type { Board } from './boards.ts';
import { hashOf, orderedByKey } from './chance.ts';

/** One decision and what came of it. */
export interface Decision {
  readonly player: string;
  readonly asked: string;
  readonly taken: string;
  readonly told: readonly Told[];
}

export interface Game {
  readonly decisions: readonly Decision[];
  readonly opening: readonly Told[];
  readonly state: GameState;
  /** Why it ended before its time: a bound, or what the engine says it cannot do yet. */
  readonly stopped?: string;
}

export interface Watch {
  /** Looks at the game whenever a question waits, before it is answered. */
  readonly see?: (session: Session, at: number) => void;
  /** Looks at a listed answer or an action that was refused. */
  readonly refused?: (what: string, result: Extract<Result, { kind: 'refused' }>, question: Question) => void;
}

export interface GameWanted {
  readonly seed: string;
  readonly decisions: number;
  /** What a thing, a player or a word is called in the keys by which choices are made. */
  readonly called?: (word: string) => string;
  /** What nobody chooses. */
  readonly shunned?: (word: string) => boolean;
  readonly watch?: Watch;
}

/** `told`: whether what happens is said. */
export function beginBoard(board: Board, told = true): Session {
  const read = readValue(board);
  if (read.kind === 'refused') throw read.refusal;
  const { state, beginning } = makePosition(read.scenario, board.edition, cardTexts);
  return beginSession(state, beginning, { ...(told ? { teller } : {}), rare, hasRule: (concept, day) => citesOf(concept, day).length > 0 });
}

const isList = (answer: Answer): answer is readonly Answer[] => Array.isArray(answer);

/** Every word of an answer, keys too. */
function wordsIn(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  if (isList(answer)) return answer.flatMap(wordsIn);
  return typeof answer === 'object' ? Object.entries(answer).flatMap(([key, value]) => [key, ...wordsIn(value)]) : [];
}

/** An answer as a key: in the order given, or as a set. */
function keyOf(answer: Answer, called: (word: string) => string, ordered: boolean): string {
  if (typeof answer === 'string') return JSON.stringify(called(answer));
  if (isList(answer)) {
    const keys = answer.map((each) => keyOf(each, called, ordered));
    return `[${(ordered ? keys : keys.toSorted()).join(',')}]`;
  }
  if (typeof answer !== 'object') return String(answer);
  const entries = Object.entries(answer).map(([key, value]) => `${called(key)}:${keyOf(value, called, ordered)}`);
  return `{${entries.toSorted().join(',')}}`;
}

/** Keys that tell the options apart: as sets where no two are the same set. */
function keysOf(options: readonly Answer[], called: (word: string) => string): ReadonlyMap<Answer, string> {
  const asSets = options.map((option) => [option, keyOf(option, called, false)] as const);
  if (new Set(asSets.map(([, key]) => key)).size === options.length) return new Map(asSets);
  return new Map(options.map((option) => [option, keyOf(option, called, true)]));
}

interface Doing {
  readonly key: string;
  readonly begun: Begun;
}

/** What a player may want to do with priority; whether it can be done, the engine says. */
function listDoings(state: GameState, player: string, called: (word: string) => string): readonly Doing[] {
  const look = lookAt(state);
  const objects = Object.values(state.objects).filter(
    ({ kind, zone, owner }) => kind !== 'ability' && (zone !== 'hand' || owner === player),
  );
  return objects.flatMap(({ id, zone, faceDown, card, owner }): Doing[] => {
    const found: Doing[] = [];
    // What is another player's is tried now and then only: mostly nothing can be done with it.
    const isOwn = (zone === 'battlefield' ? look.characteristicsOf(id).controller : owner) === player;
    if (!isOwn && hashOf(`${state.turn.number}${state.turn.step}${called(id)}${called(player)}`) > 0.05) return [];
    const add = (what: string, begun: Begun): void => void found.push({ key: `${what} ${called(id)}`, begun });
    if (zone === 'library' || zone === 'outside' || zone === 'stack') return [];
    const { types } = look.characteristicsOf(id);
    if (zone !== 'battlefield' && zone !== 'command') {
      if (types.includes('land')) add('play', { do: 'play land', by: player, object: id });
      else {
        const layout = state.cards[card]?.layout;
        const faces = layout === 'split' || layout === 'modal' || layout === 'adventure' ? [0, 1] : [undefined];
        for (const face of faces)
          add(`cast ${face ?? ''}`, { do: 'cast', by: player, object: id, ...(face === undefined ? {} : { face }) });
        if (zone === 'hand') add('cast face down', { do: 'cast', by: player, object: id, faceDown: true });
      }
    }
    if (faceDown) add('turn up', { do: 'run', by: player, procedure: (game) => turnFaceUp(game, player, id) });
    for (let ability = 1; ability < 20; ability += 1) {
      const activated = findActivated(look, id, ability);
      if (!activated) break;
      // Mana is made as it is needed; by itself only now and then.
      if (!isManaAbility(activated, state.day) || hashOf(`${state.turn.number}${state.turn.step}${called(id)}`) < 0.02)
        add(`activate ${ability}`, { do: 'activate', by: player, object: id, ability });
    }
    return found;
  });
}

const same = (word: string): string => word;

/** Plays so many decisions. @throws whatever the engine throws beside bounds and what it cannot do yet */
export function playGame(session: Session, wanted: GameWanted): Game {
  const { seed, decisions, called = same, shunned = () => false, watch = {} } = wanted;
  let at = 0;
  const made: Decision[] = [];
  let back: (() => void) | undefined;
  let unpaid = false;
  const end = (stopped?: string): Game => ({
    decisions: made,
    opening: session.opening,
    state: session.state(),
    ...(stopped === undefined ? {} : { stopped }),
  });
  const note = (question: Question, taken: string, result: Result): boolean => {
    if (result.kind === 'refused') {
      unpaid = result.cites.includes('cost.unable');
      watch.refused?.(taken, result, question);
      return false;
    }
    made.push({ player: called(question.player), asked: question.kind, taken, told: result.told });
    return true;
  };
  const act = (question: Question, taken: string, action: Action): boolean => note(question, taken, session.act(action));
  const decide = (question: Question): boolean => {
    const key = `${seed}|${at}`;
    if (question.kind === 'priority') {
      if (hashOf(`${key}|acts`) < 0.6)
        for (const { key: taken, begun } of orderedByKey(
          listDoings(session.state(), question.player, called).filter(({ begun }) => !('object' in begun && shunned(begun.object))),
          key,
          (doing) => doing.key,
        ).slice(0, 8)) {
          session.count();
          const trial = session.attempt(begun, (asked) => listSome(asked).answers.find((answer) => !wordsIn(answer).some(shunned)));
          if (trial.kind === 'refused') continue;
          session.count();
          back = session.mark();
          if (act(question, taken, begun)) return true;
        }
      return act(question, 'pass', { do: 'pass', by: question.player });
    }
    const options = listSome(question).answers.filter((option) => !wordsIn(option).some(shunned));
    const [only] = options;
    if (only !== undefined && options.length === 1 && wanted.shunned && question.kind !== 'attackers' && question.kind !== 'blockers') {
      // Nobody else would have been asked.
      const result = session.act({ do: 'answer', by: question.player, answer: only });
      if (result.kind === 'refused') return false;
      const last = made.pop();
      if (last) made.push({ ...last, told: [...last.told, ...result.told] });
      at -= 1;
      return true;
    }
    if (options.length === 0 && wanted.shunned) throw new NotYet('only what is shunned can be chosen');
    const keys = keysOf(options, called);
    const ordered = orderedByKey(options, key, (option) => keys.get(option) ?? '');
    // An X is listed though it may ask for more targets than there are: small ones come late among many.
    for (const option of question.kind === 'x' ? ordered : ordered.slice(0, 8)) {
      session.count();
      if (act(question, keys.get(option) ?? '', { do: 'answer', by: question.player, answer: option })) return true;
    }
    // What was begun is taken back as a whole when its cost cannot be paid (731.1): it was announced with an X that is too large.
    if (!back || !unpaid) return false;
    back();
    back = undefined;
    return (
      note(question, 'taken back', session.act({ do: 'check' })) &&
      act(question, 'pass', { do: 'pass', by: session.pending()?.player ?? '' })
    );
  };
  try {
    for (; at < decisions; at += 1) {
      const question = session.pending();
      if (!question) return end();
      watch.see?.(session, at);
      session.count();
      if (!decide(question)) return end(`no answer to: ${question.text}`);
    }
  } catch (error) {
    if (error instanceof BoundReached || error instanceof NotYet) return end(error.message);
    throw error;
  }
  return end();
}
