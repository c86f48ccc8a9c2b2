/** A small corpus in our own words, with everything that a page has to cope with, written as `ingest` would write it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  corpusFormat,
  type CorpusEntry,
  type EditionFile,
  type EditionRecord,
  type Manifest,
  type WordingId,
} from '../../src/corpus/format.ts';
import { toEntry, type LoadedEntry } from '../../src/corpus/readCorpus.ts';
import { shardOf, toWordingId } from '../../src/corpus/store/wordingId.ts';
import { parseWording } from '../../src/corpus/wording/parseWording.ts';
import type { Inline } from '../../src/model/wording.ts';
import { makeEntry, makeRecord, makeTerm } from '../site/fixtures.ts';

/** What a hostile document would print. */
export const hostile = `<script>window.pwned = 1</script><img src="x" onerror="window.pwned = 2"> <a href="javascript:window.pwned=3">tap</a> {<b>}`;

export const newest: readonly LoadedEntry[] = [
  makeEntry('4', 'section', { title: 'Places' }),
  makeEntry('404', 'subsection', { title: 'The Basket' }),
  makeEntry('404.1', 'rule', { text: 'Kittens who are done for the day go into the basket.' }),
  makeEntry('5', 'section', { title: 'The Day' }),
  makeEntry('500', 'subsection', { title: 'Morning' }),
  makeEntry('500.1', 'rule', { text: 'A day begins when somebody opens a tin.' }),
  makeEntry('7', 'section', { title: 'Tails and Whiskers' }),
  makeEntry('701', 'subsection', { title: 'Keyword Actions' }),
  makeEntry('701.1', 'rule', { text: 'Some verbs mean more to a cat than to others.' }),
  makeEntry('701.2', 'rule', { title: 'Groom' }),
  makeEntry('701.2a', 'subrule', {
    text: 'To groom a kitten, comb it from nose to tail, paying {2}{G/W}. See rule 703.1 and rule 799.9.',
    examples: ['Mittens is combed by a marmalade tom.', 'Nobody combs a hedgehog.'],
  }),
  makeEntry('701.3', 'rule', { title: 'Purr' }),
  makeEntry('701.3a', 'subrule', { text: 'A purring kitten can be heard in every place it shares.' }),
  makeEntry('703', 'subsection', { title: 'Naps' }),
  makeEntry('703.1', 'rule', {
    text: 'Whoever lies in the sun first keeps the place.\nThis holds in winter as well. (See section 5, and rules 703.2–703.3.)',
  }),
  makeEntry('703.1a', 'subrule', { text: 'A second kitten may share it.' }),
  makeEntry('703.1b', 'subrule', { text: 'A dog may not.' }),
  makeEntry('703.1b', 'subrule', { id: '703.1b~2', text: 'A dog may not, printed twice.' }),
  makeEntry('703.2', 'rule', { text: hostile, examples: [hostile] }),
  makeEntry('703.3', 'rule', { text: 'Averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongword sleeps here.' }),
  makeTerm('Groom', 'To comb with care. See rule 701.2, “Groom.”'),
  makeTerm('Kitten', '1. A young cat.\n2. Any cat that is loved. See “Purr.”'),
  makeTerm('Purr', 'A sound. See rule 701.3, “Purr.”'),
  makeTerm('<img src=x onerror=alert(1)>', hostile),
];

const older: readonly LoadedEntry[] = [
  makeEntry('2', 'section', { title: 'Older Places' }),
  makeEntry('203', 'subsection', { title: 'Naps and Rests' }),
  makeEntry('203.1', 'rule', { text: 'The first kitten in the sun keeps it. See rule 203.2.' }),
  makeEntry('203.2', 'rule', { text: 'Others wait.' }),
  makeEntry('4', 'section', { title: 'Baskets' }),
  makeEntry('404', 'subsection', { title: 'The Old Basket' }),
  makeEntry('404.1', 'rule', { text: 'The basket is for the oldest cat.' }),
  makeEntry('404.2', 'rule', { text: 'It is never washed.' }),
  makeTerm('Kitten', 'A young cat.'),
];

/** Differs from the edition after it in one rule. */
const oldest: readonly LoadedEntry[] = older.map((entry) =>
  entry.id === '203.2' ? makeEntry('203.2', 'rule', { text: 'Others may wait.' }) : entry,
);

const rulings: readonly LoadedEntry[] = [
  makeEntry('A', 'section', { title: 'Asleep' }),
  makeEntry('A.1', 'ruling', { text: 'A kitten that is asleep cannot be groomed. See Rule A.2.' }),
  { ...makeEntry('A.2', 'ruling', { text: 'Unless it wakes up.' }), author: 'Somebody' },
  makeEntry('A.2.Ruling.1', 'ruling', { text: 'One eye is enough.' }),
];

const handbook: readonly LoadedEntry[] = [
  makeEntry('7', 'section', { title: 'Cats in plain words' }),
  makeEntry('703', 'subsection', { title: 'Naps' }),
  makeEntry('703.1', 'rule', { text: 'First come, first served.' }),
];

/** Writes the corpus. */
export function writeSyntheticCorpus(folder: string): void {
  const shards = new Map<string, Record<string, readonly Inline[]>>();
  const editions: readonly (readonly [EditionRecord, readonly LoadedEntry[]])[] = [
    [makeRecord('comprehensive-rules', '2008-08-01', { set: 'First Baskets' }), oldest],
    [makeRecord('comprehensive-rules', '2009-05-01', { set: 'Old Baskets' }), older],
    [makeRecord('comprehensive-rules', '2026-01-16', { set: 'New Baskets' }), newest],
    [makeRecord('comprehensive-rules', '2012-01-01', { key: 'comprehensive-rules/2012-01-01~page-1a2b3c4d', extent: 'page' }), older],
    [makeRecord('rulings-summary', '1999-04-21'), rulings],
    [makeRecord('handbook', '2009-10-01'), handbook],
    [makeRecord('handbook', '2026-01-16'), handbook],
  ];
  const keep = (text: string): WordingId => {
    const id = toWordingId(text);
    shards.set(shardOf(id), { ...shards.get(shardOf(id)), [id]: parseWording(text) });
    return id;
  };
  for (const [record, entries] of editions) {
    const packed = entries.map((entry): CorpusEntry => {
      const { text, examples, ...rest } = toEntry(entry);
      return {
        ...rest,
        ...(text === '' ? {} : { wording: keep(text) }),
        ...(examples.length === 0 ? {} : { examples: examples.map(keep) }),
      };
    });
    const file: EditionFile = { format: corpusFormat, key: record.key, entries: packed, diagnostics: [] };
    writeJson(join(folder, 'editions', `${record.key}.json`), file);
  }
  for (const [name, wordings] of shards) writeJson(join(folder, 'wordings', `${name}.json`), { format: corpusFormat, wordings });
  const manifest: Manifest = { format: corpusFormat, editions: editions.map(([record]) => record), passedOver: [] };
  writeJson(join(folder, 'manifest.json'), manifest);
}

function writeJson(path: string, data: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(data));
}
