import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { historyPapers } from './historyPapers.ts';

/** A page of the rules of 2004 that cites what it leaves out, and a rule that is nowhere. */
const page = [
  '101. Garden',
  '101.1. The hedgehog under the apple tree is greeted politely and is never chased. See rule 102.1, rule 103.1, rules 103.1–103.5, and rule 909.9.',
  '101.2. A hedgehog that is asleep is left asleep. See rule 101.1.',
  '',
].join('\n');

const known = [
  '- { document: comprehensive-rules, date: 2003-01-01, set: { code: LOS, name: Lost Mittens } }',
  '- { document: comprehensive-rules, date: 2009-09-09 }',
  '- { document: comprehensive-rules, date: 2000-01-01 }',
  '- document: comprehensive-rules',
  '  date: 2004-05-02',
  `  sources: [{ sha256: ${createHash('sha256').update(page).digest('hex')}, extent: chapter }]`,
  '',
].join('\n');

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSyntheticSite({ papers: { ...historyPapers, 'page.txt': page }, known });
});
afterAll(() => site.close());

const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textOf = (path: string, place: string): string => tidy(open(path)(place).text());
/** The parts of the status bar. */
const partsOf = (path: string): string => {
  const $ = open(path);
  return $('.in-force > *')
    .map((_, part) => tidy($(part).text()))
    .get()
    .join(' · ');
};

describe('an edition that is known and not here', () => {
  it('ends the edition before it', () => {
    expect(textOf('2001-03-01', '.in-force')).toContain('in force from March 1, 2001 until January 1, 2003');
    expect(textOf('editions/2001-03-01', '.facts')).toContain('from March 1, 2001 until January 1, 2003');
  });

  it('keeps the newest one here from being called current, and from looking like the wrong page', () => {
    const said = 'The newest rules here: June 3, 2008. A newer edition, of September 9, 2009, is not here as a whole.';
    for (const path of ['', '1', '2008-06-03/1']) {
      expect(textOf(path, '.status-bar')).toBe(said);
      expect(textOf(path, '.masthead .other-editions')).toBe('Rules from June 3, 2008');
      expect(open(path)('.superseded').length).toBe(0);
    }
    expect(open('2004-05-02/1')('.status-bar.superseded .state').text()).toBe('superseded');
  });

  it('ends the time of the edition before it, and does not begin that of the one behind it', () => {
    expect(textOf('2001-03-01/1', '.in-force')).toContain('until January 1, 2003');
    expect(textOf('2004-05-02/1', '.in-force')).toContain('from May 2, 2004');
  });

  it('stands among the editions where it was', () => {
    expect(
      open('as-of')('[data-main] [data-from], [data-main] [data-missing]')
        .map(
          (_, { attribs }) =>
            `${attribs['data-missing'] === undefined ? 'here' : 'missing'} ${attribs['data-missing'] ?? attribs['data-from'] ?? ''}`,
        )
        .get(),
    ).toEqual(['missing 2009-09-09', 'here 2008-06-03', 'here 2004-05-02', 'missing 2003-01-01', 'here 2001-03-01', 'missing 2000-01-01']);
  });

  it('leaves the day of a change open, in histories, on the timeline and on the page of changes', () => {
    const $ = open('history/2001-03-01/101.1');
    expect(tidy($('.standing').text())).toContain('the last between March 1, 2001 and May 2, 2004.');
    expect(tidy($('[id="2004-05-02"] .when b').text())).toBe('between March 1, 2001 and May 2, 2004');
    expect(tidy($('.figures').text())).toContain('between March 1, 2001 and May 2, 2004');
    expect(textOf('changes/2004-05-02', 'h1')).toBe('What changed between March 1, 2001 and May 2, 2004');
    expect(textOf('changes/2008-06-03', 'h1')).toBe('What changed on June 3, 2008');
    const rows = open('timeline')('tbody tr')
      .map((_, row) => tidy(open('timeline')(row).text()))
      .get();
    expect(textOf('timeline', 'tbody')).toContain('between March 1, 2001 and May 2, 2004');
    expect(textOf('timeline', 'tbody')).toContain('Lost Mittens');
    // What came after the newest one here stands above the table.
    expect(rows.length).toBe(5);
    expect(textOf('timeline', '.missing-editions')).toContain('A newer edition is missing here: September 9, 2009');
    expect(textOf('102', '.since')).toContain('last between March 1, 2001 and May 2, 2004');
  });

  it('is in the data that the browser gets', () => {
    const { missing } = JSON.parse(readFileSync(join(site.folder, 'data/editions.json'), 'utf8')) as { missing: { date: string }[] };
    expect(missing.map(({ date }) => date)).toEqual(['2000-01-01', '2003-01-01', '2009-09-09']);
  });
});

const key = `documents/comprehensive-rules/2004-05-02~chapter-${createHash('sha256').update(page).digest('hex').slice(0, 8)}`;

describe('a partial copy', () => {
  it('says that it is one, of which edition, and where that is', () => {
    const $ = open(key);
    expect(partsOf(key)).toBe('superseded · partial · one chapter of the edition of May 2, 2004 · Read the whole edition');
    expect($('.in-force .to-current').attr('href')).toBe('/2004-05-02/');
    expect(tidy($('.masthead .other-editions').text())).toBe('Rules of May 2, 2004 superseded');
    expect($('#menu a[href*="chapter"]').length).toBe(0);
    expect(tidy($('.document-facts').text())).toMatch(/^May 2, 2004, taken from .+ · one chapter · \d+ entries · .+\.txt$/);
  });

  it('stands under a heading of its own, and not among the editions', () => {
    const $ = open('editions');
    expect($('h2').text()).toBe('Partial copies');
    expect($('table').first().find('tbody tr').length).toBe(3);
    expect($('table').last().text()).toContain('one chapter');
    expect(open('as-of')('main').text()).not.toContain('chapter');
    expect(tidy(open('')('#home-editions').parent().find('h3').text())).toBe('Partial copies');
  });

  it('leads to the whole edition for what it leaves out, and says so', () => {
    const links = open(key)('.entry a.citation')
      .map((_, { attribs }) => `${attribs['href'] ?? ''} ${attribs['class'] ?? ''}`)
      .get();
    expect(links).toEqual([
      '/2004-05-02/1/#102.1 citation elsewhere',
      '/2004-05-02/1/#103.1 citation elsewhere',
      '/2004-05-02/1/#103.1 citation elsewhere',
      '/2004-05-02/1/#103.5 citation elsewhere',
      `/${key}/#101.1 citation`,
    ]);
    expect(tidy(open(key)('.unresolved').text())).toBe('rule 909.9');
  });

  it('leads to every rule of a range, without script', () => {
    const $ = open(key);
    const list = $(`#${$('.range button').attr('popovertarget')?.replace(/\./g, '\\.') ?? ''}`);
    expect(list.attr('popover')).toBe('');
    expect(
      list
        .find('a')
        .map((_, { attribs }) => attribs['href'])
        .get(),
    ).toEqual(['103.1', '103.2', '103.3', '103.4', '103.5'].map((number) => `/2004-05-02/1/#${number}`));
    expect(tidy($('.entry p').first().text())).toContain('rules 103.1–103.5, and rule 909.9.');
  });
});

describe.skipIf(!hasBrowser)('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function visit(path: string, look: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const opened = await context.newPage();
    try {
      await opened.goto(site.origin + path);
      await look(opened);
    } finally {
      await context.close();
    }
  }
  const said = async (opened: Page, place: string): Promise<string> => {
    await opened.waitForFunction((selector) => (document.querySelector(selector)?.textContent ?? '') !== '', place);
    return tidy((await opened.textContent(place)) ?? '');
  };

  it('a year alone leads to the edition of then, also where it may be a number', () =>
    visit('/1/', async (opened) => {
      await opened.keyboard.press('Control+k');
      await opened.fill('#dialog-query', '2002');
      await opened.waitForSelector('.search-dialog .search-results a[href="/2001-03-01/"]');
      const rows = await opened
        .locator('.search-dialog .search-results > li')
        .evaluateAll((items) => items.map((item) => item.querySelector('a')?.getAttribute('href') ?? item.textContent));
      expect(rows[0]).toBe('/2001-03-01/');
      expect(await opened.locator('.search-dialog .search-status').innerText()).toContain(
        '“2002” may be the name of a time or the number 200.2.',
      );
    }));

  it('a year of which nothing is here leads to no other, and says what stands around it', () =>
    visit('/1/', async (opened) => {
      await opened.keyboard.press('Control+k');
      await opened.fill('#dialog-query', 'in 2003');
      await opened.waitForSelector('.search-dialog .search-notes a[href="/2001-03-01/"]');
      expect(tidy(await opened.locator('.search-dialog .search-notes').innerText())).toContain(
        'Of December 31, 2003 there is no edition of the Comprehensive Rules here. The last one before: ',
      );
    }));

  describe('what an address asks that is not here', () => {
    it.each([
      [
        '/as-of/?date=2003-05-05',
        '.where-said',
        'On May 5, 2003 the edition of January 1, 2003 · Lost Mittens was in force, which is missing here. The nearest that are here: March 1, 2001 (before it), May 2, 2004 (after it).',
      ],
      [
        '/as-of/?date=2020-01-01',
        '.where-said',
        'On January 1, 2020 the edition of September 9, 2009 was in force, which is missing here. The nearest that are here: June 3, 2008 (before it).',
      ],
      [
        '/as-of/?day=2003-05-05',
        '.asked-unknown',
        'The address of this page says “day=2003-05-05”, which this page does not know. It knows “date”.',
      ],
      [
        '/where/?n=101.1&on=2003-05-05',
        '.where-line',
        'The edition in force on May 5, 2003, January 1, 2003 · Lost Mittens, is missing here. Ask in the edition of March 1, 2001 Ask in the edition of May 2, 2004',
      ],
      ['/where/?n=101.1&on=rulebook/2004-05-02', '.where-said', 'No lineages are known here.'],
      [
        '/where/?n=101.1&on=cookbook/2004-05-02',
        '.where-line',
        'The address asks for “cookbook/2004-05-02”, which is no edition of one document here.',
      ],
      [
        '/where/?n=101.1&edition=2003',
        '.asked-unknown',
        'The address of this page says “edition=2003”, which this page does not know. It knows “n”, “on”, “in”.',
      ],
      [
        '/compare/?from=2001-03-01&to=1066-01-01',
        '.asked-unknown',
        'No edition here was in force on January 1, 1066; the first is of January 1, 2000.',
      ],
      ['/compare/?from=2001-03-01&to=1066-01-01', '.compare-status', 'Choose two editions.'],
      ['/compare/?from=2001-03-01&to=noon', '.asked-unknown', 'The address asks for the edition of “noon”, which is no day.'],
      [
        '/compare/?from=cookbook/2001-03-01',
        '.asked-unknown',
        'The address asks for “cookbook/2001-03-01”, of which there is no edition here.',
      ],
      [
        '/compare/?from=2003-02-02&to=2008-06-03',
        '.asked-unknown',
        'The edition in force on February 2, 2003, that of January 1, 2003, is missing here. Nearest to it: March 1, 2001 and May 2, 2004.',
      ],
      ['/compare/?old=2001-03-01&new=1066-01-01', '.compare-status', 'Choose two editions.'],
      [
        '/changes/2008-06-03/?hide=kittens',
        '.asked-unknown',
        'The address says “hide=kittens”, which this page does not know. Of “hide” it knows “added”, “removed”, “edited”, “moved-edited”, “split”, “merged”.',
      ],
      [
        '/changes/2008-06-03/?hide=vocabulary+added&open=added+typography',
        '.asked-unknown',
        'The address says “hide=vocabulary”, which this page does not know. Of “hide” it knows “added”, “removed”, “edited”, “moved-edited”, “split”, “merged”. The address says “open=added”, which this page does not know. Of “open” it knows “moved”, “vocabulary”, “punctuation”, “citations”, “typography”.',
      ],
      [
        '/history/2001-03-01/101.1/?edition=1066',
        '.asked-unknown',
        'The address of this page says “edition=1066”, which this page does not know.',
      ],
    ])('is said: %s', (path, place, text) =>
      visit(path, async (opened) => {
        // What is looked up meanwhile comes a moment later.
        await expect.poll(async () => (await said(opened, place)).slice(0, text.length)).toBe(text);
      }),
    );

    it('is not said of what others hang on a link', () =>
      visit('/timeline/?utm_source=mail&fbclid=1', async (opened) => {
        await opened.waitForLoadState('networkidle');
        expect(await opened.locator('.asked-unknown').count()).toBe(0);
      }));

    it('is answered for a number without an edition by all that ever bore it', () =>
      visit('/where/?n=101.1', async (opened) => {
        await opened.waitForSelector('.where-line');
        const lines = await opened.locator('.where-line').allTextContents();
        expect(lines.map(tidy)).toEqual([
          expect.stringMatching(
            /^101\.1 stood in the editions of May 2, 2004 to June 3, 2008\. It is 101\.1 in the edition of June 3, 2008\.$/,
          ),
          expect.stringMatching(
            /^101\.1 stood in the edition of March 1, 2001\. It is 102\.1(?: \(\d+% sure\))? in the edition of June 3, 2008\.$/,
          ),
        ]);
      }));

    it('gives way to what is chosen', () =>
      visit('/compare/?from=2001-03-01&to=1066-01-01', async (opened) => {
        await opened.waitForSelector('.asked-unknown');
        await opened.selectOption('select[name="to"]', '2004-05-02');
        await opened.waitForSelector('.change');
        expect(await opened.locator('.asked-unknown').count()).toBe(0);
      }));
  });

  describe('a document', () => {
    it('shows all of a range in the preview of either end', () =>
      visit(`/${key}/`, async (opened) => {
        await opened.hover('.range a.citation');
        await opened.waitForSelector('.preview-range li');
        expect(await opened.locator('.preview-range li').count()).toBe(5);
        await opened.mouse.move(0, 0);
        await opened.click('.range button');
        expect(await opened.locator('.range-list:popover-open li').count()).toBe(5);
      }));

    it.each([
      [`/${key}/`, '101.2', 'one chapter of the edition of 2004-05-02, partial copy', `/${key}/#101.2`],
      ['/2004-05-02/1/', '101.1', 'effective 2004-05-02', '/2004-05-02/1/#101.1'],
    ])('is cited from %s with what it is', (path, number, standing, address) =>
      visit(path, async (opened) => {
        await opened.hover(`[id="${number}"] p`);
        await opened.click('.entry-tools button:has-text("Copy citation")');
        const copied = (): Promise<string> => opened.evaluate(() => navigator.clipboard.readText());
        await expect
          .poll(async () => (await copied()).replace(/“.*”/, '“…”'))
          .toBe(`CR ${number} (${standing}): “…” ${site.origin}${address}`);
      }),
    );
  });
});
