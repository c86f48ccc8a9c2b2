/** What mana may be spent on, where the ability that added it limits that (106.6). */
import type { Filter } from '../../language/filter.ts';
import { unannounced } from '../../look/reading/context.ts';
import { matches } from '../../look/reading/read.ts';
import type { Look } from '../../look/look.ts';
import type { Mana, ObjectId } from '../../state/state.ts';

/** Whether mana can be spent on a spell, or on an ability of an object; on nothing in particular when none is named. */
export function canSpend(look: Look, { only }: Mana, spentOn: ObjectId | undefined): boolean {
  if (only === undefined) return true;
  const object = spentOn === undefined ? undefined : look.state.objects[spentOn];
  if (!object) return false;
  const filter = object.zone === 'stack' ? only.spells : only.abilities;
  if (filter === undefined) return false;
  const context = unannounced(object.id, look.characteristicsOf(object.id).controller);
  const there: Filter = { kind: 'and', filters: [filter, { kind: 'zone', zone: object.zone }] };
  return matches(look, object.id, there, context);
}
