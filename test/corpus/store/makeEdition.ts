/** Editions in our own words for tests of the corpus; each part can be given, the rest is filled in. */
import { createHash } from 'node:crypto';
import { toIsoDate } from '../../../src/model/edition.ts';
import type { Diagnostic, Entry, ReadEdition, SourceRecord } from '../../../src/model/entry.ts';
import type { Inline } from '../../../src/model/wording.ts';
import { arrangeEditions } from '../../../src/corpus/store/arrangeEditions.ts';
import { joinWordings, packEdition } from '../../../src/corpus/store/packEdition.ts';
import type { CorpusContents } from '../../../src/corpus/store/writeCorpus.ts';

export interface EditionParts {
  readonly document?: ReadEdition['document'];
  readonly date?: string | undefined;
  readonly extent?: SourceRecord['extent'];
  readonly file?: string;
  readonly entries?: readonly Entry[];
  readonly diagnostics?: readonly Diagnostic[];
}

export const makeEntry = (number: string, text: string, more: Partial<Entry> = {}): Entry => ({
  id: number,
  kind: 'rule',
  number,
  text,
  examples: [],
  lines: [1, 1],
  ...more,
});

export function makeEdition(parts: EditionParts = {}): ReadEdition {
  const { document = 'comprehensive-rules', extent = 'whole', file = 'some.txt', diagnostics = [] } = parts;
  const entries = parts.entries ?? [makeEntry('100.1', 'Two friends sit down to play.')];
  const date = toIsoDate('date' in parts ? (parts.date ?? '') : '2020-01-01');
  const text = JSON.stringify([document, date, extent, entries]);
  return {
    document,
    ...(date === undefined ? {} : { date, dateFrom: 'document' as const }),
    source: {
      file,
      sha256: createHash('sha256').update(text).digest('hex'),
      bytes: text.length,
      encoding: 'utf-8',
      mark: false,
      lineEnds: 'LF',
      format: 'text',
      family: 'comprehensive-rules',
      extent,
    },
    entries,
    counts: {
      sections: 0,
      subsections: 0,
      rules: entries.length,
      subrules: 0,
      examples: 0,
      glossary: 0,
      citations: 0,
      unresolved: 0,
      rulings: 0,
    },
    accounting: { characters: text.length, inEntries: text.length, inHeadings: 0, inFrontAndBackMatter: 0, unaccounted: 0 },
    diagnostics,
  };
}

export const plainWording = (text: string): Inline[] => [{ kind: 'text', value: text }];

/** What writeCorpus takes, made of editions as they are read. */
export function makeContents(editions: readonly ReadEdition[]): CorpusContents {
  const packed = editions.map((edition) => packEdition(edition, plainWording));
  const found = packed.map(({ facts, size }, origin) => ({ facts, size, names: [facts.source.file], origin }));
  const arranged = arrangeEditions(found);
  return {
    editions: arranged.editions.map(({ record, origin }) => ({
      record,
      load: async () => {
        await Promise.resolve();
        const { body, wordings } = packed[origin]!;
        return { body, wordings: Buffer.from(joinWordings(wordings)) };
      },
    })),
    passedOver: arranged.passedOver,
  };
}
