/** Searching a library where what is found goes two ways, or on top of the library; and where each of several players searches (701.23). */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { type Counted, counted } from '../filters.ts';
import { sayPlayer, sayThing, sayThings } from '../antecedents.ts';
import { nouns, what, who, whosePlayer } from '../phrases.ts';
import { thatAsItWas } from '../pronouns.ts';
import { and, handOn, isEach, one, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';
import { foundTogether, sought } from './named.ts';

const isOne = (amount: Amount): boolean => amount.kind === 'number' && amount.value === 1;
const foundOne = (scope: Scope, filter: Filter): Scope =>
  sayThing(scope, { kind: 'memory', slot: 'found' }, 'moved', and(filter, { kind: 'card' }));
/** What is found, and the library is shuffled before it is put on top of it. */
const onTop = (by: Ref, wanted: Counted, scope: Scope, shown: boolean) =>
  handOn<readonly Instruction[]>(
    [{ do: 'search', who: by, filter: wanted.filter, amount: one, to: 'library', remember: 'found', ...(shown ? { shown: true } : {}) }],
    foundOne(scope, wanted.filter),
  );

export const searching: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(<doer> ^search|search) %own library for <wanted>, [(shown:reveal) %found, ](then shuffle|then shuffle your library|then shuffles their library|then shuffles) and (put|puts) (that card|it) on top[ of it]',
    { doer: maybe(who), wanted: sought },
    ({ doer, wanted }, { scope, forms: { shown }, tree: { start } }) => {
      if (!isOne(wanted.amount) || wanted.upTo || (doer && isEach(doer))) throw new Unclear(start);
      return onTop(doer ?? scope.doer, wanted, scope, shown !== undefined);
    },
  ),
  // Found cards stay in the library until the text says where they go.
  clause('search your library for <wanted> and reveal them', { wanted: sought }, ({ wanted }, { scope, tree: { start } }) => {
    if (isOne(wanted.amount) || scope.doer.kind !== 'you') throw new Unclear(start);
    const does: Instruction = {
      do: 'search',
      who: scope.doer,
      filter: wanted.filter,
      amount: wanted.amount,
      to: 'library',
      stays: true,
      shown: true,
      remember: 'revealed',
      ordered: true,
      ...foundTogether(wanted),
    };
    const card = and(wanted.filter, { kind: 'card' });
    return handOn<readonly Instruction[]>(
      [does],
      sayThings(scope, { kind: 'memory', slot: 'revealed' }, 'moved', card, { among: 'library' }),
    );
  }),
  clause(
    'search your library for <wanted> and reveal that card. shuffle your library, then put the card on top of it',
    { wanted: sought },
    ({ wanted }, { scope, tree: { start } }) => {
      if (!isOne(wanted.amount) || wanted.upTo) throw new Unclear(start);
      return onTop({ kind: 'you' }, wanted, scope, true);
    },
  ),
  clause(
    'search your library for <wanted>, reveal (those cards|them), (and put|put) one (field:%onto tapped|%onto|into your hand) and the (other|rest) (rest:into your hand|into your graveyard)',
    { wanted: counted },
    ({ wanted }, { scope, forms: { field = '', rest }, tree: { start } }): readonly Instruction[] => {
      if (isOne(wanted.amount) || scope.doer.kind !== 'you') throw new Unclear(start);
      const isHand = field === 'into your hand';
      return [
        {
          do: 'search',
          who: scope.doer,
          filter: wanted.filter,
          amount: wanted.amount,
          to: rest === 'into your hand' ? 'hand' : 'graveyard',
          single: { to: isHand ? 'hand' : 'battlefield', ...(field.endsWith('tapped') ? { tapped: true } : {}) },
          remember: 'found',
          ordered: true,
        },
      ];
    },
  ),
  clause(
    '(<doer> ^search|search) <of> library for <wanted>( and|,) put %found into (your|their) graveyard',
    { doer: maybe(who), of: whosePlayer, wanted: sought },
    ({ doer, of, wanted }, { scope, tree: { start } }) => {
      const player = doer ?? scope.doer;
      if (!isOne(wanted.amount) || of.kind !== 'you' || player.kind !== 'you') throw new Unclear(start);
      return handOn<readonly Instruction[]>(
        [{ do: 'search', who: player, filter: wanted.filter, amount: one, to: 'graveyard', remember: 'found', ordered: true }],
        foundOne(scope, wanted.filter),
      );
    },
  ),
  clause(
    '<doer> ^search %own library for <wanted>, puts %found %onto[ (tapped:tapped)], then shuffles[ their library]',
    { doer: who, wanted: counted },
    ({ doer, wanted }, { forms: { tapped }, tree: { start } }): readonly Instruction[] => {
      if (wanted.filter.kind === 'card') throw new Unclear(start);
      return [
        {
          do: 'search',
          who: doer,
          filter: wanted.filter,
          amount: wanted.amount,
          to: 'battlefield',
          ...(tapped ? { tapped: true } : {}),
          remember: 'found',
        },
      ];
    },
  ),
  clause(
    'search <of> graveyard, hand, and library for (many:all|any number of) cards with the same name as <as> and (exile them|remove them from the game)',
    { of: whosePlayer, as: choice(thatAsItWas, what) },
    ({ of, as }, { forms: { many } }): readonly Instruction[] => [
      { do: 'search zones', of, filter: { kind: 'same name', as }, ...(many === 'all' ? {} : { upTo: true }) },
    ],
  ),
  clause(
    'search <of> graveyard, hand, and library for (many:all|any number of) <cards> and (exile them|remove them from the game)',
    { of: whosePlayer, cards: nouns },
    ({ of, cards }, { scope, forms: { many } }) =>
      handOn<readonly Instruction[]>(
        [{ do: 'search zones', of, filter: cards, ...(many === 'all' ? {} : { upTo: true }) }],
        of.kind === 'you' ? scope : sayPlayer(scope, of),
      ),
  ),
];
