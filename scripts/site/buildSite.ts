import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { describeFailure } from '../../src/corpus/ingest/failures.ts';
import { errorCode } from '../../src/corpus/store/corpusFiles.ts';
import { openRun, type PublishedFolder } from '../../src/corpus/store/publishFolder.ts';
import { followLinks, isWithin } from '../cli/places.ts';
import { moveFolder } from './moveFolder.ts';
import { openPlays, type PlaysPlace } from './playsFolder.ts';
import { findForeignInSite, listSite } from './siteFolder.ts';

export interface SiteBuild {
  readonly packageFolder: string;
  readonly contentFolder: string;
  readonly corpusFolder: string;
  readonly siteFolder: string;
  /** Without it all demonstrations are played. */
  readonly plays?: PlaysPlace;
}

/** The site could not be built; the last one is as it was. `output` is what the build said, nothing when the message says it all. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
  readonly output: string;

  constructor(output: string, cause?: unknown) {
    const refusal = cause === undefined ? findRefusal(output) : describeFailure(cause);
    super(`The site could not be built${refusal === undefined ? '' : `: ${refusal}`}; the last one is as it was.`, { cause });
    this.output = refusal === undefined ? output : '';
  }
}

/** The folder that is served, and where its successor is prepared: in the package in build/, which git ignores, elsewhere beside it. */
export function publishedSite({ packageFolder, siteFolder }: Pick<SiteBuild, 'packageFolder' | 'siteFolder'>): PublishedFolder {
  return isWithin(followLinks(siteFolder), packageFolder)
    ? { path: siteFolder, aside: join(packageFolder, 'build', 'site') }
    : { path: siteFolder };
}

/**
 * Builds the site from the corpus into a folder of its own, which takes the place of the last one when it is complete. Calls `report` with
 * the number of pages written so far. With `read` it begins while the corpus is still written, and reads it when `read` resolves; when that
 * rejects, the build is called off. Throws BuildFailure with what Astro said, or with what the disk refuses, and PublishRefusal, at once,
 * when another build goes on or the folder holds anything that no build put there.
 */
export async function buildSite(build: SiteBuild, report: (pages: number) => void, read?: Promise<unknown>): Promise<void> {
  // Looked at when Astro waits for it; until then it is nobody's failure.
  read?.catch(() => undefined);
  try {
    await buildAside(build, report, read);
  } catch (error) {
    throw errorCode(error) === undefined ? error : new BuildFailure('', error);
  }
}

async function buildAside(build: SiteBuild, report: (pages: number) => void, read?: Promise<unknown>): Promise<void> {
  const run = await openRun({ ...publishedSite(build), kind: 'site', findForeign: findForeignInSite });
  try {
    await writeSite(build, run.next, report, read);
    await listSite(run.next);
    await run.publish();
  } finally {
    await run.close();
  }
}

/** Astro runs what it has built, with our modules, and renames files of it: it can write only into the package. */
async function writeSite(build: SiteBuild, next: string, report: (pages: number) => void, read?: Promise<unknown>): Promise<void> {
  const { packageFolder, siteFolder } = build;
  if (isWithin(next, packageFolder)) {
    await runAstro(build, next, report, read);
    return;
  }
  const name = `site-${createHash('sha256').update(siteFolder).digest('hex').slice(0, 8)}`;
  const work = await openRun({ path: join(packageFolder, 'build', name), kind: 'site', findForeign: findForeignInSite });
  try {
    await runAstro(build, work.next, report, read);
    await moveFolder(work.next, next);
  } finally {
    await work.close();
  }
}

/** What a disk refuses to whoever writes a site; anything else that a build says is for whoever mends it. */
const refusals = ['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EIO'] as const;

/** What the disk refused, in plain words, where the output of a build says so: by its name, or by its number as Vite does. */
function findRefusal(output: string): string | undefined {
  const code = refusals.find(
    (each) => new RegExp(`\\b${each}:`).test(output) || output.includes(`(os error ${String(constants.errno[each])})`),
  );
  return code === undefined ? undefined : describeFailure(Object.assign(new Error(code), { code }));
}

/** Two processes share the pages (src/site/writing/sharePages.ts) where there are two cores, and room for twice what one takes. */
function countProcesses(): number {
  const room = process.availableMemory() / 2 ** 20;
  return availableParallelism() > 1 && room > 4 * mostMegabytes ? 2 : 1;
}

/** So much may what lives be: all editions take half of it. Without a bound Node clears away late, and takes what the machine has. */
const mostMegabytes = 1000;
/** And so much what is new: more of it is gone before it has to be copied, which is a tenth of the time. */
const newMegabytes = 64;
/**
 * What the bundler, which is no JavaScript, has let go of goes back to the machine at once: it does so while it works alone, and would hold a
 * quarter of a gigabyte while pages are made (docs/decisions/building-in-little-memory.md).
 */
const bundlerMemory = { MIMALLOC_PURGE_DELAY: '0' };

async function runAstro(
  { packageFolder, contentFolder, corpusFolder, plays }: SiteBuild,
  outFolder: string,
  report: (pages: number) => void,
  read?: Promise<unknown>,
): Promise<void> {
  const processes = countProcesses();
  // Where one process works, it would only take its time from the reading.
  if (processes === 1) await read;
  const playsFolder = plays && (await openPlays(plays));
  const astro = join(packageFolder, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${mostMegabytes}`, `--max-semi-space-size=${newMegabytes}`, astro, 'build', '--outDir', outFolder],
      {
        cwd: packageFolder,
        env: {
          ...bundlerMemory,
          ...process.env,
          CONCORDANCE_CORPUS: corpusFolder,
          CONCORDANCE_CONTENT: contentFolder,
          CONCORDANCE_PROCESSES: String(processes),
          CONCORDANCE_PLAYS: playsFolder,
          CONCORDANCE_CORPUS_COMES: read === undefined ? undefined : '1',
          ASTRO_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
          FORCE_COLOR: undefined,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    const stop = (): void => void child.kill();
    read?.then(() => child.connected && child.send('read'), stop);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    let pages = 0;
    // A line for each page is progress; everything else is kept for the case that the build fails.
    let output = '';
    const listen = (text: string): void => {
      for (const line of text.split('\n')) {
        const made = line.match(/[├└]─/g)?.length ?? 0;
        if (made > 0) report((pages += made));
        else if (line.trim() !== '') output = `${output}${line}\n`.slice(-20_000);
      }
    };
    child.stdout?.setEncoding('utf8').on('data', listen);
    child.stderr?.setEncoding('utf8').on('data', listen);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0) resolve();
      else reject(new BuildFailure(output.trim()));
    });
  });
}
