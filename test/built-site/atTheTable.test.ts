/** What a reader does at a table with a phone in one hand: keeping, answering, copying, the number pad, keys. */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, measureShift, runAxe } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { historyPapers } from './historyPapers.ts';
import { policyPapers } from './policyPapers.ts';
import { rulingsPapers, rulingsTopics } from './rulingsPapers.ts';
import { listTouching } from './touching.ts';
import { bringFonts, measurePage } from './widths.ts';

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)('at the table', () => {
  let site: BuiltSite;
  let browser: Browser;
  beforeAll(async () => {
    site = await buildSyntheticSite({ papers: { ...historyPapers, ...policyPapers, ...rulingsPapers }, topics: rulingsTopics });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function visit(
    path: string,
    look: (page: Page, context: BrowserContext) => Promise<void>,
    options: BrowserContextOptions = desk,
    before: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
    const complaints: string[] = [];
    const strangers: string[] = [];
    try {
      await before(context);
      context.on('request', (request) => {
        if (!request.url().startsWith(site.origin) && !request.url().startsWith('blob:')) strangers.push(request.url());
      });
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(site.origin + path);
      await look(page, context);
      expect(complaints).toEqual([]);
      expect(strangers).toEqual([]);
    } finally {
      await context.close();
    }
  }

  const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const stored = async (page: Page): Promise<{ marks: string[]; sheet: string[]; entries: { place: string; note?: string }[] }> =>
    JSON.parse((await page.evaluate(() => localStorage.getItem('concordance.kept'))) ?? '{}') as never;

  /** Opens what the tools of an entry have under Keep, and presses what is named. */
  async function keep(page: Page, id: string, ...rows: readonly string[]): Promise<void> {
    await page.keyboard.press('Escape');
    // A page that is still being laid out may put another entry below the mouse.
    for (let tries = 3; tries > 0; tries -= 1) {
      await page.hover(`[id="${id}"] p`);
      const pressed = page.click(`[id="${id}"] .entry-tools .opens-panel:has-text("Ke")`, tries > 1 ? { timeout: 5_000 } : {});
      if (await pressed.then(() => true).catch((error: unknown) => (tries > 1 ? false : Promise.reject(error as Error)))) break;
    }
    for (const row of rows) await page.click(`.tool-panel .keep-toggle:text-is("${row}")`);
  }
  const item = (name: string): string => `kept-page li:has(.kept-name:text-is("${name}"))`;
  const told = (page: Page, name: string, text: string): Promise<unknown> =>
    page.waitForSelector(`${item(name)} .kept-fate:has-text("${text}")`);
  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(site.origin + path);
  };

  describe('what is kept', () => {
    it('is marked, noted and listed among the tools of a rule, and is there after a reload', () =>
      visit('/2001-03-01/1/', async (page) => {
        await keep(page, '101.1', 'Bookmark');
        await page.fill('.tool-panel textarea', 'Ask the <b>cat</b>.\nTwice.');
        await page.fill('.tool-panel .keep-new input', 'Exam');
        await page.press('.tool-panel .keep-new input', 'Enter');
        await page.waitForSelector('.keep-toggle[aria-pressed="true"]:text-is("Exam")');
        await page.waitForFunction(() => localStorage.getItem('concordance.kept')?.includes('Twice.'));
        expect(await runAxe(page)).toEqual([]);
        await page.reload();
        await page.waitForSelector('[id="101.1"] > a[data-kept="note"]');
        expect(await page.locator('[data-kept]').count()).toBe(1);
        expect(await page.locator('[data-kept]').evaluate((number) => getComputedStyle(number, '::after').opacity)).toBe('1');
        expect(await measureShift(page)).toBeLessThan(0.02);
        await open(page, '/kept/');
        expect(await page.locator('kept-page h2').allInnerTexts()).toEqual(['Bookmarks', 'Exam', 'Take it along']);
        expect(
          await page
            .locator(`${item('101.1')} .kept-note`)
            .first()
            .innerText(),
        ).toBe('Ask the <b>cat</b>.\nTwice.');
        expect(
          await page
            .locator(`${item('101.1')} .kept-words`)
            .first()
            .innerText(),
        ).toMatch(/^The cat that lies on the window sill/);
        expect(await page.getAttribute(`${item('101.1')} .kept-name`, 'href')).toBe('/2001-03-01/1/#101.1');
      }));

    it('keeps the field under the hands of who writes when the rest of the tools arrives', () =>
      visit('/2001-03-01/1/', async (page) => {
        const arrival = Promise.withResolvers<undefined>();
        await page.route('**/data/**', async (route) => {
          await arrival.promise;
          await route.continue();
        });
        await keep(page, '101.1', 'Bookmark');
        await page.focus('.tool-panel textarea');
        await page.keyboard.type('Ask');
        arrival.resolve(undefined);
        await page.waitForSelector('.entry-tools a:text-is("History")');
        await page.keyboard.type(' twice');
        expect(await page.inputValue('.tool-panel textarea')).toBe('Ask twice');
        // What was written last is kept when the page is left at once.
        await open(page, '/kept/');
        expect(
          await page
            .locator(`${item('101.1')} .kept-note`)
            .first()
            .innerText(),
        ).toBe('Ask twice');
      }));

    it('may be a rule of today, a term, a heading: each under the date of its edition', () =>
      visit('/102/', async (page) => {
        await keep(page, '102.1', 'Bookmark');
        await page.click('h1 a');
        await page.click('.entry-tools .opens-panel:has-text("Keep")');
        await page.click('.keep-toggle:text-is("Bookmark")');
        await open(page, '/glossary/kitten/');
        await page.click('h1 a');
        await page.click('.entry-tools .opens-panel:has-text("Keep")');
        await page.click('.keep-toggle:text-is("Bookmark")');
        expect((await stored(page)).marks).toEqual(['/2008-06-03/1/#102.1', '/2008-06-03/1/#102', '/2008-06-03/glossary/#term-kitten']);
        await page.reload();
        await page.waitForSelector('h1 a[data-kept]');
        await open(page, '/kept/');
        for (const name of ['102.1', '102', 'Kitten']) await told(page, name, 'In the newest edition here.');
      }));

    it('is carried along to the newest edition, and says what became of it', () =>
      visit('/2001-03-01/1/', async (page) => {
        for (const id of ['100.1', '101.1', '101.2', '102.1', '102.2', '102.3']) await keep(page, id, 'Bookmark');
        await open(page, '/2001-03-01/glossary/');
        await keep(page, 'term-sill-cat', 'Bookmark');
        await open(page, '/kept/');
        await told(page, '100.1', 'In the newest edition here under the same number. Not changed in substance since.');
        await told(page, '101.1', 'In the newest edition here: 102.1. Changed in substance on May 2, 2004.');
        await told(page, '101.2', 'It ended on May 2, 2004.');
        await told(page, '102.1', 'Parts of it are in 103.2.');
        await told(page, '102.2', 'In the newest edition here: 103.3. Not changed in substance since.');
        await told(page, '102.3', 'Changed in substance on June 3, 2008.');
        await told(page, 'Sill Cat', 'In the newest edition here: Window Cat (Obsolete).');
        expect(await runAxe(page)).toEqual([]);
        expect(await listTouching(page)).toEqual([]);
        await page.click(`${item('101.1')} a:has-text("See what changed")`);
        await page.waitForURL('**/history/2001-03-01/101.1/#2004-05-02');
        expect(await page.locator('[id="2004-05-02"] ins').first().isVisible()).toBe(true);
      }));

    it('says where nothing can be said', () =>
      visit(
        '/kept/',
        async (page) => {
          await told(page, '1.1', 'Its edition is not known in this build');
          await told(page, '9.9', 'Its edition has nothing of that name');
          await told(page, 'A.1', 'What became of it is not looked up');
        },
        desk,
        (context) => {
          const entry = (place: string, name: string) => ({
            place,
            name,
            work: 'CR',
            standing: '',
            words: '',
            kept: '2020-01-01',
            note: 'n',
          });
          const entries = [
            entry('/1066-10-14/1/#1.1', '1.1'),
            entry('/2001-03-01/1/#9.9', '9.9'),
            entry('/documents/x/2001-03-01/#A.1', 'A.1'),
          ];
          const kept = { kind: 'concordance-kept', version: 1, entries, marks: [], sheet: [], lists: [] };
          return context.addInitScript((text) => localStorage.setItem('concordance.kept', text), JSON.stringify(kept));
        },
      ));

    it('can be had in the words of today instead, and back again', () =>
      visit('/2001-03-01/1/', async (page) => {
        await keep(page, '101.1', 'Bookmark');
        await open(page, '/kept/');
        await told(page, '101.1', 'In the newest edition here: 102.1.');
        await page.click(`${item('101.1')} button:has-text("Keep the newest")`);
        await told(page, '102.1', 'In the newest edition here.');
        expect((await stored(page)).marks).toEqual(['/2008-06-03/1/#102.1']);
        await page.click('.kept-said button');
        await told(page, '101.1', 'In the newest edition here: 102.1.');
        expect((await stored(page)).marks).toEqual(['/2001-03-01/1/#101.1']);
      }));

    it('is put in order by buttons and keys, removed, and brought back where it was', () =>
      visit('/103/', async (page) => {
        for (const id of ['103.1', '103.2', '103.3']) await keep(page, id, 'Bookmark');
        await open(page, '/kept/');
        const order = (): Promise<string[]> => page.locator('.kept-name').allInnerTexts();
        await page.click(`${item('103.1')} button:has-text("Down")`);
        expect(await order()).toEqual(['103.2', '103.1', '103.3']);
        // The button has the focus still, and goes on.
        await page.keyboard.press('Enter');
        expect(await order()).toEqual(['103.2', '103.3', '103.1']);
        await page.keyboard.press('Alt+ArrowUp');
        expect(await order()).toEqual(['103.2', '103.1', '103.3']);
        expect(await page.innerText('.kept-said')).toBe('103.1 is 2 of 3.');
        await page.click(`${item('103.1')} button:has-text("Remove")`);
        expect(await order()).toEqual(['103.2', '103.3']);
        await page.click('.kept-said button');
        expect(await order()).toEqual(['103.2', '103.1', '103.3']);
      }));

    it('has lists that are renamed and removed, and come back', () =>
      visit('/103/', async (page) => {
        for (const name of ['Exam', 'Other']) {
          await keep(page, '103.1');
          await page.fill('.keep-new input', name);
          await page.press('.keep-new input', 'Enter');
        }
        await open(page, '/kept/');
        const lists = async (): Promise<string[]> => (await page.locator('kept-page h2').allInnerTexts()).slice(0, -1);
        await page.click('button[aria-label="Rename: Exam"]');
        await page.keyboard.type('Other');
        await page.keyboard.press('Enter');
        expect(await page.innerText('.kept-said')).toBe('There is a list “Other” already.');
        await page.fill('.kept-tools form input', 'Test');
        await page.keyboard.press('Enter');
        expect(await lists()).toEqual(['Test', 'Other']);
        await page.click('button[aria-label="Remove the list: Test"]');
        expect(await lists()).toEqual(['Other']);
        await page.click('.kept-said button');
        expect(await lists()).toEqual(['Test', 'Other']);
      }));

    it('of two tabs is in both, and neither loses what the other wrote', () =>
      visit('/103/', async (page, context) => {
        const other = await context.newPage();
        await open(other, '/kept/');
        await keep(page, '103.1', 'Bookmark');
        await other.waitForSelector(item('103.1'));
        await other.click(`${item('103.1')} button:has-text("Write a note")`);
        await other.keyboard.type('Mine.');
        await keep(page, '103.2', 'Bookmark');
        await other.waitForFunction(() => localStorage.getItem('concordance.kept')?.includes('Mine.'));
        const { marks, entries } = await stored(page);
        expect(marks).toEqual(['/2008-06-03/1/#103.1', '/2008-06-03/1/#103.2']);
        expect(entries.find(({ place }) => place.endsWith('103.1'))?.note).toBe('Mine.');
      }));

    it.each(['JSON', 'Markdown'])('goes as %s into another browser, and doubles nothing there', (form) =>
      visit('/2001-03-01/1/', async (page) => {
        await keep(page, '101.1', 'Bookmark', 'Answer sheet');
        await keep(page, '102.2', 'Answer sheet');
        await page.fill('.tool-panel textarea', '*Mine*\n\nand mine');
        await page.waitForFunction(() => localStorage.getItem('concordance.kept')?.includes('and mine'));
        await open(page, '/kept/');
        const loading = page.waitForEvent('download');
        await page.click(`button:has-text("Export as ${form}")`);
        const file = await (await loading).path();
        const before = await stored(page);
        const text = readFileSync(file, 'utf8');
        expect(text).toContain('101.1');
        await visit('/kept/', async (fresh) => {
          const upload = async (): Promise<void> =>
            fresh.setInputFiles('input[type=file]', { name: 'kept', mimeType: 'text/plain', buffer: Buffer.from(text) });
          await upload();
          await fresh.waitForSelector('.kept-said:has-text("2 entries of 2 are new.")');
          const { marks, sheet, entries } = await stored(fresh);
          expect([marks, sheet]).toEqual([before.marks, before.sheet]);
          expect(new Set(entries.map((entry) => JSON.stringify(entry)))).toEqual(
            new Set(before.entries.map((entry) => JSON.stringify(entry))),
          );
          await upload();
          await fresh.waitForSelector('.kept-said:has-text("Nothing in it was new")');
          expect(await fresh.locator('.kept-name').allInnerTexts()).toEqual(['101.1', '102.2', '101.1']);
        });
      }),
    );

    it.each([
      ['cats', 'It is no file of things kept here. Nothing was imported.'],
      ['{"kind":"concordance-kept","version":9}', 'It is of a newer form (9) than this page can read (1). Nothing was imported.'],
    ])('takes nothing of a file that is %s, and says why', (text, said) =>
      visit('/kept/', async (page) => {
        await page.setInputFiles('input[type=file]', { name: 'x', mimeType: 'text/plain', buffer: Buffer.from(text) });
        await page.waitForSelector(`.kept-file-said:has-text("${said}")`);
        expect(await page.evaluate(() => localStorage.getItem('concordance.kept'))).toBe(null);
      }),
    );

    it('that cannot be read is left as it is until the reader says so', () =>
      visit(
        '/kept/',
        async (page) => {
          await page.waitForSelector('.kept-fault');
          await open(page, '/103/');
          await keep(page, '103.1', 'Bookmark');
          expect(await page.innerText('.tool-panel')).toContain('cannot be read');
          expect(await page.evaluate(() => localStorage.getItem('concordance.kept'))).toBe('broken');
        },
        desk,
        (context) => context.addInitScript(() => localStorage.setItem('concordance.kept', 'broken')),
      ));

    it('cannot be where the browser forbids it: that is said', () =>
      visit(
        '/103/',
        async (page) => {
          await keep(page, '103.1', 'Bookmark');
          expect(await page.innerText('.tool-panel')).toContain('The browser lets this site keep nothing');
          await open(page, '/kept/');
          expect(await page.innerText('kept-page')).toContain('The browser lets this site keep nothing');
        },
        desk,
        (context) =>
          context.addInitScript(() =>
            Object.defineProperty(globalThis, 'localStorage', {
              get: () => {
                throw new DOMException('', 'SecurityError');
              },
            }),
          ),
      ));
  });

  describe('an answer', () => {
    it('is one address, which opens the same rules in their words for somebody else', () =>
      visit('/2001-03-01/1/', async (page) => {
        await keep(page, '101.2', 'Answer sheet');
        await keep(page, '101.1', 'Answer sheet');
        await open(page, '/102/');
        await keep(page, '102.1', 'Answer sheet');
        await open(page, '/glossary/kitten/');
        await page.click('h1 a');
        await page.click('.entry-tools .opens-panel:has-text("Keep")');
        await page.click('.keep-toggle:text-is("Answer sheet")');
        await open(page, '/kept/');
        await page.click('button:has-text("Copy its address")');
        await page.waitForSelector('.tool-said:has-text("Copied")');
        const href = await clipboard(page);
        expect(href).toBe(`${site.origin}/answer/?rules=2001-03-01/101.2,101.1,2008-06-03/102.1,glossary/kitten`);
        await visit(
          href.slice(site.origin.length),
          async (fresh) => {
            await fresh.waitForSelector('.answer-rules');
            expect(await fresh.locator('.kept-name').allInnerTexts()).toEqual(['101.2', '101.1', '102.1', 'Kitten']);
            expect(await fresh.locator('.kept-words').allInnerTexts()).toEqual([
              'Nobody climbs the standing lamp in the hall while visitors drink their tea.',
              'The cat that lies on the window sill first keeps the sill until the sun has left it.',
              'The cat that lies on the warm window sill first keeps the sill until the evening sun has left it.',
              'A cat that has not seen its first winter. See rule 100.1.',
            ]);
            expect(await fresh.evaluate(() => localStorage.getItem('concordance.kept'))).toBe(null);
            await fresh.click('button:text-is("Text")');
            await fresh.waitForSelector('.tool-said:has-text("Copied")');
            expect(await clipboard(fresh)).toContain('CR 101.2 (effective 2001-03-01): Nobody climbs');
            expect(await clipboard(fresh)).toContain(href);
            expect(await runAxe(fresh)).toEqual([]);
            expect(await fresh.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
            await fresh.click('button:has-text("Add these")');
            await fresh.waitForSelector(':text("They are on the answer sheet.")');
            expect((await stored(fresh)).sheet).toEqual((await stored(page)).sheet);
          },
          phone,
        );
      }));

    it('says of an address which of its numbers are not there', () =>
      visit('/answer/?rules=2001-03-01/101.1,999.9,1066-10-14/1.1,cats/x', async (page) => {
        await page.waitForSelector('.answer-rules');
        expect(await page.innerText('.answer-missing')).toBe(
          'This address names what is not here: 999.9 (2001-03-01), 1.1 (1066-10-14), cats/x.',
        );
        expect(await page.locator('.kept-name').allInnerTexts()).toEqual(['101.1']);
      }));

    it('of nothing says how one is made', () =>
      visit('/answer/', async (page) => {
        expect(await page.innerText('answer-page')).toContain('The address names no rules.');
      }));

    it('is on paper its rules alone', () =>
      visit('/answer/?rules=2001-03-01/101.1', async (page) => {
        await page.waitForSelector('.answer-rules');
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.kept-words').isVisible()).toBe(true);
        expect(await page.locator('answer-page button:visible').count()).toBe(0);
      }));
  });

  it.each([
    ['Text', 'CR 102.1 (effective 2008-06-03): The cat that lies'],
    ['Markdown', '> **102.1** The cat that lies'],
    ['For a chat', '**102.1** The cat that lies'],
    ['Link with words', 'CR 102.1: The cat that lies'],
  ])('a rule is copied in the form “%s”', (form, text) =>
    visit('/102/', async (page) => {
      await page.hover('[id="102.1"] p');
      await page.click('.opens-panel:has-text("Copy as")');
      await page.click(`.tool-panel button:text-is("${form}")`);
      await page.waitForSelector('.tool-said:has-text("Copied")');
      expect((await clipboard(page)).startsWith(text)).toBe(true);
    }),
  );

  it('a rule is handed to the sheet of the system, where there is one', () =>
    visit(
      '/102/',
      async (page) => {
        await page.hover('[id="102.1"] p');
        await page.click('.opens-panel:has-text("Copy as")');
        await page.click('.tool-panel button:has-text("Share")');
        const shared = await page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
        expect(shared).toMatchObject({ title: 'CR 102.1', url: `${site.origin}/2008-06-03/1/#102.1` });
      },
      desk,
      (context) =>
        context.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'share', {
            configurable: true,
            value: (data: ShareData) => {
              (globalThis as { shared?: ShareData }).shared = data;
              return Promise.resolve();
            },
          });
        }),
    ));

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
        desk,
        (context) =>
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
      ));

    it('has no button to speak where the browser does not listen', () =>
      visit(
        '/102/',
        async (page) => {
          await page.keyboard.press('Control+k');
          await page.waitForSelector('.search-touch', { state: 'attached' });
          expect(await page.locator('.search-touch button:visible').count()).toBe(0);
        },
        desk,
        (context) =>
          context.addInitScript(() => {
            const known = globalThis as { webkitSpeechRecognition?: unknown; SpeechRecognition?: unknown };
            delete known.SpeechRecognition;
            delete known.webkitSpeechRecognition;
          }),
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
