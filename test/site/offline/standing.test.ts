import { describe, expect, it } from 'vitest';
import type { DocumentId, IsoDate } from '../../../src/model/edition.ts';
import { findToday } from '../../../src/site/frame/browser/today.ts';
import { compareKept } from '../../../src/site/offline/standing.ts';

const at = (build: string, date?: string, document: DocumentId = 'comprehensive-rules') => ({
  build,
  made: '2026-03-05' as IsoDate,
  ...(date === undefined ? {} : { edition: { document, date: date as IsoDate } }),
});

describe('what is kept, beside what the site has', () => {
  it.each([
    ['is the latest when the build is the same', at('a', '2026-01-16'), at('a', '2026-01-16'), { kind: 'latest' }],
    ['has a newer build of the same edition', at('a', '2026-01-16'), at('b', '2026-01-16'), { kind: 'newer', made: '2026-03-05' }],
    [
      'is superseded from the day of the next edition',
      at('a', '2026-01-16'),
      at('b', '2026-03-10'),
      { kind: 'superseded', since: '2026-03-10' },
    ],
    ['is in force while the next edition is not', at('a', '2026-01-16'), at('b', '2026-03-11'), { kind: 'newer', made: '2026-03-05' }],
    [
      'is not superseded by another document',
      at('a', '2026-01-16', 'handbook'),
      at('b', '2026-03-01'),
      { kind: 'newer', made: '2026-03-05' },
    ],
    ['is not superseded by an older edition', at('a', '2026-01-16'), at('b', '2025-11-14'), { kind: 'newer', made: '2026-03-05' }],
    ['says nothing of editions where there are none', at('a'), at('b', '2026-03-01'), { kind: 'newer', made: '2026-03-05' }],
  ])('%s', (_, kept, latest, standing) => {
    expect(compareKept(kept, latest, '2026-03-10' as IsoDate)).toEqual(standing);
  });

  it('takes the day of the reader', () => {
    expect(findToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
