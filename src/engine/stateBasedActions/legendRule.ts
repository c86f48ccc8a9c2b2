/** 704.5j: the legend rule. */
import { type Variant, variantOn } from '../concepts/variant.ts';
import { isRestricted } from '../look/rulesInForce.ts';
import { legendsName, sinceWhen } from '../look/uniqueAs.ts';
import { type StateBasedAction, toGraveyard } from './check.ts';
import { allGo, controllerKeepsOne, type Groups, sharing } from './uniqueness.ts';

const subjectToIt =
  (groups: Groups): Groups =>
  (look, byController) =>
    groups(look, byController)
      .map((group) => group.filter(({ id }) => !isRestricted(look.state, id, 'be one legend of several')))
      .filter(({ length }) => length > 1);
const called = subjectToIt(sharing(legendsName));
const legendary = subjectToIt(sharing((of) => (of.supertypes.includes('legendary') ? legendsName(of) : [])));

/** Of several that came first at once, none stays. */
const firstStays: StateBasedAction = (look) =>
  called(look).map((group) => {
    const times = group.map((object) => sinceWhen(object, look.characteristicsOf(object.id).name));
    const first = Math.min(...times);
    const isAlone = times.filter((time) => time === first).length === 1;
    return { events: group.filter((_, at) => !isAlone || times[at] !== first).map(toGraveyard), cites: ['legend'] };
  });

export const legendRule: readonly Variant<StateBasedAction>[] = [
  { from: '2013-07-13', value: controllerKeepsOne(legendary, 'legend') },
  { from: '2004-10-01', value: allGo(legendary, 'legend') },
  { from: '', value: firstStays },
];

export const legends: StateBasedAction = (look) => (called(look).length === 0 ? [] : variantOn(legendRule, look.state.day)(look));
