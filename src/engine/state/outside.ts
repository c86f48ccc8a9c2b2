/** What is outside the game: where wishes find cards. */
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { ZoneName } from '../language/places.ts';
import type { GameState } from './state.ts';

/** Until July 2009 a card removed from the game was outside it (217.1e, 2009-05-01); in exile it is inside (400.10, 2009-09-04). */
export const outsideTheGame: readonly Variant<readonly ZoneName[]>[] = [
  { from: '2009-07-11', value: ['outside'] },
  { from: '', value: ['outside', 'exile'] },
];

/** The zones in which what a text calls outside the game is. */
export const zonesOutside = ({ day }: Pick<GameState, 'day'>): readonly ZoneName[] => variantOn(outsideTheGame, day);

/** Whether what is in a zone is where a text says. */
export const isMeantBy = (state: Pick<GameState, 'day'>, said: ZoneName, zone: ZoneName): boolean =>
  said === zone || (said === 'outside' && zonesOutside(state).includes(zone));
