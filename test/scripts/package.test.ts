/**
 * The package as somebody else gets it: packed, installed by npm from the file into an empty folder, and put to work there. Nothing is fetched:
 * what it asks for is copied from the repository's node_modules, package by package as the packed package.json names them, and npm, offline, finds it
 * there. What it would import and does not ask for is thus missing.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
const guide = readFileSync(join(root, 'docs', 'library.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block);

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function run(cwd: string, command: string, args: readonly string[]): Promise<Ran> {
  // Without the variables of the npm that runs the tests, the one here would take itself for a part of it.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_COMPILE_CACHE|CONCORDANCE_)/.test(name)));
  return new Promise((resolve) => {
    const child = execFile(command, args, { cwd, env, timeout: 120_000 }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

/** A copy of what npm packs, with its own package.json to be put aside: tests beside this one read that of the repository. */
async function packCopy(folder: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: string[] };
  const names = [
    'package.json',
    'tsconfig.json',
    'tsconfig.package.json',
    'README.md',
    'LICENSE',
    '.npmrc',
    'scripts',
    'src',
    ...manifest.files,
  ];
  for (const name of names.filter((each) => existsSync(join(root, each)) && !each.startsWith('build/')))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(modules, join(folder, 'node_modules'));
  const packed = await run(folder, 'npm', ['pack', '--json', '--pack-destination', folder]);
  expect(packed, packed.err).toMatchObject({ code: 0 });
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The packages that a package needs, and those that these need, where npm laid them. */
function listNeeded(names: readonly string[], from: string, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const nested = join(from, 'node_modules', name);
    const path = existsSync(nested) ? nested : join(modules, name);
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
    listNeeded(Object.keys(dependencies), path, found);
  }
  return found;
}

test('what npm packs works when it is installed from the file in an empty folder: library, types and command line', async () => {
  const [work, folder] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const before = readFileSync(join(root, 'package.json'), 'utf8');
  const file = await packCopy(work);
  expect(readFileSync(join(work, 'package.json'), 'utf8')).toBe(before);

  const listed = await run(work, 'tar', ['xzOf', file, 'package/package.json']);
  const manifest = JSON.parse(listed.out) as Manifest;
  expect(Object.keys(manifest.dependencies ?? {})).not.toContain('astro');
  for (const path of listNeeded(Object.keys(manifest.dependencies ?? {}), root)) {
    if (path.slice(modules.length).includes('node_modules')) continue;
    const to = join(folder, 'node_modules', path.slice(modules.length + 1));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to, { recursive: true });
  }
  writeFileSync(join(folder, 'package.json'), '{}');
  const installed = await run(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', file]);
  expect(installed, installed.err).toMatchObject({ code: 0 });

  expect(existsSync(join(folder, 'node_modules', 'concordance', 'content', 'rulings', 'topics.yaml'))).toBe(true);

  writeFileSync(join(folder, 'guide.mjs'), blocks('js').join('\n'));
  const oldest = existsSync('/usr/bin/node') ? '/usr/bin/node' : process.execPath;
  for (const node of new Set([process.execPath, oldest])) {
    const ran = await run(folder, node, ['guide.mjs']);
    expect(ran, ran.err).toMatchObject({ code: 0 });
    expect(ran.out).toBe(blocks('text').join(''));
  }

  const strict = ['--strict', '--noEmit', '--checkJs', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
  const typed = await run(folder, process.execPath, [join(modules, '@typescript', 'native', 'bin', 'tsc'), ...strict, 'guide.mjs']);
  expect(typed.out).toBe('');

  const text = /const older = `(.*?)`/s.exec(guide)?.[1] ?? '';
  writeFileSync(join(folder, 'tea.txt'), text);
  const read = await run(folder, 'npx', ['--no', 'concordance', 'read', 'tea.txt', '--json']);
  expect(read, read.err).toMatchObject({ code: 0 });
  expect(JSON.parse(read.out)).toMatchObject({ edition: '2010-06-01', counts: { rules: 2, subrules: 1, glossary: 1 } });
  const built = await run(folder, 'npx', ['--no', 'concordance', 'build']);
  expect(built).toMatchObject({ code: 2, out: '' });
  expect(built.err).toMatch(/^concordance build: the site is built from the repository of Concordance/m);
}, 300_000);
