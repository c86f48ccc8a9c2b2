/** "You may cast spells from your hand without paying their mana costs": of whatever kind they are, at their usual time (118.9, 601.3). */
import type { StaticRule } from '../../language/staticRule.ts';
import { and, you } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const freeFromHand: Construct<StaticRule> = clause(
  'you may cast (spells|nonland cards) from your hand without paying their mana costs',
  {},
  (): StaticRule => ({
    rule: 'may play',
    who: you,
    what: { kind: 'all', filter: and({ kind: 'card' }, { kind: 'zone', zone: 'hand', of: you }) },
    only: 'spells',
    free: true,
  }),
);
