import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../src/corpus/contentError.ts';
import { readFacts } from '../../src/corpus/facts.ts';
import { makeTemporaryFolder } from '../folders.ts';

function content(files: Readonly<Record<string, string>>): string {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, 'overrides'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const editions = `
- document: comprehensive-rules
  date: 2001-09-24
  set: { code: ODY, name: Odyssey }
  address: http://example.org/rules.txt
  sources:
    - sha256: aa11
      extent: whole
    - sha256: bb22
      extent: page
- document: handbook
  date: 2009-07-11
`;
const overrides = `
- document: comprehensive-rules
  editions: [2001-09-24]
  ruleId: number-form
  number: 119.1d
  reason: Print has a stop where it should have none.
`;

describe('readFacts', () => {
  it('finds editions by document and day, with their set and address', () => {
    const { byEdition } = readFacts(content({ 'editions.yaml': editions }));
    expect([...byEdition.keys()]).toEqual(['comprehensive-rules/2001-09-24', 'handbook/2009-07-11']);
    expect(byEdition.get('comprehensive-rules/2001-09-24')).toMatchObject({
      set: { code: 'ODY', name: 'Odyssey' },
      address: 'http://example.org/rules.txt',
    });
    expect(byEdition.get('handbook/2009-07-11')).toEqual({ document: 'handbook', date: '2009-07-11' });
  });

  it('finds sources by their checksum, with the part that they hold', () => {
    const { bySource } = readFacts(content({ 'editions.yaml': editions }));
    expect(bySource.get('bb22')).toMatchObject({ date: '2001-09-24', extent: 'page' });
  });

  it('reads every file of overrides in the order of their names, and no other file', () => {
    const folder = content({
      'overrides/b.yaml': overrides,
      'overrides/a.yaml': overrides.replace('119.1d', '119.1'),
      'overrides/readme.md': '# Not one',
    });
    expect(readFacts(folder).overrides.map(({ number }) => number)).toEqual(['119.1', '119.1d']);
  });

  it('has none where there are no files', () => {
    expect(readFacts(join(makeTemporaryFolder(), 'nowhere'))).toEqual({
      bySource: new Map(),
      byEdition: new Map(),
      overrides: [],
      games: [],
    });
  });

  it.each([
    ['an edition without a day', { 'editions.yaml': '- document: handbook\n' }, 'record 1: expected document'],
    [
      'an edition with a day that is none',
      { 'editions.yaml': '- document: handbook\n  date: 2009-02-30\n' },
      'record 1: expected document',
    ],
    ['a record that is none', { 'editions.yaml': '- harrow\n' }, 'record 1: expected a record'],
    ['a source without extent', { 'editions.yaml': editions.replace('      extent: page\n', '') }, 'record 1: a source needs'],
    ['an extent that is none', { 'editions.yaml': editions.replace('extent: page', 'extent: half') }, 'record 1: a source needs'],
    ['a file that is no YAML', { 'editions.yaml': 'a: [1' }, 'editions.yaml: '],
    [
      'an override without a reason',
      { 'overrides/a.yaml': overrides.replace(/reason: .*/, 'reason: x') },
      'a.yaml, record 1: expected a reason',
    ],
  ])('stops at %s with the place', (_, files, message) => {
    const folder = content(files);
    expect(() => readFacts(folder)).toThrow(ContentError);
    expect(() => readFacts(folder)).toThrow(message);
  });

  it('reads the facts of this project', () => {
    const { byEdition, bySource } = readFacts(join(import.meta.dirname, '../../content'));
    expect(byEdition.size).toBeGreaterThan(100);
    expect(bySource.size).toBeGreaterThan(100);
  });
});
