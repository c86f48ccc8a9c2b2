import { describe, expect, it } from 'vitest';
import type { Alignment, Difference, Link } from '../../../src/model/alignment.ts';
import { arrangeChanges, groupChanges } from '../../../src/site/changes/arrangeChanges.ts';
import { listChanges } from '../../../src/lineage/changes.ts';
import { gatherMoves } from '../../../src/site/changes/gatherMoves.ts';
import { toProvisionIds } from '../../../src/lineage/provision.ts';
import { makeEntry, makeTerm } from '../fixtures.ts';

const link = (old: string, now: string, difference: Difference = 'none', more: Partial<Link> = {}): Link => ({
  old,
  new: now,
  heir: true,
  score: 0.9,
  because: 'wording',
  difference,
  ...more,
});
const align = (links: readonly Link[], removed: readonly string[] = [], added: readonly string[] = []): Alignment => ({
  links,
  removed,
  added,
});

const oldEdition = [
  makeEntry('1', 'section', { title: 'Home' }),
  makeEntry('100', 'subsection', { title: 'Naps' }),
  makeEntry('100.1', 'rule', { text: 'One.', examples: ['Mittens.'] }),
  makeEntry('100.2', 'rule', { text: 'Two.' }),
  makeEntry('2', 'section', { title: 'Garden' }),
  makeEntry('200', 'subsection', { title: 'Trees' }),
  makeEntry('200.1', 'rule', { text: 'Three.' }),
  makeTerm('Nap', 'Sleep.'),
];
const newEdition = [
  makeEntry('1', 'section', { title: 'Home' }),
  makeEntry('100', 'subsection', { title: 'Naps' }),
  makeEntry('100.1', 'rule', { text: 'One.', examples: ['Tom.'] }),
  makeEntry('3', 'section', { title: 'Garden' }),
  makeEntry('300', 'subsection', { title: 'Trees' }),
  makeEntry('300.1', 'rule', { text: 'Three, anew.' }),
  makeEntry('300.2', 'rule', { text: 'Four.' }),
  makeTerm('Nap', 'Sleep, anew.'),
];
const links = [
  link('2', '3'),
  link('200', '300'),
  link('200.1', '300.1', 'substance'),
  link('glossary:Nap', 'glossary:Nap', 'substance'),
  link('100.1#example-1', '100.1#example-1', 'substance'),
];

describe('changes in their order', () => {
  const editions = { old: oldEdition, new: newEdition, links };
  const rows = arrangeChanges(listChanges(align(links, ['100.2'], ['300.2'])), editions);

  it('follow the new edition, and what was removed stands behind what it followed', () => {
    expect(rows.map((row) => row.new[0] ?? `-${row.old[0] ?? ''}`)).toEqual([
      '100.1#example-1',
      '-100.2',
      '3',
      '300',
      '300.1',
      '300.2',
      'glossary:Nap',
    ]);
  });

  it('do not depend on the order of links', () => {
    const shuffled = align(links.toReversed(), ['100.2'], ['300.2']);
    expect(arrangeChanges(listChanges(shuffled), editions)).toEqual(rows);
  });

  it('stand under their sections, with terms and Examples apart', () => {
    const groups = groupChanges(
      rows.filter(({ kind }) => kind !== 'moved'),
      editions,
    );
    expect(groups.map((group) => [group.kind === 'section' ? group.section.id : group.kind, group.rows.length])).toEqual([
      ['1', 1],
      ['3', 2],
      ['glossary', 1],
      ['examples', 1],
    ]);
  });
});

describe('moves', () => {
  const gather = (given: readonly Link[], ids: readonly string[]) => gatherMoves(listChanges(align(given)), ids);

  it('of a rule and all below it are one line, those edited besides counted in', () => {
    const moved = [
      link('502.33', '702.6'),
      link('502.33a', '702.6a'),
      link('502.33a#example-1', '702.6a#example-1'),
      link('502.33b', '702.6b', 'substance'),
    ];
    const [group, ...others] = gather(
      moved,
      moved.map(({ old }) => old),
    );
    expect(others).toEqual([]);
    expect(group).toMatchObject({ old: '502.33', new: '702.6', of: 3, edited: false });
    expect(group?.below.map(({ old, edited }) => [old, edited])).toEqual([
      ['502.33a', false],
      ['502.33a#example-1', false],
      ['502.33b', true],
    ]);
  });

  it('of a subsection hold its rules, and not one that took another number', () => {
    const groups = gather([link('502', '702'), link('502.1', '702.1'), link('502.2', '702.9')], ['502', '502.1', '502.2', '502.3']);
    expect(groups.map(({ old, below, of }) => [old, below.map((move) => move.old), of])).toEqual([
      ['502', ['502.1'], 3],
      ['502.2', [], 0],
    ]);
  });

  it('leave out what has a row of its own with nothing unedited below it', () => {
    expect(gather([link('502.1', '702.1', 'substance'), link('502.1a', '702.1a', 'vocabulary')], ['502.1', '502.1a'])).toEqual([]);
  });

  it('do not take numbers of which one begins the other for rule and subrule', () => {
    const groups = gather([link('502.1', '702.1'), link('502.10', '702.10')], ['502.1', '502.10']);
    expect(groups.map(({ old }) => old)).toEqual(['502.1', '502.10']);
  });

  it('name every move of the rows exactly once', () => {
    const moved = [link('1', '2'), link('100', '200'), link('100.1', '200.1'), link('100.1a', '200.2'), link('100.2', '201')];
    const groups = gather(moved, toProvisionIds(oldEdition));
    expect(groups.flatMap(({ old, below }) => [old, ...below.map((move) => move.old)]).toSorted()).toEqual(
      moved.map(({ old }) => old).toSorted(),
    );
  });
});
