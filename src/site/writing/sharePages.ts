/**
 * The pages of one site made by two processes. Astro makes one page after another in one thread; so each process runs the whole of Astro and
 * makes some of the pages (shares.ts), and the first puts all of them together before anything is made of the whole site. Both bundle the
 * same code, at the same time, into files of the same names.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { corpusIsRead } from './corpusComes.ts';
import { isMadeHere, isSecond, isShared } from './shares.ts';

export function sharePages(): AstroIntegration {
  let folder = '';
  let second: { readonly folder: string; readonly done: Promise<void> } | undefined;
  return {
    name: 'share-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (!isShared) return;
        setPrerenderer((all) => ({
          ...all,
          getStaticPaths: async () => {
            await corpusIsRead;
            return (await all.getStaticPaths()).filter(({ route, pathname }) => isMadeHere(route.component, pathname));
          },
        }));
        // When the first is gone, nobody is left who would take the pages.
        if (isSecond) process.once('disconnect', () => process.exit(1)).channel?.unref();
      },
      // Astro has emptied the folder by now: what the second writes into it stays.
      'astro:build:setup': () => {
        if (isShared && !isSecond) second ??= startSecond(join(folder, '.share'));
      },
      'astro:build:done': async () => {
        if (!second) return;
        await second.done;
        await joinFolder(second.folder, folder);
        await rm(second.folder, { recursive: true });
      },
    },
  };
}

function startSecond(folder: string): { readonly folder: string; readonly done: Promise<void> } {
  const [, astro = ''] = process.argv;
  const child = fork(astro, ['build', '--outDir', folder], {
    env: { ...process.env, CONCORDANCE_SHARE: 'second' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const done = waitFor(child);
  void corpusIsRead.then(() => child.connected && child.send('read'));
  // Looked at when the pages of the first are done; until then it is nobody's failure.
  done.catch(() => undefined);
  return { folder, done };
}

/** Passes on what it says, among it a line for each page. Rejects with the end of it when it fails. */
function waitFor(child: ChildProcess): Promise<void> {
  let said = '';
  const listen = (text: string): void => {
    said = `${said}${text}`.slice(-20_000);
    process.stdout.write(text);
  };
  child.stdout?.setEncoding('utf8').on('data', listen);
  child.stderr?.setEncoding('utf8').on('data', listen);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`the second process of the build failed:\n${said}`))));
  });
}

/**
 * Moves all files of a folder into another on the same disk. What both have must be the same.
 * @throws Error when a file differs from the one in its place
 */
export async function joinFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!there.has(entry.name)) await rename(source, target);
    else if (entry.isDirectory()) await joinFolder(source, target);
    else if (!(await readFile(source)).equals(await readFile(target)))
      throw new Error(`two processes of one build made ${target} differently`);
  }
}
