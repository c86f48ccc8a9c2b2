/** Where a command works: its streams, folders and environment. Commands touch the outside world through it, so that tests can too. */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import type { Reader, ReaderChoice } from '../../src/corpus/ingest/reader.ts';
import type { DocumentFolder } from '../../src/corpus/ingest/readFolder.ts';

export const packageFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Desk {
  readonly out: NodeJS.WriteStream;
  readonly err: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly contentFolder: string;
  readonly corpusFolder: string;
  readonly cacheFolder: string;
  /** Where alignments of editions are kept between runs, and the code that makes them. */
  readonly alignmentsFolder: string;
  readonly aligningCode: readonly string[];
  readonly siteFolder: string;
  readonly reader: ReaderChoice;
  /** The reader in this process, for single files. */
  readonly loadReader: () => Promise<Reader>;
}

/**
 * The desk of this process. The corpus lies in `build/corpus` of the package, or in the folder that `CONCORDANCE_CORPUS` names; what is
 * kept between runs lies beside it.
 */
export function openDesk(): Desk {
  const { env } = process;
  const corpusFolder = env['CONCORDANCE_CORPUS'] ? resolve(env['CONCORDANCE_CORPUS']) : join(packageFolder, 'build', 'corpus');
  return {
    out: process.stdout,
    err: process.stderr,
    env,
    contentFolder: env['CONCORDANCE_CONTENT'] ? resolve(env['CONCORDANCE_CONTENT']) : join(packageFolder, 'content'),
    corpusFolder,
    cacheFolder: join(dirname(corpusFolder), 'readings'),
    alignmentsFolder: join(dirname(corpusFolder), 'alignments'),
    aligningCode: ['lineage', 'wording', 'corpus/wording', 'model'].map((layer) => join(packageFolder, 'src', layer)),
    ...chooseReader(),
    siteFolder: env['CONCORDANCE_SITE'] ? resolve(env['CONCORDANCE_SITE']) : join(packageFolder, 'dist'),
  };
}

/** The reader of real documents, and what decides how it reads: its code, and the versions of what it is built on. */
function chooseReader(): Pick<Desk, 'reader' | 'loadReader'> {
  const module = new URL('../../src/corpus/reader.ts', import.meta.url);
  const code = ['model', 'sources', 'grammar', 'corpus'].map((layer) => join(packageFolder, 'src', layer));
  return {
    reader: { module, decidedBy: [...code, join(packageFolder, 'package-lock.json')] },
    // Loaded when it is needed: the parsers take longer to load than most commands to run.
    loadReader: async () => (await import(module.href)) as Reader,
  };
}

/** The folders that documents are read from: content/documents, those of CONCORDANCE_DOCUMENTS, and those given with `--from`. */
export function documentFolders(desk: Desk, from: readonly string[] = []): DocumentFolder[] {
  const own = join(desk.contentFolder, 'documents');
  const given = (desk.env['CONCORDANCE_DOCUMENTS'] ?? '').split(delimiter).filter((path) => path !== '');
  return [
    ...(existsSync(own) ? [{ path: own, prefix: 'content/documents/' }] : []),
    ...[...given, ...from].map((path) => ({ path: resolve(path), prefix: '' })),
  ];
}

type Style = Parameters<typeof styleText>[0];

/** The text in a style, if the stream is a terminal and the reader has not said no (NO_COLOR). */
export function paint(stream: NodeJS.WriteStream, style: Style, text: string): string {
  return styleText(style, text, { stream, validateStream: true });
}

export function printLine(stream: NodeJS.WriteStream, line = ''): void {
  stream.write(`${line}\n`);
}

/** Prints a value as the only thing on standard output. */
export function printJson(desk: Desk, value: unknown): void {
  desk.out.write(`${JSON.stringify(value, undefined, 2)}\n`);
}
