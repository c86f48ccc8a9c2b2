/** A position as it looks: the state, and what its objects are like. Texts are answered in it; the layers make it (layers/). */
import type { Ability } from '../language/ability.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Face } from '../language/card.ts';
import type { Characteristics, GameObject, GameState, ObjectId, Remembered } from '../state/state.ts';

export interface Look {
  readonly state: GameState;
  /** What an object is like; of one that is gone, as it last existed (608.2h). Throws for an id that never was. */
  readonly characteristicsOf: (id: ObjectId) => Characteristics;
  /** Its copiable values (707.2). */
  readonly copiable: (id: ObjectId) => Face;
}

/** An object as it is, or as it last was. */
export function objectIn({ state }: Look, id: ObjectId): GameObject | undefined {
  return state.objects[id] ?? state.past[id]?.object;
}

/** Makes a look of given characteristics; what is gone is remembered by the state. */
export function makeLook(
  state: GameState,
  characteristics: (id: ObjectId) => Characteristics | undefined,
  copiable: (id: ObjectId) => Face | undefined,
): Look {
  return {
    state,
    characteristicsOf: (id) => {
      const found = characteristics(id) ?? state.past[id]?.characteristics;
      if (!found) throw new Error(`there is no object ${id}`);
      return found;
    },
    copiable: (id) => {
      const found = copiable(id) ?? state.past[id]?.copiable;
      if (!found) throw new Error(`there is no object ${id}`);
      return found;
    },
  };
}

/** What keeps apart choices made for abilities of other copiable values than an object has now (607.5a). */
export const chosenAs = 'chosen as';

/** Whether a choice that was made for an ability of what an object was serves what it has become a copy of, too (503.8 of 2001). */
export const choicesOfCopies: readonly Variant<boolean>[] = [
  { from: '2008-07-15', value: false },
  { from: '', value: true },
];

/** What an object remembers for an ability of its own; a choice that was made for the ability of something else may be undefined. */
export function rememberedBy(look: Look, id: ObjectId, slot: string, ability?: Ability): Remembered | undefined {
  const memory = objectIn(look, id)?.memory ?? {};
  const made = memory[chosenAs];
  const isOwn = made === undefined || !(choices.includes(slot) || memory[slot] === slot) || made === nameAsMade(look, id);
  return isOwn || variantOn(choicesOfCopies, look.state.day) ? memory[linkedAs(look, id, slot, ability)] : undefined;
}

/** The copiable name; of what copies nothing, whichever of its faces is up, that of the first. */
export function nameAsMade(look: Look, id: ObjectId): string {
  const { name } = look.copiable(id);
  const [first, ...others] = look.state.cards[objectIn(look, id)?.card ?? '']?.faces ?? [];
  return first && others.some((face) => face.name === name) ? first.name : name;
}

/**
 * Under which name an object remembers what an ability of its own exiled: what it has become a copy of exiled nothing yet, and what abilities exiled that
 * it was given was not exiled by its own (607.1, 607.5).
 */
export function linkedAs(look: Look, id: ObjectId, slot: string, by?: Ability): string {
  const object = objectIn(look, id);
  if (slot !== 'exiled' || !object) return slot;
  const { name, abilities } = look.copiable(id);
  const isAmong = (all: readonly Ability[]): boolean => all.some(({ text }) => text === by?.text);
  if (by && isAmong(look.characteristicsOf(id).abilities) && !isAmong(abilities)) {
    // What one effect gave is linked to what the same effect gave.
    const given = look.state.effects.findLast(
      ({ affected, changes }) =>
        affected?.includes(id) && changes.some((change) => change.kind === 'add ability' && change.ability.text === by.text),
    );
    return `${slot} by what ${given?.id ?? 'something'} gave`;
  }
  const isOwn = name === '' || look.state.cards[object.card]?.faces.some((face) => face.name === name);
  return isOwn ? slot : `${slot} by ${name}`;
}
/** Whether choices were made for it that a copy of it does not have (707.6). */
export const hasChoices = ({ memory }: GameObject): boolean => choices.some((slot) => memory[slot] !== undefined);
const choices: readonly string[] = ['color', 'creature type', 'card type', 'basic land type', 'name', 'number', 'player'];

export function hasKeyword(look: Look, id: ObjectId, keyword: string): boolean {
  // An effect without a source has no keywords.
  if (objectIn(look, id) === undefined) return false;
  return look.characteristicsOf(id).abilities.some((ability) => isKeyword(ability, keyword));
}
/** Typecycling is cycling, too (702.29f), and megamorph morph (702.37b); islandwalk is landwalk of a kind (702.14a). */
export const isKeyword = (ability: Ability, keyword: string): boolean =>
  ability.kind === 'keyword' &&
  (ability.keyword === keyword ||
    (/^(?:cycling|morph)$/.test(keyword) && ability.keyword.endsWith(keyword)) ||
    (ability.keyword === 'landwalk' && typeof ability.quality === 'string' && keyword === `${ability.quality.toLowerCase()}walk`));
