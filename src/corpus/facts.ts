/**
 * content/editions.yaml: facts about known editions, and content/overrides: reviewed decisions. They fill in what a document does not
 * say of itself, and never change its text.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { KnownEdition, Release } from '../model/calendar.ts';
import { compareDocuments, documentIds, type DocumentId, type Extent, extents, type IsoDate, makeEditionKey } from '../model/edition.ts';
import { documentId, isoDate, listOf, readContent, textOf } from './content.ts';
import { type GameDescription, readGames } from './games.ts';
import { type Override, overrides } from './overrides.ts';

/** What is known of one edition. */
export interface EditionFact {
  readonly document: DocumentId;
  readonly date: IsoDate;
  readonly set?: { readonly code: string; readonly name: string };
  readonly address?: string;
}

export interface SourceFact extends EditionFact {
  readonly extent: Extent;
}

/** Facts by the checksum of a source and by edition key. Plain data: it is handed to workers. */
export interface Facts {
  readonly bySource: ReadonlyMap<string, SourceFact>;
  readonly byEdition: ReadonlyMap<string, EditionFact>;
  readonly overrides: readonly Override[];
  /** Other games that are described, by id. */
  readonly games: readonly GameDescription[];
}

/**
 * The editions that facts know, by document and date, without those of which only partial sources are registered: a summary of changes
 * proves that there were changes, not that there was a whole.
 */
export function listKnownEditions({ byEdition, bySource }: Facts): readonly KnownEdition[] {
  const sources = Map.groupBy(bySource.values(), makeEditionKey);
  return [...byEdition]
    .filter(([key]) => sources.get(key)?.some(({ extent }) => extent === 'whole') ?? true)
    .map(([, { document, date, set }]): KnownEdition => ({ document, date, ...(set === undefined ? {} : { set: set.name }) }))
    .toSorted((a, b) => compareDocuments(a.document, b.document) || (a.date < b.date ? -1 : 1));
}

/** The releases with which editions of a document came, the oldest first. */
export function listReleases({ byEdition }: Facts, document: DocumentId): readonly Release[] {
  return [...byEdition.values()]
    .flatMap((fact) => (fact.document === document && fact.set ? [{ ...fact.set, date: fact.date }] : []))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

const which = `expected document (${documentIds.join(', ')}) and date (YYYY-MM-DD)`;
const source = `a source needs sha256 and extent (${extents.join(', ')})`;
const editions = listOf(
  z.object(
    {
      document: documentId(which),
      date: isoDate(which),
      set: z.object({ code: textOf('expected the code of the set'), name: textOf('expected the name of the set') }).exactOptional(),
      address: z.string('expected an address').exactOptional(),
      sources: listOf(z.object({ sha256: z.string(source), extent: z.enum(extents, source) }, source)),
    },
    'expected a record with document and date',
  ),
);

/** Reads the facts below a content folder. A folder without them gives none. @throws ContentError on a malformed file. */
export function readFacts(contentFolder: string): Facts {
  const known = readContent(join(contentFolder, 'editions.yaml'), editions).map(({ sources, ...fact }) => ({ sources, fact }));
  const games = readGames(contentFolder);
  const ofGames = games.flatMap(({ id, editions: own }) => own.map(({ date, set }) => ({ document: id, date, ...(set ? { set } : {}) })));
  return {
    bySource: new Map(known.flatMap(({ sources, fact }) => sources.map(({ sha256, extent }) => [sha256, { ...fact, extent }]))),
    byEdition: new Map([...known.map(({ fact }) => fact), ...ofGames].map((fact) => [makeEditionKey(fact), fact])),
    overrides: readOverrides(join(contentFolder, 'overrides')),
    games,
  };
}

/** Files of content/overrides that others read: decisions about lineages, and about Examples that nothing can run. */
export const lineagesFile = 'lineages.yaml';
export const notExecutableFile = 'notExecutable.yaml';
const filesOfOthers: ReadonlySet<string> = new Set([lineagesFile, notExecutableFile]);

function readOverrides(folder: string): Override[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.yaml') && !filesOfOthers.has(name));
  } catch {
    return [];
  }
  return names.toSorted().flatMap((name) => readContent(join(folder, name), overrides));
}
