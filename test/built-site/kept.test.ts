/** What a reader keeps: marked, noted, listed, taken along to the newest edition and into another browser. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasBrowser, measureShift, runAxe } from './browser.ts';
import { historySite } from './sites.ts';
import { item, keep, open, stored, told } from './keeping.ts';
import { listTouching } from './touching.ts';
import { useSite, useVisits } from './visits.ts';

describe.skipIf(!hasBrowser)('what is kept', () => {
  const { visit } = useVisits(useSite(historySite), {
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

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
      {
        before: (context) => {
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
      await other.goto(new URL('/kept/', page.url()).href);
      await keep(page, '103.1', 'Bookmark');
      await other.waitForSelector(item('103.1'));
      await other.click(`${item('103.1')} button:has-text("Write a note")`);
      await other.keyboard.type('Mine.');
      await keep(page, '103.2', 'Bookmark');
      // What one tab writes the other reads a moment later.
      for (const tab of [page, other])
        await expect
          .poll(async () => {
            const { marks, entries } = await stored(tab);
            return [...marks, entries.find(({ place }) => place.endsWith('103.1'))?.note];
          })
          .toEqual(['/2008-06-03/1/#103.1', '/2008-06-03/1/#103.2', 'Mine.']);
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
      { before: (context) => context.addInitScript(() => localStorage.setItem('concordance.kept', 'broken')) },
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
      {
        before: (context) =>
          context.addInitScript(() =>
            Object.defineProperty(globalThis, 'localStorage', {
              get: () => {
                throw new DOMException('', 'SecurityError');
              },
            }),
          ),
      },
    ));
});
