import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxe } from './browser.ts';
import { makeEverydaySheet } from '../../src/site/writing/everydaySheet.ts';
import { everydayCorpus } from '../site/writing/everydayCorpus.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';

/** The styles of a site whose word of every day is the kitten. */
const everyday = makeEverydaySheet(everydayCorpus('Kitten', 'Whisker'), '/');

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)('what stands beside the text', () => {
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

  /** Opens a page in a context of its own, and expects no error of the console, of the policy for instance. */
  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, permissions, ...options });
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

  const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const numberOf = (id: string): string => `[id="${id}"] > a`;

  describe('permalinks', () => {
    it.each(['703.1', '703.3'])('show their tools at the end of the window that is away from %s', (id) =>
      visit(
        '/703/',
        async (page) => {
          await page.tap(numberOf(id));
          await page.waitForSelector('.entry-tools:has-text("Copied")');
          const [entry, tools] = [
            await page.locator(`[id="${id}"] > div:not([class])`).boundingBox(),
            await page.locator('.entry-tools').boundingBox(),
          ];
          if (!entry || !tools) throw new Error('One of the two is not shown.');
          expect(tools.x).toBe(0);
          // Only an entry of more than half a window reaches under them.
          expect(tools.y + tools.height <= entry.y || tools.y >= Math.min(entry.y + entry.height, 370)).toBe(true);
        },
        phone,
      ),
    );

    it('are copied by one tap on the number, which says so to eye and ear, and goes there', () =>
      visit(
        '/703/',
        async (page) => {
          await page.tap(numberOf('703.1a'));
          await page.waitForFunction(() => document.querySelector('.entry-tools')?.textContent.includes('Copied'));
          expect(await page.locator('#announcer').innerText()).toBe('Copy link: Copied');
          await expect.poll(() => clipboard(page)).toBe(`${site.origin}/2026-01-16/703/#703.1a`);
          expect(new URL(page.url()).hash).toBe('#703.1a');
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
          expect(await runAxe(page)).toEqual([]);
          await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === '');
        },
        phone,
      ));

    it('come with what is known of an entry, and copy nothing unasked', () =>
      visit(
        '/703/',
        async (page) => {
          await page.evaluate(() => navigator.clipboard.writeText('mine'));
          const opener = page.locator('.entry .beside > summary').first();
          await opener.tap();
          await page.waitForSelector('.entry-tools button:has-text("Copy citation")');
          expect(await clipboard(page)).toBe('mine');
          // Nothing lies over them, the way to the search neither.
          expect(await page.locator('.search-open').isVisible()).toBe(false);
          await opener.tap();
          await expect.poll(() => page.locator('.entry-tools').count()).toBe(0);
          expect(await page.locator('.search-open').isVisible()).toBe(true);
        },
        phone,
      ));

    it('stand in the margin when a mouse points at an entry, with the citation and the current address', () =>
      visit('/703/', async (page) => {
        await page.hover('[id="703.1b"] p');
        await page.click('.entry-tools button:has-text("Copy citation")');
        await expect
          .poll(() => clipboard(page))
          .toBe(`CR 703.1b (effective 2026-01-16): “A dog may not.” ${site.origin}/2026-01-16/703/#703.1b`);
        await page.hover('[id="703.1b"] p');
        await page.click('.entry-tools button:has-text("Newest link")');
        await expect.poll(() => clipboard(page)).toBe(`${site.origin}/703/#703.1b`);
        expect(await runAxe(page)).toEqual([]);
      }));

    it('stay beside the number that was clicked, whatever the page brings below the mouse as it goes there', () =>
      visit('/703/', async (page) => {
        await page.setViewportSize({ width: 1280, height: 170 });
        const number = page.locator(numberOf('703.1a'));
        await number.evaluate((link) => {
          // As on a long page: it goes to the entry whatever stands below.
          document.body.style.paddingBottom = '100vh';
          link.scrollIntoView({ block: 'end', behavior: 'instant' });
        });
        const box = await number.boundingBox();
        if (!box) throw new Error('The number is not shown.');
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await page.mouse.click(at.x, at.y);
        const isOverAnother = ({ x, y }: typeof at): boolean =>
          !['703.1a', undefined].includes(document.elementFromPoint(x, y)?.closest('.entry')?.id);
        await page.waitForFunction(isOverAnother, at, { timeout: 5000 });
        await page.waitForTimeout(400);
        expect(await page.locator('.entry-tools').getAttribute('aria-label')).toContain('703.1a');
        await page.hover('[id="703.1b"] p');
        await expect.poll(() => page.locator('.entry-tools').getAttribute('aria-label')).toContain('703.1b');
      }));

    it('of an older edition give its own address alone where nothing says that the number is still that rule', () =>
      visit('/2009-05-01/4/', async (page) => {
        await page.hover('[id="404.1"] p');
        await page.click('.entry-tools button:has-text("Copy link")');
        await expect.poll(() => clipboard(page)).toBe(`${site.origin}/2009-05-01/4/#404.1`);
        await page.reload();
        await page.hover('[id="404.2"] p');
        await page.waitForSelector('.entry-tools :text("In plain words")');
        expect(await page.locator('.entry-tools button:visible').allInnerTexts()).toEqual([
          'Copy link',
          'Copy citation',
          'Side by side',
          'Copy as …',
          'Keep',
          'In plain words',
        ]);
      }));

    it('of a page that is the same in the next edition name its own', () =>
      visit('/2008-08-01/4/', async (page) => {
        await page.hover('[id="404.1"] p');
        await page.click('.entry-tools button:has-text("Copy citation")');
        await expect
          .poll(() => clipboard(page))
          .toBe(`CR 404.1 (effective 2008-08-01): “The basket is for the oldest cat.” ${site.origin}/2008-08-01/4/#404.1`);
      }));

    it('are reached by keys alone', () =>
      visit('/703/', async (page) => {
        await page.focus(numberOf('703.1a'));
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.querySelector('#announcer')?.textContent === 'Copy citation: Copied');
        await expect.poll(() => clipboard(page)).toContain('“A second kitten may share it.”');
        await page.keyboard.press('Escape');
        expect(await page.locator('.entry-tools').count()).toBe(0);
        expect(await page.evaluate(() => document.activeElement?.textContent.trim())).toBe('703.1a');
      }));

    it('of a term copy its definition', () =>
      visit('/glossary/purr/', async (page) => {
        await page.click('h1 a');
        await page.click('.entry-tools button:has-text("Copy citation")');
        await expect.poll(() => clipboard(page)).toContain('CR Purr (effective 2026-01-16): “A sound. See rule 701.3, ‘Purr.’”');
      }));

    it('work under the date: the pinned address shows the rule', () =>
      visit('/2026-01-16/703/#703.1a', async (page) => {
        expect(await page.locator('[id="703.1a"]').innerText()).toContain('A second kitten');
      }));
  });

  describe('previews', () => {
    const preview = '.preview';

    it('open on hover, stay under the pointer, and close behind it', () =>
      visit('/701.2/', async (page) => {
        await page.hover('a.citation:has-text("703.1")');
        await page.waitForSelector(preview);
        expect(await page.locator(preview).innerText()).toContain('Whoever lies in the sun first');
        await page.hover(preview);
        await page.waitForTimeout(600);
        expect(await page.locator(preview).count()).toBe(1);
        expect(await runAxe(page)).toEqual([]);
        await page.mouse.move(5, 700);
        await page.waitForSelector(preview, { state: 'detached' });
      }));

    it('open on focus, describe their link, and close with Esc', () =>
      visit('/703/', async (page) => {
        await page.focus(numberOf('703.1a'));
        await page.keyboard.press('Tab');
        for (let count = 0; count < 12; count += 1) {
          if (await page.evaluate(() => document.activeElement?.matches('a.term') ?? false)) break;
          await page.keyboard.press('Tab');
        }
        await page.waitForSelector(preview);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-describedby'))).toBe('preview');
        await page.keyboard.press('Escape');
        expect(await page.locator(preview).count()).toBe(0);
        expect(await page.evaluate(() => document.activeElement?.matches('a.term'))).toBe(true);
      }));

    it('open at the first tap and follow at the second', () =>
      visit(
        '/701.2/',
        async (page) => {
          await page.tap('a.citation:has-text("703.1")');
          await page.waitForSelector(preview);
          expect(page.url()).toBe(`${site.origin}/701.2/`);
          const box = await page.locator(preview).boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
          await page.tap('a.citation:has-text("703.1")');
          await page.waitForURL('**/703/#703.1');
        },
        phone,
      ));

    it('show a finger the way to what they are of, and name no key', () =>
      visit(
        '/701.2/',
        async (page) => {
          await page.tap('a.citation:has-text("703.1")');
          await page.waitForSelector(preview);
          expect(await page.locator(`${preview} .to-beside`).innerText()).toBe('Side by side');
          expect((await page.locator(`${preview} a`).boundingBox())?.height).toBeGreaterThanOrEqual(44);
          expect(await runAxe(page)).toEqual([]);
          await page.tap(`${preview} a:text-is("Open")`);
          await page.waitForURL('**/703/#703.1');
          // What stands on the same page is not covered by what led to it.
          await page.tap('[id="703.1"] a.citation >> nth=1');
          await page.waitForSelector(preview);
          await page.locator(`${preview} a`).evaluate((link: HTMLAnchorElement) => (link.href = '#703.1a'));
          await page.tap(`${preview} a`);
          await page.waitForSelector(preview, { state: 'detached' });
          expect(new URL(page.url()).hash).toBe('#703.1a');
        },
        phone,
      ));

    it('show hostile text as text', () =>
      visit('/703/', async (page) => {
        await page.hover('[id="703.1"] a.citation >> nth=1');
        await page.waitForSelector(preview);
        expect(await page.locator(preview).innerText()).toContain('<script>');
        expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      }));

    it('are not needed: a click follows', () =>
      visit('/703/', async (page) => {
        await page.click('[id="703.1a"] a.term');
        await page.waitForURL('**/glossary/kitten/');
      }));
  });

  describe('what is shown', () => {
    const open = (page: Page): Promise<void> => page.click('display-menu summary');

    it('words of every day are links without dots, until the reader asks for all', () =>
      visit('/703/', async (page) => {
        const kitten = page.locator('main a.term[href="/glossary/kitten/"]').first();
        const decoration = (): Promise<string> => kitten.evaluate((link) => getComputedStyle(link).textDecorationColor);
        const dots = await decoration();
        expect(dots).not.toBe('rgba(0, 0, 0, 0)');
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets.push(sheet);
        }, everyday);
        expect(await decoration()).toBe('rgba(0, 0, 0, 0)');
        await open(page);
        await page.check('input[name="terms"]');
        expect(await decoration()).toBe(dots);
        await page.reload();
        expect(await page.evaluate(() => document.documentElement.dataset['terms'])).toBe('all');
      }));

    it.each([
      ['numbers', numberOf('701.2a')],
      ['examples', '[id="701.2a-example-1"]'],
      ['images', '.symbol img >> nth=0'],
    ])('%s can be switched off, on this page and the next ones, and anchors stay', (name, selector) =>
      visit('/701.2/', async (page) => {
        expect(await page.locator(selector).isVisible()).toBe(true);
        await open(page);
        await page.uncheck(`input[name="${name}"]`);
        expect(await page.locator(selector).isVisible()).toBe(false);
        await page.goto(`${site.origin}/701.2/`);
        expect(await page.locator(selector).isVisible()).toBe(false);
        expect(await page.locator('[id="701.2a"]').isVisible()).toBe(true);
        expect(await page.locator('[id="701.2a"] .symbol').first().innerText()).toContain('{2}');
        expect(await runAxe(page)).toEqual([]);
      }),
    );

    it('Rulings can be switched off where there are rulings, and what they are on stays', () =>
      visit('/documents/rulings-summary/1999-04-21/', async (page) => {
        await open(page);
        await page.uncheck('input[name="rulings"]');
        expect(await page.locator('[id="A.2.Ruling.1"]').isVisible()).toBe(false);
        expect(await page.locator('[id="A.1"]').isVisible()).toBe(true);
        await page.goto(`${site.origin}/documents/rulings-summary/1999-04-21/#A.2.Ruling.1`);
        expect(await page.locator('[id="A.2.Ruling.1"]').isVisible()).toBe(true);
      }));

    it('the theme is the chosen one from the first paint on, whatever the system', () =>
      visit(
        '/703/',
        async (page) => {
          const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
          const light = await paper();
          await open(page);
          await page.check('input[value="dark"]');
          const dark = await paper();
          expect(dark).not.toBe(light);
          await page.reload({ waitUntil: 'commit' });
          await page.waitForSelector('body');
          expect(await paper()).toBe(dark);
          await open(page);
          expect(await page.isChecked('input[value="dark"]')).toBe(true);
          expect(await runAxe(page)).toEqual([]);
        },
        { colorScheme: 'light' },
      ));

    it('the menu closes with Esc, giving the focus back, and fits a phone', () =>
      visit(
        '/703/',
        async (page) => {
          await page.tap('.open-menu');
          await page.tap('display-menu summary');
          const form = await page.locator('display-menu form').boundingBox();
          expect(form?.x).toBeGreaterThanOrEqual(0);
          expect((form?.x ?? 0) + (form?.width ?? 999)).toBeLessThanOrEqual(360);
          await page.focus('display-menu input');
          await page.keyboard.press('Escape');
          expect(await page.locator('display-menu form').isVisible()).toBe(false);
          expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
        },
        phone,
      ));

    it('is on paper what it is on the screen, in black on white', () =>
      visit('/701.2/', async (page) => {
        await open(page);
        await page.uncheck('input[name="examples"]');
        await page.check('input[value="dark"]');
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('[id="701.2a-example-1"]').isVisible()).toBe(false);
        expect(await page.locator('display-menu').isVisible()).toBe(false);
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
        expect((await page.locator('h1 .permalink').boundingBox())?.x).toBeGreaterThanOrEqual(0);
      }));
  });

  it('filters the glossary as one types, counts what is left, and opens the first on Enter', () =>
    visit('/glossary/', async (page) => {
      await page.focus('#glossary-filter');
      await page.keyboard.type('PUR');
      expect(await page.locator('.terms li:visible').allInnerTexts()).toEqual(['Purr']);
      expect(await page.locator('glossary-filter [role="status"]').innerText()).toBe('1 term');
      expect(await page.locator('.letter:visible').count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/glossary/purr/');
    }));

  it('has the sign of what is beside a rule in a line with its last word, however wide a phone is', () =>
    visit(
      '/703/',
      async (page) => {
        let signs = 0;
        for (let width = 320; width <= 480; width += 4) {
          await page.setViewportSize({ width, height: 740 });
          const all = await page.locator('.entry .beside > summary').evaluateAll((summaries) =>
            summaries.map((sign) => {
              const text = document.createRange();
              text.selectNodeContents(sign.parentElement?.previousElementSibling ?? sign);
              const { top, bottom } = sign.getBoundingClientRect();
              return (top + bottom) / 2 < ([...text.getClientRects()].at(-1)?.bottom ?? 0);
            }),
          );
          expect(all.includes(false), `${width} px`).toBe(false);
          signs += all.length;
        }
        expect(signs).toBeGreaterThan(40);
      },
      phone,
    ));

  it('opens who cites a rule without script, and shows no control that would need it', () =>
    visit(
      '/703/',
      async (page) => {
        expect(await page.locator('[id="703.1"] .aside').isVisible()).toBe(false);
        await page.click('[id="703.1"] .beside > summary');
        await page.click('[id="703.1"] .aside a');
        await page.waitForURL('**/701.2/#701.2a');
        expect(await page.locator('display-menu').isVisible()).toBe(false);
        expect(await page.locator('.symbol img').first().isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    ));

  it('loads at most 20 KB of script for a reading page, in three files', () =>
    visit('/703/', async (page) => {
      const sizes = await page.evaluate(async () => {
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return Promise.all(
          scripts.map(async ({ name }) => {
            const { body } = await fetch(name);
            return body ? (await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength : 0;
          }),
        );
      });
      expect(sizes.length).toBe(3);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000);
    }));
});
