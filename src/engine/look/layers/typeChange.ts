/** Changes of card types, subtypes and supertypes (205.1, 205.3d, 205.4b; before 2009 212.1b to 212.1d). */
import type { CardType } from '../../language/cardType.ts';
import type { TypeChange } from '../../language/modification.ts';
import type { LayerRules } from './layerRules.ts';
import type { Characteristics } from '../../state/state.ts';
import { familyOf, familyOfType, type SubtypeFamily } from '../../language/subtypes.ts';

type TypeLine = Pick<Characteristics, 'types' | 'subtypes' | 'supertypes'>;

const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];

const familiesOf = (types: readonly CardType[]): ReadonlySet<SubtypeFamily | undefined> => new Set(types.map(familyOfType));

/** Subtypes that belong to one of some card types. */
function belonging(subtypes: readonly string[], types: readonly CardType[]): readonly string[] {
  const families = familiesOf(types);
  return subtypes.filter((subtype) => families.has(familyOf(subtype)));
}

/** New subtypes in place of those of the same sets. */
function replaceSubtypes(old: readonly string[], added: readonly string[]): readonly string[] {
  const replaced = new Set(added.map(familyOf));
  return union(
    old.filter((subtype) => !replaced.has(familyOf(subtype))),
    added,
  );
}

/**
 * New card types replace the old ones, and what belonged to those goes; new subtypes replace those of their sets; supertypes stay. Something
 * that becomes an artifact creature keeps what it is.
 */
export function setTypes(is: TypeLine, change: TypeChange, rules: LayerRules): TypeLine {
  const { types, subtypes = [], supertypes = [] } = change;
  if (types?.includes('artifact') && types.includes('creature')) {
    const replaces = rules.artifactCreatureTypes === 'replaced';
    return addTypes({ ...is, subtypes: replaces ? replaceSubtypes(is.subtypes, subtypes) : is.subtypes }, change, rules);
  }
  const kept = rules.spellTypesKept ? is.types.filter((type) => type === 'instant' || type === 'sorcery') : [];
  const now = types === undefined ? is.types : union(types, kept);
  const gained = rules.strangeSubtypes ? subtypes : belonging(subtypes, now);
  const old = types === undefined ? is.subtypes : belonging(is.subtypes, now);
  return { types: now, subtypes: replaceSubtypes(old, gained), supertypes: union(is.supertypes, supertypes) };
}

/** In addition to what it is. */
export function addTypes(is: TypeLine, { types = [], subtypes = [], supertypes = [] }: TypeChange, rules: LayerRules): TypeLine {
  const now = union(is.types, types);
  return {
    types: now,
    subtypes: union(is.subtypes, rules.strangeSubtypes ? subtypes : belonging(subtypes, now)),
    supertypes: union(is.supertypes, supertypes),
  };
}

/** A card type that is taken away takes the subtypes that belonged to it. */
export function removeTypes(is: TypeLine, { types = [], subtypes = [], supertypes = [] }: TypeChange): TypeLine {
  const now = is.types.filter((type) => !types.includes(type));
  const left = is.subtypes.filter((subtype) => !subtypes.includes(subtype));
  return {
    types: now,
    subtypes: types.length > 0 ? belonging(left, now) : left,
    supertypes: is.supertypes.filter((supertype) => !supertypes.includes(supertype)),
  };
}
