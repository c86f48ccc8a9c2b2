/** What an instruction speaks of and does not find: that nothing happens is told, too. */
import type { Concept } from '../../concepts/concepts.ts';
import { foundAgain, type Described, type InstructionName } from '../../events/instructions/instruction.ts';
import type { Game } from '../../events/procedure.ts';
import { nameOf } from '../../events/tell.ts';
import type { Amount } from '../../language/amount.ts';
import { deedOfSlot } from '../../language/deed.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { recall } from '../../look/reading/remembered.ts';
import { listOf } from '../../state/sentences.ts';
import { refsOf } from './refsOf.ts';

interface Missing {
  readonly text: string;
  readonly cites: Concept;
}

/** Tells once of each thing that is missing. `lastKnown`: the instruction is content with what a thing was last like (608.2h). */
export function tellMissing(
  game: Game,
  { lastKnown }: Pick<Described<InstructionName>, 'lastKnown'>,
  instruction: Instruction,
  context: Context,
): void {
  const look = lookAt(game.state);
  const missing = [
    ...refsOf(instruction).flatMap((ref) => [...neverWas(look, ref, context), ...(lastKnown ? [] : isNoLonger(look, ref, context))]),
    ...('amount' in instruction && typeof instruction.amount === 'object' ? uncounted(look, instruction.amount, context) : []),
  ];
  for (const [text, [first]] of Map.groupBy(missing, (each) => each.text)) game.tell('missing', text, first?.cites ?? 'effects.possible');
}

/** What a ref is about: the object of "its controller". */
const aboutOf = (ref: Ref): Ref =>
  ref.kind === 'controller' || ref.kind === 'owner' || ref.kind === 'opponents of' ? aboutOf(ref.of) : ref;

/** Nothing was done or chosen that is referred to: that part of the text does nothing (609.3). */
function neverWas(look: Look, ref: Ref, context: Context): readonly Missing[] {
  const about = aboutOf(ref);
  if ((about.kind !== 'memory' && about.kind !== 'linked') || resolveRef(look, about, context).length > 0) return [];
  const deed = deedOfSlot(about.slot);
  if (about.kind === 'linked')
    return [{ text: deed === undefined ? 'Nothing is remembered.' : `Nothing was ${deed} with it.`, cites: 'effects.possible' }];
  return [
    { text: deed === undefined ? 'There is nothing that this speaks of.' : `Nothing was ${deed} this way.`, cites: 'effects.possible' },
  ];
}

/** All that is referred to has become something else since: it is not found (400.7). */
function isNoLonger(look: Look, ref: Ref, context: Context): readonly Missing[] {
  if (ref.kind !== 'memory' && ref.kind !== 'linked' && ref.kind !== 'event' && ref.kind !== 'self') return [];
  const things = resolveRef(look, ref, context);
  const gone = things.filter((thing) => !isPlayer(look.state, thing) && !look.state.objects[foundAgain(look, thing, context)]);
  if (gone.length === 0 || gone.length < things.length) return [];
  const names = listOf([...new Set(gone.map((id) => nameOf(look.state, id)))]);
  return [{ text: `${names} ${gone.length === 1 ? 'is' : 'are'} not there any more.`, cites: 'objects.newObject' }];
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
