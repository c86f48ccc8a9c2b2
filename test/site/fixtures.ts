/** Records and entries with defaults, for tests of the site. */
import type { EditionRecord } from '../../src/corpus/format.ts';
import type { LoadedEntry } from '../../src/corpus/readCorpus.ts';
import { parseWording } from '../../src/corpus/wording/parseWording.ts';
import type { DocumentId, IsoDate } from '../../src/model/edition.ts';
import { parentNumber, toRuleNumber } from '../../src/model/ruleNumber.ts';
import type { EntryKind } from '../../src/model/tree.ts';

export function makeRecord(document: DocumentId, date: string, more: Partial<EditionRecord> = {}): EditionRecord {
  return {
    key: `${document}/${date}`,
    document,
    date: date as IsoDate,
    dateFrom: 'document',
    extent: 'whole',
    source: {
      file: `${date}.txt`,
      sha256: '0'.repeat(64),
      bytes: 1,
      encoding: 'utf-8',
      mark: false,
      lineEnds: 'LF',
      format: 'text',
      family: 'comprehensive-rules',
      extent: 'whole',
    },
    counts: { sections: 0, subsections: 0, rules: 0, subrules: 0, examples: 0, glossary: 0, citations: 0, unresolved: 0, rulings: 0 },
    accounting: { characters: 0, inEntries: 0, inHeadings: 0, inFrontAndBackMatter: 0, unaccounted: 0 },
    diagnostics: { error: 0, warning: 0, info: 0 },
    ...more,
  };
}

export interface EntryFacts {
  readonly id?: string;
  readonly kind?: EntryKind;
  readonly title?: string;
  readonly parent?: string;
  readonly text?: string;
  readonly examples?: readonly string[];
}

/** An entry of a number, with its parent by the number; `makeTerm` for the glossary. */
export function makeEntry(
  number: string,
  kind: EntryKind,
  { text = '', examples = [], id = number, title, parent }: EntryFacts = {},
): LoadedEntry {
  const known = toRuleNumber(number);
  const above = parent ?? (known && parentNumber(known));
  return {
    id,
    kind,
    number,
    ...(title === undefined ? {} : { title }),
    ...(above === undefined ? {} : { parent: above }),
    wording: parseWording(text),
    examples: examples.map(parseWording),
    lines: [1, 1],
  };
}

export function makeTerm(headword: string, text: string): LoadedEntry {
  return makeEntry('', 'term', { id: `glossary:${headword}`, title: headword, text });
}
