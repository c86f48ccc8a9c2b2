import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Latest, latestPath } from '../../src/site/offline/latest.ts';
import { joinFolder } from '../../src/site/writing/sharePages.ts';
import { makeTemporaryFolder } from '../folders.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { playerSite } from './sites.ts';

describe('a site that two processes build', () => {
  let sites: readonly BuiltSite[] = [];
  beforeAll(async () => {
    sites = [await buildSyntheticSite(playerSite), await buildSyntheticSite({ ...playerSite, processes: 2 })];
  });
  afterAll(() => Promise.all(sites.map((site) => site.close())));

  it('is byte for byte the one that a single process builds, with nothing of theirs left in it', () => {
    const [one = [], two = []] = sites.map(({ folder }) =>
      listFiles(folder).map((file) => [file, readFileSync(join(folder, file))] as const),
    );
    expect(two.map(([file]) => file)).toEqual(one.map(([file]) => file));
    expect(two.map(([file]) => file)).toEqual(expect.arrayContaining(['index.html', 'examples/ogre/index.html']));
    // It says on which day it was made: the two may stand on both sides of midnight.
    const differ = two.filter(([file, bytes], at) => file !== latestPath.slice(1) && !one[at]?.[1].equals(bytes));
    expect(differ.map(([file]) => file)).toEqual([]);
    const builds = sites.map(({ folder }) => (JSON.parse(readFileSync(join(folder, latestPath), 'utf8')) as Latest).build);
    expect(new Set(builds).size).toBe(1);
  });
});

describe('what two processes made', () => {
  const makeShares = (same: string): string => {
    const folder = makeTemporaryFolder();
    for (const name of ['all/a', 'all/both', 'share/both', 'share/b/c']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['all/a/1', 'all/both/same', 'share/both/2', 'share/b/c/3']) writeFileSync(join(folder, name), 'x');
    writeFileSync(join(folder, 'share/both/same'), same);
    return folder;
  };

  it('is put together', async () => {
    const folder = makeShares('x');
    await joinFolder(join(folder, 'share'), join(folder, 'all'));
    expect(listFiles(join(folder, 'all'))).toEqual(['a/1', 'b/c/3', 'both/2', 'both/same']);
  });

  it('is refused where both made a file and it differs', async () => {
    const folder = makeShares('y');
    await expect(joinFolder(join(folder, 'share'), join(folder, 'all'))).rejects.toThrow('same differently');
    expect(readFileSync(join(folder, 'all', 'both', 'same'), 'utf8')).toBe('x');
  });
});
