/** What a text compares: how many cards a graveyard holds, whose is more, how much power all have together, what is on something. */
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import { deedSlot } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { characteristic, counterName, digits, x } from './amounts.ts';
import { color } from './changes.ts';
import { atLeast, atMost, bound, many, statuses, subject } from './conditions.ts';
import { contracted, itAsItWas, theirs } from './pronouns.ts';
import { amount, condition, noun, nouns, what, whose } from './phrases.ts';
import { itself } from './references.ts';
import { keywordName } from './filters.ts';
import { suspended } from './filtersOfZones.ts';
import { all, and, controlledBy, handOn, type HandedOn, isEach, number, or, type Scope, self, Unclear, you } from './scope.ts';
import { choice, clause, type Construct, maybe, words } from './syntax.ts';

const one = number(1);
/** "One or fewer", where the word before a noun in the plural may be one, too. */
const few: Construct<Amount> = choice(words({ one }, true), many);
const opponents: Ref = { kind: 'players', which: 'opponents' };
/** What the text showed, or was paid with. */
const spoken: Construct<Ref> = choice(
  what,
  clause('the (deed:revealed|discarded) card', {}, (_, { forms: { deed = '' } }): Ref => ({
    kind: 'memory',
    slot: deedSlot(deed, 'became'),
  })),
);
/** Who has less: you, some opponent, or each of them. */
const than: Construct<(ask: (of: Ref) => Condition) => Condition> = choice<(ask: (of: Ref) => Condition) => Condition>(
  clause('you', {}, () => (ask) => ask(you)),
  clause(
    '<of>',
    { of: theirs.subject },
    ({ of }) =>
      (ask) =>
        ask(of),
    { numbers: { of: false } },
  ),
  clause('(which:an opponent|each opponent)', {}, (_, { forms: { which } }) => (ask) => {
    const holds = ask({ kind: 'each' });
    return which === 'an opponent'
      ? { kind: 'some', of: opponents, holds }
      : { kind: 'not', condition: { kind: 'some', of: opponents, holds: { kind: 'not', condition: holds } } };
  }),
);
/** One amount is more than the other. */
export const more = (left: Amount, right: Amount): Condition => atLeast(left, { kind: 'sum', of: [right, one] });
/** Of one thing that is more than one other it is known by how much. */
function sayDifference(is: Condition, scope: Scope): HandedOn<Condition> {
  if (is.kind !== 'compare' || is.right.kind !== 'sum') return handOn(is, { ...scope, difference: undefined });
  const minus = is.right.of.slice(0, 1).map((of): Amount => ({ kind: 'times', factor: -1, of }));
  return handOn(is, { ...scope, difference: { kind: 'sum', of: [is.left, ...minus] } });
}
const countersOn = (of: Ref, counter: string): Amount => ({ kind: 'counters', counter, of });
export const isSo = (subject: Ref, filter: Filter): Condition => ({ kind: 'matches', subject, filter });
/** "A +1/+1 counter", "three or more ki counters", "counters": how many of which. */
interface Counters {
  readonly counter: string;
  readonly least: Amount;
}
const counters: Construct<Counters> = choice<Counters>(
  clause('(a|an) [<counter> ]counter', { counter: maybe(counterName) }, ({ counter = 'any' }): Counters => ({ counter, least: one })),
  clause('[<counter> ]counters', { counter: maybe(counterName) }, ({ counter = 'any' }): Counters => ({ counter, least: one })),
  clause('<least> or more [<counter> ]counters', { least: many, counter: maybe(counterName) }, ({ least, counter = 'any' }): Counters => ({
    counter,
    least,
  })),
);
/** "All of them" are those of which it was asked how many there are. */
const asked = (scope: Scope, counter: string, on: Ref): Scope =>
  counter === 'any' ? scope : { ...scope, countersAsked: { counter, on, sentence: scope.sentence } };
const bears = (of: Ref, { counter, least }: Counters): Condition => atLeast(countersOn(of, counter), least);

condition.define(
  clause('(<of>|<it> is) %on', { of: maybe(contracted.is), it: maybe(itself) }, ({ of, it = of }, { tree: { start } }) => {
    if (it?.kind !== 'self') throw new Unclear(start);
    // Of what is gone nothing is remembered here: it is there or not.
    return { kind: 'exists', filter: and({ kind: 'one of', of: it }, { kind: 'zone', zone: 'battlefield' }) };
  }),
  clause('<of> ^have the chosen name', { of: what }, ({ of }) => isSo(of, { kind: 'chosen', slot: 'name' })),
  clause('<of> ^have the same (mana value|converted mana cost) as <as>', { of: what, as: spoken }, ({ of, as }): Condition => ({
    kind: 'matches',
    // Of a card that had two mana values either may be the same (708.4, 2016-11-11).
    subject: as,
    filter: {
      kind: 'number',
      of: 'mana value',
      comparison: 'exactly',
      value: { kind: 'characteristic', name: 'mana value', of },
    },
  })),
  clause(
    'there (is|are) <least> or more <counter> counters on <on>',
    { least: many, counter: counterName, on: what },
    ({ least, counter, on }, { scope }) => handOn(atLeast(countersOn(on, counter), least), asked(scope, counter, on)),
  ),
  clause("(there is|there's) (a|an) <of>", { of: noun }, ({ of }): Condition => ({ kind: 'exists', filter: of })),
  clause('<about> ^control (a|an) <of> or there is (a|an) <other>', { about: subject, of: noun, other: noun }, ({ about, of, other }) =>
    about((by) => ({
      kind: 'exists',
      filter: or([and(of, controlledBy(by), { kind: 'zone', zone: 'battlefield' }), other]),
    })),
  ),
  // One thing may be both.
  clause('<about> ^control (a|an) <one> and (a|an) <other>', { about: subject, one: noun, other: noun }, (parts) =>
    parts.about((by) => ({
      kind: 'and',
      conditions: [parts.one, parts.other].map((of) => ({ kind: 'exists', filter: and(of, controlledBy(by)) })),
    })),
  ),
  clause('<about> ^control more <of> than <whom>', { about: subject, of: nouns, whom: than }, ({ about, of, whom }) => {
    const count = (by: Ref): Amount => ({ kind: 'count', of: all(and(of, controlledBy(by))) });
    return about((holder) => whom((other) => more(count(holder), count(other))));
  }),
  clause(
    '<about> ^have more (what:life|cards in hand) than <whom>',
    { about: subject, whom: than },
    ({ about, whom }, { scope, forms }) => {
      const have = (of: Ref): Amount => ({ kind: forms['what'] === 'life' ? 'life' : 'hand size', of });
      return sayDifference(
        about((holder) => whom((other) => more(have(holder), have(other)))),
        scope,
      );
    },
  ),
  clause('<about> ^have fewer than <than> cards in hand', { about: subject, than: many }, ({ about, than: limit }, { scope }) =>
    sayDifference(
      about((of) => more(limit, { kind: 'hand size', of })),
      scope,
    ),
  ),
  clause('<about> ^have one or fewer cards in hand', { about: subject }, ({ about }) =>
    about((of) => atMost({ kind: 'hand size', of }, one)),
  ),
  clause(
    '<about> ^control <most> or fewer (other:other |)<of>',
    { about: subject, most: few, of: nouns },
    ({ about, most, of }, { forms }) =>
      about((by) => {
        const others: Filter | undefined = forms['other'] === '' ? undefined : { kind: 'other', than: self };
        return atMost({ kind: 'count', of: all(and(of, controlledBy(by), others)) }, most);
      }),
  ),
  clause('you have <least> or more opponents', { least: many }, ({ least }) => atLeast({ kind: 'count', of: opponents }, least)),
  clause('you have at least <more> life more than your starting life total', { more: many }, ({ more: by }) =>
    atLeast({ kind: 'life', of: you }, { kind: 'sum', of: [by, { kind: 'starting life', of: you }] }),
  ),
  clause('you control your commander', {}, (): Condition => ({
    kind: 'exists',
    filter: and({ kind: 'commander' }, { kind: 'owned', by: you }, controlledBy(you)),
  })),
  clause('your library has no cards in it', {}, () =>
    atMost({ kind: 'count', of: all({ kind: 'zone', zone: 'library', of: you }) }, number(0)),
  ),
  clause('<of> attacking or blocking', { of: contracted.is }, ({ of }) =>
    isSo(
      of,
      or([
        { kind: 'status', status: 'attacking' },
        { kind: 'status', status: 'blocking' },
      ]),
    ),
  ),
  clause('<of> ^be attached to (a|an) <to>', { of: what, to: noun }, ({ of, to }) =>
    isSo(of, { kind: 'attached to', to: { kind: 'all', filter: to } }),
  ),
  clause("<of> isn't <status>", { of: what, status: statuses }, ({ of, status }): Condition => ({
    kind: 'not',
    condition: isSo(of, { kind: 'status', status }),
  })),
  clause("<of> doesn't have <keyword>", { of: what, keyword: keywordName }, ({ of, keyword }): Condition => ({
    kind: 'not',
    condition: isSo(of, { kind: 'keyword', keyword }),
  })),
  clause("it's not <of> turn", { of: whose }, ({ of }, { tree: { start } }): Condition => {
    // Of yours other words ask.
    if (of.kind === 'you' || isEach(of)) throw new Unclear(start);
    return { kind: 'not', condition: isSo({ kind: 'players', which: 'active' }, { kind: 'one of', of }) };
  }),
  clause('<of> (as:renowned|monstrous|saddled|suspected)', { of: contracted.is }, ({ of }, { forms: { as = '' } }) =>
    isSo(of, { kind: 'designated', as }),
  ),
  clause("you don't control (a|an) <of>", { of: noun }, ({ of }): Condition => ({
    kind: 'not',
    condition: { kind: 'exists', filter: and(of, controlledBy(you)) },
  })),
  clause('<x> is <than> or (how:more|less)', { x, than: many }, ({ x: of, than: least }, { forms: { how } }) => bound(of, least, how)),
  clause(
    '<of> <name> is <than> or (how:greater|less)',
    { of: whose, name: characteristic, than: many },
    ({ of, name, than: least }, { forms }) => bound({ kind: 'characteristic', name, of }, least, forms['how']),
  ),
  clause('<of> <name> is <value>', { of: whose, name: characteristic, value: choice(digits, x) }, ({ of, name, value }): Condition => ({
    kind: 'compare',
    left: { kind: 'characteristic', name, of },
    comparison: 'exactly',
    right: value,
  })),
  clause(
    '<of> has <name> <value> or (how:greater|more|less)',
    { of: what, name: characteristic, value: many },
    ({ of, name, value }, { forms: { how } }) =>
      isSo(of, { kind: 'number', of: name, comparison: how === 'less' ? 'at most' : 'at least', value }),
  ),
  // What asks so of itself works where a card is suspended: in exile (113.6b, 702.62b).
  clause('<it> is suspended', { it: itself }, ({ it }, { scope, tree: { start } }) => {
    if (it.kind !== 'self') throw new Unclear(start);
    return handOn(isSo(it, suspended), { ...scope, from: 'exile' });
  }),
  clause('<of> <is>', { of: contracted.is, is: color }, ({ of, is }) => isSo(of, { kind: 'color', color: is })),
  clause('<of> ^have <counters> on it', { of: what, counters }, ({ of, counters: on }, { scope }) =>
    handOn(bears(of, on), asked(scope, on.counter, of)),
  ),
  clause('<of> had <counters> on it', { of: itAsItWas, counters }, ({ of, counters: on }) => bears(of, on)),
  clause('<left> is less than <right>', { left: amount, right: amount }, ({ left, right }): Condition => ({
    kind: 'not',
    condition: atLeast(left, right),
  })),
  clause(
    '<left> is (how:less|greater) than or equal to <right>',
    { left: amount, right: amount },
    ({ left, right }, { forms: { how } }): Condition => bound(left, right, how),
  ),
);
