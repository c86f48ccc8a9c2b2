/** Long pages are laid out where they are looked at, and nobody who finds, prints or uses the tools of an entry notices. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './browser.ts';
import { useSite, useVisits } from './visits.ts';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };
/** Of each kind a page, an entry on it, and words of its text. */
const pages = {
  'a whole section': { path: '/7/all/', entry: '703.2', words: 'A purring kitten can be heard' },
  'the glossary of an edition': { path: '/2009-05-01/glossary/', entry: 'term-kitten', words: 'A young cat' },
  'a document of its own': { path: '/documents/rulings-summary/1999-04-21/', entry: 'A.2', words: 'Unless it wakes up' },
};

describe.skipIf(!hasBrowser).each(Object.entries(pages))('%s', (_, { path, entry, words }) => {
  const { visit } = useVisits(useSite(), { viewport: { width: 1280, height: 300 } });

  /** How the parts are laid out that have entries. */
  const layingOf = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('main .entry[id]:not(.section-head)')].map((each) => {
          const part = each.closest('.late');
          return part === null ? 'at once' : getComputedStyle(part).contentVisibility;
        }),
      ),
    ]);

  it('is laid out where it is looked at, and printed whole', () =>
    visit(path, async (page) => {
      expect(await layingOf(page)).toEqual(['auto']);
      await page.emulateMedia({ media: 'print' });
      expect(await layingOf(page)).toEqual(['visible']);
    }));

  it('is found by the find of the browser where it is out of sight', () =>
    visit(path, async (page) => {
      const isFound = await page.evaluate((text) => (window as unknown as { readonly find: (text: string) => boolean }).find(text), words);
      expect(isFound).toBe(true);
    }));

  it('has the tools of an entry at the edge of a phone', () =>
    visit(
      path,
      async (page) => {
        await page.tap(`[id="${entry}"] a`);
        const tools = page.locator('.entry-tools');
        const bar = await tools.boundingBox();
        const isAtHead = (await tools.getAttribute('data-at')) === 'head';
        expect([bar?.x, bar?.width]).toEqual([0, 390]);
        expect(isAtHead ? bar?.y : (bar?.y ?? 0) + (bar?.height ?? 0)).toBe(isAtHead ? 48 : 700);
      },
      phone,
    ));

  it.each([1280, 390])('keeps room enough for what is out of sight, %i pixels wide', (width) =>
    visit(
      path,
      async (page) => {
        const short = await page.evaluate(() => {
          const parts = [...document.querySelectorAll<HTMLElement>('.late')];
          const kept = parts.map((part) => parseFloat(getComputedStyle(part).containIntrinsicBlockSize.replace('auto ', '')));
          for (const part of parts) part.style.contentVisibility = 'visible';
          return parts.flatMap((part, at) => {
            const room = kept[at] ?? NaN;
            return part.clientHeight <= room ? [] : [`${part.id}: ${part.clientHeight} of ${room}`];
          });
        });
        expect(short).toEqual([]);
      },
      { viewport: { width, height: 300 } },
    ),
  );

  it('has its links, those in the margin too, where they can be pointed at', () =>
    visit(path, async (page) => {
      const link = page.locator(`[id="${entry}"] a`).first();
      await link.scrollIntoViewIfNeeded();
      expect(
        await link.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === element;
        }),
      ).toBe(true);
    }));
});
