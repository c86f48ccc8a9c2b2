/** Amounts that are more or less than another, and what is counted of this turn, of a cast, of players. */
import type { Amount } from '../language/amount.ts';
import { deedSlot } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import { characteristic, countDifferent, counterName, digits, numberWord, x } from './amounts.ts';
import { otherThan } from './antecedents.ts';
import { removedThisWay } from './countersRemoved.ts';
import { amount, nouns, what, whose, who } from './phrases.ts';
import { thatAsItWas, thatDied } from './pronouns.ts';
import { itself, target, thePastOne } from './references.ts';
import { and, one, Unclear, you } from './scope.ts';
import { choice, clause, type Construct, maybe, words } from './syntax.ts';

const spell = { kind: 'spell' } as const;
const all = (filter: Filter): Amount => ({ kind: 'count', of: { kind: 'all', filter } });
const minus = (of: Amount): Amount => ({ kind: 'times', factor: -1, of });

/** Whoever dealt it (`by`: to these players in the place of opponents). */
const damageToYou: Amount = { kind: 'happened', what: 'damage to opponents', by: you };

/** What stands before "plus" and "minus": no sum itself. */
const first: Construct<Amount> = choice<Amount>(
  clause('the number of <of>', { of: nouns }, ({ of }) => all(of)),
  clause('<of> <name>', { of: whose, name: characteristic }, ({ of, name }): Amount => ({ kind: 'characteristic', name, of })),
);
/** "One" behind them. */
const second: Construct<Amount> = choice<Amount>(amount, words<Amount>({ one }));

amount.define(
  clause('the greatest number of cards a player discarded this way', {}, (): Amount => ({
    kind: 'memory',
    slot: deedSlot('discarded', 'by player'),
    most: true,
  })),
  clause('<first> plus <second>', { first, second }, (parts): Amount => ({ kind: 'sum', of: [parts.first, parts.second] })),
  clause(
    '<first> minus <second>',
    { first: choice(first, digits, x, words<Amount>({ one }), numberWord), second },
    (parts, { tree: { start } }): Amount => {
      if (parts.second.kind === 'sum') throw new Unclear(start, 'how much of it is taken away is not said');
      return { kind: 'sum', of: [parts.first, minus(parts.second)] };
    },
  ),
  clause(
    'the <name> of <of>',
    { name: characteristic, of: choice(thePastOne, thatAsItWas, thatDied, target) },
    ({ name, of }): Amount => ({ kind: 'characteristic', name, of }),
    // Of several it is said whether it is the total.
    { numbers: { of: false } },
  ),
  clause('the number of other <of>', { of: nouns }, ({ of }, { scope, tree: { start } }) =>
    all(and(of, { kind: 'other', than: otherThan(scope, of, start) })),
  ),
  clause(
    'the (greatest|highest) <name> among other <of>',
    { name: characteristic, of: nouns },
    ({ name, of }, { scope, tree: { start } }): Amount => ({
      kind: 'greatest',
      name,
      of: { kind: 'all', filter: and(of, { kind: 'other', than: otherThan(scope, of, start) }) },
    }),
  ),
  clause(
    'the number of (differently named <named>|different powers among <of>)',
    { named: maybe(nouns), of: maybe(nouns) },
    ({ named, of }, { tree: { start } }) => {
      const filter = named ?? of;
      if (!filter) throw new Unclear(start);
      return countDifferent(named ? 'names' : 'powers', filter);
    },
  ),
  clause('the number of counters on <on>', { on: what }, ({ on: of }): Amount => ({ kind: 'counters', counter: 'any', of })),
  clause(
    'the number of [<counter> ]counters removed this way',
    { counter: maybe(counterName) },
    ({ counter }, { scope, tree: { start } }) => removedThisWay(scope, counter, start),
  ),
  clause('the number of opponents you have', {}, (): Amount => ({ kind: 'count', of: { kind: 'players', which: 'opponents' } })),
  clause('the number of <counter> counters <of> ^have', { counter: counterName, of: who }, ({ counter, of }): Amount => ({
    kind: 'counters',
    counter,
    of,
  })),
  clause('the (amount of |)life <of> lost this turn', { of: who }, ({ of }): Amount => ({ kind: 'happened', what: 'life lost', by: of })),
  clause('the damage dealt to you this turn', {}, () => damageToYou),
  clause('the (total |)damage dealt to your opponents this turn', {}, (): Amount => ({ kind: 'happened', what: 'damage to opponents' })),
  clause('the difference', {}, (_, { scope: { difference }, tree: { start } }) => {
    if (!difference) throw new Unclear(start, 'nothing is held against anything');
    return difference;
  }),
  clause("the number of cards you've drawn this turn", {}, (): Amount => ({ kind: 'happened', what: 'drawn' })),
  clause('the number of <of> %youCast this turn', { of: nouns }, ({ of }, { tree: { start } }): Amount => {
    if (of.kind !== 'spell') throw new Unclear(start);
    return { kind: 'happened', what: 'cast', of: spell };
  }),
  clause('the number of colors of mana spent to %cast <it>', { it: itself }, (): Amount => ({ kind: 'colors spent' })),
);
