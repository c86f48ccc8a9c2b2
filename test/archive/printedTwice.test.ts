/**
 * A construct is no card: it stands in the texts of two printed cards of different names at least. The others are listed here, each group with
 * its reason; whoever writes a construct that fits one card alone writes it as a combination of others instead.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { abilityLine, spellLine } from '../../src/engine/cardText/abilityLine.ts';
import { goesOn, readLine } from '../../src/engine/cardText/compileText.ts';
import type { Construct, Tree } from '../../src/engine/cardText/syntax.ts';
import type { Element } from '../../src/engine/cardText/template.ts';
import { parseTypeLine } from '../../src/engine/cardText/typeLine.ts';
import { folder } from './catalog.ts';
import { narrow } from '../engine/cardText/narrow.ts';
import { witnesses } from './witnesses.ts';

interface Face {
  readonly name: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}
const file = folder === undefined ? undefined : join(dirname(folder), 'cards', 'oracle-cards.jsonl.gz');
const there = file !== undefined && existsSync(file);

const constructs: readonly Construct<unknown>[] = [abilityLine, spellLine];

/** Every construct that a line is made of. */
function collect(found = new Set<Construct<unknown>>(), from: readonly Construct<unknown>[] = constructs): ReadonlySet<Construct<unknown>> {
  for (const construct of from) {
    if (found.has(construct)) continue;
    found.add(construct);
    const { shape } = construct;
    if (shape.kind === 'choice') collect(found, shape.of());
    if (shape.kind === 'list') collect(found, [shape.item]);
    if (shape.kind === 'template') collect(found, Object.values(shape.parts));
  }
  return found;
}

const write = (element: Element): string => {
  if (element.kind === 'literal') return element.text;
  if (element.kind === 'part') return `<${element.name}>`;
  return element.kind === 'agree' ? `^${element.singular}` : `(${element.texts.join('|')})`;
};
const templateOf = ({ shape }: Construct<unknown>): string => (shape.kind === 'template' ? shape.elements.map(write).join('') : '');

type Card = Face & { readonly card_faces?: readonly Face[] };

const readCards = (): readonly Card[] =>
  gunzipSync(readFileSync(file ?? ''))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((json) => JSON.parse(json) as Card);

/** The trees of all lines of a card that are read. */
function* treesOf(card: Card): Generator<Tree> {
  for (const { name, type_line: line = '', oracle_text: text = '' } of card.card_faces ?? [card]) {
    const type = parseTypeLine(line);
    const isSpell = type?.types.some((each) => each === 'instant' || each === 'sorcery');
    const able = isSpell ? [spellLine, abilityLine] : [abilityLine];
    const about = { name, types: type?.types ?? [], subtypes: type?.subtypes ?? [] };
    let above = '';
    for (const one of text.replaceAll(/\n(?=•|\+ |\d+(?:[-–—]\d+|\+)? \|)/g, '\0').split('\n')) {
      const line = one.replaceAll('\0', '\n');
      const alone = readLine(line, able, about);
      const read = !alone.ok && isSpell && above !== '' && goesOn(line) ? readLine(`${above}\n${line}`, able, about) : alone;
      if (read.ok) yield read.reading.tree;
      above = line;
    }
  }
}

/** `CONCORDANCE_WITNESSES=write`, where constructs have come since. */
function writeWitnesses(names: readonly string[]): void {
  const lines = names.toSorted().map((name) => `  ${JSON.stringify(name)},`);
  const head = '/** Made by printedTwice.test.ts: cards in whose lines every construct stands twice that does so in any. */';
  writeFileSync(
    join(import.meta.dirname, 'witnesses.ts'),
    `${head}\n// prettier-ignore\nexport const witnesses: readonly string[] = [\n${lines.join('\n')}\n];\n`,
  );
}

/**
 * The constructs that stand in the lines of fewer than two cards. Reading all cards takes most of a minute of the processor: first are those in which
 * every construct stood twice when they were listed (witnesses.ts), then the others, until none is left that is looked for.
 * @returns Also the cards in which something was found that had not been
 */
function findFew(wanted: ReadonlySet<Construct<unknown>>): {
  readonly few: ReadonlySet<Construct<unknown>>;
  readonly needed: readonly string[];
} {
  const few = new Set(wanted);
  const names = new Map<Construct<unknown>, string>();
  const needed = new Set<string>();
  const note = ({ of, parts }: Tree, name: string): void => {
    if (few.has(of) && names.get(of) !== name) {
      needed.add(name);
      if (names.has(of)) few.delete(of);
      names.set(of, name);
    }
    for (const part of Object.values(parts)) note(part, name);
  };
  const cards = readCards();
  const isFirst = new Set(witnesses);
  for (const card of [...cards.filter(({ name }) => isFirst.has(name)), ...cards.filter(({ name }) => !isFirst.has(name))]) {
    if (few.size === 0) break;
    for (const tree of treesOf(card)) note(tree, card.name);
  }
  return { few, needed: [...needed] };
}

describe.skipIf(!there)(`a construct ${there ? '' : '(skipped: CONCORDANCE_DOCUMENTS has no cards beside it)'}`, () => {
  test('fits two printed cards, or is on the list with its reason', () => {
    const listed = new Set(Object.values(narrow).flat());
    const isLookedFor = (construct: Construct<unknown>): boolean => {
      const template = templateOf(construct);
      // What is nothing but a part stands for that part.
      return template !== '' && !/^<[^<>]+>$/.test(template) && !listed.has(template);
    };
    const { few, needed } = findFew(new Set([...collect()].filter(isLookedFor)));
    if (process.env['CONCORDANCE_WITNESSES'] === 'write') writeWitnesses(needed);
    expect([...few].map(templateOf)).toEqual([]);
  });
});
