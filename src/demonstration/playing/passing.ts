/** `pass`, `resolve` and `pass until`: how play goes on by passing. */
import { atMost, bounds } from '../../engine/state/bounds.ts';
import type { Told } from '../../engine/events/procedure.ts';
import { firstAnswer, Refusal } from '../../engine/events/question.ts';
import type { EnteredStep, Result, Session } from '../../engine/session.ts';
import type { GameState } from '../../engine/state/state.ts';
import { isWith } from '../../engine/state/teams.ts';
import { sidesWithPriority } from '../../engine/look/turnMarkers.ts';
import { answerAny } from './answering.ts';
import { defendingAhead } from './defending.ts';
import type { Ahead } from '../position/board.ts';
import { refuse } from '../format/refusal.ts';
import { stepNames } from '../format/scenario.ts';

/** Whether passing is at its aim, by the position and the steps entered since it began. `at`: the step that had just been entered then. */
export type Aim = (state: GameState, enteredSince: readonly EnteredStep[], at?: EnteredStep) => boolean;

const phaseOf = (step: string): string =>
  ['untap', 'upkeep', 'draw'].includes(step)
    ? 'beginning'
    : ['precombat main', 'postcombat main'].includes(step)
      ? step
      : ['end', 'cleanup'].includes(step)
        ? 'ending'
        : 'combat';

/** @throws ScenarioRefusal for words that name no aim. */
export function readAim(until: string, path: string, players: readonly string[]): (start: GameState) => Aim {
  if (until === 'stack empty')
    return () =>
      ({ zones }) =>
        zones.stack.length === 0;
  if (until === 'next step') return () => (_, entered) => entered.length > 0;
  if (until === 'next phase')
    return ({ turn }) =>
      (_, entered) =>
        entered.some(({ turn: number, step }) => number !== turn.number || phaseOf(step) !== phaseOf(turn.step));
  if (until === 'next turn')
    return ({ turn }) =>
      (_, entered) =>
        entered.some(({ turn: number }) => number !== turn.number);
  const step = stepNames.find((name) => until === name || until.startsWith(`${name} of `)) ?? '';
  const player = until === step ? undefined : until.slice(step.length + ' of '.length);
  if (step === '') return refuse(path, 'it names no step, and is none of "stack empty", "next step", "next phase", "next turn"', until);
  if (player !== undefined && !players.includes(player)) return refuse(path, 'there is no such player', player);
  return () => (state, entered, at) =>
    [...(at ? [at] : []), ...entered].some((each) => each.step === step && (player === undefined || isWith(state, each.active, player)));
}

/** Each player passes once, the one with priority first; a choice that comes up stops it. */
export function passAround(session: Session): Result {
  const told: Told[] = [];
  const state = session.state();
  for (let passes = sidesWithPriority(state, state.turn.active).length; passes > 0; passes -= 1) {
    const question = session.pending();
    if (question?.kind !== 'priority') {
      if (told.length > 0 && question) return { kind: 'choice', told, question };
      throw new Refusal(question ? 'another question waits' : 'the game is over', 'priority.pass');
    }
    const result = session.act({ do: 'pass', by: question.player });
    if (result.kind === 'refused') return result;
    told.push(...result.told);
    if (result.kind === 'choice') return { ...result, told };
  }
  return { kind: 'advanced', told };
}

export function resolve(session: Session): Result {
  if (session.state().zones.stack.length === 0) throw new Refusal('the stack is empty', 'priority.allPass');
  const height = session.state().zones.stack.length;
  const told: Told[] = [];
  // From whoever has priority: after all have passed in succession, the top resolves.
  for (let passes = 0; passes <= session.state().players.length && session.state().zones.stack.length >= height; passes += 1) {
    const question = session.pending();
    if (question?.kind !== 'priority') throw new Refusal(question ? 'another question waits' : 'the game is over', 'priority.pass');
    const before = session.state().turn.passed.length;
    const result = session.act({ do: 'pass', by: question.player });
    if (result.kind === 'refused') return result;
    told.push(...result.told);
    if (result.kind === 'choice') return { ...result, told };
    // Nobody has passed any more: something resolved, though it may have put something else onto the stack.
    if (before > 0 && session.state().turn.passed.length === 0) break;
    if (session.pending() === undefined) break;
  }
  return { kind: 'advanced', told };
}

/** `ahead`: what the scenario goes on with. */
export function passUntil(session: Session, isThere: Aim, auto: boolean, ahead: Ahead): Result {
  const begun = session.entered().length;
  const at = session.isAtBeginning() ? session.entered().at(-1) : undefined;
  const told: Told[] = [];
  const turn = session.state().turn.number;
  const players = session.state().players.length;
  // What waits for a player to receive priority happens before anybody passes.
  if (session.pending()?.kind === 'priority') {
    const settled = session.act({ do: 'check' });
    if (settled.kind === 'refused') return settled;
    told.push(...settled.told);
  }
  for (let passes = 0; ; passes += 1) {
    atMost(bounds.passes, passes, 'passes');
    const question = session.pending();
    // A choice that came up on the way belongs to it: what it makes of the stack is known when it is answered. One that waited before
    // comes first, even where the aim seems to be there: triggers that are being put in order are not on the stack yet.
    const open = (auto || passes === 0) && question !== undefined && !['priority', 'step', 'attackers', 'blockers'].includes(question.kind);
    if (!question || (!open && isThere(session.state(), session.entered().slice(begun), at))) return { kind: 'advanced', told };
    if (session.state().turn.number > turn + players + 1) break;
    let result: Result;
    const goesBeyond = (): boolean => {
      const { active, number: inTurn } = session.state().turn;
      return !isThere(session.state(), [...session.entered().slice(begun), { turn: inTurn, active, step: 'declare attackers' }], at);
    };
    const defending = defendingAhead(session, question, ahead, goesBeyond);
    if (defending !== undefined) result = session.act({ do: 'answer', by: question.player, answer: defending });
    else if (question.kind === 'step') result = session.act({ do: 'answer', by: question.player, answer: 'go on' });
    else if (question.kind === 'priority') result = session.act({ do: 'pass', by: question.player });
    else if (question.kind === 'attackers' || question.kind === 'blockers')
      result = session.act({ do: 'answer', by: question.player, answer: question.judge({}).legal ? {} : (firstAnswer(question) ?? {}) });
    else if (auto) result = answerAny(session, question, question.player);
    else if (passes > 0) return { kind: 'choice', told, question };
    else throw new Refusal(`${question.player} has to choose first: ${question.text}`, ...question.cites);
    if (result.kind === 'refused') return result;
    told.push(...result.told);
  }
  throw new Refusal('play never comes there', 'priority.pass');
}
