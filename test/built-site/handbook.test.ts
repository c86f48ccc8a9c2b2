/** The handbook beside the official text of every edition: where the same provision stands, under whatever number, as it was on that day. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxe } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { historyPapers } from './historyPapers.ts';

// Read beside the edition of 2004: what changed in 2008 it does not know.
const handbook = [
  '---\ndocument: handbook\ntitle: A Handbook\neffective: 2004-05-02\n---',
  '# 1. Home',
  '## 100. The Bowl',
  '100.1. Each kitten eats from its own bowl.\n{asks: Whose bowl is it?}\n{rests on: 100.2}',
  '## 102. Places',
  '102.1. Who comes first keeps the sill.\n{101.1 until 2004-05-02}',
  '# Glossary',
  '### Window Cat\n{from 2004-05-02}\n\nWho keeps the sill.',
  '### Sofa Tiger\n{ours}\n\nA cat that bites. See rule 102.1.',
].join('\n\n');
const known = '- { document: handbook, date: 2001-03-01 }\n';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSyntheticSite({ papers: historyPapers, handbook: { '1.md': handbook }, known });
});
afterAll(() => site.close());

const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('plain words', () => {
  it('stand beside a newer edition, closed and named as the handbook’s, where nothing changed since they were read, and not where something did', () => {
    const newest = open('100');
    expect(tidy(newest('[id="100.1"] .plain-words').text())).toContain('Each kitten eats from its own bowl.');
    expect(newest('[id="100.1"] .beside').attr('open')).toBeUndefined();
    expect(newest('[id="100.1"] .plain-words .source a').attr('href')).toBe('/handbook/100/#100.1');
    expect(open('glossary/window-cat-obsolete')('.plain-words').length).toBe(0);
    expect(open('2008-06-03/1')('[id="100.1"]').length).toBe(1);
    expect(open('2008-06-03/1')('.plain-words').length).toBe(0);
  });
});

describe.skipIf(!hasBrowser)('plain words of an edition under its date', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function ask(path: string, id: string): Promise<readonly [string, string | null]> {
    const page = await browser.newPage();
    try {
      await page.goto(site.origin + path);
      await page.hover(`[id="${id}"] p`);
      // What leads on comes behind it, and is in its place by then.
      await page.waitForSelector('.entry-tools a:has-text("History")');
      await page.click('.entry-tools button:has-text("In plain words")');
      await page.waitForSelector(`[id="${id}"] .plain-asked`);
      expect(await runAxe(page)).toEqual([]);
      const source = page.locator(`[id="${id}"] .plain-asked .source a`);
      return [
        tidy(await page.locator(`[id="${id}"] .plain-asked p`).first().innerText()),
        (await source.count()) > 0 ? await source.getAttribute('href') : null,
      ];
    } finally {
      await page.close();
    }
  }

  it.each([
    ['/2001-03-01/1/', '101.1', 'Who comes first keeps the sill.', '/handbook/102/#102.1'],
    ['/2004-05-02/1/', '102.1', 'Who comes first keeps the sill.', '/handbook/102/#102.1'],
    ['/2004-05-02/1/', '101.1', 'The handbook has nothing about this on that day.', null],
    ['/2008-06-03/1/', '100.1', 'Each kitten eats from its own bowl.', '/handbook/100/#100.1'],
  ])('are brought when they are asked for, by the provision and not by its number: %s, %s', async (path, id, text, href) => {
    expect(await ask(path, id)).toEqual([text, href]);
  });

  it('go when they are asked for again', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/2001-03-01/1/`);
    await page.click('[id="101.1"] > a');
    await page.click('.entry-tools button:has-text("In plain words")');
    await page.waitForSelector('.plain-asked');
    await page.click('.entry-tools button:has-text("In plain words")');
    expect(await page.locator('.plain-asked').count()).toBe(0);
    await page.close();
  });

  it('are what an address of the handbook under a day leads to', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/handbook/2001-03-01/101.1`);
    await page.waitForURL('**/2001-03-01/1/#101.1');
    await page.close();
  });
});

describe('the handbook’s own page', () => {
  it('says what an entry rests on beside its own rule', () => {
    const note = open('handbook/100')('[id="100.1"] .handbook-note');
    expect(tidy(note.text())).toBe('Rests on 100.2.');
    expect(note.find('a').attr('href')).toBe('/100/#100.2');
  });

  it('says that an entry is to be read again, of what, and since when', () => {
    const note = open('handbook/glossary/window-cat')('.to-reread');
    expect(tidy(note.text())).toBe('To be read again: “Window Cat” changed on June 3, 2008. This entry tells what held before.');
    expect(note.find('a').attr('href')).toMatch(/^\/history\/.*cat\/$/);
  });

  it('says that a term is players’ own', () => {
    expect(tidy(open('handbook/glossary/sofa-tiger')('.handbook-note').text())).toBe(
      'A word of players: the official glossary does not have it.',
    );
  });
});
