/** What leads from one edition to another: an old number, a page of an old edition, a search, a day. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, hasBrowser, runAxe, textOf } from './browser.ts';
import { changesSite } from './sites.ts';
import { useSite, useVisits } from './visits.ts';

describe.skipIf(!hasBrowser)('from one edition to another', () => {
  const site = useSite(changesSite);
  const { visit } = useVisits(site, { viewport: { width: 1280, height: 800 } });

  it('shows below the line of an old number what that is now, in its own words, and leads Enter there', () =>
    visit('/search/?q=200.1a', async (page) => {
      await page.waitForSelector('.search-notes ol .result');
      expect(await page.locator('.search-notes ol .result-number').allInnerTexts()).toEqual(['201.1a']);
      expect(await page.locator('.search-notes ol .result-snippet').innerText()).not.toBe('');
      expect(await textOf(page, '.search-status')).toContain('June 3, 2008');
      await page.focus('#page-query');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.matches('.search-notes ol .result') ?? false);
      expect(new URL(page.url()).pathname).toBe('/search/');
    }));

  describe('the page that says where a number is now', () => {
    it.each([
      ['/where/?n=200.1&on=2001-03-01', '200.1 on March 1, 2001 is 201.1 in the newest edition here.'],
      ['/where/?n=rule+200.1a&on=2003-01-01', '200.1a on March 1, 2001 is 201.1a in the newest edition here.'],
      ['/where/?n=201.1&on=2008-06-03&in=2001-03-01', '201.1 on June 3, 2008 is 200.1 in the edition of March 1, 2001.'],
      ['/where/?n=101.4&on=2001-03-01', '101.4 on March 1, 2001 is 101.4 and 101.5 in the newest edition here.'],
      ['/where/?n=100.8&on=2001-03-01', '100.8 on March 1, 2001 is found in no entry in the newest edition here.'],
      ['/where/?n=101.5&on=2001-03-01', 'There is no 101.5 in the edition of March 1, 2001.'],
      ['/where/?n=1.1&on=1999-01-01', 'No edition here was in force on January 1, 1999; the first is of March 1, 2001.'],
      ['/where/?n=1.1&on=noon', '“noon” is no day. Write it as 2006-10-01.'],
    ])('answers %s', (path, line) =>
      visit(path, async (page) => {
        await page.waitForSelector('.where-line');
        expect(await textOf(page, '.where-line')).toBe(line);
        expect(await page.getAttribute('.where-said', 'role')).toBe('status');
      }),
    );

    it('links to both entries and to the history', () =>
      visit('/where/?n=200.1&on=2001-03-01', async (page) => {
        await page.waitForSelector('.where-line');
        const links = await page.locator('.where-said a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links).toEqual(['/2001-03-01/2/#200.1', '/201/#201.1', '/history/2001-03-01/200.1/']);
      }));

    it('says since when a rule is gone, and where a number stood that an edition lacks', async () => {
      await visit('/where/?n=100.8&on=2001-03-01', async (page) => {
        await page.waitForSelector('.where-line');
        expect(await textOf(page, '.where-said')).toContain('Gone since the edition of May 2, 2004; it was 100.8 before.');
      });
      await visit('/where/?n=101.5&on=2001-03-01', async (page) => {
        await page.waitForSelector('.where-line');
        const said = await textOf(page, '.where-said');
        expect(said).toContain('It stood in the editions of May 2, 2004 to June 3, 2008.');
        expect(said).toContain('Near it: 101, 101.3, 101.4');
      });
    });

    it('is asked by keyboard from the box, and keeps its address', () =>
      visit('/where/', async (page) => {
        await page.keyboard.type('200.1');
        await page.selectOption('.where-form select[name="on"]', '2001-03-01');
        await page.focus('.where-form input[name="n"]');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.where-line');
        expect(addressOf(page)).toBe('/where/?n=200.1&on=2001-03-01');
      }));
  });

  describe('old editions', () => {
    it('say in the preview of a citation what it is today', () =>
      visit('/2001-03-01/2/', async (page) => {
        await page.hover('main .entry p a:text-matches("rule")');
        await page.waitForSelector('.preview-today a');
        expect(await textOf(page, '.preview-today')).toBe('In the newest edition: 201.1');
        expect(await page.getAttribute('.preview-today a', 'href')).toBe('/201/#201.1');
      }));

    it('open the list of other editions at the same place', () =>
      visit('/2001-03-01/2/#200', async (page) => {
        await page.click('a.other-editions');
        await page.waitForSelector('.edition-menu[open]');
        expect(await page.locator('.edition-menu li').allTextContents()).toEqual([
          'June 3, 2008 201',
          'May 2, 2004 201',
          'March 1, 2001 200 · this page',
        ]);
        await page.click('.edition-menu li:nth-child(2) a');
        await page.waitForURL('**/2004-05-02/2/#201');
      }));

    it('are reached in their list by the year', () =>
      visit('/2001-03-01/2/#200', async (page) => {
        await page.click('a.other-editions');
        await page.waitForSelector('.edition-menu[open]');
        expect(await page.locator('.edition-menu option').allTextContents()).toEqual(['Year', '2008', '2004', '2001']);
        await page.setViewportSize({ width: 390, height: 200 });
        await page.selectOption('.edition-menu select', '2008');
        await expect.poll(() => page.locator('.edition-menu').evaluate((menu) => menu.scrollTop)).toBe(0);
        await page.selectOption('.edition-menu select', '2001');
        await expect.poll(() => page.locator('.edition-menu').evaluate((menu) => menu.scrollTop)).toBeGreaterThan(0);
      }));

    it('give focus back to the link when the list is closed', () =>
      visit('/100/', async (page) => {
        await page.focus('a.other-editions');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.edition-menu[open]');
        await page.keyboard.press('Escape');
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('other-editions');
      }));
  });

  describe('a search in an edition', () => {
    it('says of a term that only other editions have in which it stood, and leads there', () =>
      visit('/search/?q=hedgehog&edition=2001-03-01', async (page) => {
        await page.waitForSelector('text=is a term of other editions');
        const line = page.locator('p:has-text("is a term of other editions")');
        expect((await line.textContent())?.replace(/\s+/g, ' ')).toBe(
          '“Hedgehog” is a term of other editions. It stood in the editions of May 2, 2004 to June 3, 2008. Search in that of June 3, 2008',
        );
        await line.locator('a').click();
        await page.waitForSelector('search-page .result');
        const found = await page.locator('search-page .result').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(found).toContain('/glossary/hedgehog/');
        expect(await page.locator('text=is a term of other editions').count()).toBe(0);
      }));

    it('says of a name that none has that it is found nowhere, and offers the same in other editions', () =>
      visit('/search/?q=zeppelin&edition=2001-03-01', async (page) => {
        await page.waitForSelector('text=The same in another edition:');
        expect(await page.locator('p:has-text("The same in another edition:") a').allTextContents()).toEqual(['2008-06-03', '2004-05-02']);
        expect(await page.locator('text=is a term of other editions').count()).toBe(0);
      }));
  });

  describe('a search in all editions at once', () => {
    const items = (page: Page): Promise<readonly string[]> =>
      page
        .locator('search-page .search-results li')
        .evaluateAll((list) => list.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()));

    it('names each provision with the editions in which it had all words, and is kept in the address', () =>
      visit('/search/?q=hedgehog', async (page) => {
        await page.waitForSelector('search-page .result');
        await page.selectOption('search-page [name=edition]', 'all');
        await page.waitForURL('**/search/?q=hedgehog&edition=all');
        await page.waitForSelector('search-page .search-status:has-text("had all of these words")');
        expect(await items(page)).toContain('Hedgehog May 2, 2004 to June 3, 2008, the newest here');
        expect(await page.locator('search-page .result').first().getAttribute('href')).toMatch(/^\//);
        expect(await runAxe(page)).toEqual([]);
      }));

    it('says of a word that no edition has it', () =>
      visit('/search/?q=hedgehog+zeppelin&edition=all', async (page) => {
        await page.waitForSelector('search-page .search-status:has-text("“zeppelin” stands in no edition here.")');
        expect(await items(page)).toEqual([]);
      }));
  });

  describe('a search that names a time, a section, or wants to know why', () => {
    it('offers the edition that was in force then', () =>
      visit('/search/?q=hedgehog+in+2005', async (page) => {
        const line = page.locator('search-page .search-notes p:has-text("“in 2005” was read as a time")');
        await line.waitFor();
        expect(await line.locator('a').getAttribute('href')).toBe('/search/?q=hedgehog&edition=2004-05-02');
      }));

    it.each([
      ['a number that the edition of then has', '101.1 in 2005', '/2004-05-02/1/#101.1'],
      ['a year beside the number', '101.1 2002', '/2001-03-01/1/#101.1'],
    ])('opens %s in that edition from a field that opens numbers', (_, typed, path) =>
      visit('/', async (page) => {
        await page.fill('#home-query', typed);
        await page.keyboard.press('Enter');
        await page.waitForURL(site.origin + path);
        expect(addressOf(page)).toBe(path);
      }),
    );

    it('leads to the edition of then with Enter, and never opens what stands today', () =>
      visit('/search/?q=101.1+in+2005', async (page) => {
        await page.waitForSelector('search-page .search-notes a');
        await page.press('search-page input[type=search]', 'Enter');
        await page.waitForURL(`${site.origin}/2004-05-02/1/#101.1`);
        await page.goto(`${site.origin}/search/?q=hedgehog+in+2005`);
        await page.waitForSelector('search-page .search-notes a');
        await page.press('search-page input[type=search]', 'Enter');
        await page.waitForURL(`${site.origin}/search/?q=hedgehog&edition=2004-05-02`);
      }));

    it('stays where no edition here is so old, and says so', () =>
      visit('/search/?q=101.1+in+1999&go=1', async (page) => {
        await page.waitForSelector('search-page .search-notes p:has-text("The first is of March 1, 2001")');
        await page.waitForURL(`${site.origin}/search/?q=101.1+in+1999`);
      }));

    it('keeps to the section of the address', () =>
      visit('/search/?q=hedgehog&under=2', async (page) => {
        await page.waitForSelector('search-page .result');
        const found = await page.locator('search-page .result').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(found.length).toBeGreaterThan(0);
        expect(found.every((href) => href?.startsWith('/2') === true)).toBe(true);
        expect(await page.inputValue('search-page [name=under]')).toBe('2');
      }));

    it('shows with Alt+E where the scores come from', () =>
      visit('/search/?q=hedgehog', async (page) => {
        await page.waitForSelector('search-page .result');
        await page.focus('search-page input[type=search]');
        await page.keyboard.press('Alt+e');
        await page.waitForSelector('search-page .result-reasons');
        expect(await page.locator('search-page .result-reasons').first().innerText()).toMatch(/^\d+\.\d\d = .*“hedgehog”/);
        await page.keyboard.press('Alt+e');
        await page.waitForSelector('search-page .result-reasons', { state: 'detached' });
      }));
  });

  describe('the edition of a day', () => {
    it.each([
      ['2001-03-01', '/2001-03-01/'],
      ['2004-05-01', '/2001-03-01/'],
      ['2006-01-01', '/2004-05-02/'],
      ['2030-01-01', '/'],
    ])('on %s is at %s', (date, path) =>
      visit(`/as-of/?date=${date}`, async (page) => {
        await page.waitForURL(site.origin + path);
        expect(addressOf(page)).toBe(path);
      }),
    );

    it('is said to be none before the first, with a link to that', () =>
      visit('/as-of/?date=1999-01-01', async (page) => {
        await expect.poll(() => textOf(page, '.where-said')).toContain('No edition was in force on January 1, 1999');
        expect(await page.getAttribute('.where-said a', 'href')).toBe('/2001-03-01/');
      }));
  });
});
