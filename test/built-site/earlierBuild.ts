/** A page that stayed open while the site was built anew. */
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Opens a page; then its site is of a newer build: of what it loads later the files that `gone` matches are there no more, and its own address
 * gives a page with other scripts. `use` does what loads them; then the page must say so in `place`, and work once it is loaded anew, so
 * that `works` is shown after `use` was done again.
 */
export async function expectEarlierBuildTold(
  browser: Browser,
  address: string,
  { gone, place, works, use = () => Promise.resolve() }: EarlierBuild,
): Promise<void> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    let isNewer = true;
    const { pathname } = new URL(address);
    await context.route(gone, (route) => (isNewer ? route.fulfill({ status: 404 }) : route.continue()));
    await context.route(
      (url) => url.pathname === pathname,
      async (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        const response = await route.fetch();
        return route.fulfill({ response, body: (await response.text()).replace(/\/_astro\/[^ >]*\.js/g, '$&?newer') });
      },
    );
    await page.goto(address);
    await use(page);
    await page.waitForSelector(`${place}:has-text("This page is of an earlier build of the site: reload it")`);
    expect(await page.locator(works).count()).toBe(0);
    isNewer = false;
    await Promise.all([page.waitForEvent('load'), page.locator(place).locator('.reload').click()]);
    await use(page);
    await page.waitForSelector(works);
  } finally {
    await context.close();
  }
}

export interface EarlierBuild {
  /** Files that the newer build has not. */
  readonly gone: RegExp;
  readonly place: string;
  readonly works: string;
  readonly use?: (page: Page) => Promise<void>;
}
