import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../../src/corpus/contentError.ts';
import { listKnownEditions, readFacts } from '../../src/corpus/facts.ts';
import { readGames } from '../../src/corpus/games.ts';
import { noFacts, readGameDocument } from '../../src/corpus/readDocument.ts';
import { gameFiles } from '../fixtures/games/lanterns.ts';
import { makeTemporaryFolder } from '../folders.ts';

function content(files: Readonly<Record<string, string>>): string {
  const folder = makeTemporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'games', name)), { recursive: true });
    writeFileSync(join(folder, 'games', name), text);
  }
  return folder;
}

const plain = 'title: Lanterns and Tides\ncredits: [It is ours.]\nterms: Take it.\n';
const dated = (lines: string): Readonly<Record<string, string>> => ({
  'lanterns.yaml': `${plain}editions:\n${lines}`,
  'lanterns/a.txt': 'a',
});

describe('a description', () => {
  test('says of a game what its documents cannot: name, numbers, headings, terms, dates', () => {
    expect(readGames(content(gameFiles))).toEqual([
      {
        id: 'game-kites-over-dunes',
        title: 'Kites over Dunes',
        short: 'Kites over Dunes',
        numbers: '1.2.3',
        headings: { contents: 'What is on this sheet', glossary: 'Words', credits: 'Thanks' },
        credits: ['Kites over Dunes was thought up for a test too.'],
        terms: 'Nobody minds what is done with it.',
        editions: [
          { date: '2018-06-01', set: { code: 'First Sheet', name: 'First Sheet' }, files: ['first.txt'] },
          { date: '2020-06-01', set: { code: 'Second Sheet', name: 'Second Sheet' }, files: ['second.txt'] },
          { date: '2022-06-01', set: { code: 'Lost Sheet', name: 'Lost Sheet' }, files: [] },
        ],
      },
      {
        id: 'game-lanterns',
        title: 'Lanterns and Tides',
        short: 'Lanterns',
        numbers: '100.1a',
        credits: ['Lanterns and Tides was thought up for a test.'],
        terms: 'It may be passed on by anybody to anybody.',
        editions: [],
      },
    ]);
    expect(readGames(makeTemporaryFolder())).toEqual([]);
  });

  test('makes its editions known, so that one of which there is no document is missed', () => {
    expect(listKnownEditions(readFacts(content(gameFiles))).at(-1)).toEqual({
      document: 'game-kites-over-dunes',
      date: '2022-06-01',
      set: 'Lost Sheet',
    });
  });

  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    [
      'without a title',
      { 'lanterns.yaml': plain.replace(/title: .*\n/, '') },
      'lanterns.yaml: expected title, the name of the game, found nothing',
    ],
    [
      'with an empty title',
      { 'lanterns.yaml': plain.replace(/title: .*/, 'title: ""') },
      'lanterns.yaml: expected title, the name of the game, found ""',
    ],
    [
      'that does not say whose the text is',
      { 'lanterns.yaml': plain.replace(/credits: .*/, 'credits: []') },
      'lanterns.yaml: expected credits, a list of lines that say whose the text is, found []',
    ],
    [
      'without terms',
      { 'lanterns.yaml': plain.replace(/terms: .*\n/, '') },
      'lanterns.yaml: expected terms, a line that says on what terms the text may be used, found nothing',
    ],
    [
      'with a key that is none',
      { 'lanterns.yaml': `${plain}colour: red\n` },
      'lanterns.yaml: expected a description with title, credits and terms, found colour',
    ],
    [
      'with a heading of a part that is none',
      { 'lanterns.yaml': `${plain}headings: { index: Index }\n` },
      'lanterns.yaml: expected headings of contents, glossary and credits, found index',
    ],
    [
      'with numbers of another kind',
      { 'lanterns.yaml': `${plain}numbers: I.1\n` },
      'lanterns.yaml: expected numbers: 100.1a or 1.2.3, found "I.1"',
    ],
    [
      'with a short name that is long',
      { 'lanterns.yaml': `${plain}short: Lanterns and Tides of the Northern Sea\n` },
      'expected short, a name of 24 signs at most',
    ],
    ['that is empty', { 'lanterns.yaml': '' }, 'lanterns.yaml: expected a description with title, credits and terms, found nothing'],
    ['that is no YAML', { 'lanterns.yaml': 'title: [' }, 'lanterns.yaml: '],
    [
      'with a day that is none',
      dated('  - date: 2021-02-30\n'),
      'lanterns.yaml, editions, record 1: expected date (YYYY-MM-DD), found "2021-02-30"',
    ],
    [
      'with a day twice',
      dated('  - date: 2021-03-01\n  - date: 2021-03-01\n'),
      'lanterns.yaml, editions, record 2: expected a date that no record above has, found 2021-03-01',
    ],
    [
      'with a file that is not there',
      dated('  - { date: 2021-03-01, files: [b.txt] }\n'),
      'lanterns.yaml, editions, record 1: expected files, names of documents in the folder of the game, found "b.txt"',
    ],
    [
      'with a file under two days',
      dated('  - { date: 2021-03-01, files: [a.txt] }\n  - { date: 2022-03-01, files: [a.txt] }\n'),
      'record 2: expected each file under one date, found "a.txt" again',
    ],
    [
      'whose name cannot stand in addresses',
      { 'Lanterns & Tides.yaml': plain },
      'expected NAME.yaml, a name of small letters and digits joined by hyphens, found "Lanterns & Tides.yaml"',
    ],
    ['that is no description', { 'lanterns.txt': plain }, 'expected NAME.yaml'],
    ['that is missing beside documents', { 'lanterns/a.txt': 'a' }, 'lanterns: expected lanterns.yaml beside this folder'],
    [
      'with the title of another',
      { 'lanterns.yaml': plain, 'tides.yaml': `${plain.replace('Lanterns and', 'Old')}short: lanterns and tides\n` },
      'tides.yaml: expected a title and short of its own, found "lanterns and tides" of game-lanterns',
    ],
  ])('%s is refused, with the place', (_, files, message) => {
    const folder = content(files);
    expect(() => readGames(folder)).toThrow(ContentError);
    expect(() => readGames(folder)).toThrow(message);
  });

  test('and games that are no folder are refused, not passed over', () => {
    const folder = makeTemporaryFolder();
    writeFileSync(join(folder, 'games'), 'Lanterns');
    expect(() => readGames(folder)).toThrow('games: expected a folder that can be read, found ENOTDIR');
  });
});

describe('a document of a game', () => {
  const read = (text: string, name = 'a.txt', more = 'numbers: 1.2.3\n') => {
    const folder = content({ 'lanterns.yaml': `${plain}${more}`, [`lanterns/${name}`]: text });
    return readGameDocument(name, Buffer.from(text), readFacts(folder), 'game-lanterns', name);
  };

  test('is read by its description alone, whatever else its text looks like', async () => {
    const magic = 'Magic: The Gathering Comprehensive Rules\n\n1. Wind\n\n1.1 Breezes\n\n1.1.1 A breeze moves every kite by one dune.';
    const result = await read(magic, 'a.txt', 'numbers: 1.2.3\neditions: [{ date: 2020-02-02, files: [a.txt] }]\n');
    expect(result).toMatchObject({
      kind: 'editions',
      editions: [
        {
          document: 'game-lanterns',
          date: '2020-02-02',
          dateFrom: 'register',
          source: { family: 'game-rules', extent: 'whole' },
          entries: [{ id: '1' }, { id: '1.1', parent: '1' }, { id: '1.1.1', parent: '1.1', kind: 'rule' }],
        },
      ],
    });
  });

  test('says where its numbers go wrong, and where they go deeper than is read', async () => {
    const text = [
      '1. Wind',
      '1.1 Breezes',
      '1.1.1 A breeze is soft.',
      '1.1.1.1 A soft one is warm.',
      '1.1.3 A gust is not.',
      '1.1.3 It is loud.',
    ];
    const result = await read(text.join('\n\n'));
    const [edition] = result.kind === 'editions' ? result.editions : [];
    expect(edition?.diagnostics.filter(({ ruleId }) => ruleId.startsWith('number')).map(({ line, message }) => [line, message])).toEqual([
      [
        7,
        'Unexpected number 1.1.1.1, expected three steps at most and a letter behind the third alone: it is read as text of the rule above it',
      ],
      [9, 'Unexpected number 1.1.3, expected 1.1.2 before it'],
      [11, 'Unexpected second 1.1.3 (the first is on line 9), expected 1.1.4'],
    ]);
  });

  test('may have its rules right below its sections', async () => {
    const result = await read(
      ['1. Wind', '1.1 A breeze is soft.', '1.2 A gust is not. See rule 1.1.', '1.2a It is loud.', '2. Sand'].join('\n\n'),
    );
    const [edition] = result.kind === 'editions' ? result.editions : [];
    expect(edition?.entries.map(({ kind, id, parent }) => [kind, id, parent])).toEqual([
      ['section', '1', undefined],
      ['rule', '1.1', '1'],
      ['rule', '1.2', '1'],
      ['section', '2', undefined],
    ]);
    expect(edition?.counts).toMatchObject({ rules: 2, citations: 1, unresolved: 0 });
    expect(edition?.diagnostics.map(({ line, ruleId }) => [line, ruleId])).toContainEqual([7, 'number-unread']);
  });

  test('of a game that nobody describes is passed over', async () => {
    expect(await readGameDocument('a.txt', Buffer.from('1. Wind'), noFacts, 'game-lanterns', 'a.txt')).toMatchObject({
      kind: 'passedOver',
    });
  });
});
