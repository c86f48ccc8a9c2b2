/** Dash: for its cost the permanent has haste, and returns to its owner's hand at the next end step (702.109). */
import type { Ability } from '../../language/ability.ts';
import type { Condition } from '../../language/condition.ts';
import { haste, type Meaning, rules, self, unless } from './write.ts';

const paid: Condition = { kind: 'paid', cost: 'dash' };

/** While it has the keyword. */
export const dashed: Extract<Ability, { kind: 'static' }> = { kind: 'static', text: 'dash', condition: paid, changes: [haste] };

/** That it returns is said as it enters, and holds when it has lost the keyword by then. */
export const dash: Meaning = () => [
  rules({
    rule: 'enters',
    what: 'self',
    ofSpell: true,
    when: unless(paid),
    otherwise: [
      { do: 'later', when: { on: 'beginning', of: 'end', whose: 'next' }, then: [{ do: 'move', what: self, to: 'hand' }], text: 'dash' },
    ],
  }),
];
