import { describe, expect, it } from 'vitest';
import type { EditionRecord } from '../../../../src/corpus/format.ts';
import type { KnownEdition } from '../../../../src/model/calendar.ts';
import { makeLibrary } from '../../../../src/site/frame/library/library.ts';
import { describeCited, findStanding, isPartialCopy } from '../../../../src/site/frame/library/standing.ts';
import { day } from '../../../grammar/trees.ts';
import { makeRecord } from '../../fixtures.ts';

const chapter = makeRecord('comprehensive-rules', '2010-01-01', { key: 'comprehensive-rules/2010-01-01~chapter-1a', extent: 'chapter' });
const lonely = makeRecord('comprehensive-rules', '2012-01-01', { extent: 'page' });
const rules = ['2005-10-01', '2010-01-01', '2026-01-16'].map((date) => makeRecord('comprehensive-rules', date));
const summaries = [makeRecord('rulings-summary', '1999-04-21'), makeRecord('rulings-summary', '2005-10-23', { extent: 'changes' })];
const rulebook = makeRecord('rulebook', '1997-03-24');
const handbook = ['2005-10-01', '2026-01-16'].map((date) => makeRecord('handbook', date));

function standingIn(records: readonly EditionRecord[], record: EditionRecord, missing: readonly KnownEdition[] = []) {
  const manifest = { format: 1 as const, editions: records, missing, passedOver: [] };
  return findStanding(
    makeLibrary({ folder: '', manifest, loadEdition: () => [], readEdition: () => [], loadDiagnostics: () => [] }, 'all'),
    record,
  );
}
const all = [...rules, chapter, lonely, rulebook, ...summaries, ...handbook];
const later: KnownEdition = { document: 'comprehensive-rules', date: day('2006-02-01') };

describe('the standing of a document', () => {
  it.each([
    ['the newest edition', rules[2]!, 'current', undefined],
    ['an older edition', rules[0]!, 'superseded', '2010-01-01'],
    ['a chapter', chapter, 'superseded partial', '2026-01-16'],
    ['a page whose whole edition is not here', lonely, 'superseded partial', '2026-01-16'],
    ['the rulebook', rulebook, 'superseded', undefined],
    ['the first summary', summaries[0]!, 'superseded unofficial', undefined],
    ['the last summary, of rules that are no more', summaries[1]!, 'superseded partial unofficial', undefined],
    ['the handbook', handbook[1]!, 'current unofficial', undefined],
    ['an older handbook', handbook[0]!, 'superseded unofficial', '2026-01-16'],
  ])('is that of %s', (_, record, states, until) => {
    const standing = standingIn(all, record);
    expect([standing.states.join(' '), standing.until]).toEqual([states, until]);
  });

  it('has a force only for whole editions of documents that come in editions', () => {
    expect(all.filter((record) => standingIn(all, record).hasForce)).toEqual([...rules, ...handbook]);
  });

  it('says of a copy which edition it is a part of, and where that can be read, if it can', () => {
    expect(standingIn(all, chapter).partOf).toEqual({ document: 'comprehensive-rules', date: '2010-01-01', href: '/2010-01-01/' });
    expect(standingIn(all, lonely).partOf).toEqual({ document: 'comprehensive-rules', date: '2012-01-01' });
    expect(all.filter(isPartialCopy)).toEqual([chapter, lonely]);
  });

  it('knows of later editions that are not here', () => {
    expect(standingIn([rules[0]!], rules[0]!, [later])).toMatchObject({ states: ['superseded'], until: '2006-02-01' });
    expect(standingIn([summaries[1]!], summaries[1]!, [later]).states).toContain('superseded');
    expect(standingIn([rulebook], rulebook).states).toEqual([]);
  });

  it.each([
    ['an edition', rules[0]!, 'effective {date}'],
    ['a chapter', chapter, 'one chapter of the edition of {date}, partial copy'],
    ['the rulebook', rulebook, 'of {date}'],
    ['a summary', summaries[0]!, 'of {date}, unofficial'],
    ['a summary of changes', summaries[1]!, 'of {date}, changes only, unofficial'],
    ['the handbook', handbook[1]!, 'effective {date}, unofficial'],
  ])('is said in citations of %s, and of nothing else that it is in force', (_, record, cited) => {
    expect(describeCited(record)).toBe(cited);
    expect(cited.includes('effective')).toBe(standingIn(all, record).hasForce);
  });
});
