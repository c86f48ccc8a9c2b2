import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWord, spaceWords, wordsOf } from '../../src/wording/words.ts';
import { anyText } from './anyText.ts';

describe('the words of a text', () => {
  it.each([
    ['a word', "player's player’s cannot nonland naïve", ["player's", 'player’s', 'cannot', 'nonland', 'naïve']],
    ['a hyphenated word', 'first-strike face‑down', ['first-strike', 'face‑down']],
    ['a number of a rule', '702.19b, 7.', ['702.19b', ',', '7', '.']],
    ['an amount', '1,000 -3 +X', ['1,000', '-3', '+X']],
    ['a size', '4/4 +1/+1 −0/−2 */*', ['4/4', '+1/+1', '−0/−2', '*/*']],
    ['a symbol', '{T}: {2/W}{LEVEL 1-4} [−2]', ['{T}', ':', '{2/W}', '{LEVEL 1-4}', '[−2]']],
    ['an abbreviation', 'i.e. cats', ['i.e.', 'cats']],
    ['a run of stops or hyphens', 'nap ... nap -- nap', ['nap', '...', 'nap', '--', 'nap']],
    ['a letter with its combining marks', 'cafe\u0301s', ['cafe\u0301s']],
  ])('take %s as one', (_name, text, words) => {
    expect(wordsOf(text).filter((piece) => piece.trim() !== '')).toEqual(words);
  });

  it.each([
    ['a range', '509–511', ['509', '–', '511']],
    ['an alternative', 'and/or', ['and', '/', 'or']],
    ['the end of a sentence', 'naps.', ['naps', '.']],
    ['quotation marks', '“nap”', ['“', 'nap', '”']],
    ['what no symbol closes', '{nap', ['{', 'nap']],
  ])('cut %s', (_name, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are told from marks and white space', () => {
    const pieces = wordsOf('{T}, [cost]: 702.19b -- “*/*” (naps)…');
    expect(pieces.filter(isWord)).toEqual(['{T}', 'cost', '702.19b', '*/*', 'naps']);
  });

  it('joined are the text, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(wordsOf(text).join('')).toBe(text);
        const { words, gaps } = spaceWords(text);
        expect(gaps).toHaveLength(words.length + 1);
        expect(gaps.map((gap, k) => `${gap}${words[k] ?? ''}`).join('')).toBe(text);
        for (const word of words) expect(word).toBe(word.trim());
        for (const gap of gaps) expect(gap.trim()).toBe('');
      }),
    );
  });
});
