#!/usr/bin/env node
// The command `concordance`. It starts under Node 20 too, and goes on with the Node 24 that the package brings.
import { fileURLToPath } from 'node:url';
import { findNode, keepCompiled, runCommand, runsTypeScript } from './node24.mjs';

if (runsTypeScript()) {
  keepCompiled();
  const { main } = await import('./cli/main.ts');
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
