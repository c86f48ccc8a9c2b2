import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageWords } from '../../src/wording/ageWords.ts';
import { compareWordings } from '../../src/wording/compareWordings.ts';
import { anyPair, anyText } from './anyText.ts';

const editions = ['2001', '2002', '2003', '2004'];
const dated = (...texts: readonly string[]): { text: string; edition: string }[] =>
  texts.map((text, k) => ({ text, edition: editions[k] ?? 'later' }));
/** `[2002 words]`. */
const show = (...texts: readonly string[]): string =>
  ageWords(dated(...texts))
    .map(({ text, since }) => `[${since} ${text}]`)
    .join('');

const anyHistory = fc.array(anyPair, { minLength: 1, maxLength: 2 }).map((pairs) => pairs.flat());

describe('the age of words', () => {
  it.each([
    ['one wording', ['Cats nap.'], '[2001 Cats nap.]'],
    ['a word that came', ['Cats nap.', 'Cats nap often.'], '[2001 Cats nap ][2002 often][2001 .]'],
    [
      'words that came one after the other',
      ['Cats nap.', 'Cats nap all day.', 'Most cats nap all day.'],
      '[2003 Most cats ][2001 nap ][2002 all day][2001 .]',
    ],
    ['a word that went and came back', ['Cats nap often.', 'Cats nap.', 'Cats nap often.'], '[2001 Cats nap ][2003 often][2001 .]'],
    ['a wording that stayed', ['Cats nap.', 'Cats nap.', 'Cats nap.'], '[2001 Cats nap.]'],
    ['a wording that was replaced', ['Cats nap.', 'Dogs run far.'], '[2002 Dogs run far.]'],
    ['a wording that is empty now', ['Cats nap.', ''], ''],
    ['no wording', [], ''],
  ])('is told for %s', (_name, texts, shown) => {
    expect(show(...texts)).toBe(shown);
  });

  it('is kept where typography alone changed', () => {
    const wordings = dated("The cat's nap", 'The cat’s nap', 'The cat’s long nap');
    const fold = (piece: string): string => piece.replaceAll('’', "'");
    expect(ageWords(wordings, { fold })).toEqual([
      { text: 'The cat’s ', since: '2001' },
      { text: 'long ', since: '2003' },
      { text: 'nap', since: '2001' },
    ]);
  });

  it('is one of the editions, and the runs joined are the last wording', () => {
    fc.assert(
      fc.property(anyHistory, (texts) => {
        const runs = ageWords(dated(...texts));
        expect(runs.map(({ text }) => text).join('')).toBe(texts.at(-1));
        runs.forEach(({ text, since }, k) => {
          expect(text).not.toBe('');
          expect(editions.slice(0, texts.length)).toContain(since);
          expect(since).not.toBe(runs[k + 1]?.since);
        });
      }),
    );
  });

  it('is that of its edition for a single wording', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(ageWords([{ text, edition: 7 }])).toEqual(text === '' ? [] : [{ text, since: 7 }]);
      }),
    );
  });

  it('is the oldest for words that no edition changed', () => {
    const sentence = fc.constantFrom('Dogs run far away. ', 'Birds sing at noon. ', 'Ants work all day long. ');
    const additions = fc.array(fc.tuple(sentence, fc.boolean()), { maxLength: 3 });
    fc.assert(
      fc.property(additions, (added) => {
        const texts = ['Old cats nap under trees. '];
        for (const [more, before] of added) texts.push(before ? more + (texts.at(-1) ?? '') : (texts.at(-1) ?? '') + more);
        const oldest = ageWords(dated(...texts)).filter(({ since }) => since === '2001');
        expect(oldest).toEqual([{ text: 'Old cats nap under trees. ', since: '2001' }]);
      }),
    );
  });

  it('of two wordings is new for what the difference adds', () => {
    const letters = (text: string): string => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(anyPair, ([old, now]) => {
        const added = compareWordings(old, now).flatMap((change) => (change.kind === 'added' ? [change.new] : []));
        const fresh = ageWords(dated(old, now)).filter(({ since }) => since === '2002');
        fc.pre(letters(now) !== '');
        expect(letters(fresh.map(({ text }) => text).join(''))).toBe(letters(added.join('')));
      }),
    );
  });
});
