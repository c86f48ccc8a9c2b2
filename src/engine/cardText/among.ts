/** Parts of cards that are together: "one of them", "a creature card from among them", "all land cards revealed this way", "the rest". */
import { isSame, kindsIn } from '../language/parts.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import type { Amount } from '../language/amount.ts';
import { numberWord, x } from './amounts.ts';
import { sayCounted, sayThings } from './antecedents.ts';
import { type Counted, counted } from './filters.ts';
import { amount as anyAmount, noun, nouns } from './phrases.ts';
import { and, type Antecedent, before, handOn, type HandedOn, holds, newSlot, number, one, or, type Scope, Unclear } from './scope.ts';
import { choice, clause, type Construct, maybe } from './syntax.ts';

const card: Filter = { kind: 'card' };
type Group = Antecedent & Required<Pick<Antecedent, 'among'>>;
const isGroup = (each: Antecedent): each is Group => each.among !== undefined;

/** How the cards came to be together, as a text may say it of them: "the milled cards", "cards revealed this way". */
const wayOf = ({ ref }: Group): string => (ref.kind === 'memory' ? ref.slot.replace(/ \d+$/, '') : '');
/** What the words in an alternative of a template say of how they came to be together; undefined where they do not say it. */
const wayIn = (words = ''): string | undefined => /\b(?:revealed|exiled|milled)\b/.exec(words)?.[0];

/** The cards of which there are parts. @throws Unclear where there are none, or others, or cards that came together in another way */
function groupIn(scope: Scope, at: number, words?: string): Group {
  const groups = scope.said.filter(isGroup);
  const way = wayIn(words);
  const [found, ...others] = way === undefined ? groups : groups.filter((each) => wayOf(each) === way);
  if (!found || others.length > 0) throw new Unclear(at);
  return found;
}
/** The same behind "of them", which may mean whatever is many. */
function groupSaid(scope: Scope, at: number): Group {
  const last = scope.said.findLast(({ sort, number: many }) => sort === 'object' && many === 'many');
  if (!last || !isGroup(last)) throw new Unclear(at);
  return last;
}

/** Some of them are spoken of by themselves: all of them are not together any more. */
export const divide = (scope: Scope, group: Antecedent): Scope => ({
  ...scope,
  said: scope.said.map((each) => (isSame(each.ref, group.ref) ? { ...each, divided: true, sentence: each.sentence - 0.5 } : each)),
});

/** Those of them that are such cards, and are still there: what was milled may have gone to exile instead (701.17c). */
const inGroup = ({ ref, among }: Group, like: Filter): Filter => {
  const zone: Filter = { kind: 'zone', zone: among };
  return and(like, { kind: 'one of', of: ref }, among === 'graveyard' ? or([zone, { kind: 'zone', zone: 'exile' }]) : zone);
};

/** Some that are chosen before the instruction that speaks of them. */
function choosePart(outer: Scope, group: Group, { filter, amount, upTo }: Counted, spells?: Filter): HandedOn<Ref> {
  const [slot, scope] = newSlot(divide(outer, group), 'chosen');
  // Those that the same sentence chooses before are others.
  const taken = outer.before.flatMap((each): readonly Filter[] =>
    each.do === 'choose' && each.from.kind === 'all' && holds(each.from.filter, (part) => isSame(part, group.ref))
      ? [{ kind: 'other', than: { kind: 'memory', slot: each.slot } }]
      : [],
  );
  const from: Ref = { kind: 'all', filter: and(inGroup(group, filter), ...taken) };
  const asked = before(scope, {
    do: 'choose',
    who: scope.doer,
    from,
    amount,
    ...(upTo ? { upTo } : {}),
    slot,
    ...(spells ? { spells } : {}),
  });
  const ref: Ref = { kind: 'memory', slot };
  return handOn(ref, sayCounted(asked, amount, ref, 'chosen', and(filter, card)));
}

const among =
  'from among (them|those cards|the revealed cards|the cards revealed this way|the milled cards|the cards milled this way|the exiled cards)';

/** Some of them, without a word that they are targets. */
export const partOf: Construct<Ref> = choice<Ref>(
  clause('(most:one|up to one) of (them|those cards)', {}, (_, { scope, forms: { most }, tree: { start } }) =>
    choosePart(scope, groupSaid(scope, start), { filter: card, amount: one, ...(most === 'one' ? {} : { upTo: true }) }),
  ),
  clause(
    '(least:up to |)<many> of (them|those cards)',
    { many: choice(numberWord, x) },
    ({ many }, { scope, forms: { least }, tree: { start } }) =>
      choosePart(scope, groupSaid(scope, start), { filter: card, amount: many, ...(least === '' ? {} : { upTo: true }) }),
    { plural: true },
  ),
  clause(
    'any number of (them|those cards)',
    {},
    (_, { scope, tree: { start } }) => choosePart(scope, groupSaid(scope, start), { filter: card, amount: number(99), upTo: true }),
    { plural: true },
  ),
  clause(
    `<of> ${among}`,
    { of: counted },
    ({ of }, { scope, forms: { 1: words }, tree: { start } }) => choosePart(scope, groupIn(scope, start, words), of),
    { like: 'of' },
  ),
);

const sayPart = (scope: Scope, group: Group, like: Filter): HandedOn<Ref> => {
  const ref: Ref = { kind: 'all', filter: inGroup(group, like) };
  return handOn(ref, sayThings(divide(scope, group), ref, 'all', and(like, card)));
};
/** What is left of them. @throws Unclear where none of them was spoken of by itself */
function restOf(scope: Scope, at: number, words?: string): HandedOn<Ref> {
  const group = groupIn(scope, at, words);
  if (!group.divided) throw new Unclear(at, 'the rest of what is not said');
  return sayPart(scope, group, card);
}

export const theRest: Construct<Ref> = choice<Ref>(
  clause('the other', {}, (_, { scope, tree: { start } }) => restOf(scope, start)),
  clause(
    '(the rest|the others|the other cards|the rest of those cards|the rest of the revealed cards|the rest of the cards revealed this way|all other cards revealed this way|the rest of the exiled cards)',
    {},
    (_, { scope, forms: { 1: words }, tree: { start } }) => restOf(scope, start, words),
    { plural: true },
  ),
);

/** All of them that are such cards, without a choice. */
export const allAmong: Construct<Ref> = choice<Ref>(
  clause(
    `all <of> (${among
      .replace('(', '')
      .replace(')', '')
      .split('|')
      .map((words, at) => (at === 0 ? words : `from among ${words}`))
      .join('|')}|revealed this way|milled this way|exiled this way)`,
    { of: nouns },
    ({ of }, { scope, forms: { 1: words }, tree: { start } }) => sayPart(scope, groupIn(scope, start, words), of),
    { plural: true },
  ),
  clause(
    'the revealed cards',
    {},
    (_, { scope, tree: { start } }) => {
      const last = scope.said.findLast(({ sort, number: many }) => sort === 'object' && many === 'many');
      if (last?.how === 'chosen' && !scope.said.some((each) => isGroup(each) && wayOf(each) === 'revealed')) return handOn(last.ref, scope);
      return sayPart(scope, groupIn(scope, start, 'revealed'), card);
    },
    { plural: true },
  ),
);

/** "One" where the text has said of what. */
export const oneOfThem: Construct<Ref> = clause('one', {}, (_, { scope, tree: { start } }) =>
  choosePart(scope, groupIn(scope, start), { filter: card, amount: one }),
);

/** A spell that is cast of one of them: the card of it, which is no land (305.1). */
export const cardOf = (filter: Filter): Filter => {
  const isSpell = (part: Filter): boolean => part.kind === 'spell';
  const parts = filter.kind === 'and' ? filter.filters : [filter];
  return and(...parts.filter((part) => !isSpell(part)), { kind: 'not', filter: { kind: 'type', type: 'land' } });
};
export const spellAmong: Construct<Ref> = clause(
  `(a|an) <of> ${among}`,
  { of: noun },
  ({ of }, { scope, forms: { 2: words }, tree: { start } }) =>
    choosePart(scope, groupIn(scope, start, words), { filter: spellsIn(of) ? card : cardOf(of), amount: one }, spellsIn(of)),
);
/** What a text asks of a spell is asked of what would be cast, with the face with which it is; what it asks of a card, of the card (601.3e). */
export const spellsIn = (of: Filter): Filter | undefined => (kindsIn(of).has('spell') ? of : undefined);
/** The same of what was chosen to be cast. */
export const spellsOf = (ref: Ref, { before: all }: Scope): Filter | undefined =>
  all.flatMap((each) => (each.do === 'choose' && ref.kind === 'memory' && each.slot === ref.slot && each.spells ? [each.spells] : []))[0];
/** All of them that may be cast or played, each when its player likes. */
export const theseAmong: Construct<Ref> = choice<Ref>(
  clause(
    '(cards|<of>) (exiled this way|from among (those exiled cards|the exiled cards|them|those cards|cards exiled this way))',
    { of: maybe(nouns) },
    ({ of }, { scope, tree: { start } }) => {
      const group = groupIn(scope, start, 'exiled');
      const spells = of && spellsIn(of);
      if (!spells) return sayPart(scope, group, of ? cardOf(of) : card);
      // Which of them are such spells is asked as they are cast; what is said of them behind that is said of the cards.
      return handOn({ kind: 'all', filter: inGroup(group, spells) }, sayPart(scope, group, cardOf(spells)).scope);
    },
    { plural: true },
  ),
);

// How many of them there were, whatever has become of them since.
anyAmount.define(
  clause(
    'the number of <of> (revealed|exiled|milled) this way',
    { of: nouns },
    ({ of }, { scope, forms: { 1: how }, tree: { start } }): Amount => ({ kind: 'count', of: groupIn(scope, start, how).ref, like: of }),
  ),
);
