import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../../src/corpus/ingest.ts';
import { deriveLineages } from '../../src/lineage/store/deriveLineages.ts';
import { type Outcome, TestDesk } from './testDesk.ts';
import { makeFolder } from '../folders.ts';

const kettle = 'The kettle boils water before the guests sit down.';
const pour = 'Before tea is poured, the youngest guest warms the porcelain cups with boiling water from the copper kettle.';
const serve = 'After sunset the host serves ginger biscuits on a silver tray to everyone who is still awake.';
const wash = 'Whoever breaks a saucer washes all remaining dishes with lemon soap until midnight.';
const garden = 'A gardener waters yellow roses behind the northern wall every morning.';
const umbrella = 'Umbrellas belong to the brass stand beside our front door.';

/** Other rules, so that what is rare in them is rare. */
const filler = Array.from(
  { length: 40 },
  (_, at) => `300.${at + 1} Guest number w${at} brings cake q${at} and a chair k${at} for the party.`,
);
const paper = (date: string, ...lines: readonly string[]) => `paper comprehensive-rules ${date}\n${[...lines, ...filler].join('\n')}\n`;

const papers = {
  a: paper('2001-01-01', `100.1 ${kettle}`, `100.2 ${pour} ${serve}`, `100.3 ${wash}`, `100.4 ${garden}`),
  b: paper('2006-01-01', `100.1 ${kettle}`, `100.2 ${pour}`, `100.3 ${serve}`, `100.5 ${wash.replace('midnight', 'noon')}`),
  c: paper(
    '2011-01-01',
    `100.1 ${kettle}`,
    `100.2 ${pour}`,
    `100.3 ${serve}`,
    `100.5 ${wash.replace('midnight', 'noon')}`,
    `100.7 ${umbrella}`,
  ),
};

// Made once, and copied for each test: starting the threads that read and align takes most of the time.
const made = makeFolder();
const corpus = join(made, 'corpus');
beforeAll(async () => {
  const [documents, contentFolder, paperReader] = [
    join(made, 'documents'),
    join(made, 'content'),
    new URL('../corpus/ingest/paperReader.ts', import.meta.url),
  ];
  mkdirSync(documents);
  for (const [name, text] of Object.entries(papers)) writeFileSync(join(documents, name), text);
  await ingest({
    folders: [{ path: documents, prefix: '' }],
    contentFolder,
    corpusFolder: corpus,
    cacheFolder: join(made, 'readings'),
    reader: { module: paperReader, decidedBy: [fileURLToPath(paperReader)], workers: 1 },
    derive: (folder) => deriveLineages(folder, { contentFolder, cacheFolder: join(made, 'alignments'), decidedBy: [] }),
  });
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** A desk whose corpus also knows of an edition between the first two that is not here. */
function deskWithGap(): TestDesk {
  const desk = deskWithCorpus();
  const path = join(desk.root, 'build', 'corpus', 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
  const missing = [{ document: 'comprehensive-rules', date: '2003-01-01', set: 'Lost Spoons' }];
  rmSync(path);
  writeFileSync(path, JSON.stringify({ ...manifest, missing }));
  return desk;
}

/** A desk whose corpus holds three editions. */
function deskWithCorpus(): TestDesk {
  const desk = new TestDesk();
  cpSync(corpus, join(desk.root, 'build', 'corpus'), { recursive: true });
  return desk;
}

const rowsOf = ({ code, out, err }: Outcome): unknown => {
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as unknown;
};

interface AlignRow {
  readonly old: string | null;
  readonly new: readonly string[];
  readonly relation: string;
  readonly score: number;
  readonly because: string;
  readonly difference: string;
}

/** How many changes of each kind a command says there are: of rules, and of all. */
const figuresOf = (err: string): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    [...err.matchAll(/^(\S.*?) +([\d,]+) +([\d,]+)$/gm)].map(([, kind = '', ...figures]) => [
      kind,
      figures.map((figure) => Number(figure.replaceAll(',', ''))),
    ]),
  );

describe('arguments', () => {
  test.each([
    { args: ['align'], says: 'name two editions, OLD and NEW' },
    { args: ['align', '2001-01-01'], says: 'name two editions, OLD and NEW' },
    { args: ['align', '2001-01-01', '2006-01-01', '100.1'], says: '"100.1" is not expected here' },
    { args: ['align', '2001-02-30', '2006-01-01'], says: 'OLD 2001-02-30: there is no such day' },
    { args: ['align', '2001-01-01', 'newest'], says: 'NEW newest: there is no such day' },
    { args: ['align', '1999-01-01', '2006-01-01'], says: 'no edition of comprehensive-rules was in force on 1999-01-01' },
    { args: ['diff', '2001-01-01'], says: 'name two editions, OLD and NEW' },
    { args: ['diff', '2001-01-01', '2006-01-01', '--document', 'cookbook'], says: '--document cookbook: there is no such document' },
    { args: ['diff', '2001-01-01', '2006-01-01', '--document', 'handbook'], says: 'the corpus holds no edition of handbook' },
    { args: ['trace'], says: 'name a NUMBER' },
    { args: ['trace', ' '], says: 'name a NUMBER' },
    { args: ['trace', '100.1', '--edition', 'old'], says: '--edition old: there is no such day' },
    { args: ['trace', '100.1', '--edition', '1999-01-01'], says: 'no edition of comprehensive-rules was in force on 1999-01-01' },
    { args: ['where'], says: 'name a NUMBER' },
    { args: ['where', '100.1'], says: 'name the day of the number' },
    { args: ['where', '100.1', '--edition'], says: "Option '--edition <value>' argument missing" },
    { args: ['where', '100.1', '--edition', '2001-01-01', '--in', 'today'], says: '--in today: there is no such day' },
  ])('$args are refused with exit code 2, one line and a hint', async ({ args, says }) => {
    const { code, out, err } = await deskWithCorpus().run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`concordance ${args[0] ?? ''}: ${says}`);
    expect(err.trimEnd().split('\n')).toHaveLength(2);
    expect(err).toContain('\nhint: ');
  });

  test.each(['align', 'diff', 'trace', 'where'])('are explained by %s --help', async (name) => {
    const { code, out, err } = await new TestDesk().run(name, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Usage: concordance ${name} `));
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
  });

  test.each([
    ['align', '2001-01-01', '2006-01-01'],
    ['diff', '2001-01-01', '2006-01-01'],
    ['trace', '100.1'],
    ['where', '100.1', '--edition', '2001-01-01'],
  ])('of %s without a corpus are refused with what to do', async (...args) => {
    const { code, out, err } = await new TestDesk().run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('There is no readable corpus');
  });
});

describe('a number that an edition lacks', () => {
  test.each([
    {
      args: ['search', '100.4'],
      code: 1,
      says: '100.4 stood in the edition of 2001-01-01. No entry was found that carries it on in the newest edition here. Gone since the edition of 2006-01-01',
    },
    {
      args: ['show', '100.4'],
      code: 1,
      says: '100.4 stood in the edition of 2001-01-01. No entry was found that carries it on in the newest edition here.',
    },
    { args: ['show', '1004'], code: 1, says: '100.4 stood in the edition of 2001-01-01.' },
    {
      args: ['search', '100.5', '--edition', '2001-01-01'],
      code: 1,
      says: '100.5 stood in the editions of 2006-01-01 to 2011-01-01. It is 100.3 in the edition of 2001-01-01.',
    },
    {
      args: ['search', '100.7', '--edition', '2006-01-01'],
      code: 1,
      says: 'No entry was found that carries it on in the edition of 2006-01-01. It came in with the edition of 2011-01-01, as 100.7.',
    },
    { args: ['search', 'kettle', '100.4'], code: 0, says: '100.4 is not a number of this edition.' },
    { args: ['search', '100.9'], code: 1, says: '100.9 is not a number of this edition.' },
  ])('is told by $args: what it was, and what it is', async ({ args, code, says }) => {
    const told = await deskWithCorpus().run(...args);
    expect(told.code).toBe(code);
    expect(told.err).toContain(says);
  });

  test('is told as JSON', async () => {
    const { code, out } = await deskWithCorpus().run('search', '100.5', '--edition', '2001-01-01', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      number: '100.5',
      missing: '100.5',
      was: [{ first: '2006-01-01', last: '2011-01-01', now: [{ number: '100.3', same: true }] }],
    });
  });
});

describe('align', () => {
  test('prints the whole alignment as JSON, unchanged rules too', async () => {
    const desk = deskWithCorpus();
    const rows = rowsOf(await desk.run('align', '2001-01-01', '2011-01-01', '--json')) as readonly AlignRow[];
    expect(rows.slice(0, 4).map(({ old, new: heirs, relation }) => [old, heirs, relation])).toEqual([
      ['100.1', ['100.1'], 'same'],
      ['100.2', ['100.2', '100.3'], 'split'],
      ['100.3', ['100.5'], 'moved+edited'],
      ['100.4', [], 'removed'],
    ]);
    expect(rows.at(-1)).toEqual({
      old: null,
      new: ['100.7'],
      relation: 'added',
      score: 1,
      because: 'identical',
      difference: 'none',
      kinds: ['added'],
    });
    expect(rows).toHaveLength(4 + filler.length + 1);
    for (const row of rows) expect(Object.keys(row)).toEqual(['old', 'new', 'relation', 'score', 'because', 'difference', 'kinds']);
  });

  test('backwards has the same links, with removed and added swapped', async () => {
    const desk = deskWithCorpus();
    const rows = rowsOf(await desk.run('align', '2011-01-01', '2001-01-01', '--json')) as readonly AlignRow[];
    const of = (relation: string) => rows.filter((row) => row.relation === relation).map((row) => [row.old, row.new]);
    expect(of('removed')).toEqual([['100.7', []]]);
    expect(of('added')).toEqual([[null, ['100.4']]]);
    expect(of('merged')).toEqual([
      ['100.2', ['100.2']],
      ['100.3', ['100.2']],
    ]);
  });

  test('says for people what is not the same, and counts', async () => {
    const desk = deskWithCorpus();
    const { code, out, err } = await desk.run('align', '2001-01-01', '2007-07-07');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^100\.2 +100\.2, 100\.3 +split \d\.\d\d wording$/) as string,
      expect.stringMatching(/^100\.3 +100\.5 +moved\+edited \d\.\d\d wording$/) as string,
      expect.stringMatching(/^100\.4 +removed 1\.00/) as string,
    ]);
    expect(err).toMatch(/2001-01-01 to 2006-01-01: changes\n/);
    expect(figuresOf(err)).toMatchObject({ split: [1, 1], removed: [1, 1], 'moved+edited': [1, 1], 'the same to the letter': [41, 41] });
  });

  test('of an edition with itself is all same', async () => {
    const rows = rowsOf(await deskWithCorpus().run('align', '2006-01-01', '2006-01-01', '--json')) as readonly AlignRow[];
    expect(new Set(rows.map(({ relation, score }) => `${relation} ${score}`))).toEqual(new Set(['same 1']));
    expect(rows).toHaveLength(4 + filler.length);
  });
});

describe('diff', () => {
  test('shows word by word what changed, and neither what stayed nor what only moved', async () => {
    const { code, out, err } = await deskWithCorpus().run('diff', '2001-01-01', '2006-01-01');
    expect(code).toBe(0);
    expect(out).toContain('100.3 → 100.5  moved+edited, substance\n');
    expect(out.replace(/\s+/g, ' ')).toContain('lemon soap until [-midnight-]{+noon+}.');
    expect(out).toContain('100.4 →   removed');
    expect(out).not.toContain('100.1');
    expect(err).toMatch(/^3 entries of 2001-01-01 and 2006-01-01\n/);
    expect(figuresOf(err)).toEqual(figuresOf((await deskWithCorpus().run('align', '2001-01-01', '2006-01-01')).err));
  });

  test('of one number shows what bears it in either edition', async () => {
    const desk = deskWithCorpus();
    const { code, out } = await desk.run('diff', '2001-01-01', '2006-01-01', '100.3');
    expect(code).toBe(0);
    expect(out).toContain('100.2 → 100.2, 100.3  split');
    expect(out).toContain('100.3 → 100.5  moved+edited');
    expect((await desk.run('diff', '2001-01-01', '2006-01-01', 'cr', '100.1.')).out).toContain('100.1  same, none');
  });

  test('prints changes as JSON from which both texts can be made', async () => {
    interface DiffRow {
      readonly old: string | null;
      readonly new: readonly string[];
      readonly changes: readonly { readonly kind: string; readonly old?: string; readonly new?: string }[];
    }
    const rows = rowsOf(
      await deskWithCorpus()
        .run('diff', '2001-01-01', '2006-01-01', '--json')
        .then((done) => ({ ...done, err: '' })),
    ) as readonly DiffRow[];
    expect(rows.map((row) => row.old)).toEqual(['100.2', '100.3', '100.4']);
    expect(Object.keys(rows[1] ?? {})).toEqual(['old', 'new', 'relation', 'difference', 'kinds', 'changes']);
    const text = (row: DiffRow | undefined, side: 'old' | 'new') => row?.changes.map((change) => change[side] ?? '').join('');
    expect(text(rows[1], 'old')).toBe(wash);
    expect(text(rows[1], 'new')).toBe(wash.replace('midnight', 'noon'));
    expect(text(rows[2], 'new')).toBe('');
  });

  test('with a number that is in neither edition ends with 1', async () => {
    const { code, out, err } = await deskWithCorpus().run('diff', '2001-01-01', '2006-01-01', '100.9');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('concordance diff: there is no "100.9" in the editions of 2001-01-01 and 2006-01-01\n');
  });
});

describe('a day whose edition is known and not here', () => {
  test.each([
    ['show', '100.1', '--edition', '2004-05-05'],
    ['trace', '100.1', '--edition', '2004-05-05'],
    ['where', '100.1', '--edition', '2004-05-05'],
    ['where', '100.1', '--edition', '2011-01-01', '--in', '2004-05-05'],
    ['diff', '2001-01-01', '2004-05-05'],
    ['align', '2004-05-05', '2011-01-01'],
    ['search', 'kettle', '--edition', '2004-05-05'],
  ])('is refused with exit code 2, and both neighbours are named: %s', async (...args) => {
    const { code, out, err } = await deskWithGap().run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('the edition of comprehensive-rules in force on 2004-05-05, that of 2003-01-01 (Lost Spoons), is not here');
    expect(err).toContain('the ones before and after it are of 2001-01-01 and 2006-01-01');
  });

  test('leaves the days before and after it as they are', async () => {
    for (const day of ['2002-12-31', '2006-01-01']) expect((await deskWithGap().run('show', '100.1', '--edition', day)).code).toBe(0);
  });

  test('leaves open when what changed in it did', async () => {
    const desk = deskWithGap();
    expect(rowsOf(await desk.run('trace', '100.3', '--edition', '2001-01-01', '--json'))).toEqual([
      expect.objectContaining({ edition: '2011-01-01', relation: 'same' }),
      expect.objectContaining({ edition: '2006-01-01', number: '100.5', after: '2001-01-01' }),
      expect.not.objectContaining({ after: expect.anything() as unknown }),
    ]);
    const { out } = await desk.run('trace', '100.3', '--edition', '2001-01-01');
    expect(out).toContain('moved+edited between 2001-01-01 and 2006-01-01');
  });
});

describe('trace', () => {
  test('follows a rule through all editions, newest first', async () => {
    const rows = rowsOf(await deskWithCorpus().run('trace', '100.5', '--json'));
    expect(rows).toEqual([
      { edition: '2011-01-01', number: '100.5', relation: 'same', text: wash.replace('midnight', 'noon') },
      { edition: '2006-01-01', number: '100.5', relation: 'moved+edited', text: wash.replace('midnight', 'noon') },
      { edition: '2001-01-01', number: '100.3', relation: 'added', text: wash },
    ]);
  });

  test('ends with the edition that no longer has it', async () => {
    const desk = deskWithCorpus();
    const rows = rowsOf(await desk.run('trace', '100.4', '--edition', '2003-03-03', '--json'));
    expect(rows).toEqual([
      { edition: '2006-01-01', number: null, relation: 'removed', text: '' },
      { edition: '2001-01-01', number: '100.4', relation: 'added', text: garden },
    ]);
    const { out } = await desk.run('trace', '100.4', '--edition', '2001-01-01');
    expect(out).toMatch(/^gone {2}2006-01-01 {2}removed\n100\.4 {2}2001-01-01 {2}added\n/);
  });

  test('tells editions in which nothing happened as one', async () => {
    const { out } = await deskWithCorpus().run('trace', '100.1');
    expect(out).toBe(`100.1  2001-01-01 to 2011-01-01  added\n  ${kettle}\n\n`);
  });

  test('goes by its own wording: what joined it is told and changes nothing, what it had before is named', async () => {
    const desk = new TestDesk({
      a: paper('2001-01-01', `100.1 ${kettle}`, `100.2 ${pour} ${serve}`, `100.3 ${serve}`),
      b: paper('2006-01-01', `100.1 ${kettle.replace('guests', 'kings')}`, `100.2 ${pour} ${serve}`),
      c: paper('2011-01-01', `100.1 ${kettle}`, `100.2 ${pour} ${serve}`),
    });
    expect((await desk.run('ingest')).code).toBe(0);
    const rows = async (number: string) =>
      (rowsOf(await desk.run('trace', number, '--json')) as readonly Readonly<Record<string, unknown>>[]).map(({ text, ...rest }) => ({
        ...rest,
        text: typeof text === 'string',
      }));
    expect(await rows('100.1')).toEqual([
      { edition: '2011-01-01', number: '100.1', relation: 'edited', backTo: '2001-01-01', text: true },
      { edition: '2006-01-01', number: '100.1', relation: 'edited', text: true },
      { edition: '2001-01-01', number: '100.1', relation: 'added', text: true },
    ]);
    expect(await rows('100.2')).toEqual([
      { edition: '2011-01-01', number: '100.2', relation: 'same', text: true },
      { edition: '2006-01-01', number: '100.2', relation: 'same', joined: ['100.3'], text: true },
      { edition: '2001-01-01', number: '100.2', relation: 'added', text: true },
    ]);
    const { out } = await desk.run('trace', '100.1');
    expect(out).toContain('100.1  2011-01-01  edited, back to the wording of 2001-01-01\n');
    expect((await desk.run('trace', '100.2')).out).toMatch(/^100\.2 {2}2006-01-01 to 2011-01-01 {2}same, joined by 100\.3\n/);
    const align = rowsOf(await desk.run('align', '2001-01-01', '2006-01-01', '--json')) as readonly AlignRow[];
    expect(align.slice(0, 3).map(({ old, new: heirs, relation }) => [old, heirs, relation])).toEqual([
      ['100.1', ['100.1'], 'edited'],
      ['100.2', ['100.2'], 'same'],
      ['100.3', ['100.2'], 'merged'],
    ]);
  });

  test('of a number that is not in the edition says what is near, and ends with 1', async () => {
    const { code, out, err } = await deskWithCorpus().run('trace', '100.4');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('concordance trace: there is no "100.4" in the edition of 2011-01-01\nnear: 100.2, 100.3, 100.5, 100.7\n');
  });
});

describe('where', () => {
  test.each([
    { args: ['100.3', '--edition', '2001-01-01'], says: '100.3 on 2001-01-01 is 100.5 today (2011-01-01)\n' },
    { args: ['100.3', '--edition', '2005-12-31', '--in', '2006-06-06'], says: '100.3 on 2001-01-01 is 100.5 in 2006-01-01\n' },
    { args: ['100.5', '--edition', '2011-01-01', '--in', '2001-01-01'], says: '100.5 on 2011-01-01 is 100.3 in 2001-01-01\n' },
    { args: ['100.2', '--edition', '2001-01-01'], says: '100.2 on 2001-01-01 is 100.2 and 100.3 today (2011-01-01)\n' },
    { args: ['rule', '100.1', '--edition', '2001-01-01'], says: '100.1 on 2001-01-01 is 100.1 today (2011-01-01)\n' },
  ])('answers $args', async ({ args, says }) => {
    const { code, out, err } = await deskWithCorpus().run('where', ...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [answer, ...sure] = out.trimEnd().split('\n');
    expect(`${answer ?? ''}\n`).toBe(says);
    // Where any is in doubt, each heir is named with how sure it is and why.
    for (const line of sure) expect(line).toMatch(/^ {2}\S+ +\d+% sure: (identical|number|wording|neighbours|forced)$/);
    if (sure.length > 0) expect(sure.length).toBe(says.includes(' and ') ? 2 : 1);
  });

  test('says of each heir how sure it is, where one is in doubt', async () => {
    const { out } = await deskWithCorpus().run('where', '100.2', '--edition', '2001-01-01');
    expect(
      out
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(' ')[0]),
    ).toEqual(['100.2', '100.3']);
  });

  test('answers in JSON', async () => {
    const { code, out } = await deskWithCorpus().run('where', '100.2', '--edition', '2001-01-01', '--json');
    expect(code).toBe(0);
    const answer = JSON.parse(out) as { now: readonly { number: string; score: number; same: boolean }[] };
    expect(answer).toMatchObject({ number: '100.2', edition: '2001-01-01', in: '2011-01-01' });
    expect(answer).not.toHaveProperty('gone');
    expect(answer.now.map(({ number, same }) => [number, same])).toEqual([
      ['100.2', true],
      ['100.3', false],
    ]);
  });

  test('says when a rule went, and ends with 1', async () => {
    const desk = deskWithCorpus();
    expect(await desk.run('where', '100.4', '--edition', '2001-01-01')).toMatchObject({
      code: 1,
      out: '100.4 on 2001-01-01 is not there today (2011-01-01)\nGone since the edition of 2006-01-01; it was 100.4 before.\n',
    });
    const { code, out } = await desk.run('where', '100.4', '--edition', '2001-01-01', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ now: [], gone: { edition: '2006-01-01', last: '100.4' } });
  });

  test('says, asked backwards, when a rule came, and never that it went', async () => {
    const desk = deskWithCorpus();
    const asked = ['100.7', '--edition', '2011-01-01', '--in', '2001-01-01'];
    expect(await desk.run('where', ...asked)).toMatchObject({
      code: 1,
      out: '100.7 on 2011-01-01 is not there in 2001-01-01\nIt came in with the edition of 2011-01-01, as 100.7.\n',
    });
    const { out } = await desk.run('where', ...asked, '--json');
    expect(JSON.parse(out)).toMatchObject({ now: [], came: { edition: '2011-01-01', first: '100.7' } });
    expect(JSON.parse(out)).not.toHaveProperty('gone');
  });

  test('says where a number stood that is not in the edition, and ends with 1', async () => {
    const { code, out, err } = await deskWithCorpus().run('where', '100.5', '--edition', '2001-01-01');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.split('\n').slice(0, 2)).toEqual([
      'concordance where: there is no "100.5" in the edition of 2001-01-01',
      'it stood in the editions of 2006-01-01 to 2011-01-01',
    ]);
  });
});

describe('a partial source', () => {
  test('is aligned without turning what it leaves out into removals', async () => {
    const page = `paper comprehensive-rules 2008-01-01 page\n100.5 ${wash.replace('midnight', 'noon')}\n`;
    const desk = new TestDesk({ ...papers, page });
    expect((await desk.run('ingest')).code).toBe(0);
    const rows = rowsOf(await desk.run('align', '2006-01-01', '2011-01-01', '--json')) as readonly AlignRow[];
    expect(rows.filter(({ relation }) => relation !== 'same').map((row) => row.new)).toEqual([['100.7']]);
    expect((await desk.run('where', '100.3', '--edition', '2009-09-09')).out).toContain('100.3 on 2006-01-01 is 100.3');
  });
});

describe('cite', () => {
  const article = 'Date: 2003-05-01\n\nSee rule 100.2 and 100.3, CR 100.9, rule 900.\n\nIt cost $100.10; MTR 4.2 is no help.\n';
  const withArticle = (text = article): { readonly desk: TestDesk; readonly file: string } => {
    const desk = deskWithCorpus();
    const file = join(desk.root, 'article.txt');
    writeFileSync(file, text);
    return { desk, file };
  };

  test('says of each citation what it meant on the day of the text, and what it is now', async () => {
    const { desk, file } = withArticle();
    const { code, out, err } = await desk.run('cite', file, '--no-terms');
    expect(code).toBe(1);
    expect(err).toContain('The day is that of the text ("2003-05-01")');
    expect(out).toContain('in force on 2003-05-01 was the edition of 2001-01-01. The newest here is that of 2011-01-01.');
    expect(out).toMatch(
      /article\.txt:3:5 {2}rule 100\.2\n {2}100\.2: Before tea is poured[^]*divided; in the newest edition 100\.2 and 100\.3/,
    );
    expect(out).toMatch(/100\.3: Whoever breaks a saucer[^]*in the newest edition 100\.5, edited/);
    expect(out).toContain('There is no 100.9 in the Comprehensive Rules of 2001-01-01.\n    No edition here has a 100.9.');
    expect(out).toContain('That document is not here.');
    expect(out).not.toContain('100.10');
  });

  test('prints JSON with places and ground, of the day that is given', async () => {
    const { desk, file } = withArticle('Is 100.5 the saucer?\nIt is 100.5a or 100.5 €.');
    const { code, out } = await desk.run('cite', file, '--date', '2007-01-01', '--json', '--no-terms');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      date: '2007-01-01',
      dateFrom: 'option',
      editions: [{ document: 'comprehensive-rules', then: '2006-01-01', now: '2011-01-01' }],
      citations: [
        {
          line: 1,
          column: 4,
          text: '100.5',
          ground: 'form',
          understandings: [{ targets: [{ id: '100.5', relation: 'same', now: [{ id: '100.5' }] }] }],
        },
        {
          line: 2,
          column: 7,
          text: '100.5a',
          ground: 'said',
          understandings: [{ targets: [], elsewhere: [{ number: '100.5a', bearers: [] }] }],
        },
      ],
    });
  });

  test('without a day it tells whoever bore the number, and asks', async () => {
    const { desk, file } = withArticle('See rule 100.3.');
    const { code, out, err } = await desk.run('cite', file, '--no-terms');
    expect(code).toBe(0);
    expect(err).toContain('No day is given');
    expect(out).toContain('100.3 stood in the editions of 2006-01-01 to 2011-01-01; it is 100.3 in the newest edition.');
    expect(out).toContain('100.3 stood in the edition of 2001-01-01; it is 100.5 (98% sure) in the newest edition.');
  });

  test('reads lines that end as on Windows, and tells the places of citations that go over them', async () => {
    const { desk, file } = withArticle('Date: 2003-05-01\r\n\r\n> That is rule\r\n> 100.2.\r\n\r\nSee MTR\r\n4.2.\r\n');
    const { out } = await desk.run('cite', file, '--no-terms');
    expect(out).toMatch(/article\.txt:3:11 {2}rule 100\.2\n {2}100\.2: Before tea is poured/);
    expect(out).toContain('article.txt:6:5  MTR 4.2');
    const { out: markdown } = await desk.run('cite', file, '--no-terms', '--markdown');
    expect(markdown).toContain('> That is [rule\r\n> 100.2](/2001-01-01/#100.2 "');
  });

  test('does not say of a day behind the newest edition what was in force then', async () => {
    const { desk, file } = withArticle('rule 100.1');
    const told = async (day: string): Promise<string> =>
      (await desk.run('cite', file, '--no-terms', '--date', day)).out.split('\n')[0] ?? '';
    expect(await told('2010-12-31')).toContain('in force on 2010-12-31 was the edition of 2006-01-01');
    expect(await told('2011-01-01')).toBe('Comprehensive Rules: in force on 2011-01-01 was the edition of 2011-01-01.');
    expect(await told('2011-01-02')).toBe(
      'Comprehensive Rules: the last edition here by 2011-01-02 is that of 2011-01-01; there may have been others since.',
    );
  });

  test('refuses a text that would take minutes to read', async () => {
    const { desk, file } = withArticle('rule 100.1 <!-- '.repeat(10_000));
    expect(await desk.run('cite', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is Markdown with marks too entangled to read') as string,
    });
  });

  test('names the edition that is missing on the day', async () => {
    const desk = deskWithGap();
    const file = join(desk.root, 'article.txt');
    writeFileSync(file, 'rule 100.1');
    const { out } = await desk.run('cite', file, '--date', '2004-01-01', '--no-terms');
    expect(out).toContain(
      'in force on 2004-01-01 was the edition of 2003-01-01, which is missing here; what follows is of the last before it, 2001-01-01',
    );
  });

  test('gives the text back as Markdown, with links below the address of the site', async () => {
    const { desk, file } = withArticle();
    const { out } = await desk.run('cite', file, '--markdown', '--no-terms', '--site', 'https://example.org/rules');
    expect(out).toContain('See [rule 100.2](https://example.org/rules/2001-01-01/#100.2 "divided; in the newest edition 100.2 and 100.3');
    expect(out.replace(/\[([^\]]*)\]\(\S* "[^"]*"\)/g, '$1')).toBe(article);
  });

  test.each([
    { args: ['cite'], says: 'name one FILE' },
    { args: ['cite', 'FILE', '--date', '2009-02-30'], says: '--date 2009-02-30: there is no such day' },
    { args: ['cite', 'FILE', '--json', '--markdown'], says: '--markdown and --json are two ways of printing' },
    { args: ['cite', 'FILE', '--site', 'example'], says: '--site example: no address' },
    { args: ['cite', 'nowhere.txt'], says: 'nowhere.txt: ' },
    { args: ['preview'], says: 'name one FILE' },
    { args: ['preview', 'FILE', '--against', 'newest'], says: '--against newest: there is no such day' },
  ])('$args is refused with $says', async ({ args, says }) => {
    const { desk, file } = withArticle();
    const { code, err } = await desk.run(...args.map((arg) => (arg === 'FILE' ? file : arg)));
    expect(code).toBe(2);
    expect(err.split('\n')[0]).toContain(says);
  });

  test.each([
    ['a PDF', '%PDF-1.4'],
    ['the file is empty', ''],
  ])('a file that is %s is refused in one line', async (_, text) => {
    const { desk, file } = withArticle(text);
    const { code, err } = await desk.run('cite', file);
    expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 2, lines: 2 });
  });
});

describe('preview', () => {
  const next = paper(
    '2015-05-05',
    `100.1 ${kettle}`,
    `100.2 ${pour}`,
    `100.3 ${serve.replace('ginger', 'lemon')}`,
    `100.6 ${wash.replace('midnight', 'noon')}`,
  );
  const withFile = (text = next): { readonly desk: TestDesk; readonly file: string } => {
    const desk = deskWithCorpus();
    const file = join(desk.root, 'next.txt');
    writeFileSync(file, text);
    return { desk, file };
  };
  interface Preview {
    readonly against: string;
    readonly rows: readonly AlignRow[];
  }
  const rows = ({ rows: all }: Preview): readonly string[] =>
    all.map(({ old, new: heirs, relation }) => `${old ?? ''} ${relation} ${heirs.join(' ')}`.trim());

  test('shows what a file would change against the edition that it follows', async () => {
    const { desk, file } = withFile();
    const { code, out, err } = await desk.run('preview', file);
    expect(code).toBe(0);
    expect(out).toContain('[-ginger-]{+lemon+}');
    expect(err).toContain('2011-01-01 to 2015-05-05: changes');
    const told = JSON.parse((await desk.run('preview', file, '--json')).out) as Preview;
    expect(told.against).toBe('2011-01-01');
    expect(rows(told)).toEqual(['100.3 edited 100.3', '100.7 removed']);
  });

  test('against any other edition it follows the chain', async () => {
    const { desk, file } = withFile();
    const told = JSON.parse((await desk.run('preview', file, '--against', '2001-06-01', '--json')).out) as Preview;
    expect(told.against).toBe('2001-01-01');
    expect(rows(told)).toContain('100.2 split 100.2 100.3');
    expect(rows(told)).toContain('100.3 moved+edited 100.6');
  });

  test('of the newest edition itself it finds nothing to change', async () => {
    const { desk, file } = withFile(papers.c.replace('2011-01-01', '2012-01-01'));
    const { code, out } = await desk.run('preview', file, '--json');
    expect({ code, rows: rows(JSON.parse(out) as Preview) }).toEqual({ code: 1, rows: [] });
  });

  test('of a file that says no day it follows the newest edition, though its wordings are those of it', async () => {
    const { desk, file } = withFile(papers.c.replace('2011-01-01', 'nowhen').replace('ginger', 'lemon'));
    const told = JSON.parse((await desk.run('preview', file, '--json')).out) as Preview & { readonly edition: string | null };
    expect([told.edition, told.against]).toEqual([null, '2011-01-01']);
    expect(rows(told)).toEqual(['100.3 edited 100.3']);
  });

  test('of a file that is no document it says so', async () => {
    const { desk, file } = withFile('Dear diary.');
    const { code, err } = await desk.run('preview', file);
    expect(code).toBeGreaterThan(0);
    expect(err).toContain('next.txt: ');
  });
});
