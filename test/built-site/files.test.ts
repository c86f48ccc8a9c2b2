import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAddress } from '../../src/site/frame/addresses/addresses.ts';
import { parseNumberAddress } from '../../src/site/frame/addresses/numberAddress.ts';
import { buildSyntheticSite, listFiles, type BuiltSite } from './builtSite.ts';
import { findBrokenLinks } from './links.ts';
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
    '2009-05-01/2/index.html',
    '2009-05-01/glossary/index.html',
    '2008-08-01/2/index.html',
    '2008-08-01/4/index.html',
    'handbook/index.html',
    'handbook/703/index.html',
    'documents/rulings-summary/1999-04-21/index.html',
    'documents/comprehensive-rules/2012-01-01~page-1a2b3c4d/index.html',
    'editions/index.html',
    'search/index.html',
    '7/all/index.html',
    'data/editions.json',
    'data/searches.json',
    '2026-01-16/index.html',
    '2026-01-16/7/index.html',
    '2026-01-16/701.2/index.html',
    '2026-01-16/703/index.html',
    '2026-01-16/glossary/index.html',
    'handbook/2026-01-16/7/index.html',
    'editions/2009-05-01/index.html',
    'editions/handbook/2026-01-16/index.html',
    'editions/rulings-summary/1999-04-21/index.html',
    'symbols/g-w.svg',
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
    const brokenIn = findBrokenLinks(site.folder);
    expect(pages().flatMap((file) => brokenIn(file))).toEqual([]);
  });

  it('has no page whose address the site cannot read back', () => {
    const paths = pages()
      .filter((file) => file !== '404.html')
      .map((file) => `/${encodeURI(file.replace(/index\.html$/, ''))}`);
    expect(paths.filter((path) => (parseAddress(path) ?? parseNumberAddress(path)) === undefined)).toEqual([]);
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
    const policies = [
      "default-src 'self';object-src 'none';frame-src 'none';base-uri 'none';form-action 'self'",
      // What only leads on.
      "default-src 'none'",
    ];
    for (const file of pages()) {
      const $ = load(read(file));
      expect($('script:not([src]), style, [style], [onerror], [onclick], [onload], iframe, object, embed').length, file).toBe(0);
      const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
      expect(policies, file).toContain(policy);
    }
  });

  it('says on every page of an edition which it is, from when, and until when', () => {
    const status = (file: string): string => load(read(file))('.status').text().replace(/\s+/g, ' ').trim();
    expect(status('703/index.html')).toMatch(/Rules.*effective January 16, 2026.*current/);
    expect(status('2009-05-01/2/index.html')).toMatch(/superseded.*in force from May 1, 2009 until January 16, 2026.*newest edition/);
    expect(load(read('2009-05-01/2/index.html'))('.status .to-current').attr('href')).toBe('/');
  });

  it('has the newest edition under its date too, divided as it will be when it is superseded, and says which address is the lasting one', () => {
    const $ = load(read('701.3/index.html'));
    expect($('link[rel="canonical"]').attr('href')).toBe('https://example.test/701.3/');
    expect($('main').data()).toMatchObject({ work: 'CR', effective: '2026-01-16', pinned: '/2026-01-16/701.2/#701.3', current: '/701.3/' });
    const dated = load(read('2026-01-16/701.2/index.html'));
    expect(dated('[id="701.3"] h2').text()).toBe('Purr');
    expect(dated('[id="701.3a"] > div').text()).toContain('A purring kitten');
    expect(dated('[id="701.3"]').data()).toMatchObject({ current: '/701.3/' });
    expect(dated('link[rel="canonical"]').attr('href')).toBe('https://example.test/701.2/');
    expect(dated('.status-bar').length).toBe(0);
    expect(load(read('glossary/kitten/index.html'))('main').attr('data-pinned')).toBe('/2026-01-16/glossary/#term-kitten');
    expect(load(read('7/all/index.html'))('[id="703"]').data()).toMatchObject({ pinned: '/2026-01-16/703/', current: '/703/' });
    expect(load(read('2009-05-01/2/index.html'))('main').attr('data-current')).toBeUndefined();
  });

  it('leads from an older edition to the glossary of today, and to its contents where no lineages say what became of a heading', () => {
    const today = (file: string): string | undefined => load(read(file))('.to-current').attr('href');
    expect(today('2009-05-01/glossary/index.html')).toBe('/glossary/');
    expect(today('2009-05-01/2/index.html')).toBe('/');
    expect(today('2009-05-01/4/index.html')).toBe('/');
  });

  it('counts and lists who cites an entry', () => {
    const list = load(read('703/index.html'))('[id="703.1"] > div .aside');
    expect(list.find('summary').text().trim()).toBe('Cited by 1');
    expect(list.find('a').attr('href')).toBe('/701.2/#701.2a');
  });

  it('says on the page of a term which rule defines it and where it is used', () => {
    const $ = load(read('glossary/groom/index.html'));
    expect($('.defining h2 a').attr('href')).toBe('/701.2/#701.2a');
    expect($('.places a').text()).toContain('701.2a');
  });

  it('has a section as one page, with every anchor of its pages', () => {
    const $ = load(read('7/all/index.html'));
    for (const id of ['703.1a', '701.2a', '701.3', '703.1b~2']) expect($(`[id="${id}"]`).length, id).toBe(1);
    expect(load(read('7/index.html'))('a[href="/7/all/"]').length).toBe(1);
  });

  it('says of an edition from when until when it was in force, and what its source is', () => {
    const text = load(read('editions/2009-05-01/index.html'))('main').text().replace(/\s+/g, ' ');
    expect(text).toContain('from May 1, 2009 until January 16, 2026');
    expect(text).toContain('Old Baskets');
    expect(text).toContain('2009-05-01.txt');
  });

  it('keeps links inside the edition', () => {
    const links = load(read('2009-05-01/2/index.html'))('main a')
      .map((_, element) => element.attribs['href'])
      .get();
    const paths = links.map((href) => new URL(href, 'https://example.test/2009-05-01/2/').pathname);
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !path.startsWith('/2009-05-01/'))).toEqual([]);
  });

  describe('of superseded editions', () => {
    it('has a section with its subsections on one page, each with its anchor, its text, and no current address where nothing says that the number is still that rule', () => {
      const $ = load(read('2008-08-01/4/index.html'));
      expect($('h1').text().replace(/\s+/g, ' ').trim()).toBe('4 Baskets');
      expect($('[id="404"] h2').text()).toBe('The Old Basket');
      expect($('[id="404"]').attr('data-current')).toBe('');
      expect($('[id="404.2"] > div').text()).toContain('It is never washed.');
    });

    it('says of each edition from when until when it was in force, on pages of its own', () => {
      const status = (path: string): string => load(read(path))('.status').text().replace(/\s+/g, ' ');
      expect(read('2008-08-01/2/index.html')).toContain('Others may wait.');
      expect(status('2008-08-01/2/index.html')).toMatch(/from August 1, 2008 until May 1, 2009/);
      expect(read('2009-05-01/2/index.html')).toContain('Others wait.');
      expect(status('2008-08-01/4/index.html')).toMatch(/from August 1, 2008 until May 1, 2009/);
    });

    it('has the glossary on one page, and leads to its terms there', () => {
      const $ = load(read('2009-05-01/glossary/index.html'));
      expect($('#term-kitten').text()).toContain('A young cat.');
      expect(load(read('2009-05-01/2/index.html'))('main p a[href*="#term-"]').attr('href')).toBe('../glossary/#term-kitten');
    });
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
        .map((_, element) => element.attribs['title'])
        .get(),
    ).toEqual(['2 generic mana', 'green or white mana']);
  });

  it('shows what a hostile document says, as text', () => {
    const $ = load(read('703/index.html'));
    expect($('main img, main script').length).toBe(0);
    expect($('[id="703.2"] > div > p').text().trim()).toBe(hostile);
  });

  it('credits the Rulings Summary with its date wherever its text is', () => {
    expect(load(read('documents/rulings-summary/1999-04-21/index.html'))('main').text()).toContain(
      'Stephen D’Angelo’s General Rulings Summary, version of April 21, 1999',
    );
  });

  it('has no page of components: that is for whoever changes the look', () => {
    expect(files.filter((file) => file.startsWith('components/'))).toEqual([]);
  });

  it('lists every edition and source, of the handbook those that can be read', () => {
    expect(load(read('editions/index.html'))('tbody tr').length).toBe(6);
  });
});

/** In the form of content/handbook: nothing changed on the last of its days, nor was anything said on others than these three. */
const handbook = [
  '---',
  'document: handbook',
  'title: Cats in plain words',
  'effective: 2026-01-16',
  '---',
  '# 7. Cats',
  '## 703. Naps',
  '703.1. First come, first served.',
  '703.2. A nap in the sun is taken by whoever was there before the others came.\n{from 2010-06-01}',
  '703.3. The basket is for those who came too late for the sun.\n{from 2010-06-01}',
].join('\n\n');

describe('a fresh clone', () => {
  let fresh: BuiltSite;
  beforeAll(async () => {
    const known = "- { document: handbook, date: '2009-10-01' }\n- { document: handbook, date: '2015-07-17' }\n";
    fresh = await buildSyntheticSite({ papers: {}, handbook: { 'cats.md': handbook }, known });
  });
  afterAll(() => fresh.close());

  const openFresh = (path: string) => load(readFileSync(join(fresh.folder, path), 'utf8'));

  it('shows the handbook as the current edition and says how official text is added', () => {
    const $ = openFresh('index.html');
    expect($('.notice').text()).toContain('content/documents');
    expect($('main').text()).toContain('Cats');
    expect($('#home-contents + .edition-line').text()).toContain('January 16, 2026');
    expect(openFresh('703/index.html')('link[rel="canonical"]').length).toBe(0);
    expect(listFiles(fresh.folder)).toContain('703/index.html');
    expect(listFiles(fresh.folder)).toContain('2009-10-01/7/index.html');
  });

  it('says of an older day of the handbook how the rules stood then: our words were never in force', () => {
    const textOf = (path: string, place: string): string => openFresh(path)(place).text().replace(/\s+/g, ' ').trim();
    expect(textOf('2009-10-01/7/index.html', '.in-force')).toContain('the rules as they stood from October 1, 2009 until June 1, 2010');
    expect(textOf('editions/2009-10-01/index.html', '.facts')).toContain('The rules as they stood');
    for (const path of ['2009-10-01/7/index.html', 'editions/2009-10-01/index.html', 'changes/2010-06-01/index.html'])
      expect(textOf(path, 'body')).not.toMatch(/\bin force\b/i);
  });

  it('shows no picture with its links, for it knows no address of its own', () => {
    expect(openFresh('703/index.html')('meta[property="og:image"]').length).toBe(0);
    expect(listFiles(fresh.folder).filter((file) => file.startsWith('pictures/'))).toEqual([]);
  });

  it('tells on its home page of the last day that changed anything, not of those since on which all still held', () => {
    const $ = openFresh('index.html');
    const section = $('#latest-changes').parent();
    expect(section.find('.edition-line').text().replace(/\s+/g, ' ').trim()).toMatch(/ June 1, 2010, compared with .* October 1, 2009$/);
    expect(section.find('.latest-counts').text().trim()).toBe('2 added');
    expect(
      section
        .find('.latest a')
        .map((_, link) => `${$(link).attr('href') ?? ''} ${$(link).find('span').text()}`)
        .get(),
    ).toEqual(['/changes/2010-06-01/#703.2 703.2', '/changes/2010-06-01/#703.3 703.3']);
  });
});
