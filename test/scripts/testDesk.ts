/** A desk for running command lines inside a test, with the paper reader and streams that are kept. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Desk } from '../../scripts/cli/desk.ts';
import { runCommandLine } from '../../scripts/cli/main.ts';
import { makeTemporaryFolder } from '../folders.ts';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export class TestDesk {
  readonly root = makeTemporaryFolder();
  readonly documents = join(this.root, 'content', 'documents');

  constructor(papers: Readonly<Record<string, string>> = {}) {
    mkdirSync(this.documents, { recursive: true });
    for (const [name, text] of Object.entries(papers)) this.write(name, text);
  }

  /** Writes a paper and gives its path. */
  write(name: string, text: string): string {
    const path = join(this.documents, name);
    writeFileSync(path, text);
    return path;
  }

  async run(...args: string[]): Promise<Outcome> {
    const { desk, told } = openTestDesk({
      contentFolder: join(this.root, 'content'),
      corpusFolder: join(this.root, 'build', 'corpus'),
      siteFolder: join(this.root, 'dist'),
    });
    const code = await runCommandLine(args, desk);
    return { code, ...told() };
  }
}

/** A desk for one command, and what that has told when it is done. */
export function openTestDesk(folders: Pick<Desk, 'contentFolder' | 'corpusFolder' | 'siteFolder'>): {
  readonly desk: Desk;
  readonly told: () => Pick<Outcome, 'out' | 'err'>;
} {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const module = new URL('../corpus/ingest/paperReader.ts', import.meta.url);
  const desk: Desk = {
    ...folders,
    out: out as unknown as NodeJS.WriteStream,
    err: err as unknown as NodeJS.WriteStream,
    env: {},
    cacheFolder: join(`${folders.corpusFolder}.cache`, 'readings'),
    alignmentsFolder: join(`${folders.corpusFolder}.cache`, 'alignments'),
    aligningCode: [],
    bundles: { folder: join(`${folders.corpusFolder}.cache`, 'bundles'), code: [] },
    plays: { folder: join(`${folders.corpusFolder}.cache`, 'plays'), code: [] },
    reader: { module, decidedBy: [fileURLToPath(module)], workers: 1 },
  };
  const textOf = (stream: PassThrough): string => (stream.read() as Buffer | null)?.toString('utf8') ?? '';
  return { desk, told: () => ({ out: textOf(out), err: textOf(err) }) };
}
