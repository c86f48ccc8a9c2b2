import { expect, it } from 'vitest';
import { makeCiteClient, mostBeside } from '../../../src/site/cite/citeClient.ts';

it('without a worker a long text is not read on the page, which would stand still: it is told so', async () => {
  // There is no Worker here.
  const ask = makeCiteClient();
  expect(await ask({ text: 'x'.repeat(mostBeside + 1), terms: true, site: 'https://example.org/' })).toEqual({
    kind: 'tooLong',
    most: mostBeside,
  });
});
