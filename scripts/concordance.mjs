#!/usr/bin/env node
// The command `concordance`. In the repository it starts under Node 20 too, and goes on with the Node 24 that the package brings; a package that was
// packed has its code compiled, and runs under the Node that starts it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findNode, keepCompiled, runCommand, runsTypeScript } from './node24.mjs';

const isRepository = existsSync(new URL('cli/main.ts', import.meta.url));

if (!isRepository || runsTypeScript()) {
  keepCompiled();
  const { main } = await import(isRepository ? './cli/main.ts' : '../build/lib/scripts/cli/main.js');
  await main(process.argv.slice(2));
} else {
  const node = findNode();
  if (node === undefined) {
    console.error(`concordance: Node ${process.versions.node} is too old by itself, and the newer one is not installed.`);
    console.error('hint: run `npm ci` in the folder of Concordance, or `npm start`, which does it.');
    process.exitCode = 2;
  } else {
    process.exitCode = await runCommand(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { cwd: process.cwd() });
  }
}
