import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchTexts, type Outcome } from '../../../src/corpus/fetch/fetchTexts.ts';
import { checksumOf } from '../../../src/corpus/fetch/judgeText.ts';
import type { OfficialText } from '../../../src/corpus/fetch/officialText.ts';
import { largestDocument } from '../../../src/corpus/ingest/readBytes.ts';
import { makeTemporaryFolder, readTree } from '../../folders.ts';
import { day } from '../../grammar/trees.ts';
import { readDocument } from '../ingest/paperReader.ts';
import { type Answer, cut, Loopback, rest, status, whole } from './loopback.ts';

const paper = `paper comprehensive-rules 2011-01-01\n100.1 Sit at the table.\n${'100.2 Deal the cards.\n'.repeat(400)}`;
const half = `bytes=${Math.floor(paper.length / 2)}-`;
const page = '<!doctype html><title>Not found</title><p>We looked everywhere.';
const name = 'comprehensive-rules-2011-01-01.txt';
const quick = { waits: [1, 1], patience: 2000 };

function textAt(address: string | undefined, ...known: readonly string[]): OfficialText {
  return {
    document: 'comprehensive-rules',
    date: day('2011-01-01'),
    ...(address === undefined ? {} : { address }),
    checksums: new Set(known.map((each) => checksumOf(new TextEncoder().encode(each)))),
  };
}

async function fetchInto(folder: string, ...texts: readonly OfficialText[]): Promise<readonly Outcome[]> {
  return await fetchTexts(texts, { folder, read: readDocument, manners: quick });
}

/** What one server gives, asked for a text whose known form is `known`. */
async function fetchOnce(served: string, answers: readonly (Answer | 'cut')[], known: readonly string[] = [paper]) {
  const folder = makeTemporaryFolder();
  const server = await Loopback.open(served, ...answers.map((answer) => (answer === 'cut' ? cut(folder) : answer)));
  const [outcome] = await fetchInto(folder, textAt(server.address, ...known));
  return { outcome, files: readTree(folder), asked: server.asked, folder, server };
}

describe('fetchTexts', () => {
  it('writes what it fetched under document and date, and leaves nothing else behind', async () => {
    const { outcome, files, asked } = await fetchOnce(paper, [whole]);
    expect(outcome).toEqual({ kind: 'fetched', file: name, bytes: paper.length });
    expect(files).toEqual({ [name]: paper });
    expect(asked).toHaveLength(1);
  });

  it('goes on where a connection broke off', async () => {
    const { outcome, files, asked } = await fetchOnce(paper, ['cut' as const, rest]);
    expect(outcome?.kind).toBe('fetched');
    expect(files).toEqual({ [name]: paper });
    expect(asked.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
      [undefined, undefined],
      [half, '"one"'],
    ]);
  });

  it('goes on in a later run too', async () => {
    const { outcome, files, folder, server } = await fetchOnce(paper, ['cut' as const, status(503), status(503), rest]);
    expect(outcome).toEqual({ kind: 'refused', reason: 'answers 503 Service Unavailable (3 tries)' });
    expect(Object.keys(files)).toEqual([`.fetch/${name}.part`, `.fetch/${name}.part.json`]);
    const [again] = await fetchInto(folder, textAt(server.address, paper));
    expect(again?.kind).toBe('fetched');
    expect(server.asked.at(-1)?.headers.range).toBe(half);
    expect(readTree(folder)).toEqual({ [name]: paper });
  });

  it.each([
    { title: 'the server has another version by then', answers: ['cut' as const, whole] },
    { title: 'the part has no place in what is there now', answers: ['cut' as const, status(416), whole] },
    {
      title: 'another part comes than was asked for',
      answers: ['cut' as const, status(206, { 'content-range': `bytes 3-${paper.length - 1}/${paper.length}` }), whole],
    },
  ])('begins anew when $title', async ({ answers }) => {
    const { outcome, files } = await fetchOnce(paper, answers);
    expect(outcome?.kind).toBe('fetched');
    expect(files).toEqual({ [name]: paper });
  });

  it('asks for the whole when two halves do not make the text', async () => {
    const muddled: Answer = (request, response, body) => rest(request, response, Buffer.alloc(body.length, 'x'));
    const { outcome, files, asked } = await fetchOnce(paper, ['cut' as const, muddled, whole]);
    expect(outcome?.kind).toBe('fetched');
    expect(files).toEqual({ [name]: paper });
    expect(asked).toHaveLength(3);
  });

  it('never goes on from a part of another address', async () => {
    const folder = makeTemporaryFolder();
    mkdirSync(join(folder, '.fetch'));
    writeFileSync(join(folder, '.fetch', `${name}.part`), 'something else');
    writeFileSync(join(folder, '.fetch', `${name}.part.json`), JSON.stringify({ address: 'http://example.org/', validator: '"one"' }));
    const server = await Loopback.open(paper, rest);
    expect((await fetchInto(folder, textAt(server.address, paper)))[0]?.kind).toBe('fetched');
    expect(server.asked[0]?.headers.range).toBeUndefined();
  });

  it.each([
    { title: 'other bytes for a text whose bytes are known', served: `${paper}100.3 Smile.\n`, reason: 'serves other bytes now' },
    {
      title: 'another edition',
      served: paper.replace('2011', '2012'),
      reason: 'serves other bytes now: it is comprehensive-rules 2012-01-01',
    },
  ])('keeps $title aside, where no reader looks', async ({ served, reason }) => {
    const { outcome, files } = await fetchOnce(served, [whole]);
    expect(outcome).toEqual({ kind: 'aside', file: `.fetch/${name}`, reason });
    expect(files).toEqual({ [`.fetch/${name}`]: served });
  });

  it('takes a text whose bytes nobody knows if it reads as the edition, whole', async () => {
    expect((await fetchOnce(paper, [whole], [])).outcome?.kind).toBe('fetched');
    expect((await fetchOnce(paper.replace('2011-01-01', '2011-01-01 fragment'), [whole], [])).outcome).toMatchObject({
      kind: 'aside',
      reason: 'serves another text now: only a part of comprehensive-rules 2011-01-01',
    });
  });

  it('refuses a page that says politely that there is nothing', async () => {
    for (const known of [[paper], []]) {
      const { outcome, files } = await fetchOnce(page, [whole], known);
      expect(outcome).toEqual({ kind: 'refused', reason: 'serves something else (no paper)' });
      expect(files).toEqual({});
    }
  });

  it('asks once when there is nothing, and again when the server has a bad moment', async () => {
    const gone = await fetchOnce(paper, [status(404)]);
    expect(gone.outcome).toEqual({ kind: 'refused', reason: 'answers 404 Not Found' });
    expect(gone.asked).toHaveLength(1);
    for (const code of [429, 500, 503]) {
      const { outcome, asked } = await fetchOnce(paper, [status(code, { 'retry-after': '0' }), whole]);
      expect(outcome?.kind).toBe('fetched');
      expect(asked).toHaveLength(2);
    }
  });

  it('follows redirects', async () => {
    const { outcome, files } = await fetchOnce(paper, [status(302, { location: '/elsewhere.txt' }), whole]);
    expect(outcome?.kind).toBe('fetched');
    expect(files).toEqual({ [name]: paper });
    const { outcome: round } = await fetchOnce(paper, [status(302, { location: '/rules.txt' })]);
    expect(round?.kind).toBe('refused');
  });

  it('gives up what is larger than any document, whether the server says so or not', async () => {
    const said: Answer = (_, response) => {
      response.writeHead(200, { 'content-length': largestDocument + 1 }).write('x');
    };
    const unsaid: Answer = (_, response) => {
      response.writeHead(200);
      const piece = Buffer.alloc(1 << 20, 'x');
      const pour = (): void => {
        if (!response.destroyed) response.write(piece, pour);
      };
      pour();
    };
    for (const answer of [said, unsaid]) {
      const { outcome, files } = await fetchOnce(paper, [answer]);
      expect(outcome).toEqual({ kind: 'refused', reason: 'is too large for a rules document: 9 MB, at most 8 MB are read' });
      expect(files).toEqual({});
    }
  });

  it('waits for a server that says nothing only so long', async () => {
    const folder = makeTemporaryFolder();
    const server = await Loopback.open(paper, () => undefined);
    const [outcome] = await fetchTexts([textAt(server.address)], {
      folder,
      read: readDocument,
      manners: { waits: [], patience: 50 },
    });
    expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'does not answer' });
  });

  it('asks a host that cannot be reached once, and goes on with others', async () => {
    const dead = await Loopback.open('');
    const { address } = dead;
    await dead.close();
    const server = await Loopback.open(paper);
    const outcomes = await fetchInto(makeTemporaryFolder(), textAt(address), textAt(address), textAt(server.address, paper));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['unreachable', 'unreachable', 'fetched']);
    expect(outcomes[0]).toMatchObject({ host: new URL(address).host, reason: 'it refuses the connection' });
  });

  it.each(['file:///etc/hostname', 'ftp://example.org/rules.txt', 'rules.txt'])('asks nothing at %s', async (address) => {
    const [outcome] = await fetchInto(makeTemporaryFolder(), textAt(address, paper));
    expect(outcome).toEqual({ kind: 'refused', reason: 'is no address of http or https' });
  });

  it('does not fetch what is there, whatever it is called, and needs no address for it', async () => {
    const folder = makeTemporaryFolder();
    writeFileSync(join(folder, 'my copy'), paper);
    expect(await fetchInto(folder, textAt(undefined, paper))).toEqual([{ kind: 'present', file: 'my copy' }]);
    expect(await fetchInto(makeTemporaryFolder(), textAt(undefined, paper))).toEqual([{ kind: 'noAddress' }]);
  });

  it('does not fetch again what someone has put there under its name and what reads as the edition', async () => {
    const folder = makeTemporaryFolder();
    writeFileSync(join(folder, name), `${paper}100.3 Smile.\n`);
    expect(await fetchInto(folder, textAt('http://127.0.0.1:9/', paper))).toEqual([{ kind: 'present', file: name }]);
  });

  it('moves a broken file out of the way and never writes over it', async () => {
    const folder = makeTemporaryFolder();
    writeFileSync(join(folder, name), 'half a file');
    const server = await Loopback.open(paper);
    expect((await fetchInto(folder, textAt(server.address, paper)))[0]?.kind).toBe('fetched');
    expect(readTree(folder)).toEqual({ [name]: paper, [`.fetch/${name}.before`]: 'half a file' });
  });

  it('says in one line what the disk refuses', async () => {
    const folder = makeTemporaryFolder();
    writeFileSync(join(folder, '.fetch'), 'a file where a folder should be');
    const server = await Loopback.open(paper);
    await expect(fetchInto(folder, textAt(server.address, paper))).rejects.toThrow(/^what was fetched cannot be written: /);
    expect(existsSync(join(folder, name))).toBe(false);
    expect(readFileSync(join(folder, '.fetch'), 'utf8')).toContain('a file');
  });
});
