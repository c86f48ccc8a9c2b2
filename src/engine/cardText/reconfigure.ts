/** Reconfigure: two activated abilities, and that it is no creature while it is attached (702.151). */
import type { Ability, Effect } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import { costs } from './costs.ts';
import { and, controlledBy, one, self, you } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

const creature: Filter = { kind: 'type', type: 'creature' };
const attachedTo = (filter: Filter): Condition => ({
  kind: 'matches',
  subject: self,
  filter: { kind: 'attached to', to: { kind: 'all', filter } },
});
const attaches: Effect = {
  targets: [{ filter: and(creature, controlledBy(you), { kind: 'other', than: self }), least: one, most: one }],
  instructions: [{ do: 'attach', what: self, to: { kind: 'target', index: 0 } }],
};
const unattaches: Effect = { targets: [], instructions: [{ do: 'attach', what: self }] };

export const reconfigure: Construct<(text: string) => readonly Ability[]> = clause(
  'reconfigure( |—|--)<cost>',
  { cost: costs },
  ({ cost }) =>
    (text): readonly Ability[] => [
      // Equipment that has it may be attached as a creature (301.5c).
      { kind: 'keyword', text, keyword: 'reconfigure', cost },
      { kind: 'activated', text, keyword: 'reconfigure', costs: cost, effect: attaches, timing: 'sorcery' },
      {
        kind: 'activated',
        text,
        keyword: 'reconfigure',
        costs: cost,
        effect: unattaches,
        timing: 'sorcery',
        onlyIf: attachedTo(creature),
      },
      {
        kind: 'static',
        text,
        keyword: 'reconfigure',
        what: self,
        changes: [{ kind: 'remove types', types: { types: ['creature'] } }],
        condition: attachedTo({ kind: 'permanent' }),
      },
    ],
);
