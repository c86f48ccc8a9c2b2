import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { exampleSite } from './sites.ts';

describe('Examples and their demonstrations', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSyntheticSite(exampleSite);
  });
  afterAll(() => site.close());

  const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

  it('are linked from the Example, in every edition that has it, to be played under that edition', () => {
    expect(open('2009-05-01/3')('.example .run').attr('href')).toBe('/examples/unspent-mana/');
    expect(open('611')('.example .run').attr('href')).toBe('/examples/larger-bear/');
    expect(open('2009-05-01/6')('.example .run').attr('href')).toBe('/examples/larger-bear/?on=2009-05-01');
    expect(open('611')('.example .run')).toHaveLength(1);
  });

  it('can be read without script: the Example, the board, every step with its rules, and what comes of it', () => {
    const $ = open('examples/larger-bear');
    expect($('h1').text()).toBe('A bear grows for a turn');
    expect($('.shown-example figcaption a').attr('href')).toBe('/611/#611.2-example-1');
    expect(tidy($('.board-zone').text())).toContain('Garden Bear');
    const steps = $('.steps > li')
      .map((_, step) => $(step).attr('id'))
      .get();
    expect(steps).toEqual(steps.map((_, at) => `step-${at + 1}`));
    expect(tidy($('.steps').text())).toContain('Garden Bear: 2/2 → 5/5');
    expect($('.steps .refused')).toHaveLength(1);
    expect($('.steps .caption').text()).toContain('The spell is on the stack.');
    expect(tidy($('.outcome').last().text())).toContain('5/5');
    expect($('.steps a.citation[href="/611/#611.2"], .steps .uncited').length).toBeGreaterThan(0);
  });

  it('say under which editions the outcome is another, in what, and which rule changed', () => {
    const $ = open('examples/unspent-mana');
    const eras = $('.era')
      .map((_, era) => tidy($(era).find('h3').text()))
      .get();
    expect(eras[0]).toContain('May 1, 2009');
    expect(eras[1]).toContain('comes out otherwise');
    const other = $('.era').eq(1);
    expect(
      other
        .find('.compared tbody tr')
        .map((_, row) =>
          $(row)
            .children()
            .map((_, cell) => $(cell).text())
            .get()
            .join(' '),
        )
        .get(),
    ).toContain('Ana: life 18 20');
    expect(tidy(other.find('.changed-rules').text())).toContain('Unspent mana');
    expect(other.find('.watch').attr('href')).toBe('/examples/unspent-mana/?on=2009-07-11');
    expect(tidy(open('examples/larger-bear')('#across').parent().text())).toContain('Everything is the same under every edition');
  });

  it('are listed with what is shown, and what is not yet', () => {
    const $ = open('examples');
    const rows = $('.topic li')
      .map((_, row) => [[$(row).attr('data-edition'), tidy($(row).find('.of-rule').text()), $(row).attr('data-state')]])
      .get();
    expect(rows).toContainEqual(['2009-07-11', '611.2, Example 1', 'look again']);
    expect(rows).toContainEqual(['2009-07-11', '611.3, Example 1', 'not yet']);
    expect(rows).toContainEqual(['2009-07-11', '500.4, Example 1', 'look again']);
    expect(rows).toContainEqual(['2009-05-01', '300.1, Example 1', 'not yet']);
    expect(tidy($('.coverage').first().text())).toBe('2 of 4 Examples demonstrated');
  });

  it('are listed in one order: what only an earlier edition has stands in the subsection where its rule is now, and says so', () => {
    const $ = open('examples');
    const general = $('.topic[data-topic="300. General"] li');
    expect(general.map((_, row) => tidy($(row).find('.of-rule').text())).get()).toEqual(['300.1, Example 1']);
    expect(tidy(general.find('.last-in').text())).toBe('last in the edition of May 1, 2009');
    expect($('.topic[data-topic="611. Lasting Effects"] .last-in')).toHaveLength(0);
    const topics = $('.topic')
      .map((_, topic) => $(topic).attr('data-topic'))
      .get();
    expect(topics).toEqual([...new Set(topics)]);
  });

  it('have a page each with a description of its own', () => {
    const described = ['unspent-mana', 'larger-bear'].map((id) => open(`examples/${id}`)('meta[name="description"]').attr('content') ?? '');
    expect(described[0]).toMatch(/At the end Ana has 18 life\. Played in \d+ steps? under the rules of May 1, 2009, each with its rule\./);
    expect(described[1]).toContain('Ana casts Sudden Growth, on Garden Bear.');
    // That the spell is refused its first target is no deed.
    expect(described[1]).not.toContain('on Shy Wall');
  });

  it('have data for the player, and share the addresses of the rules and the list of editions', () => {
    const data = JSON.parse(readFileSync(join(site.folder, 'examples', 'unspent-mana.json'), 'utf8')) as {
      readonly scenario: { readonly id: string };
      readonly rules: string;
    };
    expect(data.scenario.id).toBe('unspent-mana');
    const rules = JSON.parse(readFileSync(join(site.folder, data.rules), 'utf8')) as {
      readonly hrefs: Readonly<Record<string, string>>;
      readonly editions: readonly string[];
    };
    expect(rules.hrefs['300.3']).toBe('/2009-05-01/3/#300.3');
    expect(rules.editions).toEqual(['2009-07-11', '2009-05-01']);
    expect(Object.keys(data)).not.toContain('hrefs');
  });

  describe.skipIf(!hasBrowser)('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser.close());

    const visit = async (path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> => {
      const context = await browser.newContext(options);
      try {
        const page = await context.newPage();
        await page.goto(path === 'about:blank' ? path : site.origin + path);
        await look(page);
      } finally {
        await context.close();
      }
    };

    it.each(['/examples/', '/examples/unspent-mana/'])('%s is accessible, light and dark', (path) =>
      visit(path, async (page) => expect(await runAxeInBothColours(page)).toEqual([])),
    );

    it('an Example longer than two lines is folded above its board, and unfolded by a tap and by a key', () =>
      visit('/examples/larger-bear/', async (page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        const words = page.locator('.situation-words');
        const isWhole = () => words.evaluate((each) => each.scrollHeight <= each.clientHeight + 1);
        expect(await isWhole()).toBe(false);
        expect(await page.locator('.situation .unfold').isVisible()).toBe(true);
        await page.locator('.situation summary').click();
        expect(await isWhole()).toBe(true);
        expect(await words.innerText()).toMatch(/whatever they say\.$/);
        await page.locator('.situation summary').press('Enter');
        expect(await isWhole()).toBe(false);
        // Where two lines hold it nothing is folded, and no control says so.
        await page.setViewportSize({ width: 1440, height: 900 });
        expect(await isWhole()).toBe(true);
        expect(await page.locator('.situation .unfold').isVisible()).toBe(false);
      }));

    it.each(['/examples/', '/examples/unspent-mana/', '/examples/larger-bear/'])('%s is no wider than a narrow phone', (path) =>
      visit(
        path,
        async (page) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        },
        { viewport: { width: 360, height: 700 } },
      ),
    );

    it('prints the Example without the link that plays it', () =>
      visit('/611/', async (page) => {
        expect(await page.locator('.run:visible').count()).toBe(1);
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.run:visible').count()).toBe(0);
        expect(await page.locator('.example:visible').count()).toBe(2);
      }));

    const shown = (page: Page) => page.locator('.topic li:visible .of-rule').allTextContents();
    const said = (page: Page) => page.locator('examples-filter [role="status"]').textContent();

    it('folds the list by topic, and leaves of it what is looked for', () =>
      visit('/examples/', async (page) => {
        expect(await shown(page)).toEqual([]);
        await page.locator('.topic summary').first().click();
        expect((await shown(page)).length).toBeGreaterThan(0);
        await page.getByLabel('State').selectOption('not yet');
        expect((await shown(page)).every((name) => name.includes('Example'))).toBe(true);
        expect(await said(page)).toBe('2 Examples');
        await page.getByLabel('State').selectOption('');
        expect(await shown(page)).toEqual([]);
        await page.getByLabel('Words or a number').fill('611 cat');
        expect((await shown(page)).map((name) => name.trim())).toEqual(['611.3, Example 1']);
      }));

    it.each(['/examples/', '/examples/?state=not+yet', '/examples/?words=cat'])('%s moves nothing as it comes', (path) =>
      visit(
        'about:blank',
        async (page) => {
          await page.addInitScript(() => {
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value?: number })[])
                document.documentElement.dataset['shift'] = String(
                  Number(document.documentElement.dataset['shift'] ?? 0) + (entry.value ?? 0),
                );
            }).observe({ type: 'layout-shift', buffered: true });
          });
          await page.goto(site.origin + path);
          await page.waitForSelector('examples-filter[data-ready]');
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
          expect(await page.getAttribute('html', 'data-shift')).toBeNull();
        },
        { viewport: { width: 390, height: 700 } },
      ),
    );

    it('keeps in the address what is looked for', () =>
      visit('/examples/', async (page) => {
        await page.getByLabel('Words or a number').fill('cat');
        await page.getByLabel('State').selectOption('not yet');
        expect(new URL(page.url()).search).toBe('?words=cat&state=not+yet');
        await page.reload();
        expect((await shown(page)).map((name) => name.trim())).toEqual(['611.3, Example 1']);
        await page.getByLabel('State').selectOption('');
        await page.getByLabel('Words or a number').fill('');
        expect(new URL(page.url()).search).toBe('');
      }));

    it.each([
      ['/examples/?state=maybe', 'No state here is called “maybe”: it is left out. 4 Examples'],
      ['/examples/?edition=1066-01-01&words=cat', 'No edition here is called “1066-01-01”: it is left out. 1 Example'],
      ['/examples/?topic=1+%3Cb%3E', 'No topic here is called “1 <b>”: it is left out. 4 Examples'],
    ])('says of %s what it does not know', (path, words) =>
      visit(path, async (page) => {
        expect(await said(page)).toBe(words);
      }),
    );
  });
});
