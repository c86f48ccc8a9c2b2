/** What is done in place of something else, and what is done unless something is so: "if this spell was kicked, instead", "unless it escaped". */
import type { Condition } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import { partsIn } from '../../language/parts.ts';
import { condition, instruction, sentence } from '../phrases.ts';
import { asBefore, asUndone } from '../antecedents.ts';
import { askEach } from '../distributing.ts';
import { handOn, type HandedOn, type Scope, Unclear } from '../scope.ts';
import { clause, type Written } from '../syntax.ts';
import { base } from './flow.ts';
import { orElse } from './ifYouDo.ts';
import { ifSo } from './ifSo.ts';
import { single } from './single.ts';

interface Either {
  readonly first: readonly Instruction[];
  readonly only: Condition;
  readonly then: readonly Instruction[];
}
/** Where each way has targets of its own, what stands behind cannot speak of either: which of them there are is not known. */
function either({ first, only, then }: Either, { scope, outer, tree }: Written): HandedOn<readonly Instruction[]> {
  const own = (index: number): boolean => index >= outer.targets.length;
  const indices = (of: readonly Instruction[]): readonly number[] =>
    partsIn(of).flatMap(({ kind, index }) => (kind === 'target' && typeof index === 'number' && own(index) ? [index] : []));
  const differ = scope.targets.length > outer.targets.length && indices(then).some((index) => !indices(first).includes(index));
  const apart = differ || then.length === 0;
  const after: Scope = apart ? { ...scope, said: outer.said } : scope;
  return handOn<readonly Instruction[]>([{ ...ifSo(only, orElse(then, first), tree), otherwise: first }], after);
}
const undone = { before: { only: (scope: Scope, _: unknown, outer: Scope) => asUndone(scope, outer) } };

sentence.define(
  clause('<first>. if <only>, <then> instead', { first: base, only: condition, then: base }, either, undone),
  clause('<first>. <then> instead if <only>', { first: base, then: base, only: condition }, either, {
    before: { only: (scope, _, outer) => asUndone(scope, outer) },
  }),
  clause('<first>. if <only>, instead <then>', { first: base, only: condition, then: base }, either, undone),
);
/** Of what was said to be dealt just now. */
sentence.define(
  clause("<first>. (the|this) damage can't be prevented", { first: base }, ({ first }, { tree: { start } }): readonly Instruction[] => {
    const last = first.at(-1);
    if (last?.do !== 'damage') throw new Unclear(start, 'no damage was spoken of');
    return [...first.slice(0, -1), { ...last, unpreventable: true }];
  }),
);
instruction.define(
  clause(
    '<then> unless <only>',
    { then: single, only: condition },
    ({ then, only }, { scope, outer, tree }) =>
      // The words say when it is not done.
      handOn(askEach({ do: 'if', condition: { kind: 'not', condition: only }, then, text: '' }, outer, tree.start), scope),
    { before: { only: asBefore } },
  ),
);
