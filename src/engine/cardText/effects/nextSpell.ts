/** "When you next cast an instant or sorcery spell this turn, copy that spell": a delayed trigger that waits for one spell (603.7b). */
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import { noun } from '../phrases.ts';
import { handOn, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { watch } from '../watched.ts';
import { deedsOf } from './deedsOf.ts';
import { sentenceOf } from './sentenceOf.ts';

/** Of whatever a sentence can do once. */
export const nextSpell = (single: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> =>
  clause(
    'when you (next cast (a|an) <of>|cast your next <of>) this turn, <then>',
    { of: noun, then: deedsOf(single) },
    ({ of, then }, { scope, outer, tree: { start }, tree }) => {
      const kinds = kindsIn(of);
      // Where it is cast from, and what is chosen or targeted for it, is not known when it is cast.
      if (!kinds.has('spell') || ['zone', 'target', 'memory', 'targets only'].some((kind) => kinds.has(kind))) throw new Unclear(start);
      if (scope.targets.length > outer.targets.length || scope.before.length > outer.before.length) throw new Unclear(start);
      return handOn<readonly Instruction[]>(
        [
          {
            do: 'later',
            when: { on: 'cast', what: of, by: { kind: 'you' } },
            then,
            duration: 'end of turn',
            once: true,
            ...sentenceOf(tree),
          },
        ],
        { ...scope, said: outer.said },
      );
    },
    {
      before: {
        of: (scope) => ({ ...scope, said: scope.said.filter(({ ref }) => ref.kind !== 'event') }),
        then: (scope, { of }) => (of ? watch(of, scope).scope : scope),
      },
    },
  );
