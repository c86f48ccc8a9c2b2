/** What is done later, with the words that said so; and what waits for a target to die. */
import type { Instruction } from '../../language/instruction.ts';
import type { TriggerEvent } from '../../language/trigger.ts';
import { asBefore, asUndone, sayThing } from '../antecedents.ts';
import { condition, what } from '../phrases.ts';
import { target } from '../references.ts';
import { and, handOn, type HandedOn, type Scope, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, type Written } from '../syntax.ts';
import { eventObject, left } from '../watched.ts';
import { deedsOf } from './deedsOf.ts';
import { ifSo } from './ifSo.ts';
import { sentenceOf } from './sentenceOf.ts';
import { single } from './single.ts';

/** The target that was spoken of last has died by then. */
function asDead(scope: Scope): Scope {
  const last = scope.said.at(-1);
  const said = scope.said.filter((each) => each !== last);
  return left(sayThing({ ...scope, said }, eventObject, 'event', last?.like), { kind: 'permanent' });
}

export const whenTargetDies: Construct<readonly Instruction[]> = clause(
  'when <of> (dies|is put into a graveyard[ %from]|is put into (your:your) graveyard %from) this turn, <then>',
  { of: target, then: deedsOf(single) },
  ({ of, then }, { scope, tree, outer: { said }, forms: { your } }) => {
    // Things go to the graveyard of their owner (400.3).
    const what = and({ kind: 'one of', of }, your === undefined ? undefined : { kind: 'owned', by: you });
    const when: TriggerEvent = { on: 'dies', what };
    const waits: Instruction = { do: 'later', when, then, duration: 'end of turn', once: true, ...sentenceOf(tree) };
    return handOn<readonly Instruction[]>([waits], { ...scope, said });
  },
  { before: { then: (scope) => asDead(scope) } },
);

const nextEnd: TriggerEvent = { on: 'beginning', of: 'end', whose: 'next' };
const combatEnd: TriggerEvent = { on: 'beginning', of: 'end of combat', whose: 'next' };
/** At what time it is done. */
export const whenLater: Construct<TriggerEvent> = choice<TriggerEvent>(
  clause('at (the beginning of the next end step|end of turn)', {}, () => nextEnd),
  clause('at (end of combat|the end of combat)', {}, () => combatEnd),
  clause('at the beginning of the next cleanup step', {}, (): TriggerEvent => ({ on: 'beginning', of: 'cleanup', whose: 'next' })),
  clause('at the beginning of your next end step', {}, (): TriggerEvent => ({ on: 'beginning', of: 'end', whose: 'yours' })),
  clause("at the beginning of (your next|the next|the next turn's) upkeep", {}, (_, { forms }): TriggerEvent => ({
    on: 'beginning',
    of: 'upkeep',
    whose: forms['1'] === 'your next' ? 'yours' : 'next',
  })),
  clause('at the beginning of your next main phase', {}, (): TriggerEvent => ({ on: 'beginning', of: 'main', whose: 'yours' })),
  clause('when you lose control of <of>', { of: what }, ({ of }, { tree: { start } }): TriggerEvent => {
    // Only of what the same text has given control of it is looked for.
    if (of.kind !== 'target' && of.kind !== 'memory') throw new Unclear(start);
    return { on: 'loses control', who: { kind: 'you' }, what: { kind: 'one of', of } };
  }),
);

/** What leaves the battlefield only later is still there for the words behind that; what comes later is spoken of as it is then. */
function doLater(
  { then, when }: { then: readonly Instruction[]; when: TriggerEvent },
  { scope, outer, tree }: Written,
): HandedOn<readonly Instruction[]> {
  // What comes of it would be asked now, before it is done.
  if (then.some((each) => ['flip coin', 'roll', 'clash', 'vote'].includes(each.do)))
    throw new Unclear(tree.start, 'how it comes out is known only then');
  const comes = then.some((each) => each.do === 'move' && each.to === 'battlefield');
  return handOn<readonly Instruction[]>([{ do: 'later', when, then, ...sentenceOf(tree) }], comes ? scope : asUndone(scope, outer));
}

/** The time stands behind what is done then, or first. */
export const deferred = clause('<then> <when>', { then: single, when: whenLater }, doLater);
export const atFirst = clause('<when>, <then>', { when: whenLater, then: deedsOf(single) }, doLater);
/** It is asked then, as it is done. */
export const deferredIf = clause(
  '<then> <when> if <only>',
  { then: single, when: whenLater, only: condition },
  ({ then, when, only }, written) => doLater({ when, then: [ifSo(only, then, written.tree)] }, written),
  { before: { only: asBefore } },
);
