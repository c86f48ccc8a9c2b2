import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Latest, latestPath } from '../../src/site/offline/latest.ts';
import { listName } from '../../scripts/site/siteFolder.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { playerSite } from './sites.ts';

describe('a site whose pages two processes make', () => {
  let sites: readonly BuiltSite[] = [];
  beforeAll(async () => {
    sites = [await buildSyntheticSite(playerSite), await buildSyntheticSite({ ...playerSite, processes: 2 })];
  });
  afterAll(() => Promise.all(sites.map((site) => site.close())));

  it('is byte for byte the one that one makes, with nothing of theirs left in it', () => {
    const [one = [], two = []] = sites.map(({ folder }) =>
      listFiles(folder)
        .filter((file) => file !== listName)
        .map((file) => [file, readFileSync(join(folder, file))] as const),
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
