/** Cards that are searched for by name, in a library or in a graveyard as well (701.23). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { numberWord } from '../amounts.ts';
import { sayThing, sayThings } from '../antecedents.ts';
import { type Counted, counted } from '../filters.ts';
import { who, whose } from '../phrases.ts';
import { and, handOn, number, one, Unclear } from '../scope.ts';
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
export const sought: Construct<Counted> = choice(namedCards, counted);

export const searchingBoth: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(<doer> ^search|search) <of> library and/or graveyard for <wanted>, reveal %again, (and |then )put %again (to:into your hand|%onto). if you (search|searched) your library this way, shuffle( it|)',
    { doer: maybe(who), of: whose, wanted: sought },
    ({ doer, of, wanted }, { scope, forms: { to }, tree: { start } }) => {
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
          },
        ],
        (single ? sayThing : sayThings)(scope, found, 'moved', and(wanted.filter, { kind: 'card' })),
      );
    },
  ),
];
