/** The two faces: what a first view costs, that nothing moves whether they come or not, and that they have what is written with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters } from '../../src/site/writing/makeFonts.ts';
import { hasBrowser, launchBrowser, measureShift } from './browser.ts';
import { buildSyntheticSite, type BuiltSite } from './builtSite.ts';

const handbook = fileURLToPath(new URL('../../content/handbook', import.meta.url));

it('have every character of the handbook', () => {
  const texts = readdirSync(handbook, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(handbook, name), 'utf8'));
  const known = new Set(characters);
  expect(texts.length).toBeGreaterThan(0);
  expect([...new Set(texts.join(''))].filter((character) => character !== '\n' && !known.has(character))).toEqual([]);
});

describe.skipIf(!hasBrowser)('the faces of a page', () => {
  let site: BuiltSite;
  let browser: Browser;
  beforeAll(async () => {
    site = await buildSyntheticSite();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const visit = async (path: string, look: (page: Page) => Promise<void>, options: { blocked?: boolean } = {}): Promise<void> => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    if (options.blocked) await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(site.origin + path);
    await page.waitForLoadState('networkidle');
    await look(page);
    await page.close();
  };

  it('cost 90 KB at most with all else that a first view of a rule needs, and are asked of this site alone', () =>
    visit('/703/', async (page) => {
      const sizes = await page.evaluate(async () => {
        const names = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
        return Promise.all(
          [...new Set(names)].map(async (name): Promise<readonly [string, number]> => {
            const { body } = await fetch(name);
            if (!body) return [name, 0];
            const packed = name.endsWith('.woff2') ? body : body.pipeThrough(new CompressionStream('gzip'));
            return [name, (await new Response(packed).arrayBuffer()).byteLength];
          }),
        );
      });
      expect(sizes.filter(([name]) => name.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2);
      expect(sizes.filter(([name]) => new URL(name).origin !== site.origin)).toEqual([]);
      expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(90_000);
    }));

  it.each([false, true])('move nothing (blocked: %s)', (blocked) =>
    visit(
      '/703/',
      async (page) => {
        expect(await measureShift(page)).toBe(0);
        expect(await page.locator('[id="703.1"] p').first().innerText()).toContain('Whoever lies in the sun first');
      },
      { blocked },
    ),
  );

  it('are as wide as the fonts that stand in for them, within a tenth', async () => {
    const widths: number[] = [];
    const measure = async (page: Page): Promise<void> => {
      widths.push(
        await page.evaluate(() => {
          const sample = document.createElement('span');
          sample.style.cssText = 'position: absolute; white-space: nowrap; font: 100px var(--serif)';
          sample.textContent = 'Whoever lies in the sun first keeps the place, and this holds in winter as well.';
          document.body.append(sample);
          return sample.getBoundingClientRect().width;
        }),
      );
    };
    await visit('/703/', measure);
    await visit('/703/', measure, { blocked: true });
    const [own = 0, others = 0] = widths;
    expect(own).not.toBe(others);
    expect(Math.abs(own - others) / own).toBeLessThan(0.1);
  });
});
