/** Pages about two editions: the comparison, and what of them is there without script. */
import { load } from 'cheerio';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, hasBrowser, measureShift, runAxeInBothColours, textOf } from './browser.ts';
import { expectEarlierBuildTold, type EarlierBuild } from './earlierBuild.ts';
import { changesSite } from './sites.ts';
import { useSite, useVisits } from './visits.ts';

const site = useSite(changesSite);

const pair = '/compare/?from=2001-03-01&to=2004-05-02';

describe('pages about two editions, without script', () => {
  it('say what a comparison needs, and lead to the changes of each edition', () => {
    const $ = load(site.open('/compare/')('noscript').html() ?? '');
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
    const $ = site.open('/as-of/');
    expect(
      $('[data-main] > li')
        .map((_, { attribs }) => `${attribs['data-from'] ?? ''} ${attribs['data-until'] ?? ''}`)
        .get(),
    ).toEqual(['2008-06-03 ', '2004-05-02 2008-06-03', '2001-03-01 2004-05-02']);
    expect($('[data-main] a').first().attr('href')).toBe('/');
  });

  it.each(['/', '/search/', '/where/'])('have the box for old numbers as a plain form on %s', (path) => {
    const form = site.open(path)('form.where-form');
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
    for (const path of ['/', '/100/', '/2001-03-01/2/']) expect(site.open(path)('.status a.other-editions').attr('href')).toBe('/as-of/');
  });
});

describe.skipIf(!hasBrowser)('pages about two editions in a browser', () => {
  const { browser, visit } = useVisits(site, { viewport: { width: 1280, height: 800 } });

  const shown = (page: Page): Promise<readonly string[]> =>
    page
      .locator('.change')
      .evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).map((row) => `${row.id} ${row.getAttribute('data-kind')}`));

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
          await page.waitForFunction((top) => Math.abs(document.getElementById('200')!.getBoundingClientRect().top - top) < 2, before);
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
        site
          .open('/changes/2004-05-02/')('.filter')
          .map((_, label) => {
            const [input] = site.open('/changes/2004-05-02/')(label).find('input').get();
            const figure = site.open('/changes/2004-05-02/')(label).find('.figure').text();
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

    it('shows one section alone, counts its changes alone, and keeps it in the address', async () => {
      const groups = (page: Page): Promise<readonly string[]> =>
        page
          .locator('.change-group > h2')
          .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.textContent));
      const settledIn = (page: Page): Promise<unknown> =>
        page.waitForFunction(() => / in .+, of \d+ from /.test(document.querySelector('.compare-status')?.textContent ?? ''));
      let all = 0;
      await visit(pair, async (page) => {
        await settled(page);
        const whole = await groups(page);
        all = parseInt(await textOf(page, '.compare-status'), 10);
        expect(all).toBeGreaterThan(0);
        const { value, text: name } = await page
          .locator('select[name="in"] option:nth-child(2)')
          .evaluate((option) => ({ value: (option as HTMLOptionElement).value, text: option.textContent }));
        expect(whole).toContain(name);
        await page.selectOption('select[name="in"]', value);
        expect(await groups(page)).toEqual([name]);
        const counted = await page
          .locator('[data-count]')
          .evaluateAll((places) => places.reduce((sum, place) => sum + Number(place.textContent), 0));
        expect(await textOf(page, '.compare-status')).toMatch(new RegExp(`^${counted} changes? in ${name}, of ${all} from March 1, 2001`));
        expect(addressOf(page)).toBe(`${pair}&in=${value}`);
        await page.reload();
        await settledIn(page);
        expect(await groups(page)).toEqual([name]);
        await page.selectOption('select[name="in"]', '');
        expect(await groups(page)).toEqual(whole);
        expect(addressOf(page)).toBe(pair);
      });
      await visit(`${pair}&in=77`, async (page) => {
        await settledIn(page);
        // Whether either edition has such a section is not said.
        expect(await textOf(page, '.compare-status')).toBe(`0 changes in section 77, of ${all} from March 1, 2001 to May 2, 2004`);
        expect(await shown(page)).toEqual([]);
      });
    });

    it('says on paper which editions are compared', () =>
      visit('/compare/', async (page) => {
        await settled(page);
        await page.selectOption('select[name="from"]', '2001-03-01');
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        expect(await textOf(page, '.printed-address')).toBe(`${site.origin}/compare/?from=2001-03-01&to=2008-06-03`);
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

    it('has as much room before an arrow as after it, where fingers are too', () =>
      visit(
        pair,
        async (page) => {
          await page.waitForSelector('.change-arrow');
          const gaps = await page.locator('.change-arrow:visible').evaluateAll((arrows) =>
            arrows.map((arrow) => {
              const { left, right } = arrow.getBoundingClientRect();
              const textOf = (element: Element | null): DOMRect => {
                const range = document.createRange();
                range.selectNodeContents(element ?? arrow);
                return range.getBoundingClientRect();
              };
              const [before, after] = [textOf(arrow.previousElementSibling), textOf(arrow.nextElementSibling)];
              return before.bottom < arrow.getBoundingClientRect().top || after.left < right
                ? 0
                : Math.abs(left - before.right - (after.left - right));
            }),
          );
          expect(gaps.length).toBeGreaterThan(1);
          expect(Math.max(...gaps)).toBeLessThan(1);
        },
        { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      ));

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
        { before: (context) => context.addInitScript(before) },
      ),
    );

    it('moves nothing that is on the page already', () =>
      visit(pair, async (page) => {
        await settled(page);
        await page.waitForTimeout(300);
        expect(await measureShift(page)).toBeLessThan(0.01);
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
    ])('%s', (_, path, told) => expectEarlierBuildTold(browser(), site.origin + path, told));
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
