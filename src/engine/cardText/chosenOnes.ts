/** "The chosen cards": of all that is spoken of, the many that were chosen, as targets or otherwise. */
import type { Ref } from '../language/ref.ts';
import { those } from './antecedents.ts';
import { handOn, Unclear } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

export const chosenOnes: Construct<Ref> = clause(
  'the chosen (type:creatures|cards|permanents)',
  {},
  (_, { scope, forms: { type = '' }, tree: { start } }) => {
    const said = scope.said.filter(({ how }) => how === 'target' || how === 'chosen');
    const { ref, lost } = those({ ...scope, said }, type.replace(/s$/, ''), start).meaning;
    // What each of several chose is not known together.
    if (lost || ref.kind === 'all') throw new Unclear(start);
    return handOn(ref, scope);
  },
  { plural: true },
);
