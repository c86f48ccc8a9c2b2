/** Whatever a text that is read means is there: no value is missing where the engine would look for one. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { parseTypeLine } from '../../../src/engine/cardText/typeLine.ts';
import { folder } from '../../archive/catalog.ts';
import { cards } from './cards.ts';

const missingIn = (value: unknown, at = ''): readonly string[] =>
  value === undefined
    ? [at]
    : typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inside]) => missingIn(inside, `${at}.${key}`));

function missingOf(name: string, type: string, text: string): readonly string[] {
  const { types = [], subtypes = [] } = parseTypeLine(type) ?? {};
  const compiled = compileText(text, { name, types, subtypes });
  return compiled.ok ? missingIn(compiled.abilities).map((at) => `${name}${at}: ${text}`) : [];
}

const file = folder === undefined ? undefined : join(dirname(folder), 'cards', 'oracle-cards.jsonl.gz');
const there = file !== undefined && existsSync(file);
interface Printed {
  readonly name: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}

describe('the meaning of a text', () => {
  it.each([
    ['Each opponent sacrifices a creature or planeswalker and gets a poison counter.', 'sacrifice', 'counters'],
    ['Target player draws three cards, loses 3 life, and gets three poison counters.', 'draw', 'counters'],
    ['You draw a card and get two experience counters.', 'draw', 'counters'],
  ])('says who, where the subject stands before another verb: %s', (text, first, last) => {
    const compiled = compileText(text, { name: 'X', types: ['sorcery'], subtypes: [] });
    const [ability] = compiled.ok ? compiled.abilities : [];
    const does = ability?.kind === 'spell' ? (ability.modes[0]?.instructions ?? []) : [];
    expect([does[0]?.do, does.at(-1)?.do]).toEqual([first, last]);
    expect(missingIn(does)).toEqual([]);
  });

  it.each([
    'Whenever you tap a land for mana, add one mana of any type that land produced.',
    'Whenever you tap a creature for mana, add one mana of that type.',
  ])('says who, where nobody is named: %s', (text) => {
    const compiled = compileText(text, { name: 'X', types: ['enchantment'], subtypes: [] });
    expect(compiled).toMatchObject({ ok: true, abilities: [{ effect: { instructions: [{ do: 'add mana', who: { kind: 'you' } }] } }] });
  });

  it('has everything, of the texts in all templates', () => {
    expect(cards.flatMap(([name, type, text]) => missingOf(name, type, text))).toEqual([]);
  });

  test.skipIf(!there)(
    `has everything, of every twentieth printed card ${there ? '' : '(skipped: CONCORDANCE_DOCUMENTS has no cards beside it)'}`,
    () => {
      const lines = file === undefined ? [] : gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
      const every = Number(process.env['CONCORDANCE_ONE_WORD'] ?? 20);
      const printed = lines.filter((_, at) => at % every === 0).map((line) => JSON.parse(line) as Printed);
      expect(
        printed.flatMap(({ name, type_line: type = '', oracle_text: text = '' }) =>
          missingOf(name, type, text.replaceAll(/ ?\([^()]*\)/g, '')),
        ),
      ).toEqual([]);
    },
  );
});
