/** The command as a program: what only a process of its own can show. */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runsTypeScript } from '../../scripts/node24.mjs';
import { chooseOmitted, isInstalled } from '../../scripts/install.mjs';
import { makeTemporaryFolder } from '../folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = join(root, 'scripts', 'concordance.mjs');

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(command, args, { env: { ...process.env, ...env }, timeout: 50_000 }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('it runs as a program, and its words go to the right stream', async () => {
  expect(await run(process.execPath, [program, '--help'])).toMatchObject({ code: 0, err: '' });
  expect(await run(process.execPath, [program, 'nonsense'])).toMatchObject({ code: 2, out: '' });
});

test('it is quiet when its reader stops reading', async () => {
  const { code, out, err } = await run('bash', [
    '-c',
    `set -o pipefail; "$1" "$2" show --help | head -n 1`,
    'bash',
    process.execPath,
    program,
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Usage: concordance show .*\n$/);
});

test('it colours nothing but a terminal', async () => {
  const { out } = await run(process.execPath, [program, 'read', join(root, 'README.md'), join(root, 'content', 'handbook')], {
    FORCE_COLOR: undefined,
  });
  expect(out).not.toContain('\u001b');
});

test('it serves until it is told to stop, and ends cleanly', async () => {
  const site = makeTemporaryFolder();
  writeFileSync(join(site, 'index.html'), 'home');
  const child = spawn(process.execPath, [program, 'serve', '--port', '0'], {
    env: { ...process.env, CONCORDANCE_SITE: site },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\S+/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  expect(await (await fetch(address)).text()).toBe('home');
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
});

test('a run whose readings cannot be kept ends soon, with one line', async () => {
  const folder = makeTemporaryFolder();
  const [documents, build] = [join(folder, 'documents'), join(folder, 'build')];
  for (const path of [documents, build]) mkdirSync(path);
  for (let at = 0; at < 12; at += 1) writeFileSync(join(documents, `${at}.txt`), `words without any number, ${at}`);
  const ingest = () =>
    run(process.execPath, [program, 'ingest'], {
      CONCORDANCE_CORPUS: join(build, 'corpus'),
      CONCORDANCE_CONTENT: join(folder, 'content'),
      CONCORDANCE_DOCUMENTS: documents,
    });
  expect((await ingest()).code).toBe(0);
  const readings = join(build, 'corpus.cache', 'readings');
  const [generation = ''] = readdirSync(readings).filter((name) => name !== 'CACHEDIR.TAG');
  rmSync(join(readings, generation), { recursive: true });
  writeFileSync(join(readings, generation), 'a file where a folder should be');
  const { code, out, err } = await ingest();
  expect({ code, out }).toEqual({ code: 2, out: '' });
  // On a busy machine a stage that takes longer than a second says so.
  expect(err.replace(/^.+ …\n/gm, '')).toMatch(/^concordance ingest: Reading stopped: what was read could not be kept: .+\n$/);
});

test.each([
  { version: '20.20.2', runs: false },
  { version: '22.17.9', runs: false },
  { version: '22.18.0', runs: true },
  { version: '24.0.0', runs: true },
])('Node $version runs TypeScript by itself: $runs', ({ version, runs }) => {
  expect(runsTypeScript(version)).toBe(runs);
});

test('packages count as installed when they are those of the lock, and not when the lock has moved on', () => {
  const folder = makeTemporaryFolder();
  const lock = (packages: object): string => JSON.stringify({ packages });
  mkdirSync(join(folder, 'node_modules', 'node', 'bin'), { recursive: true });
  const present = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } };
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), lock(present));
  const writeLock = (packages: object): void =>
    writeFileSync(join(folder, 'package-lock.json'), lock({ '': { version: '0.1.0' }, ...packages }));
  writeLock({ ...present, 'node_modules/b': { version: '1.0.0', optional: true } });
  expect(isInstalled(folder)).toBe(true);
  writeLock({ ...present, 'node_modules/b': { version: '1.0.0', dev: true } });
  expect(isInstalled(folder, false), 'npm ci --omit=dev is enough to start').toBe(true);
  expect(isInstalled(folder, true), 'and not to test').toBe(false);
  writeLock({ 'node_modules/a': { version: '1.0.1', integrity: 'y' } });
  expect(isInstalled(folder)).toBe(false);
  expect(isInstalled(makeTemporaryFolder())).toBe(false);
});

test('who only starts gets what a start needs, and who develops keeps what tests need', () => {
  const folder = makeTemporaryFolder();
  expect(chooseOmitted(folder, false)).toEqual(['--omit=dev']);
  expect(chooseOmitted(folder, true)).toEqual([]);
  mkdirSync(join(folder, 'node_modules', 'vitest'), { recursive: true });
  expect(chooseOmitted(folder, false)).toEqual([]);
});
