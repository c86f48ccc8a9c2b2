/** Copiable values, and copy effects in the first layer (613.2a, 707.2, 707.3). */
import type { Modification } from '../../language/modification.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { Face, PrintedNumber } from '../../language/card.ts';
import { resolveRef } from '../reading/read.ts';
import { withExceptions } from '../copying.ts';
import { faceAsRead } from '../faces.ts';
import type { Look } from '../look.ts';
import { colorsOf } from '../../language/manaCost.ts';
import type { Characteristics, GameObject, PlayerId } from '../../state/state.ts';
import { isDisguised, ward } from '../keywords/disguise.ts';
import { notYet } from '../../state/notYet.ts';
import type { ApplyingEffect } from './applyingEffect.ts';
import type { ObjectInLayers } from './working.ts';

export const blankFace: Face = { name: '', supertypes: [], types: [], subtypes: [], text: '', abilities: [] };
/** A 2/2 creature without anything else (708.2a); until 2001 it was 0/1, and its mana cost was 0 (2001-09-24 504.2). */
export const faceDownFaces: readonly Variant<Face>[] = [
  { from: '2002-10-07', value: { ...blankFace, types: ['creature'], power: 2, toughness: 2 } },
  { from: '', value: { ...blankFace, types: ['creature'], power: 0, toughness: 1, cost: { text: '{0}', symbols: [] } } },
];
/** In exile it is nothing at all (406.3a). With ward {2} where it was cast so (702.168b). */
export function faceDownFaceOf(object: GameObject, day: string): Face {
  if (object.zone === 'exile') return blankFace;
  const face = variantOn(faceDownFaces, day);
  return isDisguised(object) ? { ...face, abilities: [ward] } : face;
}

const numberOf = (printed: PrintedNumber | undefined): number | undefined =>
  printed === undefined ? undefined : typeof printed === 'number' ? printed : printed.plus;

/** Characteristics as a face gives them, before any effect. */
export function valuesOf(face: Face, controller: PlayerId): Characteristics {
  const [power, toughness] = [numberOf(face.power), numberOf(face.toughness)];
  return {
    name: face.name,
    ...(face.cost === undefined ? {} : { manaCost: face.cost }),
    colors: face.colors ?? colorsOf(face.cost),
    supertypes: face.supertypes,
    types: face.types,
    subtypes: face.subtypes,
    abilities: face.abilities,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
    controller,
    barred: [],
  };
}

export const starredOf = ({ power, toughness }: Face): ObjectInLayers['starred'] => ({ power, toughness });

/** What would be copied of an object: of a face-down one nothing but that it is a 2/2 creature (708.10). */
export const copiableOf = (each: ObjectInLayers | undefined, day: string): Face | undefined =>
  each === undefined ? undefined : each.object.faceDown ? faceDownFaceOf(each.object, day) : each.face;

/** Makes an object a copy. One that is face down stays what face-down objects are, and is the copy when it is turned up. */
export function copyInto(
  each: ObjectInLayers,
  { of, except = [] }: Extract<Modification, { kind: 'copy' }>,
  effect: Pick<ApplyingEffect, 'context' | 'copied'>,
  look: Look,
): void {
  const [original] = effect.copied ? [] : resolveRef(look, of, { ...effect.context, each: each.object.id });
  if (!effect.copied && (original === undefined || look.state.objects[original] === undefined)) return;
  const face = effect.copied ?? withExceptions(look.copiable(original ?? ''), except, look, effect.context, each.face);
  if (face.halves) throw notYet('a copy of a Room');
  each.face = face;
  if (each.object.faceDown) return;
  const read = faceAsRead(face, each.object);
  each.starred = starredOf(read);
  each.values = valuesOf(read, each.values.controller);
}
