import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/site/data/shapes.ts';
import { expectShapes, readFeed } from '../site/data/publishedData.ts';
import { hasBrowser, launchBrowser, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { historySite } from './sites.ts';

describe('tournament policy', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSyntheticSite(historySite);
  });
  afterAll(() => site.close());

  const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

  it('has a page with every edition of both documents, which the menu names', () => {
    const $ = open('policy');
    expect(
      $('h2')
        .map((_, element) => $(element).text())
        .get(),
    ).toEqual(['Tournament Rules', 'Infraction Procedure Guide']);
    expect(
      $('#penalty-guide ~ ol time')
        .map((_, element) => $(element).attr('datetime'))
        .get(),
    ).toEqual(['2005-03-03', '2002-02-02']);
    expect($('#penalty-guide ~ ol a[href="/changes/penalty-guide/2005-03-03/"]')).toHaveLength(1);
    expect(open('editions')('#menu a[href="/policy/"]')).toHaveLength(1);
  });

  it('gives all of it as data: whatever the index names is there, and what that names, of the shape that it says', () => {
    const read = (path: string): unknown => JSON.parse(readFileSync(join(site.folder, ...path.split('/')), 'utf8'));
    const seen = new Map<string, unknown>();
    const walk = (path: string): void => {
      if (seen.has(path)) return;
      const data = read(path);
      seen.set(path, data);
      JSON.stringify(data, (_, value: unknown) => {
        if (typeof value === 'string' && /^\/data\/v1\/.*\.json$/.test(value)) walk(value);
        return value;
      });
    };
    walk('/data/v1/index.json');
    expectShapes([...seen].map(([path, data]) => ({ path, json: JSON.stringify(data) })));
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(['/data/v1/policy/banned.json', '/data/v1/policy/penalties.json', '/data/v1/penalty-guide/newest.json']),
    );
    const { feeds, downloads } = seen.get('/data/v1/index.json') as Pick<Shape<'index'>, 'feeds' | 'downloads'>;
    for (const { feed } of feeds) readFeed(readFileSync(join(site.folder, feed), 'utf8'));
    for (const { file, sha256, bytes } of downloads) {
      const content = readFileSync(join(site.folder, file));
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
    }
    expect(downloads.length).toBeGreaterThan(0);
    expect(open('policy')('link[type="application/atom+xml"]').attr('href')).toBe('/feeds/policy.xml');
    expect(open('policy/penalties')('link[type="application/atom+xml"]')).toHaveLength(0);
  });

  it('tells what an infraction cost by date, with the way to each edition and to its history', () => {
    const $ = open('policy/penalties');
    const days = $('thead time')
      .map((_, element) => $(element).attr('datetime'))
      .get();
    expect(days).toEqual(['2002-02-02', '2005-03-03']);
    const rows = $('tbody tr')
      .map((_, row) => [
        $(row)
          .children()
          .map((_, cell) => tidy($(cell).text()))
          .get(),
      ])
      .get();
    expect(rows).toEqual([
      ['Error of Cats — Missed Bowl', '2.1 Warning', '2.1 Game Loss'],
      ['Error of Cats — Late Nap', '2.2 Warning', '2.2 Warning'],
      ['Error of Cats — Spilt Milk', '2.3 Warning', '–'],
    ]);
    expect($('tbody tr').first().find('th a').attr('href')).toBe('/history/penalty-guide/2002-02-02/2.1/');
    expect($('tbody tr').first().find('td a').last().attr('href')).toBe('/documents/penalty-guide/2005-03-03/#2.1');
  });

  it('shows a guide with the parts of its infractions, its own citations, and those of the rules of its day', () => {
    const $ = open('documents/penalty-guide/2005-03-03');
    expect($('[id="2.1"]').hasClass('infraction')).toBe(true);
    expect(tidy($('[id="2.1~penalty"] .heading').text())).toBe('Penalty');
    expect(tidy($('[id="2.1~definition"] > div p').eq(1).text())).toContain('at once');
    const cited = $('[id="1.1"] .citation')
      .map((_, { attribs }) => attribs['href'])
      .get();
    expect(cited).toEqual(['/documents/penalty-guide/2005-03-03/#2.1', '/2004-05-02/1/#100.1']);
    expect($('[id="2.1~definition"] a.since').attr('href')).toBe('/history/penalty-guide/2002-02-02/2.1~definition/');
    expect($('a[rel="prev"]').attr('href')).toBe('/documents/penalty-guide/2002-02-02/');
  });

  it('says both days where the file is named after another', () => {
    expect(open('documents/penalty-guide/2002-02-02')('.document-note').text()).toContain('January 1, 2002');
    expect(open('documents/penalty-guide/2005-03-03')('.document-note').text()).toBe('');
  });

  it('never says from what it has that a change came on a day, or that the newest here is current', () => {
    const $ = open('history/penalty-guide/2002-02-02/2.1~definition');
    expect(tidy($('.standing').text())).toMatch(/between February 2, 2002 and March 3, 2005/i);
    expect(open('documents/penalty-guide/2005-03-03')('.status .state').text()).toBe('');
    expect(open('documents/penalty-guide/2002-02-02')('.status .state').first().text()).toBe('superseded');
  });

  it('lists banned cards as the newest edition and the rulings summary have them, each with the way to its page', () => {
    const $ = open('policy/banned');
    const lists = $('main details');
    expect(
      lists
        .find('summary')
        .map((_, element) => tidy($(element).text()))
        .get(),
    ).toEqual(['Sill: 2 banned', 'Kennel/Barn: 3 banned']);
    expect(tidy($('#summary-2006-06-01 ~ .misprint').text())).toContain('version of June 1, 2006');
    expect(
      lists
        .last()
        .find('.card-list a')
        .map((_, { attribs }) => attribs['href'])
        .get(),
    ).toEqual(['/policy/banned/old-hedgehog/', '/policy/banned/standing-lamq/', '/policy/banned/burned-b-toast-b/']);
    expect($('#card-standing-lamp a').attr('href')).toBe('/policy/banned/standing-lamp/');
    expect($('main b')).toHaveLength(0);
  });

  it('has a page for a card, with the lists that name it, format by format, each edition with the way to its list', () => {
    const $ = open('policy/banned/old-hedgehog');
    const rows = $('.card-rows > li');
    expect(
      rows
        .find('h2')
        .map((_, element) => tidy($(element).text()))
        .get(),
    ).toEqual(['Sill: banned', 'Kennel/Barn: banned']);
    expect(
      rows
        .find('ul li')
        .map((_, element) => tidy($(element).text()))
        .get(),
    ).toEqual([
      'From the edition of February 2, 2002, to that of March 3, 2005, the newest here',
      'Listed under C.4.2 in the rulings summary of June 1, 2006, which gives as its source: Kennel Update, May 1, 2006',
    ]);
    expect(
      rows
        .find('ul a')
        .map((_, { attribs }) => attribs['href'])
        .get(),
    ).toEqual([
      '/documents/tournament-rules/2002-02-02/#6.1',
      '/documents/tournament-rules/2005-03-03/#6.1',
      '/documents/rulings-summary/2006-06-01/#C.4.2',
    ]);
    expect(tidy($('main > .misprint').text())).toContain('version of June 1, 2006');
    expect($('.strip-ends span').first().text()).toBe('2002');
    expect($('.strip-ends span').last().text()).toBe('2006');
    expect($('a[rel="prev"]').attr('href')).toBe('/policy/banned/burned-b-toast-b/');
    expect($('a[rel="next"]').attr('href')).toBe('/policy/banned/standing-lamb/');
  });

  it('marks on the page of a card that its name may be a misprint, and that a later edition lacks it', () => {
    const $ = open('policy/banned/standing-lamp');
    expect(tidy($('.card-rows ul li').text())).toBe('Listed in the edition of February 2, 2002, not in that of March 3, 2005');
    expect(tidy($('.misprint').text())).toContain('Standing Lamb, Standing Lamq');
    expect($('.misprint a').first().attr('href')).toBe('/policy/banned/standing-lamb/');
    expect(tidy(open('policy/banned/standing-lamb')('.card-rows ul li').text())).toContain('(effective May 1, 2005)');
    expect(open('policy/banned/burned-b-toast-b')('main b')).toHaveLength(0);
  });

  it('has a page for a format, with what each edition says of it in its own words, escaped, with its source', () => {
    const $ = open('policy/formats/sill');
    const texts = $('.format-text');
    expect(
      texts
        .find('summary')
        .map((_, element) => tidy($(element).text()))
        .get(),
    ).toEqual(['The edition of March 3, 2005, the newest here', 'The edition of February 2, 2002']);
    expect(texts.first().attr('open')).toBeDefined();
    expect(texts.last().attr('open')).toBeUndefined();
    expect(tidy(texts.first().find('blockquote').text())).toContain('Decks may hold cards of the sets <b>Warm</b> & Dry, see section 7.');
    expect(tidy(texts.first().find('blockquote').text())).toContain('Standing Lamb (effective May 1, 2005)');
    expect(tidy(texts.last().find('blockquote').text())).not.toContain('effective May 1, 2005');
    expect(texts.find('blockquote b')).toHaveLength(0);
    expect(
      texts
        .find('a')
        .map((_, { attribs }) => attribs['href'])
        .get(),
    ).toEqual([
      '/documents/tournament-rules/2005-03-03/#6.1',
      '/documents/tournament-rules/2005-03-03/#7',
      '/documents/tournament-rules/2002-02-02/#6.1',
      '/documents/tournament-rules/2002-02-02/#7',
    ]);
  });

  it('has a page of formats, with the section of each in every edition', () => {
    const $ = open('policy/formats');
    expect(
      $('main h2')
        .map((_, element) => tidy($(element).text()))
        .get(),
    ).toEqual(['Sill']);
    expect(
      $('.format li')
        .map((_, element) => tidy($(element).text()))
        .get(),
    ).toEqual(['6.1 in the edition of March 3, 2005, the newest here, first in that of February 2, 2002', 'What changed, step by step']);
    expect(
      $('.format a')
        .map((_, { attribs }) => attribs['href'])
        .get(),
    ).toEqual([
      '/policy/formats/sill/',
      '/documents/tournament-rules/2005-03-03/#6.1',
      '/documents/tournament-rules/2002-02-02/#6.1',
      '/history/tournament-rules/2002-02-02/6.1/',
    ]);
  });

  it('says at a rule of the newest edition, and there alone, where policy cites what it was on that day', () => {
    expect(open('documents/penalty-guide/2005-03-03')('[id="1.1"] .citation').last().attr('href')).toBe('/2004-05-02/1/#100.1');
    const $ = open('100');
    expect(tidy($('.in-policy').text())).toBe('In policy: IPG 1.1');
    expect($('.in-policy a').attr('href')).toBe('/documents/penalty-guide/2005-03-03/#1.1');
    expect(open('2004-05-02/1')('.in-policy')).toHaveLength(0);
  });

  it('writes a finished search file for the newest edition of each document alone', () => {
    const { editions } = JSON.parse(readFileSync(join(site.folder, 'data', 'editions.json'), 'utf8')) as {
      editions: readonly { value: string; search?: string; list?: string }[];
    };
    const guides = editions.filter(({ value }) => value.startsWith('penalty-guide/'));
    expect(guides.map(({ value, search, list }) => [value, search !== undefined, list !== undefined])).toEqual([
      ['penalty-guide/2002-02-02', false, true],
      ['penalty-guide/2005-03-03', true, true],
    ]);
  });

  describe.skipIf(!hasBrowser)('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser.close());

    it('finds words in an older edition, with the way to its page', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/search/?q=honour&edition=${encodeURIComponent('penalty-guide/2002-02-02')}`);
      const result = page.locator('main a[href*="/documents/penalty-guide/2002-02-02/#2.1~philosophy"]').first();
      await result.waitFor();
      expect(await result.isVisible()).toBe(true);
      await page.close();
    });

    it('says of an old number what it is in the newest edition here, and not that this is today', async () => {
      const page = await browser.newPage();
      const ask = async (number: string): Promise<string> => {
        await page.goto(`${site.origin}/where/`);
        await page.selectOption('select[name=on]', 'penalty-guide/2002-02-02');
        await page.fill('input[name=n]', number);
        await page.click('.where-form button');
        await page.waitForSelector('.where-said .where-line');
        return page.locator('.where-said').innerText();
      };
      const found = await ask('2.1');
      expect(found).toContain('2.1 on February 2, 2002 is 2.1 in the edition of March 3, 2005.');
      expect(found).not.toContain('today');
      const lost = await ask('2.3');
      expect(lost).toContain('Gone between February 2, 2002 and March 3, 2005; it was 2.3 before.');
      expect(lost).not.toContain('since the edition');
      await page.close();
    });

    it('filters the cards as one types, and opens the first that is left on Enter', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/policy/banned/`);
      await page.fill('#card-filter', 'lamp stand');
      expect(await page.locator('.all-cards li:visible').allInnerTexts()).toEqual(['Standing Lamp']);
      expect(await page.locator('card-filter [role="status"]').innerText()).toBe('1 card');
      await page.press('#card-filter', 'Enter');
      await page.waitForURL('**/policy/banned/standing-lamp/');
      await page.goto(`${site.origin}/policy/banned/`);
      await page.fill('#card-filter', 'no such thing');
      expect(await page.locator('card-filter [role="status"]').innerText()).toBe('No such card on a list here');
      await page.close();
    });

    it('is offered by the search for words that no entry of the rules has together', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/search/?q=hedgehog+honour`);
      await page.click('text=Search all documents');
      await page.locator('main a[href*="/documents/penalty-guide/"]').first().waitFor();
      expect(new URL(page.url()).searchParams.get('edition')).toBe('documents');
      // The dialog has no choice of editions: it leads to the page that has.
      await page.goto(`${site.origin}/1/`);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('hedgehog honour');
      await page.click('.search-dialog >> text=Search all documents');
      await page.waitForURL('**/search/?*edition=documents');
      await page.locator('main a[href*="/documents/penalty-guide/"]').first().waitFor();
      await page.close();
    });

    it('leads to the newest edition of each document before it lists any', async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await page.goto(`${site.origin}/policy/`);
      const links = page.locator('.page-links').first().locator('a');
      const newest = await page
        .locator('.policy-editions')
        .evaluateAll((lists) => lists.map((list) => list.querySelector('a')?.getAttribute('href')));
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(newest);
      expect((await links.last().boundingBox())?.y).toBeLessThan(844);
      await page.close();
    });

    it('is found in all documents at once, with their count first, what was sought instead said once, and where in lines that open', async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await page.goto(`${site.origin}/search/?q=careles+cat&edition=documents`);
      await page.waitForSelector('search-page .result');
      expect(await page.textContent('search-page .search-status')).toMatch(
        /^\d+ results in 4 of 4 documents\. Searched “careless” where “careles” does not stand\.$/,
      );
      const where = page.locator('.search-followed');
      expect(await where.locator('p:visible').count()).toBe(0);
      await where.locator('summary').tap();
      expect(await where.locator('p').allTextContents()).toEqual([
        expect.stringMatching(/^Comprehensive Rules, .*: as it was typed\.$/),
        'Cat and Kitten Infraction Procedure Guide, March 3, 2005: “careles” stands nowhere in this edition. Searched: “careless”.',
      ]);
      // What is known by its heading has no number.
      const found = page.locator('search-page .result', { hasText: 'Introduction' }).first();
      expect(await found.locator('.result-number').count()).toBe(0);
      expect(await runAxeInBothColours(page)).toEqual([]);
      await page.close();
    });

    it('compares two editions of a guide', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/compare/?from=penalty-guide/2002-02-02&to=penalty-guide/2005-03-03`);
      const link = page.locator('main a[href="/documents/penalty-guide/2005-03-03/#2.1~penalty"]').first();
      await link.waitFor();
      expect(await page.locator('main').innerText()).toContain('Game');
      await page.close();
    });

    it.each(['/policy/penalties/', '/policy/banned/', '/policy/banned/old-hedgehog/', '/policy/formats/', '/policy/formats/sill/'])(
      '%s has room between its head and the way back',
      async (path) => {
        const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
        await page.goto(site.origin + path);
        const [head, back] = await Promise.all([page.locator('header').first().boundingBox(), page.locator('.eyebrow a').boundingBox()]);
        expect((back?.y ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0))).toBeGreaterThanOrEqual(16);
        await page.close();
      },
    );

    it.each([
      '/data/',
      '/policy/',
      '/policy/penalties/',
      '/policy/banned/',
      '/policy/banned/standing-lamp/',
      '/policy/formats/',
      '/policy/formats/sill/',
      '/documents/penalty-guide/2005-03-03/',
    ])('%s is accessible, and no wider than a phone, light and dark', async (path) => {
      const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
      await page.goto(site.origin + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await runAxeInBothColours(page)).toEqual([]);
      await page.close();
    });
  });
});
