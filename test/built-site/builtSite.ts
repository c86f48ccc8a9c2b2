/** Builds the site from the synthetic corpus and serves it, for tests that look at what a reader gets. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveSite } from '../../scripts/site/serveSite.ts';
import { writeSyntheticCorpus } from './syntheticCorpus.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface BuiltSite {
  readonly folder: string;
  /** `http://localhost:34567`, without slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Builds from a corpus of its own. The output goes below build/, so that two builds at a time do not share Astro's working folder. */
export async function buildSyntheticSite(options: { readonly official?: boolean } = {}): Promise<BuiltSite> {
  const corpus = mkdtempSync(join(tmpdir(), 'concordance-corpus-'));
  writeSyntheticCorpus(corpus, options);
  mkdirSync(join(root, 'build'), { recursive: true });
  const folder = mkdtempSync(join(root, 'build', 'test-site-'));
  const remove = (): void => {
    for (const each of [corpus, folder]) rmSync(each, { recursive: true, force: true });
  };
  try {
    await runAstro(folder, corpus);
  } catch (error) {
    remove();
    throw error;
  }
  const served = await serveSite(folder, 0);
  return {
    folder,
    origin: served.address.replace(/\/$/, ''),
    close: async () => {
      await served.close();
      remove();
    },
  };
}

function runAstro(outFolder: string, corpus: string): Promise<void> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [astro, 'build', '--outDir', outFolder], {
      cwd: root,
      // Vitest sets variables that make Astro and Vite believe that they are inside a test.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        CONCORDANCE_CORPUS: corpus,
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text: string): void => void (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`astro build: ${String(code)}\n${output.slice(-4000)}`))));
  });
}

/** Paths of all files below a folder, with `/` and without a leading one, in alphabetical order. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
