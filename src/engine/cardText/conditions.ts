/** What a text asks: "if you control a creature", "as long as it's your turn". */
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { counterName, numberWord, digits, x } from './amounts.ts';
import { colors } from '../language/manaCost.ts';
import { color } from './changes.ts';
import { keywordName } from './filters.ts';
import { manaCost } from './costs.ts';
import { amount, condition, noun, nouns, what, who } from './phrases.ts';
import { itself, properName } from './references.ts';
import { otherThan, saySource, sayThings } from './antecedents.ts';
import { contracted, sourceIt } from './pronouns.ts';
import { and, before, controlledBy, handOn, newSlot, number, or, self, thatAmount, you } from './scope.ts';
import { choice, clause, type Construct, list, maybe, words } from './syntax.ts';

const all = (filter: Filter): Ref => ({ kind: 'all', filter });
const atLeast = (left: Amount, right: Amount): Condition => ({ kind: 'compare', left, comparison: 'at least', right });
const atMost = (left: Amount, right: Amount): Condition => ({ kind: 'compare', left, comparison: 'at most', right });
const exactly = (left: Amount, right: Amount): Condition => ({ kind: 'compare', left, comparison: 'exactly', right });
const once = (what: Amount): Condition => atLeast(what, number(1));
const bound = (left: Amount, right: Amount, how: string | undefined): Condition =>
  how === undefined || how === '' ? exactly(left, right) : /more|greater/.test(how) ? atLeast(left, right) : atMost(left, right);
const many: Construct<Amount> = choice(numberWord, digits, x);
/** A condition about a player, or about some opponent. */
const subject: Construct<(ask: (of: Ref) => Condition) => Condition> = choice<(ask: (of: Ref) => Condition) => Condition>(
  clause('an opponent', {}, () => (ask) => ({ kind: 'some', of: { kind: 'players', which: 'opponents' }, holds: ask({ kind: 'each' }) })),
  clause(
    '<of>',
    { of: who },
    ({ of }) =>
      (ask) =>
        ask(of),
    { like: 'of' },
  ),
);
const statuses = words(
  Object.fromEntries((['tapped', 'untapped', 'attacking', 'blocking', 'blocked', 'unblocked'] as const).map((status) => [status, status])),
);

/** The source, which alone knows how it was cast. */
const theSource: Construct<Ref> = choice(itself, sourceIt);
/** What a player has, once it was given, for the rest of the game (702.131c). */
const blessing = "city's blessing";
const designated = (subject: Ref, as: string): Condition => ({ kind: 'matches', subject, filter: { kind: 'designated', as } });

condition.define(
  clause(
    'you both own and control <it> and a (type:creature|land|artifact) named <name>',
    { it: itself, name: properName },
    ({ it, name }, { scope: outer, forms: { type = '' } }) => {
      const yours = and({ kind: 'owned', by: you }, controlledBy(you));
      const counterpart = and({ kind: 'type', type: type as 'creature' }, { kind: 'named', name }, yours);
      const [slot, scope] = newSlot(outer, 'counterpart');
      const asked = before(scope, { do: 'choose', who: you, from: all(counterpart), slot });
      const both: Condition = {
        kind: 'and',
        conditions: [
          { kind: 'matches', subject: it, filter: yours },
          { kind: 'exists', filter: counterpart },
        ],
      };
      return handOn(both, sayThings(asked, { kind: 'several', of: [it, { kind: 'memory', slot }] }, 'chosen'));
    },
  ),
  clause('<about> ^control (a|an) <filter>', { about: subject, filter: noun }, ({ about, filter }) =>
    about((of) => ({ kind: 'exists', filter: and(filter, controlledBy(of)) })),
  ),
  clause('<about> ^control (a|an) <first> or (a|an) <second>', { about: subject, first: noun, second: noun }, ({ about, first, second }) =>
    about((of) => ({ kind: 'exists', filter: and(or([first, second]), controlledBy(of)) })),
  ),
  clause('<about> ^control another <filter>', { about: subject, filter: noun }, ({ about, filter }, { scope }) =>
    about((of) => ({ kind: 'exists', filter: and(filter, controlledBy(of), { kind: 'other', than: otherThan(scope, filter) }) })),
  ),
  clause('<about> ^control no <filter>', { about: subject, filter: nouns }, ({ about, filter }) =>
    about((of) => ({ kind: 'not', condition: { kind: 'exists', filter: and(filter, controlledBy(of)) } })),
  ),
  clause(
    '<about> ^control <least> or more (other:other |)<filter>( with different names|)',
    { about: subject, least: many, filter: nouns },
    ({ about, least, filter }, { forms: { other, 1: different } }) =>
      about((of) => {
        const matching = all(and(filter, controlledBy(of), other === '' ? undefined : { kind: 'other', than: { kind: 'self' } }));
        return atLeast(different === '' ? { kind: 'count', of: matching } : { kind: 'count names', of: matching }, least);
      }),
  ),
  clause(
    '<about> ^have <than> (life or (how:more|less)|or (how:more|less) life)',
    { about: subject, than: many },
    ({ about, than }, { forms: { how } }) => about((of) => bound({ kind: 'life', of }, than, how)),
  ),
  clause(
    '<about> ^have <than> or more <counter> counters',
    { about: subject, than: many, counter: counterName },
    ({ about, than, counter }) => about((of) => atLeast({ kind: 'counters', counter, of }, than)),
  ),
  clause(
    '(<of> ^have no <counter> counters on (it|them)|there are no <counter> counters on <of>)',
    { of: what, counter: counterName },
    ({ of, counter }) => atMost({ kind: 'counters', counter, of }, number(0)),
  ),
  clause('(there are no <filter>|no <filter> are %on)', { filter: nouns }, ({ filter }): Condition => ({
    kind: 'not',
    condition: { kind: 'exists', filter },
  })),
  clause('<about> ^have no cards in hand', { about: subject }, ({ about }) => about((of) => atMost({ kind: 'hand size', of }, number(0)))),
  clause('<about> ^have <than> or (how:more|fewer) cards in hand', { about: subject, than: many }, ({ about, than }, { forms: { how } }) =>
    about((of) => bound({ kind: 'hand size', of }, than, how === 'more' ? 'more' : 'less')),
  ),
  clause("it's your turn", {}, (): Condition => ({ kind: 'your turn' })),
  clause("it's not your turn", {}, (): Condition => ({ kind: 'not', condition: { kind: 'your turn' } })),
  clause('you cast <it>', { it: theSource }, (): Condition => ({ kind: 'paid', cost: 'cast' })),
  clause('<it> was kicked', { it: theSource }, (): Condition => ({ kind: 'paid', cost: 'kicker' })),
  clause(
    '(<it> was kicked with its <cost> kicker|the <cost> kicker cost was paid|you paid the <cost> kicker cost|its <cost> kicker cost was paid)',
    { it: maybe(theSource), cost: manaCost },
    ({ cost }, { scope }) => handOn<Condition>({ kind: 'paid', cost: `kicker ${cost.text}` }, saySource(scope)),
  ),
  clause('<of> ^be <status>', { of: what, status: statuses }, ({ of, status }): Condition => ({
    kind: 'matches',
    subject: of,
    filter: { kind: 'status', status },
  })),
  clause(
    '(<of>|<it> ^be) (a|an) <filter>',
    {
      of: maybe(contracted.is),
      it: maybe(
        choice(
          what,
          clause('a <of>', { of: noun }, ({ of }) => all(of)),
        ),
      ),
      filter: noun,
    },
    ({ of, it, filter }): Condition => ({ kind: 'matches', subject: of ?? it ?? self, filter }),
  ),
  clause("<of> isn't (a|an) <filter>", { of: what, filter: noun }, ({ of, filter }): Condition => ({
    kind: 'not',
    condition: { kind: 'matches', subject: of, filter },
  })),
  clause('a <of> ^be a <filter>', { of: noun, filter: noun }, ({ of, filter }): Condition => ({ kind: 'exists', filter: and(of, filter) })),
  clause('<of> ^be <is>', { of: what, is: color }, ({ of, is }): Condition => ({
    kind: 'matches',
    subject: of,
    filter: { kind: 'color', color: is },
  })),
  clause('(a|an) <of> has <keyword>', { of: noun, keyword: keywordName }, ({ of, keyword }): Condition => ({
    kind: 'exists',
    filter: and(of, { kind: 'keyword', keyword }),
  })),
  clause('<of> has <keyword>', { of: what, keyword: keywordName }, ({ of, keyword }): Condition => ({
    kind: 'matches',
    subject: of,
    filter: { kind: 'keyword', keyword },
  })),
  clause("<about> ^have the city's blessing", { about: subject }, ({ about }) => about((of) => designated(of, blessing))),
  clause("tribute wasn't paid", {}, (): Condition => ({ kind: 'not', condition: designated(self, 'tribute') })),
  clause("<of> (is:is|isn't) (as:renowned|monstrous)", { of: itself }, ({ of }, { forms: { is, as = '' } }): Condition =>
    is === 'is' ? designated(of, as) : { kind: 'not', condition: designated(of, as) },
  ),
  clause('<of> is paired with another creature', { of: itself }, ({ of }, { scope }) =>
    handOn<Condition>(
      { kind: 'matches', subject: of, filter: { kind: 'paired' } },
      sayThings(scope, { kind: 'several', of: [of, { kind: 'partner' }] }, 'all', { kind: 'type', type: 'creature' }),
    ),
  ),
  clause('your devotion to <of> is less than <than>', { of: list(color, [' and ']), than: many }, ({ of, than }): Condition => ({
    kind: 'not',
    condition: atLeast({ kind: 'devotion', colors: of }, than),
  })),
  clause('(cost:{W}|{U}|{B}|{R}|{G}) was spent to %cast <it>', { it: theSource }, (_, { forms: { cost = '' } }): Condition => ({
    kind: 'spent',
    color: colors['{W}{U}{B}{R}{G}'.indexOf(cost) / 3] ?? 'white',
  })),
  clause('(which:a|an|another) <of> died( under your control|) this turn', { of: noun }, ({ of }, { scope, forms: { which, 1: own } }) => {
    const than: Filter | undefined = which === 'another' ? { kind: 'other', than: otherThan(scope, of) } : undefined;
    return once({ kind: 'happened', what: 'to graveyard', of: and(of, own === '' ? undefined : controlledBy(you), than) });
  }),
  clause('an opponent lost life this turn', {}, () => once({ kind: 'happened', what: 'life lost' })),
  clause('you gained life this turn', {}, () => once({ kind: 'happened', what: 'life gained' })),
  clause("you haven't activated an exhaust ability this turn", {}, () => atMost({ kind: 'happened', what: 'exhausted' }, number(0))),
  clause('you attacked( with a creature|) this turn', {}, () => once({ kind: 'happened', what: 'attackers' })),
  clause('no spells were cast last turn', {}, (): Condition => atMost({ kind: 'spells last turn', by: 'all' }, number(0))),
  clause('a player cast <least> or more spells last turn', { least: many }, ({ least }): Condition =>
    atLeast({ kind: 'spells last turn', by: 'one' }, least),
  ),
  clause('your library has at least that many cards in it', {}, (_, { scope, tree: { start } }): Condition =>
    atLeast({ kind: 'count', of: all({ kind: 'zone', zone: 'library', of: you }) }, thatAmount(scope, start)),
  ),
  clause('defending player controls (a|an) <filter>', { filter: noun }, ({ filter }): Condition => ({
    kind: 'exists',
    filter: and(filter, controlledBy({ kind: 'players', which: 'defending' })),
  })),
  clause('there (are|is) <least> or more <filter>', { least: many, filter: nouns }, ({ least, filter }): Condition =>
    atLeast({ kind: 'count', of: all(filter) }, least),
  ),
  clause(
    '<left> is (how:less|greater) than or equal to <right>',
    { left: amount, right: amount },
    ({ left, right }, { forms: { how } }): Condition => bound(left, right, how),
  ),
);
