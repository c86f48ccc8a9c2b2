import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decompress } from 'fzstd';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../../src/model/edition.ts';
import { Unpacker } from '../../../../src/site/offline/packFormat.ts';
import { makePacks, sortAlike } from '../../../../src/site/writing/offline/makePacks.ts';
import { makeFolder } from '../../../folders.ts';

const files: Readonly<Record<string, string>> = {
  'data/editions.json': JSON.stringify({
    editions: [
      {
        value: '',
        document: 'comprehensive-rules',
        date: '2026-01-16',
        address: {},
        list: '/data/editions/a.json',
        search: '/search/index-1.bin',
      },
    ],
  }),
  'data/editions/a.json': '{"entries":[]}',
  'index.html': '<h1>Cats</h1>',
  '703/index.html': '<h1>Naps</h1> of Mittens, ünd others',
  '2009-07-11/703/index.html': '<h1>Older naps</h1>',
  'history/2009-07-11/703.1/index.html': '<h1>How naps came</h1>',
  'sw.js': 'self',
};
const day = '2026-11-23' as IsoDate;

describe('the packs of a site', () => {
  let folder: string;
  beforeEach(() => {
    folder = makeFolder();
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (path: string): Readonly<Record<string, string>> => {
    const unpacker = new Unpacker();
    const shelves = unpacker.push(decompress(readFileSync(join(folder, path))));
    return Object.fromEntries(
      Object.entries(unpacker.end()).map(([name, [shelf, offset, length]]) => [
        name,
        Buffer.from(shelves.find((each) => each.name === shelf)!.bytes)
          .subarray(offset, offset + length)
          .toString(),
      ]),
    );
  };

  it('have what belongs to each choice, as a browser reads it', async () => {
    const { packs, edition } = await makePacks(folder, day);
    const pick = (...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, files[path]]));
    expect(open(packs.edition.path)).toEqual(pick('data/editions.json', 'data/editions/a.json', 'index.html', '703/index.html'));
    expect(open(packs.archive.path)).toEqual(pick('history/2009-07-11/703.1/index.html'));
    expect(edition).toEqual({ document: 'comprehensive-rules', date: '2026-01-16' });
  });

  it('have of the second choice what is written until it is said to be there', async () => {
    const late = 'history/2009-07-11/703.2/index.html';
    const { promise: made, resolve } = Promise.withResolvers<undefined>();
    const packing = makePacks(folder, day, made);
    mkdirSync(dirname(join(folder, late)), { recursive: true });
    writeFileSync(join(folder, late), 'Written late');
    resolve(undefined);
    const { packs } = await packing;
    expect(open(packs.archive.path)[late]).toBe('Written late');
    expect(packs.edition).toEqual((await makePacks(folder, day)).packs.edition);
  });

  it('have what the search sends compressed as it is, in which the whole finds what is alike', async () => {
    mkdirSync(join(folder, 'search'), { recursive: true });
    writeFileSync(join(folder, 'search/index-1.bin'), gzipSync('\u0006naps'));
    const { packs } = await makePacks(folder, day);
    expect(open(packs.edition.path)['search/index-1.bin']).toBe('\u0006naps');
  });

  it('are what the file of a lasting name says of them', async () => {
    const latest = await makePacks(folder, day);
    expect(JSON.parse(readFileSync(join(folder, 'offline/latest.json'), 'utf8'))).toEqual(latest);
    for (const { path, bytes, sha256, unpacked, files: count } of Object.values(latest.packs)) {
      const sent = readFileSync(join(folder, path));
      expect([sent.length, createHash('sha256').update(sent).digest('hex')]).toEqual([bytes, sha256]);
      const texts = Object.values(open(path));
      expect([texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0), texts.length]).toEqual([unpacked, count]);
    }
  });

  it('are of the same build when nothing was changed, whatever the day, and of another when anything was', async () => {
    const one = await makePacks(folder, day);
    const other = await makePacks(folder, '2026-12-24' as IsoDate);
    expect([other.build, other.packs]).toEqual([one.build, one.packs]);
    writeFileSync(join(folder, 'history/2009-07-11/703.1/index.html'), 'Otherwise');
    expect((await makePacks(folder, day)).build).not.toBe(one.build);
  });

  it('have beside each other what is alike', () => {
    expect(
      sortAlike([
        'all/index.html',
        'b.json',
        '704/index.html',
        'glossary/b/index.html',
        '7/all/index.html',
        'a.json',
        'glossary/a/index.html',
      ]),
    ).toEqual([
      'glossary/a/index.html',
      'glossary/b/index.html',
      '7/all/index.html',
      '704/index.html',
      'all/index.html',
      'a.json',
      'b.json',
    ]);
  });
});
