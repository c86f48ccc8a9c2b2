/** What tokens and copies of spells are made of: their faces, their names, and who owns them (111.2, 111.4, 707.8, 707.10). */
import type { Concept } from '../../concepts/concepts.ts';
import type { Card, Face } from '../../language/card.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { noHalf } from '../../look/faces.ts';
import type { Look } from '../../look/look.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';

/** A card to be made, and the place of the face that is up. */
export interface MadeCard extends Card {
  readonly up: number;
  /** What says what it is like, of a token that a text does not copy. */
  readonly described?: Concept;
}

type Copying = (look: Look, id: ObjectId, except: (face: Face) => Face) => MadeCard;

/** What a token or a copy of a spell that copies an object is made of. */
export const copyOf: Copying = (look, id, except) => variantOn(doubleFacedTokens, look.state.day)(look, id, except);

const copiedFace: Copying = (look, id, except) => {
  const face = except(look.copiable(id));
  return { layout: 'normal', faces: [face], up: face.halves ? noHalf : 0 };
};

/** Both faces of a double-faced object (707.8a, 707.10g). */
const bothFaces: Copying = (look, id, except) => {
  const { state } = look;
  const object = state.objects[id] ?? state.past[id]?.object;
  const card = state.cards[object?.card ?? ''];
  if (!object || !card || !['transform', 'modal'].includes(card.layout) || object.faceDown) return copiedFace(look, id, except);
  const face = look.copiable(id);
  const made = except(face);
  // Another copy effect makes both faces the same.
  const own = face === card.faces[object.face];
  return { layout: card.layout, faces: card.faces.map((each, at) => (at === object.face || !own ? made : except(each))), up: object.face };
};

export const doubleFacedTokens: readonly Variant<Copying>[] = [
  { from: '2023-04-14', value: bothFaces },
  { from: '', value: copiedFace },
];

/** Who owns a token, of who created it and who got it (111.2). */
export const tokenOwner: readonly Variant<(creator: PlayerId, receiver: PlayerId) => PlayerId>[] = [
  { from: '2009-07-11', value: (_, receiver) => receiver },
  { from: '', value: (creator) => creator },
];

/** How a token is named when nothing names it (111.4). */
export const tokenName: readonly Variant<(subtypes: readonly string[]) => string>[] = [
  { from: '2021-11-19', value: (subtypes) => `${subtypes.join(' ')} Token` },
  { from: '', value: (subtypes) => subtypes.join(' ') },
];
