/** A file as an edition that is not out yet: compared with the edition that it follows it has the rows of the edition that it is. */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { toLoadedEntry } from '../../src/corpus/loadedEntry.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { readDroppedFile } from '../../src/corpus/readDroppedFile.ts';
import { readEraForms } from '../../src/corpus/vocabulary.ts';
import { makeBagger } from '../../src/lineage/bags.ts';
import { countChanges, listChanges } from '../../src/lineage/changes.ts';
import { compareEditions } from '../../src/lineage/compareEditions.ts';
import { makeFolder } from '../../src/lineage/foldWording.ts';
import { prepareEdition } from '../../src/lineage/preparedEdition.ts';
import { compareWithNew, placeBefore } from '../../src/lineage/previewEdition.ts';
import { toProvisions } from '../../src/lineage/provision.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { folder, title } from './catalog.ts';

const reading = { fold: makeFolder(readEraForms(join(import.meta.dirname, '../../content'))), bag: makeBagger() };

it.skipIf(folder === undefined)(
  `the newest file, taken for an edition that is not out, changes what that edition changed ${title}`,
  async () => {
    const corpus = openCorpus(inject('archiveCorpus'));
    const lineages = loadLineages(corpus, 'comprehensive-rules');
    const newest = corpus.manifest.editions.findLast(
      ({ document, mainSource, extent }) => document === 'comprehensive-rules' && mainSource === undefined && extent === 'whole',
    );
    if (!lineages || !newest) return expect.fail('the corpus has no lineages');
    const read = await readDroppedFile(newest.source.file, readFileSync(join(folder ?? '', newest.source.file)));
    if (read.kind !== 'read') return expect.fail(read.reason);
    expect(read.tree.date).toBe(newest.date);
    const base = placeBefore(lineages, read.tree.date);
    expect(lineages.editions[base + 1]).toBe(newest.date);
    const open = (place: number) => {
      const record = corpus.manifest.editions.find(
        ({ document, date, mainSource }) =>
          document === 'comprehensive-rules' && date === lineages.editions[place] && mainSource === undefined,
      );
      return { place, edition: prepareEdition(toProvisions(corpus.loadEdition(record!.key)), reading) };
    };
    const young = { edition: prepareEdition(toProvisions(read.entries.map(toLoadedEntry)), reading), date: read.tree.date };
    const neighbour = open(base);
    const previewed = compareWithNew(neighbour, neighbour, young, lineages, reading);
    const known = compareEditions(neighbour, open(base + 1), lineages, lineages.index);
    expect(listChanges(previewed)).toEqual(listChanges(known));
    // Far back the way is the same, but for what only the tracing of passages through all editions tells.
    const early = open(lineages.editions.indexOf('2009-07-11' as never));
    const [far, knownFar] = [
      compareWithNew(early, neighbour, young, lineages, reading),
      compareEditions(early, open(base + 1), lineages, lineages.index),
    ].map((alignment) => countChanges(listChanges(alignment)));
    expect(far).toEqual(knownFar);
  },
);
