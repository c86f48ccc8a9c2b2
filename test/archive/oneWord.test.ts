/**
 * Texts of printed cards, each with one word changed: another number, color, type, zone or player, "another" or "may" or "up to" dropped. What is
 * read then means something else, or is refused; a word that changes nothing was not understood.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compileText } from '../../src/engine/cardText/compileText.ts';
import { parseTypeLine } from '../../src/engine/cardText/typeLine.ts';
import { folder } from './catalog.ts';

interface Card {
  readonly name: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}
const file = folder === undefined ? undefined : join(dirname(folder), 'cards', 'oracle-cards.jsonl.gz');
const there = file !== undefined && existsSync(file);

const changes: readonly (readonly [word: RegExp, other: string])[] = [
  [/\btwo\b/, 'three'],
  [/\bthree\b/, 'two'],
  [/(?<![{/\d+-])\b1\b(?![\d/}])/, '2'],
  [/(?<![{/\d+-])\b2\b(?![\d/}])/, '3'],
  [/(?<=[+-])1(?=\/)/, '2'],
  [/\{1\}/, '{2}'],
  [/\{G\}/, '{W}'],
  [/\bwhite\b/, 'blue'],
  [/\bblack\b/, 'red'],
  [/\bnonblack\b/, 'nonred'],
  [/\bcreature\b(?! type)/, 'artifact'],
  [/\bland\b/, 'artifact'],
  [/\bartifact\b/, 'enchantment'],
  [/\bgraveyard\b/, 'hand'],
  [/\bhand\b/, 'graveyard'],
  [/\btop\b/, 'bottom'],
  [/\bopponent\b/, 'player'],
  [/\ban opponent\b/, 'a player'],
  [/\byou control\b/, 'an opponent controls'],
  [/\bAnother\b/, 'A'],
  [/\banother (?=[aeiou])/, 'an '],
  [/\banother (?=[^aeiout])/, 'a '],
  [/\banother target\b/, 'target'],
  [/\bother /, ''],
  [/\bmay /, ''],
  [/\bup to (?=one target)/, ''],
  [/\bcombat damage\b/, 'damage'],
  [/\buntapped\b/, 'tapped'],
  [/\btapped\b/, 'untapped'],
  [/\bflying\b/, 'reach'],
  [/\bor less\b/, 'or greater'],
  [/\bdies\b/, 'enters the battlefield'],
  [/ until end of turn/, ''],
  [/\bgain\b/, 'lose'],
  [/\byour upkeep\b/, 'each upkeep'],
  [/\bthis turn\b/, 'this combat'],
  [/ at random/, ''],
  [/\bGoblin\b/, 'Elf'],
  [/\bbasic /, ''],
  [/\btoken\b/, 'card'],
  [/\bowner's\b/, "controller's"],
];

/** Changes of words that leave the meaning as it was, for a reason; asked of the type line and the text. */
const same: readonly (readonly [before: RegExp, after: RegExp, why: string])[] = [
  [
    /(?:enchanted|equipped) \w+/i,
    /(?:enchanted|equipped) (?:artifact|creature|enchantment)/i,
    'it is what the source is attached to, whatever it is called',
  ],
  [/^[^\n]*Artifact[^\n]*Creature[^]*this creature/i, /this artifact/i, 'an artifact creature is both'],
  [
    /"[^"]*this (?:creature|artifact|land)/i,
    /"[^"]*this (?:artifact|enchantment|creature)/i,
    'in quotation marks it is the object that has the ability, whatever that is',
  ],
];

const meaning = (text: string, { name, type_line: line = '' }: Card): string | undefined => {
  const { types = [], subtypes = [] } = parseTypeLine(line) ?? {};
  const compiled = compileText(text, { name, types, subtypes });
  return compiled.ok ? JSON.stringify(compiled.abilities, (key, value: unknown) => (key === 'text' ? undefined : value)) : undefined;
};

/** Every so many-th card of the file that is read. */
function sample(): readonly Card[] {
  if (file === undefined) return [];
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines
    .filter((_, at) => at % Number(process.env['CONCORDANCE_ONE_WORD'] ?? 12) === 0)
    .map((line) => JSON.parse(line) as Card)
    .filter(({ oracle_text: text = '' }) => text !== '');
}

describe.skipIf(!there)(`one word of a text is changed ${there ? '' : '(skipped: CONCORDANCE_DOCUMENTS has no cards beside it)'}`, () => {
  test('and it means something else, or is refused', () => {
    let tried = 0;
    const unchanged: string[] = [];
    for (const card of sample()) {
      const text = (card.oracle_text ?? '').replace(/\s*\([^()]*\)/g, '').replaceAll(card.name, '~');
      const before = meaning(text, card);
      if (before === undefined) continue;
      for (const [word, other] of changes) {
        const changed = text.replace(word, other);
        if (changed === text) continue;
        tried += 1;
        if (
          meaning(changed, card) === before &&
          !same.some(([from, to]) => from.test(`${card.type_line ?? ''}\n${text}`) && to.test(changed))
        )
          unchanged.push(`${card.name}: ${String(word)} -> ${other}: ${changed}`);
      }
    }
    expect(tried).toBeGreaterThan(500);
    expect(unchanged).toEqual([]);
  });
});
