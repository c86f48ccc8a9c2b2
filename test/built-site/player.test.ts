/** The player of demonstrations: how it comes beside an Example and on a page of its own, and how a step is shared. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { addressOf, clipboard, hasBrowser, measureShift, runAxeInBothColours, textOf } from './browser.ts';
import { listFiles } from './builtSite.ts';
import { expectEarlierBuildTold } from './earlierBuild.ts';
import { scriptsLoadedBy } from './loadedScripts.ts';
import { bolt, button, isInPlayer, ogre, placeOf, reading, ready, sizeShown } from './playing.ts';
import { playerSite } from './sites.ts';
import { useSite, useVisits } from './visits.ts';

const site = useSite(playerSite);

describe('pages with demonstrations, without script', () => {
  it('have all steps as a list with their rules', () => {
    const steps = site.open(ogre)('section.demonstration .steps > li');
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.first().attr('id')).toBe('step-1');
    expect(steps.find('a[href$="#601.2a"]').length).toBe(1);
  });

  it('have a link to the page of the run beside an Example', () => {
    const links = site.open(reading)('.example a.run');
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
    const textOfAll = (files: readonly string[]): string => files.map((file) => readFileSync(join(site.folder, file), 'utf8')).join('');
    const page = textOfAll(scriptsLoadedBy(site.folder, reading));
    expect(page).toContain('.example a.run');
    const all = textOfAll(listFiles(site.folder).filter((file) => file.endsWith('.js')));
    // A label of the player, and a class of what it shows: each is in a script that is loaded when a run is asked for.
    for (const ofPlayer of ['Copy as text', 'player-said'])
      expect([ofPlayer, all.includes(ofPlayer), page.includes(ofPlayer)]).toEqual([ofPlayer, true, false]);
  });
});

describe.skipIf(!hasBrowser)('the player', () => {
  const { browser, visit } = useVisits(site, {
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

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
    expectEarlierBuildTold(browser(), site.origin + ogre, { gone, place: 'main p[role="status"]', works: '.player' }),
  );

  it('has the choice of an edition and what comes of it before the steps, and leaves it the focus', () =>
    visit(ogre, async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await ready(page);
      const order = await page.evaluate(() =>
        [...document.querySelectorAll('.player :is(.player-controls, .player-edition, .player-verdict, .player-steps)')].map(
          ({ className }) => className,
        ),
      );
      expect(order).toEqual(['player-controls', 'player-edition', 'player-verdict', 'player-steps']);
      const topOf = async (place: string): Promise<number> => (await page.locator(place).boundingBox())?.y ?? NaN;
      expect(await topOf('.player-verdict')).toBeLessThan(await topOf('.player-steps'));
      for (const date of ['2005-10-01', '2026-01-16']) {
        await page.locator('.player select').focus();
        await page.selectOption('.player select', date);
        await page.waitForFunction((on) => (new URLSearchParams(location.search).get('on') ?? '2026-01-16') === on, date);
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
        expect(await page.locator('.player :is(.player-controls, .player-steps)').count()).toBe(2);
        expect(await topOf('.player-verdict')).toBeLessThan(await topOf('.player-steps'));
      }
    }));

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

    it('names a zone of the table while something is in it, and keeps its place while nothing is', () =>
      visit(bolt, async (page) => {
        await ready(page);
        const names = () =>
          page
            .locator('.zone > .zone-name')
            .evaluateAll((all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.textContent));
        const places = () => page.locator('.zone').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        const before = await places();
        expect(await names()).toEqual(['Hand']);
        await page.getByRole('slider').fill((await page.getByRole('slider').getAttribute('max')) ?? '');
        await expect.poll(names).toContain('Graveyard');
        expect(await places()).toEqual(before);
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
        // What the browser would do is to open a tab, which crashes in a headless shell (microsoft/playwright#42142).
        const left = page.evaluate(
          () =>
            new Promise<boolean>((tell) => {
              addEventListener(
                'click',
                (event) => {
                  tell(!event.defaultPrevented);
                  event.preventDefault();
                },
                { once: true },
              );
            }),
        );
        await page
          .locator('a.run')
          .first()
          .click({ modifiers: ['ControlOrMeta'] });
        expect(await left).toBe(true);
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
    const context = await browser().newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${site.origin}${ogre}?on=2005-10-01#step-10`);
    await ready(page);
    await page.waitForSelector('.demonstration[data-ready]');
    expect(await measureShift(page)).toBeLessThan(0.02);
    await context.close();
  });

  it('leaves the list of steps where it cannot be had', async () => {
    const context = await browser().newContext();
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
