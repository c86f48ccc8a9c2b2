/** What is done in place of something else, and what is done unless something is so: "if this spell was kicked, instead", "unless it escaped". */
import type { Condition } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import { partsIn } from '../../language/parts.ts';
import { condition, instruction, sentence } from '../phrases.ts';
import { asBefore, asUndone } from '../antecedents.ts';
import { askEach } from '../distributing.ts';
import { handOn, type HandedOn, holds, type Scope, Unclear } from '../scope.ts';
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
/** The names under which these remember something. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { do: does, slot, remember } = value as { readonly do?: unknown; readonly slot?: unknown; readonly remember?: unknown };
  const own = does === 'choose' ? slot : remember;
  return [...new Set([...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(namesIn)])];
}
const wordOf = (name: string): string => name.replace(/ \d+$/, '');
const renamed = <T>(value: T, names: ReadonlyMap<string, string>): T => {
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      key,
      (key === 'slot' || key === 'remember') && typeof each === 'string' ? (names.get(each) ?? each) : renamed(each, names),
    ]),
  ) as T;
};
/**
 * What stands behind speaks of what either way has left: it has one name in both, where each of them does such a thing once. What only one of
 * them leaves is not known behind them.
 */
function withSameNames(first: readonly Instruction[], then: readonly Instruction[], scope: Scope): HandedOn<readonly Instruction[]> {
  const [known, other] = [namesIn(first), namesIn(then)];
  const only = (names: readonly string[], name: string): boolean => names.filter((each) => wordOf(each) === wordOf(name)).length === 1;
  const pairs = other.flatMap((name) => {
    const before = known.find((each) => wordOf(each) === wordOf(name));
    return before !== undefined && only(known, name) && only(other, name) ? [[before, name] as const] : [];
  });
  const unknown = other.filter((name) => !known.includes(name) && !pairs.some(([, same]) => same === name));
  const isUnknown = (value: unknown): boolean =>
    holds(value, (part) => 'slot' in part && typeof part.slot === 'string' && unknown.includes(part.slot));
  return handOn(renamed(first, new Map(pairs)), {
    ...scope,
    said: scope.said.map(({ among, ...each }) => (isUnknown(each) ? { ...each, lost: true } : { ...each, ...(among ? { among } : {}) })),
    amounts: scope.amounts.filter(({ amount }) => !isUnknown(amount)),
  });
}
/** "It gets -4/-4 instead": as long as it would have got -2/-2. @throws Unclear where that is not one time */
function asLong(then: readonly Instruction[], first: readonly Instruction[]): readonly Instruction[] {
  const [only, ...others] = new Set(first.flatMap((each) => (each.do === 'modify' ? [each.duration] : [])));
  return then.map((each) => {
    const isPlain =
      each.do === 'modify' && each.duration === 'permanent' && each.changes.some(({ kind }) => kind === 'modify power/toughness');
    if (!isPlain) return each;
    if (only === undefined || others.length > 0) throw new Unclear(0, 'how long is not said');
    return { ...each, duration: only };
  });
}
/** Where each way has targets of its own, what stands behind cannot speak of either: which of them there are is not known. */
function either({ first, only, then: said }: Either, { scope, outer, tree }: Written): HandedOn<readonly Instruction[]> {
  const then = asLong(said, first);
  const own = (index: number): boolean => index >= outer.targets.length;
  const indices = (of: readonly Instruction[]): readonly number[] =>
    partsIn(of).flatMap(({ kind, index }) => (kind === 'target' && typeof index === 'number' && own(index) ? [index] : []));
  const differ = scope.targets.length > outer.targets.length && indices(then).some((index) => !indices(first).includes(index));
  const apart = differ || then.length === 0;
  const { meaning: otherwise, scope: known } = withSameNames(first, then, scope);
  const after: Scope = apart ? { ...scope, said: outer.said } : known;
  return handOn<readonly Instruction[]>([{ ...ifSo(only, orElse(then, otherwise), tree), otherwise }], after);
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
