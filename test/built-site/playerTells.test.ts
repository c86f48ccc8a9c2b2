/** What the player tells of a step: why a value is so, what was open, and what comes of it under another edition. */
import { describe, expect, it } from 'vitest';
import { addressOf, hasBrowser, textOf } from './browser.ts';
import { bolt, isInPlayer, ogre, ready, sizeShown } from './playing.ts';
import { playerSite } from './sites.ts';
import { useSite, useVisits } from './visits.ts';

describe.skipIf(!hasBrowser)('the player tells', () => {
  const { visit } = useVisits(useSite(playerSite), { viewport: { width: 1280, height: 900 } });

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

    it.each([
      ['a phone', { width: 390, height: 844 }],
      ['a phone on its side', { width: 844, height: 390 }],
      ['a desk', { width: 1440, height: 900 }],
    ])('never hides the card that it speaks of, on %s', (_, size) =>
      visit(`${ogre}#step-10`, async (page) => {
        await page.setViewportSize(size);
        await ready(page);
        for (const asked of ['.object-size button', '.why']) {
          const button = page.locator(`.object:has([data-now] .object-size) ${asked}`).last();
          // Low in the window there is more room above.
          await button.evaluate((each) => scrollBy({ top: each.getBoundingClientRect().bottom - innerHeight + 60, behavior: 'instant' }));
          await button.dispatchEvent('click');
          const [panel, card] = await Promise.all([
            page.locator('.why-panel').boundingBox(),
            page.locator('.object:has([data-now] .object-size)').boundingBox(),
          ]);
          if (!panel || !card) throw new Error('The panel and its card are there.');
          const covered = Math.min(panel.y + panel.height, card.y + card.height) - Math.max(panel.y, card.y);
          // Where there is no room above it and below it, the most of it is seen.
          expect(covered).toBeLessThanOrEqual(size.height < 500 ? card.height / 2 : 0);
          await page.keyboard.press('Escape');
        }
      }),
    );

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

    it('marks on a phone which of both boards is shown, in forced colours too', () =>
      visit(
        `${ogre}?on=2005-10-01`,
        async (page) => {
          await ready(page);
          await page.emulateMedia({ forcedColors: 'active' });
          const outlines = () =>
            page.locator('.board-switch button').evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle));
          expect(await outlines()).toEqual(['solid', 'none']);
          await page.locator('.board-switch button').last().tap();
          expect(await outlines()).toEqual(['none', 'solid']);
          // What says that more follows covers no more of the text than its line.
          const covered = await page
            .locator('.said-more')
            .first()
            .evaluate((each) => getComputedStyle(each).backgroundColor);
          expect(covered).toMatch(/, 0\)$/);
        },
        { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      ));

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
          'No edition here before that of May 1, 2007 has the rules for this. It was written for those of January 16, 2026.',
        );
        expect(await textOf(page, '.player-reasons')).toBe('The first edition here with rules for shroud is that of May 1, 2007 (502.36).');
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
});
