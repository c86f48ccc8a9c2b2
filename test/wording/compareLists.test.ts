import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLists, listPlace } from '../../src/wording/compareLists.ts';
import { applyChanges } from '../../src/wording/compareWordings.ts';
import { findLists } from '../../src/wording/findLists.ts';

const cats = ['Abyssinian', 'Bengal', 'Birman', 'Korat', 'Manx', 'Persian', 'Ragdoll', 'Siamese', 'Sphynx'];
const dogs = ['Basset', 'Beagle', 'Borzoi', 'Boxer', 'Collie', 'Hound', 'Pug', 'Spitz'];

/** `A, B, and C`. */
const join = (members: readonly string[], word = 'and'): string => `${members.slice(0, -1).join(', ')}, ${word} ${members.at(-1) ?? ''}`;
const membersOf = (text: string): (readonly string[])[] => findLists(text, 8).map(({ members }) => members);

describe('a list in a text', () => {
  it.each([
    ['after a verb', `The cats are ${join(cats)}.`],
    ['after a colon', `There are nine cats: ${join(cats)}.`],
    ['after a verb and a colon', `The list, as of today, is as follows: ${join(cats)}.`],
    ['in a paragraph of its own, without "and"', `The list is as follows:\n${cats.join(', ')}\nNo other is a cat.`],
    ['before a verb', `Some sleep. ${join(cats)} are names of cats.`],
    ['in brackets', `A cat has a name (that name being ${join(cats, 'or')}), as well as a tail.`],
    ['with "and/or"', `A name is ${join(cats, 'and/or')}, as well as any other like it.`],
    ['without a comma before its "and"', `The cats are ${cats.slice(0, -1).join(', ')} and ${cats.at(-1) ?? ''}.`],
    ['with line ends behind commas', `The cats are ${join(cats).replaceAll(', ', ',\n')}.`],
    ['with a comma too much', `The cats are ${join(cats).replace(', ', ', , ')}.`],
    ['with a space missing', `The cats are ${join(cats).replace(', ', ',')}.`],
    ['behind a short phrase', `For this purpose, the cats are ${join(cats)}; others are not.`],
  ])('is found %s', (_name, text) => {
    expect(membersOf(text)).toEqual([cats]);
  });

  it.each([
    ['a citation in brackets, with a comma', 'Manx (see rules 717, 718)'],
    ['"and" inside', 'Rock and Roll'],
    ['an apostrophe', 'Council’s Lynx'],
    ['a colon', 'Circle of Cats: Artifacts'],
    ['two words', 'Snow-Covered Lynx'],
    ['a symbol', '{W/U}'],
  ])('may have a member with %s', (_name, member) => {
    const members = [...cats.slice(0, 4), member, ...cats.slice(4)];
    expect(membersOf(`The cats are ${join(members)}.`)).toEqual([members]);
  });

  it('stands where the text has it, a list for each sentence', () => {
    const text = `The cats are ${join(cats)}. The dogs are ${join(dogs)}.`;
    expect(membersOf(text)).toEqual([cats, dogs]);
    expect(findLists(text, 8).map(({ start, end }) => text.slice(start, end))).toEqual([join(cats), join(dogs)]);
  });

  it.each([
    ['of few members', 'The cats are Manx, Korat, and Bengal.'],
    ['of sentences', 'Cats nap. Dogs run. Birds sing. Fish swim. Ants work. Bees fly. Owls see. Bats hear. Worms dig.'],
    ['of long phrases', Array.from({ length: 9 }, (_, k) => `each of the ${k} cats that sleep under the tree wakes up`).join(', ')],
  ])('is not made %s', (_name, text) => {
    expect(membersOf(text)).toEqual([]);
  });
});

describe('the difference of two lists', () => {
  it('names members added in alphabetical place and at the end, and removed', () => {
    const now = ['Abyssinian', 'Angora', 'Bengal', 'Korat', 'Manx', 'Persian', 'Ragdoll', 'Siamese', 'Sphynx', 'Toybob'];
    expect(compareLists(`The cats are ${join(cats)}.`, `The cats are ${join(now)}.`)).toEqual({
      lists: [{ added: ['Angora', 'Toybob'], removed: ['Birman'], altered: [], kept: 8 }],
      frame: [{ kind: 'same', old: `The cats are ${listPlace}.`, new: `The cats are ${listPlace}.` }],
    });
  });

  it('tells a citation that changed inside a member from another member', () => {
    const old = `The cats are ${join(['Lynx (see rule 7.1)', ...cats])}.`;
    const now = `The cats are ${join(['Lynx (see rule 7.2)', ...cats])}.`;
    expect(compareLists(old, now)?.lists).toEqual([
      { added: [], removed: [], altered: [{ old: 'Lynx (see rule 7.1)', new: 'Lynx (see rule 7.2)' }], kept: 10 },
    ]);
  });

  it('tells the words around the list apart from it', () => {
    const change = compareLists(`The cats are ${join(cats)}.`, `All cats are ${join([...cats, 'Toybob'])}. See rule 7.`);
    expect(change?.frame).toEqual([
      { kind: 'removed', old: 'The' },
      { kind: 'added', new: 'All' },
      { kind: 'same', old: ` cats are ${listPlace}.`, new: ` cats are ${listPlace}.` },
      { kind: 'added', new: ' See rule 7.' },
    ]);
  });

  it('compares each list with the one that has most in common with it', () => {
    const old = `The cats are ${join(cats)}. The dogs are ${join(dogs)}.`;
    const now = `The dogs are ${join(dogs.slice(1))}. The cats are ${join([...cats, 'Toybob'])}.`;
    expect(compareLists(old, now)?.lists).toEqual([
      { added: [], removed: ['Basset'], altered: [], kept: 7 },
      { added: ['Toybob'], removed: [], altered: [], kept: 9 },
    ]);
  });

  it('finds a list again that was not long yet', () => {
    const change = compareLists(`The cats are ${join(cats.slice(0, 7))}.`, `The cats are ${join(cats)}.`);
    expect(change?.lists).toEqual([{ added: ['Siamese', 'Sphynx'], removed: [], altered: [], kept: 7 }]);
  });

  it('takes names as one that fold to one', () => {
    const fold = (piece: string): string => piece.replaceAll('’', "'");
    const old = `The cats are ${join(["Eve's Lynx", ...cats])}.`;
    const now = `The cats are ${join(['Eve’s Lynx', ...cats])}.`;
    expect(compareLists(old, now, { fold })?.lists).toEqual([{ added: [], removed: [], altered: [], kept: 10 }]);
    expect(compareLists(old, now)?.lists).toEqual([{ added: ['Eve’s Lynx'], removed: ["Eve's Lynx"], altered: [], kept: 9 }]);
  });

  it.each([
    ['neither text has one', 'Cats nap.', 'Dogs run.'],
    ['one text alone has one', `The cats are ${join(cats)}.`, 'Cats nap.'],
    ['nothing is common', `The cats are ${join(cats)}.`, `The dogs are ${join(dogs)}.`],
    ['neither is long', `The cats are ${join(cats.slice(0, 7))}.`, `The cats are ${join(cats.slice(1, 8))}.`],
  ])('is not told where %s', (_name, old, now) => {
    expect(compareLists(old, now)).toBeUndefined();
  });

  it('gives the new members from the old, and the new frame from the old', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{2,7}(?:[ -][A-Z][a-z]{2,5})?$/);
    const names = fc.uniqueArray(name, { minLength: 12, maxLength: 60 });
    const fates = fc.array(fc.constantFrom('both', 'both', 'both', 'both', 'old', 'new'), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(names, fates, fc.constantFrom('and', 'or'), (all, itsFates, word) => {
        const fated = all.map((member, k) => ({ member, fate: k < 8 ? 'both' : itsFates[k] }));
        const old = fated.filter((one) => one.fate !== 'new').map(({ member }) => member);
        const now = fated.filter((one) => one.fate !== 'old').map(({ member }) => member);
        const change = compareLists(`The cats are ${join(old, word)}. Others nap.`, `All cats are ${join(now, word)}. Others nap.`);
        const [members] = change?.lists ?? [];
        const [removed, added] = [new Set(members?.removed), new Set(members?.added)];
        expect(new Set([...old.filter((member) => !removed.has(member)), ...added])).toEqual(new Set(now));
        expect(members?.kept).toBe(old.length - removed.size);
        expect(members?.kept).toBe(now.length - added.size);
        expect(applyChanges(`The cats are ${listPlace}. Others nap.`, change?.frame ?? [])).toBe(`All cats are ${listPlace}. Others nap.`);
      }),
    );
  });
});
