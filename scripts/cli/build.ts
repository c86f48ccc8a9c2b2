import { loadManifest } from '../../src/corpus/readCorpus.ts';
import type { Manifest } from '../../src/corpus/format.ts';
import { isInstalled } from '../../src/corpus/packageFolder.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import { readSettings } from '../../src/site/frame/library/settings.ts';
import { BuildFailure, buildSite } from '../site/buildSite.ts';
import { type Command, type ExitCode, parseOptions, UsageError } from './command.ts';
import { type Desk, packageFolder, paint, printLine } from './desk.ts';
import { reportOutrun } from './handbook.ts';
import { ingestAll, printNotes } from './ingest.ts';
import { refusePlaces } from './places.ts';
import { Progress } from './progress.ts';
import { makeCount } from './table.ts';

export const buildCommand: Command = {
  name: 'build',
  usage: '[--ingest] [--allow-errors]',
  summary: 'build the site from the corpus',
  help: `
Builds the site into dist/ (or the folder that CONCORDANCE_SITE names) from the corpus that ingest wrote. The
last site stays until the new one is complete.

  --ingest        read all documents first
  --allow-errors  build even if a document of content/ has an error that nobody has reviewed; of other
                  documents such errors are named only

Exit 1: an error that is not reviewed. 2: the site could not be built, or the folder of the site holds
anything that no build put there: it is never replaced then.`,
  run: async (args, desk) => {
    const { values } = parseOptions(args, { ingest: { type: 'boolean' }, 'allow-errors': { type: 'boolean' } });
    needRepository();
    const progress = new Progress(desk);
    if (values.ingest) {
      const ingested = await ingestAll([], desk, progress);
      printNotes(ingested, desk);
    }
    refusePlaces(desk);
    await recoverFolder({ path: desk.corpusFolder });
    const manifest = loadManifest(desk.corpusFolder);
    const faulty = reportErrors(manifest, desk);
    if (faulty > 0 && !values['allow-errors']) {
      printLine(
        desk.err,
        `concordance build: ${makeCount(faulty, 'document')} of content/ with errors that nobody has reviewed; the last site is as it was`,
      );
      printLine(desk.err, 'hint: concordance lint FILE shows them; review them in content/overrides, or give --allow-errors');
      return 1;
    }
    reportOutrun(desk);
    return buildAndReport(desk, progress);
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

/** Names each document with errors that no decision excuses, and counts those of content/. */
export function reportErrors({ editions }: Manifest, { err }: Desk): number {
  const faulty = editions.filter(({ diagnostics }) => diagnostics.error > 0);
  const own = faulty.filter(({ source }) => source.file.startsWith('content/'));
  for (const { source, diagnostics } of own) {
    printLine(err, `${paint(err, 'red', 'error')}  ${source.file}: ${makeCount(diagnostics.error, 'error')} not reviewed`);
  }
  for (const { source, diagnostics } of faulty.filter((record) => !own.includes(record))) {
    printLine(err, `${paint(err, 'yellow', 'warning')}  ${source.file}: ${makeCount(diagnostics.error, 'error')} not reviewed`);
  }
  return own.length;
}

/** Builds the site with progress, and says what came of it. */
export async function buildAndReport(desk: Desk, progress: Progress): Promise<ExitCode> {
  // What is wrong with them is one line of ours, where Astro would show the way to it.
  readSettings(desk.contentFolder);
  let pages = 0;
  try {
    const { contentFolder, corpusFolder, siteFolder } = desk;
    await buildSite({ packageFolder, contentFolder, corpusFolder, siteFolder }, (written) => {
      pages = written;
      progress.tell('Building the site', makeCount(written, 'page'));
    });
  } catch (error) {
    progress.clear();
    if (!(error instanceof BuildFailure)) throw error;
    if (error.output !== '') printLine(desk.err, error.output);
    printLine(desk.err, `concordance: ${error.message}`);
    return 2;
  }
  progress.clear();
  printLine(desk.err, `The site is built: ${makeCount(pages, 'page')} (${progress.seconds} s)`);
  return 0;
}
