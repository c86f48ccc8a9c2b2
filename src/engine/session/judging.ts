/** Whether somebody may act or answer now. */
import type { GameState, PlayerId } from '../state/state.ts';
import { isWith } from '../state/teams.ts';
import type { Judgement, Question } from '../events/procedure.ts';
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
  if (!question) return { legal: false, reason: 'the game is over', cites: ['priority.pass'] };
  if (question.kind !== 'priority')
    return { legal: false, reason: `${question.player} has to choose first: ${question.text}`, cites: question.cites };
  const by = action.do === 'effect' || action.do === 'check' ? undefined : action.by;
  if (by !== undefined && !mayAnswer(state, question, by))
    return { legal: false, reason: `${question.player} has priority, not ${by}`, cites: ['priority.needed'] };
  return { legal: true };
}

export function judgeAnswer(
  state: GameState,
  question: Question | undefined,
  { by, answer }: Extract<Action, { do: 'answer' }>,
): Judgement {
  if (!question || question.kind === 'priority') return { legal: false, reason: 'nothing is asked now', cites: ['priority.pass'] };
  if (!mayAnswer(state, question, by)) return { legal: false, reason: `${question.player} is asked, not ${by}`, cites: question.cites };
  return question.judge(answer);
}

/** Questions that a team answers as one where it acts as one (805.5, 805.7, 805.10). */
const ofTeams: ReadonlySet<string> = new Set(['priority', 'attackers', 'blockers', 'damage', 'order', 'triggers']);

/** Whether it is for this player to answer. */
export const mayAnswer = (state: GameState, { kind, player, byTeam = ofTeams.has(kind) }: Question, by: PlayerId): boolean =>
  player === by || (byTeam && isWith(state, player, by));
