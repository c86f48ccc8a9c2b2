/** When something may be done, and only then: "during combat", "before attackers are declared" (506.7). */
import type { Condition } from '../language/condition.ts';
import { type Step, steps } from '../language/places.ts';
import { condition } from './phrases.ts';
import { choice, clause, type Construct, list } from './syntax.ts';

const between = (first: Step, last: Step): readonly Step[] => steps.slice(steps.indexOf(first), steps.indexOf(last) + 1);
const during = (...of: readonly Step[]): Condition => ({ kind: 'time', steps: of });
/** The steps of the combat phase. */
export const combat = between('beginning of combat', 'end of combat');
/** Points of the combat phase, and the step that ends before it. */
const points: Readonly<Record<string, Step>> = {
  'attackers are declared': 'beginning of combat',
  'blockers are declared': 'declare attackers',
  'the combat damage step': 'declare blockers',
};
const point = '(point:attackers are declared|blockers are declared|the combat damage step)';
const yours: Condition = { kind: 'your turn' };
export const yourMainPhase: Condition = { kind: 'and', conditions: [yours, during('precombat main', 'postcombat main')] };
const theirs: Condition = { kind: 'matches', subject: { kind: 'players', which: 'active' }, filter: { kind: 'opponent' } };
const whose = (text: string | undefined): readonly Condition[] =>
  text === undefined || text === 'the ' ? [] : [text.startsWith('your') ? yours : theirs];
const all = (conditions: readonly Condition[]): Condition => {
  const [only] = conditions;
  return only && conditions.length === 1 ? only : { kind: 'and', conditions };
};
/** Without a word of combat it is said of the first combat phase of the turn (506.7d). */
const before = (text: string | undefined): Condition => ({
  kind: 'time',
  steps: between('untap', points[text ?? ''] ?? 'untap'),
  firstCombat: true,
});
const stepNames = '(step:upkeep|draw step|declare attackers step|declare blockers step|end of combat step|end step)';
const named: Readonly<Record<string, Step>> = {
  upkeep: 'upkeep',
  'draw step': 'draw',
  'declare attackers step': 'declare attackers',
  'declare blockers step': 'declare blockers',
  'end of combat step': 'end of combat',
  'end step': 'end',
};

/** One time: "during your turn, before attackers are declared". */
export const time: Construct<Condition> = choice<Condition>(
  clause(`during (turn:your|an opponent's) turn[, before ${point}]`, {}, (_, { forms: { turn, point: of } }) =>
    all([...whose(turn), ...(of === undefined ? [] : [before(of)])]),
  ),
  clause(`before ${point}`, {}, (_, { forms: { point: of } }) => before(of)),
  clause(
    "during combat[ on (turn:your|an opponent's) turn][ (side:before|after) (of:attackers|blockers) are declared]",
    {},
    (_, { forms: { turn, side, of } }) => {
      const first: Step = of === 'attackers' ? 'declare attackers' : 'declare blockers';
      const within =
        side === undefined ? combat : side === 'after' ? between(first, 'end of combat') : combat.slice(0, combat.indexOf(first));
      const blocked = side === 'after' && of === 'blockers' ? { blocked: true as const } : {};
      return all([{ kind: 'time', steps: within, ...blocked }, ...whose(turn)]);
    },
  ),
  clause(`during (whose:the |your |an opponent's )${stepNames}`, {}, (_, { forms: { whose: text, step } }) =>
    all([...whose(text), during(named[step ?? ''] ?? 'upkeep')]),
  ),
);
/** All that must be so: "during your upkeep and only if you control a creature". */
export const onlyThen: Construct<Condition> = clause(
  '<of>',
  {
    of: list(
      choice<Condition>(
        time,
        clause('if <of>', { of: condition }, ({ of }) => of),
      ),
      [' and only '],
    ),
  },
  ({ of }) => all(of),
);
