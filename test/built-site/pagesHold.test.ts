/**
 * Every kind of page, and every step of a dozen runs, in narrow windows, with narrow and wide fonts, light and dark: nothing is beyond an
 * edge. Its words stand apart where it is read or copied as text, and what a document says of direction turns nothing.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser } from './browser.ts';
import { type BuiltSite, buildSyntheticSite } from './builtSite.ts';
import { hardPapers, override, pickDemonstrations } from './hardPapers.ts';
import { listSmallTargets } from './targets.ts';
import { listTouching } from './touching.ts';
import { bringFonts, countLooks, fontSets, type Measured, measurePage, measureSteps, themes, widths } from './widths.ts';

/** With long names, long texts, many players, choices, and other outcomes in other editions. */
const demonstrations = [
  'altered-ego-copies-a-clone',
  'artifact-enchantment-becomes-a-creature-too',
  'clone-of-a-shapeshifter-that-is-elves',
  'coat-of-arms-counts-beyond-the-neighbours-range',
  'damage-divided-among-two-blockers',
  'each-age-counter-has-a-choice-of-its-own',
  'legend-out-of-one-range',
  'life-set-for-one-adds-the-difference-to-a-share',
  'no-floor-is-reached-with-the-life-gained',
  'svogthos-2005',
];

/** A page of each kind. What a script fills is there when `ready` is. */
const pages: readonly { readonly path: string; readonly ready?: string }[] = [
  { path: '/' },
  { path: '/100/' },
  { path: '/1/' },
  { path: '/7/' },
  { path: '/7/all/' },
  { path: '/702/' },
  { path: '/702.2/' },
  { path: '/702.4/' },
  { path: '/glossary/' },
  { path: '/glossary/purring-incomprehensibly/' },
  { path: '/2009-05-01/' },
  { path: '/2009-07-11/702.2/' },
  { path: '/2009-07-11/glossary/' },
  { path: '/handbook/100/' },
  { path: '/documents/rulings-summary/2005-10-23/' },
  { path: '/changes/2009-07-11/' },
  { path: '/compare/?from=2009-05-01&to=2009-07-11', ready: '.change' },
  { path: '/history/2009-05-01/100.1/' },
  { path: '/timeline/' },
  { path: '/churn/' },
  { path: '/eras/' },
  { path: '/editions/' },
  { path: '/editions/2026-01-16/' },
  { path: '/where/?n=100.3&on=2009-05-01', ready: '.where-said a' },
  { path: '/as-of/' },
  { path: '/as-of/?date=2009-06-01' },
  { path: '/search/' },
  { path: '/search/?q=kitten', ready: '.result' },
  { path: '/examples/' },
  { path: '/help/' },
  { path: '/kept/', ready: 'kept-page h2' },
  { path: '/answer/?rules=2009-05-01/100.1,100.3,1.1', ready: '.answer-rules' },
  { path: '/nothing-here/' },
];

describe.skipIf(!hasBrowser)('pages in narrow windows', () => {
  let site: BuiltSite;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    site = await buildSyntheticSite({ papers: hardPapers, demonstrations: pickDemonstrations(demonstrations) });
    browser = await launchBrowser();
    // Where things lie, not what they pass on their way there.
    page = await browser.newPage({ viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const seen: Measured[] = [];
  /** What is wrong, each once, with the first window and font in which it is. */
  const tell = (found: Map<string, string>, width: number, all: readonly Measured[]): void => {
    for (const measured of all) {
      seen.push(measured);
      for (const { fault, where, by } of measured.faults) {
        const name = `${fault}: ${where} (${by})`;
        if (!found.has(name)) found.set(name, `${width} px, ${measured.font}, ${measured.theme}`);
      }
    }
  };
  const open = async (path: string, ready?: string): Promise<void> => {
    await page.goto(site.origin + path);
    if (ready !== undefined) await page.waitForSelector(ready);
    await page.waitForSelector('#menu .print-page', { state: 'attached' });
    await bringFonts(page);
  };

  it.each(pages)('$path is whole, with all that opens closed and open', async ({ path, ready }) => {
    await open(path, ready);
    const faults = new Map<string, string>();
    for (const isOpen of [false, true]) {
      if (isOpen) await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        tell(faults, width, await measurePage(page));
      }
    }
    expect(Object.fromEntries(faults)).toEqual({});
    expect(await listTouching(page)).toEqual([]);
  });

  it('whatever stands by itself is found by a finger', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 740 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const touched = await context.newPage();
    const small: Record<string, readonly string[]> = {};
    for (const { path, ready } of pages) {
      await touched.goto(site.origin + path);
      if (ready !== undefined) await touched.waitForSelector(ready);
      const found = await listSmallTargets(touched);
      if (found.length > 0) small[path] = found;
    }
    await context.close();
    expect(small).toEqual({});
  });

  it.each([
    ['/', undefined],
    ['/702.2/', undefined],
    ['/timeline/', undefined],
    ['/examples/svogthos-2005/', '.demonstration[data-ready]'],
  ])('%s is whole where a reader has letters twice as large, and its heading has grown with the text', async (path, ready) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 740 }, hasTouch: true, reducedMotion: 'reduce' });
    const large = await context.newPage();
    const client = await context.newCDPSession(large);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await large.goto(site.origin + path);
    if (ready !== undefined) {
      await large.waitForSelector(ready);
      await large.getByRole('slider').fill('3');
    }
    const { width, heading, text, menu } = await large.evaluate(() => {
      const sizeOf = (place: string): number => parseFloat(getComputedStyle(document.querySelector(place) ?? document.body).fontSize);
      const button = document.querySelector('.open-menu');
      return {
        width: document.documentElement.scrollWidth,
        heading: sizeOf('h1'),
        text: sizeOf('main'),
        menu: (button?.scrollWidth ?? Infinity) <= (button?.clientWidth ?? 0) && (button?.getBoundingClientRect().height ?? 0) < 60,
      };
    });
    await context.close();
    expect(text).toBeGreaterThan(32);
    expect({ width, menu }).toEqual({ width: 390, menu: true });
    expect(heading).toBeGreaterThanOrEqual(text);
  });

  it('a card says that its text goes on, where it does and nowhere else', async () => {
    const readTexts = (): readonly (readonly [goesOn: boolean, isSaid: boolean])[] =>
      [...document.querySelectorAll('.player .others .object-abilities')]
        .filter((text) => text.getBoundingClientRect().width > 1)
        .map((text) => [text.scrollWidth > text.clientWidth + 1, getComputedStyle(text, '::after').content === '"…"']);
    for (const [width, least] of [
      [320, 1],
      [1440, 0],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await open('/examples/no-floor-is-reached-with-the-life-gained/', '.demonstration[data-ready]');
      const texts = (): Promise<ReturnType<typeof readTexts>> => page.evaluate(readTexts);
      await expect.poll(async () => (await texts()).filter(([goesOn, isSaid]) => goesOn !== isSaid)).toEqual([]);
      expect((await texts()).length).toBeGreaterThan(0);
      expect((await texts()).filter(([goesOn]) => goesOn).length, `${width} px`).toBeGreaterThanOrEqual(least);
    }
  });

  it.each(demonstrations)(
    'all steps of %s are whole, and what the page has without script',
    async (id) => {
      const faults = new Map<string, string>();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        await open(`/examples/${id}/`, '.demonstration[data-ready]');
        await page.locator('.player-choices summary').click();
        const steps = await measureSteps(page, '.player-controls button:nth-last-of-type(2)');
        expect(steps.length).toBeGreaterThan(1);
        for (const step of steps) tell(faults, width, step);
        // Everything that the player hides is the page without it.
        await page.evaluate(() => {
          document.querySelector('.player')?.remove();
          document.querySelectorAll('.demonstration [hidden]').forEach((each) => each.removeAttribute('hidden'));
        });
        tell(faults, width, await measurePage(page));
      }
      expect(Object.fromEntries(faults)).toEqual({});
    },
    120_000,
  );

  it.each([
    ['a rule', '/100/', undefined],
    ['results', '/search/?q=stfos', '.result-snippet'],
    ['changes', '/changes/2026-01-16/', undefined],
    ['a comparison', '/compare/?from=2009-07-11&to=2026-01-16', '.change'],
    ['a history', '/history/2026-01-16/100.2b/', undefined],
  ])('a mark of direction turns nothing in %s, and is shown', async (_, path, ready) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await open(path, ready);
    const runs = await page.evaluate((mark) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: { readonly text: string; readonly forward: boolean; readonly held: boolean }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.nodeValue ?? '';
        if (!node.parentElement?.checkVisibility()) continue;
        if (text.includes(mark)) found.push({ text, forward: true, held: text === mark && node.parentElement.matches('bdi[title]') });
        const at = text.indexOf('stfos');
        if (at < 0) continue;
        const place = (index: number): number => {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().left;
        };
        found.push({ text, forward: place(at) < place(at + 1), held: true });
      }
      return found;
    }, override);
    expect(runs.length).toBeGreaterThan(1);
    expect(runs.filter(({ forward, held }) => !forward || !held)).toEqual([]);
  });

  it.each(['/100/', '/702/', '/2009-07-11/702/', '/changes/2009-07-11/', '/history/2009-05-01/100.1/'])(
    '%s is printed without what only a screen can use',
    async (path) => {
      await page.emulateMedia({ media: 'print' });
      await open(path);
      const printed = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, summary, label')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.textContent.trim()),
      );
      await page.emulateMedia({ media: null });
      expect(printed.length).toBeGreaterThan(2);
      const chrome = /^(?:Run|Other editions|history|link|before|Search|since \d|Cited by|Timeline|Compare|Previous|Next|Link|Citation)/i;
      expect(printed.filter((text) => chrome.test(text))).toEqual([]);
    },
  );

  it('was measured in every font and width, in both themes, and the fonts are not one and the same', () => {
    const sample = (font: string): number => seen.find((measured) => measured.font === font)?.sample ?? 0;
    expect(sample('narrow')).toBeGreaterThan(0);
    expect(sample('narrow')).toBeLessThan(sample('DejaVu') * 0.95);
    expect(sample('wide')).toBeGreaterThan(sample('DejaVu') * 1.05);
    expect(new Set(seen.map(({ font }) => font))).toEqual(new Set(Object.keys(fontSets)));
    expect(new Set(seen.map(({ theme }) => theme))).toEqual(new Set(themes));
    const looks = widths.reduce((sum, width) => sum + countLooks(width), 0);
    expect(seen.length).toBeGreaterThanOrEqual(looks * (2 * pages.length + 2 * demonstrations.length));
  });
});
