import { createHash } from 'node:crypto';
import { constants } from 'node:os';
import { join } from 'node:path';
import { describeFailure } from '../../src/corpus/ingest/failures.ts';
import { errorCode } from '../../src/corpus/store/corpusFiles.ts';
import { openRun, type PublishedFolder } from '../../src/corpus/store/publishFolder.ts';
import { followLinks, isWithin } from '../cli/places.ts';
import { readSettings } from '../../src/site/frame/library/settings.ts';
import { type BundlesPlace, placeBundle } from './keptBundle.ts';
import { moveFolder } from './moveFolder.ts';
import { openPlays, type PlaysPlace } from './playsFolder.ts';
import { runBuild, StepFailure } from './runBuild.ts';
import { findForeignInSite, listSite } from './siteFolder.ts';

export interface SiteBuild {
  readonly packageFolder: string;
  readonly contentFolder: string;
  readonly corpusFolder: string;
  readonly siteFolder: string;
  /** Without it all demonstrations are played. */
  readonly plays?: PlaysPlace;
  /** Without it our code is bundled anew. */
  readonly bundles?: BundlesPlace;
  /** How many processes make pages; as the machine has cores and memory for, unless told. */
  readonly processes?: 1 | 2 | undefined;
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
    ? { path: siteFolder, aside: join(packageFolder, 'build', nameAside(siteFolder)) }
    : { path: siteFolder };
}

/** Another for each folder: two sites of one package are built side by side, and what a run that died has left is given back to its own. */
const nameAside = (siteFolder: string): string => `site-${createHash('sha256').update(siteFolder).digest('hex').slice(0, 8)}`;

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
    await runSteps(build, next, report, read);
    return;
  }
  const work = await openRun({ path: join(packageFolder, 'build', nameAside(siteFolder)), kind: 'site', findForeign: findForeignInSite });
  try {
    await runSteps(build, work.next, report, read);
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

async function runSteps(build: SiteBuild, folder: string, report: (pages: number) => void, read?: Promise<unknown>): Promise<void> {
  const { packageFolder, contentFolder, corpusFolder, plays, bundles, processes } = build;
  const playsFolder = plays && (await openPlays(plays));
  const keptBundle = bundles && (await placeBundle(bundles, decidingBundle(contentFolder)));
  try {
    await runBuild({ packageFolder, contentFolder, corpusFolder, playsFolder, keptBundle }, folder, { processes, report, read });
  } catch (error) {
    throw error instanceof StepFailure ? new BuildFailure(error.output) : error;
  }
}

/** What astro.config.mjs looks at beside code. */
function decidingBundle(contentFolder: string): readonly string[] {
  const { address = 'http://localhost/' } = readSettings(contentFolder);
  return [new URL(address).pathname, process.env['CONCORDANCE_COMPONENTS'] ?? ''];
}
