/** The mana abilities that lands have because of their basic land types (305.6). */
import type { Ability } from '../../language/ability.ts';
import { type ColorOrColorless, letterOf } from '../../language/manaCost.ts';
import { heldBy, hold, type HeldAbility, type ObjectInLayers } from './working.ts';

const landMana: readonly (readonly [string, ColorOrColorless])[] = [
  ['Plains', 'white'],
  ['Island', 'blue'],
  ['Swamp', 'black'],
  ['Mountain', 'red'],
  ['Forest', 'green'],
];

const abilities: ReadonlyMap<string, HeldAbility> = new Map(
  landMana.map(([subtype, color]) => [subtype, { ability: tapFor(color), key: `land type ${subtype}`, from: 'subtype' }]),
);

function tapFor(color: ColorOrColorless): Ability {
  return {
    kind: 'activated',
    text: `{T}: Add {${letterOf(color)}}.`,
    costs: [{ pay: 'tap' }],
    effect: { targets: [], instructions: [{ do: 'add mana', who: { kind: 'you' }, mana: [[color]] }] },
  };
}

/** Gives a land the abilities of the basic land types that it has once types are settled; they can be lost like others. */
export function giveLandAbilities(each: ObjectInLayers): void {
  const { types, subtypes } = each.values;
  if (!types.includes('land')) return;
  const given = subtypes.map((subtype) => abilities.get(subtype)).filter((ability) => ability !== undefined);
  if (given.length > 0) hold(each, [...heldBy(each), ...given]);
}
