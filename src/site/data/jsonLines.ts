/** The corpus as JSON lines: what it is first, then of each document what it is, each edition, each lineage and each edition's changes as a line of its own. */
import { isGame } from '../../model/edition.ts';
import type { DocumentData } from './makeFiles.ts';
import { dataVersion } from './shapes.ts';
import { allCredits, allTerms, creditsOf, termsOf } from './terms.ts';

/** Each line is an object whose `is` says what it holds: `about`, `document`, `edition`, `lineage`, `changes`; but for that the shapes are those of /data/v1/. */
export function* writeJsonLines(documents: readonly DocumentData[]): Generator<string> {
  const all = documents.map(({ document }) => document);
  yield write({ is: 'about', version: dataVersion, credits: allCredits(all), terms: allTerms(all) });
  for (const { document, editions, records, changes } of documents) {
    const own = isGame(document) ? { terms: termsOf(document) } : {};
    yield write({ is: 'document', document, credits: creditsOf(document), ...own });
    for (const edition of editions) yield write({ is: 'edition', document, ...edition });
    for (const record of records) yield write({ is: 'lineage', document, ...record });
    for (const year of changes) for (const edition of year.editions) yield write({ is: 'changes', document, ...edition });
  }
}

const write = (value: object): string => `${JSON.stringify(value)}\n`;
