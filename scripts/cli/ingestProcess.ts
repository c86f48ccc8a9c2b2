/** The program that ingestApart.ts starts: it reads everything, says how far it is, and what came of it. */
import { leaveWithStarter } from '../../src/site/writing/starter.ts';
import { listOutrunEntries } from './handbook.ts';
import { ingestAll } from './ingest.ts';
import type { Asked, Said } from './ingestApart.ts';

const say = (said: Said): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(said, () => {
      resolve();
    });
  });

const stay = leaveWithStarter();

process.once('message', ({ from, desk: { reader, ...rest } }: Asked) => {
  const desk = { ...rest, out: process.stdout, err: process.stderr, reader: { ...reader, module: new URL(reader.module) } };
  const progress = { show: (...shown: Extract<Said, { shown: unknown }>['shown']) => void say({ shown }), clear: () => undefined };
  void ingestAll(from, desk, progress)
    .then((ingested) => say({ read: { ingested, outrun: listOutrunEntries(desk) } }))
    .catch((error: unknown) => {
      const { name, message, stack, hint } = (error instanceof Error ? error : new Error(String(error))) as Error & { hint?: string };
      return say({ failed: { name, message, stack, hint } });
    })
    .finally(() => {
      stay();
      process.disconnect();
    });
});
