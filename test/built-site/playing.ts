/** The player as tests use it and look at it. */
import type { Page } from 'playwright-core';
import { textOf } from './browser.ts';

export const ogre = '/examples/ogre/';
export const bolt = '/examples/bolt/';
export const reading = '/613/';

export const ready = (page: Page) => page.waitForSelector('.player [aria-current="step"]');
/** Words of a rule have come, and what hangs on sizes was told. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

export const placeOf = (page: Page): Promise<string> => textOf(page, '.player-place');
export const sizeShown = (page: Page): Promise<string> => textOf(page, '.object-body > [data-now] .object-size');
export const nowSaid = (page: Page): Promise<string> => textOf(page, '.player-said > [data-now]');
export const button = (page: Page, name: string) => page.locator('.player').getByRole('button', { name, exact: true });
/** Whether the focus is in it, on something that is seen. */
export const isInPlayer = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.activeElement?.closest('.player') !== null && document.activeElement?.checkVisibility({ visibilityProperty: true }) === true,
  );
