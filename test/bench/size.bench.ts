/**
 * How much is loaded to play: the engine without the grammar of card texts, and all that the site loads for a demonstration; bundled and
 * minified by Vite as the site is, and compressed as `gzip -9` does. With what is in the engine, by folder. No part of the tests; run it with
 * What a demonstration hands to a session (the teller, and `turn/rare.ts`) is in the last row alone.
 *
 *     npx node test/bench/size.bench.ts
 *
 * Target: the engine 110 KB compressed.
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

interface Bundle {
  readonly row: { readonly what: string; readonly 'KB minified': number; readonly 'KB compressed': number };
  /** Length of what is left of each file in it, not minified yet. */
  readonly files: readonly (readonly [file: string, length: number])[];
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

async function bundle(what: string, input: string): Promise<Bundle> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(root, input), preserveEntrySignatures: 'strict' } },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output.filter((part) => part.type === 'chunk') : []));
  const bytes = Buffer.from(chunks.map(({ code }) => code).join('\n'));
  return {
    row: { what, 'KB minified': kilobytes(bytes.length), 'KB compressed': kilobytes(gzipSync(bytes, { level: 9 }).length) },
    files: chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([file, { renderedLength }]) => [file.slice(root.length + 1), renderedLength] as const),
    ),
  };
}

const engine = await bundle('engine without grammar', 'src/engine/session.ts');
const numbers = await bundle('numbers of rules', 'src/engine/concepts/numbers.ts');
const site = await bundle('what the site loads to play', 'src/demonstration/inBrowser.ts');
console.table([engine, numbers, site].map(({ row }) => row));
const folders = Map.groupBy(engine.files, ([file]) =>
  file
    .split('/')
    .slice(0, 4)
    .join('/')
    .replace(/\/[^/]+\.ts$/, ''),
);
console.table(
  [...folders]
    .map(([folder, files]) => ({ folder, 'KB of code': kilobytes(files.reduce((sum, [, length]) => sum + length, 0)) }))
    .toSorted((one, other) => other['KB of code'] - one['KB of code']),
);
