import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ingest } from '../../../src/corpus/ingest.ts';
import { makeTemporaryFolder } from '../../folders.ts';

/** An edition about an invented game, of which one rule changes from edition to edition. */
const edition = (date: string, changing: string): string =>
  [
    'The Rules of Fox and Hound',
    `These rules are effective as of ${date}.`,
    '1. The Game',
    '100. General',
    '100.1. Two or more players sit around a table and deal cards.',
    `100.2. ${changing}`,
    '100.2a A card that has been dealt stays with its player.',
    '2. Cards',
    '200. General',
    '200.1. Every card shows a fox, a hound, or both of them.',
    '200.2. A card with neither is put back into the box.',
    '200.3. Foxes are red.',
    '200.4. Hounds are brown.',
    '200.5. A card may show a hare as well, which means nothing.',
    '3. Turns',
    '300. General',
    '300.1. A turn ends when nobody has anything left to do.',
    'Glossary',
    'Fox',
    'An animal on a card.',
    'Credits',
    'Nobody.',
  ].join('\n\n');

test('a part without a date takes that of the edition whose wordings it has', async () => {
  const root = makeTemporaryFolder();
  const documents = join(root, 'documents');
  mkdirSync(documents);
  mkdirSync(join(root, 'content'));
  writeFileSync(join(documents, 'one.txt'), edition('May 4, 2001', 'Each player gets five cards.'));
  writeFileSync(join(documents, 'two.txt'), edition('June 5, 2002', 'Each player gets six cards.'));
  const part = edition('x', 'Each player gets five cards.').split('\n\n').slice(2, 15);
  writeFileSync(join(documents, 'blog.txt'), ['Monday, July 7, 2003', ...part, 'No comments:', 'Post a Comment'].join('\n\n'));
  const module = new URL('../../../src/corpus/reader.ts', import.meta.url);
  const { manifest } = await ingest({
    folders: [{ path: documents, prefix: '' }],
    contentFolder: join(root, 'content'),
    corpusFolder: join(root, 'build', 'corpus'),
    cacheFolder: join(root, 'build', 'readings'),
    reader: { module, decidedBy: [fileURLToPath(module)], workers: 1 },
  });
  expect(manifest.passedOver).toEqual([]);
  expect(manifest.editions.map(({ date, dateFrom, source }) => [source.file, date, dateFrom])).toEqual([
    ['one.txt', '2001-05-04', 'document'],
    ['blog.txt', '2001-05-04', 'wordings'],
    ['two.txt', '2002-06-05', 'document'],
  ]);
});
