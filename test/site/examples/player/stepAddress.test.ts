import { describe, expect, it } from 'vitest';
import { makeStepAddress, readStepAddress } from '../../../../src/site/examples/player/stepAddress.ts';

const page = '/examples/ogre/';
const cases: readonly (readonly [string, number, string | undefined])[] = [
  ['/examples/ogre/', 0, undefined],
  ['/examples/ogre/#step-12', 12, undefined],
  ['/examples/ogre/?on=2009-07-11', 0, '2009-07-11'],
  ['/examples/ogre/?on=2009-07-11#step-3', 3, '2009-07-11'],
];

describe('the address of a step', () => {
  it.each(cases)('%s is that of step %d under the rules of %s', (address, step, edition) => {
    expect(makeStepAddress(page, { step, edition })).toBe(address);
    expect(readStepAddress(new URL(address, 'http://localhost'))).toEqual({ step, edition });
  });

  it('names no step where it names another place of the page', () => {
    expect(readStepAddress({ search: '', hash: '#text' })).toEqual({ edition: undefined });
  });
});
