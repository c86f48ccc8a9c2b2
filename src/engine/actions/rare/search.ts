/** Searching a library (701.23). */
import { cite, type Game, type Procedure, say } from '../../events/procedure.ts';
import { memoryOf } from '../../events/instructions/deed.ts';
import { askWhether, chooseObjects, chooseUpTo } from '../../events/choices.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { perform } from '../../events/perform.ts';
import { cannot } from '../../events/replacement/impossible.ts';
import type { Filter } from '../../language/filter.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, findMatching, resolveRef } from '../../look/reading/read.ts';
import { inTurnOrder } from '../../state/changes.ts';
import { shuffle } from '../../state/random.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';
import { linkTo } from '../instructions/link.ts';
import { findTogether } from './findTogether.ts';
import { isSearched, ofPortion, portionOf } from './librarySearched.ts';

/**
 * A player may fail to find cards of a stated quality (701.23b). Several search in turn order, then what they found goes where it goes at once
 * (101.4). The libraries are shuffled afterwards.
 */
export function* search(game: Game, instruction: InstructionOf<'search'>, context: Context): Procedure<Context['memory']> {
  const { who, filter, amount, to, tapped, remember, link, single, stays } = instruction;
  const before = lookAt(game.state);
  const players = resolveRef(before, who, context);
  const found: { readonly object: ObjectId; readonly player: PlayerId; readonly goes: NonNullable<typeof single> }[] = [];
  const searched: { readonly owners: readonly PlayerId[]; readonly isPortion: boolean }[] = [];
  for (const player of inTurnOrder(game.state).filter((id) => players.includes(id))) {
    const own: Context = { ...context, each: player };
    // Which of both zones is searched is for the player; one that is not the library is open, and what is there is found.
    const forbidden = cannot(lookAt(game.state), player, 'search');
    if (forbidden) say(game, 'cannot search', player);
    const closed = instruction.either && (forbidden || !(yield* askWhether(game, player, 'Is the library searched?', context.source)));
    const inZone = (zone: 'library' | 'graveyard'): Filter => ({ kind: 'zone', zone, of: instruction.library ?? { kind: 'each' } });
    const zones = [...(closed || forbidden ? [] : [inZone('library')]), ...(instruction.either ? [inZone('graveyard')] : [])];
    const inLibrary: Filter = { kind: 'and', filters: [filter, { kind: 'or', filters: zones }] };
    const able = zones.length === 0 ? [] : findMatching(lookAt(game.state), inLibrary, own).filter(isSearched(game, player));
    const most = Math.max(0, amountOf(lookAt(game.state), amount, own));
    const portion = portionOf(game, player);
    // Cards of which no quality is stated must be found (701.23d).
    const chosen = yield* instruction.together
      ? findTogether(game, player, able, most, instruction.together, own)
      : filter.kind === 'card' || closed
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
    if (zones.length > 0) say(game, 'search', player, chosen);
    if (instruction.shown && chosen.length > 0) say(game, 'revealed', chosen, ['action.reveal']);
    if (chosen.length < Math.min(most, able.length)) say(game, 'not all found');
    const [first] = single ? yield* chooseObjects(game, player, chosen, Math.min(1, chosen.length), 'Which is put there?') : [];
    found.push(
      ...chosen.map((object) => ({ object, player, goes: single && object === first ? single : { to, ...(tapped ? { tapped } : {}) } })),
    );
    searched.push({
      // What was not searched is not shuffled.
      owners: closed ? [] : instruction.library ? resolveRef(lookAt(game.state), instruction.library, own) : [player],
      isPortion: portion !== undefined,
    });
    const isOwn = !instruction.library || resolveRef(lookAt(game.state), instruction.library, own).includes(player);
    if (!closed && !forbidden && isOwn) yield* perform(game, [{ kind: 'did', what: 'searches', player }]);
  }
  const owners = searched.flatMap((each) => each.owners);
  if (to === 'library' && !stays) for (const owner of owners) game.state = shuffle(game.state, owner);
  const happened = yield* perform(
    game,
    (stays ? [] : found).map(({ object, player, goes }) => ({
      kind: 'move',
      object,
      to: goes.to,
      cause: 'effect',
      as: { ...(goes.to === 'battlefield' ? { controller: player } : {}), ...(goes.tapped ? { tapped: true } : {}) },
    })),
  );
  const became = stays ? found.map(({ object }) => object) : becameOf(happened);
  if (link !== undefined) linkTo(game, context, link, became);
  for (const each of searched)
    for (const owner of each.owners) {
      if (each.isPortion) cite(game, 'action.search.portion');
      if (stays) continue;
      if (to !== 'library') game.state = shuffle(game.state, owner);
      say(game, 'shuffle', owner, true);
    }
  return memoryOf(became, remember, 'found', happened, before);
}
