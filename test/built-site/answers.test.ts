/** What a reader hands on: an answer of several rules, and one rule in whatever form. */
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clipboard, hasBrowser, runAxe } from './browser.ts';
import { historySite } from './sites.ts';
import { keep, open, stored } from './keeping.ts';
import { useSite, useVisits } from './visits.ts';

const phone: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)('what is handed on', () => {
  const site = useSite(historySite);
  const { visit } = useVisits(site, { viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

  describe('an answer', () => {
    it('is one address, which opens the same rules in their words for somebody else', () =>
      visit('/2001-03-01/1/', async (page) => {
        await keep(page, '101.2', 'Answer sheet');
        await keep(page, '101.1', 'Answer sheet');
        await open(page, '/102/');
        await keep(page, '102.1', 'Answer sheet');
        await open(page, '/glossary/kitten/');
        await page.click('h1 a');
        await page.click('.entry-tools .opens-panel:has-text("Keep")');
        await page.click('.keep-toggle:text-is("Answer sheet")');
        await open(page, '/kept/');
        await page.click('button:has-text("Copy its address")');
        await page.waitForSelector('.tool-said:has-text("Copied")');
        const href = await clipboard(page);
        expect(href).toBe(`${site.origin}/answer/?rules=2001-03-01/101.2,101.1,2008-06-03/102.1,glossary/kitten`);
        await visit(
          href.slice(site.origin.length),
          async (fresh) => {
            await fresh.waitForSelector('.answer-rules');
            expect(await fresh.locator('.kept-name').allInnerTexts()).toEqual(['101.2', '101.1', '102.1', 'Kitten']);
            expect(await fresh.locator('.kept-words').allInnerTexts()).toEqual([
              'Nobody climbs the standing lamp in the hall while visitors drink their tea.',
              'The cat that lies on the window sill first keeps the sill until the sun has left it.',
              'The cat that lies on the warm window sill first keeps the sill until the evening sun has left it.',
              'A cat that has not seen its first winter. See rule 100.1.',
            ]);
            expect(await fresh.evaluate(() => localStorage.getItem('concordance.kept'))).toBe(null);
            await fresh.click('button:text-is("Text")');
            await fresh.waitForSelector('.tool-said:has-text("Copied")');
            expect(await clipboard(fresh)).toContain('CR 101.2 (effective 2001-03-01): Nobody climbs');
            expect(await clipboard(fresh)).toContain(href);
            expect(await runAxe(fresh)).toEqual([]);
            expect(await fresh.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
            await fresh.click('button:has-text("Add these")');
            await fresh.waitForSelector(':text("They are on the answer sheet.")');
            expect((await stored(fresh)).sheet).toEqual((await stored(page)).sheet);
          },
          phone,
        );
      }));

    it('says of a rule of an older edition what it is today, and of one that stands nothing', () =>
      visit('/answer/?rules=2001-03-01/101.1,2008-06-03/102.1', async (page) => {
        await page.waitForSelector('.answer-rules');
        const told = await page
          .locator('.answer-rules > li')
          .evaluateAll((all) => all.map((each) => (each.querySelector('.kept-fate')?.textContent ?? '').replaceAll(/\s+/g, ' ')));
        expect(told).toEqual([expect.stringMatching(/^In the newest edition here: 102\.1\. Changed in substance .*See what changed$/), '']);
        expect(await page.locator('.kept-fate button').count()).toBe(0);
      }));

    it('says of an address which of its numbers are not there, and leads to the search for each', () =>
      visit('/answer/?rules=2001-03-01/101.1,999.9,1066-10-14/1.1,cats/x', async (page) => {
        await page.waitForSelector('.answer-rules');
        expect(await page.innerText('.answer-missing')).toBe(
          'This address names what is not here: 999.9 (2001-03-01), 1.1 (1066-10-14), cats/x.',
        );
        expect(await page.locator('.kept-name').allInnerTexts()).toEqual(['101.1']);
        const ways = page.locator('.answer-ways a');
        expect(await ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')))).toEqual([
          '/search/?q=999.9',
          '/search/?q=1.1',
          '/search/?q=x',
        ]);
        expect(await runAxe(page)).toEqual([]);
        await page.goto(new URL('/answer/?rules=glossary/sill-cat,cats/', page.url()).href);
        await page.waitForSelector('.answer-missing');
        expect(await ways.allInnerTexts()).toEqual(['sill cat']);
      }));

    it('of nothing says how one is made', () =>
      visit('/answer/', async (page) => {
        expect(await page.innerText('answer-page')).toContain('The address names no rules.');
      }));

    it('is on paper its rules alone', () =>
      visit('/answer/?rules=2001-03-01/101.1', async (page) => {
        await page.waitForSelector('.answer-rules');
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.kept-words').isVisible()).toBe(true);
        expect(await page.locator('answer-page button:visible').count()).toBe(0);
      }));
  });

  it.each([
    ['Text', 'CR 102.1 (effective 2008-06-03): The cat that lies'],
    ['Markdown', '> **102.1** The cat that lies'],
    ['For a chat', '**102.1** The cat that lies'],
    ['Link with words', 'CR 102.1: The cat that lies'],
  ])('a rule is copied in the form “%s”', (form, text) =>
    visit('/102/', async (page) => {
      await page.hover('[id="102.1"] p');
      await page.click('.opens-panel:has-text("Copy as")');
      await page.click(`.tool-panel button:text-is("${form}")`);
      await page.waitForSelector('.tool-said:has-text("Copied")');
      expect((await clipboard(page)).startsWith(text)).toBe(true);
    }),
  );

  it('a rule is handed to the sheet of the system, where there is one', () =>
    visit(
      '/102/',
      async (page) => {
        await page.hover('[id="102.1"] p');
        await page.click('.opens-panel:has-text("Copy as")');
        await page.click('.tool-panel button:has-text("Share")');
        const shared = await page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
        expect(shared).toMatchObject({ title: 'CR 102.1', url: `${site.origin}/2008-06-03/1/#102.1` });
      },
      {
        before: (context) =>
          context.addInitScript(() => {
            Object.defineProperty(Navigator.prototype, 'share', {
              configurable: true,
              value: (data: ShareData) => {
                (globalThis as { shared?: ShareData }).shared = data;
                return Promise.resolve();
              },
            });
          }),
      },
    ));
});
