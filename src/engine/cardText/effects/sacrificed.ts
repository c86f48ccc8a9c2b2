/** What was sacrificed is no permanent by the time the text goes on. */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';

/** "You may sacrifice a token. If you do, it gets +2/+2": the pronoun cannot mean what has left the battlefield. */
export function changesSacrificed(instruction: Instruction): boolean {
  const on = changed(instruction);
  return on?.kind === 'memory' && on.slot.replace(/ \d+$/, '') === 'sacrificed';
}
function changed(instruction: Instruction): Ref | undefined {
  switch (instruction.do) {
    case 'counters':
      return instruction.on;
    case 'modify':
    case 'restrict':
    case 'tap':
    case 'untap':
    case 'transform':
    case 'regenerate':
    case 'phase out':
      return instruction.what;
    default:
      return undefined;
  }
}
