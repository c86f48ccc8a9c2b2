/** The player of demonstrations, in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, measureShift, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { expectEarlierBuildTold } from './earlierBuild.ts';
import { playerDemonstrations, playerPapers } from './playerPapers.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSyntheticSite({ papers: playerPapers, demonstrations: playerDemonstrations });
});
afterAll(() => site.close());

const ogre = '/examples/ogre/';
const bolt = '/examples/bolt/';
const reading = '/613/';

describe('pages with demonstrations, without script', () => {
  const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));

  it('have all steps as a list with their rules', () => {
    const steps = open(ogre)('section.demonstration .steps > li');
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.first().attr('id')).toBe('step-1');
    expect(steps.find('a[href$="#601.2a"]').length).toBe(1);
  });

  it('have a link to the page of the run beside an Example', () => {
    const links = open(reading)('.example a.run');
    expect(links.toArray().map(({ attribs }) => attribs['href'])).toEqual([ogre, bolt]);
  });
});

describe('the scripts of a run', () => {
  const sizeOf = (name: string): number =>
    listFiles(site.folder)
      .filter((file) => file.startsWith(`_astro/${name}.`) && file.endsWith('.js'))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(site.folder, file))).length, 0);

  it('are at most 30 KB beside the engine', () => {
    expect(sizeOf('openRun')).toBeGreaterThan(4000);
    expect(sizeOf('openRun')).toBeLessThan(30_000);
  });

  it('are none of what a reading page loads, nor are their styles', () => {
    const sheets = [...readFileSync(join(site.folder, reading, 'index.html'), 'utf8').matchAll(/[^"'= ]+\.css/g)].map(([name]) => name);
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect(readFileSync(join(site.folder, sheet), 'utf8')).not.toContain('.player-said');
    const page = readFileSync(join(site.folder, listFiles(site.folder).find((file) => /^_astro\/Page\..*\.js$/.test(file)) ?? ''), 'utf8');
    expect(page).toContain('.example a.run');
    expect(page).not.toContain('Copy as text');
  });
});

describe.skipIf(!hasBrowser)('the player', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** Opens a page in a context of its own and hands it over. Nothing may be complained of in the console. */
  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
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
  const ready = (page: Page) => page.waitForSelector('.player [aria-current="step"]');
  const textOf = async (page: Page, place: string): Promise<string> => ((await page.textContent(place)) ?? '').replace(/\s+/g, ' ').trim();
  /** Words of a rule have come, and what hangs on sizes was told. */
  const settled = async (page: Page): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  const placeOf = (page: Page): Promise<string> => textOf(page, '.player-place');
  const button = (page: Page, name: string) => page.locator('.player').getByRole('button', { name, exact: true });
  const addressOf = (page: Page): string => page.url().slice(site.origin.length);
  const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const sizeShown = (page: Page): Promise<string> => textOf(page, '.object-body > [data-now] .object-size');
  const nowSaid = (page: Page): Promise<string> => textOf(page, '.player-said > [data-now]');
  const isInPlayer = (page: Page): Promise<boolean> =>
    page.evaluate(
      () =>
        document.activeElement?.closest('.player') !== null &&
        document.activeElement?.checkVisibility({ visibilityProperty: true }) === true,
    );

  it.each([
    ['that is none', '1066-01-01'],
    ['that is no day', 'noon'],
  ])('says of an edition in its address %s that it is not here, and plays under its own', (_, asked) =>
    visit(`${ogre}?on=${asked}#step-2`, async (page) => {
      await ready(page);
      expect(await textOf(page, '.asked-unknown')).toBe(
        `The address asks for the rules of “${asked}”, which are not here. Shown are those of January 16, 2026.`,
      );
      expect(await page.inputValue('.player select')).toBe('2026-01-16');
      expect(await placeOf(page)).toContain('2');
      await page.selectOption('.player select', '2005-10-01');
      await page.waitForFunction(() => location.search === '?on=2005-10-01');
      expect(await page.locator('.asked-unknown').count()).toBe(0);
    }),
  );

  it.each([
    ['its scripts are gone', /_astro\/openRun/],
    ['its files are gone', /\/examples\/ogre\.json|\/data\/rules\//],
  ])('on a page of an earlier build says so when %s, keeps the list of steps, and works once it is loaded anew', (_, gone) =>
    expectEarlierBuildTold(browser, site.origin + ogre, { gone, place: 'main p[role="status"]', works: '.player' }),
  );

  describe('beside an Example', () => {
    it('is loaded when it is asked for, opens below the Example, and closes again; nothing jumps', () =>
      visit(reading, async (page) => {
        const loaded: string[] = [];
        page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
        const link = page.locator('a.run').first();
        const before = await link.boundingBox();
        await link.click();
        await ready(page);
        expect(loaded).toContain('/examples/ogre.json');
        expect(loaded.some((path) => path.includes('inBrowser'))).toBe(true);
        expect(await link.textContent()).toBe('Close');
        expect(await link.getAttribute('aria-expanded')).toBe('true');
        expect(await link.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
        expect(await page.evaluate(() => document.querySelector('.run-place')?.previousElementSibling?.matches('.example'))).toBe(true);
        await button(page, 'Step forward').click();
        expect(addressOf(page)).toBe(reading);
        await link.click();
        await page.waitForSelector('.player', { state: 'detached' });
        expect((await link.textContent())?.trim()).toBe('Run');
        expect(await link.getAttribute('aria-expanded')).toBe('false');
      }));

    it('plays under the edition of the page, names the one it was written for, and keys step at once', () =>
      visit('/2005-10-01/418/', async (page) => {
        await page.locator('a.run').first().click();
        await ready(page);
        expect(await page.inputValue('.player select')).toBe('2005-10-01');
        expect(await textOf(page, '.player-verdict')).toContain('under the rules of January 16, 2026, for which this was written');
        expect(await isInPlayer(page)).toBe(true);
        await page.keyboard.press('ArrowRight');
        expect(await placeOf(page)).toBe('Step 1 of 10');
        const outline = await page.evaluate(() => getComputedStyle(document.querySelector('.player') ?? document.body).outlineStyle);
        expect(outline).not.toBe('none');
        await page.locator('.player select').focus();
        await page.keyboard.press('ArrowLeft');
        expect(await placeOf(page)).toBe('Step 1 of 10');
      }));

    it('leaves clicks with modifier keys to the browser', () =>
      visit(reading, async (page) => {
        const opened = page.context().waitForEvent('page');
        await page
          .locator('a.run')
          .first()
          .click({ modifiers: ['ControlOrMeta'] });
        await (await opened).close();
        expect(await page.locator('.player').count()).toBe(0);
      }));

    it('leads to the page of the step that is copied', () =>
      visit(reading, async (page) => {
        await page.locator('a.run').first().click();
        await ready(page);
        await button(page, 'Step forward').click();
        await button(page, 'Copy link').click();
        await page.waitForFunction(() => document.querySelector('.copy-tool')?.textContent.includes('Copied'));
        expect(await clipboard(page)).toBe(`${site.origin}${ogre}#step-1`);
      }));
  });

  describe('stepping', () => {
    it('goes by buttons, to both ends too, and keeps the address', () =>
      visit(ogre, async (page) => {
        await ready(page);
        expect(await placeOf(page)).toBe('Start, 10 steps');
        await button(page, 'Step forward').click();
        await button(page, 'Step forward').click();
        expect(await placeOf(page)).toBe('Step 2 of 10');
        expect(addressOf(page)).toBe(`${ogre}#step-2`);
        expect(await nowSaid(page)).toContain('counter is put on Gray Ogre');
        expect(await nowSaid(page)).toContain('The counter makes it larger.');
        expect(await sizeShown(page)).toBe('3/3');
        await button(page, 'Last step').click();
        expect([await placeOf(page), await sizeShown(page)]).toEqual(['Step 10 of 10', '5/8']);
        await button(page, 'Step forward').press('Enter');
        expect(await placeOf(page)).toBe('Step 10 of 10');
        await button(page, 'Step back').click();
        expect(await sizeShown(page)).toBe('7/9');
        await button(page, 'First step').click();
        expect([addressOf(page), await sizeShown(page)]).toEqual([ogre, '2/2']);
      }));

    it('goes by the slider', () =>
      visit(ogre, async (page) => {
        await ready(page);
        const slider = page.getByRole('slider');
        await slider.fill('3');
        expect([await placeOf(page), await sizeShown(page)]).toEqual(['Step 3 of 10', '7/7']);
        await slider.press('ArrowLeft');
        expect(await placeOf(page)).toBe('Step 2 of 10');
        expect(await slider.getAttribute('aria-valuetext')).toBe('Step 2 of 10');
      }));

    it('goes by keys while the player has the focus, and leaves them alone elsewhere', () =>
      visit(ogre, async (page) => {
        await ready(page);
        await page.locator('main h1').click();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('End');
        expect(await placeOf(page)).toBe('Start, 10 steps');
        await button(page, 'Step back').focus();
        for (const [key, place] of [
          ['ArrowRight', 'Step 1 of 10'],
          ['End', 'Step 10 of 10'],
          ['ArrowLeft', 'Step 9 of 10'],
          ['Home', 'Start, 10 steps'],
        ] as const) {
          await page.keyboard.press(key);
          expect(await placeOf(page)).toBe(place);
        }
        await page.keyboard.press('Control+ArrowRight');
        expect(await placeOf(page)).toBe('Start, 10 steps');
      }));

    it('goes by the list, which marks the present step', () =>
      visit(ogre, async (page) => {
        await ready(page);
        await page.locator('.player-steps li').nth(4).click();
        expect(await page.locator('.player-steps [aria-current]').getAttribute('id')).toBe('step-4');
        await page.locator('#step-6 .step-number').focus();
        await page.keyboard.press('Enter');
        expect(await placeOf(page)).toBe('Step 6 of 10');
        await page.keyboard.press('ArrowDown');
        expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('step-7');
      }));

    it('says each step and its rules to screen readers', () =>
      visit(ogre, async (page) => {
        await ready(page);
        await page.getByRole('slider').fill('4');
        const said = await textOf(page, '.player [aria-live="polite"]');
        expect(said).toMatch(/^Step 4 of 10\. Castle Wall goes onto the stack\. Rules? .*601\.2a/);
      }));

    it('never loses the focus', () =>
      visit(ogre, async (page) => {
        await ready(page);
        await button(page, 'Last step').click();
        // The wall is elsewhere one after the other, links and numbers come and go.
        for (const [step, place] of [
          ['8', '[data-ref="wall"]:not([data-absent]) .why'],
          ['9', '.object-body > [data-now] .object-size button'],
          ['4', '.player-said > [data-now] a.citation'],
        ] as const) {
          await page.getByRole('slider').fill(step);
          await page.locator(place).first().focus();
          for (let at = Number(step); at > 1; at -= 1) {
            await page.keyboard.press('ArrowLeft');
            expect(await isInPlayer(page)).toBe(true);
          }
          expect(await placeOf(page)).toBe('Step 1 of 10');
        }
      }));

    it.each([1280, 360])('moves nothing, %d pixels wide', (width) =>
      visit(
        bolt,
        async (page) => {
          await ready(page);
          const measure = () =>
            page.evaluate(() =>
              [
                '.player-controls',
                '.player-spread',
                '.board',
                '.board-field',
                '.board-side.near',
                '.player-said',
                '[data-ref="bear"]',
                '.player-steps',
                '.player-choices',
                '.colophon',
              ].map((place) => {
                const box = document.querySelector(place)?.getBoundingClientRect();
                return `${place} ${box?.x} ${(box?.y ?? 0) + scrollY} ${place.startsWith('[') ? '' : box?.height}`;
              }),
            );
          const before = await measure();
          const last = Number(await page.getByRole('slider').getAttribute('max'));
          expect(last).toBeGreaterThan(5);
          const bear = '[data-ref="bear"]';
          for (let step = 1; step < last - 2; step += 1) {
            await button(page, 'Step forward').click();
            expect(await page.locator(bear).count()).toBeGreaterThan(0);
            expect(await measure(), `step ${step}`).toEqual(before);
          }
          await button(page, 'Last step').click();
          expect((await measure()).filter((line) => !line.startsWith('['))).toEqual(before.filter((line) => !line.startsWith('[')));
        },
        { viewport: { width, height: 900 } },
      ),
    );

    it('steps by keys when the page is opened and nothing has the focus, and leaves keys alone in fields', () =>
      visit(ogre, async (page) => {
        await ready(page);
        expect(await isInPlayer(page)).toBe(false);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        expect(await placeOf(page)).toBe('Step 2 of 10');
        await page.keyboard.press('ArrowLeft');
        expect(await placeOf(page)).toBe('Step 1 of 10');
        expect(await page.locator('.player-keys').isVisible()).toBe(true);
        // The end of the page is still reached by its key.
        await page.keyboard.press('End');
        expect(await placeOf(page)).toBe('Step 1 of 10');
        await page.keyboard.press('Control+k');
        await page.waitForSelector('.search-dialog[open]');
        await page.keyboard.type('ab');
        await page.keyboard.press('ArrowLeft');
        expect(await placeOf(page)).toBe('Step 1 of 10');
      }));

    it('says where more of a step follows, and opens all of it over the board without moving anything', () =>
      visit(
        ogre,
        async (page) => {
          await ready(page);
          const boxes = () =>
            page.evaluate(() =>
              ['.board', '.player-controls', '.player-steps', '.colophon'].map((place) => {
                const { y, height } = document.querySelector(place)?.getBoundingClientRect() ?? {};
                return [place, y, height];
              }),
            );
          const hidden = () => page.locator('.player-said').evaluate((each) => each.scrollHeight - each.clientHeight);
          const told: [boolean, boolean][] = [];
          let long: number | undefined;
          for (let step = 1; step <= 10; step += 1) {
            await page.getByRole('slider').fill(String(step));
            await settled(page);
            const isLong = (await hidden()) > 4;
            told.push([isLong, await page.locator('.said-more').isVisible()]);
            if (isLong) long ??= step;
          }
          expect(told.filter(([isLong, isTold]) => isLong !== isTold)).toEqual([]);
          expect(long).toBeDefined();
          await page.getByRole('slider').fill(String(long));
          const before = await boxes();
          await page.locator('.said-more').tap();
          expect(await hidden()).toBe(0);
          expect(await boxes()).toEqual(before);
          expect(await page.getAttribute('.said-more', 'aria-expanded')).toBe('true');
          expect(await runAxeInBothColours(page)).toEqual([]);
          await page.locator('.said-more').tap();
          expect(await hidden()).toBeGreaterThan(4);
          // The next step begins as all do.
          await page.locator('.said-more').tap();
          await button(page, 'Step back').tap();
          expect(await page.locator('.player-said[data-whole]').count()).toBe(0);
        },
        { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
      ));

    it('marks what the step has changed', () =>
      visit(ogre, async (page) => {
        await ready(page);
        const marked = (): Promise<readonly string[]> =>
          page
            .locator('.player [data-new]')
            .evaluateAll((all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.textContent));
        expect(await marked()).toEqual([]);
        await page.getByRole('slider').fill('2');
        expect(await marked()).toEqual(['1 +1/+1 counter', '3/3']);
        await page.getByRole('slider').fill('6');
        expect(await marked()).toEqual([]);
      }));

    it('takes no longer than three times what the browser needs to lay out the page anew', () =>
      visit(ogre, async (page) => {
        await ready(page);
        // The best of several times, and of more where those were disturbed: what it takes by itself on a machine that does other things too.
        const ratio = await page.evaluate(() => {
          const best: number[] = [];
          let layout = Infinity;
          const slider = document.querySelector<HTMLInputElement>('.player input');
          const ratio = (): number => Math.max(...best.slice(1)) / layout;
          for (let turn = 0; turn < 40 && !(turn > 4 && ratio() < 3); turn += 1) {
            const begun = performance.now();
            document.body.style.display = turn % 2 === 0 ? 'inline-block' : 'block';
            document.body.style.fontSize = `${16 + turn}px`;
            document.body.getBoundingClientRect();
            layout = Math.min(layout, performance.now() - begun);
            for (let step = 1; slider && step <= Number(slider.max); step += 1) {
              const start = performance.now();
              slider.value = String(step);
              slider.dispatchEvent(new Event('input'));
              document.body.getBoundingClientRect();
              best[step] = Math.min(best[step] ?? Infinity, performance.now() - start);
            }
          }
          return ratio();
        });
        expect(ratio).toBeLessThan(3);
      }));
  });

  describe('why', () => {
    it('tells the chain of a characteristic, each link with its rule', () =>
      visit(`${ogre}#step-10`, async (page) => {
        await ready(page);
        await page.locator('.object-body > [data-now] .object-size button').click();
        const panel = page.locator('.why-panel');
        expect(await panel.locator('.why-heading').textContent()).toBe('Gray Ogre, power and toughness');
        expect(await panel.locator('.why-values').allTextContents()).toEqual(['2/2', '0/1', '1/2', '5/6', '5/8']);
        expect(await panel.locator('.why-from').last().textContent()).toContain('Castle Wall');
        expect(await panel.locator('a.citation').first().getAttribute('href')).toBe('/613/#613.4b');
        await page.keyboard.press('Escape');
        expect(await panel.isVisible()).toBe(false);
        expect(await page.evaluate(() => document.activeElement?.parentElement?.className)).toBe('object-size');
      }));

    it('tells all of an object, wherever it is', () =>
      visit(ogre, async (page) => {
        await ready(page);
        await page.locator('.zone-card .why').click();
        expect(await textOf(page, '.why-panel .why-none')).toBe('No effect changes it.');
        expect(await textOf(page, '.why-facts')).toContain('Creatures you control get +0/+2.');
        await page.keyboard.press('ArrowRight');
        expect(await page.locator('.why-panel').isVisible()).toBe(false);
        expect(await isInPlayer(page)).toBe(true);
      }));

    it('previews its rules as every citation is', () =>
      visit(`${ogre}#step-4`, async (page) => {
        await ready(page);
        await page.locator('.player-said > [data-now] a.citation').first().hover();
        await page.waitForSelector('.preview');
        expect(await textOf(page, '.preview')).toContain('It sits down in front of the door');
      }));
  });

  it('shows what was open, and why the rest was closed', () =>
    visit(`${bolt}#step-2`, async (page) => {
      await ready(page);
      await page.locator('#step-4').click();
      await page.locator('.player-choices summary').click();
      await page.waitForSelector('.choice');
      const words = await textOf(page, '.player-choices > div');
      expect(words).toMatch(/chosen ?Bear/);
      expect(words).toMatch(/also legal/);
      expect(words).toMatch(/closed ?Ghost: .*702\.18a, 601\.2c/);
      expect(await page.locator('.player-choices a.citation').getAttribute('href')).toBe('/601/#601.2c');
    }));

  describe('under another edition', () => {
    it('plays the same actions, says that the outcome differs, and sets both side by side', () =>
      visit(`${ogre}#step-10`, async (page) => {
        await ready(page);
        expect(await textOf(page, '.player-verdict')).toBe('The edition for which this was written.');
        await page.selectOption('.player select', '2005-10-01');
        await page.waitForSelector('.outcomes');
        expect(await textOf(page, '.player-verdict')).toMatch(
          /^It comes out otherwise than under the rules of January 16, 2026, for which this was written/,
        );
        expect(await page.locator('.outcomes tbody tr').allTextContents()).toEqual(['Gray Ogre: power and toughness5/81/4']);
        expect(await sizeShown(page)).toBe('1/4');
        expect(addressOf(page)).toBe(`${ogre}?on=2005-10-01#step-10`);
        await page.getByRole('slider').fill('4');
        expect(await page.locator('.player-said > [data-now] .player-rule a.citation').first().getAttribute('href')).toBe(
          '/2005-10-01/4/#409.1a',
        );
        await page.selectOption('.player select', '2026-01-16');
        await page.waitForFunction(() => !document.querySelector('.outcomes'));
        expect(addressOf(page)).toBe(`${ogre}#step-4`);
      }));

    it('says when the outcome is the same', () =>
      visit('/examples/rest/?on=2005-10-01', async (page) => {
        await ready(page);
        expect(await textOf(page, '.player-verdict')).toBe(
          'Everything comes out as under the rules of January 16, 2026, for which this was written.',
        );
        expect(await page.locator('.outcomes').count()).toBe(0);
      }));

    it('says since when it can be played, where its rules do not know a keyword yet', () =>
      visit(`${bolt}?on=2005-10-01`, async (page) => {
        await page.waitForSelector('.player-reasons');
        expect(await textOf(page, '.player-verdict')).toBe(
          'This cannot be played before May 1, 2007. It was written for the rules of January 16, 2026.',
        );
        expect(await textOf(page, '.player-reasons')).toBe('The first edition with rules for shroud is that of May 1, 2007 (502.36).');
        expect(await textOf(page, '.expected caption')).toBe('at the end, under the rules of January 16, 2026');
      }));

    it('shows what comes of it under the edition that is shown', () =>
      visit(ogre, async (page) => {
        await ready(page);
        expect(await textOf(page, '.expected td')).toBe('5/8');
        await page.selectOption('.player select', '2005-10-01');
        await page.waitForSelector('.outcomes');
        expect([await textOf(page, '.expected td'), await textOf(page, '.expected caption')]).toEqual([
          '1/4',
          'at the end, under the rules of October 1, 2005',
        ]);
        await page.selectOption('.player select', '2026-01-16');
        await page.waitForFunction(() => !document.querySelector('.outcomes'));
        expect([await textOf(page, '.expected td'), await textOf(page, '.expected caption')]).toEqual(['5/8', 'at the end']);
      }));
  });

  describe('sharing', () => {
    it('opens a step under the rules of another edition by its address', () =>
      visit(`${ogre}?on=2005-10-01#step-9`, async (page) => {
        await ready(page);
        expect([await placeOf(page), await sizeShown(page)]).toEqual(['Step 9 of 10', '7/9']);
        expect(await page.inputValue('.player select')).toBe('2005-10-01');
        expect(await page.locator('.player-controls').isVisible()).toBe(true);
      }));

    it('does not fill the history of the browser', () =>
      visit('/', async (page) => {
        await page.goto(site.origin + ogre);
        await ready(page);
        for (let step = 0; step < 3; step += 1) await button(page, 'Step forward').click();
        await page.goBack();
        expect(addressOf(page)).toBe('/');
      }));

    it('copies the address of the step, and the run as text', () =>
      visit(`${ogre}#step-3`, async (page) => {
        await ready(page);
        await button(page, 'Copy link').click();
        await page.waitForFunction(() => document.querySelector('.copy-tool')?.textContent.includes('Copied'));
        expect(await clipboard(page)).toBe(`${site.origin}${ogre}#step-3`);
        await button(page, 'Copy as text').click();
        await page.waitForFunction(() => document.querySelectorAll('.copy-tool')[1]?.textContent.includes('Copied'));
        const lines = (await clipboard(page)).split('\n');
        expect(lines.slice(0, 2)).toEqual(['A creature that becomes 0/1', 'Rules of January 16, 2026']);
        expect(lines.find((line) => line.startsWith('4. '))).toMatch(/^4\. Castle Wall goes onto the stack\. \[.*\b601\.2a\b.*\]$/);
        expect(lines.at(-1)).toBe(site.origin + ogre);
      }));
  });

  it.each([390, 1280])('comes without moving anything that is shown, %d pixels wide', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${site.origin}${ogre}?on=2005-10-01#step-10`);
    await ready(page);
    await page.waitForSelector('.demonstration[data-ready]');
    expect(await measureShift(page)).toBeLessThan(0.02);
    await context.close();
  });

  it('leaves the list of steps where it cannot be had', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route('**/*.json', (route) => route.abort());
    const asked = page.waitForRequest('**/ogre.json');
    await page.goto(site.origin + ogre);
    await asked;
    await page.waitForSelector('.demonstration[data-ready]');
    expect(await page.locator('ol.steps > li:visible').count()).toBe(10);
    await context.close();
  });

  describe.each([`${ogre}?on=2005-10-01#step-10`, `${bolt}#step-4`])('%s', (path) => {
    it('has nothing that axe finds wrong in light or dark', () =>
      visit(path, async (page) => {
        await ready(page);
        await page.locator('.player-choices summary').click();
        expect(await runAxeInBothColours(page)).toEqual([]);
        await page.locator('.object:not([data-absent]) > .why').first().click();
        expect(await runAxeInBothColours(page)).toEqual([]);
      }));

    it('fits a window of 360 pixels', () =>
      visit(
        path,
        async (page) => {
          await ready(page);
          const wide = await page.evaluate(() =>
            [...document.querySelectorAll('.player, .player *')]
              .filter((each) => each.getBoundingClientRect().right > 360)
              .map((each) => each.className),
          );
          expect(wide).toEqual([]);
        },
        { viewport: { width: 360, height: 700 } },
      ));
  });
});
