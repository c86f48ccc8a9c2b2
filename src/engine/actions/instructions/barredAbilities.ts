/** Effects that begin and would add an ability to what can't have it (113.11). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Modification } from '../../language/modification.ts';
import type { Look } from '../../look/look.ts';
import { notYet } from '../../state/notYet.ts';
import type { ObjectId } from '../../state/state.ts';

/** What an effect that begins does to some of what it affects. */
interface PartThatApplies {
  readonly things: readonly ObjectId[];
  readonly changes: readonly Modification[];
}

/** What applies of an effect of which a part would add what can't be had, from what would apply without that. */
type Barred = (parts: readonly PartThatApplies[], whole: readonly Modification[]) => readonly PartThatApplies[];

/** Whether that alone does not apply, though the thing could have the ability later, or the effect does not begin at all. */
export const barredAbilities: readonly Variant<Barred>[] = [
  { from: '2014-09-25', value: (parts) => parts },
  {
    from: '',
    value: (parts, whole) => {
      if (parts.some(({ changes }) => changes.length === whole.length))
        throw notYet('an effect that would add an ability to several things of which one can’t have it');
      return parts.map(({ things }) => ({ things, changes: [] }));
    },
  },
];

const addedBy = (change: Modification): string | undefined =>
  change.kind === 'add ability' && change.ability.kind === 'keyword' ? change.ability.keyword : undefined;

/** What an effect that begins does to which of the things; nothing where it does not begin, or for what can't have all that it would add. */
export function partsThatApply(look: Look, affected: readonly ObjectId[], changes: readonly Modification[]): readonly PartThatApplies[] {
  const added = changes.flatMap((change) => addedBy(change) ?? []);
  const lacked = (id: ObjectId): readonly string[] => added.filter((keyword) => look.characteristicsOf(id).barred.includes(keyword));
  if (!affected.some((id) => lacked(id).length > 0)) return [{ things: affected, changes }];
  const parts = [...Map.groupBy(affected, (id) => lacked(id).join()).values()].map((things) => {
    const barred = lacked(things[0] ?? '');
    return { things, changes: changes.filter((change) => !barred.includes(addedBy(change) ?? '')) };
  });
  return variantOn(barredAbilities, look.state.day)(parts, changes);
}
