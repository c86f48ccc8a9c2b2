/** An address that is a number leads to the rule, on any host. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { permalinks } from '../../src/site/frame/browser/entryParts.ts';
import { hasBrowser } from './browser.ts';
import { useSite, useVisits } from './visits.ts';

describe.skipIf(!hasBrowser)('an address of a rule', () => {
  const site = useSite();
  const { browser } = useVisits(site, { viewport: { width: 1280, height: 800 } });

  it.each([
    ['/703.1a', '/703/#703.1a'],
    ['/703.1A/', '/703/#703.1a'],
    ['/2009-05-01/404.2', '/2009-05-01/4/#404.2'],
    ['/2026-01-16/703.1a', '/2026-01-16/703/#703.1a'],
  ])('%s leads to %s, without script on this server', async (path, found) => {
    const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, found]);
  });

  it('/703.1a leads there without script on any host that serves pages without their ending, in the current edition', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const lead = readFileSync(join(site.folder, '703.1a.html'), 'utf8');
    await page.route(`${site.origin}/703.1a`, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: lead }));
    await page.goto(`${site.origin}/703.1a`);
    await page.waitForURL(`${site.origin}/703/#703.1a`);
    expect(await page.locator('[id="703.1a"]').isVisible()).toBe(true);
    await context.close();
  });

  it('have such a file for each rule of the current edition without a page of its own, in less than a block, and for no other', () => {
    const leads = readdirSync(site.folder).filter((name) => /^\d.*\.html$/.test(name) && name !== '404.html');
    expect(leads.toSorted()).toEqual(
      ['404.1', '500.1', '701.1', '701.2a', '701.3a', '703.1', '703.1a', '703.1b', '703.2', '703.3'].map((number) => `${number}.html`),
    );
    for (const name of leads) {
      const $ = load(readFileSync(join(site.folder, name), 'utf8'));
      const [, path = '', anchor = ''] = /^([^#]+)#(.*)$/.exec($('a').attr('href') ?? '') ?? [];
      expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0;url=${path}#${anchor}`);
      expect(site.open(path)(`[id="${anchor}"]`).length).toBe(1);
      expect(statSync(join(site.folder, name)).size).toBeLessThan(300);
    }
  });

  it.each([
    ['/703.1a', '/703/#703.1a'],
    ['/2009-05-01/404.2/', '/2009-05-01/4/#404.2'],
    ['/2009-05-01/404/', '/2009-05-01/4/#404'],
    ['/2009-05-01/404/#404.2', '/2009-05-01/4/#404.2'],
    ['/2026-01-16/703.1a', '/2026-01-16/703/#703.1a'],
    ['/2026-01-16/701.3/#701.3a', '/2026-01-16/701.2/#701.3a'],
    ['/2026-01-16/7/all/#703.1b', '/2026-01-16/703/#703.1b'],
    ['/2026-01-16/glossary/kitten/', '/2026-01-16/glossary/#term-kitten'],
  ])('%s leads there by script where a host has but a page for missing addresses', async (path, found) => {
    const page = await browser().newPage();
    const missing = readFileSync(join(site.folder, '404.html'), 'utf8');
    const address = site.origin + path.replace(/#.*$/, '');
    await page.route(address, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: missing }));
    await page.goto(site.origin + path);
    await page.waitForURL(site.origin + found);
    await page.close();
  });

  it('that a number copies, on whatever page, is one for each rule of an edition, and opens at it', () => {
    const open = new Map<string, CheerioAPI>();
    const openAt = (path: string): CheerioAPI => open.get(path) ?? (open.set(path, site.open(path)).get(path) as CheerioAPI);
    const copied = { pinned: new Set<string>(), current: new Set<string>() };
    for (const page of [
      '/703/',
      '/7/all/',
      '/2026-01-16/703/',
      '/2009-05-01/4/',
      '/701.3/',
      '/2026-01-16/701.2/',
      '/2009-05-01/glossary/',
    ]) {
      const $ = site.open(page);
      const told = { pinned: '', current: '', gone: '' };
      $(`[data-pinned], [data-current], ${permalinks}`).each((_, element) => {
        const { pinned = told.pinned, current, gone = '' } = $(element).data() as Partial<typeof told>;
        Object.assign(told, { pinned }, current === undefined ? {} : { current, gone });
        const hash = $(element).is('a') ? ($(element).attr('href') ?? '') : '#text';
        if (hash === '#text') return;
        const id = decodeURIComponent(hash.slice(1));
        for (const name of ['pinned', 'current'] as const) {
          if (told[name] === '' || (name === 'current' && told.gone.split(' ').includes(id))) continue;
          const path = told[name].replace(/#.*/, '');
          expect(openAt(path)(`[id="${id}"]`).length, `${page}${hash} copies ${path}${hash}`).toBe(1);
          copied[name].add(path + hash);
        }
      });
    }
    // From the page of the subsection, from that of the whole section and from that of the part.
    const of = (addresses: ReadonlySet<string>): readonly string[] => [...addresses].filter((each) => each.endsWith('#703.1a'));
    expect([of(copied.pinned), of(copied.current)]).toEqual([['/2026-01-16/703/#703.1a'], ['/703/#703.1a']]);
  });

  it('says of one that the edition lacks so, and without script leads to the subsections', async () => {
    const page = await browser().newPage();
    await page.goto(`${site.origin}/999.9`);
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent === '999.9 is not a number of the edition of January 16, 2026',
    );
    expect(await page.inputValue('#not-found-query')).toBe('999.9');
    await page.close();
    expect(load(readFileSync(join(site.folder, '404.html'), 'utf8'))('main a[href="/703/"]').length).toBe(1);
  });
});
