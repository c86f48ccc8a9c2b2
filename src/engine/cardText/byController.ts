/** "The creature you control": of those that were targeted, the one that was said to be controlled so. */
import { isSame } from '../language/parts.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { say } from './antecedents.ts';
import { isCalledSo } from './nouns.ts';
import { controlledBy, handOn, not, Unclear, you } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

const by: Readonly<Record<string, Filter>> = {
  'you control': controlledBy(you),
  "you don't control": not(controlledBy(you)),
  'an opponent controls': controlledBy({ kind: 'players', which: 'opponents' }),
  'the opponent controls': controlledBy({ kind: 'players', which: 'opponents' }),
};

export const byController: Construct<Ref> = clause(
  "the (type:creature|permanent|planeswalker) (whose:you control|you don't control|an opponent controls|the opponent controls)",
  {},
  (_, { scope, forms: { type = '', whose = '' }, tree: { start } }) => {
    const like = by[whose];
    const isSo = (of: Filter): boolean => isSame(of, like) || (of.kind === 'and' && of.filters.some((each) => isSame(each, like)));
    const found = scope.said.filter((each) => each.how === 'target' && each.number === 'one' && isSo(each.like) && isCalledSo(each, type));
    const [only, ...others] = found;
    if (!only || others.length > 0) throw new Unclear(start, 'which of the targets it is is not said');
    return handOn(only.ref, say(scope, only));
  },
);
