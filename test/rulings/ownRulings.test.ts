import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../src/model/edition.ts';
import { isOwnFile, readOwnFile, readOwnFiles, slugOf } from '../../src/rulings/ownRulings.ts';
import { checkOwnFile } from '../../src/rulings/placeOwn.ts';
import { makeTemporaryFolder } from '../folders.ts';
import { makeEntry } from '../site/fixtures.ts';
import { makeOfficial } from './makeOfficial.ts';

const head = '---\ndocument: rulings\nauthor: A Cat\nread: 2026-01-16\n---\n\n';
const good =
  '## A bowl is a bowl\n\nEven if it is empty (see rule 100.1).\nIt stays one.\n\nAlways.\n\n{on: 100.1, “Bowl”}\n{shown by: bowl}\n{given: 2026-02-02}\n';

describe('a file of rulings of our own', () => {
  it('is read with what each ruling is on, who shows it, and when it was given', () => {
    expect(readOwnFile(`${head}# Bowls\n\n${good}`)).toEqual({
      file: {
        author: 'A Cat',
        read: '2026-01-16',
        title: 'Bowls',
        rulings: [
          {
            title: 'A bowl is a bowl',
            paragraphs: ['Even if it is empty (see rule 100.1). It stays one.', 'Always.'],
            on: ['100.1', 'glossary:Bowl'],
            given: '2026-02-02',
            shownBy: 'bowl',
            line: 9,
          },
        ],
      },
      diagnostics: [],
    });
  });

  it.each([
    ['no front matter', good, 1, 'rulings-head'],
    ['front matter without a day', `---\ndocument: rulings\nauthor: A Cat\n---\n\n${good}`, 1, 'rulings-head'],
    ['front matter with more', `---\ndocument: rulings\nauthor: A Cat\nread: 2026-01-16\ncolour: red\n---\n\n${good}`, 1, 'rulings-head'],
    ['nothing', head, 1, 'rulings-none'],
    ['a text before the first ruling', `${head}Hello.\n\n${good}`, 7, 'ruling-outside'],
    ['a list', `${head}${good}\n- one\n`, 18, 'ruling-block'],
    ['an unknown attribute', `${head}${good}\n{colour: red}\n`, 18, 'ruling-attribute'],
    ['an attribute twice', `${head}${good}\n{on: 100.2}\n`, 18, 'ruling-attribute'],
    ['no text', `${head}## Empty\n\n{on: 100.1}\n{shown by: bowl}\n`, 7, 'ruling-text'],
    ['nothing that it is on', `${head}## On\n\nText.\n\n{shown by: bowl}\n`, 7, 'ruling-on'],
    ['something that is no number', `${head}## On\n\nText.\n\n{on: the bowl}\n{shown by: bowl}\n`, 7, 'ruling-on'],
    ['no demonstration', `${head}## On\n\nText.\n\n{on: 100.1}\n`, 7, 'ruling-shown-by'],
    ['no day', `${head}## On\n\nText.\n\n{on: 100.1}\n{shown by: bowl}\n{given: 2026-02-30}\n`, 7, 'ruling-given'],
    ['one title twice', `${head}${good}\n${good}`, 18, 'ruling-title'],
    ['a title of signs alone', `${head}${good.replace('A bowl is a bowl', '?!')}`, 7, 'ruling-title'],
  ])('with %s is told where and what was expected', (_, text, line, ruleId) => {
    const { diagnostics } = readOwnFile(text);
    expect(diagnostics.map((each) => ({ line: each.line, ruleId: each.ruleId, severity: each.severity }))).toEqual([
      { line, ruleId, severity: 'error' },
    ]);
    expect(diagnostics[0]?.message).toMatch(/expected|paragraphs alone/);
  });

  it('never throws, whatever stands in it', () => {
    const lines = fc.constantFrom(
      '## A',
      '# T',
      'text',
      '{on: 100.1}',
      '{shown by: x}',
      '- item',
      '',
      '{',
      '> quote',
      '```',
      '***',
      '![a](b)',
    );
    const bodies = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(lines).map((all) => all.join('\n')),
    );
    fc.assert(
      fc.property(fc.boolean(), bodies, (headed, body) => {
        const { diagnostics, file } = readOwnFile(headed ? head + body : body);
        for (const { line } of diagnostics) expect(line).toBeGreaterThan(0);
        expect(file !== undefined || diagnostics.length > 0).toBe(true);
      }),
    );
  });

  it('has an address of its own in any script, and shares none with a ruling of another file', () => {
    expect(['A bowl’s rim', 'Миска', 'お椀'].map(slugOf)).toEqual(['a-bowls-rim', 'миска', 'お椀']);
    const content = makeTemporaryFolder();
    mkdirSync(join(content, 'rulings'));
    for (const name of ['bowls', 'dishes']) writeFileSync(join(content, 'rulings', `${name}.md`), head + good);
    expect(() => readOwnFiles(content)).toThrow('content/rulings/dishes.md:7: “A bowl is a bowl” is at content/rulings/bowls.md:7 too');
  });

  it('may begin with the mark of UTF-8', () => {
    expect(isOwnFile(`\uFEFF${head}${good}`)).toBe(true);
    expect(readOwnFile(`\uFEFF${head}${good}`)).toEqual(readOwnFile(`${head}${good}`));
  });

  it('is known by its front matter', () => {
    expect([`${head}x`, '---\ndocument: handbook\n---\n', 'document: rulings', ''].map(isOwnFile)).toEqual([true, false, false, false]);
  });
});

describe('beside the official text', () => {
  const dates = ['2026-01-16', '2026-06-06'];
  const official = makeOfficial(
    dates,
    [
      [
        [0, '100.1'],
        [1, '100.1', 'substance'],
      ],
      [[0, '100.2']],
    ],
    {
      entries: [[makeEntry('100.1', 'rule'), makeEntry('100.2', 'rule')]],
    },
  );
  const file = (on: string, shownBy = 'bowl', more = '') =>
    readOwnFile(`${head}## A\n\nText.\n\n{on: ${on}}\n{shown by: ${shownBy}}\n${more}`).file ?? expect.fail('no file');
  const told = (on: string, shownBy?: string) =>
    checkOwnFile(official, file(on, shownBy), new Set(['bowl'])).map(({ severity, ruleId }) => `${severity} ${ruleId}`);

  it.each([
    ['100.2', 'bowl', []],
    ['999.9', 'bowl', ['error ruling-on-unfound']],
    ['100.2', 'nobody', ['error ruling-shown-by']],
    ['100.1', 'bowl', ['warning to-be-reread']],
  ])('a ruling on %s, shown by %s, is told %j', (on, shownBy, expected) => {
    expect(told(on, shownBy)).toEqual(expected);
  });

  it('is judged from the edition beside which the file was read, whenever a ruling was given', () => {
    const given = file('100.1', 'bowl', '{given: 2026-06-06}\n');
    expect(checkOwnFile(official, given, new Set(['bowl'])).map(({ ruleId }) => ruleId)).toEqual(['to-be-reread']);
  });

  it('is told where it was read beside a day of no edition, with the edition that is taken', () => {
    const read = (day: string) => readOwnFile(`${head}${good}`.replace('2026-01-16', day)).file ?? expect.fail('no file');
    for (const [day, taken] of [
      ['2026-03-01', '2026-01-16'],
      ['2030-01-01', '2026-06-06'],
    ] as const) {
      const [first] = checkOwnFile(official, read(day), new Set(['bowl']));
      expect(first).toMatchObject({ line: 1, severity: 'warning', ruleId: 'rulings-read' });
      expect(first?.message).toContain(`read: ${day}`);
      expect(first?.message).toContain(`${taken} is taken`);
    }
  });

  it('is not guessed at where there is no official text', () => {
    expect(checkOwnFile(undefined, file('999.9'), new Set(['bowl']))).toEqual([]);
  });
});

describe('the rulings of content/rulings', () => {
  it('are five at least, each shown by a demonstration that there is, and the layout is described with one that can be read', () => {
    const folder = join('content', 'demonstrations');
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    // That they run is tested where all demonstrations are played.
    const demonstrations = new Set(texts.flatMap((text) => [...text.matchAll(/^id: (.*)$/gm)].map(([, id]) => id)));
    const all = readOwnFiles('content').flatMap(({ rulings }) => rulings);
    expect(all.length).toBeGreaterThanOrEqual(5);
    for (const { shownBy } of all) expect([...demonstrations]).toContain(shownBy);
    const [, example = ''] = /```markdown\n([^]*?)```/.exec(readFileSync(join('content', 'rulings', 'README.md'), 'utf8')) ?? [];
    const read = readOwnFile(example);
    expect(read.diagnostics).toEqual([]);
    expect(read.file?.rulings[0]?.given).toBe('2026-02-01' satisfies string as IsoDate);
  });
});
