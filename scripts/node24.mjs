// Plain JavaScript for Node 20: finds a Node that runs the project's TypeScript, and runs a script with it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether the Node that runs this strips types from TypeScript by itself (22.18 and newer). */
export function runsTypeScript(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** The Node to use: this one if it will do, else that of the npm package `node`; undefined when neither is there. */
export function findNode() {
  if (runsTypeScript()) return process.execPath;
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(own) ? own : undefined;
}

/**
 * Keeps what Node makes of our TypeScript, for this process, its threads and the programs that it starts: otherwise each of them strips and
 * compiles all of it anew, which is most of what a short command takes. Node looks at each file's content; where nothing can be kept, nothing is.
 */
export function keepCompiled() {
  const folder = (process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'compiled'));
  module.enableCompileCache?.(folder);
}

/** Runs a command to its end, passing signals on, and gives its exit code. A command ended by a signal gives 128 and the signal's number. */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: root, ...options });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
