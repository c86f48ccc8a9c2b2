import { mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ingest } from '../../src/corpus/ingest.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import type { EditionKey } from '../../src/corpus/format.ts';
import { alignAll } from '../../src/lineage/store/alignAll.ts';
import { deriveLineages } from '../../src/lineage/store/deriveLineages.ts';
import { loadLineages, loadWitnesses } from '../../src/lineage/store/readLineages.ts';
import { makeRegister } from '../../src/lineage/register.ts';
import { makeTemporaryFolder, readTree } from '../folders.ts';

const paperReader = new URL('../corpus/ingest/paperReader.ts', import.meta.url);
const kettle = '100.1 The kettle boils water before the guests sit down.';
const garden = 'A gardener waters yellow roses behind the northern wall.';
const paper = (date: string, ...lines: readonly string[]) => `paper comprehensive-rules ${date}\n${lines.join('\n')}\n`;
const [first, second, third] = [
  paper('2001-01-01', kettle, `100.2 ${garden}`, '100.7 "Cats" sleep {T}, é and \\ and </script>.'),
  paper('2003-01-01', kettle, `100.3 ${garden}`),
  paper('2005-01-01', kettle, `100.4 ${garden}`, '100.3 Umbrellas belong to the brass stand beside our front door.'),
];

/** Papers ingested with lineages in folders of their own; `again` writes more papers and runs once more. */
async function ingestPapers(papers: Readonly<Record<string, string>>, content: Readonly<Record<string, string>> = {}) {
  const root = makeTemporaryFolder();
  const [documents, contentFolder, corpusFolder, cacheFolder] = ['documents', 'content', 'corpus', 'alignments'].map((name) =>
    join(root, name),
  ) as [string, string, string, string];
  const aligned: number[] = [];
  const again = async (more: Readonly<Record<string, string>> = {}) => {
    mkdirSync(documents, { recursive: true });
    for (const [name, text] of Object.entries(more)) writeFileSync(join(documents, name), text);
    let count = 0;
    await ingest({
      folders: [{ path: documents, prefix: '' }],
      contentFolder,
      corpusFolder,
      cacheFolder: join(root, 'readings'),
      reader: { module: paperReader, decidedBy: [fileURLToPath(paperReader)], workers: 1 },
      derive: (folder) => deriveLineages(folder, { contentFolder, cacheFolder, decidedBy: [], report: (_, of) => (count = of) }),
    });
    aligned.push(count);
  };
  for (const [name, text] of Object.entries(content)) {
    mkdirSync(join(contentFolder, name, '..'), { recursive: true });
    writeFileSync(join(contentFolder, name), text);
  }
  await again(papers);
  const lineages = () => loadLineages(openCorpus(corpusFolder), 'comprehensive-rules');
  /** The files about lineages. */
  const files = () =>
    Object.fromEntries(Object.entries(readTree(corpusFolder)).filter(([name]) => /^(?:alignments|lineages|witnesses)\//.test(name)));
  return { again, aligned, lineages, files, corpusFolder, contentFolder, cacheFolder };
}

describe('the files about lineages', () => {
  test('are JSON, whatever the entries hold, and say what they are', async () => {
    const { files } = await ingestPapers({ a: first, b: second, c: third });
    expect(Object.keys(files())).toEqual([
      'alignments/comprehensive-rules/2003-01-01.json',
      'alignments/comprehensive-rules/2005-01-01.json',
      'lineages/comprehensive-rules.json',
    ]);
    const [alignment, , lineages] = Object.values(files()).map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(alignment).toMatchObject({
      document: 'comprehensive-rules',
      from: '2001-01-01',
      to: '2003-01-01',
      removed: ['100.7'],
      added: [],
    });
    expect(alignment).toMatchObject({ links: [{ old: '100.2', new: '100.3', heir: true, difference: 'none' }] });
    expect(lineages).toMatchObject({ document: 'comprehensive-rules', editions: ['2001-01-01', '2003-01-01', '2005-01-01'], flows: [] });
  });

  test('are the same bytes whatever the documents are called, and in whatever order they came', async () => {
    const made = await ingestPapers({ a: first, b: second, c: third });
    const renamed = await ingestPapers({ z: first, y: second, x: third });
    const grown = await ingestPapers({ only: third });
    await grown.again({ a: second });
    await grown.again({ zz: first });
    expect(renamed.files()).toEqual(made.files());
    expect(grown.files()).toEqual(made.files());
  });

  test.each([1, 2, 9])('are made of the same alignments, in whatever order %i threads make them', async (workers) => {
    const { corpusFolder, contentFolder } = await ingestPapers({ a: first, b: second, c: third });
    const key = (year: number): EditionKey => `comprehensive-rules/${year}-01-01`;
    const tasks = [
      { old: key(2001), new: key(2003) },
      { old: key(2003), new: key(2005) },
      { old: key(2001), new: key(2005) },
    ];
    const align = (cacheFolder: string, threads: { readonly workers?: number }) =>
      alignAll(tasks, { corpusFolder, contentFolder, cacheFolder, fingerprint: 'x', ...threads }, () => undefined);
    const here = await align(makeTemporaryFolder(), {});
    expect(here.map(({ links }) => links.length)).toEqual([1, 1, 1]);
    expect(await align(makeTemporaryFolder(), { workers })).toEqual(here);
  });

  test('of an edition that was added cost the pairs that it makes alone', async () => {
    const made = await ingestPapers({ a: first, c: third });
    await made.again();
    await made.again({ b: second });
    expect(made.aligned).toEqual([1, 0, 2]);
  });

  test('are made again when a kept alignment is cut off', async () => {
    const made = await ingestPapers({ a: first, b: second });
    const good = made.files();
    for (const name of Object.keys(readTree(made.cacheFolder))) truncateSync(join(made.cacheFolder, name), 5);
    await made.again();
    expect(made.files()).toEqual(good);
    expect(made.aligned).toEqual([1, 1]);
  });

  test('are kept whole while nothing changes that they are made of', async () => {
    const made = await ingestPapers({ a: first, b: second });
    const writtenAt = () => {
      const [path = ''] = Object.keys(readTree(made.cacheFolder)).filter((name) => name.endsWith('lineages.kept'));
      return statSync(join(made.cacheFolder, path), { bigint: true }).mtimeNs;
    };
    const before = writtenAt();
    await made.again();
    expect(writtenAt()).toBe(before);
    await made.again({ c: third });
    expect(writtenAt()).toBeGreaterThan(before);
  });

  const register = 'lineages/comprehensive-rules.txt';
  const forced = JSON.stringify([
    { document: 'comprehensive-rules', old: '2001-01-01/100.7', new: '2003-01-01/100.3', reason: 'judged by reading both' },
  ]);
  test.each<{ what: string; papers: Readonly<Record<string, string>>; content: Readonly<Record<string, string>> }>([
    { what: 'an edition is added', papers: { c: third }, content: {} },
    { what: 'the words of an edition', papers: { b: second.replace('boils', 'warms') }, content: {} },
    { what: 'a day', papers: { b: second.replace('2003', '2004') }, content: {} },
    { what: 'the register', papers: {}, content: { [register]: '2003-01-01\n2003-01-01/100.9 100.3\n' } },
    { what: 'a forced pair', papers: {}, content: { 'overrides/lineages.yaml': forced } },
  ])('are those of a first run when this changes after another: $what', async ({ papers, content }) => {
    const made = await ingestPapers({ a: first, b: second });
    const before = made.files();
    for (const [name, text] of Object.entries(content)) {
      mkdirSync(join(made.contentFolder, name, '..'), { recursive: true });
      writeFileSync(join(made.contentFolder, name), text);
    }
    await made.again(papers);
    expect(made.files()).not.toEqual(before);
    expect(made.files()).toEqual((await ingestPapers({ a: first, b: second, ...papers }, content)).files());
  });

  test('are there for a single edition too, and not for a document without a whole one', async () => {
    const made = await ingestPapers({ a: first });
    expect(made.lineages()?.lineages).toHaveLength(3);
    expect(made.lineages()?.loadAlignment(made.lineages()?.editions[0] ?? ('' as never))).toBeUndefined();
    const part = await ingestPapers({ a: first.replace('2001-01-01', '2001-01-01 page') });
    expect(part.lineages()).toBeUndefined();
    expect(part.files()).toEqual({});
  });

  test('say of a part where its entries belong, and nothing of what it leaves out', async () => {
    const made = await ingestPapers({ a: first, b: second, part: paper('2004-04-04 page', `100.3 ${garden}`) });
    expect(made.lineages()?.editions).toEqual(['2001-01-01', '2003-01-01']);
    expect(loadWitnesses(openCorpus(made.corpusFolder))).toMatchObject([
      {
        key: expect.stringContaining('2004-04-04') as string,
        witnesses: [{ entry: '100.3', edition: '2003-01-01', witnessOf: '100.3', agrees: true }],
      },
    ]);
  });

  test('say nothing of another whole source of an edition, which its own page compares', async () => {
    const made = await ingestPapers({ a: first, b: second, again: `${second}\n` });
    expect(openCorpus(made.corpusFolder).manifest.editions.filter(({ mainSource }) => mainSource !== undefined)).toHaveLength(1);
    expect(loadWitnesses(openCorpus(made.corpusFolder))).toEqual([]);
  });
});

describe('content', () => {
  test('keeps the ids of lineages in a register when an older edition comes to light', async () => {
    const known = await ingestPapers({ b: second, c: third });
    const lineages = known.lineages();
    if (!lineages) return expect.fail('no lineages');
    const register = { 'lineages/comprehensive-rules.txt': makeRegister(lineages) };
    const ids = (made: typeof known) => made.lineages()?.lineages.map(({ id }) => id);
    const older = await ingestPapers({ a: first, b: second, c: third }, register);
    expect(ids(older)).toEqual(['2003-01-01/100.1', '2003-01-01/100.3', '2001-01-01/100.7', '2005-01-01/100.3']);
    expect(ids(await ingestPapers({ a: first, b: second, c: third }))).toEqual([
      '2001-01-01/100.1',
      '2001-01-01/100.2',
      '2001-01-01/100.7',
      '2005-01-01/100.3',
    ]);
  });

  test('forces a pair, between the editions that it names', async () => {
    const record = { document: 'comprehensive-rules', old: '2001-01-01/100.7', new: '2003-01-01/100.3', reason: 'judged by reading both' };
    const made = await ingestPapers({ a: first, b: second, c: third }, { 'overrides/lineages.yaml': JSON.stringify([record]) });
    const lineage = made.lineages()?.lineages.find(({ id }) => id === '2001-01-01/100.7');
    expect(lineage?.steps.map(({ entry, because }) => [entry, because])).toEqual([
      ['100.7', 'identical'],
      ['100.3', 'forced'],
      ['100.4', 'identical'],
    ]);
  });

  test.each([
    ['overrides/lineages.yaml', '- reason: none\n', /lineages\.yaml, record 1: expected/],
    ['vocabulary.yaml', 'eras: 7\n', /vocabulary\.yaml: expected eras to be a list/],
  ])('that is malformed ends the run with one line: %s', async (name, text, says) => {
    await expect(ingestPapers({ a: first, b: second }, { [name]: text })).rejects.toThrow(says);
  });
});

test('a folder of alignments loses what other code made, and nothing that is not ours', async () => {
  const made = await ingestPapers({ a: first, b: second });
  const own = readdirSync(made.cacheFolder);
  expect(own).toHaveLength(2);
  for (const name of ['0123456789abcdef', 'photographs']) mkdirSync(join(made.cacheFolder, name));
  await made.again();
  expect(readdirSync(made.cacheFolder).toSorted()).toEqual([...own, 'photographs'].toSorted());
});
