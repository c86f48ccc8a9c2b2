/** A thread whose clock is read slowly, as on a busy machine: what it says meanwhile is heard. */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { ReaderThread } from '../../../src/corpus/ingest/readerThread.ts';

const reader = new URL('./paperReader.ts', import.meta.url).href;
const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));
const paper = new TextEncoder().encode('words');

afterEach(() => vi.restoreAllMocks());

test.runIf('cpuUsage' in Worker.prototype)('that it is ready', async () => {
  vi.spyOn(Worker.prototype, 'cpuUsage').mockImplementation(() => pause(1500, { user: 0, system: 0 }));
  const thread = new ReaderThread({ reader, contentFolder });
  expect(await thread.ask({ kind: 'whole', file: 'a.txt', bytes: paper })).toMatchObject({ kind: 'whole' });
  await thread.close();
});

test.runIf('cpuUsage' in Worker.prototype)('that it has ended', async () => {
  const thread = new ReaderThread({ reader, contentFolder });
  expect(await thread.ask({ kind: 'whole', file: 'a.txt', bytes: paper })).toMatchObject({ kind: 'whole' });
  vi.spyOn(Worker.prototype, 'cpuUsage').mockImplementation(async function (this: Worker) {
    await this.terminate();
    return { user: 0, system: 0 };
  });
  expect(await thread.ask({ kind: 'whole', file: 'a.txt', bytes: paper })).toMatchObject({ kind: 'died' });
  vi.restoreAllMocks();
  expect(await thread.ask({ kind: 'whole', file: 'a.txt', bytes: paper })).toMatchObject({ kind: 'whole' });
  await thread.close();
});
