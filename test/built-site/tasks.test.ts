/** What somebody who is new here wants to do on a phone, and in how many taps. A list that is opened and chosen from counts twice. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { playerSite } from './sites.ts';

/** A phone in the hand of a reader: whatever is tapped is counted, what is typed is not. */
interface Reader {
  readonly page: Page;
  readonly tap: (what: string | Locator) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** At a place in a line that runs from left to right, from 0 to 1. */
  readonly tapAt: (line: string, share: number) => Promise<void>;
}

describe.skipIf(!hasBrowser)('on a phone, for the first time', () => {
  let site: BuiltSite;
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    site = await buildSyntheticSite(playerSite);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function countTaps(start: string, act: (reader: Reader) => Promise<void>): Promise<number> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    try {
      const page = await context.newPage();
      let taps = 0;
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', location.pathname);
      });
      await page.goto(site.origin + start);
      await act({
        page,
        tap: async (what) => {
          taps += 1;
          await (typeof what === 'string' ? page.locator(what) : what).first().tap();
        },
        type: (text) => page.keyboard.type(text),
        tapAt: async (line, share) => {
          taps += 1;
          const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(line).boundingBox()) ?? {};
          await page.touchscreen.tap(x + share * (width - 1), y + height / 2);
        },
      });
      return taps;
    } finally {
      await context.close();
    }
  }

  it('what an old number is now is found in four taps at most, from the home page', async () => {
    const taps = await countTaps('/', async ({ page, tap, type }) => {
      await tap('.search-open');
      await type('418.5a');
      await tap(page.locator('search-dialog a', { hasText: '613.5' }));
      await page.waitForURL('**/613/#613.5');
    });
    expect(taps).toBeLessThanOrEqual(4);
  });

  it('two editions are compared in four, both chosen on the line of years', async () => {
    const taps = await countTaps('/', async ({ page, tap, tapAt }) => {
      await tap('.open-menu');
      await tap('#menu a[href="/compare/"]');
      await page.waitForSelector('.compare-strip .strip-tick');
      await tapAt('.compare-strip .strip-line', 1);
      await tapAt('.compare-strip .strip-line', 0);
      await page.waitForURL('**/compare/?from=2005-10-01&to=2026-01-16');
    });
    expect(taps).toBeLessThanOrEqual(4);
  });

  it('an Example is played in three, found by a word', async () => {
    const taps = await countTaps('/', async ({ page, tap, type }) => {
      await tap('.search-open');
      await type('naps');
      await tap(page.locator('.search-dialog .result', { hasText: '613' }));
      await page.waitForURL('**/613/**');
      await tap('.example .run');
      await page.waitForSelector('.player [aria-current="step"]');
    });
    expect(taps).toBeLessThanOrEqual(3);
  });

  it('a rule of today is read as of a year in four', async () => {
    const taps = await countTaps('/', async ({ page, tap, type }) => {
      await tap('.search-open');
      await type('613.5');
      await tap(page.locator('.search-dialog .result', { hasText: '613.5' }));
      await page.waitForURL('**/613/#613.5');
      await tap('.other-editions');
      await tap(page.locator('dialog a, [popover] a', { hasText: 'October 1, 2005' }));
      await page.waitForURL('**/2005-10-01/4/#418.5a');
    });
    expect(taps).toBeLessThanOrEqual(4);
  });

  it('a rule is cited in two, from its page', async () => {
    const taps = await countTaps('/613/', async ({ page, tap }) => {
      await tap('[id="613.5"] > a');
      await tap(page.getByRole('button', { name: 'Copy citation' }));
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/613\.5.*2026/s);
    });
    expect(taps).toBeLessThanOrEqual(2);
  });

  it('a page is printed in two', async () => {
    const taps = await countTaps('/613/', async ({ page, tap }) => {
      await tap('.open-menu');
      await tap('.print-page');
      await page.waitForSelector('[data-printed="/613/"]', { state: 'attached' });
    });
    expect(taps).toBeLessThanOrEqual(2);
  });
});
