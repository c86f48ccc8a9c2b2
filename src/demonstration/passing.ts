/** `pass until`: how far play goes on by passing. */
import type { EnteredStep } from '../engine/session.ts';
import type { GameState } from '../engine/state.ts';
import { isWith } from '../engine/teams.ts';
import { refuse } from './refusal.ts';
import { stepNames } from './scenario.ts';

/** Whether passing is at its aim, by the position and the steps entered since it began. */
export type Aim = (state: GameState, enteredSince: readonly EnteredStep[]) => boolean;

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
  return () => (state, entered) =>
    entered.some((each) => each.step === step && (player === undefined || isWith(state, each.active, player)));
}
