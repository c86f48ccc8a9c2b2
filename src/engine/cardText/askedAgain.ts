/**
 * "If it's a land card, create a Treasure token. If it's a creature card, put it into your hand": what the second condition asks about is what the
 * first one did, and nothing of what was done where the first was so.
 */
import { isSame } from '../language/parts.ts';
import { better, fits } from './nouns.ts';
import { anywhere, type Antecedent, type Scope } from './scope.ts';

/** A condition stands first, and the one of the sentence before it did too. */
export const asking = (scope: Scope): Scope => ({ ...scope, asks: scope.hung?.sentence === scope.sentence - 1 });
/** Behind the condition: what hangs on it is spoken of from here on. */
export const hanging = (scope: Scope): Scope => ({ ...scope, asks: undefined, hung: { said: scope.said, sentence: scope.sentence } });

/** What came of it is only where the condition was so. */
export const hung = (scope: Scope): Scope => ({
  ...scope,
  said: scope.said.map((each) => (scope.hung?.said.some(({ ref }) => isSame(ref, each.ref)) ? each : { ...each, hangs: true })),
});
/**
 * "Destroy target creature. If you control a Swamp, create a Rat creature token. That creature's controller": what a pronoun found may not be there, and
 * something else that could be called so is.
 */
export const couldBeAnother = (scope: Scope, found: Antecedent, word?: string): boolean =>
  found.hangs === true &&
  scope.said.some(({ hangs, sort, number, each, how, ...known }) => {
    const isOne =
      !hangs &&
      (sort === 'player') === (found.sort === 'player') &&
      sort !== 'either' &&
      (number === 'one' || each) &&
      how !== 'source' &&
      !isSame(known.ref, found.from);
    if (!isOne || isSame(known.ref, scope.subject)) return false;
    const rank = (of: Antecedent): number => (word === undefined ? 0 : better.indexOf(fits(of, word)));
    const other = rank({ ...known, sort, number, how });
    return other >= 0 && other <= rank(found);
  });

/** What the condition before asked about: one thing, not the source. */
function askedBefore({ asks, hung }: Scope): Antecedent | undefined {
  if (!asks || !hung) return undefined;
  const asked = hung.said.filter(({ sentence, sort, how }) => sentence === hung.sentence && sort !== 'player' && how !== 'source');
  const [one] = asked;
  return asked.length === 1 && one?.sort === 'object' && one.number === 'one' ? one : undefined;
}

/** What a pronoun means in such a condition, or a noun with "that" where it can be called so. */
export function askedAgain(scope: Scope, word?: string): Antecedent | undefined {
  const asked = askedBefore(scope);
  if (!asked || (word !== undefined && fits(asked, word) === 'not')) return undefined;
  const moved = scope.said.findLast(({ ref, from }) => isSame(from, asked.ref) && !isSame(ref, asked.ref));
  if (!moved) return asked;
  // It moved where the first was so, and else it is what it was.
  const { was: _, ...known } = moved;
  return { ...known, ref: { kind: 'last', of: { kind: 'several', of: [asked.ref, moved.ref] }, filter: anywhere } };
}
