/** What a text asks: "if you control a creature", "as long as it's your turn". */
import type { Amount, Differing } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { countDifferent, counterName, numberWord, digits, party, x } from './amounts.ts';
import { colors } from '../language/manaCost.ts';
import { color } from './changes.ts';
import { keywordName } from './filters.ts';
import { manaCost } from './costs.ts';
import { condition, noun, nouns, what, who } from './phrases.ts';
import { itself, nameToComma } from './references.ts';
import { properName } from './names.ts';
import { inPassing, otherThan, saySource, sayThings } from './antecedents.ts';
import { contracted, sourceIt } from './pronouns.ts';
import {
  all,
  and,
  before,
  controlledBy,
  handOn,
  type HandedOn,
  isEach,
  newSlot,
  number,
  or,
  self,
  thatAmount,
  Unclear,
  you,
} from './scope.ts';
import { choice, clause, type Construct, list, maybe, words } from './syntax.ts';

export const atLeast = (left: Amount, right: Amount): Condition => ({ kind: 'compare', left, comparison: 'at least', right });
export const atMost = (left: Amount, right: Amount): Condition => ({ kind: 'compare', left, comparison: 'at most', right });
const exactly = (left: Amount, right: Amount): Condition => ({ kind: 'compare', left, comparison: 'exactly', right });
export const once = (what: Amount): Condition => atLeast(what, number(1));
export const bound = (left: Amount, right: Amount, how: string | undefined): Condition =>
  how === undefined || how === '' ? exactly(left, right) : /more|greater/.test(how) ? atLeast(left, right) : atMost(left, right);
export const many: Construct<Amount> = choice(numberWord, digits, x);
export const not = (condition: Condition): Condition => ({ kind: 'not', condition });
export const either = (one: Condition, other: Condition): Condition => not({ kind: 'and', conditions: [not(one), not(other)] });
/** A condition about a player, about some player or opponent, or about each of them. */
export const subject: Construct<(ask: (of: Ref) => Condition) => Condition> = choice<(ask: (of: Ref) => Condition) => Condition>(
  clause('(which:an opponent|a player)', {}, (_, { forms: { which } }) => (ask) => ({
    kind: 'some',
    of: { kind: 'players', which: which === 'a player' ? 'each' : 'opponents' },
    holds: ask({ kind: 'each' }),
  })),
  clause(
    'no opponent',
    {},
    () => (ask) => not({ kind: 'some', of: { kind: 'players', which: 'opponents' }, holds: ask({ kind: 'each' }) }),
  ),
  clause(
    '<of>',
    { of: who },
    ({ of }) =>
      (ask) =>
        // "Each opponent controls": of each by itself.
        isEach(of) ? not({ kind: 'some', of, holds: not(ask({ kind: 'each' })) }) : ask(of),
    // Whether it is so of some opponent is asked; nobody chooses one for it.
    {
      like: 'of',
      numbers: { of: false },
      accept: ({ parts }) => !/^an opponent$/i.test(parts['of']?.of.print(parts['of']) ?? ''),
    },
  ),
  // "Your opponents control": all of them together.
  clause(
    '<of>',
    { of: who },
    ({ of }) =>
      (ask) =>
        ask(of),
    { like: 'of', numbers: { of: true } },
  ),
);
export const statuses = words(
  Object.fromEntries((['tapped', 'untapped', 'attacking', 'blocking', 'blocked', 'unblocked'] as const).map((status) => [status, status])),
);

/** The source, which alone knows how it was cast. */
export const theSource: Construct<Ref> = choice(itself, sourceIt);
/** What a player has, once it was given, for the rest of the game (702.131c). */
const blessing = "city's blessing";
const designated = (subject: Ref, as: string): Condition => ({ kind: 'matches', subject, filter: { kind: 'designated', as } });

const inGraveyard: Construct<Filter> = clause('in your graveyard', {}, (): Filter => ({ kind: 'zone', zone: 'graveyard', of: you }));

/** "You control no creatures other than ~", "an opponent controls no other lands". */
const controlsNone: Construct<Condition> = clause(
  '<about> ^control no (other:other |)<filter>[ other than <it>]',
  { about: subject, filter: nouns, it: maybe(itself) },
  ({ about, filter, it }, { scope, forms: { other } }) =>
    about((of) => {
      const than: Filter | undefined = other === '' ? it && { kind: 'other', than: it } : { kind: 'other', than: otherThan(scope, filter) };
      return not({ kind: 'exists', filter: and(filter, controlledBy(of), than) });
    }),
);

condition.define(
  clause(
    'you both own and control <it> and (a|an) (type:creature|land|artifact) named <name>',
    { it: itself, name: choice(properName, nameToComma) },
    ({ it, name }, { scope: outer, forms: { type = '' } }) => {
      const yours = and({ kind: 'owned', by: you }, controlledBy(you));
      const counterpart = and({ kind: 'type', type: type as 'creature' }, { kind: 'named', name }, yours);
      const [slot, scope] = newSlot(outer, 'counterpart');
      const asked = before(scope, { do: 'choose', who: you, from: all(counterpart), slot });
      const both: Condition = {
        kind: 'and',
        conditions: [
          // What is gone has neither owner nor controller that could meld it (109.4).
          { kind: 'exists', filter: and({ kind: 'one of', of: it }, yours) },
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
  controlsNone,
  clause(
    '<first> and have no cards in hand',
    { first: controlsNone },
    ({ first }): Condition => ({ kind: 'and', conditions: [first, atMost({ kind: 'hand size', of: you }, number(0))] }),
    { accept: ({ parts }) => /^you /i.test(parts['first']?.of.print(parts['first']) ?? '') },
  ),
  clause(
    '<about> ^control (<least> or more|at least <least>) (other:other |)<filter>( with different (what:names|powers)|)',
    { about: subject, least: many, filter: nouns },
    ({ about, least, filter }, { forms: { other, what: differing } }) =>
      about((of) => {
        const matching = and(filter, controlledBy(of), other === '' ? undefined : { kind: 'other', than: { kind: 'self' } });
        return atLeast(
          differing === undefined ? { kind: 'count', of: all(matching) } : countDifferent(differing as Differing, matching),
          least,
        );
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
  clause(
    '<about> ^have <than> or (how:more|fewer) cards in %own library',
    { about: subject, than: many },
    ({ about, than }, { forms: { how } }) =>
      about((of) => bound({ kind: 'count', of: all({ kind: 'zone', zone: 'library', of }) }, than, how === 'more' ? 'more' : 'less')),
  ),
  clause('<about> ^have <than> or (how:more|fewer) cards in hand', { about: subject, than: many }, ({ about, than }, { forms: { how } }) =>
    about((of) => bound({ kind: 'hand size', of }, than, how === 'more' ? 'more' : 'less')),
  ),
  clause("it's your turn", {}, (): Condition => ({ kind: 'your turn' })),
  clause("it's not your turn", {}, (): Condition => ({ kind: 'not', condition: { kind: 'your turn' } })),
  clause('you cast <it>', { it: theSource }, (): Condition => ({ kind: 'paid', cost: 'cast' })),
  clause(
    "you (how:cast|played|didn't cast) <it> from (zone:your hand|your graveyard)",
    { it: theSource },
    (_, { forms: { how, zone } }) => {
      const from: Condition = {
        kind: 'and',
        conditions: [
          { kind: 'cast from', zone: zone === 'your hand' ? 'hand' : 'graveyard' },
          { kind: 'matches', subject: self, filter: { kind: 'owned', by: you } },
        ],
      };
      return how === "didn't cast" ? { kind: 'not', condition: from } : from;
    },
  ),
  clause('you cast <it> from exile', { it: theSource }, (): Condition => ({ kind: 'cast from', zone: 'exile' })),
  clause('<it> was cast from (zone:a graveyard|exile)', { it: theSource }, (_, { forms }): Condition => ({
    kind: 'cast from',
    zone: forms['zone'] === 'exile' ? 'exile' : 'graveyard',
  })),
  clause('(<it> was kicked|%kicked)', { it: maybe(theSource) }, (_, { scope }) =>
    handOn<Condition>({ kind: 'paid', cost: 'kicker' }, saySource(scope)),
  ),
  clause('<of> was kicked', { of: what }, ({ of }): Condition => ({
    kind: 'matches',
    subject: of,
    filter: { kind: 'paid', cost: 'kicker' },
  })),
  clause('<it> escaped', { it: theSource }, (): Condition => ({ kind: 'paid', cost: 'escape' })),
  clause("it's bargained", {}, (): Condition => ({ kind: 'paid', cost: 'bargain' })),
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
  clause('<of> <status>', { of: contracted.is, status: statuses }, ({ of, status }): Condition => ({
    kind: 'matches',
    subject: of,
    filter: { kind: 'status', status },
  })),
  clause(
    '(<of>|<it> is) (how:equipped|enchanted)',
    { of: maybe(contracted.is), it: maybe(what) },
    ({ of, it }, { forms: { how } }): Condition => ({
      kind: 'matches',
      subject: of ?? it ?? self,
      filter: { kind: 'bears', what: how === 'equipped' ? 'Equipment' : 'Aura' },
    }),
  ),
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
    ({ of, it, filter }): Condition => {
      const subject = of ?? it ?? self;
      // "A card exiled with it": one of them is enough.
      if (subject.kind === 'all') return { kind: 'some', of: subject, holds: { kind: 'matches', subject: { kind: 'each' }, filter } };
      return { kind: 'matches', subject, filter };
    },
  ),
  clause(
    "(<of> isn't|<its> not) (a|an) <filter>",
    { of: maybe(what), its: maybe(contracted.is), filter: noun },
    ({ of, its, filter }): Condition => ({
      kind: 'not',
      condition: { kind: 'matches', subject: of ?? its ?? self, filter },
    }),
  ),
  clause('a <of> ^be a <filter>', { of: noun, filter: noun }, ({ of, filter }): Condition => ({ kind: 'exists', filter: and(of, filter) })),
  clause(
    '<of> ^share a (quality:creature type|color|card type) with <with>',
    { of: what, with: what },
    ({ of, with: other }, { forms: { quality }, scope, outer }): HandedOn<Condition> =>
      // "If it shares a creature type with this, you may reveal it": the source is what it is held against, not what the sentence is about.
      handOn(
        { kind: 'matches', subject: of, filter: { kind: 'shares', quality: quality as 'color', with: other } },
        other.kind === 'self' ? inPassing({ ...scope, subject: outer.subject }, outer) : { ...scope, subject: outer.subject },
      ),
    { before: { with: (scope, { of }) => ({ ...scope, subject: of }) } },
  ),
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
  clause("<about> (is:is|aren't|isn't) the monarch", { about: subject }, ({ about }, { forms: { is = '' } }) => {
    const monarch = about((of) => designated(of, 'monarch'));
    return is === 'is' ? monarch : { kind: 'not', condition: monarch };
  }),
  clause(
    "(how:you've|you haven't|you have not) completed (which:a dungeon|Tomb of Annihilation)",
    {},
    (_, { forms: { how, which = '' } }) => {
      const completed = designated(you, `completed ${which}`);
      return how === "you've" ? completed : { kind: 'not', condition: completed };
    },
  ),
  clause('<about> ^have the initiative', { about: subject }, ({ about }) => about((of) => designated(of, 'initiative'))),
  clause("you('re| are) the monarch", {}, () => designated(you, 'monarch')),
  clause('(no one is the monarch|there is no monarch)', {}, (): Condition => ({
    kind: 'not',
    condition: { kind: 'some', of: { kind: 'players', which: 'each' }, holds: designated({ kind: 'each' }, 'monarch') },
  })),
  clause("it's (time:day|night)", {}, (_, { forms: { time } }): Condition => ({
    kind: 'exists',
    filter: and({ kind: 'named', name: time === 'day' ? 'Day' : 'Night' }, { kind: 'zone', zone: 'command' }),
  })),
  clause('(<it>|it) was bargained', { it: maybe(theSource) }, (): Condition => ({ kind: 'paid', cost: 'bargain' })),
  clause('you have a full party', {}, (): Condition => atLeast(party, number(4))),
  clause("(the|its) gift (was:was|wasn't) promised", {}, (_, { forms: { was } }): Condition => {
    const promised: Condition = { kind: 'paid', cost: 'gift' };
    return was === 'was' ? promised : { kind: 'not', condition: promised };
  }),
  clause('<of> is your Ring-bearer', { of: itself }, ({ of }): Condition => ({
    kind: 'matches',
    subject: of,
    filter: and({ kind: 'designated', as: 'ring-bearer' }, controlledBy(you)),
  })),
  clause('you have max speed', {}, (): Condition => atLeast({ kind: 'counters', counter: 'speed', of: you }, number(4))),
  clause("tribute wasn't paid", {}, (): Condition => ({ kind: 'not', condition: designated(self, 'tribute') })),
  clause(
    "<of> (is:is|isn't) (as:renowned|monstrous|saddled|suspected|solved)",
    { of: itself },
    ({ of }, { forms: { is, as = '' } }): Condition => (is === 'is' ? designated(of, as) : { kind: 'not', condition: designated(of, as) }),
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
  clause(
    'at least <least> <color> mana was spent to %cast <it>',
    { least: many, color, it: theSource },
    (parts, { tree: { start } }): Condition => {
      if (parts.least.kind !== 'number') throw new Unclear(start);
      return { kind: 'spent', color: parts.color, least: parts.least.value };
    },
  ),
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
  clause('there are <least> or more card types among <of>', { least: many, of: nouns }, ({ least, of }): Condition =>
    atLeast(countDifferent('card types', of), least),
  ),
  clause(
    '<least> or more <filter> are <where>',
    { least: many, filter: nouns, where: inGraveyard },
    ({ least, filter, where }): Condition => atLeast({ kind: 'count', of: all(and(filter, where)) }, least),
  ),
  clause(
    'you have <least> or more <filter> <where>',
    { least: many, filter: nouns, where: inGraveyard },
    ({ least, filter, where }): Condition => atLeast({ kind: 'count', of: all(and(filter, where)) }, least),
  ),
  clause('an opponent has <least> or more <filter> in their graveyard', { least: many, filter: nouns }, ({ least, filter }): Condition => {
    const theirs: Filter = { kind: 'zone', zone: 'graveyard', of: { kind: 'each' } };
    return {
      kind: 'some',
      of: { kind: 'players', which: 'opponents' },
      holds: atLeast({ kind: 'count', of: all(and(filter, theirs)) }, least),
    };
  }),
  clause(
    '<of> have total (name:power|toughness) <least> or greater',
    { of: nouns, least: many },
    ({ of, least }, { forms: { name } }): Condition =>
      atLeast({ kind: 'characteristic', name: name === 'power' ? 'power' : 'toughness', of: all(of) }, least),
  ),
);
