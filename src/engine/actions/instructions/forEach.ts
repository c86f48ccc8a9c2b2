/** Instructions that are followed for each of a set: all at once where that can be (608.2f), else one by one. */
import { tellAll } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { notYet } from '../../state/notYet.ts';
import type { Holding } from './handler.ts';
import { followOneByOne, orderOneByOne } from './oneByOne.ts';
import { choosesFirst, createsAtOnce, doTogether } from './together.ts';

export const forEach: Holding<'for each'> = {
  follow: function* (game, instruction, context, all) {
    const { of, then } = instruction;
    const things = resolveRef(lookAt(game.state), of, context);
    if (things.length === 0) tellAll(game, game.teller?.withholds(game.state, instruction, context));
    const [only, ...others] = then;
    if (only && others.length === 0) {
      const contexts = things.map((each): Context => ({ ...context, each }));
      const done = yield* doTogether(game, all, only.do, only, contexts);
      if (done) return { ...context.memory, ...done };
    }
    // Each of them chooses, then all of it is done at once (101.4).
    if (only && others.length === 0 && choosesFirst(only)) return (yield* game.follow(game, [{ ...only, who: of }], context)).memory;
    // As many as each of them is due, all at the same time.
    if (only && others.length === 0 && createsAtOnce(only) && of.kind === 'players')
      return (yield* game.follow(game, [{ ...only, who: of }], context)).memory;
    // Of each player something may be asked; of you for each of them it is not.
    const isOffer =
      only?.do === 'may' && only.who.kind === 'each' && others.length === 0 && things.every((each) => isPlayer(game.state, each));
    if (isOffer && things.length > 1) {
      if (!game.rare) throw notYet('several players who may');
      return yield* game.rare.mayTogether(game, only, things, context);
    }
    return yield* followOneByOne(yield* orderOneByOne(game, things, context), context.memory, function* (each, memory) {
      return (yield* game.follow(game, then, { ...context, memory, each })).memory;
    });
  },
};
