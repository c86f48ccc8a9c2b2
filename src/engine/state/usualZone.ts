/** Where abilities function that do not say where: on the battlefield, of some things in the command zone (113.6, 114.4, 311, 313 to 315). */
import type { CardType } from '../language/cardType.ts';
import type { ZoneName } from '../language/places.ts';
import type { GameObject } from './state.ts';

const nontraditional: readonly CardType[] = ['plane', 'phenomenon', 'vanguard', 'scheme', 'conspiracy'];

/** `types`: what the object is now; face down it is none of these. */
export const usualZone = ({ kind }: Pick<GameObject, 'kind'>, types: readonly CardType[]): ZoneName =>
  kind === 'emblem' || types.some((type) => nontraditional.includes(type)) ? 'command' : 'battlefield';
