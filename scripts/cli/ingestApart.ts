/**
 * Reading everything in a process of its own (ingestProcess.ts), for whoever has more to do: what it held goes back to the machine when it ends, 300 MB
 * with all documents, and nothing that it does keeps the build waiting that began meanwhile.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ContentError } from '../../src/corpus/contentError.ts';
import type { Ingested } from '../../src/corpus/ingest.ts';
import { IngestFailure } from '../../src/corpus/ingest/failures.ts';
import { UsageError } from './command.ts';
import { type Desk, packageFolder } from './desk.ts';
import type { Shown } from './ingest.ts';

/** What it is told: the desk without its streams, its reader by address. */
export interface Asked {
  readonly from: readonly string[];
  readonly desk: Omit<Desk, 'out' | 'err' | 'reader'> & {
    readonly out?: undefined;
    readonly err?: undefined;
    readonly reader: Omit<Desk['reader'], 'module'> & { readonly module: string };
  };
}

/** What it says: how far it is, and what came of it. */
export type Said =
  | { readonly shown: Parameters<Shown['show']> }
  | { readonly read: ReadApart }
  | { readonly failed: Record<'name' | 'message', string> & Partial<Record<'stack' | 'hint', string | undefined>> };

export interface ReadApart {
  readonly ingested: Ingested;
  /** The entries of the handbook that are to be read again (handbook.ts): to find them takes much of the corpus. */
  readonly outrun: readonly string[];
}

/** As `ingestAll`. @throws what that throws */
export async function ingestApart(from: readonly string[], desk: Desk, progress: Shown): Promise<ReadApart> {
  const reader = { ...desk.reader, module: desk.reader.module.href };
  const asked: Asked = { from, desk: { ...desk, out: undefined, err: undefined, reader } };
  const child = fork(join(packageFolder, 'scripts', 'cli', 'ingestProcess.ts'), {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = (): void => void child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await new Promise<ReadApart>((resolve, reject) => {
      child.on('message', (said: Said) => {
        if ('shown' in said) progress.show(...said.shown);
        else if ('read' in said) resolve(said.read);
        else reject(makeError(said.failed));
      });
      child.once('error', reject);
      child.once('close', (code, signal) => {
        reject(new IngestFailure(`Reading was ended by ${signal ?? `exit ${code}`}. The last corpus is as it was.`));
      });
      child.send(asked);
    });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    progress.clear();
  }
}

/** What is known stays what it is, for whoever says it in one line. */
function makeError({ name, message, stack, hint }: Extract<Said, { failed: unknown }>['failed']): Error {
  if (name === 'UsageError') return new UsageError(message, hint);
  if (name === 'IngestFailure') return new IngestFailure(message);
  if (name === 'ContentError') return new ContentError(message);
  return Object.assign(new Error(message), { stack });
}
