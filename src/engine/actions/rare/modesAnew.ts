/** "Choose one that hasn't been chosen": an object remembers which modes were chosen for an ability of its own, and in which turn. */
import type { Rare } from '../../events/procedure.ts';
import { changeObject } from '../../state/changes.ts';
import type { GameState, ObjectId } from '../../state/state.ts';

/** What is gone, whose ability waits, remembers it as well. */
const objectOf = (state: GameState, source: ObjectId) => state.objects[source] ?? state.past[source]?.object;
/** In the name is what the ability says: another one, of what the object has become a copy of, was not chosen for. */
const slotOf = (text: string): string => `modes of ${text}`;

function turnsOf(state: GameState, source: ObjectId, text: string): Readonly<Record<string, number>> {
  const noted = objectOf(state, source)?.memory[slotOf(text)];
  return typeof noted === 'object' && !Array.isArray(noted) ? (noted as Readonly<Record<string, number>>) : {};
}

export const modesAnew: Rare['modesAnew'] = {
  before: (state, { text, choose }, source) =>
    Object.entries(turnsOf(state, source, text))
      .filter(([, turn]) => choose?.anew === 'ever' || turn === state.turn.number)
      .map(([mode]) => Number(mode)),
  note: (state, { text }, source, modes) => {
    const object = objectOf(state, source);
    if (!object) return state;
    const turns = { ...turnsOf(state, source, text), ...Object.fromEntries(modes.map((mode) => [mode, state.turn.number])) };
    const memory = { ...object.memory, [slotOf(text)]: turns };
    const gone = state.past[source];
    if (state.objects[source] || !gone) return changeObject(state, source, { memory });
    return { ...state, past: { ...state.past, [source]: { ...gone, object: { ...gone.object, memory } } } };
  },
};
