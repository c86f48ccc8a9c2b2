import { expect, it } from 'vitest';
import { everydayCorpus } from './everydayCorpus.ts';
import { makeEverydaySheet } from '../../../src/site/writing/everydaySheet.ts';

it.each([
  ['at the root of a host', '/', "[href='/glossary/kitten/']"],
  ['below a path', '/rules/', "[href='/rules/glossary/kitten/']"],
])('links of everyday words are named, on short pages and under any date, of a site %s', (_, base, page) => {
  const sheet = makeEverydaySheet(everydayCorpus('Kitten', 'Whisker'), base);
  expect(sheet).toContain(page);
  expect(sheet).toContain("[href$='#term-kitten']");
  expect(sheet).not.toContain('whisker');
});

it('nothing is styled where no word is of every day', () => {
  expect(makeEverydaySheet({ ...everydayCorpus('Kitten', 'Whisker'), loadEdition: () => [] }, '/')).toBe('');
});
