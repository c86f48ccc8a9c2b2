/** Reads what the corpus holds about lineages: what the site and the command line know of them. Node only. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Corpus, readPart } from '../../corpus/readCorpus.ts';
import type { DocumentId, IsoDate } from '../../model/edition.ts';
import type { Lineages } from '../../model/lineage.ts';
import { indexLineages, type LineageIndex } from '../follow.ts';
import { type AlignmentFile, alignmentPath, type LineagesFile, lineagesPath, type WitnessFile, witnessPath } from './format.ts';

/** The lineages of one document, ready for following. */
export interface DocumentLineages extends Lineages {
  readonly document: DocumentId;
  readonly index: LineageIndex;
  /** Place of an edition; undefined when it is none of the chain. */
  readonly placeOf: (date: IsoDate) => number | undefined;
  /** What became of the edition before; undefined for the oldest. It leaves out what stayed as it was. */
  readonly loadAlignment: (date: IsoDate) => AlignmentFile | undefined;
}

const loaded = new WeakMap<Corpus, Map<DocumentId, DocumentLineages | undefined>>();

/** The lineages of a document, read once for a corpus; undefined when it has no whole edition of it. @throws CorpusError on a broken corpus. */
export function loadLineages(corpus: Corpus, document: DocumentId): DocumentLineages | undefined {
  const ofCorpus = loaded.get(corpus) ?? new Map<DocumentId, DocumentLineages | undefined>();
  loaded.set(corpus, ofCorpus);
  if (!ofCorpus.has(document)) ofCorpus.set(document, readLineages(corpus, document));
  return ofCorpus.get(document);
}

function readLineages(corpus: Corpus, document: DocumentId): DocumentLineages | undefined {
  if (!existsSync(join(corpus.folder, lineagesPath(document)))) return undefined;
  const file = readPart(corpus.folder, lineagesPath(document)) as LineagesFile;
  const places = new Map(file.editions.map((date, place) => [date, place]));
  return {
    ...file,
    index: indexLineages(file),
    placeOf: (date) => places.get(date),
    loadAlignment: (date) =>
      (places.get(date) ?? 0) === 0 ? undefined : (readPart(corpus.folder, alignmentPath(document, date)) as AlignmentFile),
  };
}

/** Where the entries of partial sources belong, source by source. */
export function loadWitnesses(corpus: Corpus): readonly WitnessFile[] {
  return corpus.manifest.editions
    .filter(({ key }) => existsSync(join(corpus.folder, witnessPath(key))))
    .map(({ key }) => readPart(corpus.folder, witnessPath(key)) as WitnessFile);
}
