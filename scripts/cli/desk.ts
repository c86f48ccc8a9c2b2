/** Where a command works: its streams, folders and environment. Commands touch the outside world through it, so that tests can too. */
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { styleText } from 'node:util';
import type { ReaderChoice } from '../../src/corpus/ingest/reader.ts';
import type { DocumentFolder } from '../../src/corpus/ingest/readFolder.ts';
import type { BundlesPlace } from '../site/keptBundle.ts';
import type { PlaysPlace } from '../site/playsFolder.ts';
import { codeFile, codeFolder, isInstalled, packageFolder } from '../../src/corpus/packageFolder.ts';

export { packageFolder };
/** Versions of what the code is built on. An installed package has no lock of its own: its own version stands for them. */
const lockFile = join(packageFolder, isInstalled ? 'package.json' : 'package-lock.json');
/** What is made lies in the repository; an installed package puts nothing into itself, but below the working folder. */
const workFolder = isInstalled ? process.cwd() : packageFolder;

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
  /** Where what came of demonstrations is kept between builds. */
  readonly plays: PlaysPlace;
  /** Where what the code of the site is bundled to is kept between builds: one for every corpus. */
  readonly bundles: BundlesPlace;
  readonly siteFolder: string;
  readonly reader: ReaderChoice;
}

/**
 * The desk of this process, or of one with other variables. The corpus lies in `build/corpus` of the repository (for an installed package, of the working folder), or in the
 * folder that `CONCORDANCE_CORPUS` names; what is kept between runs lies beside it, in a folder of its name.
 */
export function openDesk(env: Desk['env'] = process.env): Desk {
  const corpusFolder = env['CONCORDANCE_CORPUS'] ? resolve(env['CONCORDANCE_CORPUS']) : join(workFolder, 'build', 'corpus');
  return {
    out: process.stdout,
    err: process.stderr,
    env,
    contentFolder: env['CONCORDANCE_CONTENT'] ? resolve(env['CONCORDANCE_CONTENT']) : join(packageFolder, 'content'),
    corpusFolder,
    cacheFolder: join(`${corpusFolder}.cache`, 'readings'),
    alignmentsFolder: join(`${corpusFolder}.cache`, 'alignments'),
    aligningCode: codeOf('lineage', 'wording', 'corpus', 'model'),
    plays: {
      folder: join(`${corpusFolder}.cache`, 'plays'),
      code: codeOf('engine', 'demonstration', 'site/examples', 'lineage', 'wording', 'corpus', 'model'),
    },
    bundles: {
      folder: join(workFolder, 'build', 'bundles'),
      code: [...['src', 'astro.config.mjs', 'tsconfig.json'].map((each) => join(codeFolder, each)), lockFile],
    },
    reader: chooseReader(),
    siteFolder: env['CONCORDANCE_SITE'] ? resolve(env['CONCORDANCE_SITE']) : join(workFolder, 'dist'),
  };
}

/** The reader of real documents, and what decides how it reads: its code, and the versions of what it is built on. */
function chooseReader(): ReaderChoice {
  const module = codeFile('../../src/corpus/reader', import.meta.url);
  return { module, decidedBy: codeOf('model', 'sources', 'grammar', 'corpus') };
}

/** The code of some layers, and the versions of what it is built on. */
const codeOf = (...layers: readonly string[]): readonly string[] => [...layers.map((layer) => join(codeFolder, 'src', layer)), lockFile];

/** Where documents are put to be read. An installed package has none in its own content: they lie below the working folder. */
export function ownDocuments({ contentFolder, env }: Pick<Desk, 'contentFolder' | 'env'>): string {
  return join(isInstalled && !env['CONCORDANCE_CONTENT'] ? join(workFolder, 'content') : contentFolder, 'documents');
}

/** The folders that documents are read from: content/documents, those of CONCORDANCE_DOCUMENTS, and those given with `--from`. */
export function documentFolders(desk: Desk, from: readonly string[] = []): DocumentFolder[] {
  const own = ownDocuments(desk);
  return [
    ...(existsSync(own) ? [{ path: own, prefix: 'content/documents/' }] : []),
    ...[...givenDocumentFolders(desk), ...from].map((path) => ({ path: resolve(path), prefix: '' })),
  ];
}

/** The folders that CONCORDANCE_DOCUMENTS names, as they are written there. */
export function givenDocumentFolders({ env }: Desk): string[] {
  return (env['CONCORDANCE_DOCUMENTS'] ?? '').split(delimiter).filter((path) => path !== '');
}

type Style = Parameters<typeof styleText>[0];

/** The text in a style, if the stream is a terminal and the reader has not said no (NO_COLOR). */
export function paint(stream: NodeJS.WriteStream, style: Style, text: string): string {
  return styleText(style, text, { stream, validateStream: true });
}

/** What a terminal would obey: control characters, but those of tables and of our own styles (paint). */
const obeyed = /\u001b(?!\[[\d;]*m)|[\0-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]/g;

/** Prints lines. Control characters from documents and names are shown as escapes, so that no text can repaint the terminal. */
export function printLine(stream: NodeJS.WriteStream, line = ''): void {
  stream.write(`${line.replace(obeyed, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}\n`);
}

/** Prints a value as the only thing on standard output. */
export function printJson(desk: Desk, value: unknown): void {
  desk.out.write(`${JSON.stringify(value, undefined, 2)}\n`);
}
