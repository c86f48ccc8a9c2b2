/**
 * Reviewed decisions about lineages: content/overrides/lineages.yaml. Few, each with its reason; what the method should find has no place here.
 *
 *     - document: comprehensive-rules
 *       old: 2009-05-01/420.5b           edition and entry
 *       new: 2009-07-11/704.5f           the next edition's entry that carries it on
 *       reason: ...
 */
import { join } from 'node:path';
import { z } from 'zod';
import { documentId, listOf, parseContent, readContent, reason, refuse } from '../corpus/content.ts';
import { lineagesFile } from '../corpus/facts.ts';
import { type DocumentId, type IsoDate, toIsoDate } from '../model/edition.ts';
import type { ForcedPair } from './align.ts';

export interface ForcedLink {
  readonly document: DocumentId;
  readonly oldDate: IsoDate;
  readonly newDate: IsoDate;
  readonly pair: ForcedPair;
}

const whole = 'expected document, old and new (edition/entry), and a reason';
const place = z.string(whole).transform((text, context) => {
  const [day = '', ...entry] = text.split('/');
  const date = toIsoDate(day);
  return date !== undefined && entry.length > 0 ? { date, entry: entry.join('/') } : refuse(context, whole);
});
const links = listOf(
  z
    .object({ document: documentId(whole), old: place, new: place, reason: reason(whole) }, whole)
    .transform(({ document, old, new: young }): ForcedLink => ({
      document,
      oldDate: old.date,
      newDate: young.date,
      pair: { old: old.entry, new: young.entry },
    })),
);

/** Reads the forced pairs below a content folder; none where the file is missing. @throws ContentError when it is malformed. */
export const readForcedLinks = (contentFolder: string): readonly ForcedLink[] =>
  readContent(join(contentFolder, 'overrides', lineagesFile), links);

/** Reads the text of the file; `path` is for what is said of a fault. */
export const parseForcedLinks = (text: string, path: string): readonly ForcedLink[] => parseContent(text, path, links);
