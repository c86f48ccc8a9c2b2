import { describe, expect, it } from 'vitest';
import { chooseEditions } from '../../../../src/site/frame/library/chooseEditions.ts';
import { day } from '../../../grammar/trees.ts';
import { makeRecord } from '../../fixtures.ts';

const rules = ['2006-02-01', '2009-05-01', '2009-07-11', '2014-01-01', '2026-01-16'].map((date) => makeRecord('comprehensive-rules', date));
const keysOf = (records: Parameters<typeof chooseEditions>[0], wanted?: string): readonly string[] =>
  chooseEditions(records, wanted).shown.map((shown) => shown.record.key.replace('comprehensive-rules', 'cr'));

describe('the choice of editions', () => {
  it.each([undefined, '', 'all'])('is every edition, the newest first, unless it is made: %j', (wanted) => {
    expect(keysOf(rules, wanted)).toEqual(['cr/2026-01-16', 'cr/2014-01-01', 'cr/2009-07-11', 'cr/2009-05-01', 'cr/2006-02-01']);
  });

  it.each([
    ['newest', ['cr/2026-01-16']],
    ['2009-07-11,2006-02-01', ['cr/2026-01-16', 'cr/2009-07-11', 'cr/2006-02-01']],
  ])('can be made: %s', (wanted, keys) => {
    expect(keysOf(rules, wanted)).toEqual(keys);
  });

  it('says of an older edition until when it was in force, by the next edition even if that is not shown', () => {
    expect(chooseEditions(rules, '2009-05-01').shown.map(({ until }) => until)).toEqual([undefined, '2009-07-11']);
  });

  it('ends an edition with the next one that is known, here or not', () => {
    const missing = ['2009-06-06', '2030-01-01'].map((date) => ({ document: 'comprehensive-rules' as const, date: day(date) }));
    const { shown } = chooseEditions(rules, 'all', [...missing, { document: 'handbook', date: day('2006-03-03') }]);
    expect(shown.map(({ until, outdatedFrom }) => until ?? `newest, until ${outdatedFrom ?? 'today'}`)).toEqual([
      'newest, until 2030-01-01',
      '2026-01-16',
      '2014-01-01',
      '2009-06-06',
      '2009-05-01',
    ]);
  });

  it('gives the current edition the shortest address and an older one its date', () => {
    expect(chooseEditions(rules, '2009-05-01').shown.map(({ address }) => address)).toEqual([{}, { date: '2009-05-01' }]);
  });

  it('shows the handbook as the current edition while there is nothing else', () => {
    const handbook = [makeRecord('handbook', '2009-10-01'), makeRecord('handbook', '2026-01-16')];
    expect(chooseEditions(handbook, undefined).shown.map(({ address }) => address)).toEqual([{}, { date: '2009-10-01' }]);
  });

  it('shows the handbook beside the rules below its own name', () => {
    const { shown } = chooseEditions([...rules, makeRecord('handbook', '2026-01-16')], 'newest');
    expect(shown.map(({ address }) => address)).toEqual([{}, { document: 'handbook' }]);
  });

  it('gives partial sources and other documents a page, and less complete sources of a shown edition none', () => {
    const page = makeRecord('comprehensive-rules', '2006-10-01', { key: 'comprehensive-rules/2006-10-01~page-1a', extent: 'page' });
    const worse = makeRecord('comprehensive-rules', '2026-01-16', { key: 'worse', mainSource: 'comprehensive-rules/2026-01-16' });
    const summary = makeRecord('rulings-summary', '1999-04-21');
    const { shown, documents } = chooseEditions([...rules, page, worse, summary], 'newest');
    expect(shown.map(({ record }) => record.key)).toEqual(['comprehensive-rules/2026-01-16']);
    expect(documents.map(({ key }) => key)).toEqual([page.key, summary.key]);
  });

  it('is empty when there is nothing', () => {
    expect(chooseEditions([], undefined)).toEqual({ shown: [], documents: [] });
  });
});
