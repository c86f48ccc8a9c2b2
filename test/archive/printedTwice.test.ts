/**
 * A construct is no card: it stands in the texts of two printed cards of different names at least. The others are listed here, each group with
 * its reason; whoever writes a construct that fits one card alone writes it as a combination of others instead.
 */
import { existsSync, readFileSync } from 'node:fs';
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

/** The names of the cards in whose lines each construct stands; a second one is enough. */
function count(): ReadonlyMap<Construct<unknown>, ReadonlySet<string>> {
  const names = new Map<Construct<unknown>, Set<string>>();
  const note = ({ of, parts }: Tree, name: string): void => {
    names.set(of, (names.get(of) ?? new Set()).add(name));
    for (const part of Object.values(parts)) note(part, name);
  };
  for (const json of gunzipSync(readFileSync(file ?? ''))
    .toString('utf8')
    .trim()
    .split('\n')) {
    const card = JSON.parse(json) as Face & { readonly card_faces?: readonly Face[] };
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
        if (read.ok) note(read.reading.tree, name);
        above = line;
      }
    }
  }
  return names;
}

describe.skipIf(!there)(`a construct ${there ? '' : '(skipped: CONCORDANCE_DOCUMENTS has no cards beside it)'}`, () => {
  test('fits two printed cards, or is on the list with its reason', () => {
    const names = count();
    const few = [...collect()].filter((each) => each.shape.kind === 'template' && (names.get(each)?.size ?? 0) < 2).map(templateOf);
    const listed = new Set(Object.values(narrow).flat());
    // What is nothing but a part stands for that part.
    expect(few.filter((template) => !/^<[^<>]+>$/.test(template) && !listed.has(template))).toEqual([]);
  });
});
