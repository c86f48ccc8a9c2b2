import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '../folders.ts';
import { TestDesk } from './testDesk.ts';

const early = 'paper comprehensive-rules 2001-01-01\n100.1 Sit at the table.\n100.2 Deal the cards.\n';
const late = 'paper comprehensive-rules 2011-01-01\n100.1 Sit at the table.\n100.3 Deal ten cards.\n';
const blotted = 'paper handbook 2011-01-01\n100.1 Smile.\nerror 100.2 Smile twice.\n';

describe('the command line', () => {
  test.each([
    { args: [], says: 'Usage: concordance COMMAND' },
    { args: ['frobnicate'], says: 'there is no command "frobnicate"' },
    { args: ['--frobnicate'], says: 'there is no option "--frobnicate"' },
    { args: ['play', 'a.yaml'], says: 'concordance play: a.yaml: it cannot be read' },
    { args: ['read'], says: 'concordance read: name at least one FILE' },
    { args: ['read', '--frobnicate', 'x'], says: "concordance read: Unknown option '--frobnicate'" },
    { args: ['read', 'not-there.txt'], says: 'concordance read: not-there.txt: not there' },
    { args: ['lint', 'not-there.txt'], says: 'concordance lint: not-there.txt: not there' },
    { args: ['ingest', '--from', 'not-there'], says: '--from not-there: there is no such folder' },
    { args: ['ingest', 'extra'], says: '"extra" is not expected here' },
    { args: ['show'], says: 'name a NUMBER or a TERM' },
    { args: ['show', '100.1', '--edition', '2026-02-30'], says: '--edition 2026-02-30: there is no such day' },
    { args: ['show', '100.1'], says: 'There is no readable corpus' },
    { args: ['search', ' '], says: 'give a QUERY' },
    { args: ['search', 'x', '--limit', 'many'], says: '--limit many: not a number' },
    { args: ['search', 'x', '--from', '0'], says: '--from 0: not a number from 1' },
    { args: ['search', 'x', '--kind', '-odd'], says: '--kind  -odd: there is no such kind' },
    { args: ['search', 'x', '--kind', 'odd'], says: '--kind odd: there is no such kind' },
    { args: ['search', '--batch', 'not-there.jsonl', '--json'], says: 'not-there.jsonl: not there' },
    { args: ['search', '--batch', 'not-there.jsonl'], says: '--batch answers in JSON' },
    { args: ['serve'], says: 'there is no site in' },
    { args: ['serve', '--port', 'x'], says: 'there is no' },
  ])('refuses $args with exit code 2, one line and a hint on standard error', async ({ args, says }) => {
    const { code, out, err } = await new TestDesk().run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
    expect(args.length === 0 ? 2 : err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });

  test.each(['read', 'lint', 'ingest', 'show', 'search', 'start', 'build', 'serve'])('explains %s', async (name) => {
    const { code, out, err } = await new TestDesk().run(name, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Usage: concordance ${name} `));
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
  });
});

describe('read', () => {
  test('says what a document is', async () => {
    const desk = new TestDesk();
    const { code, out } = await desk.run('read', desk.write('a', early));
    expect(code).toBe(0);
    expect(out).toMatch(/document +comprehensive-rules\n +edition +2001-01-01 \(from the document\)/);
  });

  test('prints one reading as an object, with the keys that scripts rely on', async () => {
    const desk = new TestDesk();
    const path = desk.write('a', early);
    const { out, err } = await desk.run('read', '--json', path);
    const reading = JSON.parse(out) as { entries: object[] };
    expect(err).toBe('');
    expect(Object.keys(reading)).toEqual([
      'file',
      'document',
      'edition',
      'encoding',
      'mark',
      'lineEnds',
      'counts',
      'entries',
      'diagnostics',
      'accounting',
    ]);
    expect(reading).toMatchObject({ file: path, document: 'comprehensive-rules', edition: '2001-01-01' });
    expect(reading.entries[0]).toEqual({
      id: '100.1',
      kind: 'rule',
      number: '100.1',
      text: 'Sit at the table.',
      examples: [],
      citations: [],
      lines: [2, 2],
    });
  });

  test('prints several readings as a list, and names what is none', async () => {
    const desk = new TestDesk();
    const paths = [desk.write('a', early), desk.write('b', 'a shopping list'), desk.write('c', late)];
    const { code, out, err } = await desk.run('read', '--json', ...paths);
    expect(code).toBe(1);
    expect((JSON.parse(out) as { edition: string }[]).map(({ edition }) => edition)).toEqual(['2001-01-01', '2011-01-01']);
    // On a busy machine a stage that takes longer than a second says so.
    expect(err.replace(/^.+ …\n/gm, '')).toBe(`concordance read: ${paths[1] ?? ''}: no paper\n`);
  });

  test('ends with 2 for a file that cannot be read, after the others', async () => {
    const desk = new TestDesk();
    const { code, out, err } = await desk.run('read', desk.write('empty', ''), desk.write('a', early));
    expect(code).toBe(2);
    expect(out).toContain('2001-01-01');
    expect(err).toMatch(/^concordance read: .*empty: is empty\n$/);
  });
});

describe('lint', () => {
  test('prints a line for each diagnostic and ends with 1 on an error', async () => {
    const desk = new TestDesk();
    const path = desk.write('a', blotted);
    const { code, out } = await desk.run('lint', path);
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 2)).toEqual([path, '  3:1  error  Unexpected blot, expected a word  ink']);
  });

  test('ends with 0 when there is nothing to say', async () => {
    const desk = new TestDesk();
    const { code, out } = await desk.run('lint', desk.write('a', early));
    expect({ code, last: out.trimEnd().split('\n').at(-1) }).toEqual({ code: 0, last: '  none' });
  });
});

describe('a corpus', () => {
  // Made by the first test, and copied for each after it: starting a thread that reads takes most of the time.
  let made: string | undefined;
  afterAll(() => {
    if (made !== undefined) rmSync(made, { recursive: true });
  });
  let desk: TestDesk;
  beforeEach(async () => {
    desk = new TestDesk({ early, late, copy: early, other: `${late}100.4 Eat.\n`, list: 'a shopping list', empty: '' });
    const build = join(desk.root, 'build');
    if (made !== undefined) {
      cpSync(made, build, { recursive: true });
      return;
    }
    const { code, out, err } = await desk.run('ingest');
    expect(code).toBe(0);
    expect(out).toMatch(/comprehensive-rules +2 +5 .*2001-01-01 to 2011-01-01/);
    expect(err).toContain(
      'note  content/documents/late: is comprehensive-rules/2011-01-01 too and differs in 1 entry; content/documents/other is taken',
    );
    expect(err).toContain('problem  content/documents/empty: is empty');
    expect(err).toContain('1 file passed over');
    made = makeFolder();
    cpSync(build, made, { recursive: true });
  });

  test.each([
    { args: ['100.3'], says: /edition of 2011-01-01\n\n100\.3\nDeal ten cards\./ },
    { args: ['cr 100.1.'], says: /Sit at the table\./ },
    { args: ['cr', '100.2', '--edition', '2001-01-01'], says: /Deal the cards\./ },
    { args: ['100.2', '--edition', '2005-05-05'], says: /edition of 2001-01-01/ },
  ])('shows $args', async ({ args, says }) => {
    const { code, out } = await desk.run('show', ...args);
    expect(code).toBe(0);
    expect(out).toMatch(says);
  });

  test.each([
    {
      args: ['100.2'],
      says: /there is no "100\.2" in the edition of 2011-01-01\n100\.2 stood in the edition of 2001-01-01\. .*\nnear: 100\.1, 100\.3, 100\.4\n/,
    },
    { args: ['100.1', '--edition', '1990-01-01'], says: /no edition was in force on 1990-01-01; the first is of 2001-01-01\n/ },
  ])('says what is near instead of $args, and ends with 1', async ({ args, says }) => {
    const { code, out, err } = await desk.run('show', ...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(says);
  });

  test('shows the rulings of its time with the credit that their author asks for', async () => {
    desk.write('summary', 'paper rulings-summary 2002-02-02\nG1.1 Cards are flat.\n');
    await desk.run('ingest');
    const { code, out } = await desk.run('show', 'G1.1');
    expect(code).toBe(0);
    expect(out).toContain('Cards are flat.');
    expect(out).toContain('General Rulings Summary, version of 2002-02-02');
  });

  test('finds rulings by words, year and source, and refuses who and what there is not', async () => {
    desk.write('summary', 'paper rulings-summary 2002-02-02\nG1.1 Cards are flat.\nG1.2 Tables are flat too.\n');
    await desk.run('ingest');
    const found = async (...args: readonly string[]): Promise<readonly string[]> => {
      const { out } = await desk.run('search', ...args, '--json');
      return (JSON.parse(out) as { readonly hits: readonly { readonly id: string }[] }).hits.map(({ id }) => id);
    };
    expect(await found('tables', '--kind', 'ruling')).toEqual(['G1.2']);
    expect(await found('--source', '2002-02-02')).toEqual(['G1.1', 'G1.2']);
    expect(await found('--year', '2002', 'cards')).toEqual(['G1.1']);
    expect(await found('--year', '1999')).toEqual([]);
    for (const args of [
      ['--by', 'nobody'],
      ['--source', '1999-01-01'],
      ['--year', 'x'],
      ['--source', '2002-02-02', '--edition', '2002-02-02'],
    ])
      expect((await desk.run('search', ...args)).code, args.join(' ')).toBe(2);
  });

  test('checks a file of rulings of our own', async () => {
    const head = '---\ndocument: rulings\nauthor: A Cat\nread: 2011-01-01\n---\n\n';
    const path = desk.write('own.md', `${head}## A\n\nText.\n\n{on: 100.1}\n{shown by: nothing}\n`);
    const { code, out } = await desk.run('lint', path);
    expect(code).toBe(1);
    expect(out).toMatch(/7:1 +error +It is shown by nothing; .* +ruling-shown-by/);
  });

  test('is searched for phrases, without words, for all words, and to the last result', async () => {
    const ids = async (...args: readonly string[]): Promise<readonly string[]> => {
      const { out } = await desk.run('search', ...args, '--json');
      return (JSON.parse(out) as { readonly hits: readonly { readonly id: string }[] }).hits.map(({ id }) => id);
    };
    expect((await ids('sit', 'cards')).toSorted()).toEqual(['100.1', '100.3']);
    expect(await ids('sit cards', '-ten')).toEqual(['100.1']);
    expect(await ids('-"ten cards"', 'sit', 'cards')).toEqual(['100.1']);
    expect(await ids('"ten cards"')).toEqual(['100.3']);
    // A phrase that stands nowhere gives way to its words.
    expect(await ids('"cards ten"')).toEqual(['100.3']);
    expect(await ids('sit', 'cards', '--all-words')).toEqual([]);
    expect(await ids('deal', 'cards', '--all-words')).toEqual(['100.3']);
    const both = await ids('sit', 'cards');
    expect([...(await ids('sit', 'cards', '--limit', '1')), ...(await ids('sit', 'cards', '--from', '2'))]).toEqual(both);
  });

  test('says what the search did', async () => {
    const said = async (...args: readonly string[]): Promise<string> => (await desk.run('search', ...args)).err;
    expect(await said('sit', 'cards')).toContain('2 results: none has all words, 2 only some');
    expect(await said('tabel')).toContain('“tabel” stands nowhere in this edition. Searched: “table”.');
    expect(await said('tabel')).toContain(`concordance search '"tabel"'`);
    expect(await said('zzzzzzzz', 'table')).toContain('“zzzzzzzz” stands nowhere in this edition.');
    expect(await said('1001')).toContain('“1001” was read as the number 100.1.');
    expect(await said('"tabel"')).toContain('only the edition of 2011-01-01 was searched');
    expect(await said('sit', 'cards', '--all-words')).toContain('without the filters: 2');
  });

  test('is searched, one query or many', async () => {
    expect((await desk.run('search', 'table')).out).toMatch(/^100\.1\n {2}Sit at the table\.\n/);
    expect(await desk.run('search', 'zzzzzzzz')).toMatchObject({ code: 1, out: '' });
    const batch = join(desk.root, 'batch.jsonl');
    desk.write('../../batch.jsonl', '{"q":"100.3"}\n\n{"q":"zzzzzzzz"}\n');
    const { code, out } = await desk.run('search', '--batch', batch, '--json');
    expect(code).toBe(0);
    const answers = JSON.parse(out) as Record<string, string[]>;
    expect(answers['100.3']?.[0]).toBe('100.3');
    expect(answers['zzzzzzzz']).toEqual([]);
  });
});

test('the site is not built over an error that nobody has reviewed', async () => {
  const desk = new TestDesk({ blotted });
  const { code, err } = await desk.run('build', '--ingest');
  expect(code).toBe(1);
  expect(err).toContain('error  content/documents/blotted: 1 error not reviewed');
  expect(err).toContain('hint: concordance lint FILE shows them');
});

test('nor without a file of the handbook that could not be read, which would look as if there were none', async () => {
  const desk = new TestDesk();
  mkdirSync(join(desk.root, 'content', 'handbook'));
  writeFileSync(join(desk.root, 'content', 'handbook', 'turn.md'), '');
  const { code, err } = await desk.run('build', '--ingest');
  expect(code).toBe(1);
  expect(err).toContain('error  content/handbook/turn.md: is empty');
});

test.each([
  { fault: 'a fault of content/', file: 'content/editions.yaml', says: /^concordance build: .*editions\.yaml.*record 1: .*\n$/ },
  { fault: 'a folder in the way', file: 'build/corpus/thesis.txt', says: /^concordance build: .*thesis\.txt.*\n$/ },
])('$fault is told by a build, which reads documents in a process of its own, as by ingest', async ({ file, says }) => {
  const desk = new TestDesk({ early });
  mkdirSync(join(desk.root, dirname(file)), { recursive: true });
  writeFileSync(join(desk.root, file), '- document: handbook\n');
  const [reading, building] = [await desk.run('ingest'), await desk.run('build', '--ingest')];
  expect(building).toEqual({ ...reading, err: reading.err.replace('concordance ingest:', 'concordance build:') });
  expect(building).toMatchObject({ code: 2, out: '' });
  expect(building.err).toMatch(says);
});

test('no name of a file, and no text of one, reaches the terminal as something that it obeys', async () => {
  const desk = new TestDesk({
    '\u001b[31mred.txt': 'paper comprehensive-rules 2001-01-01\n100.1 Sit \u001b[2Jat\u009b2J the table.\u0007\n',
    'a\nproblem  b.txt: forged': '',
    'gpj.\u202etxt': '',
  });
  const runs = [
    await desk.run('ingest', '--all'),
    await desk.run('read', join(desk.documents, '\u001b[31mred.txt')),
    await desk.run('show', '100.1'),
  ];
  for (const { out, err } of runs) expect(out + err).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
  expect(runs[0]?.err).toContain('a\\x0aproblem  b.txt: forged: is empty');
  expect(runs[0]?.err).toContain('gpj.\\u202etxt: is empty');
  expect(runs[1]?.out).toContain('\\x1b[31mred.txt');
  expect(runs[2]?.out).toContain('Sit \\x1b[2Jat\\x9b2J the table.\\x07');
});
