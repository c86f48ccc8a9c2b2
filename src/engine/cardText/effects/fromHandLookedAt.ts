/** One card of a hand that was looked at or revealed is exiled, for as long as the source is there or for good. */
import { sayThing } from '../antecedents.ts';
import { noun } from '../phrases.ts';
import { itself } from '../references.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { and, handOn, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';
import { handLookedAt } from '../handLookedAt.ts';
import { moved } from './moving.ts';

const chosen: Ref = { kind: 'memory', slot: 'chosen' };
export const fromHandLookedAt: Construct<readonly Instruction[]> = clause(
  '(exile (a|an) <of> from it|remove (a|an) <of> from it from the game)[ until <it> %leaves]',
  { of: noun, it: maybe(itself) },
  ({ of, it }, { scope, tree: { start } }) => {
    // In an ability that is given to something, the name is that of what gives it.
    if (it && it.kind !== 'self') throw new Unclear(start, 'what gives the ability is not where it lasts');
    const from: Ref = { kind: 'all', filter: and(of, handLookedAt(scope, start)) };
    const { meaning, scope: after } = moved(sayThing(scope, chosen, 'chosen', and(of, { kind: 'card' })), 'exiled', {
      do: 'move',
      what: chosen,
      to: 'exile',
      link: 'exiled',
      ...(it ? { until: 'source leaves' } : {}),
    });
    return handOn<readonly Instruction[]>([{ do: 'choose', who: scope.doer, from, slot: 'chosen' }, ...meaning], after);
  },
);
