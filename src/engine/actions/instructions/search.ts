/** Searching a library (701.23). */
import { cite, say } from '../../events/procedure.ts';
import { deedOfObjects } from '../../events/instructions/deed.ts';
import type { Happened } from '../../events/apply.ts';
import { chooseObjects, chooseUpTo } from '../../events/choices.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { perform } from '../../events/perform.ts';
import { cannot } from '../../events/replacement/impossible.ts';
import type { Filter } from '../../language/filter.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, findMatching, resolveRef } from '../../look/reading/read.ts';
import { shuffle } from '../../state/random.ts';
import type { ObjectId } from '../../state/state.ts';
import type { Doing } from './handler.ts';
import { linkTo } from './link.ts';
import { isSearched, ofPortion, portionOf } from './librarySearched.ts';

/** A player may fail to find cards of a stated quality (701.23b). The library is shuffled afterwards. */
export const search: Doing<'search'> = {
  carryOut: function* (game, instruction, context) {
    const { who, filter, amount, to, tapped, remember, link } = instruction;
    const found: ObjectId[] = [];
    const all: Happened[] = [];
    const before = lookAt(game.state);
    for (const player of resolveRef(lookAt(game.state), who, context)) {
      const own: Context = { ...context, each: player };
      const inLibrary: Filter = {
        kind: 'and',
        filters: [filter, { kind: 'zone', zone: 'library', of: instruction.library ?? { kind: 'each' } }],
      };
      const forbidden = cannot(lookAt(game.state), player, 'search');
      if (forbidden) say(game, 'cannot search', player);
      const able = forbidden ? [] : findMatching(lookAt(game.state), inLibrary, own).filter(isSearched(game, player));
      const most = Math.max(0, amountOf(lookAt(game.state), amount, own));
      const portion = portionOf(game, player);
      // Cards of which no quality is stated must be found (701.23d).
      const chosen = forbidden
        ? []
        : yield* filter.kind === 'card'
            ? chooseObjects(game, player, able, Math.min(most, able.length), 'What is found?', 'action.search', 'resolve.choice')
            : chooseUpTo(
                game,
                player,
                able,
                most,
                { text: 'What is found?', others: portion === undefined ? undefined : ofPortion(portion) },
                'action.search',
                'resolve.choice',
              );
      if (!forbidden) say(game, 'search', player, chosen);
      if (!forbidden && chosen.length < Math.min(most, able.length)) say(game, 'not all found');
      const toLibrary = to === 'library';
      const owners = instruction.library ? resolveRef(lookAt(game.state), instruction.library, own) : [player];
      if (toLibrary) for (const owner of owners) game.state = shuffle(game.state, owner);
      const happened = yield* perform(
        game,
        chosen.map((object) => ({
          kind: 'move',
          object,
          to,
          cause: 'effect',
          as: { ...(to === 'battlefield' ? { controller: player } : {}), ...(tapped ? { tapped: true } : {}) },
        })),
      );
      const became = becameOf(happened);
      if (link !== undefined) linkTo(game, context.source, link, became);
      found.push(...became);
      all.push(...happened);
      for (const owner of owners) {
        if (!toLibrary) game.state = shuffle(game.state, owner);
        if (portion !== undefined) cite(game, 'action.search.portion');
        say(game, 'shuffle', owner, true);
      }
    }
    return { it: found, ...(remember === undefined ? {} : { [remember]: found }), ...deedOfObjects(remember ?? 'found', all, before) };
  },
};
