/** The planeswalker uniqueness rule, a state-based action of its own until September 2017. */
import { type Variant, variantOn } from '../concepts/variant.ts';
import { nothingToDo, type StateBasedAction } from './check.ts';
import { allGo, controllerKeepsOne, sharing } from './uniqueness.ts';

const sameTyped = sharing(({ types, subtypes }) => (types.includes('planeswalker') ? subtypes : []));

export const planeswalkerUniqueness: readonly Variant<StateBasedAction>[] = [
  { from: '2017-09-29', value: nothingToDo },
  { from: '2013-07-13', value: controllerKeepsOne(sameTyped, 'planeswalker.uniqueness') },
  { from: '', value: allGo(sameTyped, 'planeswalker.uniqueness') },
];

export const planeswalkersOfOneType: StateBasedAction = (look) =>
  sameTyped(look).length === 0 ? [] : variantOn(planeswalkerUniqueness, look.state.day)(look);
