/** The board of the player: in one view on a phone, still while it is stepped through, and said whole to who cannot see it. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, measureShift } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { playerSite } from './sites.ts';

/** Runs in the page: the size of the smallest text that is drawn on the board. */
function readSmallest(): number {
  const board = document.querySelector('.board');
  if (!board) return 0;
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  let least = Infinity;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const isDrawn =
      element?.checkVisibility({ visibilityProperty: true }) === true &&
      walker.currentNode.textContent?.trim() !== '' &&
      element.getBoundingClientRect().width > 1 &&
      element.closest('.visually-hidden') === null;
    if (isDrawn) least = Math.min(least, parseFloat(getComputedStyle(element).fontSize));
  }
  return least;
}

/** Runs in the page: cards of which power and toughness are not wholly on the card, or lie over the name. */
function findCutNumbers(): readonly string[] {
  return [...document.querySelectorAll('.board .others [data-now].card')].flatMap((card) => {
    const [frame, name, size] = [card, card.querySelector('.object-name'), card.querySelector('.object-size > *')].map((each) =>
      each?.getBoundingClientRect(),
    );
    if (!frame || !name || !size) return [];
    const isWhole = size.bottom <= frame.bottom && size.right <= frame.right && name.bottom <= size.top + 1 && name.height >= 10;
    return isWhole ? [] : [card.textContent.slice(0, 40)];
  });
}

describe.skipIf(!hasBrowser)('the board', () => {
  let site: BuiltSite;
  let browser: Browser;
  beforeAll(async () => {
    site = await buildSyntheticSite(playerSite);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 390, height: 700 }, hasTouch: true, ...options });
    try {
      const page = await context.newPage();
      await page.goto(site.origin + path);
      await page.waitForSelector('.player [aria-current="step"]');
      await look(page);
    } finally {
      await context.close();
    }
  }
  const stepsOf = async (page: Page): Promise<number> => Number(await page.getByRole('slider').getAttribute('max'));
  const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

  it('of twelve cards stands with the sentence and the controls in a window of 390 by 700, at every step, and nothing of it scrolls', () =>
    visit('/examples/twelve/', async (page) => {
      const last = await stepsOf(page);
      for (let step = 0; step <= last; step += 1) {
        await page.getByRole('slider').fill(String(step));
        const view = await page.evaluate(() => {
          const boxes = ['.board', '.player-said', '.player-controls'].map((place) =>
            document.querySelector(place)?.getBoundingClientRect(),
          );
          const cards = [...document.querySelectorAll('.board [data-ref]:not([data-absent])')].filter(
            (card) => card.getAttribute('data-ref') !== '',
          );
          const board = document.querySelector('.board');
          const frame = board?.getBoundingClientRect();
          return {
            scrolled: scrollY,
            bottom: Math.max(...boxes.map((box) => box?.bottom ?? Infinity)),
            cards: cards.length,
            seen: cards.filter((card) => {
              const { top, bottom, left, right } = card.getBoundingClientRect();
              return frame && top >= frame.top && bottom <= frame.bottom && left >= frame.left && right <= frame.right;
            }).length,
            wide: document.documentElement.scrollWidth,
          };
        });
        expect(view, `step ${step}`).toMatchObject({ scrolled: 0, cards: 12, seen: 12, wide: 390 });
        expect(view.bottom).toBeLessThanOrEqual(700);
      }
    }));

  it.each([
    ['a phone', { width: 390, height: 700 }],
    ['a desk', { width: 1440, height: 900 }],
  ])('shifts nothing while it is stepped through, on %s', (_, viewport) =>
    visit(
      '/examples/twelve/',
      async (page) => {
        await settle(page);
        const measure = () =>
          page.evaluate(() => ({
            places: ['.board', '.board-field', '.player-said', '.player-controls', '.player-bar', '.colophon'].map((place) => {
              const { x, y, width, height } = document.querySelector(place)?.getBoundingClientRect() ?? {};
              return [place, x, y, width, height];
            }),
            height: document.documentElement.scrollHeight,
          }));
        const [shift, before] = [await measureShift(page), await measure()];
        const last = await stepsOf(page);
        for (let step = 1; step <= last; step += 1) {
          // By script: what a reader's own tap moves would not be counted.
          await page.evaluate(() => document.querySelector<HTMLElement>('.player-controls button:nth-of-type(3)')?.click());
          await settle(page);
          expect(await measure(), `step ${step}`).toEqual(before);
        }
        expect(await measureShift(page)).toBe(shift);
      },
      { viewport, hasTouch: false },
    ),
  );

  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a small phone', { width: 360, height: 640 }],
    ['a desk', { width: 1440, height: 900 }],
    ['a desk that is enlarged twice', { width: 720, height: 450 }],
  ])('writes nothing smaller than 10 pixels, and shows the name and the numbers of each creature whole, on %s', async (_, viewport) => {
    for (const path of ['/examples/crowd/', '/examples/twelve/', '/examples/bolt/', '/examples/ogre/'])
      await visit(
        path,
        async (page) => {
          await page.getByRole('slider').fill(String(await stepsOf(page)));
          expect(await page.evaluate(readSmallest), path).toBeGreaterThanOrEqual(10);
          expect(await page.evaluate(findCutNumbers), path).toEqual([]);
        },
        // What moves is measured where it comes to.
        { viewport, reducedMotion: 'reduce' },
      );
  });

  it('draws lines below the cards, and none of an attack between them: it goes around to the player', () =>
    visit(
      '/examples/twelve/',
      async (page) => {
        await page.getByRole('slider').fill(String(await stepsOf(page)));
        const attacks = page.locator('.board-lines .attack');
        expect(await attacks.evaluateAll((all) => all.map((each) => each.classList.contains('faded')))).toEqual([true, false]);
        // Of a point on a card the card is seen, where a line passes too.
        const entered = await page.evaluate(() => {
          const cards = [...document.querySelectorAll('.board .others [data-now].card')].map((card) => card.getBoundingClientRect());
          return [...document.querySelectorAll<SVGPathElement>('.board-lines .shaft')].flatMap((shaft) => {
            const { left, top } = shaft.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
            const length = shaft.getTotalLength();
            return Array.from({ length: 50 }, (_each, at) => shaft.getPointAtLength((length * (at + 0.5)) / 50)).filter(({ x, y }) =>
              cards.some(
                (card) => x + left > card.left + 1 && x + left < card.right - 1 && y + top > card.top + 1 && y + top < card.bottom - 1,
              ),
            );
          });
        });
        expect(entered).toEqual([]);
      },
      { reducedMotion: 'reduce' },
    ));

  it('says every card in lists: whose it is, what it is and how it lies there', () =>
    visit('/examples/twelve/', async (page) => {
      await page.getByRole('slider').fill(String(await stepsOf(page)));
      // As a screen reader comes by it, without the words for symbols.
      const said = (await page.locator('.board').ariaSnapshot()).replace(/\n\s*- (?:text: |img .*|button )?/g, ' ');
      for (const words of [
        /group "A"/,
        /group "B"/,
        /list "Lands"/,
        /list "Battlefield"/,
        /list "Hand"/,
        /Skyhunter Captain .*Creature — Cat Knight .*tapped attacks B, unblocked .*Flying/,
        /Runeclaw Bear .*tapped attacks B, blocked "?2 \+1\/\+1 counters/,
        /Shuko .*attached to Runeclaw Bear/,
        /Gray Ogre .*blocks Runeclaw Bear/,
        /Wall of Stone .*Creature — Wall .*Defender/,
        /Face-down card .*Creature face down/,
        /Mountain \(2\) Basic Land — Mountain tapped/,
        /Plains Basic Land — Plains tapped/,
        /Swamp Basic Land — Swamp/,
        /Forest Basic Land — Forest/,
        /Giant Growth/,
      ])
        expect(said).toMatch(words);
    }));

  it('draws a line for each attack and block, from card to card, and again when the window is another', () =>
    visit('/examples/twelve/', async (page) => {
      await page.getByRole('slider').fill(String(await stepsOf(page)));
      const lines = () =>
        page
          .locator('.board-lines g')
          .evaluateAll((all) => all.map((each) => [each.getAttribute('class'), each.querySelector('path')?.getAttribute('d')]));
      const narrow = await lines();
      expect(narrow.map(([kind]) => kind)).toEqual(['attack faded', 'attack', 'block']);
      await page.setViewportSize({ width: 800, height: 700 });
      // The board is told of its new size with a frame, not before.
      await expect.poll(lines).not.toEqual(narrow);
      expect((await lines()).map(([kind]) => kind)).toEqual(['attack faded', 'attack', 'block']);
    }));

  it('opens the text of a card by a tap and by a key, and closes it again', () =>
    visit('/examples/twelve/', async (page) => {
      const card = page.getByRole('button', { name: 'Wall of Stone: its text in this game, and why it is so' });
      await card.tap();
      const panel = page.locator('.why-panel');
      expect(await panel.textContent()).toContain('Defender');
      await page.keyboard.press('Escape');
      expect(await panel.isVisible()).toBe(false);
      await card.press('Enter');
      expect(await panel.isVisible()).toBe(true);
    }));

  it('answers a tap on the numbers of a card that attacks with why they are so', () =>
    visit('/examples/twelve/', async (page) => {
      await page.getByRole('slider').fill(String(await stepsOf(page)));
      await page.locator('[data-ref="bear"] [data-now] .object-size button').tap();
      expect(await page.textContent('.why-heading')).toBe('Runeclaw Bear, power and toughness');
      expect(await page.locator('.why-values').allTextContents()).toEqual(['2/2', '4/4']);
    }));

  it('lets what moves travel where motion is welcome, and nowhere else', async () => {
    for (const [reducedMotion, moves] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const)
      await visit(
        '/examples/bolt/',
        async (page) => {
          const moved = await page.evaluate(() => {
            const slider = document.querySelector<HTMLInputElement>('.player input');
            const counts: number[] = [];
            for (let step = 1; slider && step <= Number(slider.max); step += 1) {
              slider.value = String(step);
              slider.dispatchEvent(new Event('input'));
              counts.push(document.querySelector('.board')?.getAnimations({ subtree: true }).length ?? 0);
            }
            return Math.max(...counts);
          });
          expect(moved > 0).toBe(moves);
        },
        { reducedMotion },
      );
  });

  it('tells the deciding rule in full beside the sentence, and folds the others', () =>
    visit('/examples/ogre/#step-4', async (page) => {
      await page.waitForSelector('.rule-words p');
      expect(await page.textContent('.player-rule')).toContain('It sits down in front of the door first of all.');
    }));

  it('answers a tap on what is counted on a card with the steps that made it so', () =>
    visit('/examples/ogre/', async (page) => {
      await page.getByRole('slider').fill('3');
      await page.locator('[data-ref="ogre"] [data-now] button.counters').tap();
      expect(await page.textContent('.why-heading')).toBe('Gray Ogre, counters');
      expect(await page.locator('.why-chain li').allTextContents()).toEqual([
        expect.stringMatching(/^1 \+1\/\+1 counter.*is put on Gray Ogre/),
      ]);
    }));

  it('shows who passed before what it let happen, when the reader asks for it, and keeps that', () =>
    visit('/examples/bolt/', async (page) => {
      const passed = page.locator('.player-steps .player-passes');
      expect(await passed.first().isVisible()).toBe(false);
      await page.getByLabel('Show who passes').check();
      expect(await passed.allTextContents()).toEqual(['A and B pass, in this order.']);
      expect(await passed.first().isVisible()).toBe(true);
      await page.reload();
      await page.waitForSelector('.player [aria-current="step"]');
      expect(await passed.first().isVisible()).toBe(true);
    }));

  describe('of two editions', () => {
    const both = '/examples/ogre/?on=2005-10-01';
    const sizes = (page: Page) =>
      page.locator('.board-of [data-ref="ogre"] [data-now] .object-size').evaluateAll((all) => all.map(({ textContent }) => textContent));

    it('stand side by side at a desk, the older first, and are stepped together', () =>
      visit(
        both,
        async (page) => {
          const boxes = await page
            .locator('.board')
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
          expect(boxes).toHaveLength(2);
          expect(boxes[0]?.top).toBe(boxes[1]?.top);
          expect(boxes[0]?.right).toBeLessThan(boxes[1]?.left ?? 0);
          expect(await page.locator('.board-of figcaption b').allTextContents()).toEqual(['October 1, 2005', 'January 16, 2026']);
          expect(await sizes(page)).toEqual(['2/2', '2/2']);
          await page.getByRole('slider').fill(String(await stepsOf(page)));
          expect(await sizes(page)).toEqual(['1/4', '5/8']);
        },
        { viewport: { width: 1440, height: 900 }, hasTouch: false },
      ));

    it('say where they part, lead there, and mark what differs', () =>
      visit(both, async (page) => {
        expect(await page.locator('[data-apart]').count()).toBe(0);
        await page.getByRole('button', { name: 'The boards part at step 10' }).tap();
        expect(await page.textContent('.player-place')).toBe('Step 10 of 10');
        expect(await page.locator('[data-apart]').evaluateAll((all) => all.map((each) => each.getAttribute('data-ref')))).toEqual([
          'ogre',
          'ogre',
        ]);
        expect(await page.textContent('.player-steps .parting')).toContain('Here the boards part');
      }));

    it('stand in one place on a phone, with a switch that moves nothing, in one view with the controls', () =>
      visit(`${both}#step-10`, async (page) => {
        await page.evaluate(() => scrollTo(0, 0));
        const measure = () =>
          page.evaluate(() => [
            document.documentElement.scrollHeight,
            ...[...document.querySelectorAll('.board, .player-controls, .player-steps')].map((each) => {
              const { x, y, width, height } = each.getBoundingClientRect();
              return [x, y, width, height];
            }),
          ]);
        const before = await measure();
        const seen = () =>
          page.locator('.board').evaluateAll((all) => all.map((each) => each.checkVisibility({ visibilityProperty: true })));
        expect(await seen()).toEqual([true, false]);
        await page.getByRole('button', { name: 'January 16, 2026', exact: true }).tap();
        expect(await seen()).toEqual([false, true]);
        expect(await measure()).toEqual(before);
        expect((await page.locator('.player-controls').boundingBox())?.y).toBeLessThanOrEqual(700 - 44);
      }));
  });
});
