/** "Its controller chooses target permanent": a target that somebody else than the controller of the ability chooses (115.1, 601.2c). */
import type { Instruction } from '../../language/instruction.ts';
import { who } from '../phrases.ts';
import { target } from '../references.ts';
import { handOn, isEach, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const choosesTarget: Construct<readonly Instruction[]> = clause(
  '<by> chooses <of>',
  { by: who, of: target },
  ({ by }, { scope, outer, tree: { start } }) => {
    // A target chosen as the ability is put onto the stack is chosen by whoever is known then.
    if (by.kind !== 'controller' || by.of.kind !== 'event' || isEach(by)) throw new Unclear(start);
    if (scope.targets.length !== outer.targets.length + 1) throw new Unclear(start);
    const targets = scope.targets.map((slot, at): Scope['targets'][number] => (at < outer.targets.length ? slot : { ...slot, by }));
    return handOn<readonly Instruction[]>([], { ...scope, targets });
  },
  { before: { of: (scope, { by }) => (by ? { ...scope, doer: by } : scope) } },
);
