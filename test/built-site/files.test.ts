import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAddress } from '../../src/site/addresses.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { hostile } from './syntheticCorpus.ts';

let site: BuiltSite;
let files: readonly string[];
const read = (path: string): string => readFileSync(join(site.folder, path), 'utf8');
const pages = (): readonly string[] => files.filter((file) => file.endsWith('.html'));

beforeAll(async () => {
  site = await buildSyntheticSite();
  files = listFiles(site.folder);
});
afterAll(() => site.close());

describe('the built site', () => {
  it.each([
    'index.html',
    '404.html',
    '7/index.html',
    '701/index.html',
    '701.2/index.html',
    '404/index.html',
    '500/index.html',
    'glossary/index.html',
    'glossary/kitten/index.html',
    '2009-05-01/index.html',
    '2009-05-01/203/index.html',
    '2009-05-01/glossary/kitten/index.html',
    'handbook/index.html',
    'handbook/703/index.html',
    'handbook/2009-10-01/703/index.html',
    'documents/rulings-summary/1999-04-21/index.html',
    'documents/comprehensive-rules/2012-01-01~page-1a2b3c4d/index.html',
    'editions/index.html',
    'search/index.html',
  ])('has %s', (file) => {
    expect(files).toContain(file);
  });

  it('gives the subsections 404 and 500 their own pages, and missing addresses another', () => {
    expect(load(read('404/index.html'))('h1').text()).toContain('The Basket');
    expect(load(read('500/index.html'))('h1').text()).toContain('Morning');
    expect(load(read('404.html'))('h1').text()).toBe('No such page');
    expect(files.filter((file) => /^(?:500\.html|not-found)/.test(file))).toEqual([]);
  });

  it('has no link or anchor that leads nowhere', () => {
    const anchors = new Map(
      pages().map((file) => [
        file,
        new Set(
          load(read(file))('[id]')
            .map((_, element) => element.attribs['id'])
            .get(),
        ),
      ]),
    );
    const broken: string[] = [];
    for (const file of pages()) {
      const $ = load(read(file));
      $('[href], [src], [action], [data-index]').each((_, { attribs }) => {
        const target = attribs['href'] ?? attribs['src'] ?? attribs['action'] ?? attribs['data-index'] ?? '';
        const url = new URL(target, `https://example.test/${file.replace(/index\.html$/, '')}`);
        const path = decodeURIComponent(url.pathname).slice(1);
        const found = path === '' || path.endsWith('/') ? `${path}index.html` : path;
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (url.host !== 'example.test' || !files.includes(found)) broken.push(`${file}: ${target}`);
        else if (anchor !== '' && !anchors.get(found)?.has(anchor)) broken.push(`${file}: ${target}`);
      });
    }
    expect(broken).toEqual([]);
  });

  it('has no page whose address the site cannot read back', () => {
    const paths = pages()
      .filter((file) => file !== '404.html')
      .map((file) => `/${encodeURI(file.replace(/index\.html$/, ''))}`);
    expect(paths.filter((path) => parseAddress(path) === undefined)).toEqual([]);
  });

  it('has every id once on a page', () => {
    for (const file of pages()) {
      const ids = load(read(file))('[id]')
        .map((_, element) => element.attribs['id'])
        .get();
      expect(ids, file).toEqual([...new Set(ids)]);
    }
  });

  it('has no script, style or handler inside its pages, and a policy that forbids them', () => {
    for (const file of pages()) {
      const $ = load(read(file));
      expect($('script:not([src]), style, [style], [onerror], [onclick], [onload], iframe, object, embed').length, file).toBe(0);
      const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
      expect(policy, file).toContain("default-src 'none'");
      expect(policy, file).not.toContain('unsafe');
    }
  });

  it('says on every page of an edition which it is, from when, and until when', () => {
    const status = (file: string): string => load(read(file))('.status').text().replace(/\s+/g, ' ').trim();
    expect(status('703/index.html')).toMatch(/Comprehensive Rules.*effective January 16, 2026.*current/);
    expect(status('2009-05-01/203/index.html')).toMatch(/effective May 1, 2009.*superseded January 16, 2026.*current edition/);
    expect(load(read('2009-05-01/203/index.html'))('.status .to-current').attr('href')).toBe('/');
  });

  it('keeps links inside the edition', () => {
    const links = load(read('2009-05-01/203/index.html'))('main a')
      .map((_, element) => element.attribs['href'])
      .get();
    expect(links.filter((href) => !/^(?:#|\/2009-05-01\/)/.test(href))).toEqual([]);
  });

  it('marks a citation that finds nothing, and does not link it', () => {
    const unresolved = load(read('701.2/index.html'))('.unresolved');
    expect(unresolved.text()).toContain('799.9');
    expect(unresolved.attr('title')).toBe('not in this edition');
    expect(unresolved.closest('a').length).toBe(0);
  });

  it('puts an Example under its rule and names the symbols', () => {
    const $ = load(read('701.2/index.html'));
    expect($('[id="701.2a"] .example').length).toBe(2);
    expect($('[id="701.2a-example-2"]').text()).toContain('hedgehog');
    expect(
      $('.symbol')
        .map((_, element) => element.attribs['aria-label'])
        .get(),
    ).toEqual(['2 generic mana', 'green or white mana']);
  });

  it('shows what a hostile document says, as text', () => {
    const $ = load(read('703/index.html'));
    expect($('main img, main script').length).toBe(0);
    expect($('[id="703.2"] .wording > p').text().trim()).toBe(hostile);
  });

  it('credits the Rulings Summary with its date wherever its text is', () => {
    expect(load(read('documents/rulings-summary/1999-04-21/index.html'))('main').text()).toContain(
      'Stephen D’Angelo’s General Rulings Summary, version of April 21, 1999',
    );
  });

  it('lists every edition and source', () => {
    expect(load(read('editions/index.html'))('tbody tr').length).toBe(6);
  });
});

describe('a fresh clone', () => {
  let fresh: BuiltSite;
  beforeAll(async () => {
    fresh = await buildSyntheticSite({ official: false });
  });
  afterAll(() => fresh.close());

  it('shows the handbook as the current edition and says how official text is added', () => {
    const $ = load(readFileSync(join(fresh.folder, 'index.html'), 'utf8'));
    expect($('.notice').text()).toContain('content/documents');
    expect($('main').text()).toContain('Cats in plain words');
    expect(listFiles(fresh.folder)).toContain('703/index.html');
    expect(listFiles(fresh.folder)).toContain('2009-10-01/703/index.html');
  });
});
