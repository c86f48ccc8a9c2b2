// Plain JavaScript for Node 20: installs the packages when they are not there, or are not those of package-lock.json.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, runCommand } from './node24.mjs';

const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

/**
 * Whether node_modules holds what package-lock.json asks for, by npm's own record of what it installed. Packages for other platforms
 * are optional and may be missing, and so may those for development alone (`npm ci --omit=dev`), unless they are asked for.
 */
export function isInstalled(folder = root, development = true) {
  try {
    const wanted = readPackages(join(folder, 'package-lock.json'));
    const present = readPackages(join(folder, 'node_modules', '.package-lock.json'));
    return (
      existsSync(join(folder, 'node_modules', 'node', 'bin')) &&
      Object.entries(wanted).every(([name, { version, integrity, optional, dev, devOptional }]) => {
        const found = present[name];
        if (name === '') return true;
        return found
          ? found.version === version && found.integrity === integrity
          : optional === true || devOptional === true || (dev === true && !development);
      })
    );
  } catch {
    return false;
  }
}

/** Runs `npm ci` if it is needed. Throws an error with one line when that fails. */
export async function installIfNeeded(development) {
  if (isInstalled(root, development)) return;
  const omitted = chooseOmitted(root, development);
  console.error(`Installing packages (npm ci${omitted.map((word) => ` ${word}`).join('')}) …`);
  // Some packages want a newer Node than may be here, and have it: the one among them runs them. npm would warn of each.
  const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error', ...omitted]);
  if (code !== 0) throw new Error('npm ci failed; its message stands above.');
}

/**
 * What to leave out. Reading and building need half of the packages, and whoever has the others, to develop with, keeps them: `npm ci`
 * begins by emptying the folder.
 */
export function chooseOmitted(folder, development) {
  return development || existsSync(join(folder, 'node_modules', 'vitest')) ? [] : ['--omit=dev'];
}

/** The npm that started this script if there is one, run by the Node that runs npm: `npm ci` takes the Node in node_modules away. */
function runNpm(args) {
  const env = { ...process.env, PATH: withoutOwnPrograms(process.env.PATH ?? '') };
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm !== undefined && node !== undefined && npm.endsWith('.js') && !node.startsWith(join(root, 'node_modules'))) {
    return runCommand(node, [npm, ...args], { env });
  }
  return runCommand('npm', args, { env, shell: process.platform === 'win32' });
}

const withoutOwnPrograms = (path) =>
  path
    .split(delimiter)
    .filter((part) => !part.startsWith(join(root, 'node_modules')))
    .join(delimiter);
