/** Two invented games beside rules for cats that stand for those of Magic: what a reader gets of them, on the site that is built for changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxe } from './browser.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { findBrokenLinks } from './links.ts';
import { changesSite } from './sites.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSyntheticSite(changesSite);
});
afterAll(() => site.close());

const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
const text = (path: string): string => open(path)('body').text().replace(/\s+/g, ' ');

describe('the pages of another game, without script', () => {
  it('are in the menu beside the documents of Magic', () => {
    const lines = open('/editions/')('nav a')
      .map((_, { attribs }) => attribs['href'])
      .get();
    expect(lines).toEqual(expect.arrayContaining(['/', '/game-kites-over-dunes/', '/game-lanterns/']));
  });

  it.each([
    '/game-lanterns/',
    '/game-lanterns/100/',
    '/game-lanterns/glossary/tide/',
    '/game-lanterns/2019-03-02/1/',
    '/changes/game-lanterns/2021-05-04/',
    '/history/game-lanterns/2019-03-02/100.4/',
    '/editions/game-lanterns/2021-05-04/',
  ])('%s says whose the text is, and nothing of Magic', (path) => {
    expect(text(path)).toContain('Lanterns and Tides was thought up for a test.');
    expect(text(path)).toContain('It may be passed on by anybody to anybody.');
    expect(text(path)).not.toMatch(/Magic|Wizards|Comprehensive/);
  });

  it('lead nowhere but to pages and places that are there', () => {
    const pages = listFiles(site.folder).filter((name) => /game-[a-z-]+\/(?:.*\/)?index\.html$/.test(name));
    expect(pages.length).toBeGreaterThan(5);
    const brokenIn = findBrokenLinks(site.folder);
    expect(pages.flatMap((file) => brokenIn(file, 'a[href]'))).toEqual([]);
  });

  it('say of a day that no document states that the description does', () => {
    expect(text('/editions/game-kites-over-dunes/2020-06-01/')).toContain('Date taken fromthe description of the game');
    expect(text('/editions/game-lanterns/2021-05-04/')).not.toContain('the description of the game');
  });

  it('draw no symbol of Magic for a sign in braces', () => {
    const $ = open('/game-lanterns/200/');
    expect($('main').text()).toContain('paying {T} or {2} to turn another');
    expect($('main .symbol, main .cost')).toHaveLength(0);
  });

  it('call no edition current, of which nobody knows whether it is', () => {
    const own = open('/as-of/')('#editions-game-lanterns').parent();
    expect(own.find('h2').text()).toBe('Editions of Lanterns and Tides');
    expect(own.find('.edition-until').first().text().trim()).toBe('the newest one here');
    expect(open('/game-lanterns/')('.status').text()).not.toContain('current');
  });
});

describe.skipIf(!hasBrowser)('another game in a browser', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterAll(async () => {
    expect(complaints).toEqual([]);
    await browser.close();
  });
  const go = (path: string) => page.goto(site.origin + path);

  it('is searched by itself from its pages, by its numbers and words', async () => {
    await go('/search/?q=1.2.1&edition=game-kites-over-dunes');
    await page.waitForSelector('.search-results a');
    expect(await page.locator('.search-results a').first().getAttribute('href')).toMatch(
      /^\/game-kites-over-dunes\/1\.2\/(?:\?.*)?#1\.2\.1$/,
    );
    await go('/search/?q=fewest+wicks&edition=game-lanterns');
    await page.waitForSelector('.search-results a');
    expect(await page.locator('.search-results').textContent()).toContain('belongs to the keeper with the fewest wicks');
  });

  it('is one of all documents that are searched at once, named with what is found', async () => {
    await go('/search/?q=fewest+wicks&edition=documents');
    await page.waitForSelector('.search-results a');
    expect(await page.locator('main').textContent()).toContain('Lanterns and Tides');
  });

  it('has any two of its editions compared, and its old numbers found', async () => {
    await go('/compare/?from=game-lanterns/2019-03-02&to=game-lanterns/2021-05-04');
    await page.waitForSelector('.change');
    expect(await page.locator('main').textContent()).toContain('A wick found on the beach belongs to the keeper with the fewest wicks.');
    await go('/where/?n=2.2.1&on=game-kites-over-dunes/2018-06-01');
    await page.waitForSelector('.where-said a');
    expect(await page.locator('.where-said').textContent()).toContain('1.2.1');
  });

  it('is read whole on one page under its own name', async () => {
    await go('/one-page/?edition=game-lanterns/2019-03-02');
    await page.waitForSelector('.one-page-text h2');
    await page.waitForFunction(() => document.title.includes('Lanterns and Tides, March 2, 2019'));
    await expect.poll(() => page.locator('.one-page-said').textContent()).toContain('You read Lanterns and Tides, in force from');
  });

  it('leads from the number of a rule to its page', async () => {
    await go('/game-kites-over-dunes/1.2.1a');
    await page.waitForURL(/\/game-kites-over-dunes\/1\.2\/#1\.2\.1a$/);
  });

  it.each(['/game-lanterns/', '/game-kites-over-dunes/1.2/'])('has nothing on %s that axe complains of', async (path) => {
    await go(path);
    expect(await runAxe(page)).toEqual([]);
  });
});
