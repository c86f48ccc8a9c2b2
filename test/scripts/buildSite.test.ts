/** Publishing a site on a disk that refuses it: one plain line, and the last site stays. A small program stands in for Astro. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runCommandLine } from '../../scripts/cli/main.ts';
import { BuildFailure, buildSite } from '../../scripts/site/buildSite.ts';
import { bundleFolder } from '../../src/site/writing/bundle.ts';
import { listSite } from '../../scripts/site/siteFolder.ts';
import { makeTemporaryFolder, readTree } from '../folders.ts';
import { canForbidWriting, canMount, hasOtherDisk, makeFolderOnOtherDisk, makeReadOnlyFolder, makeSmallDisk } from './disks.ts';
import { openTestDesk, TestDesk } from './testDesk.ts';

/** Writes a page under two names, and one of so many kilobytes. */
const writing = (kilobytes: number): string => `
import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
const folder = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(folder + '/704');
mkdirSync(folder + '/705');
writeFileSync(folder + '/index.html', 'home');
writeFileSync(folder + '/704/index.html', 'x'.repeat(${kilobytes} * 1024));
linkSync(folder + '/704/index.html', folder + '/705/index.html');
`;

/** Says what Astro, or the bundler in it, says of a full disk, and ends. */
const saying = (text: string): string => `console.error('[vite] built'); console.error(${JSON.stringify(text)}); process.exitCode = 1;`;

/** A program stands in for Astro; the other steps have nothing to do unless told. */
function makePackage(folder: string, program: string, steps: Readonly<Record<string, string>> = {}): string {
  for (const each of ['node_modules/astro/bin', 'scripts/site']) mkdirSync(join(folder, each), { recursive: true });
  writeFileSync(join(folder, 'node_modules', 'astro', 'bin', 'astro.mjs'), program);
  for (const step of ['writeBundle.ts', 'makePages.ts', 'finish.ts'])
    writeFileSync(join(folder, 'scripts', 'site', step), steps[step] ?? '');
  return folder;
}

async function makeLastSite(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'the last one');
  await listSite(folder);
}

const build = (packageFolder: string, siteFolder: string): Promise<unknown> =>
  buildSite({ packageFolder, siteFolder, contentFolder: packageFolder, corpusFolder: packageFolder }, () => undefined).catch(
    (error: unknown) => error,
  );

/** One plain line, and nothing of what the build said. */
const expectRefusal = (failed: unknown, refusal: string): void =>
  expect(failed instanceof BuildFailure ? [failed.message, failed.output] : failed).toEqual([
    `The site could not be built: ${refusal}; the last one is as it was.`,
    '',
  ]);

describe('a site that the disk refuses', () => {
  it.each([
    ["ENOSPC: no space left on device, open '/x/704/index.html'", 'no space left on the disk'],
    ['Failed to write file in /x/_astro/Page.js\nCaused by:\n  No space left on device (os error 28)', 'no space left on the disk'],
    ["EROFS: read-only file system, mkdir '/x/704'", 'the disk can only be read'],
  ])('is not published, and of what the build says only this is said: %s', async (output, refusal) => {
    const packageFolder = makePackage(makeTemporaryFolder(), saying(output));
    const site = join(packageFolder, 'dist');
    await makeLastSite(site);
    const before = readTree(site);
    expectRefusal(await build(packageFolder, site), refusal);
    expect(readTree(site)).toEqual(before);
  });

  it('is told from one that the build cannot make, of which all is said', async () => {
    const packageFolder = makePackage(makeTemporaryFolder(), saying('No component of that name.'));
    const failed = await build(packageFolder, join(packageFolder, 'dist'));
    expect(failed).toBeInstanceOf(BuildFailure);
    expect((failed as BuildFailure).message).toBe('The site could not be built; the last one is as it was.');
    expect((failed as BuildFailure).output).toContain('No component of that name.');
  });

  it.skipIf(!canMount)('for want of space, where the site lies, leaves the last one and nothing else', async () => {
    const packageFolder = makePackage(makeTemporaryFolder(), writing(600));
    const disk = makeSmallDisk(256);
    await makeLastSite(join(disk, 'site'));
    const before = readTree(disk);
    expectRefusal(await build(packageFolder, join(disk, 'site')), 'no space left on the disk');
    expect(readTree(disk)).toEqual(before);
    expect(readdirSync(join(packageFolder, 'build'))).toEqual([]);
  });

  it.skipIf(!canMount)('for want of space, where the package lies, leaves the last one and nothing else', async () => {
    const packageFolder = makePackage(makeSmallDisk(256), writing(600));
    await makeLastSite(join(packageFolder, 'dist'));
    const before = readTree(packageFolder);
    expectRefusal(await build(packageFolder, join(packageFolder, 'dist')), 'no space left on the disk');
    expect(readTree(packageFolder)).toEqual(before);
  });

  it.skipIf(!canForbidWriting)(
    'because it can only be read ends the command with one line and exit code 2, and the last one stays',
    async () => {
      const folder = await makeReadOnlyFolder((disk) => makeLastSite(join(disk, 'site')));
      const before = readTree(folder);
      const desk = new TestDesk({ 'rules.txt': 'paper comprehensive-rules 2020-01-01\n100.1 A lamp is lit.\n' });
      symlinkSync(join(folder, 'site'), join(desk.root, 'dist'));
      expect(await desk.run('ingest')).toMatchObject({ code: 0 });
      expect(await desk.run('build')).toEqual({
        code: 2,
        out: '',
        err: expect.stringMatching(
          /^concordance: The site could not be built: (?:the disk can only be read|permission denied); the last one is as it was\.\n$/,
        ) as string,
      });
      expect(readTree(folder)).toEqual(before);
    },
  );
});

it.skipIf(!hasOtherDisk)('a site on another disk than the package is published there, and a page under two names is one file', async () => {
  const packageFolder = makePackage(makeTemporaryFolder(), writing(1));
  const site = join(makeFolderOnOtherDisk(), 'site');
  await makeLastSite(site);
  expect(await build(packageFolder, site)).toBeUndefined();
  expect(readdirSync(site).toSorted()).toEqual(['.concordance-site', '704', '705', 'index.html']);
  expect(statSync(join(site, '704', 'index.html')).ino).toBe(statSync(join(site, '705', 'index.html')).ino);
  expect(readdirSync(join(packageFolder, 'build'))).toEqual([]);
});

/** Tells of three pages that any process can make, takes what it is given, and leaves a file with the paths that it took. */
const taking = `
import { appendFileSync } from 'node:fs';
if (process.env.CONCORDANCE_SHARE === 'first') process.send({ either: ['/1/', '/2/', '/3/'] });
process.on('message', ({ pages }) => {
  for (const page of pages) appendFileSync(process.argv[2] + '/index.html', page + '\\n');
  if (pages.length === 0) return process.disconnect();
  process.send({ made: pages.length });
  process.send({ isDone: true });
});
process.send({ isDone: true });
`;

/** The same, which has made what is kept first, and makes nothing else before the site begins to be finished. */
const takingLate = `
import { appendFileSync, existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
if (process.env.CONCORDANCE_SHARE !== 'second') process.send({ either: ['/1/', '/2/', '/3/'] });
process.send({ isFirstMade: true });
process.on('message', async ({ pages }) => {
  if (pages.length === 0) return process.disconnect();
  while (!existsSync(process.argv[2] + '/begun')) await setTimeout(10);
  for (const page of pages) appendFileSync(process.argv[2] + '/index.html', page + '\\n');
  process.send({ isDone: true });
});
process.send({ isDone: true });
`;

it('a build is refused in a line where its pages are to be made by a number of processes that there is not', async () => {
  const root = makeTemporaryFolder();
  const folders = { contentFolder: join(root, 'content'), corpusFolder: join(root, 'corpus'), siteFolder: join(root, 'dist') };
  const { desk, told } = openTestDesk(folders);
  expect(await runCommandLine(['build'], { ...desk, env: { CONCORDANCE_PROCESSES: '3' } })).toBe(2);
  expect(told().err).toBe('concordance build: CONCORDANCE_PROCESSES: "3" is neither 1 nor 2\nhint: concordance build --help\n');
  expect(readdirSync(root)).toEqual([]);
});

describe('the pages of a site', () => {
  it('are handed out, each once, until there are no more, and then the site is finished', async () => {
    const finish = `import { appendFileSync } from 'node:fs'; appendFileSync(process.argv[2] + '/index.html', 'finished\\n');`;
    const packageFolder = makePackage(makeTemporaryFolder(), writing(1), { 'makePages.ts': taking, 'finish.ts': finish });
    const siteFolder = join(packageFolder, 'dist');
    const reported: number[] = [];
    const places = { packageFolder, siteFolder, contentFolder: packageFolder, corpusFolder: packageFolder };
    await buildSite(places, (pages) => void reported.push(pages));
    const lines = readFileSync(join(siteFolder, 'index.html'), 'utf8').replace(/^home/, '').trim().split('\n');
    expect(lines.slice(0, -1).toSorted()).toEqual(['/1/', '/2/', '/3/']);
    expect(lines.at(-1)).toBe('finished');
    expect(reported.at(-1)).toBe(3);
  });

  it('that are kept first are packed while the others are made, by one process or where one of two gives way to it', async () => {
    const finish = `
      import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
      const folder = process.argv[2];
      writeFileSync(folder + '/begun', '');
      process.once('message', (told) => {
        const beside = existsSync(folder + '/${bundleFolder}') ? 'beside the bundle' : 'without it';
        appendFileSync(folder + '/index.html', 'finished ' + beside + ' when ' + told + '\\n');
        process.disconnect();
      });
    `;
    for (const processes of [1, 2] as const) {
      const bundling = `${writing(1)}mkdirSync(folder + '/${bundleFolder}');`;
      const packageFolder = makePackage(makeTemporaryFolder(), bundling, { 'makePages.ts': takingLate, 'finish.ts': finish });
      const siteFolder = join(packageFolder, 'dist');
      const places = { packageFolder, siteFolder, contentFolder: packageFolder, corpusFolder: packageFolder, processes };
      await buildSite(places, () => undefined);
      const lines = readFileSync(join(siteFolder, 'index.html'), 'utf8').replace(/^home/, '').trim().split('\n');
      expect(lines.slice(0, -1).toSorted()).toEqual(['/1/', '/2/', '/3/']);
      expect(lines.at(-1)).toBe('finished beside the bundle when made');
      expect(existsSync(join(siteFolder, bundleFolder))).toBe(false);
    }
  });

  it('are not there where a process is ended from outside, and that is said', async () => {
    const packageFolder = makePackage(makeTemporaryFolder(), writing(1), { 'makePages.ts': `process.kill(process.pid, 'SIGKILL');` });
    const failed = await build(packageFolder, join(packageFolder, 'dist'));
    expect((failed as BuildFailure).output).toMatch(/makePages\.ts was ended by SIGKILL/);
  });

  it('are not there where one process fails, and the other is ended: the last site stays', async () => {
    const failing = `if (process.env.CONCORDANCE_SHARE === 'first') throw new Error('no such rule'); process.on('message', () => undefined);`;
    const packageFolder = makePackage(makeTemporaryFolder(), writing(1), { 'makePages.ts': failing });
    const site = join(packageFolder, 'dist');
    await makeLastSite(site);
    const before = readTree(site);
    const failed = await build(packageFolder, site);
    expect(failed).toBeInstanceOf(BuildFailure);
    expect((failed as BuildFailure).output).toContain('no such rule');
    expect(readTree(site)).toEqual(before);
  });
});

/** Fills what Astro has left with whether the corpus was read. */
const filling = `
import { existsSync, writeFileSync } from 'node:fs';
writeFileSync(process.argv[2] + '/index.html', existsSync('read') ? 'read' : 'not read');
`;

describe.skipIf(availableParallelism() < 2)('a build that begins while documents are read', () => {
  const begin = (read: (packageFolder: string) => Promise<unknown>) => {
    const packageFolder = makePackage(makeTemporaryFolder(), `${writing(1)}writeFileSync('bundled', '');`, { 'writeBundle.ts': filling });
    const siteFolder = join(packageFolder, 'dist');
    const places = { packageFolder, siteFolder, contentFolder: packageFolder, corpusFolder: packageFolder };
    return { packageFolder, siteFolder, built: buildSite({ ...places, processes: 2 }, () => undefined, read(packageFolder)) };
  };

  it('bundles meanwhile, and goes on when they are read', async () => {
    const { siteFolder, built } = begin(async (packageFolder) => {
      while (!existsSync(join(packageFolder, 'bundled'))) await setTimeout(10);
      writeFileSync(join(packageFolder, 'read'), '');
    });
    await built;
    expect(readFileSync(join(siteFolder, 'index.html'), 'utf8')).toBe('read');
  });

  it('is called off while it bundles when they cannot be', async () => {
    const lasting = `${writing(1)}writeFileSync('bundled', ''); setTimeout(() => undefined, 60_000);`;
    const packageFolder = makePackage(makeTemporaryFolder(), lasting);
    const places = { packageFolder, siteFolder: join(packageFolder, 'dist'), contentFolder: packageFolder, corpusFolder: packageFolder };
    const read = async () => {
      while (!existsSync(join(packageFolder, 'bundled'))) await setTimeout(10);
      throw new Error('no such folder');
    };
    await expect(buildSite({ ...places, processes: 2 }, () => undefined, read())).rejects.toThrow('no such folder');
    expect(readdirSync(join(packageFolder, 'build'))).toEqual([]);
  });

  it('is called off when they cannot be, and leaves nothing', async () => {
    const { packageFolder, siteFolder, built } = begin(() => Promise.reject(new Error('no such folder')));
    await expect(built).rejects.toThrow('no such folder');
    expect(existsSync(siteFolder)).toBe(false);
    expect(readdirSync(join(packageFolder, 'build'))).toEqual([]);
  });
});

it('our code is bundled once for two sites, and anew where nothing is kept', async () => {
  const bundling = `${writing(1)}import { appendFileSync } from 'node:fs'; appendFileSync('bundled', '1');`;
  const keeping = `
    import { writeFileSync } from 'node:fs';
    const [, , folder, path, key] = process.argv;
    const { keepBundle, readBundle } = await import(${JSON.stringify(new URL('../../scripts/site/keptBundle.ts', import.meta.url).href)});
    if (path && !(await readBundle({ path, key }))) await keepBundle({ path, key }, new Map());
    writeFileSync(folder + '/index.html', 'filled');
  `;
  const packageFolder = makePackage(makeTemporaryFolder(), bundling, { 'writeBundle.ts': keeping });
  const build = async (name: string, bundles?: { readonly folder: string; readonly code: readonly string[] }) => {
    const siteFolder = join(packageFolder, name);
    const places = { packageFolder, siteFolder, contentFolder: packageFolder, corpusFolder: packageFolder };
    await buildSite({ ...places, ...(bundles && { bundles }) }, () => undefined);
    expect(readFileSync(join(siteFolder, 'index.html'), 'utf8')).toBe('filled');
    return readFileSync(join(packageFolder, 'bundled'), 'utf8').length;
  };
  const bundles = { folder: join(packageFolder, 'build', 'bundles'), code: [] };
  expect(await build('one', bundles)).toBe(1);
  expect(await build('two', bundles)).toBe(1);
  expect(await build('three')).toBe(2);
});

/** Writes how its memory is bounded. */
const bounded = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
const folder = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(folder, { recursive: true });
const megabytes = getHeapStatistics().heap_size_limit / 2 ** 20;
writeFileSync(folder + '/index.html', JSON.stringify([megabytes < 1500, process.env.MIMALLOC_PURGE_DELAY]));
`;

it('a build has a bounded heap, and a bundler that gives back what it let go of', async () => {
  const packageFolder = makePackage(makeTemporaryFolder(), bounded);
  const siteFolder = join(packageFolder, 'dist');
  expect(await build(packageFolder, siteFolder)).toBeUndefined();
  expect(readFileSync(join(siteFolder, 'index.html'), 'utf8')).toBe('[true,"0"]');
});
