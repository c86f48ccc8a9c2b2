/** Drawing cards (121). */
import { deedOfObjects } from '../../events/instructions/deed.ts';
import type { Happened } from '../../events/apply.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import { canDraw } from '../../events/replacement/impossible.ts';
import { cite } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf } from '../../look/reading/read.ts';
import type { Doing } from './handler.ts';

/** Cards are drawn one by one (121.2). */
export const draw: Doing<'draw'> = {
  // A library without cards keeps nobody from it (121.3); who can't draw more than one cannot choose to draw several (121.2b).
  isPossible: (look, { who, amount }, context) =>
    presentPlayers(look, who, context).some((player) =>
      canDraw(look, player, Math.max(1, amountOf(look, amount, { ...context, each: player }))),
    ),
  carryOut: function* (game, { who, amount }, context) {
    const look = lookAt(game.state);
    const all: Happened[] = [];
    for (const player of presentPlayers(look, who, context)) {
      const due = amountOf(look, amount, { ...context, each: player });
      if (due > 1) cite(game, 'draw.single');
      for (let at = 0; at < due; at += 1) all.push(...(yield* perform(game, [{ kind: 'draw', player }])));
    }
    return deedOfObjects(
      'drawn',
      all.filter(({ event }) => event.kind === 'draw'),
      look,
      ['draw'],
    );
  },
};
