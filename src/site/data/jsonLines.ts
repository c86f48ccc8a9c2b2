/** The corpus as JSON lines: what it is first, then of each document what it is, each edition, each lineage and each edition's changes as a line of its own. */
import type { DocumentData } from './makeFiles.ts';
import { dataVersion } from './shapes.ts';
import { allCredits, credits, terms } from './terms.ts';

/** Each line is an object whose `is` says what it holds: `about`, `document`, `edition`, `lineage`, `changes`; but for that the shapes are those of /data/v1/. */
export function* writeJsonLines(documents: readonly DocumentData[]): Generator<string> {
  yield write({ is: 'about', version: dataVersion, credits: allCredits, terms });
  for (const { document, editions, records, changes } of documents) {
    yield write({ is: 'document', document, credits: credits[document] });
    for (const edition of editions) yield write({ is: 'edition', document, ...edition });
    for (const record of records) yield write({ is: 'lineage', document, ...record });
    for (const year of changes) for (const edition of year.editions) yield write({ is: 'changes', document, ...edition });
  }
}

const write = (value: object): string => `${JSON.stringify(value)}\n`;
