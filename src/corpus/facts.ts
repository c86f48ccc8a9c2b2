/**
 * content/editions.yaml: facts about known editions, and content/overrides: reviewed decisions. They fill in what a document does not
 * say of itself, and never change its text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { KnownEdition } from '../model/calendar.ts';
import { documentIds, type DocumentId, type Extent, extents, type IsoDate, makeEditionKey, toIsoDate } from '../model/edition.ts';
import { type Override, toOverride } from './overrides.ts';

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
    .toSorted((a, b) => documentIds.indexOf(a.document) - documentIds.indexOf(b.document) || (a.date < b.date ? -1 : 1));
}

/** A fault in a file of content/: these are ours, so reading stops with one line that names the place. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the facts below a content folder. A folder without them gives none. Throws ContentError on a malformed file. */
export function readFacts(contentFolder: string): Facts {
  const bySource = new Map<string, SourceFact>();
  const byEdition = new Map<string, EditionFact>();
  const path = join(contentFolder, 'editions.yaml');
  const records = readYaml(path);
  for (const [index, record] of (Array.isArray(records) ? records : []).entries()) {
    const fact = toEditionFact(record, `${path}, record ${String(index + 1)}`);
    byEdition.set(makeEditionKey(fact), fact);
    const sources: unknown = isRecord(record) ? record['sources'] : undefined;
    for (const source of Array.isArray(sources) ? (sources as unknown[]) : []) {
      if (!isRecord(source) || typeof source['sha256'] !== 'string' || !isExtent(source['extent'])) {
        throw new ContentError(`${path}, record ${String(index + 1)}: a source needs sha256 and extent (${extents.join(', ')})`);
      }
      bySource.set(source['sha256'], { ...fact, extent: source['extent'] });
    }
  }
  return { bySource, byEdition, overrides: readOverrides(join(contentFolder, 'overrides')) };
}

const isExtent = (value: unknown): value is Extent => extents.some((extent) => extent === value);

function toEditionFact(record: unknown, place: string): EditionFact {
  if (!isRecord(record)) throw new ContentError(`${place}: expected a record with document and date`);
  const document = documentIds.find((id) => id === record['document']);
  const date = toIsoDate(String(record['date']));
  if (!document || !date) throw new ContentError(`${place}: expected document (${documentIds.join(', ')}) and date (YYYY-MM-DD)`);
  const set = record['set'];
  const address = record['address'];
  return {
    document,
    date,
    ...(isRecord(set) ? { set: { code: String(set['code']), name: String(set['name']) } } : {}),
    ...(typeof address === 'string' ? { address } : {}),
  };
}

function readYaml(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  try {
    // Dates stay text: a date of YAML would be a moment in some zone.
    return parse(text, { schema: 'core' }) as unknown;
  } catch (error) {
    throw new ContentError(`${path}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'not YAML'}`);
  }
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
  return names.toSorted().flatMap((name) => {
    const path = join(folder, name);
    const records = readYaml(path);
    return (Array.isArray(records) ? records : []).map((record, index) => {
      const override = toOverride(record);
      if (typeof override === 'string') throw new ContentError(`${path}, record ${String(index + 1)}: ${override}`);
      return override;
    });
  });
}
