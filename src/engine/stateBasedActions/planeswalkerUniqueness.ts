/** The planeswalker uniqueness rule, a state-based action of its own until September 2017. */
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Look } from '../look/look.ts';
import type { GameObject } from '../state/state.ts';
import { nothingToDo, permanents, type StateBasedAction, toGraveyard } from './check.ts';
import { meetingInRange } from './uniqueness.ts';

/** Planeswalkers of one type that are looked at together. */
function sameTyped(look: Look, apart: (object: GameObject) => string = () => ''): readonly (readonly GameObject[])[] {
  const walkers = permanents(look).filter(({ id }) => look.characteristicsOf(id).types.includes('planeswalker'));
  const bySubtype = walkers.flatMap((object) =>
    look.characteristicsOf(object.id).subtypes.map((subtype) => ({ object, key: JSON.stringify([subtype, apart(object)]) })),
  );
  return [...Map.groupBy(bySubtype, ({ key }) => key).values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ object }) => object));
}

const allGo: StateBasedAction = (look) =>
  meetingInRange(look, sameTyped(look)).map((group) => ({
    events: group.map(toGraveyard),
    cites: ['planeswalker.uniqueness'],
  }));

const controllerKeepsOne: StateBasedAction = (look) =>
  sameTyped(look, ({ id }) => look.characteristicsOf(id).controller).map((group) => ({
    keepOne: { player: look.characteristicsOf(group[0]?.id ?? '').controller, of: group.map(({ id }) => id) },
    cites: ['planeswalker.uniqueness'],
  }));

export const planeswalkerUniqueness: readonly Variant<StateBasedAction>[] = [
  { from: '2017-09-29', value: nothingToDo },
  { from: '2013-07-13', value: controllerKeepsOne },
  { from: '', value: allGo },
];

export const planeswalkersOfOneType: StateBasedAction = (look) =>
  sameTyped(look).length === 0 ? [] : variantOn(planeswalkerUniqueness, look.state.day)(look);
