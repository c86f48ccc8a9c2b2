/** Pages to practise with: a board, what happens, answers of which one is right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxe } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { exampleDemonstrations, examplePapers } from './examplePapers.ts';

describe('the practice pages', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSyntheticSite({ papers: examplePapers, demonstrations: exampleDemonstrations });
  });
  afterAll(() => site.close());
  const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));

  it('list the topics that have questions', () => {
    const $ = open('practice');
    expect($('.practice-topics a').attr('href')).toBe('/practice/basics/');
    expect($('.practice-topics li')).toHaveLength(2);
  });

  it('can be used without script: each answer opens and says whether it is right', () => {
    const $ = open('practice/basics');
    expect($('.question .board .far [data-ref="bear"] .object-name').text()).toBe('Garden Bear');
    expect($('.question .board .far [data-ref="bear"] .object-size').text()).toBe('2/2');
    expect($('.question .board .near .hand [data-ref="bolt"]').text()).toContain('Spark');
    expect($('.question .board [style]')).toHaveLength(0);
    expect($('.question-cards .board-zone').text()).toContain('Spark deals 3 damage to any target.');
    expect($('.question-deeds').text()).toContain('A casts Spark, on Garden Bear.');
    expect($('.answer').length).toBeGreaterThan(2);
    expect($('.verdict.right')).toHaveLength(1);
    expect($('.verdict.right').parent().find('summary').text()).toContain('graveyard');
    expect($('.verdict a').attr('href')).toBe('/examples/bolt-kills-a-bear/');
    // The title of a demonstration often says what comes of it.
    expect($('.question').text()).not.toContain('A bear dies');
  });

  describe.runIf(hasBrowser)('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser.close());

    it('count the first answer to each question, and keep it', async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/practice/basics/`);
      const tally = page.locator('.tally output');
      expect(await tally.isVisible()).toBe(false);
      // What is answered first moves nothing.
      const answer = page.locator('.answer[data-right="false"] summary').first();
      const before = await answer.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await answer.click();
      expect(await tally.isVisible()).toBe(true);
      expect(await answer.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
      await page.locator('.answer[data-right="true"] summary').click();
      await expect.poll(() => tally.textContent()).toContain('0 right of 1');
      await page.reload();
      await expect.poll(() => tally.textContent()).toContain('0 right of 1');
      await page.locator('.tally button').click();
      await page.locator('.answer[data-right="true"] summary').click();
      await expect.poll(() => tally.textContent()).toContain('1 right of 1');
      await page.close();
    });

    it('show board, deeds and question in one view of a phone', async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
      await page.goto(`${site.origin}/practice/basics/#bolt-kills-a-bear`);
      const top = (await page.locator('.question').boundingBox())?.y ?? 0;
      const asked = await page.locator('.answer').first().boundingBox();
      expect((asked?.y ?? Infinity) - top).toBeLessThan(700 - 48 - 44);
      await page.close();
    });

    it('say of a card what it is, and play the answer below with its rules', async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
      await page.goto(`${site.origin}/practice/basics/`);
      await page.locator('.board.still [data-ref="bear"] > .why').click();
      await page.waitForSelector('.why-panel:popover-open');
      expect(await page.textContent('.why-facts')).toContain('Creature — Bear');
      await page.keyboard.press('Escape');
      await page.locator('.answer[data-right="true"] summary').click();
      await page.locator('.answer[open] a.run').click();
      await page.waitForSelector('.answers + .run-place .player [aria-current="step"]');
      await page.getByRole('slider').fill('2');
      expect(await page.locator('.run-place .player-sentence').textContent()).not.toBe('');
      await page.locator('.answer[data-right="false"] summary').first().click();
      await page.waitForSelector('.player', { state: 'detached' });
      await page.close();
    });

    it('hold on a narrow screen, and axe finds nothing wrong', async () => {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      for (const path of ['/practice/', '/practice/basics/']) {
        await page.goto(site.origin + path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        expect(await runAxe(page)).toEqual([]);
      }
      await page.close();
    });
  });
});
