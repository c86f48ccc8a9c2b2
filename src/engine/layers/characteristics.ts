/** What objects are like after all continuous effects: the only answer to "is it a creature?" that the rules may ask (613). */
import type { Face, PrintedNumber } from '../card.ts';
import { colorsOf } from '../mana/manaCost.ts';
import { type Look, makeLook } from '../look.ts';
import type { GameObject, GameState } from '../state.ts';
import { applyLayers } from './applyLayers.ts';
import type { Working } from './working.ts';

const known = new WeakMap<GameState, Look>();

/** A position as it looks after all continuous effects. Worked out once for each state. */
export function lookAt(state: GameState): Look {
  const found = known.get(state);
  if (found) return found;
  const working = new Map(Object.values(state.objects).map((object) => [object.id, begin(state, object)]));
  applyLayers(state, working);
  const look = makeLook(state, (id) => working.get(id)?.values);
  known.set(state, look);
  return look;
}

/** The values that are copied (707.2): what is printed, as copy effects and status that say what is printed make it. */
export function faceOf(state: GameState, object: GameObject): Face {
  if (object.faceDown) return faceDownFace;
  if (object.copied) return object.copied;
  const card = state.cards[object.card];
  const faces = card?.faces ?? [];
  const place = object.flipped && card?.layout === 'flip' ? 1 : object.face;
  return faces[place] ?? faces[0] ?? blankFace;
}

const blankFace: Face = { name: '', supertypes: [], types: [], subtypes: [], text: '', abilities: [] };
/** A 2/2 creature without anything else (708.2a). */
const faceDownFace: Face = { ...blankFace, types: ['creature'], power: 2, toughness: 2 };

function begin(state: GameState, object: GameObject): Working {
  const face = faceOf(state, object);
  const numberOf = (printed: PrintedNumber | undefined): number | undefined =>
    printed === undefined ? undefined : typeof printed === 'number' ? printed : printed.plus;
  const [power, toughness] = [numberOf(face.power), numberOf(face.toughness)];
  return {
    object,
    face,
    starred: { power: face.power, toughness: face.toughness },
    values: {
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
      controller: object.controller,
      barred: [],
    },
  };
}
