import { describe, expect, it } from 'vitest';
import { load } from 'cheerio';
import { drawIcon, icons, makeManifest } from '../../../src/site/writing/offline/makeManifest.ts';
import { makeOpenSearch, makeSitemap } from '../../../src/site/writing/sitemap.ts';

describe('what makes a site one that is installed', () => {
  it.each(['/', '/rules/'])('is below %s whole', (base) => {
    const manifest = JSON.parse(makeManifest(base)) as Record<string, unknown> & {
      icons: { src: string; sizes: string; purpose: string }[];
      shortcuts: { url: string }[];
    };
    expect([manifest['start_url'], manifest['scope'], manifest['id']]).toEqual([base, base, base]);
    expect(manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual(
      icons.map(({ path, size, purpose }) => [`${base}${path}`, `${size}x${size}`, purpose]),
    );
    for (const { url } of manifest.shortcuts) expect(url.startsWith(base)).toBe(true);
    expect(manifest.shortcuts[0]?.url).toBe(`${base}search/`);
  });

  it('has a sign that stays whole when its edge is cut away', () => {
    const sign = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#6b4a2b"/></svg>';
    const $ = load(drawIcon(sign, 'maskable'), { xml: true });
    expect($('svg > rect').first().attr('fill')).toBe('#6b4a2b');
    const inner = $('svg > svg');
    // Half the diagonal of the sign is within the two fifths that are safe.
    expect((Number(inner.attr('width')) / 2) * Math.SQRT1_2).toBeLessThan(32 * 0.4);
    expect(Number(inner.attr('x')) * 2 + Number(inner.attr('width'))).toBe(32);
    expect(drawIcon(sign, 'any')).toBe(sign);
  });
});

describe('what search engines and browsers are told', () => {
  it('names every address once, with what xml does not take replaced', () => {
    const $ = load(makeSitemap(['https://example.test/', 'https://example.test/a&b/']), { xml: true });
    expect(
      $('url > loc')
        .map((_, each) => $(each).text())
        .get(),
    ).toEqual(['https://example.test/', 'https://example.test/a&b/']);
  });

  it('has the search with its full address', () => {
    const $ = load(makeOpenSearch('https://example.test/rules/'), { xml: true });
    expect($('Url[type="text/html"]').attr('template')).toBe('https://example.test/rules/search/?q={searchTerms}');
    expect($('ShortName').text().length).toBeLessThanOrEqual(16);
  });
});
