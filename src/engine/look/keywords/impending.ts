/** Impending: for its cost it enters with time counters, and is no creature until the last is gone (702.176). */
import type { Ability } from '../../language/ability.ts';
import type { Condition } from '../../language/condition.ts';
import { bears, entersWith, is, type Meaning, rules, self, take, when } from './write.ts';

const paid: Condition = { kind: 'paid', cost: 'impending' };
const waits: Condition = { kind: 'and', conditions: [paid, is(self, bears('time'))] };

/** What it is meanwhile. */
export const waiting: Extract<Ability, { kind: 'static' }> = {
  kind: 'static',
  text: 'impending',
  condition: waits,
  changes: [{ kind: 'remove types', types: { types: ['creature'] } }],
};

export const impending: Meaning = ({ number: n }) => [
  rules(entersWith(n, 'time', { when: paid })),
  when({ on: 'beginning', of: 'end', whose: 'yours' }, [take('time')], { condition: waits }),
];
