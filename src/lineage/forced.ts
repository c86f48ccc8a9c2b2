/**
 * Reviewed decisions about lineages: content/overrides/lineages.yaml. Few, each with its reason; what the method should find has no place here.
 *
 *     - document: comprehensive-rules
 *       old: 2009-05-01/420.5b           edition and entry
 *       new: 2009-07-11/704.5f           the next edition's entry that carries it on
 *       reason: ...
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ContentError, lineagesFile } from '../corpus/facts.ts';
import { documentIds, type DocumentId, type IsoDate, toIsoDate } from '../model/edition.ts';
import type { ForcedPair } from './align.ts';

export interface ForcedLink {
  readonly document: DocumentId;
  readonly oldDate: IsoDate;
  readonly newDate: IsoDate;
  readonly pair: ForcedPair;
}

/** Reads the forced pairs below a content folder; none where the file is missing. @throws ContentError when it is malformed. */
export function readForcedLinks(contentFolder: string): readonly ForcedLink[] {
  const path = join(contentFolder, 'overrides', lineagesFile);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  return parseForcedLinks(text, path);
}

/** Reads the text of the file; `path` is for what is said of a fault. */
export function parseForcedLinks(text: string, path: string): readonly ForcedLink[] {
  let records: unknown;
  try {
    records = parse(text, { schema: 'core' }) ?? [];
  } catch (error) {
    throw new ContentError(`${path}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'not YAML'}`);
  }
  if (!Array.isArray(records)) throw new ContentError(`${path}: expected a list`);
  return records.map((record: unknown, at): ForcedLink => {
    const link = toForcedLink((record ?? {}) as Readonly<Record<string, unknown>>);
    if (!link) throw new ContentError(`${path}, record ${at + 1}: expected document, old and new (edition/entry), and a reason`);
    return link;
  });
}

function toForcedLink(record: Readonly<Record<string, unknown>>): ForcedLink | undefined {
  const document = documentIds.find((id) => id === record['document']);
  const [old, young] = [cutPlace(record['old']), cutPlace(record['new'])];
  const { reason } = record;
  if (!document || !old || !young || typeof reason !== 'string' || reason.trim().length < 10) return undefined;
  return { document, oldDate: old.date, newDate: young.date, pair: { old: old.entry, new: young.entry } };
}

function cutPlace(value: unknown): { date: IsoDate; entry: string } | undefined {
  const [day = '', ...entry] = (typeof value === 'string' ? value : '').split('/');
  const date = toIsoDate(day);
  return date === undefined || entry.length === 0 ? undefined : { date, entry: entry.join('/') };
}
