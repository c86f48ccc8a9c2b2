/** The search as tests use it. */
import type { Page } from 'playwright-core';

/** Results of the page of the search, and those of the dialog. */
export const onPage = 'search-page .result';
export const inDialog = '.search-dialog .result';

export const hrefs = (page: Page, results: string): Promise<readonly (string | null)[]> =>
  page.locator(results).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Opens the dialog, and waits for the first result of a query. */
export async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.fill('#dialog-query', query);
  await page.waitForSelector(inDialog);
}
