/** The page of the search: its filters, and what it says that it did. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SiteSearchFile } from '../../src/site/frame/data/searchFile.ts';
import { divideTexts, indexFile, packSearch } from '../../src/site/frame/data/searchPack.ts';
import { hasBrowser, measureShift } from './browser.ts';
import { listFiles } from './builtSite.ts';
import { ask, hrefs, onPage } from './searching.ts';
import { useSite, useVisits } from './visits.ts';

describe.skipIf(!hasBrowser)('the page of the search', () => {
  const site = useSite();
  const { visit, browser } = useVisits(site, { viewport: { width: 1280, height: 800 } });

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
        // The page is told of its address after the address is another.
        await expect.poll(() => page.isChecked('search-page [name=names]')).toBe(false);
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
        { viewport: { width: 390, height: 800 } },
      ));

    it('are read from the address', () =>
      visit('/search/?q=combed&kind=example', async (page) => {
        await page.waitForSelector(onPage);
        expect(await page.inputValue('search-page [name=kind]')).toBe('example');
        expect(new Set(await page.locator('search-page .result-kind').allInnerTexts())).toEqual(new Set(['Example']));
      }));

    it('stand folded on a phone, where those that are set are named and results come first', () =>
      visit(
        '/search/?q=combed&kind=example&names=1',
        async (page) => {
          const named = (): Promise<string> => page.locator('search-page .search-set').innerText();
          await page.waitForSelector('search-page .search-status:not(:empty)');
          expect(await named()).toBe('Examples, Names only');
          expect(await page.isVisible('search-page [name=kind]')).toBe(false);
          // However many are named, the word before them stays whole: in a row of one line's height.
          const wordHeight = (): Promise<number> =>
            page.locator('search-page .search-filters summary').evaluate((summary) => {
              const range = document.createRange();
              range.selectNodeContents(summary.firstChild ?? summary);
              return range.getBoundingClientRect().height;
            });
          const before = await wordHeight();
          await page.locator('search-page .search-set').evaluate((set) => (set.textContent = 'Rules, '.repeat(12)));
          expect(await wordHeight()).toBe(before);
          expect(before).toBeLessThan(30);
          await page.reload();
          await page.waitForSelector('search-page .search-status:not(:empty)');
          await page.click('search-page .search-filters summary');
          await page.uncheck('search-page [name=names]');
          await page.waitForSelector(onPage);
          expect(await named()).toBe('Examples');
          await page.selectOption('search-page [name=kind]', '');
          expect(await named()).toBe('');
          await page.goBack();
          expect(await named()).toBe('Examples');
          await page.reload();
          await page.waitForSelector(onPage);
          expect((await page.locator(onPage).first().boundingBox())?.y).toBeLessThan(400);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        },
        { viewport: { width: 390, height: 800 } },
      ));

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
        await expect.poll(() => page.isChecked('search-page [name=all]')).toBe(false);
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
        await page.click('text=Exactly "kiten"');
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
      const page = await browser().newPage();
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
      const total = Number(/^(\d+) results/.exec(await status(page))?.[1] ?? 0);
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
});
