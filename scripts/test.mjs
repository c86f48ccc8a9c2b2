// `npm test`: installs if needed, then runs all tests; arguments go to vitest. Plain JavaScript for Node 20.
import { delimiter, join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { findNode, root, runCommand } from './node24.mjs';

try {
  await installIfNeeded(true);
  const node = findNode();
  if (node === undefined)
    throw new Error('the packages are installed, but the Node 24 among them is missing; try `rm -rf node_modules && npm ci`.');
  // Tests start programs by name; the packages' own come first, as they do under npm.
  const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` };
  process.exitCode = await runCommand(node, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)], { env });
} catch (error) {
  console.error(`concordance: ${error.message}`);
  process.exitCode = 2;
}
