/** Blitz: for its cost the creature has haste, is sacrificed at the next end step, and draws a card as it dies (702.152). */
import type { Ability } from '../../language/ability.ts';
import type { Condition } from '../../language/condition.ts';
import { dies, haste, type Meaning, one, rules, sacrificeIt, unless, when, you } from './write.ts';

const paid: Condition = { kind: 'paid', cost: 'blitz' };
const draws: Ability = { ...when(dies, [{ do: 'draw', who: you, amount: one }]), text: 'blitz', keyword: 'blitz' };

/** While it has the keyword. */
export const blitzed: Extract<Ability, { kind: 'static' }> = {
  kind: 'static',
  text: 'blitz',
  condition: paid,
  changes: [haste, { kind: 'add ability', ability: draws }],
};

/** That it is sacrificed is said as it enters, and holds when it has lost the keyword by then. */
export const blitz: Meaning = () => [
  rules({
    rule: 'enters',
    what: 'self',
    ofSpell: true,
    when: unless(paid),
    otherwise: [{ do: 'later', when: { on: 'beginning', of: 'end', whose: 'next' }, then: [sacrificeIt], text: 'blitz' }],
  }),
];
