/**
 * The pages of one site made by several processes. Astro makes one page after another in one thread; so each process runs the whole of Astro
 * and makes some of the pages, and the first puts all of them together before anything is made of the whole site. Each bundles the same
 * code, at the same time as the others, into files of the same names.
 *
 * `CONCORDANCE_PROCESSES` says how many there are; without it there is one. `CONCORDANCE_SHARE` tells each of the others which it is.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Which of the processes this is; the first is 0. */
export const share = Number(process.env['CONCORDANCE_SHARE'] ?? 0);
const processes = Math.max(1, Number(process.env['CONCORDANCE_PROCESSES'] ?? 1) || 1);

/** Neighbours have much in common that is worked out once: so many of them stay together. */
const together = 16;

/** Whether a share has the page at this place in the list of all. Each page is in exactly one share. */
export const hasPage = (at: number, which: number, of: number): boolean => Math.floor(at / together) % of === which;

interface Helper {
  readonly folder: string;
  /** Rejects with what it said when it failed. */
  readonly done: Promise<void>;
}

export function sharePages(): AstroIntegration {
  let folder = '';
  const helpers: Helper[] = [];
  return {
    name: 'share-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (processes === 1) return;
        setPrerenderer((all) => ({
          ...all,
          getStaticPaths: async () => (await all.getStaticPaths()).filter((_, at) => hasPage(at, share, processes)),
        }));
        // When the first is gone, nobody is left who would take the pages.
        if (share > 0) process.once('disconnect', () => process.exit(1)).channel?.unref();
      },
      // Astro has emptied the folder by now: what the others write into it stays.
      'astro:build:setup': () => {
        if (share > 0 || helpers.length > 0) return;
        for (let which = 1; which < processes; which += 1) helpers.push(startHelper(join(folder, `.share-${which}`), which));
      },
      'astro:build:done': async () => {
        for (const { done, folder: made } of helpers) {
          await done;
          await joinFolder(made, folder);
          await rm(made, { recursive: true });
        }
      },
    },
  };
}

function startHelper(folder: string, which: number): Helper {
  const [, astro = ''] = process.argv;
  const child = fork(astro, ['build', '--outDir', folder], {
    env: { ...process.env, CONCORDANCE_SHARE: String(which) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const done = waitFor(child);
  // It is looked at when the pages of this process are done; until then it is nobody's failure.
  done.catch(() => undefined);
  return { folder, done };
}

/** Passes on what is said line by line, among it one for each page, and keeps the end of it for the case of a failure. */
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
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`one of the processes of the build failed:\n${said}`))));
  });
}

/**
 * Moves all files of a folder into another on the same disk. What both have must be the same.
 * @throws Error when a file differs from the one in its place
 */
export async function joinFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Map((await readdir(to, { withFileTypes: true })).map((entry) => [entry.name, entry]));
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!there.has(entry.name)) await rename(source, target);
    else if (entry.isDirectory()) await joinFolder(source, target);
    else if (!(await readFile(source)).equals(await readFile(target)))
      throw new Error(`two processes of the build made ${target} differently`);
  }
}
