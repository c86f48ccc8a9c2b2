import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../src/corpus/wording/cleanText.ts';
import { makeWording, parseWording } from '../../../src/corpus/wording/parseWording.ts';
import { citationsOf, makeEntryIndex } from '../../../src/corpus/wording/resolve.ts';
import { makeTermIndex, markTerms } from '../../../src/corpus/wording/terms.ts';
import { entry, flat } from './finds.ts';

const keywords = [
  ...['rule ', 'Rules ', 'section ', 'sections ', 'subrule ', 'paragraph ', 'see ', 'See ', 'See also ', 'Also see ', 'glossary, '],
  ...['704', '601.2', '601.2b', '212.2h', 'k', '6', '409', '.', ',', ', and ', ' or ', '-', '–', '—', '?', ' through ', ' to ', ' - '],
  ...['A.2', 'G1.7', 'Ruling', '.Ruling.1', '4091f', '419,8', '502. 33', '“', '”', '"', "'", '(', ')', '\n', ' ', '\u00a0'],
  ...['_', '__', '___', '{', '}', '{T}', '{oT}', '{G/W}', '[', ']', '[+N]', '[0]', '"2, T: Draw', 'costs 3UU', 'Add G to ', 'TM', '@'],
  ...['Trample', 'Control', 'controllers', 'Mana Burn', 'of', 'the', 'See Trample.', '1,000', '2/2', '$100.5', '𝔘', '\ud800'],
];
const keywordText = fc.array(fc.constantFrom(...keywords), { maxLength: 24 }).map((parts) => parts.join(''));
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), keywordText, keywordText);

const index = makeEntryIndex(['6', '704', '601.2', '601.2b', '601.2c', 'A.2', 'Trample', 'Control, Controller'].map((name) => entry(name)));
const terms = makeTermIndex([
  { id: 'a', headword: 'Trample', verb: true },
  { id: 'b', headword: 'Control, Controller' },
  { id: 'c', headword: 'Mana Burn' },
]);

describe('a wording', () => {
  it('gives its text back, whatever that is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(makeWording(parseWording(text))).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });

  it('has no empty text, and none beside another', () => {
    const isTidy = (nodes: ReturnType<typeof parseWording>): boolean =>
      nodes.every((node, place) => (node.kind === 'text' ? node.value !== '' && nodes[place + 1]?.kind !== 'text' : true));
    fc.assert(
      fc.property(anyText, (text) => {
        const nodes = parseWording(text);
        expect(isTidy(nodes)).toBe(true);
        for (const node of nodes) if (node.kind === 'emphasis') expect(isTidy([...node.children])).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('holds only citations that are print of their own, complete and in order', () => {
    fc.assert(
      fc.property(keywordText, (text) => {
        for (const node of flat(parseWording(text))) {
          if (node.kind !== 'citation') continue;
          expect(node.value.trim()).toBe(node.value);
          if (node.cited.kind === 'range') expect(node.cited.from).not.toBe(node.cited.to);
          if (node.cited.kind === 'number')
            expect(node.cited.number).toMatch(/^(?:\d|\d{3}(?:\.\d{1,3}[a-z]{0,2})?|[A-Z][\d.]+[a-z]?|.*\.Ruling\.\d+)$/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps its text when terms are marked and citations resolved', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const wording = parseWording(text);
        expect(makeWording(markTerms(wording, terms))).toBe(text);
        for (const { resolved, targets } of citationsOf(wording, index)) if (resolved) expect(targets).not.toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('clean text', () => {
  it('is as long as the print', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(text)).toHaveLength(text.length);
      }),
    );
  });
  it('has one kind of quote, dash and space', () => {
    expect(cleanText('“a” ‘b’ c–d\u00a0e−f—g')).toBe('"a" \'b\' c-d e-f—g');
  });
});
