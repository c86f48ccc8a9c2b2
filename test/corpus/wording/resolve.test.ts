import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWording } from '../../../src/corpus/wording/parseWording.ts';
import { citationsOf, makeEntryIndex, resolveCited } from '../../../src/corpus/wording/resolve.ts';
import { entry } from './finds.ts';

const numbers = [
  '6',
  '600',
  '601',
  '601.1',
  '601.2',
  '601.2a',
  '601.2b',
  '601.2k',
  '601.2m',
  '601.2p',
  '601.3',
  '602',
  '603',
  '7',
  '702',
  '702.9',
  '702.10',
];
const headwords = [
  'Trample',
  'Zone',
  'Library',
  'Control, Controller',
  'Fizzle (Obsolete)',
  'Active Player',
  'Active Player, Nonactive Player Order',
];
const forms = ['Partner, “Partner—[text],” “Partner with [name]”', 'Intervening “If” Clause', 'Hybrid Mana Symbols', 'You, Your'];
const index = makeEntryIndex([...numbers, ...headwords, ...forms].map((name) => entry(name)));

describe('a number resolves', () => {
  it.each(['6', '601', '601.1', '601.2k'])('%s to its entry', (number) => {
    expect(resolveCited({ kind: 'number', number }, index)).toEqual({ targets: [number], resolved: true });
  });
  it('to nothing when the edition does not hold it', () => {
    expect(resolveCited({ kind: 'number', number: '601.9' }, index)).toEqual({ targets: [], resolved: false });
  });
  it('to the first of several entries that bear it', () => {
    const twice = makeEntryIndex([entry('702.30d'), entry('702.30d', { id: '702.30d~2' })]);
    expect(resolveCited({ kind: 'number', number: '702.30d' }, twice).targets).toEqual(['702.30d']);
  });
  it('to the rule before the note that hangs on it', () => {
    const noted = makeEntryIndex([entry('215', { id: 'note:215', kind: 'note' }), entry('215')]);
    expect(resolveCited({ kind: 'number', number: '215' }, noted).targets).toEqual(['215']);
  });
  it('alike where the index is made beside the entries by id, whatever their ids', () => {
    const number = fc.constantFrom('601', '601.2', '12', '');
    const id = fc.constantFrom('601', '601.2', '12', 'math', 'note:601', '601.2~2');
    const several = fc.uniqueArray(fc.record({ id, number, kind: fc.constantFrom('rule', 'note', 'term') }), {
      selector: (each) => each.id,
    });
    fc.assert(
      fc.property(several, (made) => {
        const entries = made.map(({ number, ...rest }) => entry(number, { ...rest, number }));
        const [whole, beside] = [makeEntryIndex(entries), makeEntryIndex(entries, new Map(entries.map((each) => [each.id, each])))];
        for (const each of ['601', '601.2', '12', 'math', 'note:601', '601.2~2', ''])
          expect(beside.findNumber(each)).toBe(whole.findNumber(each));
      }),
    );
  });
});

describe('a range resolves', () => {
  it.each([
    ['to subrules, over the letters that print skips', '601.2k', '601.2p', ['601.2k', '601.2m', '601.2p'], true],
    ['to rules without their subrules', '601.1', '601.3', ['601.1', '601.2', '601.3'], true],
    ['to subsections', '601', '603', ['601', '602', '603'], true],
    ['in numeric order', '702.9', '702.10', ['702.9', '702.10'], true],
    ['to sections', '6', '7', ['6', '7'], true],
    ['to what there is when an end is missing', '601.2b', '601.2z', ['601.2b', '601.2k', '601.2m', '601.2p'], false],
    ['to nothing when there is nothing', '801.1', '801.3', [], false],
  ])('%s', (_name, from, to, targets, resolved) => {
    expect(resolveCited({ kind: 'range', from, to }, index)).toEqual({ targets, resolved });
  });
  it('to rulings in the order of their summary', () => {
    const rulings = makeEntryIndex(['A.1', 'A.1.2', 'A.1.3', 'A.1.3a', 'A.1.4', 'A.2'].map((name) => entry(name, { kind: 'ruling' })));
    expect(resolveCited({ kind: 'range', from: 'A.1.2', to: 'A.1.4' }, rulings).targets).toEqual(['A.1.2', 'A.1.3', 'A.1.3a', 'A.1.4']);
    expect(resolveCited({ kind: 'range', from: 'A.1.4', to: 'A.1.2' }, rulings).resolved).toBe(false);
  });
});

describe('a term resolves', () => {
  it.each([
    ['Trample', 'Trample'],
    ['trample', 'Trample'],
    ['Zones', 'Zone'],
    ['Libraries', 'Library'],
    ['Hybrid Mana Symbol', 'Hybrid Mana Symbols'],
    ['Controller', 'Control, Controller'],
    ['Control', 'Control, Controller'],
    ['Fizzle', 'Fizzle (Obsolete)'],
    ['Your', 'You, Your'],
    ['Partner with', 'Partner, “Partner—[text],” “Partner with [name]”'],
    ["Intervening 'If' Clause", 'Intervening “If” Clause'],
    ['Active Player', 'Active Player'],
    ['Active Player, Nonactive Player Order', 'Active Player, Nonactive Player Order'],
  ])('%s to the headword %s', (term, headword) => {
    expect(resolveCited({ kind: 'term', term }, index)).toEqual({ targets: [`glossary:${headword}`], resolved: true });
  });
  it('to a heading in a document without glossary', () => {
    const rulebook = makeEntryIndex([entry('12', { id: 'math', kind: 'section', title: 'New Arithmetic' })]);
    expect(resolveCited({ kind: 'term', term: 'New Arithmetic' }, rulebook).targets).toEqual(['math']);
  });
});

describe('the citations of a wording', () => {
  const names = (text: string, of = index): string[] =>
    citationsOf(parseWording(text), of).map(({ text: print, resolved }) => `${print} ${String(resolved)}`);

  it('stand in the order of its text, those in emphasis too', () => {
    expect(names('rule 602, _rule 601_, and 601.2k. See Trample. See rule 999.')).toEqual([
      'rule 602 true',
      'rule 601 true',
      '601.2k true',
      'Trample true',
      'rule 999 false',
    ]);
  });
  it('count a headword that the glossary lacks', () => {
    expect(names('See Frobnication.')).toEqual(['Frobnication false']);
  });
  it('leave out a title that a document without glossary has nowhere', () => {
    expect(names('See Old Goblin. See rule 999.', makeEntryIndex([entry('601')]))).toEqual(['rule 999 false']);
  });
});
