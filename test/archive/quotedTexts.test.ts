/**
 * How much of the rules text that Examples quote is read. With CONCORDANCE_COVERAGE set, the phrases at which reading stopped are listed,
 * the most frequent first: `CONCORDANCE_COVERAGE=1 npx vitest run --project archive test/archive/quotedTexts.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noFacts, readText } from '../../src/corpus/readDocument.ts';
import { canRead, compileText } from '../../src/engine/cardText/compileText.ts';
import { parseTypeLine } from '../../src/engine/cardText/typeLine.ts';
import { isRefusal, readTextSource } from '../../src/sources/readSource.ts';
import { folder, records, title } from './catalog.ts';

/** The Examples of a file. */
function examplesOf(file: string): readonly string[] {
  const bytes = readFileSync(join(folder ?? '', file));
  const source = readTextSource(bytes);
  if (isRefusal(source)) return [];
  const read = readText(file, bytes, source, noFacts);
  return read.kind === 'editions' ? read.editions.flatMap(({ entries }) => entries.flatMap(({ examples }) => examples)) : [];
}

interface Quote {
  readonly text: string;
  /** Words of the Example that may be the name of the card. */
  readonly names: readonly string[];
}

/** Texts in quotation marks that can be rules text: more than two words, with a capital letter or symbol in front, and no type line. */
function quotesOf(example: string): readonly Quote[] {
  const names = [...example.matchAll(/[A-Z][\w’'-]+(?:,? (?:of|the|and|to|[A-Z][\w’'-]*))*/g)].map(([name]) => name.replace(/['’]s$/, ''));
  return [...example.matchAll(/[“"]([^“”"]+)[”"]/g)].flatMap(([, text = '']) => {
    const plain = text.trim().replace(/[,;]$/, '');
    return /^(?:\{|\[|[A-Z])/.test(plain) && plain.split(' ').length > 2 && !parseTypeLine(plain) ? [{ text: plain, names }] : [];
  });
}

const kinds = ['creature', 'instant'];
const about = (name: string, type: string): Parameters<typeof compileText>[1] => ({
  name,
  // What is quoted may call its card by any type.
  types: [type, 'creature', 'artifact', 'enchantment', 'land'],
  subtypes: [],
});
const isRead = ({ text, names }: Quote): boolean => ['', ...names].some((name) => kinds.some((type) => canRead(text, about(name, type))));

function stoppedAt({ text }: Quote): string {
  const stops = kinds.map((type) => compileText(text, about('', type))).flatMap((result) => (result.ok ? [] : [result]));
  return stops.toSorted((one, other) => other.column - one.column)[0]?.phrase ?? text;
}

describe.skipIf(folder === undefined)(`rules text in Examples ${title}`, () => {
  const rules = records.filter(({ file }) => file.startsWith('comprehensive-rules/'));
  const seeds = records.filter(({ file }) => file.startsWith('seeds/'));
  const sets = [
    // A sentence that is quoted without the one of which it speaks means nothing: it is refused.
    ['the newest edition', 0.89, rules.slice(-1)],
    ['the copies in other shapes', 0.9, seeds],
    ['every tenth edition', 0.87, rules.filter((_, at) => at % 10 === 0)],
  ] as const;
  test.each(sets)('of %s is read, %d of it at least', (set, least, files) => {
    const quotes = [
      ...new Map(files.flatMap(({ file }) => examplesOf(file).flatMap(quotesOf)).map((quote) => [quote.text, quote])).values(),
    ];
    const unread = quotes.filter((quote) => !isRead(quote));
    if (process.env['CONCORDANCE_COVERAGE']) {
      const phrases = Map.groupBy(unread.map(stoppedAt), (phrase) => phrase.split(' ').slice(0, 4).join(' '));
      const ranked = [...phrases]
        .toSorted(([, one], [, other]) => other.length - one.length)
        .map(([phrase, all]) => `${all.length} ${phrase}`);
      console.log(`${set}: ${quotes.length - unread.length} of ${quotes.length}\n${ranked.join('\n')}`);
    }
    expect(quotes.length).toBeGreaterThan(20);
    expect((quotes.length - unread.length) / quotes.length).toBeGreaterThan(least);
  });
});
