/** "If you attacked with creatures with total power 6 or greater this combat": asked as they attack, and not of what becomes of them (603.4, 608.2h). */
import type { Condition } from '../language/condition.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { atLeast, many } from './conditions.ts';
import { and, controlledBy, Unclear, you } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

/** Whether the attackers that were just declared, which are yours, have so much power together. */
const together = (least: Parameters<typeof atLeast>[1]): Condition =>
  atLeast(
    {
      kind: 'characteristic',
      name: 'power',
      of: { kind: 'all', filter: and({ kind: 'type', type: 'creature' }, { kind: 'status', status: 'attacking' }, controlledBy(you)) },
    },
    least,
  );

/** With what waits for an attack: the power of those that attacked is what it was then. */
export const attackedTogether = (
  event: Construct<TriggerEvent>,
): Construct<{ readonly events: readonly TriggerEvent[]; readonly meanwhile: Condition }> =>
  clause(
    '(when|whenever) <when>, if you attacked with creatures with total power <least> or greater this combat',
    { when: event, least: many },
    ({ when, least }, { tree: { start } }) => {
      if (when.on !== 'attacks' || least.kind !== 'number') throw new Unclear(start, 'whether they attacked by then is not known');
      return { events: [when], meanwhile: together(least) };
    },
  );
