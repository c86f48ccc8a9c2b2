/** Cycling, and typecycling, which searches instead (702.29). */
import type { Filter } from '../../language/filter.ts';
import { type Activating, both, discardSelf, type Keyword, one, you } from './write.ts';

/** The ability that a name ending in cycling stands for; undefined for any other keyword. */
export const cycling = ({ keyword }: Keyword): Activating | undefined => {
  const kind = /^(.*)cycling$/.exec(keyword)?.[1];
  if (kind === undefined) return undefined;
  return (_, costs) => ({
    costs: [...costs, discardSelf],
    effect: {
      targets: [],
      instructions: [
        kind === '' ? { do: 'draw', who: you, amount: one } : { do: 'search', who: you, filter: kindOf(kind), amount: one, to: 'hand' },
      ],
    },
    from: 'hand',
  });
};

/** "Forestcycling", "basic landcycling" (702.29e). */
const kindOf = (words: string): Filter => {
  const [first, ...others] = words.split(' ').map(kindOfWord);
  return first && others.length === 0 ? first : both(...(first ? [first] : []), ...others);
};

const kindOfWord = (word: string): Filter =>
  word === 'land'
    ? { kind: 'type', type: 'land' }
    : word === 'basic'
      ? { kind: 'supertype', supertype: 'basic' }
      : { kind: 'subtype', subtype: word.charAt(0).toUpperCase() + word.slice(1) };
