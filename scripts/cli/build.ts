import { loadManifest } from '../../src/corpus/readCorpus.ts';
import type { Manifest } from '../../src/corpus/format.ts';
import { makePrintable } from '../../src/corpus/ingest/printableName.ts';
import { isInstalled } from '../../src/corpus/packageFolder.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import { readSettings } from '../../src/site/frame/library/settings.ts';
import { BuildFailure, buildSite } from '../site/buildSite.ts';
import { type Command, type ExitCode, parseOptions, UsageError } from './command.ts';
import { type Desk, packageFolder, paint, printLine } from './desk.ts';
import { listOutrunEntries, reportOutrun } from './handbook.ts';
import { printNotes, refuseFolders } from './ingest.ts';
import { ingestApart } from './ingestApart.ts';
import { refusePlaces } from './places.ts';
import { Progress } from './progress.ts';
import { makeCount } from './table.ts';

export const buildCommand: Command = {
  name: 'build',
  usage: '[--ingest] [--allow-errors]',
  summary: 'build the site from the corpus',
  help: `
Builds the site into dist/ (or the folder that CONCORDANCE_SITE names) from the corpus that ingest wrote. The
last site stays until the new one is complete. Where there are two cores and memory for it two processes make the
pages; CONCORDANCE_PROCESSES=1 takes less memory and more time.

  --ingest        read all documents first
  --allow-errors  build even if a document of content/ has an error that nobody has reviewed, or a file of the
                  handbook could not be read; of other documents such errors are named only

Exit 1: an error that is not reviewed. 2: the site could not be built, or the folder of the site holds
anything that no build put there: it is never replaced then.`,
  run: async (args, desk) => {
    const { values } = parseOptions(args, { ingest: { type: 'boolean' }, 'allow-errors': { type: 'boolean' } });
    needRepository();
    if (values.ingest) refuseFolders(desk, []);
    else refusePlaces(desk);
    return readAndBuild(desk, async () => {
      const progress = new Progress(desk);
      const apart = values.ingest ? await ingestApart([], desk, progress) : undefined;
      if (apart) printNotes(apart.ingested, desk);
      await recoverFolder({ path: desk.corpusFolder });
      const manifest = loadManifest(desk.corpusFolder);
      const faulty = reportErrors(manifest, desk);
      if (faulty > 0 && !values['allow-errors']) {
        printLine(
          desk.err,
          `concordance build: ${makeCount(faulty, 'file')} of content/ not read, or with errors that nobody has reviewed; the last site is as it was`,
        );
        printLine(desk.err, 'hint: concordance lint FILE shows them; review them in content/overrides, or give --allow-errors');
        return undefined;
      }
      reportOutrun(apart?.outrun ?? listOutrunEntries(desk), desk);
      return progress;
    });
  },
};

/** Pages are no part of the package that others install. @throws UsageError there. */
export function needRepository(): void {
  if (isInstalled)
    throw new UsageError(
      'the site is built from the repository of Concordance, and this is the package',
      'README.md there: "I want to host it"',
    );
}

/**
 * Names each document with errors that no decision excuses, and counts those of content/; a file of the handbook that was not read is one of
 * them, for a site without it would look as if there were none.
 */
export function reportErrors({ editions, passedOver }: Manifest, { err }: Desk): number {
  const faulty = editions.filter(({ diagnostics }) => diagnostics.error > 0);
  const own = faulty.filter(({ source }) => source.file.startsWith('content/'));
  for (const { source, diagnostics } of own) {
    printLine(err, `${paint(err, 'red', 'error')}  ${source.file}: ${makeCount(diagnostics.error, 'error')} not reviewed`);
  }
  for (const { source, diagnostics } of faulty.filter((record) => !own.includes(record))) {
    printLine(err, `${paint(err, 'yellow', 'warning')}  ${source.file}: ${makeCount(diagnostics.error, 'error')} not reviewed`);
  }
  const unread = passedOver.filter(({ file, problem }) => problem && file.startsWith('content/handbook/'));
  for (const { file, reason } of unread) printLine(err, `${paint(err, 'red', 'error')}  ${makePrintable(file)}: ${reason}`);
  return own.length + unread.length;
}

/**
 * Builds the site, and says what came of it. The build begins at once, while `read` writes the corpus and says what it found there; that
 * resolves with the progress to go on with, or with nothing when no site is to be built, which is exit 1.
 */
export async function readAndBuild(desk: Desk, read: () => Promise<Progress | undefined>): Promise<ExitCode> {
  // What is wrong with them is one line of ours, where Astro would show the way to it.
  readSettings(desk.contentFolder);
  const processes = readProcesses(desk);
  let pages = 0;
  let progress: Progress | undefined;
  const reading = read().then((found) => {
    if (!found) throw new CalledOff();
    progress = found;
  });
  const { contentFolder, corpusFolder, siteFolder, plays, bundles } = desk;
  const report = (written: number): void => {
    pages = written;
    progress?.tell('Building the site', makeCount(written, 'page'));
  };
  const building = buildSite({ packageFolder, contentFolder, corpusFolder, siteFolder, plays, bundles, processes }, report, reading);
  const [ofReading, ofBuilding] = await Promise.allSettled([reading, building]);
  if (ofReading.status === 'rejected') {
    if (ofReading.reason instanceof CalledOff) return 1;
    throw ofReading.reason;
  }
  progress?.clear();
  if (ofBuilding.status === 'rejected') {
    if (!(ofBuilding.reason instanceof BuildFailure)) throw ofBuilding.reason;
    if (ofBuilding.reason.output !== '') printLine(desk.err, ofBuilding.reason.output);
    printLine(desk.err, `concordance: ${ofBuilding.reason.message}`);
    return 2;
  }
  printLine(desk.err, `The site is built: ${makeCount(pages, 'page')} (${progress?.seconds ?? ''} s)`);
  return 0;
}

/** How many processes are to make pages, where whoever builds says so. @throws UsageError */
function readProcesses({ env }: Desk): 1 | 2 | undefined {
  const asked = env['CONCORDANCE_PROCESSES'];
  if (!asked) return undefined;
  if (asked !== '1' && asked !== '2') throw new UsageError(`CONCORDANCE_PROCESSES: "${asked}" is neither 1 nor 2`);
  return asked === '1' ? 1 : 2;
}

/** What was read is not to be built. */
class CalledOff extends Error {}
