/** Builds the site from the synthetic corpus and serves it, for tests that look at what a reader gets. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { errorCode } from '../../src/corpus/store/corpusFiles.ts';
import { serveSite } from '../../scripts/site/serveSite.ts';
import { writeSyntheticCorpus } from './syntheticCorpus.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface BuiltSite {
  readonly folder: string;
  /** `http://localhost:34567`, without slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface SyntheticOptions {
  /** Of content/site.yaml. */
  readonly address?: string;
  /** `CONCORDANCE_EDITIONS`; every edition unless told. */
  readonly editions?: string;
  /** Documents by file name, from which the real ingest writes the corpus, with lineages, in place of the synthetic one. */
  readonly papers?: Readonly<Record<string, string>>;
  /** Files of content/handbook, beside papers, which may be none: as in a fresh clone. */
  readonly handbook?: Readonly<Record<string, string>>;
  /** Files of content/games, by their path in it: descriptions and documents of other games, beside papers. */
  readonly games?: Readonly<Record<string, string>>;
  /** content/editions.yaml: what is known of editions and sources. */
  readonly known?: string;
  /** Files of content/demonstrations, by name. */
  readonly demonstrations?: Readonly<Record<string, string>>;
  /** content/rulings/topics.yaml: what topics of a summary were decided to be about, beside papers. */
  readonly topics?: string;
  /** How many processes make the pages; one unless told. */
  readonly processes?: 1 | 2;
}

/** As most tests want it: of the synthetic corpus, and one that knows its address. */
const usual: SyntheticOptions = { address: 'https://example.test' };

/** Builds from a corpus and settings of its own, once in a run for all files that want the same, and serves it. Nobody writes into the folder. */
export async function buildSyntheticSite(options: SyntheticOptions = usual): Promise<BuiltSite> {
  const key = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 12);
  const folder = join(inject('builtSites'), key);
  if (!existsSync(folder)) await inTurn(async () => (existsSync(folder) ? undefined : build(options, folder)));
  const served = await serveSite(folder, { port: 0, root: new URL(options.address ?? 'http://localhost/').pathname });
  return { folder, origin: new URL(served.address).origin, close: () => served.close() };
}

/** One build after another: files of tests run side by side, and the first bundles our code for all. */
async function inTurn(make: () => Promise<void>): Promise<void> {
  const turn = join(inject('builtSites'), 'building');
  while (!takesTurn(turn)) await setTimeout(100);
  try {
    await make();
  } finally {
    rmdirSync(turn);
  }
}

function takesTurn(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The site is there whole, or not at all. */
async function build(options: SyntheticOptions, folder: string): Promise<void> {
  const content = mkdtempSync(join(tmpdir(), 'concordance-content-'));
  copyFileSync(join(root, 'content', 'vocabulary.yaml'), join(content, 'vocabulary.yaml'));
  if (options.address !== undefined) writeFileSync(join(content, 'site.yaml'), `address: ${options.address}\n`);
  if (options.known !== undefined) writeFileSync(join(content, 'editions.yaml'), options.known);
  if (options.games !== undefined) writeFiles(join(content, 'games'), options.games);
  if (options.demonstrations !== undefined) writeFiles(join(content, 'demonstrations'), options.demonstrations);
  if (options.topics !== undefined) writeFiles(join(content, 'rulings'), { 'topics.yaml': options.topics });
  const corpus = mkdtempSync(join(tmpdir(), 'concordance-corpus-'));
  if (options.handbook !== undefined) writeFiles(join(content, 'handbook'), options.handbook);
  if (options.papers === undefined) writeSyntheticCorpus(corpus);
  const unfinished = mkdtempSync(join(inject('builtSites'), 'unfinished-'));
  try {
    if (options.papers !== undefined) await ingestPapers(options.papers, content, corpus);
    await run('build', {
      CONCORDANCE_CORPUS: corpus,
      CONCORDANCE_CONTENT: content,
      CONCORDANCE_EDITIONS: options.editions,
      CONCORDANCE_SITE: unfinished,
      CONCORDANCE_PROCESSES: String(options.processes ?? 1),
    });
    renameSync(unfinished, folder);
  } finally {
    for (const each of [content, corpus, unfinished]) rmSync(each, { recursive: true, force: true });
  }
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

async function ingestPapers(papers: Readonly<Record<string, string>>, content: string, corpus: string): Promise<void> {
  writeFiles(join(content, 'documents'), papers);
  // What ingest keeps between runs lies beside its corpus.
  const written = join(corpus, 'corpus');
  await run('ingest', { CONCORDANCE_CORPUS: written, CONCORDANCE_CONTENT: content });
  cpSync(written, corpus, { recursive: true });
}

function run(command: string, settings: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts', 'concordance.mjs'), command], {
      cwd: root,
      // Vitest sets variables that make Astro and Vite believe that they are inside a test.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ...settings,
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text: string): void => void (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`concordance ${command}: ${String(code)}\n${output.slice(-4000)}`)),
    );
  });
}

/** Paths of all files below a folder, with `/` and without a leading one, in alphabetical order. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
