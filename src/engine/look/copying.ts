/** Copies: the values that are copied, and what a copy is made to differ in (707). */
import type { Amount } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import type { Modification, TypeChange } from '../language/modification.ts';
import type { Face } from '../language/card.ts';
import type { Context } from './reading/context.ts';
import { amountOf, resolveRef } from './reading/read.ts';
import { isDefining, staticOf } from './layers/keywordStatics.ts';
import type { Look } from './look.ts';
import { colors, colorsOf } from '../language/manaCost.ts';
import { familyOf } from '../language/subtypes.ts';
import { notYet } from '../state/notYet.ts';

/** Copiable values with what follows "except": they become copiable values of the copy (707.9b). */
export function withExceptions(
  face: Face,
  except: readonly Modification[],
  look: Look,
  context: Context,
  own?: Pick<Face, 'colors' | 'cost'>,
): Face {
  const changed = changeFace(face, except, look, context, own);
  // What is flipped is a copy of the lower half with the same exceptions (710.1b).
  return face.lower && except.length > 0 ? { ...changed, lower: changeFace(face.lower, except, look, context, own) } : changed;
}

function changeFace(
  face: Face,
  except: readonly Modification[],
  look: Look,
  context: Context,
  own: Pick<Face, 'colors' | 'cost'> | undefined,
): Face {
  return except.reduce((made, change): Face => {
    switch (change.kind) {
      case 'add this ability':
        return context.ability ? { ...made, abilities: [...made.abilities, context.ability] } : made;
      case 'keep colors':
        return own ? withColors(made, own.colors ?? colorsOf(own.cost)) : made;
      case 'colors of':
        return withColors(
          made,
          colors.filter((color) => resolveRef(look, change.of, context).some((id) => look.characteristicsOf(id).colors.includes(color))),
        );
      case 'if':
        return faceMatches(made, change.filter) ? changeFace(made, change.then, look, context, own) : made;
      // Counters are no copiable values; whoever lets it enter puts them on.
      case 'enters with':
        return made;
      default:
        return withException(made, change, (amount) => amountOf(look, amount, context));
    }
  }, face);
}

/** Counters with which a copy enters besides. */
export function countersOf(face: Face, except: readonly Modification[], look: Look, context: Context): Readonly<Record<string, number>> {
  return except.reduce<Readonly<Record<string, number>>>((made, change) => {
    if (change.kind === 'if') return faceMatches(face, change.filter) ? { ...made, ...countersOf(face, change.then, look, context) } : made;
    if (change.kind !== 'enters with') return made;
    return { ...made, [change.counter]: (made[change.counter] ?? 0) + amountOf(look, change.amount, context) };
  }, {});
}

/** Whether copied or printed values are of a kind. */
export function faceMatches(face: Pick<Face, 'types' | 'subtypes' | 'supertypes'>, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((each) => faceMatches(face, each));
    case 'or':
      return filter.filters.some((each) => faceMatches(face, each));
    case 'not':
      return !faceMatches(face, filter.filter);
    case 'type':
      return face.types.includes(filter.type);
    case 'subtype':
      return face.subtypes.includes(filter.subtype);
    case 'supertype':
      return face.supertypes.includes(filter.supertype);
    case 'card':
      return true;
    default:
      throw notYet(`a card that is ${filter.kind}`);
  }
}

function withException(face: Face, change: Modification, amount: (of: Amount) => number): Face {
  switch (change.kind) {
    case 'set name':
      return { ...face, name: change.name };
    case 'no mana cost': {
      const { cost: _, ...rest } = face;
      return rest;
    }
    case 'set types':
      return setTypes(face, change.types);
    case 'add types':
      return addTypes(face, change.types);
    case 'remove types':
      return removeTypes(face, change.types);
    case 'set colors':
      return withColors(face, change.colors);
    case 'add colors':
      return { ...face, colors: [...new Set([...(face.colors ?? colorsOf(face.cost)), ...change.colors])] };
    case 'add ability':
      return { ...face, abilities: [...face.abilities, change.ability] };
    case 'lose keyword':
      return {
        ...face,
        abilities: face.abilities.filter((ability) => ability.kind !== 'keyword' || ability.keyword !== change.keyword),
      };
    case 'lose all abilities':
      return { ...face, abilities: [] };
    case 'set power/toughness':
      return {
        ...face,
        ...(change.power === undefined ? {} : { power: amount(change.power) }),
        ...(change.toughness === undefined ? {} : { toughness: amount(change.toughness) }),
        abilities: withoutDefining(face, 'set power/toughness'),
      };
    default:
      throw notYet(`copy except ${change.kind}`);
  }
}

/** Without the abilities that would define what is set (707.9d). */
const withoutDefining = ({ abilities }: Face, what: Modification['kind']): Face['abilities'] =>
  abilities.filter((ability) => {
    const meant = staticOf(ability);
    return !meant || !isDefining(meant) || meant.changes?.some(({ kind }) => kind !== what);
  });

const withColors = (face: Face, set: Face['colors']): Face => ({
  ...face,
  colors: set ?? [],
  abilities: withoutDefining(face, 'set colors'),
});

function setTypes(face: Face, { types, subtypes, supertypes }: TypeChange): Face {
  const [first = ''] = subtypes ?? [];
  // Without a type, subtypes take the place of those of their own kind alone (205.1a).
  const others = face.subtypes.filter((each) => familyOf(each) !== familyOf(first));
  return {
    ...face,
    ...(types === undefined ? {} : { types }),
    ...((types ?? subtypes) ? { subtypes: [...(types ? [] : others), ...(subtypes ?? [])] } : {}),
    ...(subtypes ? { abilities: withoutDefining(face, 'add types') } : {}),
    ...(supertypes === undefined ? {} : { supertypes }),
  };
}

function addTypes(face: Face, { types = [], subtypes = [], supertypes = [] }: TypeChange): Face {
  return {
    ...face,
    types: [...new Set([...face.types, ...types])],
    subtypes: [...new Set([...face.subtypes, ...subtypes])],
    supertypes: [...new Set([...face.supertypes, ...supertypes])],
  };
}

function removeTypes(face: Face, { types = [], subtypes = [], supertypes = [] }: TypeChange): Face {
  return {
    ...face,
    types: face.types.filter((type) => !types.includes(type)),
    subtypes: face.subtypes.filter((subtype) => !subtypes.includes(subtype)),
    supertypes: face.supertypes.filter((supertype) => !supertypes.includes(supertype)),
  };
}
