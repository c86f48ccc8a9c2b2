import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingKept, putIn, setNote, type KeptEntry } from '../../../src/site/kept/kept.ts';
import { makeKeptJson, readKeptJson } from '../../../src/site/kept/keptJson.ts';
import { makeKeptMarkdown, readKeptMarkdown } from '../../../src/site/kept/keptMarkdown.ts';
import { anyKept, inOrder } from './anyKept.ts';

const entry: KeptEntry = {
  place: '/2026-01-16/7/#700.1',
  work: 'CR',
  name: '700.1',
  standing: 'effective 2026-01-16',
  words: 'Cats [all of them] sleep.',
  kept: '2026-02-01',
};
const toHref = (place: string): string => new URL(place, 'https://cats.example/').href;
const read = (result: ReturnType<typeof readKeptJson>) => ('kept' in result ? inOrder(result.kept) : result);

describe('what is kept, as JSON', () => {
  it('is read back as it was written', () =>
    fc.assert(
      fc.property(anyKept, fc.boolean(), (kept, pretty) => {
        expect(read(readKeptJson(makeKeptJson(kept, pretty ? 2 : undefined)))).toEqual(inOrder(kept));
      }),
    ));

  const file = { kind: 'concordance-kept', version: 1, entries: [entry], marks: [entry.place], sheet: [], lists: [] };
  it.each<readonly [string, unknown, RegExp]>([
    ['no JSON', '{', /^It is no JSON\.$/],
    ['something else', [1, 2], /^the file: an object was expected\.$/],
    ['another file', { entries: [] }, /^It is no file of things kept here\.$/],
    ['a newer form', { ...file, version: 2 }, /newer form \(2\) than this page can read \(1\)/],
    ['no version', { ...file, version: '1' }, /^version: 1 was expected\.$/],
    ['no entries', { ...file, entries: {} }, /^entries: a list was expected\.$/],
    ['a link to elsewhere', { ...file, entries: [{ ...entry, place: 'https://evil.example/' }] }, /^entries\[0\]\.place: an address/],
    ['a link to another host', { ...file, entries: [{ ...entry, place: '//evil.example/' }] }, /^entries\[0\]\.place: an address/],
    ['a script', { ...file, entries: [{ ...entry, place: 'javascript:alert(1)' }] }, /^entries\[0\]\.place: an address/],
    ['a place twice', { ...file, entries: [entry, entry] }, /^entries\[1\]\.place: another place/],
    ['a row with a strange place', { ...file, sheet: ['/x/'] }, /^sheet\[0\]: a place of one of the entries/],
    ['a row with a place twice', { ...file, marks: [entry.place, entry.place] }, /^marks\[1\]: a place of one of the entries, once/],
    ['a list without a name', { ...file, lists: [{ name: '', places: [] }] }, /^lists\[0\]\.name: a line of text/],
    [
      'a list twice',
      {
        ...file,
        lists: [
          { name: 'A', places: [] },
          { name: 'A', places: [] },
        ],
      },
      /^lists\[1\]\.name: another name/,
    ],
    ['a name of two lines', { ...file, entries: [{ ...entry, name: 'a\nb' }] }, /^entries\[0\]\.name: a line of text/],
    ['a day that is none', { ...file, entries: [{ ...entry, kept: 'today' }] }, /^entries\[0\]\.kept: a day/],
    ['a note that is no text', { ...file, entries: [{ ...entry, note: 7 }] }, /^entries\[0\]\.note: a text/],
    ['too long a note', { ...file, entries: [{ ...entry, note: 'a'.repeat(10_001) }] }, /^entries\[0\]\.note: .* at most 10000/],
    ['too many rows', { ...file, marks: Array.from({ length: 5_001 }, () => entry.place) }, /^marks: at most 5000 members/],
  ])('is refused in one line when it is %s', (_, data, fault) => {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    const found = readKeptJson(text);
    expect('fault' in found ? found.fault : found).toMatch(fault);
  });

  it('is read or refused, and never throws, whatever it is', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify({ ...file, entries: value })),
        ),
        (text) => {
          const found = readKeptJson(text);
          expect('kept' in found || found.fault.length > 0).toBe(true);
        },
      ),
    ));
});

describe('what is kept, as Markdown', () => {
  it('is read back as it was written, whatever signs are in it', () =>
    fc.assert(
      fc.property(anyKept, (kept) => {
        expect(read(readKeptMarkdown(makeKeptMarkdown(kept, toHref)))).toEqual(inOrder(kept));
      }),
    ));

  it('can be read by people, with citations and links', () => {
    const kept = setNote(putIn(putIn(nothingKept, entry, 'sheet'), entry, { list: 'Exam' }), entry, 'Ask about *this*.\nTwice.');
    expect(makeKeptMarkdown(kept, toHref).split('\n').slice(0, 15)).toEqual([
      '# Kept in Concordance',
      '',
      'Form 1',
      '',
      '## Answer sheet',
      '',
      '### CR [700.1](<https://cats.example/2026-01-16/7/#700.1> "/2026-01-16/7/\\#700.1")',
      '',
      'effective 2026-01-16 · kept 2026-02-01',
      '',
      '> Cats \\[all of them\\] sleep.',
      '',
      'Note:',
      '',
      '> Ask about \\*this\\*.\\',
    ]);
  });

  it.each<readonly [string, string, string]>([
    ['another text', '# Cats\n', 'It is no file of things kept here.'],
    ['a newer form', '# Kept in Concordance\n\nForm 3\n', 'It is of a newer form (3) than this page can read (1).'],
    ['no form', '# Kept in Concordance\n\n## Bookmarks\n', 'line 3: “Form 1” was expected.'],
    [
      'a chapter of its own',
      '# Kept in Concordance\n\nForm 1\n\n## Cats\n',
      'line 5: a chapter or an entry as they are exported was expected.',
    ],
    [
      'an entry in no chapter',
      '# Kept in Concordance\n\nForm 1\n\n### CR [1](<x> "/x/")\n',
      'line 5: a chapter or an entry as they are exported was expected.',
    ],
    [
      'an entry without a day',
      '# Kept in Concordance\n\nForm 1\n\n## Bookmarks\n\n### CR [1](<x> "/x/")\n\nCats.\n',
      'line 9: the edition and the day on which it was kept was expected.',
    ],
    [
      'a link to elsewhere',
      '# Kept in Concordance\n\nForm 1\n\n## Bookmarks\n\n### CR [1](<x> "javascript:1")\n\ne · kept 2020-01-01\n',
      'entries[0].place: an address of this site, from its root was expected.',
    ],
  ])('is refused in one line when it is %s', (_, text, fault) => {
    expect(readKeptMarkdown(text)).toEqual({ fault });
  });

  it('may have the line ends and the mark of another system', () => {
    const kept = putIn(setNote(nothingKept, entry, 'a\n\nb'), entry, 'marks');
    const text = `\uFEFF${makeKeptMarkdown(kept, toHref).replaceAll('\n', '\r\n')}`;
    expect(readKeptMarkdown(text)).toEqual({ kept });
  });
});
