import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBagger, measureRarity, subtract, weigh, weighCommon } from '../../src/lineage/bags.ts';
import { shareCome } from '../../src/lineage/cameAlong.ts';

const anyStems = fc.array(fc.constantFrom('cat', 'dog', 'purr', 'bark', 'a', 'the', 'often'), { maxLength: 12 });
const one = (): number => 1;
const size = (stems: readonly string[]): number => stems.length;

/** How many words two texts have in common, counted one by one. */
function countCommon(left: readonly string[], right: readonly string[]): number {
  const rest = [...right];
  return left.filter((stem) => rest.includes(stem) && rest.splice(rest.indexOf(stem), 1)).length;
}

describe('bags', () => {
  it('weigh what they hold, what they have in common, and what is left', () => {
    fc.assert(
      fc.property(anyStems, anyStems, (left, right) => {
        const bag = makeBagger();
        const [a, b] = [bag(left).words, bag(right).words];
        expect(weigh(a, one)).toBe(size(left));
        expect(weighCommon(a, b, one)).toBe(countCommon(left, right));
        expect(weighCommon(b, a, one)).toBe(countCommon(left, right));
        expect(weigh(subtract(a, b), one)).toBe(size(left) - countCommon(left, right));
      }),
    );
  });

  it('hold pairs of neighbours, in their order', () => {
    const bag = makeBagger();
    const pairs = (text: string) => bag(text.split(' ')).wordPairs;
    expect(weigh(pairs('a cat purrs'), one)).toBe(2);
    expect(weighCommon(pairs('a cat purrs'), pairs('purrs a cat'), one)).toBe(1);
    expect(weigh(pairs('cat'), one)).toBe(0);
    expect(weigh(bag([]).words, one)).toBe(0);
  });

  it('are made once for a text', () => {
    const bag = makeBagger();
    const stems = ['cat'];
    expect(bag(stems)).toBe(bag(stems));
  });
});

describe('rarity', () => {
  it('is greater the fewer texts have a word, and greatest for a word that none has', () => {
    const bag = makeBagger();
    const texts = [
      ['cat', 'a'],
      ['dog', 'a', 'a'],
      ['cow', 'a', 'cat'],
    ].map((stems) => bag(stems).words);
    const rarity = measureRarity(texts);
    const of = (stem: string): number => weigh(bag([stem]).words, rarity);
    expect(of('a')).toBeGreaterThan(0);
    expect(of('cat')).toBeGreaterThan(of('a'));
    expect(of('dog')).toBeGreaterThan(of('cat'));
    expect(of('horse')).toBeGreaterThanOrEqual(of('dog'));
  });

  it('counts a text once that stands there often', () => {
    const bag = makeBagger();
    const [cat, dog] = [bag(['cat']).words, bag(['dog']).words];
    expect(weigh(cat, measureRarity([cat, cat, cat, dog]))).toBe(weigh(cat, measureRarity([cat, dog])));
  });

  it('gives the same sums whatever numbers the words were given', () => {
    fc.assert(
      fc.property(
        fc.array(anyStems, { minLength: 1, maxLength: 8 }),
        fc.shuffledSubarray(['cat', 'dog', 'purr', 'bark', 'a', 'the', 'often']),
        (texts, before) => {
          const weights = (stems: readonly string[]): number[] => {
            const bag = makeBagger();
            bag(stems);
            const bags = texts.map((text) => bag(text).words);
            const rarity = measureRarity(bags);
            return bags.map((each) => weigh(each, rarity));
          };
          expect(weights(before)).toEqual(weights([]));
        },
      ),
    );
  });
});

describe('what came along', () => {
  const bag = makeBagger();
  const words = (text: string) => bag(text.split(' ')).words;
  const rarity = (): number => 2;

  it.each([
    ['all of what its partner lacks', 'form kettle spout lid', 'form', 'form kettle spout lid handle', 1],
    ['half of it', 'form kettle spout', 'form', 'form kettle cup', 0.5],
    ['none of it: the form alone', 'form kettle spout', 'form', 'form cup saucer', 0],
    ['a double of its partner, of which there is nothing to say', 'form kettle', 'form kettle', 'cup', 1],
    ['a text without partner, whole', 'kettle spout', undefined, 'kettle spout', 1],
  ])('is %s', (_, lone, partner, target, share) => {
    expect(shareCome(words(lone), partner === undefined ? undefined : words(partner), words(target), rarity)).toBe(share);
  });
});
