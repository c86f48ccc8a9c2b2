/** 704.5j: the legend rule. */
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Look } from '../look/look.ts';
import type { GameObject } from '../state/state.ts';
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';
import { meetingInRange } from './uniqueness.ts';

type IsLegend = (look: Look, object: GameObject) => boolean;

const isLegendary: IsLegend = (look, { id }) => look.characteristicsOf(id).supertypes.includes('legendary');

/** Before October 2004 the creature type Legend did what the supertype does now. */
const isLegend: IsLegend = (look, object) => isLegendary(look, object) || look.characteristicsOf(object.id).subtypes.includes('Legend');

/** Legendary permanents of one name that are looked at together. */
function sameNamed(look: Look, is: IsLegend, apart: (object: GameObject) => string = () => ''): readonly (readonly GameObject[])[] {
  const legends = permanents(look).filter((object) => is(look, object) && look.characteristicsOf(object.id).name !== '');
  return [...Map.groupBy(legends, (object) => JSON.stringify([look.characteristicsOf(object.id).name, apart(object)])).values()].filter(
    (group) => group.length > 1,
  );
}

const controllerKeepsOne: StateBasedAction = (look) =>
  sameNamed(look, isLegendary, ({ id }) => look.characteristicsOf(id).controller).map((group) => {
    const player = look.characteristicsOf(group[0]?.id ?? '').controller;
    return {
      keepOne: { player, of: group.map(({ id }) => id) },
      cites: ['legend'],
    };
  });

const allGo: StateBasedAction = (look) =>
  meetingInRange(look, sameNamed(look, isLegendary)).map((group) => ({
    events: group.map(toGraveyard),
    cites: ['legend'],
  }));

/** Of several that came first at once, none stays. */
const firstStays: StateBasedAction = (look) =>
  sameNamed(look, isLegend).map((group) => {
    const oldest = Math.min(...group.map(({ timestamp }) => timestamp));
    const first = group.filter(({ timestamp }) => timestamp === oldest);
    return {
      events: group.filter((object) => first.length > 1 || object !== first[0]).map(toGraveyard),
      cites: ['legend'],
    };
  });

export const legendRule: readonly Variant<StateBasedAction>[] = [
  { from: '2013-07-13', value: controllerKeepsOne },
  { from: '2004-10-01', value: allGo },
  { from: '', value: firstStays },
];

export const legends: StateBasedAction = (look) =>
  sameNamed(look, isLegend).length === 0 ? [] : variantOn(legendRule, look.state.day)(look);
