/** Which rules a copy rests on (707), beside that it has copiable values (707.2). */
import type { Ability } from '../language/ability.ts';
import type { Modification } from '../language/modification.ts';
import type { Concept } from '../concepts/concepts.ts';
import { hasChoices, type Look, objectIn } from '../look/look.ts';
import type { Context } from '../look/reading/context.ts';
import { printedFace } from '../look/faces.ts';
import type { GameObject, ObjectId } from '../state/state.ts';

const isCopy = (look: Look, object: GameObject): boolean =>
  !object.faceDown && look.copiable(object.id) !== printedFace(look.state, object);

/** Whether effects that are no copy effects apply to it, and go on. */
const isAffected = ({ state }: Look, { id }: GameObject): boolean =>
  state.effects.some(({ affected = [], changes }) => affected.includes(id) && changes.some(({ kind }) => kind !== 'copy'));

/** What copying an object with these exceptions rests on. */
export function citesOfCopying(look: Look, original: ObjectId, except: readonly Modification[], context: Context): readonly Concept[] {
  const object = objectIn(look, original);
  if (!object) return ['copy.values'];
  const { layout } = look.state.cards[object.card] ?? {};
  const face = look.copiable(original);
  const copies = isCopy(look, object);
  return [
    'copy.values',
    ...(copies || object.flipped ? (['copy.ofCopy'] as const) : []),
    // Choices made for the original are not copied (707.6).
    ...(hasChoices(object) ? (['copy.choices'] as const) : []),
    ...(layout === 'transform' && object.face === 1 && !copies ? (['manaValue.backFace'] as const) : []),
    ...(layout === 'meld' && object.face === 2 && !copies ? (['melded.face'] as const) : []),
    ...except.flatMap((change) => citesOfException(change, look, context)),
    ...(except.some(leavesDefinitions) && face.abilities.some(isDefining) ? (['copy.defined'] as const) : []),
  ];
}

/** What becoming a copy rests on for a permanent: it stays where it is, and so does what applies to it (707.4), and its status shows what it copies (707.3). */
export function citesOfBecoming(look: Look, affected: readonly ObjectId[]): readonly Concept[] {
  const objects = affected.flatMap((id) => look.state.objects[id] ?? []);
  return [
    ...(objects.some((object) => object.zone === 'battlefield' && (isCopy(look, object) || isAffected(look, object)))
      ? (['copy.remains'] as const)
      : []),
    ...(objects.some(({ flipped, faceDown }) => flipped || faceDown) ? (['copy.ofCopy', 'permanent.status'] as const) : []),
    ...(objects.some(({ flipped }) => flipped) ? (['flip.oneWay'] as const) : []),
  ];
}

function citesOfException(change: Modification, look: Look, context: Context): readonly Concept[] {
  switch (change.kind) {
    case 'add this ability':
      return ['copy.gains', ...(namesItsCard(context.ability, look, context.source) ? (['name.gained'] as const) : [])];
    case 'add ability':
      return ['copy.gains'];
    case 'keep colors':
      return ['copy.kept'];
    case 'if':
      return ['copy.conditional'];
    case 'enters with':
      return ['copy.besides'];
    default:
      return ['copy.modified'];
  }
}

/** Whether an ability speaks of the object it is on by the name of the card: it then means the name that the object has (201.5b). */
function namesItsCard(ability: Ability | undefined, look: Look, source: ObjectId): boolean {
  const { faces = [] } = look.state.cards[objectIn(look, source)?.card ?? ''] ?? {};
  return ability !== undefined && faces.some(({ name }) => name !== '' && ability.text.includes(name));
}

/** Exceptions about characteristics that an ability of the original may define (707.9d). */
const leavesDefinitions = ({ kind }: Modification): boolean =>
  kind === 'set power/toughness' || kind === 'keep colors' || kind === 'set colors' || kind === 'set types' || kind === 'add types';

const isDefining = (ability: Ability): boolean =>
  (ability.kind === 'static' && ability.defining === true) ||
  (ability.kind === 'keyword' && (ability.keyword === 'changeling' || ability.keyword === 'devoid'));
