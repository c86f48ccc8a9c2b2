/** What causes abilities to trigger an additional time, or does not cause them to trigger (603.2d). */
import type { Filter } from '../../language/filter.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { isSame } from '../../language/parts.ts';
import { noun, nouns } from '../phrases.ts';
import { and, controlledBy, holds, or, self, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, list, maybe, words } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

type What = NonNullable<Extract<StaticRule, { rule: 'triggers' }>['on']>[number];
const doing = words<What>({
  'entering the battlefield': 'enters',
  entering: 'enters',
  dying: 'dies',
  'leaving the battlefield': 'leaves',
});
const deed: Construct<readonly What[]> = list(doing, [' or ']);

const attacking = words<readonly What[]>({ attacking: ['attacks'] });

const isControlled = (filter: Filter): boolean => holds(filter, (part) => 'kind' in part && part.kind === 'controlled');
const another = (of: Filter): Filter => and(of, { kind: 'other', than: self });
/** "A Shaman or another Wizard you control": both are of whom the last one is. */
const some: Construct<Filter> = choice<Filter>(
  clause('(a|an) <of>', { of: noun }, ({ of }) => of),
  clause('another <of>', { of: noun }, ({ of }) => another(of)),
  clause('(a|an) <one> or (other:a|an|another) <of>', { one: noun, of: noun }, ({ one, of }, { forms, tree: { start } }) => {
    const yours = holds(of, (part) => isSame(part, controlledBy(you)));
    // "A Shaman or a Wizard you control": whose the first one is is not said.
    if (isControlled(one) || (isControlled(of) && !(yours && forms['other'] === 'another'))) throw new Unclear(start);
    const both = or([one, forms['other'] === 'another' ? another(of) : of]);
    return yours ? and(both, controlledBy(you)) : both;
  }),
);

export const causing: readonly Construct<Static>[] = [
  clause("<what> <on> don't cause abilities[ of <of>] to trigger", { what: nouns, on: deed, of: maybe(nouns) }, ({ what, on, of }) =>
    rules({ rule: 'triggers', on, what, ...(of ? { of } : {}), never: true }),
  ),
  clause(
    'if <what> <on>( under your control|) (causes|would cause) a triggered ability of <of> to trigger, that ability triggers an additional time',
    { what: some, on: choice(deed, attacking), of: some },
    ({ what, on, of }, { forms, tree: { start } }) => {
      const yours = Object.values(forms).some((text) => text.startsWith(' under'));
      if (yours && !isSame(on, ['enters'])) throw new Unclear(start);
      return rules({ rule: 'triggers', on, what: yours ? and(what, controlledBy(you)) : what, of });
    },
  ),
  clause('if (an|any|a triggered) ability of <of> triggers, that ability triggers an additional time', { of: some }, ({ of }) =>
    rules({ rule: 'triggers', what: of }),
  ),
];
