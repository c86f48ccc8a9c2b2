/** What causes abilities to trigger an additional time, or does not cause them to trigger (603.2d). */
import type { StaticRule } from '../../language/staticRule.ts';
import { isSame } from '../../language/parts.ts';
import { noun, nouns } from '../phrases.ts';
import { and, controlledBy, Unclear, you } from '../scope.ts';
import { clause, type Construct, list, maybe, words } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

type What = NonNullable<Extract<StaticRule, { rule: 'triggers' }>['on']>[number];
const doing = words<What>({
  'entering the battlefield': 'enters',
  entering: 'enters',
  dying: 'dies',
  'leaving the battlefield': 'leaves',
});
const deed: Construct<readonly What[]> = list(doing, [' or ']);

export const causing: readonly Construct<Static>[] = [
  clause("<what> <on> don't cause abilities[ of <of>] to trigger", { what: nouns, on: deed, of: maybe(nouns) }, ({ what, on, of }) =>
    rules({ rule: 'triggers', on, what, ...(of ? { of } : {}), never: true }),
  ),
  clause(
    'if (a|an) <what> <on>( under your control|) causes a triggered ability of (a|an) <of> to trigger, that ability triggers an additional time',
    { what: noun, on: deed, of: noun },
    ({ what, on, of }, { forms, tree: { start } }) => {
      const yours = Object.values(forms).some((text) => text.startsWith(' under'));
      if (yours && !isSame(on, ['enters'])) throw new Unclear(start);
      return rules({ rule: 'triggers', on, what: yours ? and(what, controlledBy(you)) : what, of });
    },
  ),
  clause('if (an|a triggered) ability of (a|an) <of> triggers, that ability triggers an additional time', { of: noun }, ({ of }) =>
    rules({ rule: 'triggers', what: of }),
  ),
];
