import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, hasBrowser, launchBrowser, runAxe, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { findBrokenLinks } from './links.ts';
import { historySite } from './sites.ts';

describe('the history of a provision', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    // One build for the histories of rules and of policy.
    site = await buildSyntheticSite(historySite);
  });
  afterAll(() => site.close());

  const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

  it('is a page for each provision, under the edition and number that it began with', () => {
    const pages = listFiles(site.folder).filter((file) => /^history\/\d/.test(file));
    expect(pages).toHaveLength(17);
    expect(pages).toContain('history/2001-03-01/101.1/index.html');
    expect(pages).toContain('history/2001-03-01/glossary-sill-cat/index.html');
  });

  it('says of a rule that was moved and edited its numbers and the words that changed', () => {
    const $ = open('history/2001-03-01/101.1');
    expect(tidy($('h1').text())).toContain('History of 102.1');
    expect($('.standing a').attr('href')).toBe('/102/#102.1');
    expect($('.standing').text()).toContain('1 change of substance');
    const step = $('[id="2004-05-02"]');
    expect(tidy(step.find('.what').text())).toBe('Moved from 101.1 to 102.1, changed.');
    expect(
      step
        .find('.what a')
        .map((_, { attribs }) => attribs['href'])
        .get(),
    ).toEqual(['/2001-03-01/1/#101.1', '/2004-05-02/1/#102.1']);
    expect(step.find('.when a').attr('href')).toBe('/changes/2004-05-02/#102.1');
    expect(
      step
        .find('ins')
        .map((_, element) => $(element).text().trim())
        .get(),
    ).toEqual(['warm', 'evening']);
    expect(step.find('del').length).toBe(0);
  });

  it('gives each word its age, in figures that a list explains', () => {
    const $ = open('history/2001-03-01/101.1');
    const figures = $('.aged sup')
      .map((_, element) => $(element).text())
      .get();
    expect(figures).toEqual(['1', '2', '1', '2', '1']);
    expect(
      $('.figures li')
        .map((_, element) => tidy($(element).text()))
        .get(),
    ).toEqual(['March 1, 2001', 'May 2, 2004']);
    expect(tidy($('.aged').clone().find('sup').remove().end().text())).toBe(
      'The cat that lies on the warm window sill first keeps the sill until the evening sun has left it.',
    );
  });

  it('draws a split and a merge, linked from one history to the other and back', () => {
    const ways = (path: string, direction: string) =>
      open(path)(`.kinship > .${direction} .node a`)
        .map((_, { attribs }) => attribs['href'])
        .get();
    expect(ways('history/2001-03-01/102.1', 'out')).toEqual(['/history/2004-05-02/103.2/']);
    expect(ways('history/2004-05-02/103.2', 'in')).toEqual(['/history/2001-03-01/102.1/']);
    expect(ways('history/2001-03-01/102.3', 'in')).toEqual(['/history/2001-03-01/102.4/']);
    expect(ways('history/2001-03-01/102.4', 'out')).toEqual(['/history/2001-03-01/102.3/']);
  });

  it('says of what was merged into another rule where it is today', () => {
    const $ = open('history/2001-03-01/102.4');
    expect(tidy($('.standing').text())).toContain('Gone since June 3, 2008; last 103.5');
    expect($('.ending a').attr('href')).toBe('/history/2001-03-01/102.3/');
  });

  it('says of a removed rule that nothing was found to carry it on', () => {
    const $ = open('history/2001-03-01/101.2');
    expect(tidy($('.ending').text())).toBe('No entry was found in the edition of May 2, 2004 that carries it on.');
    expect($('.kinship').length).toBe(0);
  });

  it('tells the life of a term: its headwords and since when it is obsolete', () => {
    const $ = open('history/2001-03-01/glossary-sill-cat');
    const life = Object.fromEntries(
      $('#life + dl > div')
        .map((_, row) => [[tidy($(row).find('dt').text()), tidy($(row).find('dd').text())]])
        .get(),
    ) as Readonly<Record<string, string>>;
    expect(life['Obsolete since']).toBe('June 3, 2008');
    expect(
      $('#life + dl li')
        .map((_, element) => tidy($(element).text()))
        .get(),
    ).toEqual(['Sill Cat (2001-03-01)', 'Window Cat (2004-05-02)', 'Window Cat (Obsolete) (2008-06-03)']);
    expect($('[id="2004-05-02"] .retitled').text()).toContain('Window');
  });

  it('stands beside each entry of the current edition as one quiet line', () => {
    const $ = open('102');
    const line = $('[id="102.1"] .since');
    expect(line.text()).toBe('since 2001, changed once, last May 2, 2004');
    expect(line.attr('href')).toBe('/history/2001-03-01/101.1/');
    expect(open('101')('[id="101.1"] .since').text()).toBe('since 2004');
    expect(open('glossary/kitten')('.since').attr('href')).toBe('/history/2001-03-01/glossary-kitten/');
  });

  it('is linked at the head of pages of superseded editions', () => {
    const $ = open('2001-03-01/1');
    expect($('h1 ~ .since').attr('href')).toBe('/history/2001-03-01/1/');
    expect($('.entry:has(> div > h2) .since').eq(1).attr('href')).toBe('/history/2001-03-01/101/');
    expect($('.entry:not(:has(> div > h2)) .since').length).toBe(0);
  });

  it('has no link to a page or anchor that is not there', () => {
    const brokenIn = findBrokenLinks(site.folder);
    const pages = listFiles(site.folder).filter((file) => file.startsWith('history/'));
    expect(pages.flatMap((file) => brokenIn(file, 'main [href]'))).toEqual([]);
  });

  describe.skipIf(!hasBrowser)('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser.close());

    const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      const complaints: string[] = [];
      try {
        const page = await context.newPage();
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(error.message));
        await page.goto(site.origin + path);
        await look(page);
        expect(complaints).toEqual([]);
      } finally {
        await context.close();
      }
    }

    const paths = ['101.1', '102.1', '102.3', '101.2', 'glossary-sill-cat'].map((slug) => `/history/2001-03-01/${slug}/`);
    it.each(paths)('%s is accessible, light and dark', (path) =>
      visit(path, async (page) => expect(await runAxeInBothColours(page)).toEqual([])),
    );

    it.each(paths)('%s fits a phone and is read without script', (path) =>
      visit(
        path,
        async (page) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
          expect(await page.locator('.step').first().isVisible()).toBe(true);
        },
        { ...phone, javaScriptEnabled: false },
      ),
    );

    it.each([
      ['/history/102.1/', '/history/2001-03-01/101.1/'],
      ['/history/kitten', '/history/2001-03-01/glossary-kitten/'],
      ['/history/glossary-kitten/', '/history/2001-03-01/glossary-kitten/'],
    ])('leads from %s, which names no edition, to what is called so in the newest', async (asked, found) => {
      const page = await browser.newPage();
      try {
        await page.goto(site.origin + asked);
        await expect.poll(() => addressOf(page)).toBe(found);
      } finally {
        await page.close();
      }
    });

    it('that is opened or grows in the margin closes those that it would lie over, and below a text none', () =>
      visit(
        '/103/',
        async (page) => {
          const [one = '', other = ''] = await page.locator('.entry:has(> div > .beside)').evaluateAll((all) => all.map(({ id }) => id));
          expect(other).not.toBe('');
          const opened = (): Promise<readonly string[]> =>
            page.locator('.entry:has(> div > .beside[open])').evaluateAll((all) => all.map(({ id }) => id));
          const press = (id: string): Promise<void> => page.click(`[id="${id}"] .beside > summary`);
          const setHeight = (height: string): Promise<void> =>
            page.locator('.beside > div').evaluateAll((all, value) => {
              for (const panel of all) (panel as HTMLElement).style.height = value;
            }, height);
          await setHeight('10px');
          await press(one);
          await press(other);
          expect(await opened()).toEqual([one, other]);
          await press(other);
          await setHeight('300px');
          await press(other);
          await expect.poll(opened).toEqual([other]);
          // What grows in it later, as a text that is unfolded, is read too.
          await setHeight('10px');
          await press(one);
          expect(await opened()).toEqual([one, other]);
          await page.locator(`[id="${one}"] .beside > div`).evaluate((panel) => (panel.style.height = '300px'));
          await expect.poll(opened).toEqual([one]);
          await page.setViewportSize({ width: 390, height: 800 });
          await press(other);
          await page.waitForTimeout(100);
          expect(await opened()).toEqual([one, other]);
        },
        { viewport: { width: 1440, height: 900 } },
      ));

    it('is offered by the tools of a number on a phone, where the line beside the text is not', () =>
      visit(
        '/102/',
        async (page) => {
          expect(await page.locator('[id="102.1"] .since').isVisible()).toBe(false);
          await page.tap('[id="102.1"] > a');
          await page.click('.entry-tools a:has-text("History")');
          await page.waitForURL('**/history/2001-03-01/101.1/');
        },
        phone,
      ));

    it('is offered with the number of today by the tools of an entry of a superseded edition', () =>
      visit('/2001-03-01/1/', async (page) => {
        await page.hover('[id="101.1"] p');
        await page.waitForSelector('.entry-tools a:has-text("In the newest edition: 102.1")');
        expect(await page.locator('.entry-tools a:has-text("History")').getAttribute('href')).toBe('/history/2001-03-01/101.1/');
        expect(await runAxe(page)).toEqual([]);
        await page.hover('[id="101.2"] p');
        await page.waitForSelector('.entry-tools:has-text("Not in the newest edition")');
        await page.goto(`${site.origin}/2001-03-01/glossary/`);
        await page.hover('#term-sill-cat p');
        await page.click('.entry-tools a:has-text("In the newest edition: Window Cat")');
        await page.waitForURL('**/glossary/window-cat-obsolete/');
      }));

    it.each([
      ['a rule', '/history/2004-05-02/102.1/', '**/history/2001-03-01/101.1/'],
      ['a term', '/history/2008-06-03/glossary-window-cat-obsolete/', '**/history/2001-03-01/glossary-sill-cat/'],
    ])('%s that is registered under another entry by now is led to where its history is: %s', async (_, asked, found) => {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        await page.goto(site.origin + asked);
        await page.waitForURL(found);
      } finally {
        await context.close();
      }
    });
  });
});
