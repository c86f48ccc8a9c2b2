/** Cards with more than one face: which characteristics they have where (709 split, 710 flip, 712 double-faced and meld, 715 adventure). */
import type { Ability } from '../language/ability.ts';
import type { Card, Face, Layout } from '../language/card.ts';
import { atManaCost } from './keywords/atManaCost.ts';
import type { Look } from './look.ts';
import { listRemembered } from './reading/remembered.ts';
import { colorsOf, type ManaCost, manaValueOf } from '../language/manaCost.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Characteristics, GameObject, GameState, ObjectId } from '../state/state.ts';

/** Place of "both" among the faces of a split card: it is cast fused (709.4, 702.102). */
export const bothHalves = 2;
/** The place of a permanent both of whose halves are locked (709.5c): one that has one of them unlocked shows that. */
export const noHalf = 3;

/** The face of a card that an object shows, with what goes along for copies: the halves of a split card, the lower half of a flip card. */
export function printedFace(state: GameState, object: GameObject): Face | undefined {
  const card = state.cards[object.card];
  const [first, second] = card?.faces ?? [];
  if (!card || !first || !second) return first;
  const up = card.faces[object.face] ?? first;
  switch (card.layout) {
    case 'split':
      return object.zone === 'stack' && object.face !== bothHalves ? up : joinHalves(card, first, second);
    case 'flip':
      return withLowerHalf(card, first, second);
    case 'meld':
      return object.zone === 'battlefield' || object.face < 2 ? up : first;
    default:
      return object.zone === 'battlefield' || object.zone === 'stack' ? up : first;
  }
}

/**
 * The cards beside the first that a melded or merged permanent is made of; of a melded one that was there at the outset the other is made now, under a
 * name like that of a token.
 */
export function otherMelded(
  { cards }: GameState,
  { card, face, memory }: GameObject,
): readonly { readonly card: string; readonly cards: Readonly<Record<string, Card>> }[] {
  const { layout, faces: [one, other, both] = [] } = cards[card] ?? {};
  const parts = listRemembered(memory['melded']);
  if (parts.length > 0) return parts.map((part) => ({ card: part, cards: {} }));
  if (layout !== 'meld' || face !== 2 || !one || !other || !both) return [];
  const made = `${other.name}#${Object.keys(cards).filter((each) => each.startsWith(`${other.name}#`)).length + 1}`;
  return [{ card: made, cards: { [made]: { layout, faces: [other, one, both] } } }];
}

/** The same face for the same card each time: characteristics are compared by identity. */
const joined = new WeakMap<Card, Face>();

/** Both halves together (709.4): names, costs, colours, types and abilities. */
function joinHalves(card: Card, left: Face, right: Face): Face {
  const known = joined.get(card);
  if (known) return known;
  const cost = joinCosts(left.cost, right.cost);
  const unique = <T>(of: readonly T[]): readonly T[] => [...new Set(of)];
  const both: Face = {
    name: `${left.name} // ${right.name}`,
    ...(cost === undefined ? {} : { cost }),
    supertypes: unique([...left.supertypes, ...right.supertypes]),
    types: unique([...left.types, ...right.types]),
    subtypes: unique([...left.subtypes, ...right.subtypes]),
    ...(left.colors || right.colors ? { colors: unique([...colorsOfFace(left), ...colorsOfFace(right)]) } : {}),
    text: `${left.text}\n${right.text}`,
    abilities: [...left.abilities, ...right.abilities],
    halves: [left, right],
  };
  joined.set(card, both);
  return both;
}

const colorsOfFace = ({ colors, cost }: Face) => colors ?? colorsOf(cost);

const joinCosts = (one: ManaCost | undefined, other: ManaCost | undefined): ManaCost | undefined =>
  one && other ? { text: joinTexts(one.text + other.text), symbols: [...one.symbols, ...other.symbols] } : (one ?? other);

/** Costs as one is written: generic mana added up, then the colours in their order. */
function joinTexts(both: string): string {
  const texts = both.match(/\{[^}]+\}/g) ?? [];
  const generic = texts.reduce((sum, each) => sum + (Number(each.slice(1, -1)) || 0), 0);
  const rest = texts.filter((each) => !/\d\}/.test(each)).toSorted((a, b) => 'XWUBRG'.indexOf(a.charAt(1)) - 'XWUBRG'.indexOf(b.charAt(1)));
  return (generic > 0 ? `{${generic}}` : '') + rest.join('');
}

function withLowerHalf(card: Card, upper: Face, lower: Face): Face {
  const known = joined.get(card);
  if (known) return known;
  const face: Face = { ...upper, lower };
  joined.set(card, face);
  return face;
}

/** The face as it is read: of a flipped permanent the lower half, with the colour and mana cost of the upper (710.1c). */
export function faceAsRead(face: Face, { flipped, zone, face: up }: Pick<GameObject, 'flipped' | 'zone' | 'face'>): Face {
  if (zone === 'battlefield' && face.halves && up !== bothHalves) return unlockedHalf(face, face.halves[up]);
  if (!flipped || zone !== 'battlefield' || !face.lower) return face;
  const { cost: _cost, ...lower } = face.lower;
  return { ...lower, colors: colorsOfFace(face), ...(face.cost === undefined ? {} : { cost: face.cost }) };
}

/** Of the name, mana cost and text of a Room what is in its unlocked half (709.5). */
function unlockedHalf(face: Face, half: Face | undefined): Face {
  const { name = '', text = '', abilities = [], cost, colors } = half ?? {};
  const { cost: _cost, colors: _colors, ...rest } = face;
  return { ...rest, name, text, abilities, ...(cost ? { cost } : {}), ...(colors ? { colors } : {}) };
}

/** What a card would be like as a spell of one of its faces: its abilities and types before it is on the stack. */
export function castableFace(look: Look, id: ObjectId, face: number | undefined): Pick<Characteristics, 'abilities' | 'types'> {
  const object = look.state.objects[id];
  const card = object && look.state.cards[object.card];
  const named = face === undefined ? undefined : card?.faces[face];
  return named && face !== 0 && card?.layout !== 'normal'
    ? named
    : card?.layout === 'split'
      ? (named ?? look.characteristicsOf(id))
      : look.characteristicsOf(id);
}

/** What effects give a card that is cast with one of its faces: a cost that is its mana cost is then that of the face (702.1b). */
export function grantedTo(
  look: Look,
  id: ObjectId,
  face: Pick<Characteristics, 'abilities'> & { readonly cost?: ManaCost },
): readonly Ability[] {
  const all = look.characteristicsOf(id).abilities;
  if (face.abilities === all) return [];
  return all.slice(look.copiable(id).abilities.length).map((ability) => atManaCost(ability, face.cost));
}

/** Why a card cannot be cast (or played) with that face, or undefined when it can (709.3, 710.2, 712.8, 715.3). */
export function judgeFace(
  state: GameState,
  { id: object, card: id, zone }: GameObject,
  face: number | undefined,
  transformed?: boolean,
): string | undefined {
  const card = state.cards[id];
  const { layout = 'normal', faces = [] } = card ?? {};
  if (layout === 'split') {
    if (face === undefined) return 'say which half is cast';
    if (face !== bothHalves) return undefined;
    const fuses = faces.some(({ abilities }) => abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'fuse'));
    return fuses && zone === 'hand' ? undefined : 'it cannot be fused';
  }
  if (face === undefined || face === 0) return undefined;
  const fits = transformed ? canTransform(state, object) : ['modal', 'adventure', 'prototype'].includes(layout);
  return fits && face < faces.length ? undefined : 'it is not cast with that face';
}

/**
 * Mana values of an object: one, but two of a split card that is not on the stack, as long as each half answered for itself (505.5 of 2005).
 * X is what was chosen on the stack, and 0 elsewhere.
 */
export function manaValuesOf(look: Look, { id, zone, spell, card, face }: GameObject): readonly number[] {
  const characteristics = look.characteristicsOf(id);
  const x = zone === 'stack' ? (spell?.x ?? 0) : 0;
  const values = look.copiable(id);
  const { day } = look.state;
  const answers = values.halves && zone !== 'stack' ? variantOn(splitCards, day)(values.halves) : undefined;
  if (answers) return answers;
  const { layout, faces = [] } = look.state.cards[card] ?? {};
  const isOwnFace = values === faces[face];
  if (isOwnFace && layout === 'transform' && face === 1) return [variantOn(backFaces, day)(faces)];
  // 202.3c: a melded permanent has the sum of what its two cards have.
  if (isOwnFace && layout === 'meld' && face === 2) return [manaValueOf(faces[0]?.cost) + manaValueOf(faces[1]?.cost)];
  return [manaValueOf(characteristics.manaCost, x)];
}

/** What the halves of a split card off the stack answer, each for itself; undefined when they answer together. */
type Answers = (halves: NonNullable<Face['halves']>) => readonly number[] | undefined;

export const splitCards: readonly Variant<Answers>[] = [
  { from: '2017-04-28', value: () => undefined },
  { from: '', value: (halves) => halves.map(({ cost }) => manaValueOf(cost)) },
];

/** The mana value of a permanent with its back face up. */
export const backFaces: readonly Variant<(faces: readonly Face[]) => number>[] = [
  { from: '2016-04-08', value: ([front]) => manaValueOf(front?.cost) },
  { from: '', value: ([, back]) => manaValueOf(back?.cost) },
];

/** The one mana value; of a split card of the days of two answers the sum, where a number has to be given. */
export const manaValueOfObject = (look: Look, object: GameObject): number =>
  manaValuesOf(look, object).reduce((sum, each) => sum + each, 0);

/** Whether an object has a name, or one of several; a split card of which both halves count has two (201.2a, 709.4a). */
export const isNamed = (look: Look, id: ObjectId, name: unknown): boolean =>
  typeof name === 'string' && namesIn(name).some((each) => each !== '' && namesIn(look.characteristicsOf(id).name).includes(each));

const namesIn = (name: string): readonly string[] => name.split(' // ');

/** Cards of which layouts have a face to transform into, enter and are cast transformed with (701.27a, 712.9, 712.11a, 712.14a). */
export const transforming: readonly Variant<readonly Layout[]>[] = [
  { from: '2025-11-14', value: ['transform', 'modal'] },
  { from: '', value: ['transform'] },
];

/** Whether an object is represented by a card that has a face to transform into. */
export const canTransform = ({ cards, objects, day }: GameState, id: ObjectId): boolean =>
  variantOn(transforming, day).includes(cards[objects[id]?.card ?? '']?.layout ?? 'normal');

/** Why something does not transform (701.27d, 712.9). A modal card has two faces, too. */
export function whyNotTransform(state: GameState, id: ObjectId): string {
  const { layout = 'normal', faces = [] } = state.cards[state.objects[id]?.card ?? ''] ?? {};
  if (canTransform(state, id) && faces.length > 1) return 'has an instant or sorcery on its other face';
  return layout === 'modal' ? 'is not of a transforming double-faced card' : 'has no other face';
}

/** Whether who chooses the name of a split card chooses those of both halves (708.7 of 2013-02-01). */
export const namesOfBoth: readonly Variant<boolean>[] = [
  { from: '2013-05-01', value: false },
  { from: '', value: true },
];
