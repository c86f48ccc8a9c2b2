import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SiteSearchFile } from '../../src/site/frame/data/searchFile.ts';
import { divideTexts, indexFile, packSearch } from '../../src/site/frame/data/searchPack.ts';
import { load } from 'cheerio';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, measureShift, runAxeInBothColours } from './browser.ts';
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
    options: { readonly width?: number; readonly before?: string } = {},
  ): Promise<void> {
    const context = await browser.newContext({
      viewport: { width: options.width ?? 1280, height: 800 },
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
        'window.Worker = class extends EventTarget { constructor() { super(); setTimeout(() => this.dispatchEvent(new Event("error"))) } terminate() {} }',
      ],
      ['comes up and never answers', 'window.Worker = class extends EventTarget { postMessage() {} terminate() {} }'],
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

    it('and words of an address move nothing that is in sight when their results come late', () =>
      visit(
        '/help/',
        async (page) => {
          await page.route('**/search/*.bin', async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 500));
            await route.continue();
          });
          await page.goto(`${site.origin}/search/?q=kitten`);
          await page.waitForSelector(onPage);
          expect(await measureShift(page)).toBeLessThan(0.01);
          expect(await page.locator('search-page').getAttribute('data-ready')).toBe('');
        },
        { width: 390 },
      ));

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
        const files = listFiles(join(site.folder, 'search')).filter((file) => /^index-[^/]*\.bin$/.test(file));
        expect(files.length).toBeGreaterThan(1);
        expect(values.length).toBe(7);
        expect(files.length).toBeLessThan(values.length);
      }));

    it('say what there is without them when they leave nothing', () =>
      visit('/search/?q=groomed&kind=heading&names=1', async (page) => {
        await page.fill('#page-query', 'hedgehog');
        await page.waitForFunction(
          () =>
            document
              .querySelector('search-page .search-status')
              ?.textContent.startsWith('Nothing found. Without the filters there is 1 result.') === true,
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
    visit('/2009-05-01/2/', async (page) => {
      await ask(page, 'kitten');
      expect((await hrefs(page, inDialog)).every((href) => href?.startsWith('/2009-05-01/'))).toBe(true);
      expect(await page.innerText('.search-foot')).toContain('May 1, 2009');
      await page.fill('#dialog-query', '203.2');
      await page.waitForFunction(() => document.querySelector('.search-dialog .result')?.getAttribute('href') === '/2009-05-01/2/#203.2');
    }));

  it('searches, on a page that editions share, the one whose address was opened', () =>
    visit('/2008-08-01/4/', async (page) => {
      await ask(page, 'oldest cat');
      expect(await hrefs(page, inDialog)).toContain('/2008-08-01/4/#404.1');
      expect(await page.innerText('.search-foot')).toContain('August 1, 2008');
      await page.fill('#dialog-query', 'others may wait');
      await page.waitForFunction(() => document.querySelector('.search-dialog .result')?.getAttribute('href') === '/2008-08-01/2/#203.2');
      expect(new URL((await page.getAttribute('.search-all', 'href')) ?? '', page.url()).search).toContain('edition=2008-08-01');
    }));

  describe('the name of a time or of a document', () => {
    const rows = (page: Page): Promise<readonly string[]> =>
      page
        .locator('.search-dialog .search-results')
        .last()
        .locator(':scope > li')
        .evaluateAll((items) => items.map((item) => item.querySelector('a')?.getAttribute('href') ?? item.textContent));

    it.each([
      ['in 2008', '/2008-08-01/'],
      ['2009-05-01', '/2009-05-01/'],
    ])('%s leads first to the edition of then, and Enter opens it', (query, address) =>
      visit('/703/', async (page) => {
        await page.keyboard.press('Control+k');
        await page.fill('#dialog-query', query);
        await page.waitForSelector(`.search-dialog .search-results a[href="${address}"]`);
        expect((await rows(page))[0]).toBe(address);
        expect(await page.locator('.search-dialog .search-status').innerText()).toContain(`“${query}” was read as the name of a time`);
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${address}`);
      }),
    );

    it('of which nothing is here says so', () =>
      visit('/703/', async (page) => {
        await page.keyboard.press('Control+k');
        await page.fill('#dialog-query', 'JAR');
        await page.waitForFunction(() =>
          document.querySelector('.search-dialog .search-notes')?.textContent.includes('There is no edition of Judging at Regular here.'),
        );
      }));
  });

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
      ['"xylophone quartz"', 'Try it without the quotes or the minus.'],
      ['-kitten', 'Nothing found. Say what to find as well as what to leave out.'],
      ['xylophone quartz', '“xylophone” stands nowhere in this edition.'],
    ])('%s says what to try', (query, advice) =>
      visit('/', async (page) => {
        await page.keyboard.press('Control+k');
        await page.fill('#dialog-query', query);
        await page.waitForFunction((text) => document.querySelector('.search-dialog .search-status')?.textContent.includes(text), advice);
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
        await page.waitForSelector('[id="703.1a"] mark');
        expect(await marked(page)).toEqual(['second', 'kitten']);
        expect(await page.locator('[id="703.1a"] mark').count()).toBe(2);
        expect(page.url()).toBe(`${site.origin}/703/#703.1a`);
        expect(await measureShift(page)).toBeLessThan(0.02);
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

  it('shows all of its notes above the first result of its dialog', () =>
    visit('/703/', async (page) => {
      await ask(page, 'second kitten ');
      const notes = page.locator('.search-dialog .search-notes a').last();
      await notes.waitFor();
      const [above, below] = await Promise.all([notes.boundingBox(), page.locator('.search-dialog .search-results').boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }));

  describe('says what it did', () => {
    const status = (page: Page): Promise<string> => page.innerText('search-page .search-status');
    const notes = (page: Page): Promise<string> => page.innerText('search-page .search-notes');
    const said = (page: Page, text: string): Promise<unknown> =>
      page.waitForFunction((part) => document.querySelector('search-page .search-status')?.textContent.includes(part), text);

    it('how many results have all words, with a switch that the address keeps', () =>
      visit('/search/?q=second+kitten+', async (page) => {
        await page.waitForSelector(onPage);
        const all = await page.locator(onPage).count();
        expect(await status(page)).toMatch(/^\d+ results: \d+ ha(?:s|ve) all words · /);
        await page.check('search-page [name=all]');
        await page.waitForURL('**/search/?q=second+kitten+&all=1');
        await page.waitForFunction((count) => document.querySelectorAll('search-page .result').length < count, all);
        await page.getByText(/with some of them/).click();
        await page.waitForURL((url) => !url.search.includes('all'));
        expect(await page.isChecked('search-page [name=all]')).toBe(false);
        await page.reload();
        await page.waitForSelector(onPage);
        expect(await page.locator(onPage).count()).toBe(all);
      }));

    it('in which of all documents a result stands', () =>
      visit('/search/?q=kitten+', async (page) => {
        await page.waitForSelector(onPage);
        await page.selectOption('search-page [name=edition]', 'documents');
        await page.waitForURL('**/search/?q=kitten+&edition=documents');
        await page.waitForFunction(() =>
          /results in \d+ of \d+ documents/.test(document.querySelector('search-page .search-status')?.textContent ?? ''),
        );
        const kinds = await page.locator('search-page .result-kind').allTextContents();
        expect(new Set(kinds.map((kind) => kind.split(' · ')[1])).size).toBeGreaterThan(1);
        const links = await page.locator('search-page .result').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        expect(links.some((href) => href.includes('rulings-summary'))).toBe(true);
        await page.reload();
        await page.waitForSelector(onPage);
        expect(await page.locator('search-page .result-kind').allTextContents()).toEqual(kinds);
      }));

    it('that a word is spelled otherwise, with the way to search exactly what was typed', () =>
      visit('/search/?q=kiten+', async (page) => {
        await said(page, '“kiten” stands nowhere in this edition. Searched: “kitten”.');
        await page.click('text=Search exactly "kiten"');
        await page.waitForURL('**/search/?q=%22kiten%22+');
        await said(page, 'Nothing found.');
        expect(await notes(page)).toContain('Spelled alike: Kitten');
      }));

    it('what stands nowhere, and offers what is without the filters', () =>
      visit('/search/?q=xylophone+', async (page) => {
        await said(page, '“xylophone” stands nowhere in this edition.');
        await page.goto(`${site.origin}/search/?q=hedgehog+&kind=heading&names=1`);
        await page.click('text=Drop the filters');
        await page.waitForURL('**/search/?q=hedgehog+');
        await page.waitForSelector(onPage);
      }));

    it('what a number was that this edition lacks, and opens nothing near it unasked', () =>
      visit('/search/?q=404.2&edition=', async (page) => {
        await said(page, '404.2 is not a number of this edition.');
        await page.focus('#page-query');
        await page.keyboard.press('Enter');
        await page.waitForTimeout(500);
        expect(new URL(page.url()).pathname).toBe('/search/');
      }));

    it('how it read what may be no number, and that a stop asks for the rule alone', () =>
      visit('/search/?q=7031a', async (page) => {
        await page.waitForSelector(onPage);
        expect((await hrefs(page, onPage))[0]).toBe('/703/#703.1a');
        expect(await notes(page)).toContain('“7031a” was read as the number 703.1a.');
        await page.fill('#page-query', '703.1.');
        await page.waitForFunction(() => document.querySelectorAll('search-page .result').length === 1);
        expect(await hrefs(page, onPage)).toEqual(['/703/#703.1']);
        await page.click('text=With what belongs to it');
        await page.waitForFunction(() => document.querySelectorAll('search-page .result').length > 1);
      }));

    it.each([
      ['edition=1066-01-01', 'There is no edition “1066-01-01” here. The first is of'],
      ['edition=2009-06-06', 'The last one before that day is that of May 1, 2009.'],
      ['kind=odd', 'There is no filter “kind=odd”'],
      ['page=two', 'There is no filter “page=two”'],
    ])('that its address asks for what there is not: %s', (asked, says) =>
      visit(`/search/?q=kitten&${asked}`, async (page) => {
        await page.waitForFunction((text) => document.querySelector('.search-unknown')?.textContent.includes(text), says);
        await page.waitForSelector(onPage);
        await page.selectOption('search-page [name=kind]', 'rule');
        expect(await page.innerText('.search-unknown')).toBe('');
      }),
    );

    it('nothing of the kind about the current edition under its date', () =>
      visit('/search/?q=kitten&edition=2026-01-16', async (page) => {
        await page.waitForSelector(onPage);
        await page.waitForTimeout(300);
        expect(await page.innerText('.search-unknown')).toBe('');
      }));

    it('leads to the last page of results and back', async () => {
      const page = await browser.newPage();
      // Many documents, so that there are pages of them.
      const numbers = Array.from({ length: 120 }, (_, at) => `703.${at + 1}`);
      const many: SiteSearchFile = {
        edition: 'comprehensive-rules/2008-06-03',
        documents: numbers.map((id) => ({ id, kind: 'rule', text: `A kitten sleeps as ${id} says.` })),
        playerWords: [],
        addresses: numbers.map((id) => `/703/#${id}`),
      };
      const indexed = indexFile(many);
      const packed = packSearch(many, indexed, { texts: '/search/many', words: '/search/many' });
      await page.context().route('**/search/index-*.bin', (route) => route.fulfill({ body: gzipSync(packed) }));
      await page.context().route('**/search/many/*.bin', (route) => {
        const part = Number(/(\d+)\.bin$/.exec(route.request().url())?.[1]);
        return route.fulfill({ body: gzipSync(indexed.parts[part]?.bytes ?? '') });
      });
      await page.context().route('**/search/many/*.json', (route) => {
        const block = Number(/(\d+)\.json$/.exec(route.request().url())?.[1]);
        return route.fulfill({ json: divideTexts(many)[block] });
      });
      await page.goto(`${site.origin}/search/?q=kitten+`);
      await page.waitForSelector(onPage);
      // Those whose texts are only shown come behind the others.
      await page.waitForFunction(() => document.querySelector('ol.search-results')?.children.length === 50);
      const total = Number(/^Results 1 to 50 of (\d+)/.exec(await status(page))?.[1] ?? 0);
      expect(total).toBeGreaterThan(50);
      const seen = new Set(await hrefs(page, onPage));
      for (let at = 2; at <= Math.ceil(total / 50); at += 1) {
        await page.click('.search-pages [rel=next]');
        await page.waitForURL(`**/search/?q=kitten+&page=${at}`);
        await page.waitForFunction(
          ({ from, count }) => {
            const list = document.querySelector<HTMLOListElement>('ol.search-results');
            return list?.start === from && list.children.length === count;
          },
          { from: 50 * (at - 1) + 1, count: Math.min(50, total - 50 * (at - 1)) },
        );
        for (const href of await hrefs(page, onPage)) seen.add(href);
      }
      expect(seen.size).toBe(total);
      expect(await page.locator('.search-pages [rel=next]').count()).toBe(0);
      await page.goBack();
      await page.waitForFunction(() => document.querySelector('ol.search-results')?.children.length === 50);
      await page.goto(`${site.origin}/search/?q=kitten+&page=99`);
      await said(page, `There are only ${total} results.`);
      await page.click('.search-pages [rel=prev]');
      await page.waitForSelector(onPage);
      await page.close();
    });
  });

  it.each([
    ['703.1a', '**/703/#703.1a'],
    ['kitten', '**/search/?q=kitten'],
  ])('the field of the home page leads, with %s and Enter, where the dialog does or to the list', (query, url) =>
    visit('/', async (page) => {
      await page.fill('#home-query', query);
      await page.keyboard.press('Enter');
      await page.waitForURL(url);
      await page.goBack();
      await page.waitForURL(`${site.origin}/`);
    }),
  );

  describe('an address of a rule', () => {
    it.each([
      ['/703.1a', '/703/#703.1a'],
      ['/703.1A/', '/703/#703.1a'],
      ['/2009-05-01/404.2', '/2009-05-01/4/#404.2'],
      ['/2026-01-16/703.1a', '/2026-01-16/703/#703.1a'],
    ])('%s leads to %s, without script on this server', async (path, found) => {
      const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([302, found]);
    });

    it('/703.1a leads there without script on any host that serves pages without their ending, in the current edition', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const lead = readFileSync(join(site.folder, '703.1a.html'), 'utf8');
      await page.route(`${site.origin}/703.1a`, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: lead }));
      await page.goto(`${site.origin}/703.1a`);
      await page.waitForURL(`${site.origin}/703/#703.1a`);
      expect(await page.locator('[id="703.1a"]').isVisible()).toBe(true);
      await context.close();
    });

    it('have such a file for each rule of the current edition without a page of its own, in less than a block, and for no other', () => {
      const leads = readdirSync(site.folder).filter((name) => /^\d.*\.html$/.test(name) && name !== '404.html');
      expect(leads.toSorted()).toEqual(
        ['404.1', '500.1', '701.1', '701.2a', '701.3a', '703.1', '703.1a', '703.1b', '703.2', '703.3'].map((number) => `${number}.html`),
      );
      for (const name of leads) {
        const $ = load(readFileSync(join(site.folder, name), 'utf8'));
        const [, path = '', anchor = ''] = /^([^#]+)#(.*)$/.exec($('a').attr('href') ?? '') ?? [];
        expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0;url=${path}#${anchor}`);
        expect(load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'))(`[id="${anchor}"]`).length).toBe(1);
        expect(statSync(join(site.folder, name)).size).toBeLessThan(300);
      }
    });

    it.each([
      ['/703.1a', '/703/#703.1a'],
      ['/2009-05-01/404.2/', '/2009-05-01/4/#404.2'],
      ['/2009-05-01/404/', '/2009-05-01/4/#404'],
      ['/2009-05-01/404/#404.2', '/2009-05-01/4/#404.2'],
      ['/2026-01-16/703.1a', '/2026-01-16/703/#703.1a'],
      ['/2026-01-16/701.3/#701.3a', '/2026-01-16/701.2/#701.3a'],
      ['/2026-01-16/7/all/#703.1b', '/2026-01-16/703/#703.1b'],
      ['/2026-01-16/glossary/kitten/', '/2026-01-16/glossary/#term-kitten'],
    ])('%s leads there by script where a host has but a page for missing addresses', async (path, found) => {
      const page = await browser.newPage();
      const missing = readFileSync(join(site.folder, '404.html'), 'utf8');
      const address = site.origin + path.replace(/#.*$/, '');
      await page.route(address, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: missing }));
      await page.goto(site.origin + path);
      await page.waitForURL(site.origin + found);
      await page.close();
    });

    it('says of one that the edition lacks so, and without script leads to the subsections', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/999.9`);
      await page.waitForFunction(
        () => document.querySelector('h1')?.textContent === '999.9 is not a number of the edition of January 16, 2026',
      );
      expect(await page.inputValue('#not-found-query')).toBe('999.9');
      await page.close();
      expect(load(readFileSync(join(site.folder, '404.html'), 'utf8'))('main a[href="/703/"]').length).toBe(1);
    });
  });

  describe('a page of an earlier build', () => {
    it('says so, and works once it is loaded anew', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/703/`);
      let isNew = true;
      await page.route('**/_astro/search{Client,Worker,Engine}*.js', (route) =>
        isNew ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.route('**/703/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/\/_astro\/[^ >]*\.js/, '$&?newer') });
      });
      await page.keyboard.press('Control+k');
      await page.fill('#dialog-query', 'kitten');
      await page.waitForSelector('text=This page is of an earlier build of the site');
      isNew = false;
      await page.click('.reload');
      await page.waitForLoadState();
      await ask(page, 'kitten');
      await page.close();
    });

    it.each(['data/searches.json', 'search/index-*.bin', 'search/words-*/*.bin', 'search/texts-*/*.json'])(
      'is told from data that does not come, which comes when it is asked for again: %s',
      async (away) => {
        const page = await browser.newPage();
        await page.goto(`${site.origin}/703/`);
        let isAway = true;
        await page.context().route(`**/${away}`, (route) => (isAway ? route.abort() : route.continue()));
        await page.keyboard.press('Control+k');
        await page.fill('#dialog-query', 'kitten');
        await page.waitForSelector('text=The index could not be loaded. Try again in a moment.');
        isAway = false;
        await page.fill('#dialog-query', 'kitten ');
        await page.waitForSelector(inDialog);
        await page.close();
      },
    );
  });

  it('asks for what is typed in one go once it is there, not for its beginnings', () =>
    visit(
      '/703/',
      async (page) => {
        await ask(page, 'kitten');
        const asked = await page.evaluate(async () => {
          const field = document.querySelector<HTMLInputElement>('#dialog-query');
          const { asked: queries } = globalThis as unknown as { readonly asked: string[] };
          queries.length = 0;
          const text = 'whoever lies in the sun first';
          for (let at = 1; field && at <= text.length; at += 1) {
            field.value = text.slice(0, at);
            field.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise((resolve) => setTimeout(resolve, 15));
          }
          for (let turn = 0; turn < 100 && queries.at(-1) !== text; turn += 1) await new Promise((resolve) => setTimeout(resolve, 50));
          return queries;
        });
        expect(asked.at(-1)).toBe('whoever lies in the sun first');
        // A busy machine may rest between two keys: one of ten, not each.
        expect(asked.length).toBeLessThan(10);
      },
      {
        before: `globalThis.asked = []; const post = Worker.prototype.postMessage;
          Worker.prototype.postMessage = function (data, ...more) { if (data.request) asked.push(data.request.text); return post.call(this, data, ...more); };`,
      },
    ));

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
        expect(stops).toEqual(['kind', 'names', 'all', '', 'press search-close']);
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

  describe('in light or dark', () => {
    it('axe finds no violation in the open dialog with results, nor on the page with filters', () =>
      visit('/703/', async (page) => {
        await ask(page, 'kitten');
        expect(await runAxeInBothColours(page)).toEqual([]);
        await page.goto(`${site.origin}/search/?q=kitten&kind=rule`);
        await page.waitForSelector(onPage);
        expect(await runAxeInBothColours(page)).toEqual([]);
      }));

    it('axe finds no violation in an entry with words marked', () =>
      visit('/', async (page) => {
        await ask(page, 'second kitten');
        await page.keyboard.press('Enter');
        await page.waitForSelector('[id="703.1a"] mark');
        expect(await runAxeInBothColours(page)).toEqual([]);
      }));
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
