/** What objects are like after all continuous effects: the only answer to "is it a creature?" that the rules may ask (613). */
import type { Face } from '../../language/card.ts';
import { faceAsRead, printedFace } from '../faces.ts';
import { type Look, makeLook } from '../look.ts';
import type { Characteristics, GameObject, GameState, ObjectId } from '../../state/state.ts';
import { applyLayers } from './applyLayers.ts';
import type { Aspects } from './aspects.ts';
import { blankFace, copiableOf, faceDownFaceOf, starredOf, valuesOf } from './copyLayer.ts';
import { giveLandAbilities } from './landAbilities.ts';
import { looksAlike } from './sameLook.ts';
import type { ObjectInLayers } from './working.ts';

/** What the layers worked out: the same for all positions that differ in nothing that effects look at. */
export interface WorkedOut {
  /** The position for which it was worked out. */
  readonly of: GameState;
  readonly working: ReadonlyMap<ObjectId, ObjectInLayers>;
  readonly reads: Aspects;
  /** Whether any effect was applied to anything. */
  readonly applied: boolean;
}

interface Outcome {
  readonly state: GameState;
  readonly worked: WorkedOut;
  readonly look: Look;
}

const known = new WeakMap<GameState, Outcome>();
/**
 * What was worked out last. Most states differ from the one before in nothing that effects look at, and share its outcome. It is held, since
 * what a weak reference was made of stays until the job is done, and a build plays thousands of games in one.
 */
let last: Outcome | undefined;

/** A position as it looks after all continuous effects. Worked out once for each state. */
export const lookAt = (state: GameState): Look => outcomeOf(state).look;

export const workedOutAt = (state: GameState): WorkedOut => outcomeOf(state).worked;

function outcomeOf(state: GameState): Outcome {
  const found = known.get(state);
  if (found) return found;
  const before = last;
  const outcome = share(before && looksAlike(before.state, state, before.worked.reads) ? before.worked : workOut(state), state);
  known.set(state, outcome);
  last = outcome;
  return outcome;
}

/** All objects before any effect. */
export function beginAll(state: GameState): ReadonlyMap<ObjectId, ObjectInLayers> {
  return new Map(Object.values(state.objects).map((object) => [object.id, begin(state, object)]));
}

/** What an object is before any effect: what is printed on it, or what it was made as, as its status shows it; a land with what its types give it (305.6). */
export function valuesBefore(state: GameState, object: GameObject): Characteristics {
  const begun = begin(state, object);
  giveLandAbilities(begun);
  return begun.values;
}

function workOut(state: GameState): WorkedOut {
  const working = beginAll(state);
  return { of: state, working, ...applyLayers(state, working) };
}

function share(worked: WorkedOut, state: GameState): Outcome {
  const { working } = worked;
  const look = makeLook(
    state,
    (id) => working.get(id)?.values,
    (id) => copiableOf(working.get(id), state.day),
  );
  return { state, worked, look };
}

/** The values that are copied (707.2): what is printed, as copy effects and status that say what is printed make it. */
function faceOf(state: GameState, object: GameObject): Face {
  if (object.faceDown) return faceDownFaceOf(object, state.day);
  if (object.copied) return object.copied;
  return printedFace(state, object) ?? blankFace;
}

const begun = new WeakMap<GameObject, { readonly cards: GameState['cards']; readonly working: ObjectInLayers }>();

/** An object before any effect. Face up it is the same for the same object; it is copied since the layers write into it. */
function begin(state: GameState, object: GameObject): ObjectInLayers {
  const found = begun.get(object);
  if (found?.cards === state.cards && !object.faceDown) return { ...found.working };
  const face = faceOf(state, object);
  const read = faceAsRead(face, object);
  const working: ObjectInLayers = { object, face, starred: starredOf(read), values: valuesOf(read, object.controller) };
  begun.set(object, { cards: state.cards, working });
  return { ...working };
}
