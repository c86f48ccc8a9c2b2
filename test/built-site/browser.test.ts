import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, measureShift, runAxe, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';

/** A page of each type. */
const types = {
  home: '/',
  section: '/7/',
  subsection: '/703/',
  keywords: '/701/',
  keyword: '/701.2/',
  glossary: '/glossary/',
  term: '/glossary/kitten/',
  'older edition': '/2009-05-01/2/',
  'older contents': '/2009-05-01/',
  'older glossary': '/2009-05-01/glossary/',
  'rulings summary': '/documents/rulings-summary/1999-04-21/',
  editions: '/editions/',
  edition: '/editions/2009-05-01/',
  'whole section': '/7/all/',
  'newest edition under its date': '/2026-01-16/701.2/',
  search: '/search/?q=kitten',
  help: '/help/',
  'missing page': '/no-such-page/',
} as const;

describe.skipIf(!hasBrowser)('in a browser', () => {
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

  interface Visit {
    readonly page: Page;
    /** Console errors, failed requests, requests to other hosts. */
    readonly complaints: readonly string[];
  }

  /** Opens a page in a context of its own and hands it over; the context is closed afterwards. */
  async function visit(
    path: string,
    look: (visit: Visit) => Promise<void>,
    options: { width?: number; script?: boolean } = {},
  ): Promise<void> {
    const context = await browser.newContext({
      viewport: { width: options.width ?? 1280, height: 800 },
      javaScriptEnabled: options.script ?? true,
    });
    const complaints: string[] = [];
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => new URL(request.url()).origin !== site.origin && complaints.push(request.url()));
    await page.goto(site.origin + path);
    try {
      await look({ page, complaints });
    } finally {
      await context.close();
    }
  }

  describe.each(Object.entries(types))('%s', (name, path) => {
    const settle = async (page: Page): Promise<void> => {
      if (name === 'search') await page.waitForSelector('search-page .result');
    };

    it('loads without error, request to another host, layout shift, or violation that axe finds in light or dark', () =>
      visit(path, async ({ page, complaints }) => {
        await settle(page);
        expect(await measureShift(page)).toBeLessThan(0.05);
        expect(await runAxeInBothColours(page)).toEqual([]);
        expect(complaints.filter((text) => !(name === 'missing page' && text.includes('404')))).toEqual([]);
      }));

    it('fits a screen of 360 pixels', () =>
      visit(
        path,
        async ({ page }) => {
          await settle(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        },
        { width: 360 },
      ));
  });

  it('leaves the text of hostile documents inert', () =>
    visit('/703/', async ({ page }) => {
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      expect(await page.locator('main').innerText()).toContain('<script>window.pwned = 1</script>');
    }));

  it('follows a citation to the rule, clear of the top and highlighted', () =>
    visit('/701.2/', async ({ page }) => {
      await page.click('a.citation:has-text("703.1")');
      await page.waitForURL('**/703/#703.1');
      const target = page.locator('[id="703.1"]');
      expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      expect(await target.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    }));

  it('can be read without script, with a link in place of the dialog', () =>
    visit(
      '/703/',
      async ({ page }) => {
        expect(await page.locator('main').innerText()).toContain('Whoever lies in the sun first');
        await page.click('.search-open');
        await page.waitForURL('**/search/');
      },
      { script: false },
    ));

  describe('the search dialog', () => {
    const results = '.search-dialog .result';

    it.each(['Control+k', '/'])('opens with %s and closes with Esc, giving the focus back', (key) =>
      visit('/703/', async ({ page }) => {
        await page.focus('.search-open');
        await page.keyboard.press(key);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('dialog-query');
        await page.keyboard.press('Escape');
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-open');
      }),
    );

    it('lets a field have its slash', () =>
      visit('/', async ({ page }) => {
        await page.focus('#home-query');
        await page.keyboard.type('2/2');
        expect(await page.inputValue('#home-query')).toBe('2/2');
        expect(await page.locator('.search-dialog').isVisible()).toBe(false);
      }));

    it('puts a number first and opens it on Enter', () =>
      visit('/', async ({ page }) => {
        await page.click('.search-open');
        await page.keyboard.type('cr 703.1A');
        await page.waitForSelector(results);
        expect(await page.locator(results).first().getAttribute('href')).toBe('/703/#703.1a');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/703/#703.1a');
        expect(await page.locator('.search-dialog').isVisible()).toBe(false);
      }));

    it('finds words, marks them, counts, and is walked by arrows', () =>
      visit('/', async ({ page, complaints }) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('kiten');
        await page.waitForSelector(results);
        expect(await page.locator(results).first().getAttribute('href')).toBe('/glossary/kitten/');
        expect(await page.locator('.search-dialog .search-status').innerText()).toMatch(/\b\d+ results/);
        expect(await page.locator('.search-dialog').innerText()).toContain('“kiten” stands nowhere in this edition. Searched: “kitten”');
        expect(await page.locator(`${results} mark`).count()).toBeGreaterThan(0);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        const focused = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('.search-dialog .result')].findIndex((link) => link === document.activeElement),
          );
        expect(await focused()).toBe(1);
        await page.keyboard.press('ArrowUp');
        expect(await focused()).toBe(0);
        await page.keyboard.press('ArrowUp');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('dialog-query');
        expect(complaints).toEqual([]);
      }));

    it('says what is near a number that does not exist, and what to try when nothing is found', () =>
      visit('/', async ({ page }) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('703.9');
        await page.waitForSelector(results);
        expect(await page.locator('.search-dialog').innerText()).toContain('703.9 is not a number of this edition.');
        await page.fill('#dialog-query', 'xylophone quartz');
        await page.waitForFunction(() => document.querySelector('.search-dialog .search-status')?.textContent.includes('Nothing found'));
        expect(await page.locator(results).count()).toBe(0);
      }));

    it('has no violation that axe finds while it is open', () =>
      visit('/703/', async ({ page }) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('kitten');
        await page.waitForSelector(results);
        expect(await runAxe(page)).toEqual([]);
      }));

    it('fits a screen of 360 pixels', () =>
      visit(
        '/703/',
        async ({ page }) => {
          await page.click('.search-open');
          await page.keyboard.type('kitten');
          await page.waitForSelector(results);
          const overflows = await page.locator('.search-dialog').evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
          const close = await page.locator('.search-close').boundingBox();
          expect(overflows).toBe(false);
          expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(360);
        },
        { width: 360 },
      ));

    it('shows hostile text as text', () =>
      visit('/', async ({ page }) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('703.2');
        await page.waitForSelector(results);
        expect(await page.locator(results).first().innerText()).toContain('<script>');
        expect(await page.locator('.search-dialog img').count()).toBe(0);
        expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      }));
  });

  it.each([
    ['/2009-05-01/glossary/kitten/', '/2009-05-01/glossary/#term-kitten'],
    ['/2009-05-01/2/all/', '/2009-05-01/2/'],
    ['/2009-05-01/2/all/#203.2', '/2009-05-01/2/#203.2'],
    ['/2009-05-01/404/#404.2', '/2009-05-01/4/#404.2'],
    ['/2009-05-01/404/', '/2009-05-01/4/'],
    ['/2026-01-16/701.3/#701.3a', '/2026-01-16/701.2/#701.3a'],
    ['/2026-01-16/701.2/#701.2a-example-1', '/2026-01-16/701.2/#701.2a-example-1'],
  ])('leads from %s, an address of the days when the edition was the newest, to %s', (noted, now) =>
    visit(noted, async ({ page }) => {
      await page.waitForURL(`**${now}`);
      expect(await page.locator('h1').innerText()).not.toBe('No such page');
    }),
  );

  it('stays in the edition whose address was opened', () =>
    visit('/2008-08-01/4/', async ({ page }) => {
      await page.click('.neighbours a:has-text("Older Places")');
      await page.waitForURL('**/2008-08-01/2/');
    }));

  it('keeps the query of the search page in the address', () =>
    visit('/search/?q=nap', async ({ page }) => {
      await page.waitForSelector('search-page .result');
      await page.fill('#page-query', 'purr');
      await page.waitForURL('**/search/?q=purr');
    }));
});
