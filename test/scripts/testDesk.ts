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
    const [out, err] = [new PassThrough(), new PassThrough()];
    const module = new URL('../corpus/ingest/paperReader.ts', import.meta.url);
    const desk: Desk = {
      out: out as unknown as NodeJS.WriteStream,
      err: err as unknown as NodeJS.WriteStream,
      env: {},
      contentFolder: join(this.root, 'content'),
      corpusFolder: join(this.root, 'build', 'corpus'),
      cacheFolder: join(this.root, 'build', 'corpus.cache', 'readings'),
      alignmentsFolder: join(this.root, 'build', 'corpus.cache', 'alignments'),
      aligningCode: [],
      siteFolder: join(this.root, 'dist'),
      reader: { module, decidedBy: [fileURLToPath(module)], workers: 1 },
    };
    const code = await runCommandLine(args, desk);
    const textOf = (stream: PassThrough): string => (stream.read() as Buffer | null)?.toString('utf8') ?? '';
    return { code, out: textOf(out), err: textOf(err) };
  }
}
