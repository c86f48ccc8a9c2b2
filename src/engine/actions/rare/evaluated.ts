/** As what a fused split spell is evaluated to see whether it can be cast (709.4d, 708.2b of 2016-11-11). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { changeObject } from '../../state/changes.ts';
import type { ObjectId } from '../../state/state.ts';

/** What it would be like, each time that it is asked whether it can be cast. */
type Evaluated = (look: Look, spell: ObjectId) => readonly Look[];

export const fusedSpells: readonly Variant<Evaluated>[] = [
  { from: '2016-11-11', value: (look) => [look] },
  // Of two halves of which one can't be cast neither is, whatever both together would be.
  { from: '', value: ({ state }, spell) => [0, 1].map((face) => lookAt(changeObject(state, spell, { face }))) },
];

export const evaluated: Evaluated = (look, spell) => variantOn(fusedSpells, look.state.day)(look, spell);
