import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxe } from './browser.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';

describe.skipIf(!hasBrowser)('the search in a browser', () => {
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

  /** Opens a page in a context of its own and hands it over. Nothing may be complained of in the console. */
  async function visit(
    path: string,
    look: (page: Page, context: BrowserContext) => Promise<void>,
    options: { readonly dark?: boolean; readonly width?: number; readonly before?: string } = {},
  ): Promise<void> {
    const context = await browser.newContext({
      viewport: { width: options.width ?? 1280, height: 800 },
      colorScheme: options.dark ? 'dark' : 'light',
    });
    if (options.before !== undefined) await context.addInitScript(options.before);
    const complaints: string[] = [];
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(site.origin + path);
    try {
      await look(page, context);
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
    }
  }

  const onPage = 'search-page .result';
  const inDialog = '.search-dialog .result';
  const hrefs = (page: Page, results: string): Promise<readonly (string | null)[]> =>
    page.locator(results).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const findFocus = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.id ?? document.activeElement?.className);

  async function ask(page: Page, query: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.fill('#dialog-query', query);
    await page.waitForSelector(inDialog);
  }

  describe('the worker', () => {
    it('is a file of the site that is fetched when the search is opened, not before', () =>
      visit('/703/', async (page) => {
        await page.waitForLoadState('networkidle');
        expect(page.workers()).toEqual([]);
        expect(
          await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/search/')).length),
        ).toBe(0);
        await ask(page, 'kitten');
        expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
          expect.stringMatching(/^\/_astro\/searchWorker.*\.js$/),
        ]);
      }));

    it.each([
      ['is missing', 'delete window.Worker'],
      ['is forbidden', 'window.Worker = class { constructor() { throw new DOMException("no", "SecurityError") } }'],
      [
        'does not come up',
        'window.Worker = class extends EventTarget { postMessage() { setTimeout(() => this.dispatchEvent(new Event("error"))) } }',
      ],
    ])('leaves the work to the page where it %s', (_, before) =>
      visit(
        '/703/',
        async (page) => {
          await ask(page, 'kiten');
          expect((await hrefs(page, inDialog))[0]).toBe('/glossary/kitten/');
        },
        { before },
      ),
    );

    it('costs a reading page nothing: at most 20 KB of script before the search is opened', () => {
      const html = readFileSync(join(site.folder, '703/index.html'), 'utf8');
      const scripts = new Set<string>();
      const collect = (path: string): void => {
        if (scripts.has(path)) return;
        scripts.add(path);
        const source = readFileSync(join(site.folder, path), 'utf8');
        for (const [, file = ''] of source.matchAll(/(?:\bfrom|^import|[;}]import)\s*["']\.\/([^"']+)["']/g)) collect(`/_astro/${file}`);
      };
      for (const { attribs } of load(html)('script[src]').get()) collect(attribs['src'] ?? '');
      const size = [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join(site.folder, path))).length, 0);
      expect(scripts.size).toBeGreaterThan(1);
      expect([...scripts].filter((path) => /Engine|Worker|Client/.test(path))).toEqual([]);
      expect(size).toBeLessThan(20_000);
    });
  });

  describe('filters', () => {
    it('by kind and by name are kept in the address, and the way back leads through them', () =>
      visit('/search/?q=kitten', async (page) => {
        await page.waitForSelector(onPage);
        const all = await page.locator(onPage).count();
        await page.selectOption('search-page [name=kind]', 'glossary');
        await page.waitForURL('**/search/?q=kitten&kind=glossary');
        await page.waitForFunction((count) => document.querySelectorAll('search-page .result').length < count, all);
        expect(await hrefs(page, onPage)).toContain('/glossary/kitten/');
        await page.check('search-page [name=names]');
        await page.waitForURL('**/search/?q=kitten&kind=glossary&names=1');
        await page.waitForFunction(() => document.querySelectorAll('search-page .result').length === 1);
        await page.goBack();
        await page.waitForURL('**/search/?q=kitten&kind=glossary');
        expect(await page.isChecked('search-page [name=names]')).toBe(false);
        await page.goBack();
        await page.waitForFunction((count) => document.querySelectorAll('search-page .result').length === count, all);
        expect(await page.inputValue('search-page [name=kind]')).toBe('');
        await page.goForward();
        await page.waitForFunction((count) => document.querySelectorAll('search-page .result').length < count, all);
        expect(await page.inputValue('search-page [name=kind]')).toBe('glossary');
      }));

    it('are read from the address', () =>
      visit('/search/?q=combed&kind=example', async (page) => {
        await page.waitForSelector(onPage);
        expect(await page.inputValue('search-page [name=kind]')).toBe('example');
        expect(new Set(await page.locator('search-page .result-kind').allInnerTexts())).toEqual(new Set(['Example']));
      }));

    it('choose among the editions that the site shows, the newest and other documents with a file of their own', () =>
      visit('/search/?q=kitten', async (page) => {
        await page.waitForSelector(onPage);
        await page.selectOption('search-page [name=edition]', '2009-05-01');
        await page.waitForURL('**/search/?q=kitten&edition=2009-05-01');
        await page.waitForSelector('search-page .result[href^="/2009-05-01/"]');
        expect((await hrefs(page, onPage)).every((href) => href?.startsWith('/2009-05-01/'))).toBe(true);
        await page.selectOption('search-page [name=edition]', 'rulings-summary/1999-04-21');
        await page.waitForSelector('search-page .result[href^="/documents/"]');
        await page.selectOption('search-page [name=kind]', 'ruling');
        await page.waitForURL('**/search/?q=kitten&kind=ruling&edition=**');
        expect(await page.locator(onPage).count()).toBeGreaterThan(0);
        const values = await page
          .locator('search-page [name=edition] option')
          .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
        const files = listFiles(join(site.folder, 'search')).filter((file) => file.endsWith('.json'));
        expect(values.length).toBe(7);
        expect(files.length).toBeLessThan(values.length);
      }));

    it('say what there is without them when they leave nothing', () =>
      visit('/search/?q=groomed&kind=heading&names=1', async (page) => {
        await page.fill('#page-query', 'hedgehog');
        await page.waitForFunction(
          () =>
            document.querySelector('search-page .search-status')?.textContent === 'Nothing found. Without the filters there is 1 result.',
        );
      }));

    it('work in the dialog, whose way to all results keeps them', () =>
      visit('/703/', async (page) => {
        await ask(page, 'groom');
        await page.selectOption('.search-dialog [name=kind]', 'glossary');
        await page.waitForFunction(() =>
          [...document.querySelectorAll('.search-dialog .result-kind')].every(({ textContent }) => textContent === 'Glossary'),
        );
        await page.click('.search-all');
        await page.waitForURL('**/search/?q=groom&kind=glossary');
      }));
  });

  it('searches, in the dialog, the edition of the page', () =>
    visit('/2009-05-01/203/', async (page) => {
      await ask(page, 'kitten');
      expect((await hrefs(page, inDialog)).every((href) => href?.startsWith('/2009-05-01/'))).toBe(true);
      expect(await page.innerText('.search-foot')).toContain('May 1, 2009');
      await page.fill('#dialog-query', '203.2');
      await page.waitForFunction(() => document.querySelector('.search-dialog .result')?.getAttribute('href') === '/2009-05-01/203/#203.2');
    }));

  it('searches, on a page that editions share, the one whose address was opened', () =>
    visit('/2008-08-01/404/', async (page) => {
      await ask(page, 'oldest cat');
      expect(await hrefs(page, inDialog)).toContain('/2008-08-01/404/#404.1');
      expect(await page.innerText('.search-foot')).toContain('August 1, 2008');
      await page.fill('#dialog-query', 'others may wait');
      await page.waitForFunction(() => document.querySelector('.search-dialog .result')?.getAttribute('href') === '/2008-08-01/203/#203.2');
      expect(new URL((await page.getAttribute('.search-all', 'href')) ?? '', page.url()).search).toContain('edition=2008-08-01');
    }));

  describe('queries', () => {
    it.each([
      ['"second kitten"', ['/703/#703.1a']],
      ['“second kitten”', ['/703/#703.1a']],
      ['dog -twice', ['/703/#703.1b', '/703/#703.1']],
    ])('%s', (query, found) =>
      visit('/', async (page) => {
        await ask(page, query);
        expect(await hrefs(page, inDialog)).toEqual(found);
      }),
    );

    it.each([
      ['"kitten second"', 'Nothing found. Try it without the quotes or the minus.'],
      ['-kitten', 'Nothing found. Say what to find as well as what to leave out.'],
      ['xylophone quartz', 'Nothing found. Try fewer words'],
    ])('%s says what to try', (query, advice) =>
      visit('/', async (page) => {
        await page.keyboard.press('Control+k');
        await page.fill('#dialog-query', query);
        await page.waitForFunction((text) => document.querySelector('.search-dialog .search-status')?.textContent.startsWith(text), advice);
      }),
    );
  });

  describe('a result', () => {
    const marked = (page: Page): Promise<readonly string[]> => page.locator('main mark').allInnerTexts();

    it('has its words marked in title and text', () =>
      visit('/', async (page) => {
        await ask(page, 'purring');
        expect(await page.locator(`${inDialog} .result-title mark`).first().innerText()).toBe('Purr');
        expect(await page.locator(`${inDialog} .result-snippet mark`).count()).toBeGreaterThan(0);
      }));

    it('opens with the words marked in the entry, nowhere else, at an address without them, and nothing moves', () =>
      visit('/', async (page) => {
        await ask(page, 'second kitten');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/703/#703.1a');
        expect(await marked(page)).toEqual(['second', 'kitten']);
        expect(await page.locator('[id="703.1a"] mark').count()).toBe(2);
        expect(page.url()).toBe(`${site.origin}/703/#703.1a`);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
              }).observe({ type: 'layout-shift', buffered: true });
              setTimeout(() => resolve(sum), 100);
            }),
        );
        expect(shift).toBeLessThan(0.02);
        await page.reload();
        expect(await marked(page)).toEqual([]);
      }));

    it('on the same page is marked in place of the one before', () =>
      visit('/703/', async (page) => {
        await ask(page, 'second kitten');
        await page.keyboard.press('Enter');
        await page.waitForSelector('[id="703.1a"] mark');
        await ask(page, 'sun winter');
        await page.waitForFunction(() => document.querySelector('.search-dialog .result')?.getAttribute('href') === '/703/#703.1');
        await page.keyboard.press('Enter');
        await page.waitForSelector('[id="703.1"] mark');
        expect(await marked(page)).toEqual(['sun', 'winter']);
      }));

    it('in a new tab is marked there', () =>
      visit('/', async (page, context) => {
        await ask(page, 'second kitten');
        const opened = context.waitForEvent('page');
        await page
          .locator(inDialog)
          .first()
          .click({ modifiers: ['ControlOrMeta'] });
        const other = await opened;
        await other.waitForSelector('[id="703.1a"] mark');
        expect(await marked(other)).toEqual(['second', 'kitten']);
      }));

    it('for a number has nothing marked', () =>
      visit('/', async (page) => {
        await ask(page, '703.1a');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/703/#703.1a');
        expect(await marked(page)).toEqual([]);
      }));
  });

  describe('keys', () => {
    it('Esc closes the dialog at once, also with a query in it, and gives the focus back', () =>
      visit('/703/', async (page) => {
        await page.focus('.site-name');
        await ask(page, 'kitten');
        await page.keyboard.press('Escape');
        expect(await page.locator('.search-dialog').isVisible()).toBe(false);
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('site-name');
        await page.keyboard.press('Control+k');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Escape');
        expect(await page.locator('.search-dialog').isVisible()).toBe(false);
      }));

    it('Tab stays Tab: from the field through the filters to the results', () =>
      visit('/703/', async (page) => {
        await ask(page, 'kitten');
        const stops: string[] = [];
        for (let at = 0; at < 5; at += 1) {
          await page.keyboard.press('Tab');
          stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.className ?? ''));
        }
        expect(stops).toEqual(['kind', 'names', '', 'search-close', 'result']);
      }));

    it('arrows walk the results of the search page too, and leave the filters alone', () =>
      visit('/search/?q=kitten', async (page) => {
        await page.waitForSelector(onPage);
        await page.focus('#page-query');
        await page.keyboard.press('ArrowDown');
        expect(await page.evaluate(() => document.activeElement === document.querySelector('search-page .result'))).toBe(true);
        await page.keyboard.press('ArrowUp');
        expect(await findFocus(page)).toBe('page-query');
        await page.focus('search-page [name=kind]');
        await page.keyboard.press('ArrowDown');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('kind');
      }));

    it('/ can be switched off for good, which is announced, and Ctrl-K stays', () =>
      visit('/search/', async (page) => {
        const announced = () => page.getAttribute('.search-open', 'aria-keyshortcuts');
        expect(await announced()).toBe('Control+K Meta+K /');
        await page.uncheck('search-page [data-slash]');
        expect(await announced()).toBe('Control+K Meta+K');
        await page.goto(`${site.origin}/703/`);
        expect(await announced()).toBe('Control+K Meta+K');
        await page.keyboard.press('/');
        expect(await page.locator('.search-dialog').isVisible()).toBe(false);
        await page.keyboard.press('Control+k');
        expect(await page.locator('.search-dialog').isVisible()).toBe(true);
        expect(await page.isChecked('.search-dialog [data-slash]')).toBe(false);
        await page.check('.search-dialog [data-slash]');
        await page.keyboard.press('Escape');
        await page.keyboard.press('/');
        expect(await page.locator('.search-dialog').isVisible()).toBe(true);
      }));
  });

  describe.each([
    ['light', false],
    ['dark', true],
  ])('in the %s', (_, dark) => {
    it('axe finds no violation in the open dialog with results, nor on the page with filters', () =>
      visit(
        '/703/',
        async (page) => {
          await ask(page, 'kitten');
          expect(await runAxe(page)).toEqual([]);
          await page.goto(`${site.origin}/search/?q=kitten&kind=rule`);
          await page.waitForSelector(onPage);
          expect(await runAxe(page)).toEqual([]);
        },
        { dark },
      ));

    it('axe finds no violation in an entry with words marked', () =>
      visit(
        '/',
        async (page) => {
          await ask(page, 'second kitten');
          await page.keyboard.press('Enter');
          await page.waitForSelector('[id="703.1a"] mark');
          expect(await runAxe(page)).toEqual([]);
        },
        { dark },
      ));
  });

  it.each(['/search/?q=kitten', '/703/'])('fits a screen of 360 pixels, at %s', (path) =>
    visit(
      path,
      async (page) => {
        if (path === '/703/') await ask(page, 'kitten');
        else await page.waitForSelector(onPage);
        const wide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('.search-dialog')].filter((box) => box.scrollWidth > box.clientWidth),
        );
        expect(wide).toEqual([]);
      },
      { width: 360 },
    ),
  );
});
