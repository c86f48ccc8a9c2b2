/** Banding and "bands with other" (702.22): which creatures may be in a band, and who divides combat damage. */
import { isSame } from '../../language/parts.ts';
import type { Filter } from '../../language/filter.ts';
import { unannounced } from '../../look/reading/context.ts';
import { matches } from '../../look/reading/read.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { ObjectId } from '../../state/state.ts';

/** Creatures that are in a band together. */
export type Band = readonly ObjectId[];

/** Of "bands with other", with what. */
export const qualitiesOf = (look: Look, id: ObjectId): readonly Filter[] =>
  look
    .characteristicsOf(id)
    .abilities.flatMap((each) =>
      each.kind === 'keyword' && each.keyword === 'bands with other' && typeof each.quality === 'object' ? [each.quality] : [],
    );

const areAll = (look: Look, band: Band, id: ObjectId, quality: Filter): boolean => {
  const { controller } = look.characteristicsOf(id);
  return band.every((each) => matches(look, each, quality, unannounced(id, controller)));
};

const allHave = (look: Look, band: Band, quality: Filter): boolean =>
  band.every((id) => hasKeyword(look, id, 'banding') || qualitiesOf(look, id).some((other) => isSame(other, quality)));

/** Whether a quality that one of them bands with holds them together: all have it, or until May 2009 all have the same ability, or banding. */
export const bandsWithOther: readonly Variant<(look: Look, band: Band, id: ObjectId, quality: Filter) => boolean>[] = [
  { from: '2009-07-11', value: areAll },
  { from: '', value: (look, band, _, quality) => allHave(look, band, quality) },
];

const bandWithOther = (look: Look, band: Band): boolean =>
  band.some((id) => qualitiesOf(look, id).some((quality) => variantOn(bandsWithOther, look.state.day)(look, band, id, quality)));

/** Whether it has either keyword. */
export const mayBand = (look: Look, id: ObjectId): boolean => hasKeyword(look, id, 'banding') || qualitiesOf(look, id).length > 0;

/** Whether creatures may be in a band together (702.22c, 702.22d). */
export const areBand = (look: Look, band: Band): boolean => {
  const without = band.filter((id) => !hasKeyword(look, id, 'banding')).length;
  return (without < 2 && without < band.length) || bandWithOther(look, band);
};

/** By which of the creatures that a creature fights, and by which keyword, its damage is in no order and their controller divides it. */
export function findBanded(look: Look, foes: Band): { readonly id: ObjectId; readonly by: 'banding' | 'bandsWithOther' } | undefined {
  const banding = foes.find((id) => hasKeyword(look, id, 'banding'));
  if (banding !== undefined) return { id: banding, by: 'banding' };
  const other = foes.find((id) => foes.some((one) => one !== id && bandWithOther(look, [id, one])));
  return other === undefined ? undefined : { id: other, by: 'bandsWithOther' };
}
