import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { recoverFolder } from '../../src/corpus/store/publishFolder.ts';
import { writeWhole } from '../../src/corpus/store/corpusFiles.ts';
import { makeRegister, parseRegister } from '../../src/lineage/register.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { isGame, isPolicy, listDocuments, type DocumentId } from '../../src/model/edition.ts';
import { type Command, parseOptions, UsageError } from './command.ts';
import { type Desk, printLine } from './desk.ts';
import { makeCount } from './table.ts';

/** Documents whose provisions have history pages. */
const isRegistered = (id: DocumentId): boolean => id === 'comprehensive-rules' || id === 'handbook' || isPolicy(id) || isGame(id);

export const registerCommand: Command = {
  name: 'register',
  usage: '',
  summary: 'write the register of lineage ids, after editions were added',
  help: `
For maintainers. Writes content/lineages from the corpus, so that every lineage keeps the id it has now,
whatever editions are added later. Ingest all documents first, then commit what it writes.

Exit 2: the corpus lacks an edition that the register knows; nothing is written.`,
  run: async (args, desk) => {
    const { positionals } = parseOptions(args, {});
    if (positionals[0] !== undefined) throw new UsageError(`"${positionals[0]}" is not expected here`);
    await recoverFolder({ path: desk.corpusFolder });
    const corpus = openCorpus(desk.corpusFolder);
    const made = listDocuments(corpus.manifest.editions)
      .filter(isRegistered)
      .flatMap((document) => {
        const lineages = loadLineages(corpus, document);
        if (!lineages) return [];
        refuseLoss(document, lineages.editions, desk);
        return [{ document, text: makeRegister(lineages), count: lineages.lineages.length }];
      });
    mkdirSync(join(desk.contentFolder, 'lineages'), { recursive: true });
    for (const { document, text, count } of made) {
      await writeWhole(pathOf(document, desk), Buffer.from(text));
      printLine(desk.err, `${document}: ${makeCount(count, 'lineage')}`);
    }
    return 0;
  },
};

const pathOf = (document: DocumentId, desk: Desk): string => join(desk.contentFolder, 'lineages', `${document}.txt`);

/** A register made without an edition that it knew would forget ids that are in use. */
function refuseLoss(document: DocumentId, editions: readonly string[], desk: Desk): void {
  let text: string;
  try {
    text = readFileSync(pathOf(document, desk), 'utf8');
  } catch {
    return;
  }
  const missing = parseRegister(text).editions.filter((date) => !editions.includes(date));
  const [first] = missing;
  if (first === undefined) return;
  throw new UsageError(
    `the corpus lacks ${makeCount(missing.length, 'edition')} of ${document} that the register knows (${first})`,
    'ingest all documents first: concordance ingest --from DIR',
  );
}
