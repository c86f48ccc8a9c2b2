import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionMark, isolateMarks, spellMarks } from '../../../../src/site/frame/wording/directionMarks.ts';

const override = '\u202E';

describe('marks of direction in a page', () => {
  it.each([
    ['in a text', `<p>a${override}b</p>`, `<p>a<bdi class="turn" title="U+202E">${override}</bdi>b</p>`],
    ['in the title of the window', `<title>a${override}b</title>`, '<title>a[U+202E]b</title>'],
    [
      'in an option',
      `<option value="1">a\u2067b</option><p>${override}</p>`,
      `<option value="1">a[U+2067]b</option><p><bdi class="turn" title="U+202E">${override}</bdi></p>`,
    ],
    [
      'in what is read aloud',
      `<a aria-label="a${override}b" href="#${override}">x</a>`,
      `<a aria-label="a[U+202E]b" href="#${override}">x</a>`,
    ],
  ])('%s turn nothing', (_, html, held) => expect(isolateMarks(html)).toBe(held));

  it('leave a page without them as it is', () => {
    const html = '<p title="x">Kitten</p>';
    expect(isolateMarks(html)).toBe(html);
  });

  it('stand each in an element of its own, and the text stays the same', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', ' ', '"', "'", '.', '\u202A', '\u202B', '\u202C', '\u202D', override, '\u2066', '\u2069', '\u200F'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
        const $ = load(isolateMarks(texts.map((each) => `<p>${each}</p>`).join('')));
        expect(
          $('p')
            .toArray()
            .map((each) => $(each).text()),
        ).toEqual(texts);
        $('bdi').each((_, each) => expect($(each).text()).toHaveLength(1));
        $('bdi').remove();
        expect(directionMark.test($.root().text())).toBe(false);
      }),
    );
  });

  it('are spelled where there are no elements', () => expect(spellMarks(`a${override}b`)).toBe('a[U+202E]b'));
});
