/** Milling (701.17). */
import { memoryOf } from '../../events/instructions/deed.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { perform } from '../../events/perform.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { cite } from '../../events/procedure.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { objectsIn } from '../../state/changes.ts';
import type { Doing } from './handler.ts';
import { toGraveyard } from './toGraveyard.ts';

/** Whether nobody may choose to mill more than there is (701.13b, 2020-07-03); before there was a word for it, as much was done as could be (609.3). */
export const millsWhole: readonly Variant<boolean>[] = [
  { from: '2020-07-03', value: true },
  { from: '', value: false },
];

/** Cards go from the top of libraries to graveyards (701.17). */
export const mill: Doing<'mill'> = {
  isPossible: (look, { who, amount }, context) =>
    !variantOn(millsWhole, look.state.day) ||
    resolveRef(look, who, context).some((player) => objectsIn(look.state, 'library', player).length >= amountOf(look, amount, context)),
  carryOut: function* (game, { who, amount, remember }, context) {
    const look = lookAt(game.state);
    const due = Math.max(0, amountOf(look, amount, context));
    const players = resolveRef(look, who, context);
    const cards = players.flatMap((player) => objectsIn(game.state, 'library', player).slice(0, due));
    if (cards.length > 0 && cards.length < due * players.length) cite(game, 'effects.possible');
    const happened = yield* perform(game, cards.map(toGraveyard('effect')));
    return memoryOf(becameOf(happened), remember, 'milled', happened, look);
  },
};
