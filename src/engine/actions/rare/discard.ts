/** Discarding (701.9). */
import { memoryOf } from '../../events/instructions/deed.ts';
import { takeAtRandom } from '../../events/atRandom.ts';
import { chooseObjects } from '../../events/choices.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { perform } from '../../events/perform.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { handOf, inTurnOrder } from '../../state/changes.ts';
import type { ObjectId } from '../../state/state.ts';
import { toGraveyard } from '../instructions/toGraveyard.ts';
import { cite, type RareInstructions } from '../../events/procedure.ts';

/** Players choose in turn order, then all of it is discarded at once (101.4). */
export const discard: RareInstructions['discard'] = function* (game, { who, amount, random, what, remember }, context) {
  const players = resolveRef(lookAt(game.state), who, context);
  const chosen: ObjectId[] = [];
  for (const player of inTurnOrder(game.state).filter((id) => players.includes(id))) {
    const hand = handOf(game.state, player);
    const able = what ? resolveRef(lookAt(game.state), what, { ...context, each: player }).filter((id) => hand.includes(id)) : hand;
    const due = Math.max(0, amountOf(lookAt(game.state), amount, { ...context, each: player }));
    chosen.push(
      ...(random === true ? takeAtRandom(game, player, able, due) : yield* chooseObjects(game, player, able, due, 'What is discarded?')),
    );
    if (able.length < due && able.length > 0) cite(game, 'effects.possible');
  }
  const before = lookAt(game.state);
  const happened = yield* perform(
    game,
    chosen.map((id) => ({ ...toGraveyard('discard')(id), by: context.controller })),
  );
  return memoryOf(becameOf(happened), remember, 'discarded', happened, before);
};
