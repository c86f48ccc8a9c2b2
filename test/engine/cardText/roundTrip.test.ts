import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abilityLine, spellLine } from '../../../src/engine/cardText/abilityLine.ts';
import { printReading, readLine } from '../../../src/engine/cardText/compileText.ts';
import { costs } from '../../../src/engine/cardText/costs.ts';
import { keywordLine } from '../../../src/engine/cardText/keywords.ts';
import { amount, noun, nouns, who } from '../../../src/engine/cardText/phrases.ts';
import { target } from '../../../src/engine/cardText/references.ts';
import { makeReader, run } from '../../../src/engine/cardText/reading.ts';
import { parseTypeLine, printTypeLine } from '../../../src/engine/cardText/typeLine.ts';
import { cards } from './cards.ts';
import { outline, treesOf } from './randomTrees.ts';

describe('what was read prints as it was written', () => {
  const lines = cards.flatMap(([name, type, text]) =>
    text
      .replaceAll('\n•', '\u0000•')
      .split('\n')
      .map((line) => ({ name, type, line: line.replaceAll('\u0000', '\n') })),
  );
  test.each(lines.filter(({ line }) => !line.startsWith('(')))('$name: $line', ({ name, type, line }) => {
    const { types = [], subtypes = [] } = parseTypeLine(type) ?? {};
    const read = readLine(line, [spellLine, abilityLine], { name, types, subtypes });
    expect(read.ok ? printReading(read.reading) : 'not read').toBe(line);
  });
});

describe('marks of older texts', () => {
  test.each(['{oT}: Add {oG} to your mana pool.', 'Cumulative upkeep -- Pay 1 life.', '{2}, {oT}: Bear gets +1/+1 until end of turn.'])(
    '%s',
    (line) => {
      const read = readLine(line, [abilityLine], { name: 'Bear', types: ['creature'], subtypes: [] });
      expect(read.ok ? printReading(read.reading) : 'not read').toBe(line);
    },
  );
});

describe('any tree that the grammar can make is found again in its own text', () => {
  const constructs = { costs, amount, noun, nouns, who, target, keywordLine };
  test.each(Object.entries(constructs))('%s', (_, construct) => {
    fc.assert(
      fc.property(treesOf(construct, 5), (tree) => {
        const text = tree.of.print(tree);
        const readings = run(construct, makeReader(text), 0).filter(({ end }) => end === text.length);
        expect(
          readings.map((reading) => JSON.stringify(outline(reading))),
          `"${text}" is read as another tree`,
        ).toContain(JSON.stringify(outline(tree)));
        for (const reading of readings) expect(reading.of.print(reading)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });
});

describe('type lines', () => {
  test.each([
    'Legendary Artifact Creature — Golem',
    'Creature - Goblin Wizard',
    'Basic Land – Mountain',
    'Instant',
    'Land Creature — Forest Dryad',
  ])('%s', (line) => {
    const read = parseTypeLine(line);
    expect(read && printTypeLine(read)).toBe(line);
  });
  test('a word before the dash that is no type is refused', () => {
    expect(parseTypeLine('Legendary Bear')).toBeUndefined();
  });
  test('supertypes, types and subtypes are told apart', () => {
    expect(parseTypeLine('Legendary Snow Land Creature -- Forest Dryad')).toMatchObject({
      supertypes: ['legendary', 'snow'],
      types: ['land', 'creature'],
      subtypes: ['Forest', 'Dryad'],
    });
  });
});
