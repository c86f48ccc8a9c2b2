/**
 * What a reader loads before the first result of a search, with nothing in the browser's cache: the search page with a query in its address, and
 * a reading page on which the search is opened and typed into. Each file counts as a host sends it: texts by gzip -9 (and by brotli beside it),
 * what is compressed already as it is. No part of the tests; run it on a built site with
 *
 *     npx node test/bench/weight.bench.ts [dist]
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { serveSite } from '../../scripts/site/serveSite.ts';
import { launchBrowser } from '../built-site/browser.ts';

const folder = process.argv[2] ?? 'dist';
const queries = ['trample', 'what happens when a creature with deathtouch blocks'];

const served = await serveSite(folder, { port: 0 });
let asked: string[] = [];
const server = createServer((incoming, outgoing) => {
  asked.push(new URL(incoming.url ?? '/', 'http://localhost').pathname);
  ask(new URL(incoming.url ?? '/', served.address), { headers: incoming.headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  }).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await launchBrowser();

const compressed = new Set(['.bin', '.woff2', '.png', '.jpg', '.webp', '.ico']);

function fileOf(path: string): string | undefined {
  const at = join(folder, decodeURIComponent(path));
  return [at, join(at, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile());
}

interface Sizes {
  readonly gzip: number;
  readonly brotli: number;
}

const known = new Map<string, Sizes>();

function weigh(path: string): Sizes {
  const file = fileOf(path);
  if (file === undefined) return { gzip: 0, brotli: 0 };
  const found = known.get(file) ?? measure(file);
  known.set(file, found);
  return found;
}

function measure(file: string): Sizes {
  const bytes = readFileSync(file);
  if (compressed.has(extname(file))) return { gzip: bytes.length, brotli: bytes.length };
  return { gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}

function kindOf(path: string): string {
  if (/^\/search\/index-/.test(path)) return 'index';
  if (/^\/search\/texts-/.test(path)) return 'texts';
  if (path.startsWith('/data/')) return 'data';
  if (/Worker-[^/]*\.js$/.test(path)) return 'worker';
  const kinds: Readonly<Record<string, string>> = { '.js': 'scripts', '.css': 'styles', '.woff2': 'fonts', '': 'page', '.html': 'page' };
  return kinds[extname(path)] ?? 'other';
}

async function count(what: string, act: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  asked = [];
  await act(page);
  const before = [...asked];
  await page.waitForTimeout(1500);
  const after = asked.slice(before.length);
  await context.close();
  const sums = new Map<string, { files: number; gzip: number; brotli: number }>();
  for (const path of before) {
    const { gzip, brotli } = weigh(path);
    for (const kind of [kindOf(path), 'all']) {
      const sum = sums.get(kind) ?? { files: 0, gzip: 0, brotli: 0 };
      sums.set(kind, { files: sum.files + 1, gzip: sum.gzip + gzip, brotli: sum.brotli + brotli });
    }
  }
  console.log(`\n${what}`);
  console.table(Object.fromEntries([...sums].sort(([, a], [, b]) => a.gzip - b.gzip)));
  if (process.argv.includes('--files'))
    for (const [when, paths] of Object.entries({ before, after }))
      console.table(paths.map((path) => ({ when, path, ...weigh(path) })).sort((a, b) => b.gzip - a.gzip));
  else console.log(`and after it ${after.reduce((sum, path) => sum + weigh(path).gzip, 0)} bytes in ${after.length} files`);
  return sums.get('all')?.gzip ?? 0;
}

try {
  for (const query of queries) {
    await count(`/search/?q=${query}`, async (page) => {
      await page.goto(`${origin}/search/?q=${encodeURIComponent(query)}`);
      await page.waitForSelector('search-page .result', { timeout: 120_000 });
    });
    await count(`/704/, then ${query} typed`, async (page) => {
      await page.goto(`${origin}/704/`, { waitUntil: 'load' });
      await page.keyboard.press('Control+k');
      await page.keyboard.type(query);
      await page.waitForSelector('.search-dialog .result', { timeout: 120_000 });
    });
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
  await served.close();
}
