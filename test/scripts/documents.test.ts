import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTree } from '../folders.ts';
import { Loopback, status, whole } from '../corpus/fetch/loopback.ts';
import { TestDesk } from './testDesk.ts';

const early = 'paper comprehensive-rules 2001-01-01\n100.1 Sit at the table.\n';
const late = 'paper comprehensive-rules 2011-01-01\n100.1 Sit at the table.\n100.2 Deal the cards.\n';

interface Known {
  readonly document?: string;
  readonly date: string;
  readonly address?: string;
  readonly text?: string;
}

/** A desk with a register of editions. */
function deskWith(...editions: readonly Known[]): TestDesk {
  const desk = new TestDesk();
  const records = editions.map(({ document = 'comprehensive-rules', date, address, text }) => ({
    document,
    date,
    ...(address === undefined ? {} : { address }),
    ...(text === undefined ? {} : { sources: [{ sha256: createHash('sha256').update(text).digest('hex'), extent: 'whole' }] }),
  }));
  // What JSON says, YAML says too.
  writeFileSync(join(desk.root, 'content', 'editions.yaml'), JSON.stringify(records));
  return desk;
}

describe('documents', () => {
  test('--latest fetches the newest Comprehensive Rules, once', async () => {
    const server = await Loopback.open(late, whole);
    const desk = deskWith(
      { date: '2001-01-01', text: early },
      { date: '2011-01-01', address: server.address, text: late },
      { document: 'rulings-summary', date: '2012-01-01' },
    );
    const { code, out, err } = await desk.run('documents', '--latest');
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toMatch(/^fetched {2}comprehensive-rules 2011-01-01: content\/documents\/comprehensive-rules-2011-01-01\.txt, 1 KB\n/m);
    expect(err).toContain('1 fetched, 0 there already');
    expect(readTree(desk.documents)).toEqual({ 'comprehensive-rules-2011-01-01.txt': late });
    const again = await desk.run('documents', '--latest');
    expect(again).toMatchObject({ code: 0, err: expect.stringContaining('0 fetched, 1 there already') as string });
    expect(server.asked).toHaveLength(1);
  });

  test('--all fetches every edition that has an address, and says how many have none', async () => {
    const [first, second] = [await Loopback.open(early, whole), await Loopback.open(late, whole)];
    const desk = deskWith(
      { document: 'handbook', date: '2001-01-01' },
      { date: '2001-01-01', address: first.address, text: early },
      { date: '2004-01-01' },
      { date: '2011-01-01', address: second.address },
    );
    const { code, err } = await desk.run('documents', '--all');
    expect(code).toBe(0);
    expect(err).toContain('2 fetched, 0 there already, 1 without an address');
    expect(Object.keys(readTree(desk.documents))).toEqual(['comprehensive-rules-2001-01-01.txt', 'comprehensive-rules-2011-01-01.txt']);
  });

  test('names what serves other bytes, or nothing, one line each, and fetches the rest', async () => {
    const servers = [await Loopback.open(`${early}100.9 Ha.\n`), await Loopback.open('', status(404)), await Loopback.open(late)];
    const desk = deskWith(
      { date: '2001-01-01', address: servers[0]!.address, text: early },
      { date: '2005-01-01', address: servers[1]!.address, text: 'else' },
      { date: '2011-01-01', address: servers[2]!.address, text: late },
    );
    const { code, err } = await desk.run('documents', '--all');
    expect(code).toBe(1);
    // On a busy machine a stage that takes longer than a second says so.
    expect(
      err
        .replace(/^.+ …\n/gm, '')
        .split('\n')
        .slice(0, 4),
    ).toEqual([
      `kept aside  comprehensive-rules 2001-01-01: ${servers[0]!.address} serves other bytes now; they are in content/documents/.fetch/comprehensive-rules-2001-01-01.txt`,
      `not there  comprehensive-rules 2005-01-01: ${servers[1]!.address} answers 404 Not Found`,
      'fetched  comprehensive-rules 2011-01-01: content/documents/comprehensive-rules-2011-01-01.txt, 1 KB',
      expect.stringMatching(/^1 fetched, 0 there already, 2 not to be had/),
    ]);
  });

  test('says in one line that there is no network, however much was asked for', async () => {
    const server = await Loopback.open('');
    const { address } = server;
    await server.close();
    const desk = deskWith({ date: '2001-01-01', address, text: early }, { date: '2011-01-01', address, text: late });
    const { code, out, err } = await desk.run('documents', '--all');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`concordance documents: no network: 2 texts not fetched (${new URL(address).host}: it refuses the connection)\n`);
  });

  test('an edition without an address says so', async () => {
    const desk = deskWith({ date: '2001-01-01' });
    const { code, err } = await desk.run('documents', '--edition', '2001-01-01');
    expect(code).toBe(1);
    expect(err).toContain('no address  comprehensive-rules 2001-01-01: content/editions.yaml does not know where it was published');
  });

  test('takes several days, and names what is near one that has no edition', async () => {
    const server = await Loopback.open(early);
    const desk = deskWith({ date: '2001-01-01', address: server.address, text: early }, { date: '2011-01-01', text: late });
    writeFileSync(join(desk.documents, 'mine'), late);
    const { code, err } = await desk.run('documents', '--edition', '2001-01-01', '--edition', '2011-01-01');
    expect(code).toBe(0);
    expect(err).toContain('present  comprehensive-rules 2011-01-01: content/documents/mine');
    const { code: refused, err: line } = await desk.run('documents', '--edition', '2001-02-03');
    expect(refused).toBe(2);
    expect(line).toBe('concordance documents: there is no edition of 2001-02-03\nhint: near it: 2001-01-01, 2011-01-01\n');
  });

  test.each([
    { args: [], says: 'give one of --latest, --all and --edition DATE' },
    { args: ['--latest', '--all'], says: 'give one of --latest, --all and --edition DATE' },
    { args: ['2001-01-01'], says: '"2001-01-01" is not expected here' },
    { args: ['--edition', '2001-02-30'], says: 'there is no such day' },
    { args: ['--latest'], says: 'names no official text' },
  ])('refuses $args with exit code 2', async ({ args, says }) => {
    const { code, out, err } = await deskWith().run('documents', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
    expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });

  test('explains itself', async () => {
    const { code, out } = await new TestDesk().run('documents', '--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: concordance documents /);
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
  });
});
