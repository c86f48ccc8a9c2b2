/** Whether as many cards can be milled as somebody may choose to (701.17); milling itself few games do (rare/millCards.ts). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { objectsIn } from '../../state/changes.ts';
import type { Doing } from './handler.ts';
import { rarely } from './rarely.ts';

/** Whether nobody may choose to mill more than there is (701.13b, 2020-07-03); before there was a word for it, as much was done as could be (609.3). */
export const millsWhole: readonly Variant<boolean>[] = [
  { from: '2020-07-03', value: true },
  { from: '', value: false },
];

export const mill: Doing<'mill'> = {
  ...rarely('mill'),
  isPossible: (look, { who, amount }, context) =>
    !variantOn(millsWhole, look.state.day) ||
    resolveRef(look, who, context).some((player) => objectsIn(look.state, 'library', player).length >= amountOf(look, amount, context)),
};
