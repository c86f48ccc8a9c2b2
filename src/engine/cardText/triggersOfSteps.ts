/** Triggers at the beginning of a step or phase, and at its end as old texts say it (603.6, 513). */
import type { TriggerEvent } from '../language/trigger.ts';
import { sayThing } from './antecedents.ts';
import { attachedFilter } from './attachedFilter.ts';
import { handOn } from './scope.ts';
import { choice, clause, type Construct, words } from './syntax.ts';
import { everyone, opponents, someone } from './watched.ts';

const stepNames: Readonly<Record<string, Extract<TriggerEvent, { on: 'beginning' }>['of']>> = {
  upkeep: 'upkeep',
  'draw step': 'draw',
  'end step': 'end',
  combat: 'combat',
  'precombat main phase': 'precombat main',
  'postcombat main phase': 'postcombat main',
  'first main phase': 'precombat main',
  'second main phase': 'second main',
};
const step = words(stepNames);
const steps = words(Object.fromEntries(Object.entries(stepNames).map(([name, of]) => [`${name}s`, of])));
const whoseStep = { your: 'yours', "each opponent's": 'opponents', "enchanted player's": 'attached' } as const;
export const beginning: Construct<TriggerEvent> = choice<TriggerEvent>(
  clause(
    "the beginning of (whose:your|each player's|each opponent's|enchanted player's|each|the) <of>",
    { of: step },
    ({ of }, { scope, forms: { whose = 'the' } }) =>
      handOn<TriggerEvent>(
        { on: 'beginning', of, whose: Object.hasOwn(whoseStep, whose) ? whoseStep[whose as 'your'] : 'each' },
        whose === 'your' ? scope : someone(whose === "each opponent's" ? opponents : everyone, scope).scope,
      ),
  ),
  clause('the beginning of each of your <of>', { of: steps }, ({ of }): TriggerEvent => ({
    on: 'beginning',
    of,
    whose: 'yours',
  })),
  clause("the beginning of the upkeep of <of>'s controller", { of: attachedFilter }, ({ of }, { scope }) =>
    handOn<TriggerEvent>(
      { on: 'beginning', of: 'upkeep', whose: 'attached' },
      someone(everyone, sayThing(scope, { kind: 'attached' }, 'attached', of.like)).scope,
    ),
  ),
  clause("the beginning of combat on (whose:your|each opponent's|each player's) turn", {}, (_, { scope, forms: { whose } }) => {
    if (whose === 'your') return handOn<TriggerEvent>({ on: 'beginning', of: 'combat', whose: 'yours' }, scope);
    const theirs = whose === "each opponent's";
    return handOn<TriggerEvent>(
      { on: 'beginning', of: 'combat', whose: theirs ? 'opponents' : 'each' },
      someone(theirs ? opponents : everyone, scope).scope,
    );
  }),
  clause('end of combat', {}, (): TriggerEvent => ({ on: 'beginning', of: 'end of combat', whose: 'each' })),
  clause('end of turn', {}, (): TriggerEvent => ({ on: 'beginning', of: 'end', whose: 'each' })),
  clause('the end of your turn', {}, (): TriggerEvent => ({ on: 'beginning', of: 'end', whose: 'yours' })),
);
