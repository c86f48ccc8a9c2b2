/** "If this would enter, sacrifice a Plains instead. If you do, put it onto the battlefield. If you don't, put it into its owner's graveyard" (614.12, 118.12). */
import type { Cost } from '../../language/cost.ts';
import type { Instruction } from '../../language/instruction.ts';
import { costs } from '../costs.ts';
import { itself } from '../references.ts';
import { self, Unclear, you } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

const onto = (to: 'battlefield' | 'graveyard'): readonly Instruction[] => [
  { do: 'move', what: self, to, ...(to === 'battlefield' ? { under: you } : {}) },
];
/** It is paid wholly or not at all (118.3): what is no offer is paid by whoever can. */
const entersFor = (paid: readonly Cost[], must: boolean): Static =>
  rules({
    rule: 'replace',
    event: { on: 'enters', what: 'self' },
    by: [{ do: 'may', who: you, cost: paid, then: onto('battlefield'), otherwise: onto('graveyard'), ...(must ? { must } : {}) }],
    instead: true,
  });

export const paidOnEntering: Construct<Static> = clause(
  "if <it> would %enter, (may:you may |)<paid> instead. if you do, put <there> %onto. if you don't, put it into its owner's graveyard",
  { it: itself, paid: costs, there: itself },
  ({ it, paid, there }, { forms: { may }, tree: { start } }) => {
    if (it.kind !== 'self' || there.kind !== 'self') throw new Unclear(start);
    return entersFor(paid, may === '');
  },
);
