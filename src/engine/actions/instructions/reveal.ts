/** Revealing cards (701.20). */
import { deedOfMade } from '../../events/instructions/deed.ts';
import { perform } from '../../events/perform.ts';
import { nameOf } from '../../events/nameOf.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Doing } from './handler.ts';

export const reveal: Doing<'reveal'> = {
  lastKnown: true,
  carryOut: function* (game, { what, remember }, context) {
    const { controller: player, source } = context;
    const shown = resolveRef(lookAt(game.state), what, context);
    game.tell('reveal', `Revealed: ${shown.map((id) => nameOf(game.state, id)).join(', ') || 'nothing'}.`, 'resolve.instruction');
    yield* perform(
      game,
      shown.map((object) => ({ kind: 'did', what: 'reveals', object, player, source })),
    );
    return {
      it: shown,
      ...(remember === undefined ? {} : { [remember]: shown }),
      ...deedOfMade(remember ?? 'revealed', game.state, shown),
    };
  },
};
