/** Which cards from outside the game can be brought into a Commander game (903.11). */
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { GameObject, GameState } from '../state/state.ts';
import { fitsIdentity, identityOfCommander } from './colorIdentity.ts';

type CanBe = (state: GameState, object: GameObject) => boolean;

const nameOf = ({ cards }: GameState, { card }: GameObject): string => cards[card]?.faces[0]?.name ?? '';

/** No color beyond its commander's, and no name that another card of its owner in the game has. */
const fits: CanBe = (state, object) => {
  const identity = identityOfCommander(state, object.owner);
  const card = state.cards[object.card];
  const isNew = Object.values(state.objects).every(
    (other) =>
      other.id === object.id || other.zone === 'outside' || other.owner !== object.owner || nameOf(state, other) !== nameOf(state, object),
  );
  return isNew && (identity === undefined || card === undefined || fitsIdentity(card, identity));
};

/** What no text for Commander games brings in: first the rules said nothing of it. */
export const commanderOutside: readonly Variant<CanBe>[] = [
  { from: '2025-07-25', value: () => false },
  { from: '2020-04-17', value: fits },
  { from: '', value: () => true },
];

/** Whether a card outside the game can be found there. */
export const canBeBrought: CanBe = (state, object) =>
  state.options?.format !== 'commander' || object.zone !== 'outside' || variantOn(commanderOutside, state.day)(state, object);
