/** The real documents: what the corpus has of each, and the tree that its entries come from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { EditionFile, EditionRecord } from '../../src/corpus/format.ts';
import { loadManifest } from '../../src/corpus/readCorpus.ts';
import type { SourceText } from '../../src/model/source.ts';
import type { Matter } from '../../src/model/tree.ts';
import { readRules } from '../../src/grammar/rulesGrammar.ts';
import { expectSound } from '../grammar/invariants.ts';
import { folder } from './catalog.ts';
import { isRefusal, readTextSource } from '../../src/sources/readSource.ts';

/** What the tests ask of a file. Trees and entries of the whole archive would not fit beside one another. */
export interface Summary {
  readonly edition: Pick<EditionRecord, 'date' | 'accounting' | 'counts'> & Pick<EditionFile, 'diagnostics'>;
  /** Number and title of each heading, as the contents list has them and as they are printed. */
  readonly listed: readonly string[];
  readonly printed: readonly string[];
  /** Headwords by their letters and digits alone. */
  readonly terms: ReadonlyMap<string, string>;
  readonly ids: readonly string[];
}

const done = new Map<string, Summary>();
let records: ReadonlyMap<string, EditionRecord> | undefined;

/** What the corpus has of a file. Fails where a character of it is lost or a node lies where it should not. */
export function summaryOf(file: string): Summary {
  const known = done.get(file);
  if (known) return known;
  const { source, bytes } = sourceOf(file);
  const tree = readRules(source, file)?.tree;
  if (!tree) return expect.fail(`${file} is not recognised`);
  expectSound(tree, source);
  const corpus = inject('archiveCorpus');
  records ??= new Map(loadManifest(corpus).editions.map((record) => [record.source.sha256, record]));
  const record = records.get(createHash('sha256').update(bytes).digest('hex'));
  if (!record) return expect.fail(`${file} is not in the corpus`);
  const { entries, diagnostics } = JSON.parse(readFileSync(join(corpus, 'editions', `${record.key}.json`), 'utf8')) as EditionFile;
  const { date, accounting, counts } = record;
  const contents = tree.children.find((block): block is Matter => block.type === 'contents');
  const summary: Summary = {
    edition: { date, accounting, counts, diagnostics },
    listed: (contents?.items ?? []).map((item) => `${item.number} ${folded(item.title)}`),
    printed: entries.flatMap(({ kind, number, title: name = '' }) =>
      kind === 'section' || kind === 'subsection' ? [`${number} ${folded(name)}`] : [],
    ),
    terms: new Map(entries.flatMap(({ kind, title: name = '' }) => (kind === 'term' ? [[folded(name), name]] : []))),
    ids: entries.map(({ id }) => id),
  };
  done.set(file, summary);
  return summary;
}

export function sourceOf(file: string): { readonly source: SourceText; readonly bytes: Uint8Array } {
  const bytes = readFileSync(join(folder ?? '', file));
  const source = readTextSource(bytes);
  return isRefusal(source) ? expect.fail(`${file}: ${source.reason}`) : { source, bytes };
}

/** A title without the signs of print: lists, headings and neighbouring editions differ in those. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
