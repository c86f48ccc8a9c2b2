// `npm start`: installs if needed, then reads the documents, builds the site and serves it. Plain JavaScript for Node 20.
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { findNode, root, runCommand } from './node24.mjs';

try {
  await installIfNeeded(false);
  const node = findNode();
  if (node === undefined)
    throw new Error('the packages are installed, but the Node 24 among them is missing; try `rm -rf node_modules && npm ci`.');
  process.exitCode = await runCommand(node, [join(root, 'scripts', 'concordance.mjs'), 'start', ...process.argv.slice(2)]);
} catch (error) {
  console.error(`concordance: ${error.message}`);
  process.exitCode = 2;
}
