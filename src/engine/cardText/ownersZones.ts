/** Whose hand, library or graveyard something goes to. */
import { isSame } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { player as playerSaid } from './antecedents.ts';
import { theirs } from './pronouns.ts';
import { handOn, holds, Unclear } from './scope.ts';
import { choice, clause, type Construct } from './syntax.ts';

/** "Its owner's hand", "their owners' hands": the zone is all that matters, since things go to their owner's (400.3). Its part is `home`. */
export const ownersZone = (zone: string, several: string): string =>
  `(#its owner's ${zone}|owner's ${zone}|#its owners' ${several}|your ${zone}|<home> ${zone})`;
/** Whose zone it is, by what was said before. */
export const home: Construct<Ref> = choice<Ref>(
  theirs.possessive,
  // "All artifacts target player owns to their hand": of things that are all one player's.
  clause('their', {}, (_, { scope, tree: { start } }) => {
    const { meaning: player, scope: after } = playerSaid(scope, start);
    const things = scope.said.findLast(({ sort }) => sort === 'object');
    const isTheirs = (part: object): boolean =>
      ('by' in part && 'kind' in part && part.kind === 'owned' && isSame(part.by, player)) ||
      ('zone' in part && 'of' in part && isSame(part.of, player));
    if (!things || !holds(things.like, isTheirs)) throw new Unclear(start);
    return handOn(player, after);
  }),
  clause("<of> owner's", { of: theirs.ofThat }, ({ of }) => of),
);
