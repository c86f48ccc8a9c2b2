/** What becomes a target, and of what: "you or a permanent you control becomes the target of an Aura spell". */
import type { Filter } from '../language/filter.ts';
import { kindsIn } from '../language/parts.ts';
import type { TriggerEvent } from '../language/trigger.ts';
import { onTheBattlefield } from './onTheBattlefield.ts';
import { noun } from './phrases.ts';
import { and, controlledBy, or, self, Unclear } from './scope.ts';
import { choice, clause, type Construct, maybe } from './syntax.ts';
import { opponents, subject } from './watched.ts';

/** What it becomes the target of, and what of that is looked at. */
export const targetOf: Construct<{
  readonly is: Pick<Extract<TriggerEvent, { on: 'becomes the target' }>, 'of' | 'first'>;
  readonly like: Filter;
  readonly isOpponents: boolean;
}> = clause(
  'the target of (of:a spell or ability|a spell|(a|an) <spell>)(by:| you control| an opponent controls)(first:| for the first time each turn)',
  { spell: maybe(noun) },
  ({ spell: such }, { forms: { of, by, first }, tree: { start } }) => {
    // Which spell it is, "an Aura spell": who controls it is said behind.
    if (such && (!kindsIn(such).has('spell') || kindsIn(such).has('controlled') || kindsIn(such).has('zone'))) throw new Unclear(start);
    const either = of === 'a spell or ability';
    const spell: Filter = such ?? { kind: 'spell' };
    const from = and(either ? undefined : spell, by === '' ? undefined : controlledBy(by === ' you control' ? { kind: 'you' } : opponents));
    return {
      is: { ...(!either || by !== '' ? { of: from } : {}), ...(first === '' ? {} : { first: true }) },
      like: either ? or([spell, { kind: 'ability', of: 'any' }]) : spell,
      isOpponents: by === ' an opponent controls',
    };
  },
);
/** Players who may become targets, with what else may. */
export const targeted: Construct<Filter | 'self'> = choice<Filter | 'self'>(
  subject,
  clause('you', {}, (): Filter => ({ kind: 'one of', of: { kind: 'you' } }), { plural: true }),
  // Which of them it was is not known behind it: nothing is said.
  clause('you or (which:a|an|another) <of>', { of: noun }, ({ of }, { forms: { which }, tree: { parts } }): Filter => {
    const thing = onTheBattlefield(of, parts['of']);
    return or([{ kind: 'one of', of: { kind: 'you' } }, which === 'another' ? and(thing, { kind: 'other', than: self }) : thing]);
  }),
);
