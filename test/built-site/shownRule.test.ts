import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { hasBrowser } from './browser.ts';
import { exampleSite } from './sites.ts';
import { useSite, useVisits } from './visits.ts';

describe.skipIf(!hasBrowser)('the rule that the home page shows on a phone', () => {
  const { visit } = useVisits(useSite(exampleSite), { viewport: { width: 390, height: 844 }, hasTouch: true });
  const measure = () => {
    const shown = [...document.querySelectorAll('.wordings > div')].find((each) => getComputedStyle(each).visibility === 'visible');
    const text = shown?.querySelector('.difference');
    return {
      height: document.querySelector('.wordings')?.getBoundingClientRect().height ?? 0,
      line: Number.parseFloat(getComputedStyle(text ?? document.body).lineHeight),
      seen: text?.clientHeight ?? 0,
      whole: text?.scrollHeight ?? 0,
    };
  };

  it('begins a long wording with as many lines as others have, and unfolds it by a tap, by a key, and while its year is chosen', () =>
    visit('/', async (page) => {
      const folded = await page.evaluate(measure);
      const control = page.locator('.wordings > .wording-2 .whole');
      expect(Math.round(folded.seen / folded.line)).toBe(7);
      expect(folded.whole).toBeGreaterThan(folded.seen + folded.line);
      expect(await control.innerText()).toBe('All of it ▾');
      await control.tap();
      const open = await page.evaluate(measure);
      expect(open.seen).toBe(open.whole);
      expect(await control.innerText()).toBe('Less ▴');
      await control.locator('input').press('Space');
      expect(await page.evaluate(measure)).toEqual(folded);
      await control.tap();
      await page.locator('.at-1').check({ force: true });
      expect((await page.evaluate(measure)).height).toBe(folded.height);
    }));

  it('moves nothing as one goes along its years', () =>
    visit('/', async (page) => {
      const places: number[] = [];
      for (const at of [1, 2, 1, 2]) {
        await page.locator(`.at-${at}`).check({ force: true });
        places.push(await page.evaluate(() => document.querySelector('.shown-rule .page-links')?.getBoundingClientRect().top ?? 0));
      }
      expect(new Set(places).size).toBe(1);
    }));
});

describe('the rule that the home page shows', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSyntheticSite(exampleSite);
  });
  afterAll(() => site.close());

  it('has beside each of its wordings what comes of an Example under it, as it is played', () => {
    const page = load(readFileSync(join(site.folder, 'index.html'), 'utf8'));
    const told = page('.wordings > div')
      .toArray()
      .map((wording) => {
        const of = page(wording);
        return [
          of.find('b').text(),
          of.find('.outcome-then a').attr('href'),
          of.find('.outcome-then dl').text().replace(/\s+/g, ' ').trim(),
        ];
      });
    expect(told).toEqual([
      ['300.3', '/examples/unspent-mana/', 'Ana: life 18'],
      ['500.4', '/examples/unspent-mana/?on=2009-07-11', 'Ana: life 20'],
    ]);
  });

  it('has its links below all of its wordings, and the contents below it folded by chapters', () => {
    const page = load(readFileSync(join(site.folder, 'index.html'), 'utf8'));
    expect(page('.wordings .page-links').length).toBe(0);
    expect(page('.wordings + .page-links a').length).toBe(2);
    const chapters = page('.contents.folded > li').toArray();
    expect(chapters.length).toBeGreaterThan(0);
    for (const chapter of chapters) {
      expect(page(chapter).children('a').length).toBe(1);
      // What it has of subsections can be opened without script, and says to ears what it opens.
      expect(page(chapter).find('> details > ol > li > a').length).toBe(page(chapter).find('ol > li > a').length);
      expect(page(chapter).find('> details > summary').attr('aria-label')).toMatch(/^Subsections of \d$/);
    }
  });
});
