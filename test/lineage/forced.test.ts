import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../src/corpus/contentError.ts';
import { parseForcedLinks, readForcedLinks } from '../../src/lineage/forced.ts';
import { makeTemporaryFolder } from '../folders.ts';
import { align, arrows, contentFolder } from './makeEdition.ts';

const whole = {
  document: 'comprehensive-rules',
  old: '2009-05-01/420.5b',
  new: '2009-07-11/704.5f',
  reason: 'judged by reading both',
};
const parseOne = (record: unknown) => parseForcedLinks(JSON.stringify([record]), 'lineages.yaml');

describe('forced links', () => {
  it('name a document, two editions with their entries, and a reason', () => {
    expect(parseOne(whole)).toEqual([
      {
        document: 'comprehensive-rules',
        oldDate: '2009-05-01',
        newDate: '2009-07-11',
        pair: { old: '420.5b', new: '704.5f' },
      },
    ]);
  });

  it('may name a term with a stroke in its headword', () => {
    expect(parseOne({ ...whole, old: '2009-05-01/glossary:Cat/Dog' })[0]?.pair.old).toBe('glossary:Cat/Dog');
  });

  it.each([
    ['an unknown document', { ...whole, document: 'cookbook' }],
    ['no document', { ...whole, document: undefined }],
    ['no old place', { ...whole, old: undefined }],
    ['a place without an entry', { ...whole, old: '2009-05-01' }],
    ['an entry without its edition', { ...whole, new: '704.5f' }],
    ['a day that the calendar has not', { ...whole, new: '2009-02-30/704.5f' }],
    ['a place that is no text', { ...whole, new: 704.5 }],
    ['no reason', { ...whole, reason: undefined }],
    ['a reason that says nothing', { ...whole, reason: 'yes' }],
    ['nothing', null],
    ['a number', 7],
    ['a list', []],
  ])('are refused with %s, with the place', (_, record) => {
    expect(() => parseOne(record)).toThrow(/lineages\.yaml, record 1: expected/);
    expect(() => parseOne(record)).toThrow(ContentError);
  });

  it.each(['document: comprehensive-rules', '7', '"text"'])('are refused in a file that is no list: %s', (text) => {
    expect(() => parseForcedLinks(text, 'lineages.yaml')).toThrow(/expected a list/);
  });

  it('are refused in a file that is no YAML, in one line', () => {
    expect(() => parseForcedLinks('- [\n - }', 'lineages.yaml')).toThrow(ContentError);
    expect(() => parseForcedLinks('- [\n - }', 'lineages.yaml')).toThrow(/^lineages\.yaml: [^\n]+$/);
  });

  it('are none where the file is empty or missing, and are read from content/overrides', () => {
    const folder = makeTemporaryFolder();
    expect(parseForcedLinks('', 'lineages.yaml')).toEqual([]);
    expect(readForcedLinks(folder)).toEqual([]);
    mkdirSync(join(folder, 'overrides'));
    writeFileSync(join(folder, 'overrides', 'lineages.yaml'), JSON.stringify([whole]));
    expect(readForcedLinks(folder)).toHaveLength(1);
  });

  it('that we publish can be read', () => {
    expect(() => readForcedLinks(contentFolder)).not.toThrow();
  });
});

describe('a forced pair', () => {
  const [kettle, garden] = ['The kettle boils water before the guests sit down.', 'A gardener waters roses every single morning.'];

  it('is taken as it is, whatever the words say', () => {
    const alignment = align(
      [`100.1 ${kettle}`, `100.2 ${garden}`],
      [`100.1 ${kettle}`, `100.2 ${garden}`],
      [{ old: '100.1', new: '100.2' }],
    );
    const heirs = alignment.links.filter(({ heir }) => heir);
    expect(heirs.find(({ old }) => old === '100.1')).toMatchObject({ new: '100.2', score: 1, because: 'forced' });
    expect(heirs.filter((link) => link.new === '100.2')).toHaveLength(1);
  });

  it('is passed over where one of its entries is not in the edition', () => {
    expect(arrows(align([`100.1 ${kettle}`], [`100.1 ${kettle}`], [{ old: '100.1', new: '100.9' }]))).toEqual(['100.1 > 100.1']);
  });

  it('beside another of the same entry makes a split, or a merge: neither is lost, and one is the heir', () => {
    const lines = [`100.1 ${kettle}`, `100.2 ${garden}`];
    const split = align([`100.1 ${kettle}`], lines, [
      { old: '100.1', new: '100.1' },
      { old: '100.1', new: '100.2' },
    ]);
    expect(arrows(split)).toEqual(['100.1 > 100.1', '100.1 > 100.2 +']);
    expect(split.links.map(({ because }) => because)).toEqual(['forced', 'forced']);
    expect(split.added).toEqual([]);
    const merge = align(
      lines,
      [`100.1 ${kettle}`],
      [
        { old: '100.1', new: '100.1' },
        { old: '100.2', new: '100.1' },
      ],
    );
    expect(arrows(merge)).toEqual(['100.1 > 100.1', '100.2 > 100.1 +']);
    expect(merge.removed).toEqual([]);
  });
});
