/** What is kept between runs may be damaged in any way: the next run gives the corpus that it would give without it. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ingest } from '../../../src/corpus/ingest.ts';
import { deriveLineages } from '../../../src/lineage/store/deriveLineages.ts';
import { makeFolder, readTree } from '../../folders.ts';
import { runs } from '../../thoroughly.ts';

const module = new URL('./paperReader.ts', import.meta.url);

const papers = ['2001-01-01', '2002-01-01', '2003-01-01'].map((date, at) => ({
  name: `${date}.txt`,
  text: `paper comprehensive-rules ${date}\n100.1 Sit at the table, one on each side.\n100.2 Deal ${at} cards to each.\n100.3 Smile.\n`,
}));

/** A folder with documents, a corpus and what was kept of its making. */
function makeBench(): string {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'documents'));
  mkdirSync(join(root, 'content'));
  for (const { name, text } of papers) writeFileSync(join(root, 'documents', name), text);
  return root;
}

async function run(root: string): Promise<void> {
  await ingest({
    folders: [{ path: join(root, 'documents'), prefix: '' }],
    contentFolder: join(root, 'content'),
    corpusFolder: join(root, 'corpus'),
    cacheFolder: join(root, 'cache', 'readings'),
    reader: { module, decidedBy: [], workers: 1 },
    derive: (folder) =>
      deriveLineages(folder, { contentFolder: join(root, 'content'), cacheFolder: join(root, 'cache', 'alignments'), decidedBy: [] }),
  });
}

let good: Record<string, string>;
beforeAll(async () => {
  const root = makeFolder();
  mkdirSync(join(root, 'documents'));
  mkdirSync(join(root, 'content'));
  for (const { name, text } of papers) writeFileSync(join(root, 'documents', name), text);
  await run(root);
  good = readTree(join(root, 'corpus'));
  rmSync(root, { recursive: true });
});

const listKept = (root: string): string[] =>
  readdirSync(join(root, 'cache'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

interface Damage {
  readonly name: string;
  readonly harm: (path: string, at: number, others: readonly string[]) => void;
}

const alter = (path: string, change: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(path);
  change(bytes);
  writeFileSync(path, bytes);
};

const damages: readonly Damage[] = [
  { name: 'zeroed', harm: (path) => alter(path, (bytes) => bytes.fill(0)) },
  { name: 'a byte altered', harm: (path, at) => alter(path, (bytes) => (bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1)) },
  {
    name: 'a letter altered',
    harm: (path, at) =>
      alter(path, (bytes) => {
        const letters = [...bytes.keys()].filter((place) => /[a-z]/.test(String.fromCharCode(bytes[place] ?? 0)));
        const place = letters[at % letters.length] ?? 0;
        bytes[place] = bytes[place] === 0x78 ? 0x79 : 0x78;
      }),
  },
  { name: 'cut off', harm: (path, at) => truncateSync(path, at % readFileSync(path).length) },
  { name: 'empty', harm: (path) => truncateSync(path, 0) },
  { name: 'lost', harm: (path) => rmSync(path) },
  { name: 'another one', harm: (path, at, others) => copyFileSync(others[at % others.length] ?? path, path) },
  { name: 'null', harm: (path) => writeFileSync(path, 'null') },
  { name: 'an empty object', harm: (path) => writeFileSync(path, '{}') },
  { name: 'an empty list', harm: (path) => writeFileSync(path, '[]') },
  { name: 'a reading of no edition', harm: (path) => writeFileSync(path, '{"kind":"editions","editions":[]}') },
  { name: 'a reading of another version', harm: (path) => writeFileSync(path, '{"kind":"passedOver","reason":"old","problem":false}') },
];

describe('what is kept between runs', () => {
  test.each(damages.map(({ name, harm }) => ({ name, harm })))('heals in one run when every file of it is $name', async ({ harm }) => {
    const root = makeBench();
    await run(root);
    const kept = listKept(root);
    expect(kept.map((path) => /[^.]*$/.exec(path)?.[0]).toSorted()).toEqual(
      ['TAG', 'TAG', 'json', 'json', 'json', 'json', 'json', 'kept', 'packed', 'packed', 'packed'].toSorted(),
    );
    for (const [at, path] of kept.entries()) harm(path, at + 40, kept.toReversed());
    await run(root);
    expect(readTree(join(root, 'corpus'))).toEqual(good);
  });

  test('heals in one run from any damage to any of it (five a run)', async () => {
    const root = makeBench();
    await run(root);
    const harmed = fc.tuple(fc.nat(1000), fc.constantFrom(...damages), fc.nat(100_000));
    await fc.assert(
      fc.asyncProperty(fc.array(harmed, { minLength: 5, maxLength: 5 }), async (each) => {
        for (const [file, { harm }, at] of each) {
          const kept = listKept(root).filter((path) => readFileSync(path).length > 0);
          const path = kept[file % kept.length];
          if (path !== undefined) harm(path, at, kept);
        }
        await run(root);
        expect(readTree(join(root, 'corpus'))).toEqual(good);
      }),
      { numRuns: runs(14) },
    );
  }, 300_000);
});
