/** What an instruction finds nothing to do to: no such thing is there, or it is so already. */
import type { Concept } from '../concepts/concepts.ts';
import { presentObjects } from '../events/instructions/instruction.ts';
import { nameOf } from '../events/nameOf.ts';
import { isChoiceFrom } from '../events/choices.ts';
import type { Instruction } from '../language/instruction.ts';
import { kindsIn } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import type { Look } from '../look/look.ts';
import type { Context } from '../look/reading/context.ts';
import { resolveRef } from '../look/reading/read.ts';
import { listOf } from '../state/sentences.ts';

interface Nothing {
  readonly text: string;
  readonly cites: Concept;
}

export const tellNothing = (look: Look, instruction: Instruction, context: Context): readonly Nothing[] => [
  ...noneSuch(look, instruction, context),
  ...isSoAlready(look, instruction, context),
];

/** What is done to all of a kind is done to nothing where none is there (609.3). What is said of a rest that another part of the text left is not. */
function noneSuch(look: Look, instruction: Instruction, context: Context): readonly Nothing[] {
  const ref = doneTo(instruction);
  if (!ref || !isOfAll(ref) || kindsIn(ref).has('memory') || resolveRef(look, ref, context).length > 0) return [];
  if (instruction.do === 'choose') return [{ text: 'There is nothing to choose.', cites: 'effects.possible' }];
  // What comes later is not affected (611.2c).
  return [
    { text: 'There is nothing that it would be done to.', cites: instruction.do === 'modify' ? 'effects.fixedSet' : 'effects.possible' },
  ];
}

/** What it is done to; undefined where nothing is done at once, or something besides. */
function doneTo(instruction: Instruction): Ref | undefined {
  switch (instruction.do) {
    case 'damage':
      return instruction.also ? undefined : instruction.to;
    case 'counters':
      return instruction.on;
    case 'choose':
      return instruction.upTo || isChoiceFrom(instruction.from) || instruction.who.kind !== 'you' ? undefined : instruction.from;
    case 'move':
      return instruction.position === 'shuffled' ? undefined : instruction.what;
    case 'attach':
    case 'counter':
    case 'destroy':
    case 'heal':
    case 'modify':
    case 'phase out':
    case 'regenerate':
    case 'remove from combat':
    case 'tap':
    case 'transform':
    case 'turn face down':
    case 'turn face up':
    case 'untap':
      return instruction.what;
    default:
      return undefined;
  }
}

const isOfAll = (ref: Ref): boolean => ref.kind === 'all' || (ref.kind === 'several' && ref.of.every(isOfAll));

/** Only what is untapped can be tapped, and the other way round (701.26a, 701.26b). */
function isSoAlready(look: Look, instruction: Instruction, context: Context): readonly Nothing[] {
  if (instruction.do !== 'tap' && instruction.do !== 'untap') return [];
  const things = presentObjects(look, instruction.what, context);
  const isSo = instruction.do === 'tap';
  if (things.length === 0 || things.some((id) => look.state.objects[id]?.tapped !== isSo)) return [];
  const names = listOf([...new Set(things.map((id) => nameOf(look.state, id)))]);
  return [{ text: `${names} ${things.length === 1 ? 'is' : 'are'} ${instruction.do}ped already.`, cites: `action.${instruction.do}` }];
}
