/** Searching a player's graveyard, hand and library for cards that are exiled (701.23, 701.13). */
import { type RareInstructions, say } from '../../events/procedure.ts';
import { deedOfObjects } from '../../events/instructions/deed.ts';
import { chooseUpTo } from '../../events/choices.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { perform } from '../../events/perform.ts';
import { cannot } from '../../events/replacement/impossible.ts';
import type { Filter } from '../../language/filter.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { findMatching, resolveRef } from '../../look/reading/read.ts';
import type { ObjectId } from '../../state/state.ts';
import { isSearched } from './librarySearched.ts';

/**
 * All such cards of players' graveyards are exiled, or with `upTo` those that are chosen; of hands and libraries those that the player who
 * searches finds (701.23b).
 */
export const searchZones: RareInstructions['search zones'] = function* (game, { of, filter, upTo }, context) {
  const look = lookAt(game.state);
  const zones = ['graveyard', 'hand', 'library'] as const;
  const found = resolveRef(look, of, context).flatMap((player) =>
    zones.flatMap((zone) =>
      findMatching(look, { kind: 'and', filters: [filter, { kind: 'zone', zone, of: { kind: 'each' } }] }, { ...context, each: player }),
    ),
  );
  const searcher = context.controller;
  const isOpen = (id: ObjectId): boolean => upTo !== true && game.state.objects[id]?.zone === 'graveyard';
  const barred = cannot(look, searcher, 'search');
  const hidden = found
    .filter((id) => !isOpen(id) && !(barred && look.state.objects[id]?.zone === 'library'))
    .filter(isSearched(game, searcher));
  const chosen = yield* chooseUpTo(game, searcher, hidden, hidden.length, 'What is found?');
  if (chosen.length < hidden.length) say(game, 'not all found');
  const exiled = found.filter((id) => chosen.includes(id) || isOpen(id));
  if (exiled.length === 0) say(game, 'nothing found', searcher, isUndefined(look, filter, context));
  const happened = yield* perform(
    game,
    exiled.map((object) => ({ kind: 'move', object, to: 'exile', cause: 'exile' })),
  );
  return { it: becameOf(happened), ...deedOfObjects('exiled', happened, look) };
};

/** Whether what is searched for is described by something that is not known: a name of a card that nobody chose (701.23c). */
function isUndefined(look: Look, filter: Filter, context: Context): boolean {
  if (filter.kind === 'and') return filter.filters.some((each) => isUndefined(look, each, context));
  return filter.kind === 'same name' && resolveRef(look, filter.as, context).length === 0;
}
