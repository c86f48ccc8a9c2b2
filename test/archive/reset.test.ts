/** Real editions set anew: a layout, a width or an encoding that no edition of the archive had must not change what is read. */
import { describe, expect, it } from 'vitest';
import type { SourceText } from '../../src/model/source.ts';
import { layouts, makeComprehensiveRules } from '../../src/grammar/families/comprehensiveRulesLayout.ts';
import { outlineOf } from '../../src/grammar/outline.ts';
import { readRules } from '../../src/grammar/rulesGrammar.ts';
import { makeSource, type SourceForm } from '../../src/sources/makeSource.ts';
import { readPlainText } from '../../src/sources/plainText.ts';
import { isRefusal, readTextSource } from '../../src/sources/readSource.ts';
import { folder, title } from './catalog.ts';
import { sourceOf } from './documents.ts';

/** The newest; the first after the great revision; one with underscores for italics; the last of the old numbering that is hard-wrapped. */
const dates = ['2026-01-16', '2009-07-11', '2014-02-01', '2003-12-01'] as const;

interface Said {
  /** Numbers in order, and headwords. */
  readonly numbers: readonly string[];
  readonly terms: readonly string[];
  /** Text and Examples of an entry run together: where paragraphs end is what some settings cannot show. */
  readonly texts: ReadonlyMap<string, string>;
}

function said(source: SourceText): Said {
  const read = readRules(source, 'set-anew.txt');
  if (!read) return expect.fail('not recognised');
  const entries = outlineOf(read.tree).items.filter(({ type }) =>
    ['section', 'subsection', 'rule', 'subrule', 'note', 'term'].includes(type),
  );
  return {
    numbers: entries.flatMap(({ number }) => number ?? []),
    terms: entries.flatMap(({ type, title: name = '' }) => (type === 'term' ? name : [])),
    texts: new Map(
      entries.map(({ type, number, title: name = '', texts }) => [
        `${type} ${number ?? name}`,
        texts
          .map((text) => text.replace(/^Example: /, ''))
          .join(' ')
          .replace(/\s+/g, ' '),
      ]),
    ),
  };
}

const fromText = (text: string): Said => said(readPlainText({ text, encoding: 'utf-8', mark: false }));

interface Original extends Said {
  readonly text: string;
  readonly source: SourceText;
}
const originals = new Map<string, Original>();
function original(date: string): Original {
  const known = originals.get(date);
  if (known) return known;
  const { source } = sourceOf(`comprehensive-rules/${date}.txt`);
  const read: Original = { ...said(source), source, text: source.lines.map(({ value }) => value).join('\n') };
  originals.set(date, read);
  return read;
}

/** All numbers; all terms and texts but `lost` of a hundred. */
function expectSame(again: Said, before: Said, lost = 0): void {
  expect(again.numbers).toEqual(before.numbers);
  if (lost === 0) expect(again.terms).toEqual(before.terms);
  const other = [...before.texts].filter(([name, text]) => again.texts.get(name) !== text).map(([name]) => name);
  expect(other.length, other.slice(0, 20).join(', ')).toBeLessThanOrEqual((before.texts.size * lost) / 100);
}

/** As an editor would: at spaces, whatever stands behind them. */
function rewrap(text: string, width: number): string {
  return text.replace(/[^\n]+/g, (line) => {
    const lines: string[] = [];
    for (const word of line.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines.join('\n');
  });
}

/**
 * Of a hundred entries, half a one: in a glossary without blank lines, or wrapped, a headword of more than a line and a line of a
 * definition that has neither stop nor verb cannot be told apart by any means but knowing the words.
 */
const unshown = 0.5;

describe.skipIf(folder === undefined).each(dates)(`the edition of %s ${title}`, (date) => {
  it.each(Object.keys(layouts) as (keyof typeof layouts)[])('says the same when it is made again in the layout "%s"', (name) => {
    const { source } = original(date);
    const text = makeComprehensiveRules(readRules(source, 'original.txt')!.tree, layouts[name]);
    expectSame(fromText(text), original(date), name === 'blog' || name === 'dense' ? unshown : 0);
  });

  it.each([
    ['with its blank lines doubled', (text: string) => text.replace(/\n\n/g, '\n\n\n'), 0],
    ['indented', (text: string) => text.replace(/^(?=.)/gm, '   '), 0],
    ['without blank lines', (text: string) => text.replace(/\n\s*(?=\n)/g, ''), unshown],
    ['wrapped anew at 72 columns, before numbers too', (text: string) => rewrap(text, 72), unshown],
    ['wrapped anew at 80 columns, before numbers too', (text: string) => rewrap(text, 80), unshown],
  ])('says the same %s', (_, change, lost) => {
    // An edition that is wrapped already would be wrapped twice.
    if (date === '2003-12-01' && lost > 0) return;
    expectSame(fromText(change(original(date).text)), original(date), lost);
  });

  it.each<[string, Omit<SourceForm, 'format'>]>([
    ['UTF-16, big end first, without mark, with bare CR', { encoding: 'utf-16be', mark: false, lineEnd: 'CR' }],
    ['UTF-16, little end first, with CRLF', { encoding: 'utf-16le', mark: true, lineEnd: 'CRLF' }],
    ['Mac Roman with bare CR', { encoding: 'mac-roman', mark: false, lineEnd: 'CR' }],
    ['Windows-1252 with LF', { encoding: 'windows-1252', mark: false, lineEnd: 'LF' }],
  ])('says the same in %s', (_, form) => {
    const { text } = original(date);
    const bytes = makeSource(text, { ...form, format: 'text' });
    // The newest edition has signs that the encodings of one byte lack.
    if (!bytes) {
      expect([date, form.encoding.startsWith('utf')]).toEqual(['2026-01-16', false]);
      return;
    }
    const source = readTextSource(bytes);
    if (isRefusal(source)) return expect.fail(source.reason);
    expect(source.lineEnds).toBe(form.lineEnd);
    expectSame(said(source), original(date));
  });
});
