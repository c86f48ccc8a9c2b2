/** "For each creature you control": how often something is done, how much it is. */
import type { Amount } from '../language/amount.ts';
import { perVote } from './effects/votes.ts';
import { countAll, counterName, countDifferent, lost, lostHow, numberWord, party } from './amounts.ts';
import { noun, nounOfEach, nouns, what, who, whosePlayer } from './phrases.ts';
import { theirs } from './pronouns.ts';
import { itself } from './references.ts';
import { deed, doneTo, howMany } from './thisWay.ts';
import { otherThan } from './antecedents.ts';
import { removedThisWay } from './countersRemoved.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { isSame, kindsIn } from '../language/parts.ts';
import { and, handOn, isEach, meansPlayers, Unclear } from './scope.ts';
import { choice, clause, type Construct, maybe } from './syntax.ts';
import { eventPlayer } from './watched.ts';

/** So much for each of so many. */
export function timesEach(many: Amount, per: Amount | undefined): Amount {
  if (per === undefined) return many;
  if (many.kind !== 'number') throw new Unclear(0);
  return many.value === 1 ? per : { kind: 'times', factor: many.value, of: per };
}

/** Whether it is said of these whose they are, or where. */
const isSomebodys = (of: Filter): boolean => ['controlled', 'owned', 'zone'].some((kind) => kindsIn(of).has(kind));

export const forEachNoun: Construct<Amount> = choice<Amount>(
  clause(
    'for each of <its> colors',
    { its: choice(theirs.ofOne, theirs.ofMany) },
    ({ its }, { scope: { about } }): Amount => ({
      kind: 'count different',
      what: 'colors',
      of: about?.kind === 'all' && isSame(its, about) ? { kind: 'each' } : its,
    }),
    // Of many "their colors" could be those that all of them have together.
    { numbers: { its: false } },
  ),
  clause('for each <counter> counter on <on>', { counter: counterName, on: what }, ({ counter, on }, { scope: { about } }): Amount => ({
    kind: 'counters',
    counter,
    // Of several things each is what is said of it: "creatures get -1/-1 for each counter on them".
    of: about?.kind === 'all' && isSame(on, about) ? { kind: 'each' } : on,
  })),
  clause('for each [<counter> ]counter removed this way', { counter: maybe(counterName) }, ({ counter }, { scope, tree: { start } }) =>
    removedThisWay(scope, counter, start),
  ),
  clause("for each card you've drawn this turn", {}, (): Amount => ({ kind: 'happened', what: 'drawn' })),
  clause('for each opponent you have', {}, (): Amount => ({ kind: 'count', of: { kind: 'players', which: 'opponents' } })),
  clause(
    'for each <counter> counter <of> ^have',
    { counter: counterName, of: who },
    ({ counter, of }, { tree: { start, parts } }): Amount => {
      // "Each opponent has" would be of each by themselves.
      if (isEach(of) && !parts['of']?.plural) throw new Unclear(start);
      return { kind: 'counters', counter, of };
    },
  ),
  clause('for each card (fewer|less) than <many> in <of> hand', { many: numberWord, of: whosePlayer }, ({ many, of }): Amount => ({
    kind: 'sum',
    of: [many, { kind: 'times', factor: -1, of: { kind: 'hand size', of } }],
  })),
  clause('for each (which:basic land type|color|card type) among <of>', { of: nouns }, ({ of }, { forms: { which } }): Amount =>
    countDifferent(`${which as 'color' | 'card type' | 'basic land type'}s`, of),
  ),
  clause('for each 1 life (who:you|they) (deed:gained|lost)', {}, (_, { scope: { amounts, said }, forms, tree: { start } }): Amount => {
    const { amount, life } = amounts.at(-1) ?? {};
    const isTheirs = said.some(({ ref }) => isSame(ref, eventPlayer));
    if (amount?.kind !== 'event amount' || life !== forms['deed'] || isTheirs !== (forms['who'] === 'they')) throw new Unclear(start);
    return amount;
  }),
  clause('for each 1 life your opponents have lost this turn', {}, (): Amount => ({ kind: 'happened', what: 'life lost' })),
  clause('for each 1 damage prevented this way', {}, (): Amount => ({ kind: 'memory', slot: 'damage' })),
  perVote,
  clause('for each creature in your party', {}, () => party),
  clause('for each spell %youCast this turn', {}, (): Amount => ({ kind: 'happened', what: 'cast', of: { kind: 'and', filters: [] } })),
  clause('for each time (it|<it>) was kicked', { it: maybe(itself) }, (): Amount => ({ kind: 'times paid', cost: 'kicker' })),
  clause("for each time you've cast (your|a) commander from the command zone this game", {}, (): Amount => ({ kind: 'commander casts' })),
  clause(`for each <of> ${lostHow}`, { of: nounOfEach }, ({ of }, { forms: { how } }) => lost(of, how)),
  clause(`for each <of> ${deed.replace('destroyed|', '')} this way`, { of: nounOfEach }, ({ of }, { scope, forms }) =>
    howMany(doneTo(forms['deed'], scope), of),
  ),
  clause('for each <of> in each graveyard', { of: noun }, ({ of }) => countAll(and(of, { kind: 'zone', zone: 'graveyard' }))),
  clause('for each <of>', { of: nounOfEach }, ({ of }, { scope }) => {
    const many = countAll(of);
    const ref: Ref = { kind: 'all', filter: of };
    const counted = { ref, sort: 'object', number: 'many', like: of, how: 'all', sentence: scope.sentence } as const;
    return handOn(many, many.kind === 'count' && isSame(many.of, ref) && meansPlayers(of) === 'no' ? { ...scope, counted } : scope);
  }),
  clause('for each <of> and each <more>', { of: noun, more: noun }, ({ of, more }, { tree: { start } }): Amount => {
    // "For each artifact and each creature you control": whose the first are could be said behind both.
    if (!isSomebodys(of) && isSomebodys(more)) throw new Unclear(start, 'whose they are is said of the others alone');
    return { kind: 'sum', of: [of, more].map((filter) => ({ kind: 'count', of: { kind: 'all', filter } })) };
  }),
  clause('for each other <of>', { of: nounOfEach }, ({ of }, { scope }): Amount => ({
    kind: 'count',
    of: { kind: 'all', filter: and(of, { kind: 'other', than: otherThan(scope, of) }) },
  })),
);
