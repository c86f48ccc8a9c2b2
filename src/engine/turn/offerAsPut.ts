/** What a triggered ability offers is chosen as it is put onto the stack, as a mode: to do nothing, or that (1999-04-23 410.5). */
import { askWhether } from '../events/choices.ts';
import type { Rare } from '../events/procedure.ts';
import type { Instruction, InstructionOf } from '../language/instruction.ts';
import { notYet } from '../state/notYet.ts';
import { quoted } from '../state/sentences.ts';

export const offerAsPut: Rare['offerAsPut'] = function* (game, trigger) {
  const { controller, ability, source } = trigger;
  if (ability.effect.instructions.some(isForSeveral)) throw notYet('an offer to each of several players, to each as an ability of its own');
  if (!ability.effect.instructions.some(isPlain)) return trigger;
  const isTaken = yield* askWhether(game, controller, `Is it done? ${quoted(ability.text)}`, source, 'cast.modes');
  const instructions = ability.effect.instructions.map((each) => (isPlain(each) ? { ...each, taken: true as const } : each));
  return { ...trigger, ability: { ...ability, effect: isTaken ? { ...ability.effect, instructions } : { targets: [], instructions: [] } } };
};

/** Where more is chosen or paid with it, all that is chosen as it resolves. */
const plain: ReadonlySet<string> = new Set<Instruction['do']>([
  ...(['gain life', 'lose life', 'draw', 'damage', 'destroy', 'tap', 'untap'] as const),
  ...(['counters', 'mill', 'create token', 'move', 'modify', 'add mana'] as const),
]);
const isPlain = (each: Instruction): each is InstructionOf<'may'> =>
  each.do === 'may' && each.who.kind === 'you' && !each.cost && !each.otherwise && each.then.every((one) => plain.has(one.do));

/** What is offered to each of several players was an ability for each of them (1999-04-23 410.2). */
const isForSeveral = (each: Instruction): boolean =>
  each.do === 'for each' && each.of.kind === 'players' && each.then.some(({ do: what }) => what === 'may');
