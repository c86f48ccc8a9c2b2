/** Sacrificing (701.21). */
import { memoryOf } from '../../events/instructions/deed.ts';
import { chooseObjects } from '../../events/choices.ts';
import { perform } from '../../events/perform.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { inTurnOrder } from '../../state/changes.ts';
import type { ObjectId } from '../../state/state.ts';
import { toGraveyard } from '../instructions/toGraveyard.ts';
import type { RareInstructions } from '../../events/procedure.ts';

/** Players choose in turn order, then all of it is sacrificed at once (101.4). */
export const sacrifice: RareInstructions['sacrifice'] = function* (game, { who, what, amount, remember, exploit }, context) {
  const players = resolveRef(lookAt(game.state), who, context);
  const chosen: ObjectId[] = [];
  for (const player of inTurnOrder(game.state).filter((id) => players.includes(id))) {
    const look = lookAt(game.state);
    const named = resolveRef(look, what, { ...context, each: player }).filter(
      (id) =>
        game.state.objects[id]?.zone === 'battlefield' &&
        !game.state.objects[id].phasedOut &&
        look.characteristicsOf(id).controller === player,
    );
    const due = amount === undefined ? named.length : Math.max(0, amountOf(look, amount, { ...context, each: player }));
    chosen.push(...(yield* chooseObjects(game, player, named, due, 'What is sacrificed?')));
  }
  const before = lookAt(game.state);
  const by = exploit ? { exploitedBy: context.source } : {};
  const happened = yield* perform(
    game,
    [...new Set(chosen)].map((id) => ({ ...toGraveyard('sacrifice')(id), ...by })),
  );
  // What is spoken of later is the permanent as it last was.
  const gone = happened.flatMap(({ event }) => (event.kind === 'move' ? [event.object] : []));
  return memoryOf(gone, remember, 'sacrificed', happened, before);
};
