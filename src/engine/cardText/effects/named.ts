/** Cards that are searched for by name, in a library or in a graveyard as well (701.23). */
import type { FoundTogether } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { numberWord, x } from '../amounts.ts';
import { sayThing, sayThings } from '../antecedents.ts';
import { type Counted, counted } from '../filters.ts';
import { amount, noun, nouns, who, whosePlayer } from '../phrases.ts';
import { and, handOn, number, one, or, thatAmount, Unclear } from '../scope.ts';
import { choice, clause, type Construct, maybe, word } from '../syntax.ts';

/** The name of a card, commas and all, up to what is done with it. */
const name = word(
  /(?:(?! or | named | and an? )[^.:;"])+?(?=,? (?:reveal|put|exile)\b|, and (?:reveal|put)\b| and put\b)/,
  (text) => text,
  ['Chandra, Pyrogenius', '~'],
);

/** "A card named Mu Yanling", "up to two cards named ~". */
const namedCards: Construct<Counted> = clause(
  '(a card|up to <most> cards|(many:any number of) cards) named <name>',
  { most: maybe(numberWord), name },
  ({ most, name: called }, { scope, forms: { many }, tree: { start } }) => {
    // In quotation marks it is not said which of two objects names itself.
    if (called.includes('~') && (scope.quoted === true || called !== '~')) throw new Unclear(start);
    const filter = and({ kind: 'card' }, { kind: 'named', name: called === '~' ? scope.card.name : called });
    if (many !== undefined) return { filter, amount: number(99), upTo: true };
    return most ? { filter, amount: most, upTo: true } : { filter, amount: one };
  },
);
/** What is searched for, and what those cards must be together. */
export interface Sought extends Counted {
  readonly together?: FoundTogether;
}
const soughtTogether: Construct<Sought> = choice<Sought>(
  clause(
    // What is not there together need not be found (701.23b), whether or not the text says "up to".
    '(up to |)<many> <of> (how:with different names|that share a land type)',
    { many: choice(numberWord, x), of: nouns },
    ({ many, of }, { forms: { how } }) => ({
      filter: of,
      amount: many,
      upTo: true,
      together: how === 'with different names' ? 'different names' : 'a land type',
    }),
    { plural: true },
  ),
  clause(
    '(a|an) <one> and (a|an) <other>',
    { one: noun, other: noun },
    ({ one: first, other }, { tree: { start } }) => {
      if (!kindsIn(first).has('card') || !kindsIn(other).has('card')) throw new Unclear(start, 'it is not said to be a card');
      return { filter: or([first, other]), amount: number(2), together: [first, other] };
    },
    { plural: true },
  ),
);
/** How many is counted as they are searched for: X is that from there on (107.3). */
const soughtX: Construct<Sought> = clause(
  '(upTo:up to |)X <of>, where X is <is>',
  { of: nouns, is: amount },
  ({ of, is }, { scope, forms: { upTo } }) =>
    handOn<Sought>({ filter: of, amount: is, ...(upTo === '' ? {} : { upTo: true }) }, { ...scope, x: [...(scope.x ?? []), is] }),
  { plural: true },
);
const upToThatMany: Construct<Sought> = clause(
  'up to that many <of>',
  { of: nouns },
  ({ of }, { outer, tree: { start } }) => ({ filter: of, amount: thatAmount(outer, start), upTo: true }),
  { plural: true },
);
export const sought: Construct<Sought> = choice<Sought>(namedCards, counted, soughtTogether, soughtX, upToThatMany);
/** @returns What a search instruction says of that. */
export const foundTogether = ({ together }: Sought): { readonly together?: FoundTogether } => (together ? { together } : {});

export const searchingBoth: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(<doer> ^search|search) <of> library and/or graveyard for <wanted>(, (shown:reveal) %again, (and |then )put %again (to:into your hand|%onto)| and put %again (field:%onto)). if you (search|searched) your library this way, shuffle( it|)',
    { doer: maybe(who), of: whosePlayer, wanted: sought },
    ({ doer, of, wanted }, { scope, forms: { to = 'battlefield', shown }, tree: { start } }) => {
      const player = doer ?? scope.doer;
      if (player.kind !== 'you' || of.kind !== 'you' || wanted.filter.kind === 'card') throw new Unclear(start);
      const found: Ref = { kind: 'memory', slot: 'found' };
      const single = wanted.amount.kind === 'number' && wanted.amount.value === 1;
      return handOn<readonly Instruction[]>(
        [
          {
            do: 'search',
            who: player,
            filter: wanted.filter,
            amount: wanted.amount,
            to: to === 'into your hand' ? 'hand' : 'battlefield',
            remember: 'found',
            either: true,
            ...(shown === undefined ? {} : { shown: true }),
            ...foundTogether(wanted),
          },
        ],
        (single ? sayThing : sayThings)(scope, found, 'moved', and(wanted.filter, { kind: 'card' })),
      );
    },
  ),
];
