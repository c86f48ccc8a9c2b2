/** What an instruction that holds others does not do: that nothing happens is told, and why. */
import { nameOf } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import { type Condition, doneOnce } from '../language/condition.ts';
import type { InstructionOf } from '../language/instruction.ts';
import { partsIn } from '../language/parts.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { Context } from '../look/reading/context.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';
import { quoted } from '../state/sentences.ts';
import type { GameState } from '../state/state.ts';
import { neverWas } from './tellMissing.ts';
import { tellSpent } from './tellSpent.ts';

export function tellWithheld(
  state: GameState,
  instruction: InstructionOf<'if' | 'for each' | 'times'>,
  context: Context,
): readonly Telling[] {
  if (instruction.do === 'times')
    return [{ event: 'missing', text: 'It would be done no time, so nothing is done.', cites: ['resolve.instruction'] }];
  return instruction.do === 'if' ? tellNotSo(state, instruction, context) : tellNone(state, instruction, context);
}

/** A condition of the text that does not hold as it is come to (608.2c): in its own words. Those of the rules say nothing, nor where something else is done. */
function tellNotSo(state: GameState, { condition, text, otherwise = [] }: InstructionOf<'if'>, context: Context): readonly Telling[] {
  const { source, each } = context;
  if (text === undefined)
    return isDeed(condition)
      ? [
          {
            event: 'not done',
            text: 'It was not done, so what hangs on it does not happen.',
            cites: ['cost.whether', 'resolve.instruction'],
          },
        ]
      : [];
  const of = each === undefined ? 'It' : `Of ${nameOf(state, each)} it`;
  const asked = quoted(text.replaceAll('~', nameOf(state, source)));
  const isOver = partsIn(condition).some(({ slot }) => slot === doneOnce);
  const why = isOver ? 'That has been done this turn' : text === '' ? 'What it asks is not so' : `${of} is not so that ${asked}`;
  return [
    ...tellSpent(lookAt(state), condition, context),
    {
      event: 'not so',
      text: `${why}, so ${otherwise.length > 0 ? 'nothing else is done instead' : 'what hangs on it does not happen'}.`,
      cites: [isOver ? 'trigger.doneOnce' : 'resolve.instruction', ...rulesRead(state, condition)],
    },
  ];
}

/** Whether it asks if something was done that the text told before. */
const isDeed = (condition: Condition): boolean =>
  condition.kind === 'done' || (condition.kind === 'and' && condition.conditions.every(isDeed));

/** What is done for each of none is not done at all. */
function tellNone(state: GameState, { of }: InstructionOf<'for each'>, context: Context): readonly Telling[] {
  const [known] = neverWas(lookAt(state), of, context);
  return [{ event: 'missing', text: known?.text ?? 'There is nothing for each of which it would be done.', cites: ['effects.possible'] }];
}
