/** What is counted while a game is played. */
import type { CardId, GameState, PlayerId } from '../state/state.ts';

/** A step that was entered. */
export interface EnteredStep {
  readonly turn: number;
  readonly active: PlayerId;
  readonly step: string;
}

/** Counts what triggers and notes the steps that are entered, as one state follows another. */
export function watchStates(start: GameState) {
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
  /** Notes what is counted; what it gives forgets what was counted since. */
  const mark = (): (() => void) => {
    const [counts, steps, begun] = [[...triggered], entered.length, hasBegun];
    return () => {
      triggered.clear();
      for (const [card, count] of counts) triggered.set(card, count);
      entered.length = steps;
      hasBegun = begun;
    };
  };
  return { triggered, entered, see, begin, mark };
}
