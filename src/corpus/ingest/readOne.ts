/** Single files read within the limits of a document, for commands that are given them by name. */
import type { ReaderChoice, ReadResult } from './reader.ts';
import { ReaderThread } from './readerThread.ts';
import { IngestFailure } from './failures.ts';

export interface OneReader {
  /** What the bytes are read to. A file that costs more than a document may is passed over. @throws IngestFailure when nothing can be read. */
  readonly read: (file: string, bytes: Uint8Array) => Promise<ReadResult>;
  readonly close: () => Promise<void>;
}

/** A reader whose thread starts with the first file. To be closed. */
export function openOneReader({ module, limits }: ReaderChoice, contentFolder: string): OneReader {
  const thread = new ReaderThread({ reader: module.href, contentFolder }, limits);
  return {
    read: async (file, bytes) => {
      const answer = await thread.ask({ kind: 'whole', file, bytes });
      if (answer.kind === 'whole') return answer.result;
      if (answer.kind === 'died') return { kind: 'passedOver', reason: answer.reason, problem: true };
      throw new IngestFailure(answer.kind === 'failed' ? `Reading stopped: ${answer.reason}` : 'Reading stopped');
    },
    close: () => thread.close(),
  };
}
