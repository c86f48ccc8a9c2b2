import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectDocuments } from '../../src/search/documents.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { findSaying, indexPlayerWords } from '../../src/search/playerWords.ts';
import { parseVocabulary } from '../../src/corpus/vocabulary.ts';
import { readPlayerWords } from '../../src/search/readPlayerWords.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';
import { tokenize } from '../../src/search/tokens.ts';
import { entry } from './entry.ts';

const words = [
  { says: 'snooze', means: 'nap' },
  { says: 'snooze fest', means: 'long afternoon' },
  { says: 'q/q', means: 'nap' },
  { says: 'kip', means: 'hibernate' },
];

describe('the sayings of a query', () => {
  const find = (query: string, at = 0) => {
    const found = findSaying(indexPlayerWords(words), tokenize(query), at);
    return found && [found.length, found.means.map(({ word }) => word).join(' ')];
  };

  it.each([
    ['snooze', 0, [1, 'nap']],
    ['snoozes now', 0, [1, 'nap']],
    ['snooze fest', 0, [2, 'long afternoon']],
    ['a q/q', 1, [2, 'nap']],
    ['fest', 0, undefined],
    ['', 0, undefined],
  ])('%j from word %i: %j', (query, at, found) => {
    expect(find(query, at)).toEqual(found);
  });
});

it('are not read into another word of the edition that has the same stem', () => {
  const stemOf = new Map([
    ['state', 'stat'],
    ['snoozes', 'snooz'],
  ]);
  const sayings = indexPlayerWords([
    { says: 'stats', means: 'figures' },
    { says: 'snooze', means: 'nap' },
  ]);
  const find = (query: string): string | undefined => findSaying(sayings, tokenize(query), 0, { stemOf })?.says;
  expect([find('state'), find('stats'), find('snoozes'), find('snoozing')]).toEqual([undefined, 'figures', 'nap', 'nap']);
});

it('of one word are not read into a shorter form that the edition has; in longer ones any form is', () => {
  const stemOf = new Map([
    ['snooze', 'snooz'],
    ['purr', 'purr'],
  ]);
  const sayings = indexPlayerWords([
    { says: 'snoozed', means: 'nap' },
    { says: 'purred aloud', means: 'noise' },
  ]);
  const find = (query: string): string | undefined => findSaying(sayings, tokenize(query), 0, { stemOf })?.says;
  expect([find('snooze'), find('snoozed'), find('purr aloud'), find('purred aloud')]).toEqual([undefined, 'nap', 'noise', 'noise']);
});

describe('a search with sayings', () => {
  const entries = [
    entry('703', 'subsection', { title: 'Napping' }),
    entry('703.1', 'rule', { parent: '703', text: 'A nap is taken in the sun.' }),
    entry('703.2', 'rule', { parent: '703', text: 'A kip is shorter.' }),
    entry('glossary:Nap', 'term', { title: 'Nap', text: 'See rule 703.' }),
    entry('glossary:Long Afternoon Nap', 'term', { title: 'Long Afternoon Nap', text: 'A nap that lasts.' }),
  ];
  const index = openFile(collectDocuments('comprehensive-rules/2026-01-16', entries, words));
  const find = (query: string): readonly string[] => answerQuery(index, query).hits.map(({ id }) => id);

  it('finds what the rules call otherwise, and marks it', () => {
    expect(find('snooze').slice(0, 2).sort()).toEqual(['703', 'glossary:Nap']);
    expect(answerQuery(index, 'snooze').sought).toEqual(['nap']);
  });

  it('says so, and how to search without', () => {
    expect(answerQuery(index, 'snooze').followed).toEqual([{ kind: 'said', typed: 'snooze', words: ['nap'], isBeside: false }]);
    expect(answerQuery(index, 'sun snooze fest ').exact).toBe('sun "snooze fest"');
    expect(answerQuery(index, 'kip').followed).toEqual([]);
  });

  it('says nothing where what is meant is what was typed, in any form of its words', () => {
    const bowls = openFile(
      collectDocuments(
        'comprehensive-rules/2026-01-16',
        [entry('703.1', 'rule', { text: 'The bowl rule is as old as bowls.' })],
        [
          { says: 'bowl ruled', means: 'bowl rule' },
          { says: 'dished', means: 'bowl rule' },
        ],
      ),
    );
    for (const query of ['bowl rule', 'bowl ruled', 'bowls rules '])
      expect(answerQuery(bowls, query), query).toMatchObject({ followed: [], total: 1 });
    expect(answerQuery(bowls, 'bowl ruled').exact).toBeUndefined();
    expect(answerQuery(bowls, 'dished ').followed).toEqual([{ kind: 'said', typed: 'dished', words: ['bowl rule'], isBeside: false }]);
  });

  it('takes a phrase as it is written', () => {
    expect(find('"snooze"')).toEqual([]);
  });

  it('keeps a word of the edition that has no other for it', () => {
    expect(find('kip')[0]).toBe('703.2');
  });

  it('reads initials of a heading beside other words', () => {
    expect(find('LAN sun')[0]).toBe('glossary:Long Afternoon Nap');
  });
});

describe('content/vocabulary.yaml', () => {
  const own = readPlayerWords(join(import.meta.dirname, '../../content'));

  it('says each thing once, and something else than it means', () => {
    expect(own.length).toBeGreaterThan(100);
    const says = own.map((word) =>
      tokenize(word.says)
        .map(({ stem }) => stem)
        .join(' '),
    );
    expect(says.filter((said, at) => said === '' || says.indexOf(said) !== at)).toEqual([]);
    expect(own.filter(({ means }) => tokenize(means).length === 0)).toEqual([]);
  });

  it.each(['- 1', 'players: b', 'players: [1]', 'players: [{ says: etb, means: x }]', 'players: [{ says: [etb] }]'])(
    'is refused as %j',
    (text) => {
      expect(() => parseVocabulary(text, 'vocabulary.yaml')).toThrow('vocabulary.yaml');
    },
  );

  it('may be missing', () => {
    expect(readPlayerWords('/nowhere')).toEqual([]);
  });
});
