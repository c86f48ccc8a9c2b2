/** Whether somebody may act or answer now. */
import type { GameState, PlayerId } from '../state/state.ts';
import { isWith } from '../state/teams.ts';
import { illegal, type Judgement, type Question } from '../events/question.ts';
import type { Action, Result } from './action.ts';

/** A judgement as the result of an action. */
export const refused = (judgement: Judgement): Result =>
  judgement.legal
    ? { kind: 'refused', reason: 'it is not legal', cites: ['priority.pass'] }
    : { kind: 'refused', reason: judgement.reason, cites: judgement.cites };

/** Whether the player may do something of their own accord now. */
export function judgeTurn(
  state: GameState,
  question: Question | undefined,
  action: Exclude<Action, { do: 'answer' | 'concede' }>,
): Judgement {
  if (!question) return illegal('the game is over', 'priority.pass');
  if (question.kind !== 'priority') return illegal(`${question.player} has to choose first: ${question.text}`, ...question.cites);
  const by = action.do === 'effect' || action.do === 'check' ? undefined : action.by;
  if (by !== undefined && !mayAnswer(state, question, by)) return illegal(`${question.player} has priority, not ${by}`, 'priority.needed');
  return { legal: true };
}

export function judgeAnswer(
  state: GameState,
  question: Question | undefined,
  { by, answer }: Extract<Action, { do: 'answer' }>,
): Judgement {
  if (!question || question.kind === 'priority') return illegal('nothing is asked now', 'priority.needed');
  if (!mayAnswer(state, question, by)) return illegal(`${question.player} is asked, not ${by}`, ...question.cites);
  return question.judge(answer);
}

/** Questions that a team answers as one where it acts as one (805.5, 805.7, 805.10). */
const ofTeams: ReadonlySet<string> = new Set(['priority', 'attackers', 'bands', 'blockers', 'damage', 'order', 'triggers']);

/** Whether it is for this player to answer. */
export const mayAnswer = (state: GameState, { kind, player, byTeam = ofTeams.has(kind) }: Question, by: PlayerId): boolean =>
  player === by || (byTeam && isWith(state, player, by));
