/** Whether nothing can come of what is offered: nobody may choose what is impossible (608.2d, 614.17b). */
import { isInGame } from '../../state/changes.ts';
import { presentThings } from '../../events/instructions/instruction.ts';
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import type { Rare } from '../../events/procedure.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { foundAgain } from '../../look/reading/foundAgain.ts';
import { choosersOf, conditionHolds } from '../../look/reading/read.ts';
import { facesAs } from '../casting/ways.ts';
import { barToLands, isLand } from '../playingLands.ts';
import type { Thing } from '../../state/state.ts';
import { choicesFor } from './narrowed.ts';
import { isExchanged } from './exchangeControl.ts';
import { isUnmoved } from './moveCounters.ts';

/** What must still be there to have it done: the other instructions ask for it themselves, or are content with what it was last like (608.2h). */
const mustBeThere: Readonly<Partial<Record<Instruction['do'], readonly string[]>>> = {
  attach: ['what', 'to'],
  'become blocked': ['what'],
  cast: ['what'],
  counter: ['what'],
  damage: ['to'],
  designate: ['what'],
  destroy: ['what'],
  fight: ['one', 'other'],
  flip: ['what'],
  look: ['what'],
  modify: ['what'],
  move: ['what'],
  'new targets': ['what'],
  'phase out': ['what'],
  regenerate: ['what'],
  'remove from combat': ['what'],
  restrict: ['what'],
  retarget: ['what'],
  reveal: ['what'],
  'turn face down': ['what'],
  'turn face up': ['what'],
};
/** What does nothing where no event comes of it: nothing is dealt by who has no power, and they fight all the same. */
const nothingElse: ReadonlySet<string> = new Set<Instruction['do']>(['attach', 'become blocked', 'counter', 'turn face up']);
/** One thing or some that are known, and not all of a kind, of which there may be none. */
const known: ReadonlySet<string> = new Set<Ref['kind']>([
  ...(['self', 'granter', 'target', 'memory', 'linked', 'event', 'attached', 'partner', 'each', 'these'] as const),
  ...(['last', 'library top', 'self in graveyard'] as const),
]);

const isKnown = (ref: Ref): boolean => (ref.kind === 'several' ? ref.of.every(isKnown) : known.has(ref.kind));

/** Whether nothing is left of what a text speaks of: what its own words moved is found again (400.7j). */
const isGone = (look: Look, ref: Ref, context: Context): boolean =>
  isKnown(ref) &&
  !presentThings(look, ref, context).some(
    (thing) => isInGame(look.state, thing) || look.state.objects[foundAgain(look, thing, context)] !== undefined,
  );

const isRef = (part: unknown): part is Ref => typeof part === 'object' && part !== null && 'kind' in part;

function isDoneToNothing(look: Look, instruction: Instruction, context: Context): boolean {
  const parts: Readonly<Record<string, unknown>> = { ...instruction };
  const refs = (mustBeThere[instruction.do] ?? []).map((part) => parts[part]).filter(isRef);
  // Something else may be dealt damage with it.
  if ('also' in instruction) return false;
  if (instruction.do === 'rules')
    return instruction.rules.every((rule) => 'what' in rule && isRef(rule.what) && isGone(look, rule.what, context));
  if (refs.some((ref) => isGone(look, ref, context))) return true;
  if (!nothingElse.has(instruction.do) || !refs.every(isKnown)) return false;
  return eventsOfInstruction(look, instruction, context)?.length === 0;
}

/** A creature fights with a creature, and both are there (701.14b). */
const canFight = (look: Look, { one, other }: InstructionOf<'fight'>, context: Context): boolean =>
  [one, other].every(
    (ref) =>
      !isKnown(ref) ||
      presentThings(look, ref, context).some(
        (id) => look.state.objects[id]?.zone === 'battlefield' && look.characteristicsOf(id).types.includes('creature'),
      ),
  );

/** A land is not cast (305.1), and played where the text says "play" as long as one may be played (305.2b, 305.3). */
function isUncastable(look: Look, { who, what, lands, transformed }: InstructionOf<'cast'>, context: Context): boolean {
  const [player = context.controller] = choosersOf(look, who, context);
  const cards = presentThings(look, what, context).flatMap((thing) => look.state.objects[foundAgain(look, thing, context)] ?? []);
  if (transformed || !isKnown(what)) return false;
  const canBePlayed = lands === true && !barToLands(look, player);
  return !cards.some(
    (card) =>
      facesAs(look, player, card, { kind: 'spell' }, context).length > 0 ||
      (canBePlayed && [0, 1].some((face) => isLand(look, card.id, face))),
  );
}

function hasTargets({ state }: Look, id: Thing): boolean {
  const { spell, ability } = state.objects[id] ?? {};
  return ((spell ?? ability)?.targets.flat().length ?? 0) > 0;
}

export const isFutile: Rare['isFutile'] = (game, [first, next], context) => {
  if (!first) return false;
  const look = lookAt(game.state);
  if (isDoneToNothing(look, first, context)) return true;
  switch (first.do) {
    // An exchange that cannot be completed is none (701.12a).
    case 'exchange control':
      return !isExchanged(look, first, context);
    // Nor is a counter moved that cannot be put there, or that is not there (122.5).
    case 'move counters':
      return isUnmoved(look, first, context);
    case 'fight':
      return !canFight(look, first, context);
    case 'cast':
      return isUncastable(look, first, context);
    case 'choose': {
      if (first.upTo) return false;
      const [able, possible] = choicesFor(game, first, [next], context);
      return able.length > 0 && possible.length === 0;
    }
    // What has no targets gets none (115.7).
    case 'new targets':
    case 'retarget':
      return isKnown(first.what) && presentThings(look, first.what, context).every((id) => !hasTargets(look, id));
    // "You may put it onto the battlefield if it is a creature card".
    case 'if':
      return isFutile(game, (conditionHolds(look, first.condition, context) ? first.then : first.otherwise) ?? [], context);
    default:
      return false;
  }
};
