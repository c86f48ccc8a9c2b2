import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

describe.skipIf(!hasBrowser)('the contents tree', () => {
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

  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = wide): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(site.origin + path);
      await look(page);
    } finally {
      await context.close();
    }
  }

  const readTree = (page: Page) =>
    page.evaluate(() => ({
      names: [...document.querySelectorAll('.tree li > a')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
      current: [...document.querySelectorAll('.tree [aria-current]')].map((link) => [
        link.textContent.replace(/\s+/g, ' ').trim(),
        link.getAttribute('aria-current'),
      ]),
    }));
  const sections = ['4 Places', '5 The Day', '7 Tails and Whiskers'];
  const inSection = [...sections, '701 Keyword Actions', '703 Naps'];

  it.each([
    ['/7/', inSection, '7 Tails and Whiskers', 'page'],
    ['/7/all/', inSection, '7 Tails and Whiskers', 'true'],
    ['/703/', inSection, '703 Naps', 'page'],
    ['/701/', [...sections, '701 Keyword Actions', '701.2 Groom', '701.3 Purr', '703 Naps'], '701 Keyword Actions', 'page'],
    ['/701.2/', [...sections, '701 Keyword Actions', '701.2 Groom', '701.3 Purr', '703 Naps'], '701.2 Groom', 'page'],
    ['/glossary/', sections, 'Glossary', 'page'],
    ['/glossary/kitten/', sections, 'Glossary', 'true'],
    ['/2009-05-01/2/', ['2 Older Places', '203 Naps and Rests', '4 Baskets'], '2 Older Places', 'page'],
  ] as const)('of %s is opened at its place and says which it is', (path, names, current, kind) =>
    visit(path, async (page) => {
      expect(await readTree(page)).toEqual({ names, current: [[current, kind]] });
    }),
  );

  it('stands beside the text where there is room, without script, and not over it', () =>
    visit(
      '/703/',
      async (page) => {
        const [tree, number] = await Promise.all([page.locator('.tree').boundingBox(), page.locator('[id="703.1a"] > a').boundingBox()]);
        expect((tree?.x ?? 0) + (tree?.width ?? 9999)).toBeLessThan(number?.x ?? 0);
        expect(await page.locator('.open-tree').isVisible()).toBe(false);
        await page.click('.tree a:has-text("701 Keyword Actions")');
        await page.waitForURL('**/701/');
      },
      { ...wide, javaScriptEnabled: false },
    ));

  it.each([true, false])('is opened by a button on a phone, and leads on (script: %s)', (javaScriptEnabled) =>
    visit(
      '/2009-05-01/2/',
      async (page) => {
        expect(await page.locator('.tree').isVisible()).toBe(false);
        await page.tap('.open-tree');
        expect(await page.locator('.tree').isVisible()).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        const heights = await page.locator('.tree a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
        await page.tap('.tree a:has-text("4 Baskets")');
        await page.waitForURL('**/2009-05-01/4/');
      },
      { ...phone, javaScriptEnabled },
    ),
  );

  it('opens and closes by keys, giving the focus back', () =>
    visit(
      '/703/',
      async (page) => {
        await page.focus('.open-tree');
        await page.keyboard.press('Enter');
        expect(await page.locator('.tree').isVisible()).toBe(true);
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('.tree') !== null)).toBe(true);
        await page.keyboard.press('Escape');
        expect(await page.locator('.tree').isVisible()).toBe(false);
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('open-tree');
      },
      { viewport: { width: 700, height: 800 } },
    ));

  it('shows its place also where it is longer than the window', () =>
    visit(
      '/703/',
      async (page) => {
        const [tree, here] = await Promise.all([page.locator('.tree').boundingBox(), page.locator('.tree [aria-current]').boundingBox()]);
        expect(here?.y).toBeGreaterThanOrEqual(tree?.y ?? 9999);
        expect((here?.y ?? 9999) + (here?.height ?? 0)).toBeLessThanOrEqual((tree?.y ?? 0) + (tree?.height ?? 0));
        expect(await page.evaluate(() => scrollY)).toBe(0);
      },
      { viewport: { width: 1280, height: 120 } },
    ));

  it('has no violation that axe finds while it is open, in light or dark', () =>
    visit(
      '/703/',
      async (page) => {
        await page.tap('.open-tree');
        expect(await runAxeInBothColours(page)).toEqual([]);
      },
      phone,
    ));

  describe('keywords', () => {
    it.each([true, false])('stand by letter, those of the one at hand open (script: %s)', (javaScriptEnabled) =>
      visit(
        '/701.2/',
        async (page) => {
          expect(await page.locator('.tree-letters summary').allInnerTexts()).toEqual(['G', 'P']);
          expect(await page.locator('.tree-letters a:visible').allInnerTexts()).toEqual(['701.2 Groom']);
          await page.click('.tree-letters summary:has-text("P")');
          await page.click('.tree-letters a:has-text("701.3 Purr")');
          await page.waitForURL('**/701.3/');
        },
        { ...wide, javaScriptEnabled },
      ),
    );

    it.each([true, false])('stand by letter in the contents on a phone (script: %s)', (javaScriptEnabled) =>
      visit(
        '/',
        async (page) => {
          // The chapters are folded there.
          await page.tap('li:has(> details > #keywords-701) > details > summary');
          await page.tap('#keywords-701 summary');
          expect(await page.locator('#keywords-701 dt').allInnerTexts()).toEqual(['G', 'P']);
          await page.tap('#keywords-701 a:has-text("Purr")');
          await page.waitForURL('**/701.3/');
        },
        { ...phone, javaScriptEnabled },
      ),
    );
  });

  describe('the filter', () => {
    const found = (page: Page): Promise<readonly string[]> => page.locator('.tree-found a').allInnerTexts();

    it.each([
      ['/703/', '.tree tree-filter input', wide],
      ['/2009-05-01/203/', '.tree tree-filter input', wide],
      ['/', 'main tree-filter input', phone],
      ['/2009-05-01/', 'main tree-filter input', phone],
    ] as const)('of %s leaves what fits as one types, and all when nothing is typed', (path, field, options) =>
      visit(
        path,
        async (page) => {
          await page.fill(field, '404');
          await page.waitForSelector('.tree-found a');
          expect((await found(page)).map((name) => name.slice(0, 4).trim())).toEqual(['404']);
          await page.fill(field, 'bask');
          await page.waitForFunction(() => document.querySelector('tree-filter p')?.textContent.includes('found'));
          await page.keyboard.press('Escape');
          await page.waitForFunction(() => document.querySelectorAll('.tree-found a').length === 0);
          expect(await page.locator('.tree > ol:visible, main .contents:visible').count()).toBeGreaterThan(0);
        },
        options,
      ),
    );

    it('finds what the tree of the page has folded, and Enter opens the first', () =>
      visit('/703/', async (page) => {
        await page.fill('.tree tree-filter input', 'pur');
        await page.waitForSelector('.tree-found a');
        expect(await found(page)).toEqual(['701.3 Purr']);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/701.3/');
      }));

    it('on a phone stands in the sheet, and axe finds nothing in light or dark', () =>
      visit(
        '/701.2/',
        async (page) => {
          await page.tap('.open-tree');
          await page.fill('.tree tree-filter input', '70');
          await page.waitForSelector('.tree-found a');
          expect(await runAxeInBothColours(page)).toEqual([]);
        },
        phone,
      ));

    it('is not there without script', () =>
      visit('/', async (page) => expect(await page.locator('tree-filter').isVisible()).toBe(false), {
        ...phone,
        javaScriptEnabled: false,
      }));
  });

  it('keeps its place: what was open, and how far it was scrolled', () =>
    visit(
      '/701.2/',
      async (page) => {
        await page.click('.tree-letters summary:has-text("P")');
        const top = await page.evaluate(() => {
          document.querySelector('#tree')?.scrollTo(0, 15);
          return document.querySelector('#tree')?.scrollTop;
        });
        expect(top).toBeGreaterThan(0);
        await page.click('.breadcrumbs a:has-text("701")');
        await page.waitForURL('**/701/');
        await page.goBack();
        await page.waitForURL('**/701.2/');
        expect(await page.locator('.tree-letters a:visible').allInnerTexts()).toEqual(['701.2 Groom', '701.3 Purr']);
        expect(await page.evaluate(() => document.querySelector('#tree')?.scrollTop)).toBe(top);
      },
      { viewport: { width: 1280, height: 300 } },
    ));

  it('is not printed; every sheet has the edition and the lasting address at its foot', () =>
    visit('/703/#703.1a', async (page) => {
      expect(await page.locator('.running-foot').isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.tree').isVisible()).toBe(false);
      const foot = page.locator('.running-foot');
      expect((await foot.innerText()).replace(/\s+/g, ' ')).toBe(
        `Comprehensive Rules, effective January 16, 2026 · ${site.origin}/2026-01-16/703/`,
      );
      expect(await foot.evaluate((element) => getComputedStyle(element).display)).toBe('table-footer-group');
    }));
});
