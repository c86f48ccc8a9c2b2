/** What things are called in a sentence. */
import { currentObject } from '../state/changes.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { namelessCard } from '../state/namelessSource.ts';
import type { GameState } from '../state/state.ts';

/** How an object or a player is called in a sentence. */
export function nameOf(state: GameState, thing: string): string {
  if (state.players.some(({ id }) => id === thing)) return thing;
  // What is about to enter is spoken of as the object that it will be.
  const object = state.objects[thing] ?? state.past[thing]?.object ?? currentObject(state, thing.replace(/\.\d+$/, ''));
  // A token is spoken of before it is there.
  if (!object) return thing.replace(/#\d+\.\d+$/, '');
  const { name } = lookAt(state).characteristicsOf(object.id);
  if (name !== '') return name;
  // What happens by itself in a scenario has a source without a name (session.ts).
  if (object.card === namelessCard) return 'an effect';
  if (object.ability) return `an ability of ${nameOf(state, object.ability.source)}`;
  return object.faceDown ? 'a face-down card' : object.kind === 'token' ? 'a token' : 'a card';
}

/** Whose effect or ability it is, as a sentence has it behind what it is; nothing where it has no source with a name. */
export const ofSource = (state: GameState, source: string): string => {
  const isNameless = (state.objects[source] ?? state.past[source]?.object)?.card === namelessCard;
  return isNameless ? '' : ` of ${nameOf(state, source)}`;
};
