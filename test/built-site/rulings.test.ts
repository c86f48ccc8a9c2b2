import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser } from 'playwright-core';
import type { Shape } from '../../src/site/data/shapes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { historySite } from './sites.ts';

const credit = 'Stephen D’Angelo’s General Rulings Summary, version of June 1, 2006';

describe('rulings', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSyntheticSite(historySite);
  });
  afterAll(() => site.close());

  const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

  it('stand beside their rule in the newest edition, marked where the rule was rewritten after them, with the way to what changed', () => {
    const aside = open('102')('details.rulings');
    const text = tidy(aside.text());
    expect(text).toContain('Rulings: 2');
    expect(text).toContain('A cat that turns around on the sill has not left it.');
    expect(text).toContain('C.2.1 Beth Moursund (bethmo), May 6, 2002');
    expect(tidy(aside.find('.ruling-flag').text())).toBe('102.1 was rewritten on May 2, 2004: see what changed.');
    expect(aside.find('.ruling-flag a').attr('href')).toBe('/history/2001-03-01/101.1/#2004-05-02');
    expect(text).toContain(`${credit}. Not official text.`);
  });

  it('lead from every other edition to the one page on which they stand, and are not repeated there', () => {
    for (const date of ['2001-03-01', '2004-05-02', '2008-06-03']) {
      const $ = open(`${date}/1`);
      expect($('a.rulings[href="/rulings/on-1/#102"]'), date).toHaveLength(1);
      expect($.root().text(), date).not.toContain('turns around on the sill');
    }
    expect(tidy(open('rulings/on-1')('[id="102"]').parent().text())).toContain('A cat that turns around on the sill has not left it.');
  });

  it('are as good as new only where that is proved', () => {
    const $ = open('rulings/as-new');
    const names = $('.ruling-lines > li > a:first-child')
      .map((_, element) => $(element).text())
      .get();
    // C.2.1 was outrun, C.3.1 is older than the first edition, and C.4 is in no edition.
    expect(names.toSorted()).toEqual(['C.1.1', 'C.1.Ruling.1', 'C.2']);
    expect(open('rulings/unplaced')('main').text()).toContain('Dogs have no rulings.');
    expect(tidy(open('rulings/on-glossary')('main').text())).toContain(
      'Older than what it is compared with, the edition of March 1, 2001.',
    );
  });

  it('stand where their rule went, when it went into another, and say so', () => {
    const text = tidy(open('rulings/on-1')('[id="103.4"]').parent().text());
    expect(text).toContain('103.5 is no longer a rule of its own');
    expect(text).toMatch(/It went to 103\.4( \(\d+% sure\))?\./);
    expect(text).toContain('To sit on the rail of a curtain is to climb it.');
    expect(tidy(open('103')('details.rulings').text())).toContain('rail of a curtain');
    expect(tidy(open('rulings/on-gone')('main').text())).toContain('103.4: 1 ruling');
    const { rulings } = JSON.parse(readFileSync(join(site.folder, 'data/v1/rulings.json'), 'utf8')) as Shape<'rulings'>;
    expect(rulings.at(-1)?.places).toMatchObject([{ id: '102.4', carried: [{ id: '103.4', since: '2008-06-03' }] }]);
  });

  it('are data for others, with what they speak of and what became of it', () => {
    const { rulings, credits } = JSON.parse(readFileSync(join(site.folder, 'data/v1/rulings.json'), 'utf8')) as Shape<'rulings'>;
    expect(credits).toContain(credit);
    expect(
      rulings.map(({ number, unplaced = '', places }) => [number, unplaced, places.map(({ standing }) => standing.is).join(' ')]),
    ).toEqual([
      ['C.1.1', '', 'unchanged'],
      ['C.1.Ruling.1', '', 'unchanged'],
      ['C.2.1', '', 'rewritten'],
      // A note has no number.
      [undefined, '', 'unchanged'],
      ['C.3.1', '', 'unchanged'],
      ['C.4.1', 'unnamed', ''],
      ['C.4.2', 'unnamed', ''],
      ['C.5.1', '', 'gone'],
    ]);
    expect(rulings[2]).toMatchObject({
      document: 'rulings-summary/2006-06-01',
      text: 'A cat that turns around on the sill has not left it.',
      date: '2002-05-06',
      authors: ['bethmo'],
      places: [
        {
          lineage: '2001-03-01/101',
          id: '102',
          edition: '2008-06-03',
          proof: 'heading',
          standing: { is: 'rewritten', day: '2004-05-02', below: { lineage: '2001-03-01/101.1', how: 'rewritten' } },
        },
      ],
    });
  });

  it('give credit and the date of the version on every page that shows one', () => {
    const texts = ['crumb in it', 'turns around', 'no sill', 'Snow in May', 'Dogs have no rulings', 'has filled it'];
    const pages = listFiles(site.folder).filter((file) => file.endsWith('.html'));
    const showing = pages
      .map((file) => ({ file, html: readFileSync(join(site.folder, file), 'utf8') }))
      .filter(({ html }) => texts.some((text) => html.includes(text)));
    expect(showing.length).toBeGreaterThan(5);
    for (const { file, html } of showing) expect(tidy(load(html)('body').text()), file).toContain(credit);
  });

  it('are counted by document, and the letters of the summary lead to the rules and terms they speak of', () => {
    const $ = open('rulings');
    expect(
      $('tbody td')
        .map((_, element) => $(element).text())
        .get(),
    ).toEqual(['8', '6', '2', '3', '2']);
    expect($('.ruling-letters a[href="/rulings/on-1/#102"]').text().trim()).toMatch(/^102\s+Places$/);
    // The pages that the menu leads to have the whole of its lists, the others a line of each.
    expect(open('editions')('#menu a[href="/rulings/"]')).toHaveLength(1);
    const ordinary = open('102');
    const lines = ordinary('#menu > details').map((_, list) => ordinary(list).find('li').length);
    expect(lines.get()).toEqual([1, 1, 1]);
    const summary = open('documents/rulings-summary/2006-06-01');
    expect(summary('[id="C.2"] .speaks-of a').attr('href')).toBe('/rulings/on-1/#102');
    expect(summary('[id="C.4"] .speaks-of')).toHaveLength(0);
  });

  it('have a page for each who said any, by year, with a word on who that is', () => {
    const $ = open('rulings/by-bethmo');
    expect($('main').text()).toContain('Rules Manager');
    expect(tidy($('main h2').text())).toBe('2002');
    expect(tidy($('.ruling-lines').text())).toContain('102.1 was rewritten on May 2, 2004');
    expect(tidy(open('rulings/by-others')('.ruling-lines').text())).toContain('vasten');
  });

  describe.skipIf(!hasBrowser)('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser.close());

    it('are found by words, author, year and source, as the address says', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/rulings/?q=sills`);
      const found = page.locator('rulings-find .ruling-lines > li');
      await page.locator('.ruling-found', { hasText: '2 rulings' }).waitFor();
      await page.locator('select[name="by"]').selectOption('bethmo');
      await page.locator('.ruling-found', { hasText: '1 ruling' }).waitFor();
      expect(await found.allTextContents()).toEqual([expect.stringContaining('turns around on the sill')]);
      expect(new URL(page.url()).search).toBe('?q=sills&by=bethmo');
      await page.goto(`${site.origin}/rulings/?year=2002&new=1`);
      await page.locator('.ruling-found', { hasText: '1 ruling' }).waitFor();
      expect(await found.allTextContents()).toEqual([expect.stringContaining('one crumb')]);
      await page.locator('rulings-find input[name="q"]').fill('hedgehog');
      await page.locator('.ruling-found', { hasText: 'No ruling was found.' }).waitFor();
      await page.close();
    });

    it('are found without what an address asks for and nobody offers, which is said until another choice is made', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/rulings/?q=sills&source=the+radio`);
      await page
        .locator('.ruling-found', { hasText: 'There is no source “the radio” among the rulings; it is passed over. 2 rulings' })
        .waitFor();
      expect(await page.locator('select[name="source"]').inputValue()).toBe('');
      await page.locator('select[name="by"]').selectOption('bethmo');
      await page.locator('.ruling-found', { hasText: /^1 ruling$/ }).waitFor();
      await page.close();
    });

    it('are asked from the search for the words that are sought there', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/search/?q=sills`);
      const link = page.locator('a.search-rulings');
      await page.waitForFunction(() => document.querySelector<HTMLAnchorElement>('a.search-rulings')?.search === '?q=sills');
      await page.locator('search-page input[name="q"]').fill('two words & more');
      expect(await link.getAttribute('href')).toMatch(/\/rulings\/\?q=two\+words\+%26\+more$/);
      await page.close();
    });

    it('are in the menu of every page, whose lists a script fills', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/102/`);
      await page.waitForSelector('#menu .print-page', { state: 'attached' });
      const menuOf = () => page.locator('#menu details a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const filled = await menuOf();
      await page.goto(`${site.origin}/editions/`);
      await page.waitForSelector('#menu .print-page', { state: 'attached' });
      for (const path of ['/examples/', '/practice/', '/learn/', '/rulings/']) expect(filled).toContain(path);
      expect(filled).toEqual(await menuOf());
      await page.close();
    });

    it('are hidden by the toggle, which other pages keep to', async () => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${site.origin}/102/`);
      const aside = page.locator('details.rulings');
      await aside.locator('summary').click();
      expect(await aside.locator('.ruling-item').first().isVisible()).toBe(true);
      await page.locator('display-menu summary').click();
      await page.locator('display-menu input[name="rulings"]').uncheck();
      expect(await aside.isVisible()).toBe(false);
      await page.goto(`${site.origin}/2004-05-02/1/`);
      expect(await page.locator('a.rulings').first().isVisible()).toBe(false);
      await page.close();
    });

    it('hold on a phone, and axe finds nothing in light or dark', async () => {
      const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
      for (const path of ['/rulings/?q=sill', '/rulings/on-1/', '/rulings/by-dangelo/', '/rulings/as-new/', '/102/']) {
        await page.goto(site.origin + path);
        if (path.includes('?')) await page.locator('.ruling-found', { hasText: 'ruling' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
        expect(await runAxeInBothColours(page), path).toEqual([]);
      }
      await page.close();
    });
  });
});
