/** Whether a game asks what happened in it before: two positions that are alike now are then not the same. */
import { partsIn } from '../language/parts.ts';
import type { Look } from '../look/look.ts';

/** Whether anything in the game asks what happened this turn, or counts it: "your second spell". */
export const asksWhatHappened = ({ state, characteristicsOf }: Look): boolean =>
  [...Object.keys(state.objects).map((id) => characteristicsOf(id).abilities), state.effects].some(
    (each) => mentions(each, ofTheTurn) || ['nth', 'first', 'perTurn', 'doneOnce'].some((key) => bears(each, key)),
  );
const ofTheTurn: ReadonlySet<string> = new Set([
  ...['happened', 'spells last turn'],
  ...['attacked this turn', 'entered this turn', 'damaged this turn'],
]);

/** Whether one of these kinds of amounts, conditions or filters is anywhere in it. */
export const mentions = (value: unknown, kinds: ReadonlySet<string>): boolean => partsIn(value).some(({ kind }) => kinds.has(kind));

/** Whether anything in it has this key. */
export function bears(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return key in value || Object.values(value).some((each) => bears(each, key));
}
