/** "Creatures destroyed this way can't be regenerated": said of what the sentence before destroys (701.8c, 701.19c). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { areAll } from '../nouns.ts';
import { sentence } from '../phrases.ts';
import { holds, mapTree, type Scope, Unclear } from '../scope.ts';
import { clause } from '../syntax.ts';
import { base } from './flow.ts';

const destroys = (part: object): part is InstructionOf<'destroy'> => 'do' in part && part.do === 'destroy';
/** What is destroyed, as far as the text says what it is. */
function likeOf({ what }: InstructionOf<'destroy'>, { targets }: Scope): Filter | undefined {
  return what.kind === 'target' ? targets[what.index]?.filter : what.kind === 'all' ? what.filter : undefined;
}
sentence.define(
  clause(
    "<first>. (a (one:creature|artifact|land)|(many:creature|artifact|land)s) destroyed this way can't be regenerated",
    { first: base },
    ({ first }, { scope, forms: { one, many }, tree: { start } }): readonly Instruction[] => {
      const type = one ?? many ?? '';
      if (!holds(first, destroys)) throw new Unclear(start);
      return mapTree(first, (part) => {
        if (!destroys(part)) return undefined;
        const like = likeOf(part, scope);
        if (!like || !areAll(like, type)) throw new Unclear(start, 'some of it may be regenerated');
        return { ...part, noRegeneration: true };
      });
    },
  ),
);
