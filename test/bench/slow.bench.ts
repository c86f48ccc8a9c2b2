/**
 * How long a reader waits on a slow phone: the home page, 704 and the first result of a search, with nothing in the browser's cache; and the
 * same from what is kept on the device. Every answer is delayed by 400 ms and all together come at 1.6 Mbit/s, which is done between browser
 * and server, so that workers wait too; the processor is four times slower (DevTools, for the page's own thread). With the sizes of what can be
 * kept. No part of the tests; run it on a built site with
 *
 *     npx node test/bench/slow.bench.ts [dist]
 */
import { readFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serveSite } from '../../scripts/site/serveSite.ts';
import type { Latest } from '../../src/site/offline/latest.ts';
import { launchBrowser } from '../built-site/browser.ts';

const delay = 400;
const bytesPerSecond = 1_600_000 / 8;
const slower = 4;
const runs = 3;

const folder = process.argv[2] ?? 'dist';
const served = await serveSite(folder, { port: 0 });

/** When the line is free again: what all answers share. */
let free = 0;
const server = createServer((incoming, outgoing) => {
  void wait(delay).then(() => {
    const passed = ask(new URL(incoming.url ?? '/', served.address), { headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      void (async () => {
        for await (const part of answer as AsyncIterable<Buffer>) {
          for (let at = 0; at < part.length; at += 4096) {
            const piece = part.subarray(at, at + 4096);
            const now = performance.now();
            free = Math.max(free, now) + (piece.length / bytesPerSecond) * 1000;
            if (free - now > 1) await wait(free - now);
            outgoing.write(piece);
          }
        }
        outgoing.end();
      })();
    });
    passed.end();
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

const browser: Browser = await launchBrowser();

async function openSlow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** Milliseconds from the start of the page to what a reader sees, and to the end of its loading. */
async function timePage(page: Page, path: string): Promise<readonly [paint: number, largest: number, loaded: number]> {
  await page.goto(origin + path, { waitUntil: 'load' });
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let largest = 0;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) largest = startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
          resolve([paint, largest, loadEventEnd]);
        }, 200);
      }),
  );
}

/** From the key that ends the first word to its first result, on a page that has just been loaded. */
async function timeSearch(page: Page): Promise<number> {
  await page.goto(`${origin}/704/`, { waitUntil: 'load' });
  await page.keyboard.press('Control+k');
  const started = performance.now();
  await page.keyboard.type('trample');
  await page.waitForSelector('.search-dialog .result', { timeout: 120_000 });
  return performance.now() - started;
}

const median = (values: readonly number[]): number => Math.round(values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0);

async function measure(where: string, open: () => Promise<BrowserContext>, close: (context: BrowserContext) => Promise<void>) {
  const rows: Record<string, unknown>[] = [];
  for (const path of ['/', '/704/']) {
    const times: (readonly [number, number, number])[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await open();
      times.push(await timePage(await openSlow(context), path));
      await close(context);
    }
    const [paint, largest, loaded] = [0, 1, 2].map((at) => median(times.map((each) => each[at] ?? 0)));
    rows.push({ where, what: path, 'first paint ms': paint, 'largest paint ms': largest, 'loaded ms': loaded });
  }
  const searches: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await open();
    searches.push(await timeSearch(await openSlow(context)));
    await close(context);
  }
  rows.push({ where, what: 'first result', 'loaded ms': median(searches) });
  return rows;
}

try {
  const { packs, edition, build } = JSON.parse(readFileSync(join(folder, 'offline/latest.json'), 'utf8')) as Latest;
  console.log(`build ${build}, edition ${edition?.date ?? 'none'}`);
  console.table(Object.entries(packs).map(([choice, { bytes, unpacked, files }]) => ({ choice, 'bytes sent': bytes, unpacked, files })));
  const cold = await measure(
    'network',
    () => browser.newContext({ viewport: { width: 390, height: 844 } }),
    (context) => context.close(),
  );
  const kept = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await openSlow(kept);
  await page.goto(`${origin}/offline/`);
  const started = performance.now();
  await page.locator('[data-choice="edition"] button').click();
  await page.waitForSelector('.offline-said:has-text("Kept.")', { timeout: 300_000 });
  const taken = Math.round(performance.now() - started);
  await page.close();
  await kept.setOffline(true);
  const offline = await measure(
    'kept, no network',
    () => Promise.resolve(kept),
    async (context) => {
      await Promise.all(context.pages().map((each) => each.close()));
    },
  );
  console.table([...cold, { where: 'network', what: 'keep the edition', 'loaded ms': taken }, ...offline]);
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
  await served.close();
}
