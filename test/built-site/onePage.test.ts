import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxe } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)('an edition on one page', () => {
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

  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const complaints: string[] = [];
    try {
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(site.origin + path);
      await look(page);
      expect(complaints.filter((each) => !each.includes('404'))).toEqual([]);
    } finally {
      await context.close();
    }
  }

  const drawn = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => document.querySelector('.one-page-said')?.textContent.startsWith('You read'));
  const read = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.chapter .entry')].map((entry) => [
        entry.id,
        entry.querySelector('a')?.getAttribute('href'),
        (entry.querySelector(':scope > div')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      ]),
    );

  describe('the current one', () => {
    it('has every rule and term in order, without script, each with the address of its own page', () =>
      visit(
        '/all/',
        async (page) => {
          const entries = await read(page);
          expect(entries.length).toBe(24);
          expect(entries).toContainEqual(['703.1a', '/703/#703.1a', 'A second kitten may share it.']);
          expect(entries.find(([id]) => id === 'term-purr')?.[1]).toBe('/glossary/purr/');
          expect(entries.find(([id]) => id === '701.2')?.[2]).toBe('Groom');
        },
        { javaScriptEnabled: false },
      ));

    it('has its contents at the head, and citations that lead to their place on it', () => {
      const page = load(readFileSync(join(site.folder, 'all/index.html'), 'utf8'));
      const links = page('.one-page-contents a, .chapter .entry p a')
        .toArray()
        .map((link) => page(link).attr('href') ?? '');
      expect(links).toContain('#703');
      expect(links).toContain('#703.1');
      expect(links.filter((href) => page(`[id="${decodeURIComponent(href.slice(1))}"]`).length !== 1)).toEqual([]);
    });

    it('stands under its date too', () =>
      visit('/2026-01-16/all/#703.1b', async (page) => {
        expect(await page.locator('[id="703.1b"]').textContent()).toContain('A dog may not.');
      }));

    it('is found by the find of the browser where it is out of sight', () =>
      visit('/all/', async (page) => {
        const isFound = await page.evaluate(() => {
          const { find } = window as unknown as { readonly find: (text: string) => boolean };
          return find('A purring kitten can be heard') && (getSelection()?.toString() ?? '') !== '';
        });
        expect(isFound).toBe(true);
        expect(await page.evaluate(() => getComputedStyle(document.querySelector('.chapter')!).contentVisibility)).toBe('auto');
      }));

    it('is come back to where one was, though heights were only estimated', () =>
      visit(
        '/all/',
        async (page) => {
          const placeOf = (id: string): Promise<number> =>
            page.evaluate((own) => document.getElementById(own)!.getBoundingClientRect().top, id);
          // Until nothing above it changes its height any more: what is measured now is compared with what comes back.
          await page.evaluate(async () => {
            await document.fonts.ready;
            for (let [same, last, times] = [0, NaN, 0]; same < 10 && times < 600; times += 1) {
              document.getElementById('703.2')!.scrollIntoView();
              await new Promise(requestAnimationFrame);
              same = scrollY === last ? same + 1 : 0;
              last = scrollY;
            }
            scrollBy(0, -20);
          });
          const before = await placeOf('703.2');
          await page.goto(`${site.origin}/help/`);
          await page.goBack();
          await page.waitForFunction(([id, top]) => Math.abs(document.getElementById(id)!.getBoundingClientRect().top - top) < 2, [
            '703.2',
            before,
          ] as const);
        },
        { viewport: { width: 390, height: 200 } },
      ));

    it('is printed whole, without tools', () =>
      visit('/all/', async (page) => {
        await page.emulateMedia({ media: 'print' });
        expect(await page.evaluate(() => getComputedStyle(document.querySelector('.chapter')!).contentVisibility)).toBe('visible');
        expect(await page.locator('.one-page-tools').isVisible()).toBe(false);
      }));

    it.each([{}, phone])('fits its window, and axe finds nothing (%j)', (options) =>
      visit(
        '/all/',
        async (page) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          expect(await runAxe(page)).toEqual([]);
        },
        options,
      ),
    );
  });

  describe('any other', () => {
    it('is drawn from the data files, and says which it is and from when', () =>
      visit('/one-page/?edition=2009-05-01', async (page) => {
        await drawn(page);
        expect(await page.locator('.one-page-said').innerText()).toContain('in force from May 1, 2009 until January 16, 2026');
        expect(await read(page)).toContainEqual(['404.2', '/2009-05-01/4/#404.2', 'It is never washed.']);
        expect(await page.locator('[id="203.1"] a[href="#203.2"]').count()).toBe(1);
        expect(await page.title()).toContain('Comprehensive Rules, May 1, 2009');
        expect(await runAxe(page)).toEqual([]);
      }));

    it('has the same parts, drawn by script, as the page that was built', () =>
      visit('/all/', async (page) => {
        const built = await read(page);
        await page.route('**/data/editions.json', async (route) => {
          const response = await route.fetch();
          const catalogue = (await response.json()) as { readonly editions: readonly object[] };
          // Not the first: that one has a page of its own.
          await route.fulfill({ json: { ...catalogue, editions: catalogue.editions.toReversed() } });
        });
        await page.goto(`${site.origin}/one-page/?edition=2026-01-16`);
        await drawn(page);
        expect(await read(page)).toEqual(built);
      }));

    it('goes to the place that the address names', () =>
      visit('/one-page/?edition=2009-05-01#404.2', async (page) => {
        await drawn(page);
        const place = await page.locator('[id="404.2"]').boundingBox();
        expect(place?.y).toBeGreaterThanOrEqual(0);
        expect(place?.y).toBeLessThan(800);
      }));

    it('of today is the page that is there without script', () =>
      visit('/one-page/?edition=2026-01-16#703.2', async (page) => {
        await page.waitForURL('**/all/#703.2');
      }));

    it('says that there is none of that name', () =>
      visit('/one-page/?edition=1066-10-14', async (page) => {
        await page.waitForSelector('.asked-unknown:has-text("1066-10-14")');
      }));

    it('is found where it was as long as it was the newest', () =>
      visit('/2009-05-01/all/', async (page) => {
        await page.waitForURL('**/one-page/?edition=2009-05-01');
      }));
  });
});
