/** What is done later, with the words that said so; and what waits for a target to die. */
import type { Instruction } from '../../language/instruction.ts';
import type { TriggerEvent } from '../../language/trigger.ts';
import { sayThing } from '../antecedents.ts';
import { target } from '../references.ts';
import { handOn, type Scope } from '../scope.ts';
import { clause, type Construct, type Tree } from '../syntax.ts';
import { eventObject, left } from '../watched.ts';
import { deedsOf } from './deedsOf.ts';
import { single } from './single.ts';

/** A delayed triggered ability has the words that made it for its text (603.7); one that names its card speaks of another object by then. */
export function sentenceOf(tree: Tree): { readonly text?: string } {
  const said = tree.of.print(tree);
  return said.includes('~') ? {} : { text: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` };
}

/** The target that was spoken of last has died by then. */
function asDead(scope: Scope): Scope {
  const last = scope.said.at(-1);
  const said = scope.said.filter((each) => each !== last);
  return left(sayThing({ ...scope, said }, eventObject, 'event', last?.like), { kind: 'permanent' });
}

export const whenTargetDies: Construct<readonly Instruction[]> = clause(
  'when <of> (dies|is put into a graveyard[ %from]) this turn, <then>',
  { of: target, then: deedsOf(single) },
  ({ of, then }, { scope, tree, outer: { said } }) => {
    const when: TriggerEvent = { on: 'dies', what: { kind: 'one of', of } };
    const waits: Instruction = { do: 'later', when, then, duration: 'end of turn', once: true, ...sentenceOf(tree) };
    return handOn<readonly Instruction[]>([waits], { ...scope, said });
  },
  { before: { then: (scope) => asDead(scope) } },
);
