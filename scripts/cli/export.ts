import { rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import { writeJsonLines } from '../../src/site/data/jsonLines.ts';
import { makeExamplesData, makePolicyData, readDocuments } from '../../src/site/data/makeFiles.ts';
import { makeDatabase } from '../../src/site/data/publicData.ts';
import { readDemonstrations, readNotExecutable } from '../../src/demonstration/examples/readDemonstrations.ts';
import { type Demonstrations, makeDemonstrations } from '../../src/site/examples/demonstrations.ts';
import { type Library, makeLibrary } from '../../src/site/frame/library/library.ts';
import { type Command, parseOptions, UsageError } from './command.ts';
import { printLine } from './desk.ts';
import { Progress } from './progress.ts';
import { makeFigure } from './table.ts';

const formats = ['sqlite', 'jsonl'] as const;

/** Those of the desk's content, whatever the working folder is. */
function demonstrationsOf(library: Library, folder: string): Demonstrations {
  const scenarios = readDemonstrations(folder).map(({ scenario }) => scenario);
  return makeDemonstrations(library, scenarios, readNotExecutable(folder));
}

export const exportCommand: Command = {
  name: 'export',
  usage: 'sqlite|jsonl FILE',
  summary: 'the corpus as one file: SQLite with full-text search, or JSON lines',
  help: `
Writes the whole editions of the corpus into FILE, as the site offers it at /data/, which says what is in it: every edition, every
provision with all its wordings, what each edition changed. A file that is there is replaced when the new one is whole.

  sqlite   tables, and full-text search (FTS5) over all wordings; with lists of cards, penalties and Examples.
           It takes the SQLite of Node 22.13 or newer
  jsonl    a JSON object in each line`,
  run: async (args, desk) => {
    const { positionals } = parseOptions(args, {});
    const [format, file, ...more] = positionals;
    if (!formats.some((each) => each === format))
      throw new UsageError(`name a format, ${formats.join(' or ')}`, 'concordance export sqlite FILE');
    if (file === undefined || more.length > 0) throw new UsageError('name one FILE');
    const progress = new Progress(desk);
    await recoverFolder({ path: desk.corpusFolder });
    const library = makeLibrary(openCorpus(desk.corpusFolder), 'all');
    const documents = readDocuments(library);
    if (documents.length === 0) throw new UsageError('the corpus holds no edition', 'concordance ingest --from DIR reads documents');
    const content =
      format === 'jsonl'
        ? Buffer.from([...writeJsonLines(documents)].join(''))
        : await makeDatabase({
            documents,
            ...makePolicyData(library),
            examples: makeExamplesData(library, demonstrationsOf(library, desk.contentFolder)),
          });
    if (!content) throw new UsageError(`Node ${process.versions.node} has no SQLite`, 'Node 22.13 and newer have; jsonl needs none');
    const path = resolve(file);
    try {
      await writeFile(`${path}.part`, content);
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw new UsageError(`${file}: it cannot be written (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`);
    }
    printLine(desk.err, `${file}: ${makeFigure(content.length)} bytes (${progress.seconds} s)`);
    return 0;
  },
};
