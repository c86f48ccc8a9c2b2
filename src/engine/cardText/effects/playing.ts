/** Cards that may be played or cast for a while, from where they were put (601.3, 611.2). */
import type { Duration } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { spellsIn, theseAmong } from '../among.ts';
import { thePastOne } from '../references.ts';
import { herself, thoseOnes } from '../pronouns.ts';
import { and } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';
import { duration } from './durations.ts';

const cards = choice<Ref>(herself, thoseOnes, thePastOne, theseAmong);
/** What was exiled is known as that object: the permission ends with it as it leaves (400.7). */
const asLongAsThere: Construct<Duration> = clause(
  'for as long as (it|they|that card|those cards) (remains|remain) exiled',
  {},
  (): Duration => 'permanent',
);
/** Where the cards are, by themselves, and what they must be as spells (601.3e). */
function divideSpells(what: Ref): { readonly what: Ref; readonly spells?: Filter } {
  if (what.kind !== 'all' || what.filter.kind !== 'and' || !spellsIn(what.filter)) return { what };
  const isWhere = ({ kind }: Filter): boolean => kind === 'one of' || kind === 'zone';
  const { filters } = what.filter;
  return { what: { kind: 'all', filter: and(...filters.filter(isWhere)) }, spells: and(...filters.filter((each) => !isWhere(each))) };
}
const mayPlay = (who: Ref, what: Ref, how: string | undefined, lasts: Duration, free: boolean): readonly Instruction[] => [
  {
    do: 'rules',
    rules: [
      { rule: 'may play', who, ...divideSpells(what), ...(free ? { free } : {}), ...(how === 'cast' ? { only: 'spells' as const } : {}) },
    ],
    duration: lasts,
  },
];
const free = '(free:| without paying #cards:its mana cost(s|))';

export const playing: readonly Construct<readonly Instruction[]>[] = [
  clause(
    `you may [look at and ](how:play|cast) <cards> <lasts>${free}`,
    { cards, lasts: choice(duration, asLongAsThere) },
    ({ cards: of, lasts }, { scope, forms: { how, free: paid } }) => mayPlay(scope.doer, of, how, lasts, paid !== ''),
  ),
  clause(
    `until (lasts:end of turn|your next turn|the end of your next turn), you may (how:play|cast) <cards>${free}`,
    { cards },
    ({ cards: of }, { scope, forms: { how, lasts, free: paid } }) =>
      mayPlay(
        scope.doer,
        of,
        how,
        lasts === 'the end of your next turn' ? 'end of your next turn' : lasts === 'end of turn' ? lasts : 'your next turn',
        paid !== '',
      ),
  ),
];
