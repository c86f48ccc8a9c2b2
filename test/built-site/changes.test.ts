import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, runAxeInBothColours } from './browser.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { findBrokenLinks } from './links.ts';
import { changesSite } from './sites.ts';

let site: BuiltSite;
let brokenIn: ReturnType<typeof findBrokenLinks>;
beforeAll(async () => {
  site = await buildSyntheticSite(changesSite);
  brokenIn = findBrokenLinks(site.folder);
});
afterAll(() => site.close());

const open = (path: string) => load(readFileSync(join(site.folder, path, 'index.html'), 'utf8'));
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const rich = '/changes/2004-05-02/';

describe('the page of what an edition changed', () => {
  it('exists for each pair of neighbours of each document, and leads to those before and after', () => {
    const pages = listFiles(site.folder).filter((file) => file.startsWith('changes/20'));
    expect(pages).toEqual(['changes/2004-05-02/index.html', 'changes/2008-06-03/index.html']);
    expect(open(rich)('.neighbours a[rel="next"]').attr('href')).toBe('/changes/2008-06-03/');
    expect(open('/changes/2008-06-03/')('.neighbours a[rel="prev"]').attr('href')).toBe(rich);
  });

  it('says which two editions it compares, and from when', () => {
    const $ = open(rich);
    expect(
      $('.edition-line time')
        .map((_, { attribs }) => attribs['datetime'])
        .get(),
    ).toEqual(['2004-05-02', '2001-03-01']);
    expect(tidy($('.compared').text())).toContain('March 1, 2001 → May 2, 2004');
  });

  it('has a row for each change, called by its kind, under the new number, or "was" and the old one', () => {
    const $ = open(rich);
    const kinds = Object.fromEntries(
      $('section .change')
        .map((_, { attribs }) => [[attribs['id'] ?? '', (attribs['class'] ?? '').replace('change ', '').replace(/ tall-\d$/, '')]])
        .get()
        .map((pair) => pair as unknown as [string, string]),
    );
    expect(kinds).toEqual({
      '100.7': 'edited',
      'was-100.8': 'removed',
      '101.1': 'edited',
      '101.4': 'split',
      '102.1': 'merged',
      '200': 'added',
      '200.1': 'added',
      '300.1': 'edited',
      'was-300.3': 'merged apart',
      'glossary:Hedgehog': 'added',
    });
  });

  it('counts each kind at its switch as many as there are', () => {
    const $ = open(rich);
    $('.filter').each((_, label) => {
      const kind = $(label).find('input').attr('value') ?? '';
      const figure = Number($(label).find('.figure').text());
      if (kind !== 'moved') expect($(`.change.${kind}, .fold.${kind} .marked > li`).length, kind).toBe(figure);
    });
    expect($('.filter').length).toBeGreaterThan(5);
  });

  it('links both numbers to their editions, and a row to its history', () => {
    const $ = open(rich);
    const hrefs = $('[id="100.7"] .head a')
      .map((_, { attribs }) => attribs['href'])
      .get();
    expect(hrefs).toEqual(['/2004-05-02/1/#100.7', '/2001-03-01/1/#100.7', '/history/2001-03-01/100.7/', '#100.7']);
  });

  it('marks the words that changed, and keeps a long stretch that stays for whoever asks', () => {
    const $ = open(rich);
    const row = $('[id="100.7"]');
    expect([tidy(row.find('del').text()), tidy(row.find('ins').text())]).toEqual(['seven', 'three']);
    expect(row.find('details.skipped summary').text()).toMatch(/\d+ words unchanged/);
    row.find('summary, del').remove();
    expect(tidy(row.find('.difference').text())).toMatch(/^When a kitten arrives .* for three days.* very same bowl\.$/);
  });

  it('names all partners of a split, each with its part', () => {
    const $ = open(rich);
    expect(tidy($('[id="101.4"] .head').first().text())).toMatch(/^101\.4 → 101\.4, 101\.5/);
    expect($('[id="101.4"] .part').length).toBe(2);
    expect(tidy($('[id="102.1"] .head').first().text())).toMatch(/^102\.1, 102\.2 → 102\.1/);
  });

  it('tells what was merged into a rule that stays by itself, and no change of that rule', () => {
    const $ = open(rich);
    expect($('[id="300.2"]').length).toBe(0);
    const row = $('[id="was-300.3"]');
    expect(tidy(row.find('.head').first().text())).toMatch(/^300\.3 → 300\.2 Barrels merged into one that stays, the same to the letter/);
    expect(row.find('del').length).toBe(1);
    expect(row.find('ins').length).toBe(0);
    const history = open('/history/2001-03-01/300.2/');
    expect(tidy(history('.standing').text())).toContain('no change of substance in its text.');
    expect(tidy(history('[id="2004-05-02"] .what').text())).toBe('300.2: the same text to the letter. Joined by 300.3.');
    expect(history('[id="2004-05-02"] .when a').attr('href')).toBe('/changes/2004-05-02/#was-300.3');
    expect(open('/300/')('[id="300.2"] .since').text()).toBe('since 2001');
  });

  it('leads to the wording before by words that say what it is', () => {
    const before = open(rich)('[id="100.7"] .head a').eq(1);
    expect([before.text(), before.attr('href')]).toEqual(['as it was before', '/2001-03-01/1/#100.7']);
  });

  it('tells of a long list the members that came', () => {
    const $ = open(rich);
    expect($('[id="101.1"] .members ins').text()).toBe('fawn');
    expect($('[id="101.1"] .members').text()).toContain('10 members stay');
  });

  it.each([
    ['citations', ['202.1', 'glossary:Ladder']],
    ['punctuation', ['101.3']],
    ['typography', ['101.2']],
  ])('folds what differs in %s alone', (kind, anchors) => {
    const $ = open(rich);
    const found = $(`details.fold.${kind} .change`)
      .map((_, { attribs }) => attribs['id'])
      .get();
    expect(found).toEqual(anchors);
    expect($(`details.fold.${kind}`).attr('open')).toBeUndefined();
  });

  it('tells in one line of a subsection that moved with all below it, with an anchor for each', () => {
    const $ = open(rich);
    const lines = $('.moves > li')
      .map((_, line) => tidy($(line).clone().find('details').remove().end().text()))
      .get();
    expect(lines).toEqual([expect.stringMatching(/^200 became 201 with all 4 below it/), expect.stringMatching(/^201 became 202/)]);
    expect(
      $('.moves ul li')
        .map((_, { attribs }) => attribs['id'])
        .get(),
    ).toEqual(['201.1', '201.1a', '201.1a-example-1', '201.1b']);
  });

  it.each([rich, '/changes/2008-06-03/', '/timeline/', '/churn/', '/eras/', '/'])(
    '%s has each id once and no link that leads nowhere',
    (path) => {
      const $ = open(path);
      const ids = $('[id]')
        .map((_, { attribs }) => attribs['id'])
        .get();
      expect(ids).toEqual([...new Set(ids)]);
      expect(brokenIn(`${path.slice(1)}index.html`, 'main a[href]')).toEqual([]);
    },
  );

  it('is linked from the page and the contents of its edition, and from home', () => {
    expect(open('/editions/2004-05-02/')(`main a[href="${rich}"]`).length).toBe(1);
    expect(open('/2004-05-02/')(`main a[href="${rich}"]`).length).toBe(1);
    expect(open('/')('.latest a').attr('href')).toBe('/changes/2008-06-03/#200.1');
  });
});

describe('the history of a rule that goes back to an earlier wording', () => {
  it('says so at its head and at the step, with the edition that brought the wording in', () => {
    const $ = open('/history/2001-03-01/300.1/');
    expect(tidy($('.standing').text())).toContain(
      '2 changes of substance in its text, the last on June 3, 2008. Its wording is again, to the letter, that of March 1, 2001.',
    );
    expect($('.standing a').last().attr('href')).toBe('#2001-03-01');
    expect(tidy($('[id="2008-06-03"] .what').text())).toBe('300.1: changed, back, to the letter, to the wording of March 1, 2001.');
    expect($('[id="2004-05-02"] .what').text()).not.toContain('back');
  });
});

describe('the timeline and what changed most', () => {
  it('has every edition with its figures in a table, the newest first', () => {
    const $ = open('/timeline/');
    const rows = $('#timeline-comprehensive-rules ~ .table tbody tr');
    expect(rows.map((_, row) => $(row).find('time').attr('datetime')).get()).toEqual(['2008-06-03', '2004-05-02', '2001-03-01']);
    expect(rows.map((_, row) => tidy($(row).find('td').eq(2).text())).get()).toEqual(['2 changes', '10 changes', 'the first']);
  });

  it('names the rule that was amended, and leads to its history', () => {
    const $ = open('/churn/');
    const first = $('#most-amended + .table tbody a').first();
    expect(first.attr('href')).toMatch(/^\/history\//);
    const newest = $('#newest + .table tbody th')
      .map((_, cell) => tidy($(cell).text()))
      .get();
    expect(newest).toContain('Hedgehog');
    expect(newest).toContain('200');
    expect(newest).not.toContain('200.1');
  });
});

describe.skipIf(!hasBrowser)('the pages about whole editions in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
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

  const pages = [rich, '/timeline/', '/churn/', '/eras/', '/'];
  it.each(pages)('%s has no violation that axe finds, all opened, in light or dark', (path) =>
    visit(path, async (page) => {
      await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>('main details').forEach((each) => (each.open = true)));
      expect(await runAxeInBothColours(page)).toEqual([]);
    }),
  );

  it.each(['/timeline/', '/churn/'])('%s has all of its charts and tables in sight in the windows of desks', (path) =>
    visit(
      path,
      async (page) => {
        for (const width of [1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const [cut, narrow] = await page.evaluate(() => {
            const all = [...document.querySelectorAll<HTMLElement>('.chart > div, .table, .strips')].filter((each) =>
              each.checkVisibility(),
            );
            const least = Math.min(innerWidth - 100, 900);
            return [
              all.filter((each) => each.scrollWidth > each.clientWidth).length,
              all.filter((each) => each.clientWidth < least && !each.matches('.strips')).length,
            ];
          });
          expect([width, cut, narrow]).toEqual([width, 0, 0]);
        }
      },
      { viewport: { width: 1440, height: 900 } },
    ),
  );

  it('has on a phone what leads on from a change beside its numbers, at one place in all changes', () =>
    visit(
      rich,
      async (page) => {
        const heads = await page.locator('.change > .head:first-child').evaluateAll((all) =>
          all.map((head) => {
            const [numbers, ways] = [head.firstElementChild, head.lastElementChild].map((each) => each?.getBoundingClientRect());
            return { isInRow: Math.abs((numbers?.top ?? 0) - (ways?.top ?? 1e3)) < 24, right: Math.round(ways?.right ?? 0) };
          }),
        );
        expect(heads.length).toBeGreaterThan(5);
        expect(heads.filter(({ isInRow }) => !isInRow)).toEqual([]);
        expect(new Set(heads.map(({ right }) => right)).size).toBe(1);
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ));

  it('opens the timeline at the newest edition where its chart is wider than a phone', () =>
    visit(
      '/timeline/',
      async (page) => {
        const chart = page.locator('.chart > div').first();
        const [cut, beyond] = await chart.evaluate((element) => [
          element.scrollWidth - element.clientWidth,
          (element.firstElementChild?.getBoundingClientRect().right ?? 0) - element.getBoundingClientRect().right,
        ]);
        expect(cut).toBeGreaterThan(100);
        expect(Math.abs(beyond)).toBeLessThan(2);
      },
      { viewport: { width: 390, height: 844 } },
    ));

  it.each(pages)('%s fits a screen of 360 pixels', (path) =>
    visit(
      path,
      async (page) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      },
      { viewport: { width: 360, height: 740 } },
    ),
  );

  it.each([
    ['/changes/', '/timeline/'],
    ['/documents', '/editions/'],
  ])('leads who cut an address down to %s to %s', async (typed, to) => {
    const page = await browser.newPage();
    await page.goto(site.origin + typed);
    await page.waitForURL(`**${to}`);
    await page.close();
  });

  it('hides a kind with its switch without script, and opens what is folded', () =>
    visit(
      rich,
      async (page) => {
        const isShown = (what: Locator, shown: boolean) => expect.poll(() => what.isVisible()).toBe(shown);
        const removed = page.locator('.change.removed');
        await isShown(removed, true);
        await page.uncheck('#show-removed');
        await isShown(removed, false);
        const folded = page.locator('.fold.punctuation .change');
        await isShown(folded, false);
        await page.check('#show-punctuation');
        await isShown(folded, true);
        await page.uncheck('#show-punctuation');
        await page.click('.fold.punctuation > summary');
        await isShown(folded, true);
      },
      { javaScriptEnabled: false },
    ));

  it('keeps in the address what is shown, and shows it again', () =>
    visit(rich, async (page) => {
      await page.uncheck('#show-added');
      await page.check('#show-citations');
      expect(new URL(page.url()).search).toBe('?hide=added&open=citations');
      await page.reload();
      await expect.poll(() => page.locator('.change.added').first().isVisible()).toBe(false);
      await expect.poll(() => page.locator('.fold.citations').getAttribute('open')).not.toBeNull();
    }));

  it('goes on with n and back with p inside the list alone, past what is hidden', () =>
    visit(rich, async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.closest('.change')?.id ?? '');
      await page.keyboard.press('n');
      expect(await focused()).toBe('');
      await page.uncheck('#show-removed');
      await page.focus('[id="100.7"] .head a');
      await page.keyboard.press('n');
      expect(await focused()).toBe('101.1');
      expect(new URL(page.url()).hash).toBe('#101.1');
      await page.keyboard.press('p');
      expect(await focused()).toBe('100.7');
      await page.keyboard.press('p');
      expect(await focused()).toBe('100.7');
    }));

  it('goes to the next change with the button, clear of the line above the list', () =>
    visit(
      rich,
      async (page) => {
        await page.click('[data-step="1"]');
        await page.click('[data-step="1"]');
        const [row, line] = await Promise.all([page.locator('.change:focus').boundingBox(), page.locator('.compared').boundingBox()]);
        expect(await page.locator('.change:focus').getAttribute('id')).toBe('was-100.8');
        expect(row?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) - 1);
      },
      { viewport: { width: 390, height: 500 } },
    ));

  it('opens the group of a change that an address names', () =>
    visit(`${rich}#201.1b`, async (page) => {
      expect(await page.locator('[id="201.1b"]').isVisible()).toBe(true);
    }));
});
