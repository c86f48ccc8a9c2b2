/** Moving objects from zone to zone (400.7). */
import { deedOfObjects } from '../../events/instructions/deed.ts';
import { addEffect } from '../../events/continuousEffects.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { movesOf } from '../../events/instructions/move.ts';
import { perform } from '../../events/perform.ts';
import type { Game } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { objectIn } from '../../look/look.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { atRandom, shuffle } from '../../state/random.ts';
import { enterAttacking } from '../combat/entering.ts';
import type { Doing } from './handler.ts';
import { linkInOrder } from './link.ts';
import { looksAtLast, orderMelded } from './orderMelded.ts';

function inRandomOrder(game: Game, events: ReturnType<typeof movesOf>): ReturnType<typeof movesOf> {
  const [order, next] = atRandom(
    game.state,
    events.map(({ object }) => object),
  );
  game.state = next;
  return order.flatMap((id) => events.filter(({ object }) => object === id));
}

/** Moves objects at once, and remembers what they became. */
export const move: Doing<'move'> = {
  carryOut: function* (game, instruction, context) {
    const look = lookAt(game.state);
    // The source is gone before the duration could begin: nothing moves (610.3a).
    if (instruction.until && game.state.objects[context.source]?.zone !== 'battlefield') return {};
    const found = movesOf(look, instruction, context);
    const events = instruction.position === 'random bottom' ? inRandomOrder(game, found) : found;
    const shuffled =
      instruction.position === 'shuffled' ? resolveRef(look, instruction.library ?? { kind: 'owner', of: instruction.what }, context) : [];
    const happened = yield* perform(game, events);
    const became = becameOf(happened);
    const link =
      happened.some(({ also }) => also !== undefined) && looksAtLast(look, context.source)
        ? yield* orderMelded(game, happened, context.controller)
        : became;
    if (instruction.attacking) {
      const like = instruction.attacking === true ? [] : resolveRef(lookAt(game.state), instruction.attacking, context);
      const attacked = like.map((id) => objectIn(lookAt(game.state), id)?.attacking?.whom);
      yield* enterAttacking(game, became, like.length === 0 ? undefined : (whom) => attacked.includes(whom));
    }
    // A library is shuffled though nothing came into it (701.24c, 701.24d).
    for (const player of new Set(shuffled))
      if (
        !happened.some(
          ({ event }) => event.kind === 'move' && event.at === 'shuffled' && look.state.objects[event.object]?.owner === player,
        )
      ) {
        game.state = shuffle(game.state, player);
        game.tell('shuffle', `${player}’s library is shuffled.`, 'action.shuffle');
      }
    if (instruction.until) {
      const returns = happened.flatMap(({ event, became: object }) => {
        const was = event.kind === 'move' ? look.state.objects[event.object]?.zone : undefined;
        return object === undefined || was === undefined ? [] : [{ object, to: was }];
      });
      game.state = addEffect(game.state, context, { changes: [], duration: 'until it leaves', returns });
    }
    if (instruction.link !== undefined && link !== became) linkInOrder(game, context.source, instruction.link, link);
    return {
      it: became,
      ...(instruction.remember === undefined ? {} : { [instruction.remember]: became }),
      ...deedOfObjects(
        instruction.remember ?? (instruction.to === 'exile' ? 'exiled' : instruction.to === 'hand' ? 'returned' : 'put'),
        happened,
        look,
      ),
    };
  },
};
