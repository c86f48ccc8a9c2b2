/** What an edition changed where that is more than one page holds: a first page that names all of it, and a page for each part. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { changesSite } from './sites.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSyntheticSite(changesSite);
});
afterAll(() => site.close());

const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const first = '/changes/game-ledgers/2022-08-09/';
const parts = ['1', '2', 'glossary-a-l', 'glossary-m-z', 'examples', 'other'].map((part) => `${first}${part}/`);

describe('the pages of an edition that changed more than one page holds', () => {
  it('are a first one and one for each section, half of the glossary, the Examples, and what leaves the rules as they were', () => {
    const found = listFiles(site.folder).filter((file) => file.startsWith('changes/game-ledgers/'));
    expect(found.toSorted()).toEqual([first, ...parts].map((path) => `${path.slice(1)}index.html`).toSorted());
    const links = open(first)('.change-part h2 a');
    expect(links.map((_, { attribs }) => attribs['href']).get()).toEqual(parts);
    expect(links.map((_, link) => tidy(open(first)(link).text())).get()).toEqual([
      '1 Clerks',
      '2 Pages',
      'Glossary, A–L',
      'Glossary, M–Z',
      'Examples',
      'Without a change of substance',
    ]);
  });

  it('are one where it is not so much', () => {
    expect(listFiles(site.folder).filter((file) => file.startsWith('changes/game-lanterns/'))).toHaveLength(1);
  });

  it('name on the first every anchor of the others, each once, as a link to it', () => {
    const $ = open(first);
    const named = $('.names a')
      .map((_, { attribs }) => `${attribs['href'] ?? ''} ${attribs['id'] ?? ''}`)
      .get();
    const told = parts.flatMap((path) => {
      const page = open(path);
      return page('.change[id], .change [id], .moves [id], .marked [id]')
        .map((_, { attribs }) => attribs['id'] ?? '')
        .get()
        .map((id) => `${path}#${encodeURIComponent(id)} ${id}`);
    });
    expect(named.toSorted()).toEqual(told.toSorted());
    expect(named.length).toBeGreaterThan(505);
    const ids = $('[id]')
      .map((_, { attribs }) => attribs['id'])
      .get();
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('say on the first how many changes of each kind a part has', () => {
    const $ = open(first);
    expect(tidy($('#section-2').parent().find('summary').text())).toBe('1 split');
    expect(tidy($('#fold-moved summary').text())).toBe('Moved without edit 2');
    expect(tidy($('#changes-examples').text())).toBe('Examples 505');
  });

  it('have titles and descriptions of their own, and lead to the part before and after and back to the first', () => {
    const pages = [first, ...parts].map(open);
    for (const of of [
      ($: ReturnType<typeof open>) => $('title').text(),
      ($: ReturnType<typeof open>) => $('meta[name=description]').attr('content'),
    ])
      expect(new Set(pages.map(of)).size).toBe(pages.length);
    const second = open(`${first}2/`);
    expect(
      second('.neighbours a')
        .map((_, { attribs }) => attribs['href'])
        .get(),
    ).toEqual([`${first}1/`, `${first}glossary-a-l/`]);
    expect(second('.eyebrow a').attr('href')).toBe(first);
    expect(second('.jump [aria-current]').attr('href')).toBe(`${first}2/`);
  });

  it('are where a history leads, each step to the page of its part', () => {
    const changed = open('/history/game-ledgers/2020-07-08/100.1/')('[id="2022-08-09"] .when a');
    expect(changed.attr('href')).toBe(`${first}1/#100.1`);
  });
});

describe.skipIf(!hasBrowser)('the same in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, ...options });
    try {
      const page = await context.newPage();
      await page.goto(site.origin + path);
      await look(page);
    } finally {
      await context.close();
    }
  }

  it.each([
    ['a change', `${first}#100.1`, `${first}1/#100.1`],
    ['the old number of what was divided', `${first}#was-200.1`, `${first}2/#was-200.1`],
    ['what came out of it', `${first}#200.2`, `${first}2/#200.2`],
    ['what only moved', `${first}#101.3`, `${first}other/#101.3`],
    ['a change, some kinds hidden', `${first}?hide=added#100.1`, `${first}1/?hide=added#100.1`],
    ['a part of what is one page', '/changes/game-lanterns/2021-05-04/1/#100.2', '/changes/game-lanterns/2021-05-04/#100.2'],
  ])('an address of %s leads on to where it is told', (_, from, to) =>
    visit(from, async (page) => {
      await page.waitForURL(`**${to}`);
      await expect.poll(() => page.evaluate(() => document.querySelector(':target')?.getClientRects().length ?? 0)).toBeGreaterThan(0);
    }),
  );

  it('without script an address of a change shows its name, which leads on', () =>
    visit(
      `${first}#100.1`,
      async (page) => {
        const name = page.locator('[id="100.1"]');
        expect(await name.isVisible()).toBe(true);
        await name.click();
        expect(new URL(page.url()).pathname).toBe(`${first}1/`);
        expect(await page.locator('[id="100.1"] ins').first().isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    ));

  it('keep from part to part what is shown', () =>
    visit(`${first}1/?hide=edited`, async (page) => {
      expect(await page.locator('.change.edited').first().isVisible()).toBe(false);
      await page.click('.jump a[href$="/2/"]');
      await page.waitForURL(`**${first}2/?hide=edited`);
    }));

  it.each([first, `${first}1/`, `${first}other/`])('%s fits a phone, and axe complains of nothing, all opened', (path) =>
    visit(path, async (page) => {
      await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>('main details').forEach((each) => (each.open = true)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await runAxeInBothColours(page)).toEqual([]);
    }),
  );
});
