import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContents, writeReading } from '../../../src/corpus/ingest/readings.ts';
import { makeTemporaryFolder } from '../../folders.ts';
import { makeEdition, makeEntry, plainWording } from '../store/makeEdition.ts';

const decode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

it('keeps once what the editions of one reading have alike, and gives each its own body', async () => {
  const path = join(makeTemporaryFolder(), 'fingerprint', 'handbook-1');
  const days = ['A lamp is lit.', 'A lamp is put out.'].map((text) =>
    makeEdition({ entries: [makeEntry('100.1', 'It is dark.'), makeEntry('100.2', text)] }),
  );
  const reading = await writeReading(path, { kind: 'editions', editions: days }, plainWording);
  const editions = reading.kind === 'editions' ? reading.editions : [];
  expect(readFileSync(`${path}.packed`, 'utf8').match(/It is dark/g)).toHaveLength(1);
  const [first, second] = [await loadContents(path, editions[0]!), await loadContents(path, editions[1]!)];
  expect(second.wordings).toBe(first.wordings);
  expect(decode(first.wordings).split('\n')).toHaveLength(3);
  for (const { body } of [first, second])
    expect((JSON.parse(`{${decode(body)}}`) as { entries: readonly { number: string }[] }).entries.map(({ number }) => number)).toEqual([
      '100.1',
      '100.2',
    ]);
  expect(decode(first.body)).not.toBe(decode(second.body));
});

it('of an edition without a text there are no wordings', async () => {
  const path = join(makeTemporaryFolder(), 'fingerprint', 'none');
  const edition = makeEdition({ entries: [makeEntry('1', '', { title: 'Lamps' })] });
  const reading = await writeReading(path, { kind: 'editions', editions: [edition] }, plainWording);
  const [only] = reading.kind === 'editions' ? reading.editions : [];
  expect((await loadContents(path, only!)).wordings).toHaveLength(0);
});
