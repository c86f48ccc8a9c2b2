/**
 * How much is loaded to play: the engine without the grammar of card texts, and all that the site loads for a demonstration; minified, and
 * compressed as `gzip -9` does. With what is in the engine, by folder. No part of the tests; run it with
 *
 *     npx node test/bench/size.bench.ts
 *
 * Target: the engine 110 KB compressed.
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

interface Bundle {
  readonly row: { readonly what: string; readonly 'KB minified': number; readonly 'KB compressed': number };
  /** Bytes of each file in it, minified. */
  readonly files: Readonly<Record<string, { readonly bytesInOutput: number }>>;
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

async function bundle(what: string, contents: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: join(root, 'src'), loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    legalComments: 'none',
    write: false,
    metafile: true,
  });
  const [{ contents: bytes } = { contents: new Uint8Array() }] = outputFiles;
  return {
    row: { what, 'KB minified': kilobytes(bytes.length), 'KB compressed': kilobytes(gzipSync(bytes, { level: 9 }).length) },
    files: Object.values(metafile.outputs)[0]?.inputs ?? {},
  };
}

const engine = await bundle('engine without grammar', "export * from './engine/session.ts'");
const numbers = await bundle('numbers of rules', "export * from './engine/concepts/numbers.ts'");
const site = await bundle('what the site loads to play', "export * from './demonstration/inBrowser.ts'");
console.table([engine, numbers, site].map(({ row }) => row));
const folders = Map.groupBy(Object.entries(engine.files), ([file]) =>
  file
    .split('/')
    .slice(0, 4)
    .join('/')
    .replace(/\/[^/]+\.ts$/, ''),
);
console.table(
  [...folders]
    .map(([folder, files]) => ({ folder, 'KB minified': kilobytes(files.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)) }))
    .toSorted((one, other) => other['KB minified'] - one['KB minified']),
);
