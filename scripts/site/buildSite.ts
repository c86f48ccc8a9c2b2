import { spawn } from 'node:child_process';
import { join, sep } from 'node:path';
import { openRun, type PublishedFolder } from '../../src/corpus/store/publishFolder.ts';
import { findForeignInSite, listSite } from './siteFolder.ts';

export interface SiteBuild {
  readonly packageFolder: string;
  readonly corpusFolder: string;
  readonly siteFolder: string;
}

/** The site could not be built; the last one is as it was. `output` is what the build said. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
  readonly output: string;

  constructor(output: string) {
    super('The site could not be built; the last one is as it was.');
    this.output = output;
  }
}

/** The folder that is served, and where its successor is prepared: in build/, which git ignores. */
export function publishedSite({ packageFolder, siteFolder }: Pick<SiteBuild, 'packageFolder' | 'siteFolder'>): PublishedFolder {
  return siteFolder.startsWith(packageFolder + sep)
    ? { path: siteFolder, aside: join(packageFolder, 'build', 'site') }
    : { path: siteFolder };
}

/**
 * Builds the site from the corpus into a folder of its own, which takes the place of the last one when it is complete. Calls `report` with
 * the number of pages written so far. Throws BuildFailure with what Astro said, and PublishRefusal, at once, when another build goes on or
 * the folder holds anything that no build put there.
 */
export async function buildSite(build: SiteBuild, report: (pages: number) => void): Promise<void> {
  const run = await openRun({ ...publishedSite(build), kind: 'site', findForeign: findForeignInSite });
  try {
    const { code, output } = await runAstro(build, run.next, report);
    if (code !== 0) throw new BuildFailure(output.trim());
    await listSite(run.next);
    await run.publish();
  } finally {
    await run.close();
  }
}

function runAstro({ packageFolder, corpusFolder }: SiteBuild, outFolder: string, report: (pages: number) => void) {
  const astro = join(packageFolder, 'node_modules', 'astro', 'bin', 'astro.mjs');
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [astro, 'build', '--outDir', outFolder], {
      cwd: packageFolder,
      env: { ...process.env, CONCORDANCE_CORPUS: corpusFolder, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = (): void => void child.kill();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    let pages = 0;
    // A line for each page is progress; everything else is kept for the case that the build fails.
    let output = '';
    const listen = (text: string): void => {
      for (const line of text.split('\n')) {
        if (/[├└]─/.test(line)) report((pages += 1));
        else if (line.trim() !== '') output = `${output}${line}\n`.slice(-20_000);
      }
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}
