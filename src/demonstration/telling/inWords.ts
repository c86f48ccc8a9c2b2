/** Sentences of the engine, which speak of things by their ids, in the words of people. */
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import { capitalised } from '../../engine/state/sentences.ts';
import type { GameState, Thing } from '../../engine/state/state.ts';
import { nameOf } from '../../engine/events/nameOf.ts';
import type { Naming } from './names.ts';
import { toName } from '../position/refs.ts';

/** What people call something in a position: what it is named there, and which of several of that name it is. */
export function nameThing(state: GameState, thing: Thing, naming: Naming): string {
  const object = state.objects[thing] ?? state.past[thing]?.object;
  if (!object) return naming(thing);
  const title = naming(toName(state, thing));
  const { name } = lookAt(state).characteristicsOf(object.id);
  // A half that is alone on the stack is called by itself: `Assault`, no more `Assault // Battery`.
  const isNamed = name !== '' && title.startsWith(name) && /^(?: \(\d+\))?$/.test(title.slice(name.length));
  return isNamed ? title : nameOf(state, thing);
}

const escaped = (id: string): string => id.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** What the engine says for people: its ids become what people call the things. */
export function inWords(state: GameState, text: string, naming: Naming): string {
  const ids = /\.\d/.test(text) ? [...Object.keys(state.objects), ...Object.keys(state.past)].filter((id) => text.includes(id)) : [];
  // A longer id may hold a shorter one: `Forest#1.2` and `Forest#1.21`.
  return ids
    .toSorted((one, other) => other.length - one.length)
    .reduce((said, id) => said.replaceAll(new RegExp(`(?<![\\w#.])${escaped(id)}(?!\\d)`, 'g'), () => nameThing(state, id, naming)), text);
}

/** A whole sentence, which begins with a capital. */
export const asSentence = (state: GameState, text: string, naming: Naming): string => capitalised(inWords(state, text, naming));
