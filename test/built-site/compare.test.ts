import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, measureShift, runAxe, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { changesSite } from './changesPapers.ts';
import { expectEarlierBuildTold, type EarlierBuild } from './earlierBuild.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSyntheticSite(changesSite);
});
afterAll(() => site.close());

const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
const pair = '/compare/?from=2001-03-01&to=2004-05-02';

describe('pages about two editions, without script', () => {
  it('say what a comparison needs, and lead to the changes of each edition', () => {
    const $ = load(open('/compare/')('noscript').html() ?? '');
    const links = $('a')
      .map((_, { attribs }) => attribs['href'])
      .get();
    expect(links).toEqual([
      '/changes/2008-06-03/',
      '/changes/2004-05-02/',
      '/changes/game-kites-over-dunes/2020-06-01/',
      '/changes/game-lanterns/2021-05-04/',
      '/changes/game-ledgers/2022-08-09/',
    ]);
    expect($.text()).toContain('needs JavaScript');
  });

  it('list the editions with the days until which they were in force', () => {
    const $ = open('/as-of/');
    expect(
      $('[data-main] > li')
        .map((_, { attribs }) => `${attribs['data-from'] ?? ''} ${attribs['data-until'] ?? ''}`)
        .get(),
    ).toEqual(['2008-06-03 ', '2004-05-02 2008-06-03', '2001-03-01 2004-05-02']);
    expect($('[data-main] a').first().attr('href')).toBe('/');
  });

  it.each(['/', '/search/', '/where/'])('have the box for old numbers as a plain form on %s', (path) => {
    const form = open(path)('form.where-form');
    expect(form.attr('action')).toBe('/where/');
    expect(
      form
        .find('select[name="on"] option')
        .map((_, { attribs }) => attribs['value'])
        .get()
        .slice(0, 2),
    ).toEqual(['', '2008-06-03']);
  });

  it('are led to by every page of an edition', () => {
    for (const path of ['/', '/100/', '/2001-03-01/2/']) expect(open(path)('.status a.other-editions').attr('href')).toBe('/as-of/');
  });
});

describe.skipIf(!hasBrowser)('pages about two editions in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** Opens a page in a context of its own and hands it over. Nothing may be complained of in the console. */
  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions & { before?: string } = {}) {
    const { before, ...rest } = options;
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...rest });
    if (before !== undefined) await context.addInitScript(before);
    const complaints: string[] = [];
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(site.origin + path);
    try {
      await look(page);
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
    }
  }
  const textOf = async (page: Page, place: string): Promise<string> => ((await page.textContent(place)) ?? '').replace(/\s+/g, ' ').trim();
  const shown = (page: Page): Promise<readonly string[]> =>
    page
      .locator('.change')
      .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).map((row) => `${row.id} ${row.getAttribute('data-kind')}`));
  const addressOf = (page: Page): string => page.url().slice(site.origin.length);
  const settled = (page: Page) =>
    page.waitForFunction(
      () => document.querySelector('.compare-status')?.textContent.includes('change') && document.querySelector('.change') !== null,
    );

  describe('the comparison', () => {
    it('is come back to where one was, though its rows come late', () =>
      visit(
        pair,
        async (page) => {
          await settled(page);
          const placeOf = (): Promise<number> => page.evaluate(() => document.getElementById('200')!.getBoundingClientRect().top);
          await page.evaluate(async () => {
            for (let times = 0; times < 10; times += 1) {
              document.getElementById('200')!.scrollIntoView();
              await new Promise(requestAnimationFrame);
            }
            scrollBy(0, -20);
          });
          const before = await placeOf();
          await page.goto(`${site.origin}/help/`);
          await page.goBack();
          await settled(page);
          await page.waitForFunction((top) => Math.abs(document.getElementById('200')!.getBoundingClientRect().top - top) < 2, before, {
            timeout: 5000,
          });
        },
        { viewport: { width: 390, height: 200 } },
      ));

    it('is made for the editions of the address, and said to screen readers', () =>
      visit(pair, async (page) => {
        await settled(page);
        expect(await page.getAttribute('.compare-status', 'role')).toBe('status');
        expect(await textOf(page, '.compare-status')).toMatch(/^\d+ changes from March 1, 2001 to May 2, 2004, \d+ shown$/);
        const rows = await shown(page);
        expect(rows).toContain('100.7 edited');
        expect(rows).toContain('200 added');
        expect(rows).toContain('was-100.8 removed');
        expect(rows.some((row) => row.endsWith(' split'))).toBe(true);
        expect(rows.some((row) => row.endsWith(' typography'))).toBe(false);
      }));

    it('takes the edition in force on a day, and the last two where the address says nothing', async () => {
      await visit('/compare/?from=2003-01-01&to=2005-01-01', async (page) => {
        await settled(page);
        expect(await textOf(page, '.compare-status')).toContain('from March 1, 2001 to May 2, 2004');
      });
      await visit('/compare/', async (page) => {
        await settled(page);
        expect(await textOf(page, '.compare-status')).toContain('from May 2, 2004 to June 3, 2008');
      });
    });

    it('goes through the chain for editions far apart, backwards too', () =>
      visit('/compare/?from=2008-06-03&to=2001-03-01', async (page) => {
        await settled(page);
        expect(await shown(page)).toContain('100.8 added');
      }));

    it('has the figures of the page of changes, and those mirrored when its sides are swapped', async () => {
      const ofPage = Object.fromEntries(
        open('/changes/2004-05-02/')('.filter')
          .map((_, label) => {
            const [input] = open('/changes/2004-05-02/')(label).find('input').get();
            const figure = open('/changes/2004-05-02/')(label).find('.figure').text();
            return [[(input?.attribs['value'] ?? '').replace('moved-edited', 'moved+edited'), figure]];
          })
          .get() as unknown as [string, string][],
      );
      const figures = (page: Page): Promise<Readonly<Record<string, string>>> =>
        page
          .locator('[data-count]')
          .evaluateAll((places) =>
            Object.fromEntries(
              places
                .map((place): [string, string] => [place.getAttribute('data-count') ?? '', place.textContent])
                .filter(([, count]) => count !== '0'),
            ),
          );
      await visit(pair, async (page) => {
        await settled(page);
        expect(await figures(page)).toEqual(ofPage);
        await page.click('.compare-swap');
        await page.waitForFunction(() => document.querySelector('.compare-status')?.textContent.includes('from May 2, 2004'));
        const mirrored: Readonly<Record<string, string>> = { added: 'removed', removed: 'added', split: 'merged', merged: 'split' };
        const turned = Object.fromEntries(Object.entries(await figures(page)).map(([kind, figure]) => [mirrored[kind] ?? kind, figure]));
        expect(turned).toEqual(ofPage);
        expect(Number(ofPage['split'])).not.toBe(Number(ofPage['merged']));
      });
    });

    it('names what was merged into one that stays under its old number, as the page of changes does', () =>
      visit(pair, async (page) => {
        await settled(page);
        const row = page.locator('[id="was-300.3"]');
        expect((await row.locator('.change-head').textContent())?.replace(/\s+/g, ' ')).toContain(
          '300.3 → 300.2 merged into one that stays, the same to the letter',
        );
        expect(await row.locator('del').count()).toBe(1);
        expect(await row.locator('ins').count()).toBe(0);
      }));

    it('shows the kinds that are asked for, counts them all, and remembers the choice', () =>
      visit(pair, async (page) => {
        await settled(page);
        const moved = Number(await textOf(page, '[data-count="moved"]'));
        expect(moved).toBeGreaterThan(0);
        await page.check('input[value="moved"]');
        await page.uncheck('input[value="edited"]');
        const rows = await shown(page);
        expect(rows.filter((row) => row.endsWith(' moved')).length).toBe(moved);
        expect(rows.some((row) => row.endsWith(' edited'))).toBe(false);
        await page.reload();
        await settled(page);
        expect(await shown(page)).toEqual(rows);
      }));

    it('stands side by side or in one text, as the reader likes it, and in one text where it is narrow', () =>
      visit(pair, async (page) => {
        await settled(page);
        const edited = page.locator('[id="100.7"]');
        expect(await edited.locator('.sides > .difference').count()).toBe(2);
        await page.check('input[value="inline"]');
        expect(await edited.locator('.difference').count()).toBe(1);
        expect(await edited.locator('.difference del').allTextContents()).toEqual(['seven']);
        expect(await edited.locator('.difference ins').allTextContents()).toEqual(['three']);
        await page.check('input[value="side"]');
        expect(await edited.locator('.difference').count()).toBe(2);
        // The browser tells a page of its new width with the next frame, not before the size is set.
        await page.setViewportSize({ width: 360, height: 700 });
        await expect.poll(() => edited.locator('.difference').count()).toBe(1);
      }));

    it('names both numbers with links into their editions', () =>
      visit(pair, async (page) => {
        await settled(page);
        const links = await page.locator('[id="100.7"] .change-number').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links).toEqual(['/2001-03-01/1/#100.7', '/2004-05-02/1/#100.7']);
      }));

    it('goes to the change that the address names, though its kind is folded', () =>
      visit(`${pair}#101.2`, async (page) => {
        await page.waitForFunction(() => document.querySelector('.change:target')?.id === '101.2');
        expect(await page.locator('[id="101.2"]').isVisible()).toBe(true);
      }));

    it('tells members of a long list apart', () =>
      visit(pair, async (page) => {
        await settled(page);
        expect(await page.locator('[id="101.1"] .change-members ins').allTextContents()).toEqual(['fawn']);
      }));

    it('is chosen by keyboard, and keeps its address', () =>
      visit(pair, async (page) => {
        await settled(page);
        await page.focus('select[name="to"]');
        await page.keyboard.press('ArrowUp');
        await page.waitForFunction(() => document.querySelector('.compare-status')?.textContent.includes('to June 3, 2008'));
        expect(addressOf(page)).toBe('/compare/?from=2001-03-01&to=2008-06-03');
        await page.click('.compare-swap');
        await page.waitForFunction(() => document.querySelector('.compare-status')?.textContent.includes('from June 3, 2008'));
        expect(addressOf(page)).toBe('/compare/?from=2008-06-03&to=2001-03-01');
      }));

    it('is chosen on the line of time by a click', () =>
      visit(pair, async (page) => {
        await settled(page);
        const box = await page.locator('.strip-line').boundingBox();
        await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + 20);
        await page.waitForFunction(() => document.querySelector('.compare-status')?.textContent.includes('to June 3, 2008'));
        expect(addressOf(page)).toBe('/compare/?from=2001-03-01&to=2008-06-03');
      }));

    it('lets n and p go from change to change inside the list alone', () =>
      visit(pair, async (page) => {
        await settled(page);
        const rows = (await shown(page)).map((row) => row.split(' ')[0]);
        const focused = () => page.evaluate(() => document.activeElement?.closest('.change')?.id);
        await page.keyboard.press('n');
        expect(await focused()).toBeUndefined();
        await page.locator('.change:not([hidden]) .change-link').first().focus();
        await page.keyboard.press('n');
        await page.keyboard.press('n');
        expect(await focused()).toBe(rows[2]);
        await page.keyboard.press('p');
        expect(await focused()).toBe(rows[1]);
      }));

    it.each([
      ['is missing', 'delete window.Worker'],
      [
        'does not come up',
        'window.Worker = class extends EventTarget { constructor() { super(); setTimeout(() => this.dispatchEvent(new Event("error"))) } terminate() {} }',
      ],
    ])('is made beside the page where the worker %s', (_, before) =>
      visit(
        pair,
        async (page) => {
          await settled(page);
          expect(await shown(page)).toContain('100.7 edited');
        },
        { before },
      ),
    );

    it('moves nothing that is on the page already', () =>
      visit(pair, async (page) => {
        await settled(page);
        await page.waitForTimeout(300);
        expect(await measureShift(page)).toBeLessThan(0.01);
      }));
  });

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
          '2008-06-03 201',
          '2004-05-02 201',
          '2001-03-01 200 · this page',
        ]);
        await page.click('.edition-menu li:nth-child(2) a');
        await page.waitForURL('**/2004-05-02/2/#201');
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
        expect(await textOf(page, '.where-said')).toContain('No edition was in force on January 1, 1999');
        expect(await page.getAttribute('.where-said a', 'href')).toBe('/2001-03-01/');
      }));
  });

  describe('a page of an earlier build says so, and works once it is loaded anew:', () => {
    const cite = 'main .entry p a:text-matches("rule")';
    it.each<[string, string, EarlierBuild]>([
      ['a comparison', pair, { gone: /_astro\/compare(Worker|Engine)/, place: '.compare-status', works: '.change' }],
      ['where a number is', '/where/?n=200.1&on=2001-03-01', { gone: /\/data\//, place: '.where-said', works: '.where-line' }],
      [
        'a preview, of what the entry is today',
        '/2001-03-01/2/',
        { gone: /_astro\/tellToday/, place: '.preview-today', works: '.preview-today a', use: (page) => page.hover(cite) },
      ],
    ])('%s', (_, path, told) => expectEarlierBuildTold(browser, site.origin + path, told));
  });

  const ready: Readonly<Record<string, string>> = {
    [pair]: '.change',
    '/where/?n=200.1&on=2001-03-01': '.where-line',
    '/as-of/?date=1999-01-01': '.where-said a',
  };
  describe.each(Object.entries(ready))('%s', (path, place) => {
    it('has nothing that axe finds wrong in light or dark', () =>
      visit(path, async (page) => {
        await page.waitForSelector(place);
        expect(await runAxeInBothColours(page)).toEqual([]);
      }));

    it('fits a window of 360 pixels', () =>
      visit(
        path,
        async (page) => {
          await page.waitForSelector(place);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        },
        { viewport: { width: 360, height: 700 } },
      ));
  });
});
