/** Days in our sentences. */
import { expect, it } from 'vitest';
import { sayDay, sayDays } from '../../../src/site/frame/labels/days.ts';

it.each([
  ['2026-01-16', 'January 16, 2026'],
  // What is no day is a name.
  ['2026-02-31', '2026-02-31'],
  ['2009-05-01.txt', '2009-05-01.txt'],
  ['', ''],
])('%s is said as “%s”', (day, said) => {
  expect(sayDay(day)).toBe(said);
});

it('are said one by one in a sentence', () => {
  expect(sayDays('stood in the editions of 2005-10-01 to 2006-10-01;')).toBe(
    'stood in the editions of October 1, 2005 to October 1, 2006;',
  );
});
