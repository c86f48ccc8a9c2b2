/** 704.5c: ten poison counters; a team that shares them has five more for each further player (810.8d, 810.11). */
import { poisonedWith } from '../state/teams.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import { notYet } from '../state/notYet.ts';
import type { StateBasedAction } from './check.ts';

const tenOrMore: StateBasedAction = ({ state }) =>
  state.players
    .filter(({ id, poison: count, left }) => count >= 5 + 5 * poisonedWith(state, id).length && !left)
    .map(({ id }) => ({
      loses: id,
      cites: [
        ...(poisonedWith(state, id).length > 1 ? (['team.poison', 'sba.team.poison'] as const) : (['sba.poison'] as const)),
        'lose',
        'lose.poison',
      ],
    }));

/** In 1999 the cards that gave such counters said what came of them, and the rules nothing. */
export const poisonRule: readonly Variant<StateBasedAction>[] = [
  { from: '2001-07-23', value: tenOrMore },
  {
    from: '',
    value: () => {
      throw notYet('ten poison counters, of which the rules of the day say nothing');
    },
  },
];

export const poison: StateBasedAction = (look) => (tenOrMore(look).length === 0 ? [] : variantOn(poisonRule, look.state.day)(look));
