/** Effects that begin and would add an ability to what can't have it (113.11). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Modification } from '../../language/modification.ts';
import type { Look } from '../../look/look.ts';
import { notYet } from '../../state/notYet.ts';
import type { ObjectId } from '../../state/state.ts';

/** Whether such an effect begins, of which some of what it affects can't have an ability. */
type Begins = (affected: readonly ObjectId[], unable: readonly ObjectId[]) => boolean;

export const barredAbilities: readonly Variant<Begins>[] = [
  // That part of it does not apply, though the thing could have the ability later, and its other parts do.
  { from: '2014-09-25', value: () => true },
  {
    from: '',
    value: (affected, unable) => {
      if (unable.length < affected.length) throw notYet('an effect that would add an ability to several things of which one can’t have it');
      return false;
    },
  },
];

const addedBy = (change: Modification): string | undefined =>
  change.kind === 'add ability' && change.ability.kind === 'keyword' ? change.ability.keyword : undefined;

/** What an effect that begins does to which of the things: to what can't have an ability, all but that. */
export function partsThatApply(
  look: Look,
  affected: readonly ObjectId[],
  changes: readonly Modification[],
): readonly { readonly things: readonly ObjectId[]; readonly changes: readonly Modification[] }[] {
  const added = changes.flatMap((change) => addedBy(change) ?? []);
  if (added.length === 0) return [{ things: affected, changes }];
  const lacked = (id: ObjectId): readonly string[] => added.filter((keyword) => look.characteristicsOf(id).barred.includes(keyword));
  const groups = Map.groupBy(affected, (id) => lacked(id).join());
  if (groups.size === 0) return [{ things: affected, changes }];
  return [...groups.values()].map((things) => {
    const barred = lacked(things[0] ?? '');
    return { things, changes: changes.filter((change) => !barred.includes(addedBy(change) ?? '')) };
  });
}

/** Those of what an effect would affect that can't have an ability that it would add, if that keeps it from beginning. */
export function keptFromBeginning(look: Look, affected: readonly ObjectId[], changes: readonly Modification[]): readonly ObjectId[] {
  const added = changes.flatMap((change) => addedBy(change) ?? []);
  const unable = affected.filter((id) => look.characteristicsOf(id).barred.some((keyword) => added.includes(keyword)));
  return unable.length === 0 || variantOn(barredAbilities, look.state.day)(affected, unable) ? [] : unable;
}
