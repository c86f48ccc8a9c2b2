import { describe, expect, it } from 'vitest';
import type { Difference } from '../../src/model/alignment.ts';
import { align, linkOf } from './makeEdition.ts';

const types = ['Badger', 'Cat', 'Dog', 'Eel', 'Fox', 'Goat', 'Hare', 'Ibis', 'Jay'];
const listOf = (members: readonly string[]) => `The animals that may enter are ${members.join(', ')}, and Zebra.`;

/** Rules to cite, so that a changed number can be the same rule or another. */
const before = ['101.1 The kettle boils water before the guests sit down.', '101.2 A gardener waters roses every single morning.'];
const after = [
  '101.1 Umbrellas belong in the stand beside the door.',
  ...before.map((line) => line.replace('101.2', '101.3').replace('101.1', '101.2')),
];

interface Case {
  readonly difference: Difference;
  readonly what: string;
  readonly old: string;
  readonly young: string;
}
const cases: readonly Case[] = [
  { difference: 'none', what: 'nothing', old: 'Every cat purrs while it sleeps.', young: 'Every cat purrs while it sleeps.' },
  {
    difference: 'typography',
    what: 'quotation marks',
    old: 'The word "cat" means any small tiger.',
    young: 'The word “cat” means any small tiger.',
  },
  {
    difference: 'typography',
    what: 'italics and dashes',
    old: 'A cat - _any_ cat - purrs at night.',
    young: 'A cat—any cat—purrs at night.',
  },
  {
    difference: 'typography',
    what: 'the form of a symbol',
    old: '{Tap}: Pet one of the sleeping cats.',
    young: '{T}: Pet one of the sleeping cats.',
  },
  {
    difference: 'citations',
    what: 'the number of a rule that moved',
    old: 'Cats drink tea (see rule 101.1) at noon.',
    young: 'Cats drink tea (see rule 101.2) at noon.',
  },
  {
    difference: 'citations',
    what: 'both ends of a range that moved',
    old: 'Cats drink tea (see rules 101.1–101.2) at noon.',
    young: 'Cats drink tea (see rules 101.2–101.3) at noon.',
  },
  {
    difference: 'substance',
    what: 'another rule that is cited',
    old: 'Cats drink tea (see rule 101.1) at noon.',
    young: 'Cats drink tea (see rule 101.3) at noon.',
  },
  {
    difference: 'substance',
    what: 'a rule that took the number of the cited one',
    old: 'Cats drink tea (see rule 101.2) at noon.',
    young: 'Cats drink tea (see rule 101.1) at noon.',
  },
  {
    difference: 'substance',
    what: 'a citation more',
    old: 'Cats drink tea (see rule 101.1) at noon.',
    young: 'Cats drink tea (see rules 101.2 and 101.3) at noon.',
  },
  { difference: 'punctuation', what: 'a comma', old: 'If it rains cats stay at home.', young: 'If it rains, cats stay at home.' },
  { difference: 'punctuation', what: 'a capital', old: 'A Cat sleeps on every sunny roof.', young: 'A cat sleeps on every sunny roof.' },
  {
    difference: 'vocabulary',
    what: 'the words of July 2009',
    old: 'A cat that comes into play purrs in play.',
    young: 'A cat that enters the battlefield purrs on the battlefield.',
  },
  { difference: 'vocabulary', what: 'persons of 2017 and 2024', old: 'A guest washes his or her cup.', young: 'A guest washes their cup.' },
  {
    difference: 'vocabulary',
    what: 'vocabulary and a citation that moved',
    old: 'A guest washes his or her cup (rule 101.1).',
    young: 'A guest washes their cup (rule 101.2).',
  },
  {
    difference: 'substance',
    what: 'vocabulary and a word',
    old: 'A guest washes his or her cup at home.',
    young: 'A guest washes their plate at home.',
  },
  { difference: 'list', what: 'a member more', old: listOf(types), young: listOf([...types.slice(0, 4), 'Emu', ...types.slice(4)]) },
  { difference: 'list', what: 'a member less', old: listOf(types), young: listOf(types.toSpliced(2, 1)) },
  { difference: 'list', what: 'a member more, and typography around', old: `"${listOf(types)}"`, young: `“${listOf([...types, 'Yak'])}”` },
  {
    difference: 'substance',
    what: 'a member more, and a word around',
    old: listOf(types),
    young: listOf([...types, 'Yak']).replace('enter', 'leave'),
  },
  {
    difference: 'substance',
    what: 'the order of words',
    old: 'The cat chases a dog round the house.',
    young: 'The dog chases a cat round the house.',
  },
  {
    difference: 'substance',
    what: 'a word',
    old: 'The cat sleeps under the warm kettle.',
    young: 'The cat sleeps beside the warm kettle.',
  },
];

describe('two wordings of one rule differ in', () => {
  it.each(cases)('$difference: $what', ({ old, young, difference }) => {
    const alignment = align([...before, `102.1 ${old}`], [...after, `102.1 ${young}`], [{ old: '102.1', new: '102.1' }]);
    expect(linkOf(alignment, '102.1')?.difference).toBe(difference);
  });

  it('a title too', () => {
    const pairs = align(['102 Cats and dogs'], ['102 Dogs and cats'], [{ old: '102', new: '102' }]);
    expect(linkOf(pairs, '102')?.difference).toBe('substance');
    const set = align(['102 Cats – and dogs'], ['102 Cats—and dogs'], [{ old: '102', new: '102' }]);
    expect(linkOf(set, '102')?.difference).toBe('typography');
  });

  it('typography alone where a citation that finds nothing stays as printed, and in substance where it does not', () => {
    const of = (young: string) =>
      linkOf(align(['102.1 Cats "rest" (see rule 999.1).'], [`102.1 ${young}`], [{ old: '102.1', new: '102.1' }]), '102.1')?.difference;
    expect(of('Cats “rest” (see rule 999.1).')).toBe('typography');
    expect(of('Cats “rest” (see rule 999.2).')).toBe('substance');
  });
});
