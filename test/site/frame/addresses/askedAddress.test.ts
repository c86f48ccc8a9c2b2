import { expect, it } from 'vitest';
import { listUnknownParts, listUnknownValues } from '../../../../src/site/frame/addresses/askedAddress.ts';

it.each([
  ['', []],
  ['?n=704.5j&on=2009-07-11', []],
  ['?n=704.5j&edition=1066-01-01', ['edition=1066-01-01']],
  ['?old=a%20b&new', ['old=a b', 'new']],
  ['?utm_source=mail&n=1&fbclid=x&gclid=y', []],
  ['?<img src=x>=1', ['<img src=x>=1']],
  ['?%E0%A4%A=1&=', ['\uFFFD%A=1']],
])('what a page does not know of %j is listed', (search, unknown) => {
  expect(listUnknownParts(search, ['n', 'on'])).toEqual(unknown);
});

it.each([
  [null, []],
  ['', []],
  ['added split', []],
  ['added kittens', ['kittens']],
])('of a list of values those that are none are told: %j', (value, unknown) => {
  expect(listUnknownValues(value, ['added', 'split'])).toEqual(unknown);
});
