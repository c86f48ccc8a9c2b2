import { describe, expect, it } from 'vitest';
import { indexLineages } from '../../../../src/lineage/follow.ts';
import type { Lineages } from '../../../../src/model/lineage.ts';
import type { IsoDate } from '../../../../src/model/edition.ts';
import { makeEditionView } from '../../../../src/site/frame/library/edition.ts';
import type { Library } from '../../../../src/site/frame/library/library.ts';
import { findToday, keepsNumber, type Today } from '../../../../src/site/frame/library/today.ts';
import { makeEntry, makeRecord, makeTerm } from '../../fixtures.ts';

const days: readonly IsoDate[] = ['2009-05-01' as IsoDate, '2026-01-16' as IsoDate];
const older = makeEditionView({ record: makeRecord('comprehensive-rules', '2009-05-01'), address: { date: days[0] as IsoDate } }, [
  makeEntry('502', 'subsection', { title: 'Tricks' }),
  makeEntry('503', 'subsection', { title: 'Naps' }),
  makeEntry('504', 'subsection', { title: 'Doubtful' }),
  makeEntry('505', 'subsection', { title: 'Purring' }),
  makeTerm('Nap', 'Sleep.'),
]);
const newest = makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, [
  makeEntry('502', 'subsection', { title: 'Untap' }),
  makeEntry('503', 'subsection', { title: 'Naps' }),
  makeEntry('702', 'subsection', { title: 'Tricks' }),
  makeEntry('704', 'subsection', { title: 'Less doubtful' }),
  makeTerm('Long Nap', 'Sleep.'),
]);
type Step = Lineages['lineages'][number]['steps'][number];
const came = (entry: string): Step => ({ edition: 0, entry, relation: 'added', score: 1, because: 'identical' }) as unknown as Step;
const went = (entry: string, score: number): Step =>
  ({ edition: 1, entry, relation: entry === '' ? 'removed' : 'moved', score, because: 'wording' }) as unknown as Step;
const lineages = {
  editions: days,
  flows: [],
  lineages: [
    { steps: [came('502'), went('702', 0.95)] },
    { steps: [came('503')] },
    { steps: [came('504'), went('704', 0.6)] },
    { steps: [came('505'), went('', 1)] },
    { steps: [came('glossary:Nap'), went('glossary:Long Nap', 0.9)] },
  ],
} as unknown as Lineages;
const index = indexLineages(lineages);
const history = {
  ...lineages,
  index,
  placeOf: (date: IsoDate) => (days.includes(date) ? days.indexOf(date) : undefined),
  historyOf: (_: IsoDate, id: string) => ({ href: `/history/${id}/` }),
};
const library = { histories: new Map([['comprehensive-rules', history]]) } as unknown as Pick<Library, 'histories'>;

describe('what a page of an older edition shows is today', () => {
  it.each<[path: string, today: Today, what: string]>([
    [
      '/2009-05-01/502/',
      { is: 'entry', href: '/702/', from: '502', to: '702', score: 0.95 },
      'what it became, and not what has its number, with how sure that is',
    ],
    ['/2009-05-01/503/', { is: 'entry', href: '/503/', from: '503', to: '503' }, 'the same number where it kept it'],
    ['/2009-05-01/504/', { is: 'history', href: '/history/504/', from: '504' }, 'told by its history where that is not sure'],
    ['/2009-05-01/505/', { is: 'history', href: '/history/505/', from: '505' }, 'told by its history where it is gone'],
    ['/2009-05-01/glossary/', { is: 'page', href: '/glossary/' }, 'the glossary of the newest edition'],
    ['/2009-05-01/', { is: 'contents', href: '/' }, 'its contents'],
  ])('%s: %o, %s', (path, today) => {
    expect(findToday(library, path, older, newest)).toEqual(today);
  });

  it('is the edition alone where no lineages are known', () => {
    expect(findToday({ histories: new Map() }, '/2009-05-01/503/', older, newest)).toEqual({ is: 'contents', href: '/' });
  });

  it('keeps its number only where that is the same provision', () => {
    const keeps = keepsNumber(library, older, newest);
    expect(['502', '503', '504', '505'].filter(keeps)).toEqual(['503']);
    expect(keepsNumber({ histories: new Map() }, newest, newest)('502')).toBe(true);
  });
});
