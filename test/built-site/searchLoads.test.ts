/** How the search comes: in a worker when it is opened, or without one; what it says when it cannot; what it is asked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './browser.ts';
import { scriptsLoadedBy } from './loadedScripts.ts';
import { ask, hrefs, inDialog } from './searching.ts';
import { useSite, useVisits } from './visits.ts';

describe.skipIf(!hasBrowser)('the search that is loaded when it is opened', () => {
  const site = useSite();
  const { visit, browser } = useVisits(site, { viewport: { width: 1280, height: 800 } });

  describe('the worker', () => {
    it('is a file of the site that is fetched when the search is opened, not before', () =>
      visit('/703/', async (page) => {
        await page.waitForLoadState('networkidle');
        expect(page.workers()).toEqual([]);
        expect(
          await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/search/')).length),
        ).toBe(0);
        await ask(page, 'kitten');
        expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
          expect.stringMatching(/^\/_astro\/searchWorker.*\.js$/),
        ]);
      }));

    it.each([
      ['is missing', 'delete window.Worker'],
      ['is forbidden', 'window.Worker = class { constructor() { throw new DOMException("no", "SecurityError") } }'],
      [
        'does not come up',
        'window.Worker = class extends EventTarget { constructor() { super(); setTimeout(() => this.dispatchEvent(new Event("error"))) } terminate() {} }',
      ],
      ['comes up and never answers', 'window.Worker = class extends EventTarget { postMessage() {} terminate() {} }'],
    ])('leaves the work to the page where it %s', (_, before) =>
      visit(
        '/703/',
        async (page) => {
          await ask(page, 'kiten');
          expect((await hrefs(page, inDialog))[0]).toBe('/glossary/kitten/');
        },
        { before: (context) => context.addInitScript(before) },
      ),
    );

    it('costs a reading page nothing: at most 20 KB of script before the search is opened', () => {
      const scripts = scriptsLoadedBy(site.folder, '/703/');
      const size = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(site.folder, path))).length, 0);
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.filter((path) => /Engine|Worker|Client/.test(path))).toEqual([]);
      expect(size).toBeLessThan(20_000);
    });
  });

  describe('a page of an earlier build', () => {
    it('says so, and works once it is loaded anew', async () => {
      const page = await browser().newPage();
      await page.goto(`${site.origin}/703/`);
      let isNew = true;
      await page.route('**/_astro/search{Client,Worker,Engine}*.js', (route) =>
        isNew ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.route('**/703/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/\/_astro\/[^ >]*\.js/, '$&?newer') });
      });
      await page.keyboard.press('Control+k');
      await page.fill('#dialog-query', 'kitten');
      await page.waitForSelector('text=This page is of an earlier build of the site');
      isNew = false;
      await page.click('.reload');
      await page.waitForLoadState();
      await ask(page, 'kitten');
      await page.close();
    });

    it.each(['data/searches.json', 'search/index-*.bin', 'search/words-*/*.bin', 'search/texts-*/*.json'])(
      'is told from data that does not come, which comes when it is asked for again: %s',
      async (away) => {
        const page = await browser().newPage();
        await page.goto(`${site.origin}/703/`);
        let isAway = true;
        await page.context().route(`**/${away}`, (route) => (isAway ? route.abort() : route.continue()));
        await page.keyboard.press('Control+k');
        await page.fill('#dialog-query', 'kitten');
        await page.waitForSelector('text=The index could not be loaded. Try again in a moment.');
        isAway = false;
        await page.fill('#dialog-query', 'kitten ');
        await page.waitForSelector(inDialog);
        await page.close();
      },
    );
  });

  it('asks for what is typed in one go once it is there, not for its beginnings', () =>
    visit(
      '/703/',
      async (page) => {
        await ask(page, 'kitten');
        const asked = await page.evaluate(async () => {
          const field = document.querySelector<HTMLInputElement>('#dialog-query');
          const { asked: queries } = globalThis as unknown as { readonly asked: string[] };
          queries.length = 0;
          const text = 'whoever lies in the sun first';
          for (let at = 1; field && at <= text.length; at += 1) {
            field.value = text.slice(0, at);
            field.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise((resolve) => setTimeout(resolve, 15));
          }
          for (let turn = 0; turn < 100 && queries.at(-1) !== text; turn += 1) await new Promise((resolve) => setTimeout(resolve, 50));
          return queries;
        });
        expect(asked.at(-1)).toBe('whoever lies in the sun first');
        // A busy machine may rest between two keys: one of ten, not each.
        expect(asked.length).toBeLessThan(10);
      },
      {
        before: (context) =>
          context.addInitScript(`globalThis.asked = []; const post = Worker.prototype.postMessage;
          Worker.prototype.postMessage = function (data, ...more) { if (data.request) asked.push(data.request.text); return post.call(this, data, ...more); };`),
      },
    ));
});
