/** What a reader does at a table with a phone in one hand: the search at the thumb, the number pad, speech, keys. */
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser, measureShift, runAxe } from './browser.ts';
import { historySite } from './sites.ts';
import { open } from './keeping.ts';
import { useSite, useVisits } from './visits.ts';
import { bringFonts, measurePage } from './widths.ts';

const phone: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)('at the table', () => {
  const { visit } = useVisits(useSite(historySite), {
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  describe('in one hand', () => {
    const result = '.search-dialog .result';

    it('opens the search at the foot of the window, with the field where the thumb is', () =>
      visit(
        '/102/',
        async (page) => {
          const opener = await page.locator('.search-open').boundingBox();
          expect(opener?.y).toBeGreaterThan(640 * 0.8);
          expect(Math.min(opener?.width ?? 0, opener?.height ?? 0)).toBeGreaterThanOrEqual(44);
          await page.tap('.search-open');
          await page.waitForSelector('.pad-toggle');
          expect((await page.locator('#dialog-query').boundingBox())?.y).toBeGreaterThan(640 * 0.6);
          await page.tap('.pad-toggle');
          for (const sign of '102.1') await page.tap(`.number-pad > button:text-is("${sign}")`);
          await page.waitForSelector(`${result}[href="/102/#102.1"]`);
          expect(await page.getAttribute('#dialog-query', 'inputmode')).toBe('none');
          expect(await page.locator('.pad-letters button').allInnerTexts()).toEqual(Array.from('abcdefghijkmnpqrstuvwxyz'));
          expect(await page.locator('.pad-letters').isVisible()).toBe(true);
          await page.tap('.pad-letters button:text-is("b")');
          expect(await page.inputValue('#dialog-query')).toBe('102.1b');
          expect(await page.locator('.pad-letters').isVisible()).toBe(false);
          await page.tap('.pad-back');
          expect(await page.inputValue('#dialog-query')).toBe('102.1');
          const small = await page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('.search-dialog :is(button, select, .search-all, input[type=search])')]
              .filter((each) => each.checkVisibility({ visibilityProperty: true }))
              .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
              .filter(([, { width, height }]) => width < 44 || height < 44)
              .map(([text]) => text),
          );
          expect(small).toEqual([]);
          expect(await runAxe(page)).toEqual([]);
          await page.waitForSelector(`${result}[href="/102/#102.1"]`);
          await page.tap('.pad-open');
          await page.waitForURL('**/102/#102.1');
          // What was chosen is chosen the next time.
          await page.reload();
          await page.tap('.search-open');
          await page.waitForSelector('.number-pad .pad-back');
          expect(await page.getAttribute('.pad-toggle', 'aria-pressed')).toBe('true');
        },
        phone,
      ));

    it('leaves what answers more than half of what a keyboard leaves of the window, and its texts the whole line', () =>
      visit(
        '/102/',
        async (page) => {
          // As much of a small phone as is seen above its keyboard.
          await page.setViewportSize({ width: 360, height: 370 });
          await page.tap('.search-open');
          await page.waitForSelector('.search-touch .pad-toggle');
          await page.keyboard.type('kitten');
          await page.waitForSelector(result);
          const answer = await page.locator('.search-answer').boundingBox();
          expect(answer?.height).toBeGreaterThan(370 * 0.55);
          const first = await page.locator(result).first().boundingBox();
          expect((first?.y ?? 0) - (answer?.y ?? 0)).toBeLessThan((answer?.height ?? 0) / 2);
          expect(first?.width).toBeGreaterThan(320);
          // Its number and what opens it beside the page do not lie over each other.
          const parts = page.locator('.search-dialog li:has(.to-beside)').first();
          const [kind, beside] = await Promise.all(['.result-kind', '.to-beside'].map((part) => parts.locator(part).boundingBox()));
          expect((kind?.x ?? 0) + (kind?.width ?? 999)).toBeLessThanOrEqual(beside?.x ?? 0);
          // Which edition answers is said at any time, and all that is pressed is in the window.
          expect(await page.locator('.search-foot > span').innerText()).toContain('2');
          for (const part of ['.search-filters summary', '.search-all', '.pad-toggle', '#dialog-query', '.search-close'])
            expect((await page.locator(`.search-dialog ${part}`).boundingBox())?.y, part).toBeGreaterThan(370 * 0.55);
          expect(await runAxe(page)).toEqual([]);
          // Who read on and types on begins with the first again.
          const scrolled = () => page.locator('.search-answer').evaluate((part) => part.scrollTop);
          await page.locator('.search-answer').evaluate((part) => part.scrollTo(0, part.scrollHeight));
          expect(await scrolled()).toBeGreaterThan(0);
          await page.locator('#dialog-query').press('s');
          expect(await scrolled()).toBe(0);
          await page.tap('.search-filters summary');
          await page.selectOption('.search-filters select[name=kind]', 'rule');
          await page.waitForSelector(result);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
          // Folded again it says what is set, in the line that the other ways share.
          await page.tap('.search-filters summary');
          const [folded, all] = await Promise.all(
            ['.search-filters summary', '.search-all'].map((part) => page.locator(`.search-dialog ${part}`).boundingBox()),
          );
          expect(await page.locator('.search-dialog .search-set').innerText()).toBe('Rules');
          expect(folded?.y).toBeCloseTo(all?.y ?? 0, -1);
          expect((folded?.x ?? 0) + (folded?.width ?? 999)).toBeLessThanOrEqual(all?.x ?? 0);
        },
        phone,
      ));

    it('steps aside while a finger reads on, comes back on the way up, and lies over nothing at the end', () =>
      visit(
        '/2001-03-01/1/',
        async (page, context) => {
          const opener = page.locator('.search-open');
          const isInView = async (): Promise<boolean> => ((await opener.boundingBox())?.y ?? Infinity) < 640;
          // What moves without a finger hides nothing.
          await page.evaluate(() => scrollTo(0, 200));
          await page.waitForTimeout(300);
          expect(await isInView()).toBe(true);
          const client = await context.newCDPSession(page);
          const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
            client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 150, y }] });
          const swipe = async (from: number, to: number): Promise<void> => {
            await touch('touchStart', from);
            for (let part = 1; part <= 10; part += 1) await touch('touchMove', from + ((to - from) * part) / 10);
            await touch('touchEnd');
          };
          await swipe(450, 350);
          await expect.poll(isInView).toBe(false);
          await swipe(250, 400);
          await expect.poll(isInView).toBe(true);
          await swipe(450, 350);
          await expect.poll(isInView).toBe(false);
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          await expect.poll(isInView).toBe(true);
          // It comes within 150 ms.
          await page.waitForTimeout(300);
          const last = await page.locator('.colophon > :last-child').boundingBox();
          expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual((await opener.boundingBox())?.y ?? 0);
          expect(await measureShift(page)).toBe(0);
        },
        phone,
      ));

    it('listens when it is asked to, after the reader was told who may hear it', () =>
      visit(
        '/102/',
        async (page) => {
          await page.keyboard.press('Control+k');
          await page.click('.search-touch button:text-is("Speak")');
          expect(await page.innerText('.voice-line')).toContain('may send what you say to its maker');
          expect(await page.evaluate(() => (globalThis as { started?: number }).started ?? 0)).toBe(0);
          await page.click('.voice-line button:text-is("Speak now")');
          await page.waitForSelector(result);
          expect(await page.inputValue('#dialog-query')).toBe('kitten');
          await page.click('.search-touch button:text-is("Speak")');
          await page.waitForFunction(() => (globalThis as { started?: number }).started === 2);
        },
        {
          before: (context) =>
            context.addInitScript(() => {
              const heard = globalThis as { started?: number; webkitSpeechRecognition?: unknown; SpeechRecognition?: unknown };
              delete heard.SpeechRecognition;
              heard.webkitSpeechRecognition = class extends EventTarget {
                start(): void {
                  heard.started = (heard.started ?? 0) + 1;
                  const results = [Object.assign([{ transcript: ' kitten ' }], { isFinal: true })];
                  setTimeout(() => {
                    this.dispatchEvent(Object.assign(new Event('result'), { results }));
                    this.dispatchEvent(new Event('end'));
                  });
                }
              };
            }),
        },
      ));

    it('has no button to speak where the browser does not listen', () =>
      visit(
        '/102/',
        async (page) => {
          await page.keyboard.press('Control+k');
          await page.waitForSelector('.search-touch', { state: 'attached' });
          expect(await page.locator('.search-touch button:visible').count()).toBe(0);
        },
        {
          before: (context) =>
            context.addInitScript(() => {
              const known = globalThis as { webkitSpeechRecognition?: unknown; SpeechRecognition?: unknown };
              delete known.SpeechRecognition;
              delete known.webkitSpeechRecognition;
            }),
        },
      ));
  });

  it('? lists the keys where nothing is being written, and can be switched off', () =>
    visit('/102/', async (page) => {
      await page.keyboard.press('?');
      await page.waitForSelector('.keys-dialog[open]');
      const keys = await page.locator('.keys-dialog dt').allInnerTexts();
      expect(keys).toContain('?');
      expect(await runAxe(page)).toEqual([]);
      await page.uncheck('.keys-dialog input');
      await page.keyboard.press('Escape');
      expect(await page.locator('dialog[open]').count()).toBe(0);
      await page.keyboard.press('?');
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      await page.waitForSelector('.search-dialog[open]');
      expect(await page.locator('.keys-dialog[open]').count()).toBe(0);
      expect(await page.isChecked('.search-slash input')).toBe(false);
      await page.keyboard.type('?');
      expect(await page.inputValue('#dialog-query')).toBe('?');
      await open(page, '/help/');
      expect(await page.locator('#keys ~ dl dt').allInnerTexts()).toEqual(keys);
    }));

  it('holds in the narrowest window, whatever the font', () =>
    visit(
      '/2001-03-01/1/',
      async (page) => {
        await page.tap('[id="102.1"] > a');
        await page.tap('.opens-panel:has-text("Keep")');
        await page.tap('.keep-toggle:text-is("Bookmark")');
        await page.tap('.keep-toggle:text-is("Answer sheet")');
        await page.fill('.keep-new input', 'What is asked most');
        await page.press('.keep-new input', 'Enter');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await open(page, '/kept/');
        await page.waitForSelector('.kept-fate[data-fate="rewritten"]');
        await bringFonts(page);
        expect((await measurePage(page)).flatMap(({ font, faults }) => faults.map((fault) => ({ font, ...fault })))).toEqual([]);
      },
      { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    ));
});
