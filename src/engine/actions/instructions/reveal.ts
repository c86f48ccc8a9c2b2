/** Revealing cards (701.20). */
import { deedOfMade } from '../../events/instructions/deed.ts';
import { perform } from '../../events/perform.ts';
import { say } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Doing } from './handler.ts';

export const reveal: Doing<'reveal'> = {
  lastKnown: true,
  carryOut: function* (game, { what, remember }, context) {
    const { controller: player, source } = context;
    const shown = resolveRef(lookAt(game.state), what, context);
    say(game, 'revealed', shown, ['resolve.instruction']);
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
