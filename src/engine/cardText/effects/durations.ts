/** How long what an effect does lasts (611.2). */
import type { Condition, Duration } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import { characteristic, counterName } from '../amounts.ts';
import { herself } from '../pronouns.ts';
import type { Ref } from '../../language/ref.ts';
import { whose } from '../phrases.ts';
import { itself } from '../references.ts';
import { and, controlledBy, handOn, one, self, Unclear, you } from '../scope.ts';
import { choice, clause, type Construct, list, words } from '../syntax.ts';

/** What says it, and goes on being so; it is not spoken of for what follows. @throws Unclear in an ability that it gives to something else */
const source: Construct<Ref> = clause('<it>', { it: itself }, ({ it }, { outer, tree: { start } }) => {
  if (it.kind !== 'self') throw new Unclear(start, 'what gives the ability is not how long it lasts');
  return handOn(it, outer);
});

/** It is there, and so: what has left the battlefield remains nothing, whatever it was last. */
const remains = (filter: Filter): Condition => ({ kind: 'exists', filter: and({ kind: 'one of', of: self }, filter) });
const isYours = remains(controlledBy(you));
const isTapped = remains({ kind: 'status', status: 'tapped' });
/** Both of it, for one end. */
const tappedAndYours: Duration = { while: { kind: 'and', conditions: [isYours, isTapped] } };
const withCounter: Construct<Condition> = clause(
  '<it> has (a|an) <counter> counter on it',
  { it: herself, counter: counterName },
  ({ it: of, counter }, { tree: { start } }): Condition => {
    // What is affected is one thing that is known from here on.
    if (of.kind !== 'target' && of.kind !== 'memory') throw new Unclear(start, 'whether it is the same by then is not known');
    return { kind: 'compare', left: { kind: 'counters', counter, of }, comparison: 'at least', right: one };
  },
);
/** How long something goes on being so. */
const lasting: Construct<Condition> = choice<Condition>(
  clause('you control <it>', { it: source }, () => isYours),
  clause('<it> remains tapped', { it: source }, () => isTapped),
  withCounter,
  clause(
    '<of> <name> remains less than or equal to <than> <again>',
    { of: whose, name: characteristic, than: whose, again: characteristic },
    ({ of, name, than, again }) => ({
      kind: 'compare',
      left: { kind: 'characteristic', name, of },
      comparison: 'at most',
      right: { kind: 'characteristic', name: again, of: than },
    }),
  ),
);
const usual: Construct<Duration> = choice<Duration>(
  words<Duration>({
    'until end of turn': 'end of turn',
    'this turn': 'end of turn',
    'until end of combat': 'end of combat',
    'this combat': 'end of combat',
    'until your next turn': 'your next turn',
    'until the end of your next turn': 'end of your next turn',
  }),
  clause('for as long as you control <it> and it remains tapped', { it: source }, (): Duration => tappedAndYours),
  clause('(for as|as) long as you control <it>', { it: source }, (): Duration => 'while controlled'),
  clause('(for as|as) long as <it> remains (on the battlefield|in play)', { it: source }, (): Duration => 'while on battlefield'),
  clause('(for as|as) long as <it> remains tapped', { it: source }, (): Duration => 'while tapped'),
);
export const duration: Construct<Duration> = choice<Duration>(
  usual,
  clause('for as long as <of>', { of: list(lasting, [' and '], { least: 2 }) }, ({ of }): Duration => ({
    while: { kind: 'and', conditions: of },
  })),
  clause('for as long as <of>', { of: withCounter }, ({ of }): Duration => ({ while: of })),
);
