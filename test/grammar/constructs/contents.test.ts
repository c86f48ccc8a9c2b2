import { describe, expect, it } from 'vitest';
import { findContents } from '../../../src/grammar/constructs/contents.ts';
import { candidatesOf } from '../../../src/grammar/families/comprehensiveRules.ts';
import { settingOf, textLines } from '../../../src/grammar/lines.ts';
import { sourceOf } from '../invariants.ts';

function found(...values: readonly string[]): { readonly lines: readonly string[]; readonly items: readonly string[] } | undefined {
  const lines = textLines(sourceOf(values.join('\n')));
  const list = findContents(lines, candidatesOf(lines, settingOf(lines)));
  return (
    list && {
      lines: lines.slice(list.from, list.to).map(({ value }) => value),
      items: list.items.map(({ number, title }) => `${number} ${title}`),
    }
  );
}

const body = ['1. Sowing', '100. Fields', '100.1. A field is sown once.', '101. Furrows', '101.1. A furrow is straight.'];

describe('findContents', () => {
  it('finds the list before the numbers start again, with its heading and the parts that have no number', () => {
    const list = ['Contents', '1. Sowing', '100. Fields', '101. Furrows', 'Glossary', 'Credits'];
    expect(found('Harrow and Sedge', ...list, ...body)).toEqual({ lines: list, items: ['1 Sowing', '100 Fields', '101 Furrows'] });
  });

  it('finds a list without a heading', () => {
    const list = ['1. Sowing', '100. Fields', '101. Furrows'];
    expect(found('Harrow and Sedge', ...list, ...body)?.lines).toEqual(list);
  });

  it('finds the list below an introduction that it names', () => {
    const list = ['Table of Contents', 'Introduction', '1. Sowing', '100. Fields', '101. Furrows'];
    expect(found('Harrow', ...list, ...body)?.lines).toEqual(list);
  });

  it('leaves a row of signs below the list to what follows', () => {
    expect(found('Contents', '1. Sowing', '100. Fields', '101. Furrows', 'Credits', '-----', ...body)?.lines).toEqual([
      'Contents',
      '1. Sowing',
      '100. Fields',
      '101. Furrows',
      'Credits',
    ]);
  });

  it.each([
    ['a document without a list', body],
    ['headings in a row that nothing repeats', ['1. Sowing', '100. Fields', '101. Furrows', '102. Gates', '102.1. A gate is shut.']],
    ['a list of two', ['100. Fields', '101. Furrows', '100. Fields', '100.1. A field is sown once.']],
    ['no lines at all', []],
  ])('finds none in %s', (_, lines) => {
    expect(found(...lines)).toBeUndefined();
  });
});
