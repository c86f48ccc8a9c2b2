/** Cards that a search finds together, where what one may be depends on the others (701.23). */
import { areSomeOf, toList } from '../../events/answers.ts';
import { ask, type Game, type Procedure } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import type { FoundTogether } from '../../language/filter.ts';
import type { Look } from '../../look/look.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { findMatching } from '../../look/reading/read.ts';
import { familyOf } from '../../language/subtypes.ts';
import { combinations } from '../../state/combinations.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';

type Fits = (found: readonly ObjectId[]) => boolean;

/** A player may find fewer of them: what they must be together is a quality that is stated (701.23b). */
export function* findTogether(
  game: Game,
  player: PlayerId,
  able: readonly ObjectId[],
  most: number,
  together: FoundTogether,
  context: Context,
): Procedure<readonly ObjectId[]> {
  if (able.length === 0 || most === 0) return [];
  const fits = fitsFor(lookAt(game.state), together, context);
  const cites = ['action.search', 'resolve.choice'] as const;
  const answer = yield* ask(game, {
    player,
    kind: 'object',
    text: 'What is found?',
    options: () => combinations(able, most, { fits }),
    judge: (given) => {
      const list = toList(given);
      return legalIf(list.length <= most && areSomeOf(list, able) && fits(list), 'these are not such cards together', ...cites);
    },
    cites,
  });
  return toList(answer);
}

function fitsFor(look: Look, together: FoundTogether, context: Context): Fits {
  const of = (id: ObjectId) => look.characteristicsOf(id);
  if (together === 'different names')
    return (found) => {
      // A split card has two names (709.4a), and what has none has no other one.
      const names = found.map((id) =>
        of(id)
          .name.split(' // ')
          .filter((name) => name !== ''),
      );
      return names.every(({ length }) => length > 0) && new Set(names.flat()).size === names.flat().length;
    };
  if (together === 'a land type')
    return ([first, ...others]) =>
      first === undefined ||
      others.length === 0 ||
      of(first).subtypes.some((type) => familyOf(type) === 'land' && others.every((id) => of(id).subtypes.includes(type)));
  const kinds = together.map((filter) => new Set(findMatching(look, { kind: 'and', filters: [filter, anywhere] }, context)));
  // Each for another one of the descriptions.
  const assign = ([first, ...others]: readonly ObjectId[], open: readonly ReadonlySet<ObjectId>[]): boolean =>
    first === undefined || open.some((kind, at) => kind.has(first) && assign(others, open.toSpliced(at, 1)));
  return (found) => assign(found, kinds);
}
const anywhere = {
  kind: 'or',
  filters: [
    { kind: 'zone', zone: 'library' },
    { kind: 'zone', zone: 'graveyard' },
  ],
} as const;
