/** What an Aura put onto the battlefield, in the words of the ability that it gains (607.2, effects/reanimating.ts). */
import type { Filter } from '../language/filter.ts';
import { Unclear } from './scope.ts';
import { clause } from './syntax.ts';

export const slot = 'put with';
export const putWith = clause('put %onto with ~', {}, (_, { scope, tree: { start } }): Filter => {
  // Of others nobody has noted what they put there.
  if (scope.quoted !== true) throw new Unclear(start);
  return { kind: 'one of', of: { kind: 'linked', slot } };
});
