import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../../src/site/frame/addresses/addresses.ts';
import { makeHistoryHrefs } from '../../../../src/site/frame/addresses/historyHrefs.ts';

describe('the address of a history', () => {
  it.each([
    ['2009-07-01/2.1~definition', '/history/penalty-guide/2009-07-01/2.1~definition/'],
    ['2009-07-01/Appendix C~game-loss', '/history/penalty-guide/2009-07-01/Appendix-C~game-loss/'],
    ['1994-01-26/Floor Rules 5', '/history/penalty-guide/1994-01-26/Floor-Rules-5/'],
  ])('of %s has no blank', (id, href) => {
    const [made] = makeHistoryHrefs([{ id, steps: [] }], 'penalty-guide');
    expect(made).toBe(href);
    expect(parseAddress(href)?.kind).toBe('history');
  });
});
