/** Changes of card types, subtypes and supertypes (205.1, 205.3d, 205.4b; before 2009 212.1b to 212.1d). */
import type { CardType } from '../../language/cardType.ts';
import type { TypeChange } from '../../language/modification.ts';
import type { Variant } from '../../concepts/variant.ts';
import type { Characteristics } from '../../state/state.ts';
import { familyOf, familyOfType, hasSubtype, type SubtypeFamily } from '../../language/subtypes.ts';

type TypeLine = Pick<Characteristics, 'types' | 'subtypes' | 'supertypes'>;
type Named = TypeLine & Pick<Characteristics, 'name'>;

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

/** What becomes of types when an effect sets some, where editions differ. */
export interface TypeRules {
  /** The subtypes of what becomes an artifact creature of other creature types, before the new ones are added. */
  readonly artifactCreatureTypes: (old: readonly string[], added: readonly string[]) => readonly string[];
  /** Of subtypes those that something of these card types gains. */
  readonly strangeSubtypes: (subtypes: readonly string[], types: readonly CardType[]) => readonly string[];
  /** Card types that stay when others are set. */
  readonly spellTypesKept: (types: readonly CardType[]) => readonly CardType[];
  /** A land that becomes a basic land of one name. */
  readonly becomingBasic: (is: Named, name: string) => Named;
  /** What stays of something that becomes another and is still one. */
  readonly stillOne: (is: TypeLine, still: CardType, change: TypeChange) => TypeLine;
  /** What becomes an artifact creature. */
  readonly becomingArtifactCreature: (is: TypeLine, change: TypeChange, rules: TypeRules) => TypeLine;
  /** The supertypes of something that gains some and nothing else. */
  readonly gainedSupertypes: (old: TypeLine['supertypes'], gained: TypeLine['supertypes']) => TypeLine['supertypes'];
  /** What is a legend and becomes a creature, or stops being one. */
  readonly legendTurned: (now: TypeLine) => TypeLine;
}

/** What becomes an artifact creature of other creature types (205.1b). */
export const artifactCreatureTypes: readonly Variant<TypeRules['artifactCreatureTypes']>[] = [
  { from: '2019-10-04', value: replaceSubtypes },
  { from: '', value: (old) => old },
];

/** A subtype that belongs to none of the card types (205.3d). */
export const strangeSubtypes: readonly Variant<TypeRules['strangeSubtypes']>[] = [
  { from: '2011-09-30', value: belonging },
  { from: '', value: (subtypes) => subtypes },
];

/** An instant or sorcery whose card type is set (205.1a). */
export const spellTypesKept: readonly Variant<TypeRules['spellTypesKept']>[] = [
  { from: '2022-06-10', value: (types) => types.filter((type) => type === 'instant' || type === 'sorcery') },
  { from: '', value: () => [] },
];

/**
 * What a land is beside that when it becomes one basic land: what it was (305.7); until May 2003 no legend, and a basic land of that name
 * (2003-05-26 214.9f), in 1999 no legend.
 */
export const becomingBasic: readonly Variant<TypeRules['becomingBasic']>[] = [
  { from: '2003-07-01', value: (is) => is },
  {
    from: '2001-07-23',
    value: (is, name) => ({ ...is, name, supertypes: union(withoutLegend(is), ['basic']) }),
  },
  { from: '', value: (is) => ({ ...is, supertypes: withoutLegend(is) }) },
];
const withoutLegend = ({ supertypes }: TypeLine): TypeLine['supertypes'] => supertypes.filter((supertype) => supertype !== 'legendary');

/** What something keeps of its types that becomes another and is still one: all (205.1b), or that one (2003-05-26 214.4a). */
export const stillOne: readonly Variant<TypeRules['stillOne']>[] = [
  { from: '2003-07-01', value: (is) => is },
  {
    from: '',
    value: (is, still, { types = [] }) => removeTypes(is, { types: is.types.filter((type) => type !== still && !types.includes(type)) }),
  },
];

/** What becomes an artifact creature keeps what it is (205.1b), or does as it would of any other types (2003-05-26 214.4). */
export const becomingArtifactCreature: readonly Variant<TypeRules['becomingArtifactCreature']>[] = [
  {
    from: '2003-07-01',
    value: (is, change, rules) =>
      addTypes({ ...is, subtypes: rules.artifactCreatureTypes(is.subtypes, change.subtypes ?? []) }, change, rules),
  },
  { from: '', value: replaceTypes },
];

/** Supertypes that are gained join those that are there (205.4b); the edition of August 2005 has them replaced (212.1d). */
export const gainedSupertypes: readonly Variant<TypeRules['gainedSupertypes']>[] = [
  { from: '2005-10-01', value: union },
  { from: '2005-08-01', value: (_, gained) => gained },
  { from: '', value: union },
];

/** A creature that is a Legend was a legendary permanent as something else, and the other way round (2001-07-23 215.2). */
export const legendTurned: readonly Variant<TypeRules['legendTurned']>[] = [
  { from: '2003-07-01', value: (now) => now },
  {
    from: '2001-07-23',
    value: (now) =>
      now.types.includes('creature')
        ? { ...now, subtypes: union(now.subtypes, ['Legend']) }
        : { ...now, supertypes: union(now.supertypes, ['legendary']) },
  },
  { from: '', value: (now) => now },
];

const isLegend = ({ supertypes, subtypes }: TypeLine): boolean => supertypes.includes('legendary') || subtypes.includes('Legend');

/** The new types of something, as a legend has them. */
export const asLegend = (is: TypeLine, now: TypeLine, rules: TypeRules): TypeLine =>
  isLegend(is) && is.types.includes('creature') !== now.types.includes('creature') ? rules.legendTurned(now) : now;

/**
 * New card types replace the old ones, and what belonged to those goes; new subtypes replace those of their sets; supertypes stay. Something
 * that becomes an artifact creature keeps what it is.
 */
export function setTypes(is: TypeLine, change: TypeChange, rules: TypeRules): TypeLine {
  const { types } = change;
  if (!types?.includes('artifact') || !types.includes('creature')) return replaceTypes(is, change, rules);
  // Where there is nothing to keep, both are the same.
  if (is.subtypes.length === 0 && is.types.every((type) => types.includes(type))) return addTypes(is, change, rules);
  return rules.becomingArtifactCreature(is, change, rules);
}

function replaceTypes(is: TypeLine, { types, subtypes = [], supertypes = [] }: TypeChange, rules: TypeRules): TypeLine {
  const kept = rules.spellTypesKept(is.types);
  const now = types === undefined ? is.types : union(types, kept);
  const gained = rules.strangeSubtypes(subtypes, now);
  const old = types === undefined ? is.subtypes : belonging(is.subtypes, now);
  return { types: now, subtypes: replaceSubtypes(old, gained), supertypes: union(is.supertypes, supertypes) };
}

/** In addition to what it is. */
export function addTypes(is: TypeLine, { types = [], subtypes = [], supertypes = [] }: TypeChange, rules: TypeRules): TypeLine {
  const now = union(is.types, types);
  return {
    types: now,
    subtypes: union(is.subtypes, rules.strangeSubtypes(subtypes, now)),
    supertypes:
      supertypes.length === 0 || types.length + subtypes.length > 0
        ? union(is.supertypes, supertypes)
        : rules.gainedSupertypes(is.supertypes, supertypes),
  };
}

/** A card type that is taken away takes the subtypes that belonged to it. */
export function removeTypes(is: TypeLine, { types = [], subtypes = [], supertypes = [] }: TypeChange): TypeLine {
  const now = is.types.filter((type) => !types.includes(type));
  const left = is.subtypes.filter((subtype) => !hasSubtype(subtypes, subtype));
  return {
    types: now,
    subtypes: types.length > 0 ? belonging(left, now) : left,
    supertypes: is.supertypes.filter((supertype) => !supertypes.includes(supertype)),
  };
}
