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

/** Whether a choice that was made for an ability of what an object was serves what it has become a copy of, too (503.8 of 2001). */
export const choicesOfCopies: readonly Variant<boolean>[] = [
  { from: '2008-07-15', value: false },
  { from: '', value: true },
];

/** What an object remembers for an ability of its own; a choice that was made for the ability of something else may be undefined. */
export const rememberedBy = (look: Look, id: ObjectId, slot: string, ability?: Ability): Remembered | undefined =>
  objectIn(look, id)?.memory[linkedAs(look, id, slot, ability)];

/**
 * The effect by which an object on the battlefield has become a copy of something, or had as it last existed: the newest. What it entered as a copy
 * of it is in its own right, and so is what it is merged with or turned into.
 */
export function copiedBy({ state }: Pick<Look, 'state'>, id: ObjectId): number | undefined {
  if (!state.objects[id]) return state.past[id]?.copiedBy;
  return state.effects.findLast(({ affected, changes }) => affected?.includes(id) && changes.some(({ kind }) => kind === 'copy'))?.id;
}

/**
 * Under which name an object remembers what was exiled or chosen by an ability of its own. Abilities are linked to those that came with them and to no
 * others, though they say the same (607.5): what an object becomes by an effect has exiled and chosen nothing yet, nor has what it was given.
 */
export function linkedAs(look: Look, id: ObjectId, slot: string, by?: Ability): string {
  const object = objectIn(look, id);
  const isChoice = choices.includes(slot) || object?.memory[slot] === slot;
  if (!object || (!links.includes(slot) && !(isChoice && !variantOn(choicesOfCopies, look.state.day)))) return slot;
  const isAmong = (all: readonly Ability[]): boolean => all.some(({ text }) => text === by?.text);
  if (links.includes(slot) && by && isAmong(look.characteristicsOf(id).abilities) && !isAmong(look.copiable(id).abilities)) {
    // What one effect gave is linked to what the same effect gave.
    const given = look.state.effects.findLast(
      ({ affected, changes }) =>
        affected?.includes(id) && changes.some((change) => change.kind === 'add ability' && change.ability.text === by.text),
    );
    return `${slot} by what ${given?.id ?? 'something'} gave`;
  }
  const copied = copiedBy(look, id);
  return copied === undefined ? slot : `${slot} as the copy of ${copied}`;
}
/** What abilities of an object exile (607.2a, 607.2k). */
const links: readonly string[] = ['exiled', 'championed'];
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
