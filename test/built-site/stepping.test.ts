/** The player of demonstrations is stepped through: by buttons, slider, keys and the list, and nothing moves. */
import { describe, expect, it } from 'vitest';
import { addressOf, hasBrowser, runAxeInBothColours, textOf } from './browser.ts';
import { bolt, button, isInPlayer, nowSaid, ogre, placeOf, ready, settled, sizeShown } from './playing.ts';
import { playerSite } from './sites.ts';
import { useSite, useVisits } from './visits.ts';

describe.skipIf(!hasBrowser)('stepping', () => {
  const { visit } = useVisits(useSite(playerSite), { viewport: { width: 1280, height: 900 } });

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

  it('leaves two lines of the deciding rule in sight on a phone, beside a sentence of two lines and above the controls', () =>
    visit(
      '/examples/castle/',
      async (page) => {
        await ready(page);
        await page.getByRole('slider').fill('2');
        // The network may have been idle before they were asked for.
        await page.waitForSelector('.player-said > [data-now] .rule-words > *');
        await settled(page);
        const seen = await page.evaluate(() => {
          const foot = document.querySelector('.player-said')?.getBoundingClientRect().bottom ?? 0;
          /** Where lines of text end, those that are seen whole. */
          const linesOf = (place: string): number[] => {
            const range = document.createRange();
            range.selectNodeContents(document.querySelector(`.player-said > [data-now] ${place}`) ?? document.body);
            const ends = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
            return [...new Set(ends)].filter((end) => end <= foot);
          };
          return {
            sentence: linesOf('.player-sentence').length,
            rule: linesOf('.rule-words').length,
            isInOneLine: linesOf('.rule-number a')[0] === linesOf('.rule-words')[0],
            below: (document.querySelector('.player-controls')?.getBoundingClientRect().bottom ?? Infinity) - innerHeight,
          };
        });
        expect(seen).toMatchObject({ sentence: 2, isInOneLine: true });
        expect(seen.rule).toBeGreaterThanOrEqual(2);
        expect(seen.below).toBeLessThanOrEqual(0);
        // The others are beside its number, closed and opened.
        const [others, number] = [page.locator('.player-rules summary'), page.locator('.rule-number a')];
        const top = async (): Promise<number> => Math.round((await others.boundingBox())?.y ?? NaN);
        const before = await top();
        await others.tap();
        expect(await top()).toBe(before);
        expect(Math.abs(before - ((await number.boundingBox())?.y ?? NaN))).toBeLessThan(4);
        // Where nothing follows, nothing says so.
        await page.goto(`${new URL(page.url()).origin}${ogre}#step-10`);
        await ready(page);
        await settled(page);
        expect(await page.locator('.player-rules').count()).toBe(1);
        expect(await page.locator('.said-more').isVisible()).toBe(false);
      },
      // As much as a browser leaves of 844 pixels, and nothing to spare.
      { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
    ));

  it.each([390, 1440])('opened at a step has its title below the header, %d pixels wide', (width) =>
    visit(
      `${ogre}#step-8`,
      async (page) => {
        await ready(page);
        await settled(page);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const [title, header] = await Promise.all(['main h1', '.masthead'].map((place) => page.locator(place).boundingBox()));
        expect(title?.y).toBeGreaterThanOrEqual((header?.height ?? Infinity) + 6);
        expect(await placeOf(page)).toBe('Step 8 of 10');
      },
      { viewport: { width, height: 844 } },
    ),
  );

  it('shows the present step whole beside the board, where others fade', () =>
    visit(ogre, async (page) => {
      await ready(page);
      for (let step = 0; step <= 10; step += 1) {
        await page.getByRole('slider').fill(String(step));
        const [top, bottom, height] = await page.evaluate(() => {
          const [list, item] = ['.player-steps', '.player-steps [aria-current]'].map((place) =>
            document.querySelector(place)?.getBoundingClientRect(),
          );
          return list && item ? [item.top - list.top, list.bottom - item.bottom, list.height] : [];
        });
        expect(height).toBeGreaterThan(100);
        expect([(top ?? 0) >= 10, (bottom ?? 0) >= 20], `step ${step}: ${top}, ${bottom}`).toEqual([true, true]);
      }
    }));

  it('marks the present step in forced colours too', () =>
    visit(ogre, async (page) => {
      await ready(page);
      await page.emulateMedia({ forcedColors: 'active' });
      const outline = (place: string) =>
        page
          .locator(place)
          .first()
          .evaluate((each) => getComputedStyle(each).outlineStyle);
      expect([await outline('.player-steps [aria-current]'), await outline('.player-steps li:not([aria-current])')]).toEqual([
        'solid',
        'none',
      ]);
    }));

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
