/** A game in an edition before April 1999, of whose rules only one is played as it was: that is said, and so it is. */
import { expect, it } from 'vitest';
import { eraPoints } from '../../src/engine/eras.ts';
import { play } from './play.ts';

const first = (edition: string) => play({ edition, setup: { zones: {} }, actions: [], expect: {} }).trace[0];

it('is said first, and of no later edition', () => {
  expect(first('1998-06-01')).toMatchObject({ event: 'era', text: expect.stringContaining('combat damage') as string });
  expect(first('1999-04-23')).toMatchObject({ event: 'step' });
});
it('is how combat damage is dealt alone: nothing else differs before that day', () => {
  const earlier = eraPoints.filter(({ variants }) => variants.some(({ from }) => from !== '' && from <= '1999-04-23'));
  expect(earlier.map(({ id }) => id)).toEqual(['combat-damage']);
});
