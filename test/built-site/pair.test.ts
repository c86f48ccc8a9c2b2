import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxe } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { openNetwork } from './failingNetwork.ts';

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 800 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)('two rules side by side', () => {
  let site: BuiltSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await buildSyntheticSite();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = desk): Promise<void> {
    const context = await browser.newContext(options);
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

  const addressOf = (page: Page): string => page.url().slice(site.origin.length);
  const head = (page: Page): Promise<string> => page.locator('.pane-head b').innerText();
  const here = '.pane .shown-here > div > p:first-of-type';

  it.each([
    ['a rule of the same edition', '/703/?beside=701.2a#703.2', '701.2a', 'To groom a kitten'],
    ['a rule of a superseded edition', '/703/?beside=2009-05-01/203.1', '203.1', 'The first kitten in the sun'],
    ['the newest beside a superseded edition', '/2009-05-01/203/?beside=2026-01-16/703.1a', '703.1a', 'A second kitten'],
    ['a rule of the same superseded edition', '/2009-05-01/203/?beside=404.1', '404.1', 'The basket is for the oldest'],
    ['a rule of another edition under its date', '/2008-08-01/203/?beside=404.2', '404.2', 'It is never washed'],
    ['another document', '/703/?beside=handbook/703.1', '703.1', 'First come'],
  ])('are kept in the address: %s', (_, path, name, text) =>
    visit(path, async (page) => {
      await page.waitForSelector('.pane .shown-here');
      expect(await head(page)).toBe(name);
      expect(await page.locator(here).innerText()).toContain(text);
    }),
  );

  it.each([
    ['/703/?beside=glossary/purr', 'A sound.'],
    ['/703/?beside=701.3', 'A purring kitten'],
  ])('may be a term or a whole page: %s', (path, text) =>
    visit(path, async (page) => {
      await page.waitForSelector('.pane-title');
      expect(await page.locator('.pane-text').innerText()).toContain(text);
    }),
  );

  it('write the links of the second as the page itself does, so that words of every day are as quiet there', () =>
    visit('/703/?beside=701.2a', async (page) => {
      await page.waitForSelector('.pane .shown-here');
      const hrefs = await page.locator('.pane-text a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(0);
      expect(hrefs.filter((href) => !href.startsWith('/'))).toEqual([]);
    }));

  it.each(['999.9', 'kittens', '1066-10-14/203.1'])('say what is not there: %s', (value) =>
    visit(`/703/?beside=${value}`, async (page) => {
      await page.waitForFunction((asked) => document.querySelector('.pane-text')?.textContent.includes(`“${asked}”`), value);
    }),
  );

  it('stand at a desk next to each other, and the text that was there does not move', () =>
    visit('/703/?beside=701.2a', async (page) => {
      await page.waitForSelector('.pane .shown-here');
      const [main, pane] = [await page.locator('main').boundingBox(), await page.locator('.pane').boundingBox()];
      expect((main?.x ?? 0) + (main?.width ?? 9999)).toBeLessThanOrEqual(pane?.x ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
      expect(await runAxe(page)).toEqual([]);
    }));

  it('stand on a phone one above the other, with no more than the half each', () =>
    visit(
      '/703/?beside=2009-05-01/203.1',
      async (page) => {
        await page.waitForSelector('.pane .shown-here');
        const pane = await page.locator('.pane').boundingBox();
        expect(pane?.y).toBeCloseTo(400, 0);
        expect(pane?.height).toBeCloseTo(400, 0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        const heights = await page.locator('.pane-head :is(a, button)').evaluateAll((all) => all.map((each) => each.clientHeight));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
        expect(await runAxe(page)).toEqual([]);
      },
      phone,
    ));

  it.each([
    ['comes at once', undefined],
    ['comes with a pause in the header', '<summary'],
    ['comes with a pause before its text', '<main'],
    ['comes with a pause before its title', '<h1'],
  ])('move nothing when a page opens with both and %s', async (_, place) => {
    const network = await openNetwork(site.origin);
    network.pauseBefore = place;
    try {
      await visit('/703/', async (page) => {
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) document.documentElement.dataset['shift'] = JSON.stringify(entry);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(`${network.origin}/703/?beside=2009-05-01/203.1`);
        await page.waitForSelector('.pane .shown-here');
        expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined();
        expect(network.pauses > 0).toBe(place !== undefined);
      });
    } finally {
      await network.close();
    }
  });

  it('are opened by a key on a link that has the focus, closed by Esc, and the focus goes back', () =>
    visit('/701.2/', async (page) => {
      const link = 'main a.citation:has-text("703.1")';
      await page.focus(link);
      await page.keyboard.press('b');
      await page.waitForSelector('.pane .shown-here');
      expect(addressOf(page)).toBe('/701.2/?beside=703.1');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('pane');
      await page.keyboard.press('Escape');
      expect(await page.locator('.pane').count()).toBe(0);
      expect(addressOf(page)).toBe('/701.2/');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('703.1');
    }));

  it('are opened from a result of the search', () =>
    visit('/701.2/', async (page) => {
      await page.keyboard.press('Control+k');
      await page.fill('dialog input[type=search]', 'sun');
      await page.click('dialog .search-results li:has-text("703.1") .to-beside');
      await page.waitForSelector('.pane .shown-here');
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(addressOf(page)).toBe('/701.2/?beside=703.1');
    }));

  it('are opened by a link that is dragged to the side', () =>
    visit('/701.2/', async (page) => {
      const link = await page.locator('main a.citation:has-text("703.1")').boundingBox();
      if (!link) throw new Error('The link is not shown.');
      await page.mouse.move(link.x + 10, link.y + 8);
      await page.mouse.down();
      await page.mouse.move(700, 300, { steps: 4 });
      await page.waitForSelector('.pane-drop');
      await page.mouse.move(1200, 400, { steps: 4 });
      await page.mouse.up();
      await page.waitForSelector('.pane .shown-here');
      expect(addressOf(page)).toBe('/701.2/?beside=703.1');
      expect(await page.locator('.pane-drop').count()).toBe(0);
    }));

  it('keep what is beside while one reads on, as it was, and give it up on the way back', () =>
    visit('/703/', async (page) => {
      await page.hover('[id="703.1a"] p');
      await page.click('.entry-tools .to-beside');
      await page.waitForSelector('.pane .shown-here');
      expect(addressOf(page)).toBe('/703/?beside=703.1a');
      await page.click('.neighbours a');
      await page.waitForSelector('.pane .shown-here');
      expect(addressOf(page)).toBe('/701/?beside=703.1a');
      await page.goBack();
      await page.waitForSelector('.pane');
      await page.goBack();
      await page.waitForFunction(() => !document.querySelector('.pane'));
    }));

  it('lead on inside the pane, and change places', () =>
    visit('/2009-05-01/4/?beside=203.1', async (page) => {
      await page.click('.pane .entry p a:has-text("203.2")');
      await page.waitForFunction(() => document.querySelector('.pane-head b')?.textContent === '203.2');
      expect(addressOf(page)).toBe('/2009-05-01/4/?beside=203.2');
      await page.click('.pane-head button:has-text("Swap")');
      await page.waitForURL('**/2009-05-01/2/?beside=4#203.2');
      await page.waitForSelector('.pane-title');
      expect(await page.locator('.pane-title').innerText()).toContain('Baskets');
    }));
});
