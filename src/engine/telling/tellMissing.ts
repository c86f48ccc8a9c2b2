/** What an instruction speaks of and does not find: that nothing happens is told, too. */
import type { Concept } from '../concepts/concepts.ts';
import { foundAgain, isFound } from '../look/reading/foundAgain.ts';
import { presentPlayers, presentThings } from '../events/instructions/instruction.ts';
import type { Followed } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import { nameOf } from '../events/nameOf.ts';
import type { Amount } from '../language/amount.ts';
import { chosenCounter } from '../language/choiceFrom.ts';
import { deedOfSlot } from '../language/deed.ts';
import type { Instruction } from '../language/instruction.ts';
import type { Ref } from '../language/ref.ts';
import { canTransform, whyNotTransform } from '../look/faces.ts';
import type { Look } from '../look/look.ts';
import { isLimited, unlimited } from '../look/range.ts';
import { type Context, isPlayer } from '../look/reading/context.ts';
import { amountOf, resolveRef } from '../look/reading/read.ts';
import { listRemembered, recall } from '../look/reading/remembered.ts';
import { objectsIn } from '../state/changes.ts';
import { listOf } from '../state/sentences.ts';
import type { Thing } from '../state/state.ts';
import { refsOf } from './refsOf.ts';
import { tellNothing } from './tellNothing.ts';

interface Missing {
  readonly text: string;
  readonly cites: Concept;
}

/** Each thing that is missing, once. An instruction may be content with what a thing was last like (608.2h). */
export function tellMissing({ look, instruction, context, described: { lastKnown } }: Followed): readonly Telling[] {
  const nothing = tellNothing(look, instruction, context);
  const missing = [
    ...refsOf(instruction).flatMap((ref) => [
      ...neverWas(look, ref, context),
      ...isHidden(look, ref, context),
      ...(lastKnown ? [] : isNoLonger(look, ref, context)),
    ]),
    ...('amount' in instruction && typeof instruction.amount === 'object' ? uncounted(look, instruction.amount, context) : []),
    ...hasNothing(look, instruction, context),
    ...(nothing.length > 0 ? nothing : comesToNothing(look, instruction, context)),
    ...(instruction.do === 'move' && instruction.transformed ? hasNoOther(look, instruction.what, context) : []),
  ];
  return [...Map.groupBy(missing, (each) => each.text)].map(([text, [first]]) => ({
    event: 'missing',
    text,
    // That so much is nothing is no instruction that is impossible.
    cites: first?.cites === 'resolve.information' ? ['resolve.information'] : [...(first ? [first.cites] : []), 'effects.possible'],
  }));
}

/** Where part of an instruction does nothing because what it speaks of is out of range (801.10). */
export function tellCut({ look, instruction, context }: Followed): readonly Telling[] {
  const isCut = (ref: Ref): boolean => resolveRef(look, ref, context).length < resolveRef(unlimited(look), ref, context).length;
  return isLimited(look.state) && refsOf(instruction).some(isCut)
    ? [{ event: 'range', text: 'What is out of range is not affected.', cites: ['range.effects'] }]
    : [];
}

/** What a ref is about: the object of "its controller". */
const aboutOf = (ref: Ref): Ref =>
  ref.kind === 'controller' || ref.kind === 'owner' || ref.kind === 'opponents of' ? aboutOf(ref.of) : ref;

/** Nothing was done or chosen that is referred to: that part of the text does nothing (609.3). */
export function neverWas(look: Look, ref: Ref, context: Context): readonly Missing[] {
  const about = aboutOf(ref);
  if ((about.kind !== 'memory' && about.kind !== 'linked') || resolveRef(look, about, context).length > 0) return [];
  const deed = deedOfSlot(about.slot);
  if (about.kind === 'linked')
    return [
      {
        text:
          deed === undefined
            ? 'What this ability is linked to has done nothing.'
            : `Nothing was ${deed} with ${nameOf(look.state, context.source)}.`,
        cites: 'effects.possible',
      },
    ];
  return [
    { text: deed === undefined ? 'There is nothing that this speaks of.' : `Nothing was ${deed} this way.`, cites: 'effects.possible' },
  ];
}

/** It moved where the controller of the ability cannot look (603.6). */
function isHidden(look: Look, ref: Ref, context: Context): readonly Missing[] {
  const { became } = context.event ?? {};
  if (ref.kind !== 'event' || ref.role !== 'became' || became === undefined || isFound(look, became, context)) return [];
  return [{ text: `${nameOf(look.state, became)} is where ${context.controller} cannot look.`, cites: 'trigger.hidden' }];
}

/**
 * All that is referred to has become something else since: it is not found (400.7). A target that was gone before is told as illegal; one
 * that the text itself has moved is to be moved no more.
 */
function isNoLonger(look: Look, ref: Ref, context: Context): readonly Missing[] {
  if (!['memory', 'linked', 'event', 'self', 'target'].includes(ref.kind)) return [];
  const things = resolveRef(look, ref, context);
  const isGone =
    ref.kind === 'target'
      ? (thing: Thing): boolean => context.began?.objects[thing] !== undefined && !look.state.objects[thing]
      : (thing: Thing): boolean => !isPlayer(look.state, thing) && !look.state.objects[foundAgain(look, thing, context)];
  // What was cast on the way is where it was to go.
  const cast = listRemembered(context.memory['cast']).map((thing) => cardOf(look, thing));
  const gone = things.filter((thing) => isGone(thing) && !cast.includes(cardOf(look, thing)));
  if (gone.length === 0 || gone.length < things.length) return [];
  const names = listOf([...new Set(gone.map((id) => nameOf(look.state, id)))]);
  return [{ text: `${names} ${gone.length === 1 ? 'is' : 'are'} not there any more.`, cites: 'objects.newObject' }];
}

const cardOf = ({ state }: Look, thing: Thing): string | undefined => (state.objects[thing] ?? state.past[thing]?.object)?.card;

/** Nothing is put onto the battlefield transformed that has no other face (712.14a). */
const hasNoOther = (look: Look, what: Ref, context: Context): readonly Missing[] =>
  presentThings(look, what, context)
    .map((thing) => foundAgain(look, thing, context))
    .filter((id) => look.state.objects[id] && !canTransform(look.state, id))
    .map((id) => ({
      text: `${nameOf(look.state, id)} ${whyNotTransform(look.state, id)}, and stays where it is.`,
      cites: 'transform.enters',
    }));

/** What is counted as it is done may come to 0. */
function comesToNothing(look: Look, instruction: Instruction, context: Context): readonly Missing[] {
  if (!('amount' in instruction) || typeof instruction.amount !== 'object') return [];
  // Of two numbers one may be more than 0.
  if ('also' in instruction) return [];
  const { amount } = instruction;
  // A hand without cards is told above.
  const isFixed = ['number', 'x', 'greatest'].includes(amount.kind) || (instruction.do === 'discard' && amount.kind === 'hand size');
  if (isFixed || uncounted(look, amount, context).length > 0 || amountOf(look, amount, context) > 0) return [];
  const said =
    instruction.do === 'counters'
      ? `No ${isNamed(instruction.counter) ? `${instruction.counter} ` : ''}counter is ${instruction.remove ? 'removed' : 'put'}: the number`
      : comesTo[instruction.do];
  return said === undefined ? [] : [{ text: `${said} comes to 0.`, cites: 'resolve.information' }];
}

const isNamed = (counter: string): boolean => counter !== 'any' && !counter.startsWith(chosenCounter);

/** Of nothing these are nothing. */
const comesTo: Readonly<Partial<Record<Instruction['do'], string>>> = {
  'create copy': 'No token is created: the number',
  'create token': 'No token is created: the number',
  damage: 'No damage is dealt: the amount',
  discard: 'No card is discarded: the number',
  draw: 'No card is drawn: the number',
  'gain life': 'No life is gained: the amount',
  'lose life': 'No life is lost: the amount',
  mill: 'No card is milled: the number',
  sacrifice: 'Nothing is sacrificed: the number',
};

/** Who has nothing to sacrifice, to discard or to mill does nothing (609.3). */
function hasNothing(look: Look, instruction: Instruction, context: Context): readonly Missing[] {
  if (instruction.do !== 'sacrifice' && instruction.do !== 'discard' && instruction.do !== 'mill') return [];
  // What else it is about is told where it is not found.
  if (instruction.do === 'sacrifice' && instruction.what.kind !== 'all') return [];
  const { state } = look;
  return presentPlayers(look, instruction.who, context).flatMap((player) => {
    const own = { ...context, each: player };
    const { amount } = instruction;
    const isWhole = amount?.kind === 'hand size';
    if (amount !== undefined && !isWhole && amountOf(look, amount, own) <= 0) return [];
    switch (instruction.do) {
      case 'sacrifice': {
        const isTheirs = (id: Thing): boolean => look.characteristicsOf(id).controller === player;
        if (resolveRef(look, instruction.what, own).some((id) => state.objects[id]?.zone === 'battlefield' && isTheirs(id))) return [];
        return [{ text: `${player} has nothing to sacrifice.`, cites: 'effects.possible' as const }];
      }
      case 'discard': {
        const hand = objectsIn(state, 'hand', player);
        const { what } = instruction;
        if (what && what.kind !== 'all') return [];
        const able = what ? resolveRef(look, what, own).filter((id) => hand.includes(id)) : hand;
        return able.length > 0
          ? []
          : [{ text: `${player} has no ${what ? 'such card' : 'card'} to discard.`, cites: 'effects.possible' as const }];
      }
      case 'mill':
        return objectsIn(state, 'library', player).length > 0
          ? []
          : [{ text: `${player} has no card to mill.`, cites: 'effects.possible' as const }];
    }
  });
}

/** An amount of what was never done is 0. */
function uncounted(look: Look, amount: Amount, context: Context): readonly Missing[] {
  switch (amount.kind) {
    case 'memory': {
      const deed = deedOfSlot(amount.slot);
      return recall(context.memory, amount.slot) === undefined && deed !== undefined
        ? [{ text: `Nothing was ${deed} this way.`, cites: 'effects.possible' }]
        : [];
    }
    case 'characteristic':
    case 'count':
    case 'counters':
      return neverWas(look, amount.of, context);
    case 'sum':
      return amount.of.flatMap((each) => uncounted(look, each, context));
    case 'times':
    case 'half':
    case 'beyond':
      return uncounted(look, amount.of, context);
    default:
      return [];
  }
}
