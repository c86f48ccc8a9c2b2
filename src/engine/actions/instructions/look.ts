/** Looking at cards, which follows the rules of revealing them, but for who sees them (701.20e). */
import { say } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Doing } from './handler.ts';

export const look: Doing<'look'> = {
  lastKnown: true,
  carryOut: function* (game, { who, what, remember }, context) {
    const before = lookAt(game.state);
    const seen = resolveRef(before, what, context);
    const [player = context.controller] = resolveRef(before, who, context);
    say(game, 'looks', player, seen.length);
    return { it: seen, [remember]: seen };
  },
};
