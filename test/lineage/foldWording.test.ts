import { describe, expect, it } from 'vitest';
import { parseWording } from '../../src/corpus/wording/parseWording.ts';
import { makeFolder } from '../../src/lineage/foldWording.ts';
import { contentFolder } from './makeEdition.ts';
import { readEraForms } from '../../src/corpus/vocabulary.ts';

const eras = [
  ['in the basket', 'on the sofa'],
  ['jump', 'leap', 'hop'],
  ['in the basket of cats', 'cattery'],
];
const fold = makeFolder(eras);
const of = (text: string, title?: string) => fold(parseWording(text), title);

describe('the setting of a wording', () => {
  it.each([
    ['shapes of quotation marks', "The cat's “mouse” purrs.", 'The cat’s "mouse" purrs.'],
    ['shapes of dashes', 'A cat—any cat—purrs.', 'A cat - any cat -- purrs.'],
    ['italics', 'A _cat_ purrs.', 'A cat purrs.'],
    ['kinds of space', 'A cat\u00a0purrs  often.', 'A cat purrs often.'],
    ['the way of writing a symbol', '{Tap}: Pet a cat.', '{T}: Pet a cat.'],
    ['which number is cited', 'A cat purrs. See rule 702.19b.', 'A cat purrs. See rule 702.20c.'],
  ])('leaves out %s', (_, one, other) => {
    expect(of(one).typography).toBe(of(other).typography);
    expect(of(one).stems).toEqual(of(other).stems);
  });

  it.each([
    ['a word', 'A cat purrs.', 'A dog purrs.'],
    ['a letter case', 'A cat purrs.', 'A Cat purrs.'],
    ['a comma', 'Often a cat purrs.', 'Often, a cat purrs.'],
    ['a symbol', '{T}: Pet a cat.', '{Q}: Pet a cat.'],
    ['whether something is cited', 'A cat purrs (see rule 702).', 'A cat purrs.'],
  ])('keeps %s', (_, one, other) => {
    expect(of(one).typography).not.toBe(of(other).typography);
  });

  it('tells a title from a text that begins alike', () => {
    expect(of('Cats purr.', 'Cats').typography).not.toBe(of('Cats Cats purr.').typography);
    expect(of('purr.', 'Cats').words).toEqual(['cats', 'purr']);
  });
});

describe('words and stems', () => {
  it('have neither case nor punctuation nor citations', () => {
    expect(of('The CAT, (see rule 702.19) "purrs"; +1/+1.').words).toEqual(['the', 'cat', 'see', 'purrs', '+1/+1']);
  });

  it('bring inflected forms together, words do not', () => {
    expect(of('Cats jumping').stems).toEqual(of('cat jumped').stems);
    expect(of('Cats jumping').words).not.toEqual(of('cat jumped').words);
  });

  it('take the phrases of all eras for one, whatever their endings', () => {
    expect(of('A cat hops on the sofa.').stems).toEqual(of('A cat jumps in the basket.').stems);
    expect(of('A cat leaped.').stems).toEqual(of('A cat jumped.').stems);
  });

  it('prefer the longer of two phrases that begin alike', () => {
    expect(of('Sleep in the basket of cats.').stems).toEqual(of('Sleep cattery.').stems);
    expect(of('Sleep in the basket of cats.').stems).not.toEqual(of('Sleep on the sofa of cats.').stems);
  });

  it.each([
    ['in play', 'on the battlefield'],
    ['is put into play', 'is put onto the battlefield'],
    ['he or she draws', 'they draw'],
    ['loses his or her turn', 'lose their turn'],
    ['totem armor', 'umbra armor'],
    ['its converted mana cost', 'its mana value'],
    ['the removed-from-the-game zone', 'the exile zone'],
    ['it cannot purr', "it can't purr"],
  ])('know from the published vocabulary that "%s" became "%s"', (old, young) => {
    const real = makeFolder(readEraForms(contentFolder));
    const stems = (text: string) => real(parseWording(text)).stems;
    expect(stems(`A cat ${old} today.`)).toEqual(stems(`A cat ${young} today.`));
    expect(stems(`A cat ${old} today.`)).not.toEqual(stems('A cat today.'));
  });
});

describe('sentences', () => {
  it.each([
    ['behind a stop', 'Cats purr. Dogs bark.', 2],
    ['behind a closing quotation mark', 'It says "Cats purr." Dogs bark.', 2],
    ['behind a closing bracket', 'Cats purr (mostly.) Dogs bark.', 2],
    ['at a colon and a semicolon', 'Listen: cats purr; dogs bark.', 3],
    ['between paragraphs', 'Cats purr\nDogs bark', 2],
    ['at the clauses of a numbered list', 'Cats do two things: (1) they purr, and (2) they sleep.', 3],
    ['at the clauses of a lettered list', 'A cat is either (a) a tiger or (b) a lion.', 3],
    ['at clauses numbered without a bracket', 'It fits if: 1) it purrs; 2) it sleeps; and 3) it eats.', 4],
    ['at clauses that each cite a rule', 'They are purring (see rule 702.1), sleeping (see rule 702.2), and eating (see rule 702.3).', 3],
    ['not at two commas behind citations', 'Cats purr (see rule 702.1), and dogs bark (see rule 702.2).', 1],
    ['not at a number in brackets inside a clause', 'Cats (of which there are 2) purr.', 1],
    ['not inside a number', 'A cat of 3.5 pounds purrs.', 1],
    ['not where there are no words', 'Cats purr. 7. 8.', 1],
    ['none of nothing', '', 0],
  ])('end %s', (_, text, count) => {
    expect(of(text).sentences).toHaveLength(count);
  });

  it('leave out the marks of a list, and the word before the last', () => {
    expect(of('Cats do (1) purr, and (2) sleep.').sentences).toEqual([of('cat do').stems, of('purr').stems, of('sleep').stems]);
    expect(of('It fits if: 1) it purrs; and 2) it sleeps.').sentences.at(-1)).toEqual(of('it sleeps').stems);
  });

  it('do not depend on what was folded before', () => {
    const [one, other] = ['Cats purr\nDogs bark', 'Cats purr Dogs bark'];
    const [first, second] = [makeFolder(eras), makeFolder(eras)];
    const read = (folder: typeof fold, text: string) => folder(parseWording(text)).sentences;
    expect([read(first, one), read(first, other)]).toEqual([read(second, other), read(second, one)].toReversed());
    expect(read(first, one)).not.toEqual(read(first, other));
  });

  it('are found before the time limit of a test in a text of marks alone', () => {
    expect(() => of(`${'"'.repeat(300_000)} cat`)).not.toThrow();
  });
});
