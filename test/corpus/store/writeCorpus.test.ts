import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openCorpus, toEntry } from '../../../src/corpus/readCorpus.ts';
import { type CorpusFiles, diskFiles } from '../../../src/corpus/store/corpusFiles.ts';
import { recoverFolder } from '../../../src/corpus/store/publishFolder.ts';
import { shardNames } from '../../../src/corpus/store/wordingId.ts';
import { writeCorpus } from '../../../src/corpus/store/writeCorpus.ts';
import { makeTemporaryFolder, readTree } from '../../folders.ts';
import { makeContents, makeEdition, makeEntry } from './makeEdition.ts';

const early = makeEdition({
  date: '2001-02-03',
  entries: [makeEntry('100.1', 'Cards lie on the table.'), makeEntry('100.2', 'Shuffle first.')],
});
const late = makeEdition({
  date: '2011-02-03',
  entries: [
    makeEntry('100.1', 'Cards lie on the table.', { examples: ['Ann deals.'] }),
    makeEntry('100.2', 'Shuffle well.', { author: 'Ann', meant: '100.3', note: 'Printed so.' }),
  ],
});
const changed = makeEdition({ date: '2011-02-03', entries: [makeEntry('100.1', 'Cards lie in the box.')] });

/** The disk without waiting for it to be safe, which takes most of the time and changes nothing that a test can see. */
const hasty: CorpusFiles = { ...diskFiles, writeBytes: (path, bytes) => writeFile(path, bytes), syncFolder: () => Promise.resolve() };

/** Files that work until a number of operations, and then stop for ever (a killed process) or fail once (a full disk). */
function makeFailing(allowed: number, how: 'dies' | 'fails once'): { files: CorpusFiles; used: () => number } {
  let count = 0;
  const guard =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      count += 1;
      if (how === 'dies' ? count > allowed : count === allowed + 1)
        throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
      return work(...args);
    };
  const files: CorpusFiles = {
    readBytes: guard(hasty.readBytes),
    listNames: guard(hasty.listNames),
    makeFolder: guard(hasty.makeFolder),
    writeBytes: guard(hasty.writeBytes),
    linkFile: guard(hasty.linkFile),
    renamePath: guard(hasty.renamePath),
    removeAll: guard(hasty.removeAll),
    syncFolder: guard(hasty.syncFolder),
  };
  return { files, used: () => count };
}

describe('a written corpus', () => {
  test('is read again as it was', async () => {
    const folder = join(makeTemporaryFolder(), 'corpus');
    await writeCorpus(folder, makeContents([late, early]), { files: hasty });
    const corpus = openCorpus(folder);
    expect(corpus.manifest.editions.map(({ key }) => key)).toEqual(['comprehensive-rules/2001-02-03', 'comprehensive-rules/2011-02-03']);
    expect(corpus.loadEdition('comprehensive-rules/2011-02-03').map(toEntry)).toEqual(late.entries);
  });

  test('stores a wording that two editions share once', async () => {
    const folder = join(makeTemporaryFolder(), 'corpus');
    await writeCorpus(folder, makeContents([early, late]), { files: hasty });
    const shards = Object.entries(readTree(folder)).filter(([path]) => path.startsWith('wordings/'));
    expect(shards.map(([path]) => path)).toEqual(shardNames.map((name) => `wordings/${name}.json`));
    const all = shards.map(([, text]) => text).join('');
    expect(all.split('Cards lie on the table.')).toHaveLength(2);
  });

  test('has the same bytes whatever the order of reading and whatever stood there before', async () => {
    const root = makeTemporaryFolder();
    const [once, step] = [join(root, 'once'), join(root, 'step')];
    await writeCorpus(once, makeContents([early, late]), { files: hasty });
    await writeCorpus(step, makeContents([changed]), { files: hasty });
    await writeCorpus(step, makeContents([late]), { files: hasty });
    await writeCorpus(step, makeContents([late, early]), { files: hasty });
    expect(readTree(step)).toEqual(readTree(once));
    expect(readdirSync(root).toSorted()).toEqual(['once', 'step']);
  });

  test('has no absolute path, no day of today and no key out of order in it', async () => {
    const folder = join(makeTemporaryFolder(), 'corpus');
    await writeCorpus(folder, makeContents([early]), { files: hasty });
    for (const [path, text] of Object.entries(readTree(folder))) {
      expect(text, path).not.toContain(folder);
      expect(text, path).not.toContain(new Date().toISOString().slice(0, 10));
      const keys = Object.keys(JSON.parse(text) as object);
      expect(keys, path).toEqual(keys.toSorted());
    }
  });

  test('is not touched when nothing has changed', async () => {
    const folder = join(makeTemporaryFolder(), 'corpus');
    expect((await writeCorpus(folder, makeContents([early]), { files: hasty })).changed).toBe(true);
    const before = statSync(folder).ino;
    expect((await writeCorpus(folder, makeContents([early]), { files: hasty })).changed).toBe(false);
    expect(statSync(folder).ino).toBe(before);
  });

  test('is made whole again when a file of it was lost, changed or added', async () => {
    const folder = join(makeTemporaryFolder(), 'corpus');
    await writeCorpus(folder, makeContents([early]), { files: hasty });
    const good = readTree(folder);
    writeFileSync(join(folder, 'wordings', '00.json'), 'spilt coffee');
    writeFileSync(join(folder, 'editions', 'comprehensive-rules', '1999-01-01.json'), '{}');
    expect((await writeCorpus(folder, makeContents([early]), { files: hasty })).changed).toBe(true);
    expect(readTree(folder)).toEqual(good);
  });
});

describe('a run that fails', () => {
  /** Every kind of moment of a run: an operation is the first that is not done. */
  async function atEveryMoment(how: 'dies' | 'fails once', repair: (folder: string) => Promise<void>): Promise<void> {
    const root = makeTemporaryFolder();
    const [reference, folder] = [join(root, 'reference'), join(root, 'run', 'corpus')];
    await writeCorpus(reference, makeContents([early, changed]), { files: hasty });
    await writeCorpus(folder, makeContents([early, late]), { files: hasty });
    const [old, next] = [readTree(folder), readTree(reference)];
    const counting = makeFailing(Infinity, how);
    await writeCorpus(folder, makeContents([early, changed]), { files: counting.files });
    await writeCorpus(folder, makeContents([early, late]), { files: hasty });
    // Most operations are those of a shard, all alike: the first and the last ones hold every kind of moment.
    const moments = Array.from({ length: counting.used() }, (_, moment) => moment);
    const outcomes = new Set<string>();
    for (const moment of [...moments.slice(0, 24), ...moments.slice(-24)]) {
      const { files } = makeFailing(moment, how);
      await writeCorpus(folder, makeContents([early, changed]), { files }).catch(() => undefined);
      await repair(folder);
      const found = readTree(folder);
      const isNext = found['manifest.json'] === next['manifest.json'];
      expect(found, `stopped after ${moment} operations`).toEqual(isNext ? next : old);
      outcomes.add(isNext ? 'new' : 'old');
      if (isNext) await writeCorpus(folder, makeContents([early, late]), { files: hasty });
    }
    expect(outcomes).toEqual(new Set(['old', 'new']));
  }

  test('because it is killed at any moment leaves the last corpus or the new one, whole, and nothing beside it', async () => {
    await atEveryMoment('dies', async (folder) => {
      await recoverFolder({ path: folder });
      expect(readdirSync(join(folder, '..'))).toEqual(['corpus']);
    });
  });

  test('because the disk is full at any moment leaves the last corpus or the new one without any repair', async () => {
    await atEveryMoment('fails once', () => Promise.resolve());
  });
});
