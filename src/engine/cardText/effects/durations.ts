/** How long what an effect does lasts (611.2). */
import type { Condition, Duration } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import { characteristic } from '../amounts.ts';
import { whose } from '../phrases.ts';
import { and, controlledBy, self, you } from '../scope.ts';
import { choice, clause, type Construct, list, words } from '../syntax.ts';

/** It is there, and so: what has left the battlefield remains nothing, whatever it was last. */
const remains = (filter: Filter): Condition => ({ kind: 'exists', filter: and({ kind: 'one of', of: self }, filter) });
const isYours = remains(controlledBy(you));
const isTapped = remains({ kind: 'status', status: 'tapped' });
/** Both of it, for one end. */
const tappedAndYours: Duration = { while: { kind: 'and', conditions: [isYours, isTapped] } };
/** How long something goes on being so. */
const lasting: Construct<Condition> = choice<Condition>(
  words<Condition>({
    'you control ~': isYours,
    '~ remains tapped': isTapped,
    'this creature remains tapped': isTapped,
  }),
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
const usual: Construct<Duration> = words<Duration>({
  'for as long as you control ~ and it remains tapped': tappedAndYours,
  'until end of turn': 'end of turn',
  'this turn': 'end of turn',
  'until end of combat': 'end of combat',
  'this combat': 'end of combat',
  'until your next turn': 'your next turn',
  'until the end of your next turn': 'end of your next turn',
  'for as long as you control ~': 'while controlled',
  'for as long as you control this creature': 'while controlled',
  'for as long as ~ remains on the battlefield': 'while on battlefield',
  'for as long as ~ remains in play': 'while on battlefield',
  'for as long as this creature remains on the battlefield': 'while on battlefield',
  'for as long as this enchantment remains on the battlefield': 'while on battlefield',
  'for as long as this artifact remains on the battlefield': 'while on battlefield',
  'as long as you control ~': 'while controlled',
  'as long as you control this creature': 'while controlled',
  'as long as ~ remains tapped': 'while tapped',
  'as long as ~ remains in play': 'while on battlefield',
  'as long as ~ remains on the battlefield': 'while on battlefield',
  'for as long as this creature remains tapped': 'while tapped',
  'for as long as this artifact remains tapped': 'while tapped',
  'for as long as ~ remains tapped': 'while tapped',
});
export const duration: Construct<Duration> = choice<Duration>(
  usual,
  clause('for as long as <of>', { of: list(lasting, [' and '], { least: 2 }) }, ({ of }): Duration => ({
    while: { kind: 'and', conditions: of },
  })),
);
