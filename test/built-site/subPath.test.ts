import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser } from './browser.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';

/** A path that is also the address of a page: nothing may take the one for the other. */
const root = '/703/';

describe('a site that lies below a path of its host', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSyntheticSite({ address: `https://example.test${root}` });
  });
  afterAll(() => site.close());

  it('has its files where it would have them otherwise', () => {
    const files = listFiles(site.folder);
    for (const file of [
      'index.html',
      '404.html',
      '703/index.html',
      '2026-01-16/703/index.html',
      '2009-05-01/2/index.html',
      'search/index.html',
    ])
      expect(files).toContain(file);
  });

  it('has no link that leads out of that path, or to nothing', () => {
    const files = listFiles(site.folder);
    const broken: string[] = [];
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      load(readFileSync(join(site.folder, file), 'utf8'))('[href], [src], [action]').each((_, { attribs }) => {
        const target = attribs['href'] ?? attribs['src'] ?? attribs['action'] ?? '';
        // Relative to whatever address was asked for.
        if (file === '404.html' && target === '../') return;
        const { host, pathname } = new URL(target, `https://example.test${root}${file.replace(/index\.html$/, '')}`);
        const path = decodeURIComponent(pathname).slice(root.length);
        const found = path === '' || path.endsWith('/') ? `${path}index.html` : path;
        if (host !== 'example.test' || !pathname.startsWith(root) || !files.includes(found)) broken.push(`${file}: ${target}`);
      });
    }
    expect(broken).toEqual([]);
  });

  it('says on its pages what they say elsewhere', () => {
    const $ = load(readFileSync(join(site.folder, '2009-05-01/4/index.html'), 'utf8'));
    expect($('.status .to-current').attr('href')).toBe('/703/');
    expect(load(readFileSync(join(site.folder, '2026-01-16/701.2/index.html'), 'utf8'))('[id="701.3"]').attr('data-current')).toBe(
      '/703/701.3/',
    );
    expect(load(readFileSync(join(site.folder, '703/index.html'), 'utf8'))('link[rel="canonical"]').attr('href')).toBe(
      'https://example.test/703/703/',
    );
  });

  it.each([
    ['index.html', 'home'],
    ['703/index.html', 'rules'],
    ['2009-05-01/glossary/index.html', 'glossary'],
    ['documents/rulings-summary/1999-04-21/index.html', 'documents'],
    ['compare/index.html', 'compare'],
  ])('has a picture for links to %s: at a full address, of the size that chats show whole', (file, kind) => {
    const $ = load(readFileSync(join(site.folder, file), 'utf8'));
    expect($('meta[property="og:image"]').attr('content')).toBe(`https://example.test${root}pictures/${kind}.png`);
    const picture = readFileSync(join(site.folder, 'pictures', `${kind}.png`));
    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect($('meta[property="og:image:width"]').attr('content')).toBe('1200');
  });

  it('names its lasting addresses to search engines, each once, and no other', () => {
    const $ = load(readFileSync(join(site.folder, 'sitemap.xml'), 'utf8'), { xml: true });
    const named = $('loc')
      .map((_, each) => $(each).text())
      .get();
    expect(new Set(named).size).toBe(named.length);
    for (const path of ['', '703/', '2009-05-01/2/', 'glossary/kitten/', 'help/', 'documents/rulings-summary/1999-04-21/'])
      expect(named, path).toContain(`https://example.test${root}${path}`);
    // The newest edition under its date has the short addresses for its lasting ones.
    expect(named.filter((each) => each.includes('/2026-01-16/703/') || each.includes('404.html') || each.includes('not-found'))).toEqual(
      [],
    );
    expect(listFiles(site.folder)).not.toContain('robots.txt');
    const search = load(readFileSync(join(site.folder, 'search/index.html'), 'utf8'));
    expect(search('link[rel="search"]').attr('href')).toBe('/703/opensearch.xml');
  });

  it.skipIf(!hasBrowser)('is kept and read without a network', async () => {
    const browser = await launchBrowser();
    try {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${site.origin}/703/offline/`);
      await page.locator('[data-choice="edition"] button').click();
      await page.waitForSelector('.offline-said:has-text("Done.")');
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${site.origin}/703/`);
      await context.setOffline(true);
      await page.goto(`${site.origin}/703/`);
      await page.goto(`${site.origin}/703/703`);
      expect(page.url()).toBe(`${site.origin}/703/703/`);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('703.1a');
      await page.waitForSelector('.search-dialog .result');
      await page.goto(`${site.origin}/703/2009-05-01/2/`);
      expect(page.url()).toBe(`${site.origin}/703/offline/?asked=%2F2009-05-01%2F2%2F`);
      expect(await page.locator('.offline-asked a').getAttribute('href')).toBe('/703/2009-05-01/2/');
    } finally {
      await browser.close();
    }
  });

  it.skipIf(!hasBrowser).each([
    ['/703/703/', '/703/703/#703.1a'],
    ['/703/2009-05-01/4/', '/703/2009-05-01/4/#404.2'],
  ])('finds numbers and opens them, from %s', async (path, found) => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('response', (response) => response.status() >= 400 && complaints.push(response.url()));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(site.origin + path);
      await page.keyboard.press('Control+k');
      await page.keyboard.type(found.replace(/^.*#/, ''));
      await page.waitForSelector('.search-dialog .result');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${found}`);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
