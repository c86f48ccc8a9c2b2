/** Debian's Chromium, driven by playwright-core. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { parkContexts } from './parkedContexts.ts';
import { slowDown } from './slowMachine.ts';

const executablePath =
  process.env['CONCORDANCE_CHROMIUM'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ?? '/usr/bin/chromium';

/** Whether there is a browser to test with. */
export const hasBrowser = existsSync(executablePath);

let launched: Promise<Browser> | undefined;

/**
 * One for all files of a process, which come one after another: starting it costs as much as a short file. Whoever closes it closes what was opened
 * in it, and finds nothing there that another left; it ends with the process.
 */
export const launchBrowser = (): Promise<Browser> => (launched ??= launch());

async function launch(): Promise<Browser> {
  const flags = [
    '--disable-gpu',
    '--disable-gpu-compositing',
    // Two processes less that every page wakes: an eighth of all time of the processor in these tests.
    '--in-process-gpu',
    '--enable-features=NetworkServiceInProcess2',
    // A page is looked at for a second or two: to make its code quicker for longer was a fifth of Chromium's time in two files that were measured.
    '--js-flags=--no-opt --no-maglev',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  // Chromium's sandbox refuses to run as root, which is who containers run as.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const start = (): Promise<Browser> => chromium.launch({ executablePath, args: [...flags, ...asRoot], handleSIGTERM: false });
  // Once in some 75 times it did not come up, by a fault of its own: that says nothing of our pages.
  const browser = await start().catch((failed: unknown) => {
    console.error(failed);
    return start();
  });
  browser.on('disconnected', () => (launched = undefined));
  const closeContexts = parkContexts(browser);
  slowDown(browser);
  // Vitest ends a process so, and waits half a second: a browser that goes with the process is gone at once, with its folders.
  process.once('SIGTERM', () => process.exit());
  browser.close = closeContexts;
  return browser;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly string[];
  /** Rules that something on the page passed. */
  readonly passes: number;
}

/** What passes is only counted: to describe each element that does takes axe three times as long as to look at it. */
const look = (page: Page, only: readonly string[] = []): Promise<Found> =>
  page.evaluate<Found>(
    `${axe}; axe.run(${JSON.stringify({ resultTypes: ['violations'], ...(only.length > 0 ? { runOnly: only } : {}) })}).then((found) => ({
      violations: found.violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')),
      passes: found.passes.length,
    }))`,
  );

/** Every violation that axe finds on a page as it stands. Fails where axe had next to nothing to look at. */
export async function runAxe(page: Page): Promise<readonly string[]> {
  const { violations, passes } = await look(page);
  expect(passes).toBeGreaterThan(10);
  return violations;
}

/** The same for a page in light colours and in dark ones, on which contrast alone hangs. The page was opened in light ones, and has them again. */
export async function runAxeInBothColours(page: Page): Promise<readonly string[]> {
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [inLight, light] = [await runAxe(page), await paper()];
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).not.toBe(light);
  const { violations, passes } = await look(page, ['color-contrast']);
  expect(passes).toBe(1);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...violations];
}

/** The text of the first element that a selector finds, once there is one, without spaces that nobody sees. */
export const textOf = async (page: Page, place: string): Promise<string> =>
  ((await page.textContent(place)) ?? '').replace(/\s+/g, ' ').trim();

/** Where a page is within its site: `/703/?beside=701#703.1`. */
export const addressOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);

/** What was copied last. Whoever copies does so in a task of its own: a test waits until it is told, or asks until it is there. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Sum of all layout shifts of a page from its first paint to now, those after a key or click among them. */
export function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A page without any tells the observer nothing, so the end is a time.
        setTimeout(() => {
          observer.disconnect();
          resolve(sum);
        }, 100);
      }),
  );
}
