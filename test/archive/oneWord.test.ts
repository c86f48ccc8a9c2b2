/**
 * Texts of printed cards, each with one word changed, at each of its places: another number, color, type, zone or player, "each" for "target",
 * "another" or "may" or "up to" dropped. What is read then means something else, or is refused; a word that changes nothing was not understood.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compileText } from '../../src/engine/cardText/compileText.ts';
import { parseTypeLine } from '../../src/engine/cardText/typeLine.ts';
import { folder } from './catalog.ts';
import { changes, same } from './oneWordChanges.ts';

interface Card {
  readonly name: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}
const file = folder === undefined ? undefined : join(dirname(folder), 'cards', 'oracle-cards.jsonl.gz');
const there = file !== undefined && existsSync(file);

const meaning = (text: string, { name, type_line: line = '' }: Card): string | undefined => {
  const { types = [], subtypes = [] } = parseTypeLine(line) ?? {};
  const compiled = compileText(text, { name, types, subtypes });
  return compiled.ok ? JSON.stringify(compiled.abilities, (key, value: unknown) => (key === 'text' ? undefined : value)) : undefined;
};

/** Every so many-th card of the file that is read: CONCORDANCE_ONE_WORD=1 is all of them, in some two minutes. */
function sample(): readonly Card[] {
  if (file === undefined) return [];
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines
    .filter((_, at) => at % Number(process.env['CONCORDANCE_ONE_WORD'] ?? 20) === 0)
    .map((line) => JSON.parse(line) as Card)
    .filter(({ oracle_text: text = '' }) => text !== '');
}

/** The text with each word of the table changed at each place, and where that was. */
function* changesOf(text: string): Generator<{ readonly changed: string; readonly marked: string }> {
  for (const [word, other] of changes)
    for (const { 0: found, index } of text.matchAll(new RegExp(word, `${word.flags}g`))) {
      const [before, rest] = [text.slice(0, index), text.slice(index)];
      const changed = before + rest.replace(word, other);
      const put = changed.slice(index, changed.length - (rest.length - found.length));
      if (changed !== text) yield { changed, marked: `${before}«${found}→${put}»${rest.slice(found.length)}` };
    }
}

describe.skipIf(!there)(`one word of a text is changed ${there ? '' : '(skipped: CONCORDANCE_DOCUMENTS has no cards beside it)'}`, () => {
  test('and it means something else, or is refused', () => {
    let tried = 0;
    const unchanged: string[] = [];
    for (const card of sample()) {
      const text = (card.oracle_text ?? '').replace(/\s*\([^()]*\)/g, '').replaceAll(card.name, '~');
      const before = meaning(text, card);
      if (before === undefined) continue;
      for (const { changed, marked } of changesOf(text)) {
        tried += 1;
        const line = `${card.type_line ?? ''}\n${marked}`;
        if (meaning(changed, card) === before && !same.some(([where]) => where.test(line))) unchanged.push(`${card.name}: ${marked}`);
      }
    }
    expect(tried).toBeGreaterThan(5000);
    expect(unchanged).toEqual([]);
  });
});
