/** Where a spell goes that is countered, when the text says so (701.6a). */
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { instruction, sentence } from '../phrases.ts';
import { holds, mapTree, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';

type Goes = Pick<InstructionOf<'counter'>, 'to' | 'at'>;
const owner = "(its owner's|that player's)";
const goes: Construct<Goes> = choice<Goes>(
  clause(`exile (it|that card) instead of putting it into ${owner} graveyard`, {}, (): Goes => ({ to: 'exile' })),
  clause(`remove (it|that card) from the game instead of putting it into ${owner} graveyard`, {}, (): Goes => ({ to: 'exile' })),
  clause(
    `put (it|that card) (where:on top of its owner's library|on the bottom of its owner's library|into its owner's hand) instead of (into|putting it into) ${owner} graveyard`,
    {},
    (_, { forms: { where = '' } }): Goes =>
      where.endsWith('hand') ? { to: 'hand' } : { to: 'library', at: where.startsWith('on top') ? 'top' : 'bottom' },
  ),
);
const counters = (part: object): boolean => 'do' in part && part.do === 'counter';

sentence.define(
  clause(
    "<first>. if (that spell is|it's) countered this way, <goes>",
    { first: instruction, goes },
    ({ first, goes: where }, { tree: { start } }): readonly Instruction[] => {
      if (!holds(first, counters)) throw new Unclear(start, 'no spell is countered');
      return mapTree(first, (part) => (counters(part) ? { ...part, ...where } : undefined));
    },
  ),
);
