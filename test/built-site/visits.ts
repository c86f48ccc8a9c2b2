/** How tests of built pages begin: with a site, and with a browser in which each look at it has a context of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { buildSyntheticSite, type BuiltSite, type SyntheticOptions } from './builtSite.ts';

/** A site for the tests of a file or group, which is there when they run, not before. */
export interface SiteOfTests {
  readonly folder: string;
  /** `http://localhost:34567`, without slash at the end. */
  readonly origin: string;
  /** A page as it lies in its folder, without script: `/703/`. */
  readonly open: (path: string) => CheerioAPI;
}

/** Builds it, or takes what was built for others, for the tests beside which this is called. The usual one unless told. */
export function useSite(options?: SyntheticOptions): SiteOfTests {
  let site: BuiltSite | undefined;
  beforeAll(async () => {
    site = await buildSyntheticSite(options);
  });
  afterAll(() => site?.close());
  const built = (): BuiltSite => {
    if (site === undefined) throw new Error('A site is there when the tests run, not before.');
    return site;
  };
  return {
    get folder() {
      return built().folder;
    },
    get origin() {
      return built().origin;
    },
    open: (path) => load(readFileSync(join(built().folder, path, 'index.html'), 'utf8')),
  };
}

export interface VisitOptions extends BrowserContextOptions {
  /** Done before the page is opened. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
}

export interface Visits {
  /**
   * Opens a page in a context of its own and hands it over. Fails where the console complains of anything, or another host is asked for anything, but where
   * that is allowed.
   */
  readonly visit: (path: string, look: (page: Page, context: BrowserContext) => Promise<void>, options?: VisitOptions) => Promise<void>;
  /** For what needs a page of its own making. */
  readonly browser: () => Browser;
}

/** Visits for the tests beside which this is called. `usual`: what their contexts are like unless told; `allowed`: what may be complained of. */
export function useVisits(site: SiteOfTests, usual: BrowserContextOptions = {}, allowed?: RegExp): Visits {
  let launched: Browser | undefined;
  beforeAll(async () => {
    launched = await launchBrowser();
  });
  afterAll(() => launched?.close());
  const browser = (): Browser => {
    if (launched === undefined) throw new Error('A browser is there when the tests run, not before.');
    return launched;
  };
  const visit: Visits['visit'] = async (path, look, { before, ...own } = {}) => {
    const context = await browser().newContext({ ...usual, ...own });
    const complaints: string[] = [];
    try {
      await before?.(context);
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== site.origin) complaints.push(request.url());
      });
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(site.origin + path);
      await look(page, context);
      expect(complaints.filter((complaint) => allowed?.test(complaint) !== true)).toEqual([]);
    } finally {
      await context.close();
    }
  };
  return { visit, browser };
}
