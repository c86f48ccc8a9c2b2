/** One modification applied to one object, and the layers in which it is applied. */
import type { Modification, TypeChange } from '../abilities.ts';
import { amountOf, type Context, resolveRef } from '../context.ts';
import type { Look } from '../look.ts';
import type { LayerName } from '../rules/layerOrder.ts';
import type { Characteristics } from '../state.ts';
import type { ApplyingEffect } from './applyingEffect.ts';
import type { Working } from './working.ts';

export type { LayerName };

/** Layers in which a modification is applied under the rules of a day. */
export function layersOf(change: Modification, effect: Pick<ApplyingEffect, 'defining' | 'fromStatic'>, day: string): readonly LayerName[] {
  switch (change.kind) {
    case 'copy':
    case 'set name':
      return ['copy'];
    case 'control':
      return ['control'];
    case 'text':
      return ['text'];
    case 'set types':
    case 'add types':
    case 'remove types':
      return ['type'];
    case 'set colors':
    case 'add colors':
      return ['color'];
    case 'add ability':
    case 'lose keyword':
    case 'lose all abilities':
      return ['ability'];
    default:
      return [powerToughnessLayer(change.kind, effect, day)];
  }
}

function powerToughnessLayer(
  kind: 'set power/toughness' | 'modify power/toughness' | 'switch power/toughness',
  { defining, fromStatic }: Pick<ApplyingEffect, 'defining' | 'fromStatic'>,
  day: string,
): LayerName {
  // One layer by timestamps until August 2005, switches with them (418.5a of 2003-10-01).
  if (day < '2005-10-01') return 'modify power/toughness';
  if (kind === 'switch power/toughness') return 'switch power/toughness';
  if (defining) return 'defined power/toughness';
  if (day >= '2009-07-11') return kind;
  // 6b all but static changes that set nothing, which are 6d (418.5a of 2005-10-01).
  return kind === 'modify power/toughness' && fromStatic ? 'static power/toughness' : 'modify power/toughness';
}

/** The characteristics with a modification. */
export function modify(each: Working, change: Modification, look: Look, context: Context): Characteristics {
  const { values } = each;
  switch (change.kind) {
    case 'control': {
      const [controller] = resolveRef(look, change.by, context);
      return controller === undefined ? values : { ...values, controller };
    }
    case 'set types':
      return setTypes(values, change.types);
    case 'add types':
      return addTypes(values, change.types);
    case 'remove types':
      return removeTypes(values, change.types);
    case 'set colors':
      return { ...values, colors: change.colors };
    case 'add colors':
      return { ...values, colors: [...new Set([...values.colors, ...change.colors])] };
    case 'add ability':
      return change.ability.kind === 'keyword' && values.barred.includes(change.ability.keyword)
        ? values
        : { ...values, abilities: [...values.abilities, change.ability] };
    case 'lose keyword':
      return {
        ...values,
        abilities: values.abilities.filter((ability) => ability.kind !== 'keyword' || ability.keyword !== change.keyword),
      };
    case 'lose all abilities':
      return { ...values, abilities: [] };
    case 'set power/toughness':
      return {
        ...values,
        ...(change.power === undefined ? {} : { power: amountOf(look, change.power, context) + starredPlus(each.starred.power) }),
        ...(change.toughness === undefined
          ? {}
          : { toughness: amountOf(look, change.toughness, context) + starredPlus(each.starred.toughness) }),
      };
    case 'modify power/toughness':
      return {
        ...values,
        power: (values.power ?? 0) + amountOf(look, change.power, context),
        toughness: (values.toughness ?? 0) + amountOf(look, change.toughness, context),
      };
    case 'switch power/toughness': {
      const { power = 0, toughness = 0 } = values;
      return { ...values, power: toughness, toughness: power };
    }
    case 'set name':
      return { ...values, name: change.name };
    case 'copy':
    case 'text':
      return values;
  }
}

/** `1+*`: what the ability says is added to what is printed before the star. */
const starredPlus = (printed: Working['starred']['power']): number => (typeof printed === 'object' ? printed.plus : 0);

/** New card types replace the old ones and the subtypes that belonged to them; a new subtype replaces those of its set (205.1a). */
function setTypes(values: Characteristics, { types, subtypes, supertypes }: TypeChange): Characteristics {
  return {
    ...values,
    ...(types === undefined ? {} : { types }),
    ...(subtypes === undefined ? (types === undefined ? {} : { subtypes: [] }) : { subtypes }),
    ...(supertypes === undefined ? {} : { supertypes }),
  };
}

function addTypes(values: Characteristics, { types = [], subtypes = [], supertypes = [] }: TypeChange): Characteristics {
  return {
    ...values,
    types: [...new Set([...values.types, ...types])],
    subtypes: [...new Set([...values.subtypes, ...subtypes])],
    supertypes: [...new Set([...values.supertypes, ...supertypes])],
  };
}

function removeTypes(values: Characteristics, { types = [], subtypes = [], supertypes = [] }: TypeChange): Characteristics {
  return {
    ...values,
    types: values.types.filter((type) => !types.includes(type)),
    subtypes: values.subtypes.filter((subtype) => !subtypes.includes(subtype)),
    supertypes: values.supertypes.filter((supertype) => !supertypes.includes(supertype)),
  };
}
