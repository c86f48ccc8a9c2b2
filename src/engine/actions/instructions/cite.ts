/** Which rules an instruction rests on, beside those of the events that it comes to. */
import type { Instruction } from '../../language/instruction.ts';
import type { Concept } from '../../concepts/concepts.ts';
import { conceptNamed } from '../../concepts/named.ts';

/** Instructions that are not called as their rule is; the others are looked for among the keyword actions (701). */
const cited: Readonly<Partial<Record<Instruction['do'], readonly Concept[]>>> = {
  'add mana': ['mana.pool'],
  'control player': ['player.controlled'],
  'copy spell': ['copy.spell'],
  'create copy': [],
  'create token': [],
  'double mana': ['action.double'],
  'end turn': ['turn.ended'],
  'exchange control': ['action.exchange', 'action.exchange.control', 'layers.control'],
  'extra turn': ['turn.extra'],
  flip: ['flip'],
  later: ['trigger.delayed'],
  lose: ['lose.effect'],
  'new targets': ['target.change'],
  'prevent damage': ['prevention'],
  'redirect damage': ['replacement', 'replacement.redirect'],
  'remove from combat': ['combat.remove'],
  restrict: ['effects.resolved'],
  retarget: ['target.change'],
  rules: ['effects.resolved'],
  'search zones': ['action.search', 'action.exile'],
  'set life': ['life.set'],
  transform: ['transform'],
  'turn face up': ['faceDown.up'],
  win: ['win.effect'],
};

/** Instructions with choices: several players make them in turn order (101.4). */
const choosing = /^(discard|sacrifice|search|scry|surveil|choose)$/;

/** `players`: how many carry it out. */
export function citesOfInstruction(instruction: Instruction, players: number): readonly Concept[] {
  const amount = 'amount' in instruction && typeof instruction.amount === 'object' ? instruction.amount.kind : 'number';
  return [
    ...(cited[instruction.do] ?? [conceptNamed('action', instruction.do)]),
    // What is not written is worked out as it is done.
    ...(amount === 'number' || amount === 'x' ? [] : (['resolve.information'] as const)),
    ...(players > 1 && instruction.do === 'draw' ? (['draw.players'] as const) : []),
    ...(players > 1 ? (['resolve.several', ...(choosing.test(instruction.do) ? (['apnap'] as const) : [])] as const) : []),
  ];
}
