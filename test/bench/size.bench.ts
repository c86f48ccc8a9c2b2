/**
 * How much is loaded to play: the engine without the grammar of card texts; all that the site loads for a demonstration, which hands a session its
 * teller and what few games do; the parts of that which few demonstrations load besides; and what comes with another edition. Bundled and minified by
 * Vite as the site is, and compressed as `gzip -9` does, each file by itself. With what is in the engine, by folder. No part of the tests; run it with
 *
 *     npx node test/bench/size.bench.ts
 *
 * Target: the engine 110 KB compressed.
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { loadPart } from '../../src/demonstration/playing/loadParts.ts';
import { nameOfEngine } from '../../src/site/writing/cutScripts.ts';

const root = join(import.meta.dirname, '../..');

interface Row {
  readonly what: string;
  readonly 'KB minified': number;
  readonly 'KB compressed': number;
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

async function bundle(...inputs: readonly string[]) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: inputs.map((input) => join(root, input)),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [{ name: nameOfEngine }] } },
      },
    },
  });
  return [built].flat().flatMap((each) => ('output' in each ? each.output.filter((part) => part.type === 'chunk') : []));
}
type Chunk = Awaited<ReturnType<typeof bundle>>[number];

const rowOf = (what: string, chunks: Iterable<Chunk>): Row => {
  const files = [...chunks].map(({ code }) => Buffer.from(code));
  return {
    what,
    'KB minified': kilobytes(files.reduce((sum, file) => sum + file.length, 0)),
    'KB compressed': kilobytes(files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)),
  };
};

/** What is loaded with a chunk before it begins. */
function withNeeded(chunks: readonly Chunk[], chunk: Chunk | undefined, found = new Set<Chunk>()): ReadonlySet<Chunk> {
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const file of chunk.imports)
    withNeeded(
      chunks,
      chunks.find(({ fileName }) => fileName === file),
      found,
    );
  return found;
}

const engine = await bundle('src/engine/session.ts');
const site = await bundle('src/site/examples/player/engine.ts');
const loadedWith = (source: string): ReadonlySet<Chunk> =>
  withNeeded(
    site,
    site.find(({ facadeModuleId, moduleIds }) => facadeModuleId === join(root, source) || moduleIds.includes(join(root, source))),
  );
const played = loadedWith('src/demonstration/inBrowser.ts');
const besides = (what: string, source: string): Row =>
  rowOf(
    what,
    [...loadedWith(source)].filter((chunk) => !played.has(chunk)),
  );
const rows = [
  rowOf('engine without grammar', engine),
  rowOf('what the site loads to play', played),
  ...Object.keys(loadPart).map((part) => besides(`and with ${part}`, `src/engine/turn/rare/${part}.ts`)),
  besides('and with another edition', 'src/demonstration/everyEdition.ts'),
];
console.table(rows);
const files = engine.flatMap(({ modules }) =>
  Object.entries(modules).map(([file, { renderedLength }]) => [file.slice(root.length + 1), renderedLength] as const),
);
const folders = Map.groupBy(files, ([file]) =>
  file
    .split('/')
    .slice(0, 4)
    .join('/')
    .replace(/\/[^/]+\.ts$/, ''),
);
console.table(
  [...folders]
    .map(([folder, own]) => ({ folder, 'KB of code': kilobytes(own.reduce((sum, [, length]) => sum + length, 0)) }))
    .toSorted((one, other) => other['KB of code'] - one['KB of code']),
);
