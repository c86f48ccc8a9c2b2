import type { Manifest } from '../../src/corpus/format.ts';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { needRepository, readAndBuild, reportErrors } from './build.ts';
import { type Command, parseOptions } from './command.ts';
import { type Desk, packageFolder, printLine } from './desk.ts';
import { printNotes, refuseFolders } from './ingest.ts';
import { ingestApart } from './ingestApart.ts';
import { Progress } from './progress.ts';
import { serveUntilStopped } from './serve.ts';
import { makeCount, makeFigure } from './table.ts';

export const startCommand: Command = {
  name: 'start',
  usage: '[--from DIR]... [--port N] [--host ADDRESS]',
  summary: 'read the documents, build the site, serve it',
  help: `
What \`npm start\` does: ingest, build and serve, one after the other. A document with errors that nobody has
reviewed is named and shown all the same; build is stricter.

  --from DIR      read this folder too; can be given several times
  --port N        this port, as the environment variable PORT does; otherwise 4321, or the next that is free
  --host ADDRESS  listen on this address; without it only this machine is answered`,
  run: async (args, desk) => {
    const { values } = parseOptions(args, { from: { type: 'string', multiple: true }, port: { type: 'string' }, host: { type: 'string' } });
    needRepository();
    const from = values.from ?? [];
    refuseFolders(desk, from);
    let shown = '';
    const code = await readAndBuild(desk, async () => {
      const reading = new Progress(desk);
      const { ingested } = await ingestApart(from, desk, reading);
      printNotes(ingested, desk);
      reportErrors(ingested.manifest, desk);
      printLine(desk.err, `${makeCount(ingested.read + ingested.reused, 'document')} read (${reading.seconds} s)`);
      shown = describeCorpus(ingested.manifest, desk);
      return new Progress(desk);
    });
    if (code !== 0) return code;
    await serveUntilStopped(desk, values, shown);
    return 0;
  },
};

/** What is shown, in one or two lines. */
function describeCorpus(manifest: Manifest, desk: Desk): string {
  const editions = manifest.editions.filter(({ mainSource }) => mainSource === undefined);
  const newest = findEdition(manifest, 'comprehensive-rules') ?? findEdition(manifest, 'handbook');
  if (!newest) return 'It is empty: no document was found.';
  const { counts } = newest;
  const name = newest.document === 'handbook' ? 'our own handbook' : 'the Comprehensive Rules';
  const what = `It shows ${name} of ${newest.date} (${makeFigure(counts.rules + counts.subrules)} rules and subrules, ${makeFigure(counts.glossary)} terms)`;
  const isAlone = editions.every(({ document }) => document === newest.document);
  const read = isAlone ? 'of it are there' : 'of all documents were read';
  const others = editions.length > 1 ? `; ${makeCount(editions.length, 'edition')} ${read}` : '';
  const hint =
    newest.document === 'handbook'
      ? `\nTo see more, put rules documents into ${desk.contentFolder.replace(packageFolder, '.')}/documents and start again.`
      : '';
  return `${what}${others}.${hint}`;
}
