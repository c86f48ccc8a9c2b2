/** What a text asks of the turn so far: who cast, drew, gained or lost how much, what left, entered, attacked. */
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import { kindsIn } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { otherThan } from './antecedents.ts';
import { atLeast, atMost, either, many, not, once, subject } from './conditions.ts';
import { condition, noun, nouns, what } from './phrases.ts';
import { theirs } from './pronouns.ts';
import { itself } from './references.ts';
import { and, controlledBy, handOn, isSpell, number, Unclear, you } from './scope.ts';
import { clause, maybe } from './syntax.ts';
import { combat, yourMainPhase } from './when.ts';

const everyone: Ref = { kind: 'players', which: 'each' };
/** What is remembered of what entered (`Entered` in turnRecord.ts). */
const asked: ReadonlySet<string> = new Set([
  ...[
    'and',
    'or',
    'not',
    'type',
    'subtype',
    'supertype',
    'color',
    'permanent',
    'token',
    'controlled',
    'other',
    'self',
    'you',
    'event',
    'event object',
  ],
]);
/** "Artifact", "two or more creatures": so many of them at least. */
const entered = (of: Filter, least: Parameters<typeof atLeast>[1], at: number, by: Ref = you): Condition => {
  if ([...kindsIn(of)].some((kind) => !asked.has(kind))) throw new Unclear(at, 'what it was like as it entered is not known');
  return atLeast({ kind: 'happened', what: 'entered', of: and(of, controlledBy(by)) }, least);
};
const one = number(1);
const underYours = 'under your control this turn';
/** A spell that was cast. @throws Unclear of what is none: a card that is played may be a land; and where it is said from where, which is not remembered */
function spell(of: Filter | undefined, at: number): Filter {
  if (!of || !kindsIn(of).has('spell') || kindsIn(of).has('zone')) throw new Unclear(at);
  return of;
}
const cast = (of: Filter) => ({ kind: 'happened', what: 'cast', of }) as const;

condition.define(
  clause("it's the first combat phase of the turn", {}, (): Condition => ({ kind: 'time', steps: combat, firstCombat: true })),
  clause("it's your main phase", {}, () => yourMainPhase),
  // Of an attack that is spoken of, which has a defending player of its own (508.5).
  clause("you're the defending player", {}, (_, { scope: { said }, tree: { start } }): Condition => {
    if (!said.some(({ ref, number: many }) => ref.kind === 'event' && ref.role === 'object' && many === 'one')) throw new Unclear(start);
    return { kind: 'matches', subject: you, filter: { kind: 'one of', of: { kind: 'players', which: 'defending' } } };
  }),
  clause('(a|an) <of>[ (own:you controlled)] %left this turn', { of: noun }, ({ of }, { forms: { own } }) =>
    once({ kind: 'happened', what: 'left', of: and(of, own === undefined ? undefined : controlledBy(you)) }),
  ),
  // Whoever cast it, for its warp cost (702.185c).
  clause('(a|an) <of> %left this turn or a spell was warped this turn', { of: noun }, ({ of }) =>
    either(
      once({ kind: 'happened', what: 'left', of }),
      once({ ...cast(and({ kind: 'paid', cost: 'warp' }, { kind: 'spell' })), by: everyone }),
    ),
  ),
  clause('(a|an) <of> %left under your control this turn', { of: noun }, ({ of }) =>
    once({ kind: 'happened', what: 'left', of: and(of, controlledBy(you)) }),
  ),
  clause('(a|an) <of>[ (own:you controlled)] was put into (whose:a|your) graveyard %from this turn', { of: noun }, ({ of }, { forms }) =>
    once({
      kind: 'happened',
      what: 'to graveyard',
      of: and(
        of,
        forms['own'] === undefined ? undefined : controlledBy(you),
        forms['whose'] === 'your' ? { kind: 'owned', by: you } : undefined,
      ),
    }),
  ),
  clause('<least> or more <of> died this turn', { least: many, of: nouns }, ({ least, of }) =>
    atLeast({ kind: 'happened', what: 'to graveyard', of }, least),
  ),
  clause("(you've|you) sacrificed (a|an) <of> this turn", { of: noun }, ({ of }) =>
    once({ kind: 'happened', what: 'sacrificed', of: and(of, controlledBy(you)) }),
  ),
  clause(`(a|an) <of> %entered ${underYours}`, { of: noun }, ({ of }, { tree: { start } }) => entered(of, one, start)),
  clause(`<least> or more <of> %entered ${underYours}`, { least: many, of: nouns }, ({ least, of }, { tree: { start } }) =>
    entered(of, least, start),
  ),
  clause(`you had (which:a|an|another) <of> %enter ${underYours}`, { of: noun }, ({ of }, { scope, forms: { which }, tree: { start } }) =>
    entered(which === 'another' ? and(of, { kind: 'other', than: otherThan(scope, of) }) : of, one, start),
  ),
  clause(
    'an opponent had (a <of>|an <of>|<least> or more <those>) %enter under (his or her|their) control this turn',
    { of: maybe(noun), least: maybe(many), those: maybe(nouns) },
    ({ of, least = one, those }, { tree: { start } }): Condition => {
      const such = of ?? those;
      if (!such) throw new Unclear(start);
      return { kind: 'some', of: { kind: 'players', which: 'opponents' }, holds: entered(such, least, start, { kind: 'each' }) };
    },
  ),
  // Than the one whose entering is waited for.
  clause(
    '<who> had another <of> %enter under (his or her|their) control this turn',
    { who: theirs.subject, of: noun },
    (parts, { scope, tree: { start } }) => {
      const other = otherThan(scope, parts.of, start);
      if (other.kind !== 'event') throw new Unclear(start, 'other than which is not said');
      return entered(and(parts.of, { kind: 'other', than: other }), one, start, parts.who);
    },
  ),
  clause(
    '<about> (how:gained|lost) <least> or more life this turn',
    { about: subject, least: many },
    ({ about, least }, { forms: { how } }) =>
      about((by) => atLeast({ kind: 'happened', what: how === 'gained' ? 'life gained' : 'life lost', by }, least)),
  ),
  clause('an opponent was dealt (<least> or more |)damage this turn', { least: maybe(many) }, ({ least }) => ({
    kind: 'some',
    of: { kind: 'players', which: 'opponents' },
    holds: atLeast({ kind: 'happened', what: 'damage to opponents', by: { kind: 'each' } }, least ?? one),
  })),
  clause("(you've|you) drawn <least> or more cards this turn", { least: many }, ({ least }) =>
    atLeast({ kind: 'happened', what: 'drawn' }, least),
  ),
  clause("(%youCast|(not:you haven't cast)) (a|an) <of> this turn", { of: noun }, ({ of }, { forms, tree: { start } }) => {
    const has = once(cast(spell(of, start)));
    return forms['not'] === undefined ? has : not(has);
  }),
  clause(
    'an opponent (cast|has cast) ((a|an) <of>|<least> or more <those>) this turn',
    { of: maybe(noun), least: maybe(many), those: maybe(nouns) },
    ({ of, least = one, those }, { tree: { start } }) => ({
      kind: 'some',
      of: { kind: 'players', which: 'opponents' },
      holds: atLeast({ ...cast(spell(of ?? those, start)), by: { kind: 'each' } }, least),
    }),
  ),
  clause('%youCast another <of> this turn', { of: noun }, ({ of }, { scope, tree: { start } }) => {
    // The spell that a permanent was is another object (400.7).
    if (!isSpell(scope.card)) throw new Unclear(start);
    return once(cast(and(spell(of, start), { kind: 'other', than: { kind: 'self' } })));
  }),
  clause('%youCast <least> or more <of> this turn', { least: many, of: nouns }, ({ least, of }, { tree: { start } }) =>
    atLeast(cast(spell(of, start)), least),
  ),
  clause('you attacked with <least> or more creatures this turn', { least: many }, ({ least }) =>
    atLeast({ kind: 'happened', what: 'attackers' }, least),
  ),
  clause("you didn't attack with a creature this turn", {}, () => atMost({ kind: 'happened', what: 'attackers' }, number(0))),
  clause("(you've|you) committed a crime this turn", {}, () => once({ kind: 'happened', what: 'crimes' })),
  clause('no creatures attacked this turn', {}, () => atMost({ kind: 'happened', what: 'attackers', by: everyone }, number(0))),
  clause('<of> dealt damage to (whom:an opponent|a player) this turn', { of: itself }, ({ of }, { forms: { whom } }): Condition => ({
    kind: 'some',
    of: whom === 'a player' ? everyone : { kind: 'players', which: 'opponents' },
    holds: { kind: 'matches', subject: { kind: 'each' }, filter: { kind: 'damaged this turn', by: of } },
  })),
  clause('this ability has been activated <least> or more times this turn', { least: many }, ({ least }) =>
    atLeast({ kind: 'activations' }, least),
  ),
  clause("<of> (how:attacked|didn't attack|%entered) this turn", { of: what }, ({ of }, { scope, forms: { how = '' } }) => {
    const holds: Condition = {
      kind: 'matches',
      subject: of,
      filter: { kind: how.includes('entered') ? 'entered this turn' : 'attacked this turn' },
    };
    return handOn(how === "didn't attack" ? not(holds) : holds, scope);
  }),
);
