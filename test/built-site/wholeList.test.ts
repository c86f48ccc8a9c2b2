import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxe } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)('a table on a phone', () => {
  let site: BuiltSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await buildSyntheticSite();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(site.origin + path);
      await look(page);
    } finally {
      await context.close();
    }
  }
  const figures = 'td.more:visible';
  const control = '.whole-list >> nth=0';

  it.each([true, false])('has what tells first, and the rest behind a control that is seen (script: %s)', (javaScriptEnabled) =>
    visit(
      '/editions/',
      async (page) => {
        expect(await page.locator(figures).count()).toBe(0);
        const box = await page.locator(control).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        await page.tap(control);
        expect(await page.locator(figures).count()).toBeGreaterThan(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      },
      { ...phone, javaScriptEnabled },
    ),
  );

  it('of more than a dozen rows shows the first, with a sign that there are others', () =>
    visit(
      '/editions/',
      async (page) => {
        const rows = await page.evaluate(() => {
          const body = document.querySelector('.table tbody');
          const first = body?.querySelector('tr');
          if (body && first) for (let row = 0; row < 20; row += 1) body.append(first.cloneNode(true));
          return body?.querySelectorAll('tr').length ?? 0;
        });
        const seen = page.locator('.table >> nth=0 >> tbody tr:visible');
        expect(await seen.count()).toBe(12);
        expect(await page.evaluate(() => getComputedStyle(document.querySelector('.table')!, '::after').content)).toBe('"…"');
        await page.tap(control);
        expect(await seen.count()).toBe(rows);
      },
      phone,
    ));

  it('is whole where there is room, and on paper', () =>
    visit(
      '/editions/',
      async (page) => {
        expect(await page.locator(control).isVisible()).toBe(false);
        expect(await page.locator(figures).count()).toBeGreaterThan(0);
        await page.setViewportSize({ width: 390, height: 800 });
        expect(await page.locator(figures).count()).toBe(0);
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator(figures).count()).toBeGreaterThan(0);
      },
      { viewport: { width: 1280, height: 800 } },
    ));

  it('has nothing that axe finds', () => visit('/editions/', async (page) => expect(await runAxe(page)).toEqual([]), phone));
});
