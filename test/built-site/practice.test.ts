/** Pages to practise with: a board, what happens, answers of which one is right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrder, levels, type OrderedQuestion } from '../../src/site/practice/order.ts';
import { hasBrowser, launchBrowser, runAxe } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { exampleSite } from './sites.ts';

describe('the practice pages', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSyntheticSite(exampleSite);
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

  it('begin with what holds today, and put what comes out otherwise now under its own heading', () => {
    const $ = open('practice/casting');
    const shown = $('.questions > :is(.question, .practice-then)')
      .toArray()
      .map((each) => $(each).attr('id') ?? $(each).find('h2').text());
    expect(shown).toEqual(['larger-bear', 'Under older rules', 'unspent-mana']);
    expect($('#unspent-mana .question-under').text()).toContain('Under the rules of May 1, 2009. Under the newest edition');
    expect(open('practice/basics')('.question-under').text().trim()).toBe('Under the rules of January 16, 2026');
    expect(open('practice/basics')('.practice-then')).toHaveLength(0);
  });

  it('say with a wrong answer what is right, and by which rule', () => {
    const $ = open('practice/basics');
    const wrong = $('.answer[data-right="false"]').first();
    expect(wrong.find('.verdict').text()).toContain('Right is: Garden Bear is in the graveyard; Spark is in the graveyard.');
    expect($('.answers > .deciding').text()).toContain('Garden Bear is destroyed.');
    expect($('.answers > .deciding .cites').text()).toBe('704.5g');
  });

  it.each(levels)('of the level %s begin with the newest rules', (level) => {
    const of = (edition: string, isSoToday: boolean): OrderedQuestion => ({ level, isSoToday, scenario: { edition } });
    const shown = [of('2005-10-01', true), of('2026-01-16', false), of('2026-01-16', true), of('2009-05-01', true)].toSorted(inOrder);
    expect(shown.map(({ scenario, isSoToday }) => `${scenario.edition} ${isSoToday}`)).toEqual([
      '2026-01-16 true',
      '2009-05-01 true',
      '2005-10-01 true',
      '2026-01-16 false',
    ]);
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
      // An opened answer tells of it in a task of its own: on a busy machine the click is back before it.
      await expect.poll(() => tally.isVisible()).toBe(true);
      expect(await answer.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
      await page.locator('.answer[data-right="true"] summary').click();
      await expect.poll(() => tally.textContent()).toContain('0 right of 1');
      await page.reload();
      await expect.poll(() => tally.textContent()).toContain('0 right of 1');
      // What decides it is out of sight until something was answered, and then stands below that.
      const deciding = page.locator('.deciding');
      expect(await deciding.isVisible()).toBe(false);
      await page.locator('.answer[data-right="false"] summary').first().click();
      await deciding.waitFor();
      const [opened, said] = [await page.locator('.answer[open]').boundingBox(), await deciding.boundingBox()];
      expect((said?.y ?? 0) - ((opened?.y ?? 0) + (opened?.height ?? 0))).toBeLessThan(20);
      expect(said?.y).toBeGreaterThan(opened?.y ?? Infinity);
      await page.locator('.tally button').click();
      await page.locator('.answer[data-right="true"] summary').click();
      await expect.poll(() => tally.textContent()).toContain('1 right of 1');
      await page.close();
    });

    it('show one question at a time, which the address names, and lead to the next', async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${site.origin}/practice/casting/`);
      const shown = () => page.locator('.question:visible').evaluateAll((all) => all.map(({ id }) => id));
      expect(await shown()).toEqual(['larger-bear']);
      expect(await page.locator('.question:visible .question-place').textContent()).toBe('1 of 2');
      const next = page.getByRole('link', { name: 'Next question' });
      expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await next.click();
      expect(new URL(page.url()).hash).toBe('#unspent-mana');
      expect(await shown()).toEqual(['unspent-mana']);
      // Who skips to the text stays with the question.
      await page.locator('a.skip').focus();
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('text');
      expect(await shown()).toEqual(['unspent-mana']);
      await page.goBack();
      expect(await shown()).toEqual(['larger-bear']);
      await page.close();
    });

    it('tell right from wrong by a sign and a ground, and which were answered how', async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${site.origin}/practice/basics/`);
      const wrong = page.locator('.answer[data-right="false"] summary').first();
      const lookOf = (summary: typeof wrong): Promise<string> =>
        summary.evaluate((element) => getComputedStyle(element, '::before').content + getComputedStyle(element).backgroundColor);
      expect((await wrong.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await wrong.click();
      const right = page.locator('.answer[data-right="true"] summary');
      expect(await lookOf(wrong)).toContain('✗');
      expect(await lookOf(right)).toContain('✓');
      expect((await lookOf(right)).split('rgb')[1]).not.toBe((await lookOf(wrong)).split('rgb')[1]);
      await expect.poll(() => page.locator('[data-of]').getAttribute('aria-label')).toBe('1, answered wrong');
      await page.close();
    });

    it('have all questions below each other without script', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.origin}/practice/casting/`);
      expect(await page.locator('.question:visible').count()).toBe(2);
      await context.close();
    });

    it('show board, deeds and question in one view of a phone', async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
      await page.goto(`${site.origin}/practice/basics/#bolt-kills-a-bear`);
      const top = (await page.locator('.question').boundingBox())?.y ?? 0;
      const asked = await page.locator('.answer').first().boundingBox();
      expect((asked?.y ?? Infinity) - top).toBeLessThan(700 - 48 - 44);
      await page.close();
    });

    it('break no word of what leads on, however large the type', async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${site.origin}/practice/casting/`);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const at of [0, 1]) {
        const way = page.locator('.question-way:visible');
        const broken = await way.locator('a').evaluateAll((links) =>
          links.map((link) => {
            const range = document.createRange();
            range.selectNodeContents(link);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > link.textContent.trim().split(' ').length;
          }),
        );
        expect(broken.some(Boolean), `question ${at + 1}`).toBe(false);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        if (at === 0) await way.locator('.next').click();
      }
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
