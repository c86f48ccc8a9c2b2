/** Objects that an instruction moves to another zone (400.7): as events, without what some forms of it do besides. */
import { doing } from '../../look/reading/illegalTargets.ts';
import { foundAgain } from '../../look/reading/foundAgain.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { canTransform } from '../../look/faces.ts';
import { linkedAs, type Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import type { EventOf } from '../events.ts';
import { isInGame } from '../../state/changes.ts';
import type { GameState } from '../../state/state.ts';
import { type EventInstruction, presentThings } from './instruction.ts';

/** Whether that until which something would be moved has happened before it could begin (610.3a, 610.3b). */
export const isOver = (state: GameState, until: NonNullable<InstructionOf<'move'>['until']>, context: Context): boolean =>
  until === 'source leaves' ? state.objects[context.source]?.zone !== 'battlefield' : context.memory[until] !== undefined;

/** The moves of an instruction that moves objects. */
export function movesOf(look: Look, instruction: InstructionOf<'move'>, context: Context): readonly EventOf<'move'>[] {
  const { to, position, tapped, faceDown, counters, mark, dated } = instruction;
  const [under] = instruction.under ? resolveRef(look, instruction.under, context) : [];
  const [attachedTo] = instruction.attached ? resolveRef(look, instruction.attached, context) : [];
  const [arrangedBy] = instruction.arranges ? resolveRef(look, instruction.arranges, context) : [];
  // A player who is no legal target any more shuffles nothing into their library (608.2b), where such do nothing.
  const acts =
    (!instruction.library || resolveRef(look, instruction.library, doing(context, look.state.day)).length > 0) &&
    (!instruction.attached || attachedTo !== undefined) &&
    // Nor does anything enter under one who has left (800.4b).
    (under === undefined || isInGame(look.state, under));
  const present = acts ? presentThings(look, instruction.what, context) : [];
  // A target is where it was chosen, or is no target any more: what the text has moved is spoken of as what it became.
  const things = instruction.what.kind === 'target' ? present : present.map((thing) => foundAgain(look, thing, context));
  return [...new Set(things)].flatMap((object): EventOf<'move'>[] => {
    const moved = look.state.objects[object];
    if (!moved || (instruction.transformed && !canTransform(look.state, object))) return [];
    return [
      {
        kind: 'move',
        object,
        to,
        cause: to === 'exile' ? 'exile' : 'effect',
        ...(position === undefined || position === 'top' ? {} : { at: position === 'random bottom' ? 'bottom' : position }),
        ...(arrangedBy === undefined ? {} : { arrangedBy }),
        ...(instruction.link === undefined
          ? {}
          : { link: { source: context.source, slot: linkedAs(look, context.source, instruction.link, context.ability), to } }),
        ...(instruction.changes
          ? { effect: { changes: instruction.changes, source: context.source, controller: context.controller } }
          : {}),
        as: {
          ...(to === 'battlefield' ? { controller: under ?? moved.owner } : {}),
          ...(tapped ? { tapped: true } : {}),
          ...(attachedTo === undefined ? {} : { attachedTo }),
          ...(faceDown ? { faceDown: true } : {}),
          ...(instruction.transformed ? { face: 1 } : {}),
          ...(mark === undefined ? {} : { memory: { [mark]: dated ? look.state.turn.number : 'yes' } }),
          ...(counters ? { counters: { [counters.counter]: Math.max(0, amountOf(look, counters.amount, context)) } } : {}),
        },
      },
    ];
  });
}

export const move: Pick<EventInstruction<'move'>, 'eventsOf'> = {
  eventsOf: (look, instruction, context) =>
    instruction.until || instruction.position === 'random bottom' ? undefined : movesOf(look, instruction, context),
};
