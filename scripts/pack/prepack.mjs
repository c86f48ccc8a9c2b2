/**
 * `npm pack`, before: compiles the library and the command line into build/lib, since Node strips types from no file below node_modules, and
 * puts a package.json in place that asks for what these import and for nothing of the site. postpack.mjs puts ours back.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runCommand } from '../node24.mjs';
import { makeManifest, restoreManifest, setManifestAside } from './manifest.mjs';

// A run that was ended half way left the other one there.
await restoreManifest();
const lib = join(root, 'build', 'lib');
await rm(lib, { recursive: true, force: true });
const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
const code = await runCommand(process.execPath, [tsc, '-p', join(root, 'tsconfig.package.json')]);
if (code !== 0) process.exit(code);
const files = (await readdir(lib, { recursive: true })).filter((name) => name.endsWith('.js'));
const texts = await Promise.all(files.map((name) => readFile(join(lib, name), 'utf8')));
const manifest = makeManifest(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')), texts);
await setManifestAside();
await writeFile(join(root, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
