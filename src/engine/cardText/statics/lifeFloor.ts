/** Damage that would reduce a life total below a number reduces it to that number instead (614.1a). */
import type { StaticRule } from '../../language/staticRule.ts';
import { howMany } from '../amounts.ts';
import { isSame } from '../../language/parts.ts';
import { Unclear, you } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const lifeFloor: Construct<StaticRule> = clause(
  '(if damage would reduce your life total to less than <least>, it reduces it|damage that would reduce your life total to less than <least> reduces it) to <to> instead',
  { least: howMany, to: howMany },
  ({ least, to }, { tree: { start } }): StaticRule => {
    if (least.kind !== 'number' || !isSame(least, to)) throw new Unclear(start);
    return { rule: 'life floor', who: you, least: least.value };
  },
);
