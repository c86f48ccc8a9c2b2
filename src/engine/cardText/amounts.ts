/** Numbers and amounts: in words and digits, counted, halved, taken from something. */
import type { Amount, Differing } from '../language/amount.ts';
import { deedSlot, spokenOfAsItWas } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import { type Color, colors } from '../language/manaCost.ts';
import { isSame, partsIn } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { amount, nouns, what, whose, whosePlayer, who } from './phrases.ts';
import { those } from './antecedents.ts';
import { and, controlledBy, handOn, number, one, type Scope, thatAmount, Unclear, you } from './scope.ts';
import { choice, clause, type Construct, list, word, words } from './syntax.ts';

const names =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** "a", "one", "two" ... in words. */
export const numberWord: Construct<Amount> = words(
  Object.fromEntries([...names.split(' ').entries()].map(([at, text]) => [text, number(at + 2)])),
  true,
);
const singleWord: Construct<Amount> = words({ an: one, a: one, one }, false);
export const digits: Construct<Amount> = word(/\d+(?![\d/])/, (text) => number(Number(text)), ['0', '1', '2', '13'], {
  plural: (text) => text !== '1',
});
export const x: Construct<Amount> = words({ X: { kind: 'x' } }, true);

const thatMany = clause('(that many|that much|the same number of)', {}, (_, { scope, tree }) => thatAmount(scope, tree.start), {
  plural: true,
});
const twiceThat = clause('twice <of>', { of: choice(thatMany, x) }, ({ of }): Amount => ({ kind: 'times', factor: 2, of }), {
  plural: true,
});

/** A part of it, rounded as the sentence behind says. @throws Unclear where none does */
export function partOf(of: Amount, by: number, { rounding }: Scope, at: number): Amount {
  if (!rounding) throw new Unclear(at, 'how it is rounded is not said');
  return { kind: 'half', of, rounded: rounding, ...(by === 2 ? {} : { by: number(by) }) };
}
const halfOf = clause('half <of>', { of: x }, ({ of }, { scope, tree: { start } }) => partOf(of, 2, scope, start), { plural: true });

const xPlus = clause('<of> plus <more>', { of: x, more: digits }, ({ of, more }): Amount => ({ kind: 'sum', of: [of, more] }), {
  plural: true,
});

/** How many: before a noun. */
export const howMany: Construct<Amount> = choice(singleWord, numberWord, digits, x, thatMany, twiceThat, halfOf, xPlus);

/** Energy counters as symbols: `{E}{E}`. */
export const energy: Construct<Amount> = word(/(?:\{E\})+/, (text) => number(text.length / 3), ['{E}', '{E}{E}']);

/** Words before "counter" that say which or how many, and are no name of a kind (122.1). */
const noNames = new Set(
  (
    'a additional all an another any different each every extra fewer fewest first former greatest kind kinds last least less more most ' +
    'new next no nonland of one other same second such that the third this those two type types unique keyword'
  ).split(' '),
);

/** One word, but for two keywords that have two. */
const counterName = word(
  /(?:[+-]\d+\/[+-]\d+|(?:first|double) strike|[a-z]+)(?= counters?\b)/,
  (text) => (noNames.has(text.toLowerCase()) ? undefined : text),
  ['+1/+1', '-1/-1', 'charge', 'time'],
);
export { counterName };

const characteristics = {
  power: 'power',
  toughness: 'toughness',
  'mana value': 'mana value',
  'converted mana cost': 'mana value',
} as const;
export const characteristic = words<'power' | 'toughness' | 'mana value'>(characteristics);

const devotedTo: Construct<readonly Color[]> = list(words<Color>(Object.fromEntries(colors.map((name) => [name, name]))), [' and ']);
/** 700.8 */
export const party: Amount = {
  kind: 'party',
  of: { kind: 'all', filter: and({ kind: 'type', type: 'creature' }, controlledBy(you)) },
};
/** What died this turn, or was destroyed by what the text does: counted as it was (608.2h). */
export const lostHow =
  '(how:that died this turn|that died under your control this turn|put into your graveyard %from this turn|that were put into graveyards %from this turn|destroyed this way|discarded this way|exiled this way|milled this way|sacrificed this way)';
export function lost(of: Filter, how: string | undefined): Amount {
  const [deed = '', , way] = (how ?? '').split(' ');
  // Permanents are what they were; cards are what they became where they are.
  if (way === 'way')
    return { kind: 'count', of: { kind: 'memory', slot: deedSlot(deed, spokenOfAsItWas.includes(deed) ? 'was' : 'became') }, like: of };
  if (how?.startsWith('put into your')) return { kind: 'happened', what: 'to graveyard', of: and(of, { kind: 'owned', by: you }) };
  const own = how === 'that died under your control this turn' ? controlledBy(you) : undefined;
  return { kind: 'happened', what: 'to graveyard', of: and(of, own) };
}

/** How many there are of these; of creatures that convoked a spell, how many did, wherever they are by now (702.51c). */
export function countAll(filter: Filter): Amount {
  const convoked = partsIn(filter).find(({ kind, slot }) => kind === 'linked' && slot === 'convoked') as Ref | undefined;
  if (!convoked) return { kind: 'count', of: { kind: 'all', filter } };
  // What they were like then is not known.
  if (filter.kind !== 'and' || filter.filters.length !== 2 || !isSame(filter.filters[0], { kind: 'type', type: 'creature' }))
    throw new Unclear(0);
  return { kind: 'count', of: convoked };
}

/** How many different ones these have together. */
export const countDifferent = (what: Differing, of: Filter): Amount => ({ kind: 'count different', what, of: { kind: 'all', filter: of } });

amount.define(
  clause('<of>', { of: choice(digits, numberWord, x, thatMany, twiceThat) }, ({ of }) => of, { plural: true }),
  clause('the number of <counter> counters on <on>', { counter: counterName, on: what }, ({ counter, on }): Amount => ({
    kind: 'counters',
    counter,
    of: on,
  })),
  clause('the (total number|number) of <of>', { of: nouns }, ({ of }) => countAll(of)),
  clause(`the number of <of> ${lostHow}`, { of: nouns }, ({ of }, { forms: { how } }) => lost(of, how)),
  clause('the number of (which:card types|basic land types|colors) among <of>', { of: nouns }, ({ of }, { forms: { which } }): Amount =>
    countDifferent(which as Differing, of),
  ),
  clause('<of> <name>', { of: whose, name: characteristic }, ({ of, name }): Amount => ({ kind: 'characteristic', name, of })),
  clause('the total <name> of <of>', { name: characteristic, of: what }, ({ name, of }): Amount => ({ kind: 'characteristic', name, of })),
  clause('their total <name>', { name: characteristic }, ({ name }, { scope, tree }) => {
    const { meaning, scope: after } = those(scope, undefined, tree.start);
    return handOn<Amount>({ kind: 'characteristic', name, of: meaning.ref }, after);
  }),
  clause('the amount of life you gained this turn', {}, (): Amount => ({ kind: 'happened', what: 'life gained' })),
  clause('your devotion to <of>', { of: devotedTo }, ({ of }): Amount => ({ kind: 'devotion', colors: of })),
  clause('the number of creatures in your party', {}, () => party),
  clause('your speed', {}, (): Amount => ({ kind: 'counters', counter: 'speed', of: you })),
  clause('the number of times (it|~|this spell|this creature) was kicked', {}, (): Amount => ({ kind: 'times paid', cost: 'kicker' })),
  clause('the life lost this way', {}, (): Amount => ({ kind: 'memory', slot: 'lost' })),
  clause('<of> life total', { of: whosePlayer }, ({ of }): Amount => ({ kind: 'life', of })),
  clause('<of> starting life total', { of: whosePlayer }, ({ of }): Amount => ({ kind: 'starting life', of })),
  clause('half <of>, rounded (how:up|down)', { of: amount }, ({ of }, { forms: { how } }): Amount => ({
    kind: 'half',
    of,
    rounded: how === 'up' ? 'up' : 'down',
  })),
  clause('half <of>', { of: amount }, ({ of }, { scope, tree: { start } }) => partOf(of, 2, scope, start)),
  clause('twice <of>', { of: amount }, ({ of }): Amount => ({ kind: 'times', factor: 2, of })),
  clause(
    '<first> plus <second>',
    { first: choice(digits, x, words({ one }), numberWord), second: amount },
    ({ first, second }): Amount => ({
      kind: 'sum',
      of: [first, second],
    }),
  ),
  clause('the number of <of> plus the number of <more>', { of: nouns, more: nouns }, ({ of, more }): Amount => ({
    kind: 'sum',
    of: [of, more].map((filter) => ({ kind: 'count', of: { kind: 'all', filter } })),
  })),
  clause('the damage dealt this way', {}, (): Amount => ({ kind: 'memory', slot: 'dealt' })),
  clause('the damage prevented this way', {}, (): Amount => ({ kind: 'memory', slot: 'damage' })),
  clause('the lowest life total among all players', {}, (): Amount => ({ kind: 'least life' })),
  clause('the (greatest|highest) <name> among <of>', { name: characteristic, of: nouns }, ({ name, of }): Amount => ({
    kind: 'greatest',
    name,
    of: { kind: 'all', filter: of },
  })),
  clause('the number of (cards) <holder> ^have in hand', { holder: who }, ({ holder }): Amount => ({ kind: 'hand size', of: holder })),
);
