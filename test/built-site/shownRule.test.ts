import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { exampleSite } from './sites.ts';

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
