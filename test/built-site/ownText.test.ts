/** A text of one's own that is checked, and an edition of one's own before it is out: in a browser, with nothing sent. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clipboard, hasBrowser, launchBrowser, measureShift, runAxe } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';
import { changesPapers } from './changesPapers.ts';
import { changesSite } from './sites.ts';
import { makeSource } from '../../src/sources/makeSource.ts';
import { makeDocx, makePdf, makeZip, paragraph, wordPart } from '../sources/containers.ts';

let site: BuiltSite;
let browser: Browser;
beforeAll(async () => {
  if (!hasBrowser) return;
  site = await buildSyntheticSite(changesSite);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Opens a page and hands it over. Nothing may be complained of, and nothing may leave the browser. */
async function visit(path: string, look: (page: Page) => Promise<void>, width = 1280): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(site.origin) || request.url().includes('hedgehog'))
      complaints.push(request.url());
  });
  await page.goto(site.origin + path);
  try {
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

const textsOf = async (page: Page, place: string): Promise<readonly string[]> =>
  (await page.locator(place).allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());

const article = `# My hedgehog

Published: March 1, 2003

The bowl is in CR 101.2 and 100.8, as rules 200.1A–B have it; 200.3 cost $100.30. See MTR 4.3. <b>Kitten</b> in my house.
`;

async function check(page: Page, text: string): Promise<void> {
  await page.fill('textarea[name="text"]', text);
  await page.click('cite-page button[type="submit"]');
  await page.waitForFunction(() => /found\.|knows/.test(document.querySelector('.cite-status')?.textContent ?? ''));
}

describe.skipIf(!hasBrowser)('a text that is pasted', () => {
  it('is told what it cites, what that was on its day, and what it is now', () =>
    visit('/cite/', async (page) => {
      await check(page, article);
      expect(await textsOf(page, '.cited-place')).toEqual(['CR 101.2', '100.8', 'rules 200.1A–B', 'MTR 4.3', 'Kitten']);
      expect(await textsOf(page, '.cite-status')).toEqual(['4 citations and 1 term found.']);
      expect((await textsOf(page, '.cite-day'))[0]).toContain('March 1, 2003');
      expect((await textsOf(page, '.cite-edition'))[0]).toContain('in force on March 1, 2003 was the edition of March 1, 2001');
      const items = await textsOf(page, '.cited-list > li');
      expect(items[0]).toContain("A cat's bowl is washed");
      expect(items[0]).toContain('in the newest edition still 101.2, the same but for its typography');
      expect(items[1]).toContain('gone since the edition of May 2, 2004');
      expect(items[2]).toContain('in the newest edition 201.1a, the same to the letter');
      expect(items[3]).toContain('not here');
      expect(await page.getAttribute('.cited-then a', 'href')).toBe('/2001-03-01/1/#101.2');
      expect(await runAxe(page)).toEqual([]);
    }));

  it('is given back as Markdown, with links put in and nothing else changed', () =>
    visit('/cite/', async (page) => {
      await check(page, article);
      await page.click('.cite-markdown summary');
      await page.click('.cite-markdown button');
      await expect
        .poll(() => clipboard(page))
        .toContain(`[CR 101.2](${site.origin}/2001-03-01/1/#101.2 "in the newest edition still 101.2, the same but for its typography")`);
      const markdown = await clipboard(page);
      expect(markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).toBe(article);
    }));

  it('is asked for its day where it does not say, with the days that it names', () =>
    visit('/cite/', async (page) => {
      await check(page, 'On June 30, 2004 I read 101.2 again.');
      expect((await textsOf(page, '.cited-missing'))[0]).toContain('in whatever edition');
      await page.click('.cite-ask button');
      await page.waitForFunction(() => document.querySelector('.cited-then') !== null);
      expect(await page.inputValue('input[name="date"]')).toBe('2004-06-30');
      expect((await textsOf(page, '.cite-edition'))[0]).toContain('the edition of May 2, 2004');
      // The day stays while it is one of the text, and one that the reader gives stays whatever the text is.
      await page.fill('textarea[name="text"]', 'On June 30, 2004 I read 100.8.');
      expect(await page.inputValue('input[name="date"]')).toBe('2004-06-30');
      await page.fill('textarea[name="text"]', 'I read 100.8.');
      expect(await page.inputValue('input[name="date"]')).toBe('');
      await check(page, 'On June 30, 2004 I read 101.2 again.');
      await page.click('.cite-ask button');
      await page.fill('input[name="date"]', '2003-01-01');
      await page.fill('textarea[name="text"]', 'I read 100.8.');
      expect(await page.inputValue('input[name="date"]')).toBe('2003-01-01');
    }));

  it('is read in a worker, where a long one does not hold up the page; what would take minutes is refused', () =>
    visit('/cite/', async (page) => {
      await check(page, `Kittens &amp; cats sleep. ${'So they do, all day. '.repeat(1200)} CR 101.2`);
      expect(await textsOf(page, '.cited-place')).toContain('CR 101.2');
      expect(page.workers()).toHaveLength(1);
      await page.fill('textarea[name="text"]', 'a <!-- '.repeat(10_000));
      await page.click('cite-page button[type="submit"]');
      await page.waitForFunction(() => document.querySelector('.cite-status')?.textContent.includes('marks too entangled to read'));
    }));

  it('leads from each citation to its place in the text, by keyboard too, on a phone', () =>
    visit(
      '/cite/',
      async (page) => {
        await check(page, article);
        await page.focus('.cited-place >> nth=1');
        await page.keyboard.press('Enter');
        const selected = await page.evaluate(() => {
          const area = document.querySelector('textarea');
          return area?.value.slice(area.selectionStart, area.selectionEnd);
        });
        expect(selected).toBe('100.8');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      },
      320,
    ));

  it('that is empty is asked for, and one without citations is told so', () =>
    visit('/cite/', async (page) => {
      await page.click('cite-page button[type="submit"]');
      expect(await textsOf(page, '.cite-status')).toEqual(['Paste a text first.']);
      await check(page, 'Nothing to see for 12.50.');
      expect(await textsOf(page, '.cite-status')).toEqual(['No citation was found that this site knows.']);
    }));
});

const newest = Object.entries(changesPapers).find(([name]) => name.startsWith('June'))?.[1] ?? '';
const next = newest
  .replace('June 3, 2008', 'July 4, 2012')
  .replace('greeted politely at dusk', 'greeted politely at dawn')
  .replace('Mittens sat in the apple tree', 'Mittens slept in the apple tree');
const asFile = (text: string | Buffer, name = 'next.txt') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
/** What reads other formats than plain text. */
const readers = /_astro\/[^/]*(?:readDocx|readRtf|readPdf|readMarkup)/;
const inWord = (line: string): string => paragraph(line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/** Paragraphs of one line each, forty on a page. */
function inPdf(text: string) {
  const lines = text.split('\n').filter((line) => line !== '');
  const pages = Array.from({ length: Math.ceil(lines.length / 40) }, (_, page) => lines.slice(page * 40, page * 40 + 40));
  return pages.map((own) => own.map((line, at) => ({ text: line, x: 20, y: 40 + at * 18, size: 4 })));
}

const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => /Example/.test(document.querySelector('.preview-said')?.textContent ?? ''));

describe.skipIf(!hasBrowser)('an edition before it is out', () => {
  it('is compared with the edition that it follows, from a file that is chosen', () =>
    visit('/compare/?from=2001-03-01&to=2004-05-02', async (page) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.setInputFiles('input[type="file"]', asFile(next));
      await settled(page);
      expect(loaded.some((url) => url.includes('previewWorker'))).toBe(true);
      expect(loaded.filter((url) => readers.test(url))).toEqual([]);
      expect(await page.inputValue('select[name="from"]')).toBe('2008-06-03');
      expect(await textsOf(page, 'select[name="to"] option:checked')).toEqual(['next.txt']);
      expect((await textsOf(page, '.compare-status'))[0]).toBe('2 changes from June 3, 2008 to next.txt');
      expect((await textsOf(page, '.preview-said'))[0]).toContain('Comprehensive Rules of July 4, 2012');
      expect((await textsOf(page, '.preview-said'))[0]).toContain('It touches the wording of 1 Example: 201.1a');
      expect(await textsOf(page, '.change:first-of-type ins')).toContain('dawn');
      expect(await measureShift(page)).toBeLessThan(0.1);
      expect(await runAxe(page)).toEqual([]);
    }));

  it('is compared with any other that is chosen then', () =>
    visit('/compare/', async (page) => {
      await page.setInputFiles('input[type="file"]', asFile(next));
      await settled(page);
      await page.selectOption('select[name="from"]', '2001-03-01');
      await page.waitForFunction(() => document.querySelector('.compare-status')?.textContent.includes('from March 1, 2001 to next.txt'));
      await settled(page);
      expect(await page.locator('.change[data-kind="split"]').count()).toBeGreaterThan(0);
      await page.click('.compare-swap');
      expect(await page.locator('option[data-file]').count()).toBe(0);
    }));

  it('can be dropped on the page', () =>
    visit('/compare/', async (page) => {
      const transfer = await page.evaluateHandle((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }));
        return data;
      }, next);
      await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
      await settled(page);
      expect((await textsOf(page, '.compare-status'))[0]).toContain('to dropped.txt');
    }));

  it('is not even read where it is larger than any document', () =>
    visit('/compare/', async (page) => {
      const transfer = await page.evaluateHandle(() => {
        const data = new DataTransfer();
        data.items.add(new File([new ArrayBuffer(9 << 20)], 'large.txt', { type: 'text/plain' }));
        return data;
      });
      await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
      await page.waitForFunction(() => document.querySelector('.compare-status')?.textContent.includes('9 MB, at most 8 MB are read'));
    }));

  it.each([
    ['Word', 'next.docx', makeDocx(next.split('\n').map(inWord).join(''))],
    ['RTF', 'next.rtf', Buffer.from(`{\\rtf1\\ansi ${next.replaceAll('’', '\\u8217?').replaceAll('\n', '\\par\n')}}`)],
    ['PDF', 'next.pdf', makePdf(inPdf(next))],
    ['html', 'next.html', makeSource(next, { encoding: 'utf-8', mark: false, lineEnd: 'LF', format: 'html' }) ?? ''],
    ['Markdown', 'next.md', makeSource(next, { encoding: 'utf-8', mark: false, lineEnd: 'LF', format: 'markdown' }) ?? ''],
  ])('is read from %s too, by a reader that is loaded then', (_, name, bytes) =>
    visit('/compare/', async (page) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.setInputFiles('input[type="file"]', asFile(Buffer.from(bytes), name));
      await settled(page);
      expect((await textsOf(page, '.compare-status'))[0]).toBe(`2 changes from June 3, 2008 to ${name}`);
      expect((await textsOf(page, '.preview-said'))[0]).toContain('Comprehensive Rules of July 4, 2012');
      expect(loaded.filter((url) => readers.test(url))).not.toEqual([]);
    }),
  );

  it('says so where what reads it cannot be loaded', () =>
    visit('/compare/', async (page) => {
      await page.context().route(readers, (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '' }));
      await page.setInputFiles('input[type="file"]', asFile(makeDocx(paragraph('100. Cats')), 'cats.docx'));
      await page.waitForFunction(() => document.querySelector('.compare-status')?.textContent.includes('could not be loaded'));
    }));

  const body = { name: 'word/document.xml', content: wordPart('document', paragraph('Lit.')) };
  it.each([
    ['an old Word document', asFile(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old.doc'), 'old.doc: an old Word document. The command'],
    ['a PDF that is cut short', asFile('%PDF-1.4\n…', 'policy.pdf'), 'policy.pdf: broken PDF: it ends in the middle.'],
    [
      'a bomb',
      asFile(makeZip([{ name: body.name, content: wordPart('document', ' '.repeat(40 << 20)) }]), 'bomb.docx'),
      'bomb.docx: broken Word document: unpacks to more than any rules document has.',
    ],
    [
      'a bomb that says that it is small',
      asFile(makeZip([{ name: body.name, content: ' '.repeat(40 << 20), declared: { size: 900 } }]), 'sly.docx'),
      'sly.docx: broken Word document: a part is not as it was packed.',
    ],
    [
      'an archive of more parts than any document',
      asFile(makeZip(Array.from({ length: 4097 }, (_, at) => ({ name: String(at), content: '' }))), 'many.docx'),
      'many.docx: broken Word document or ZIP archive: has more parts than any document.',
    ],
    ['an encrypted one', asFile(makeZip([{ ...body, declared: { flags: 1 } }]), 'locked.docx'), 'it is encrypted.'],
    ['a picture', asFile(Buffer.from('\x89PNG\r\n', 'latin1'), 'cat.png'), 'a PNG image'],
    ['a text that is no rules', asFile('Dear diary, today was warm.', 'diary.txt'), 'no rules document'],
    ['nothing', asFile('', 'empty.txt'), 'empty.txt: is empty'],
  ])('is refused in one line where it is %s', (_, file, says) =>
    visit('/compare/', async (page) => {
      await page.setInputFiles('input[type="file"]', file);
      await page.waitForFunction((line) => document.querySelector('.compare-status')?.textContent.includes(line), says);
      expect(await page.locator('.change').count()).toBe(0);
    }),
  );
});
