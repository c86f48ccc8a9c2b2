/** Keeping as tests do it and look at it. */
import type { Page } from 'playwright-core';

interface Stored {
  readonly marks: readonly string[];
  readonly sheet: readonly string[];
  readonly entries: readonly { readonly place: string; readonly note?: string }[];
}

export const stored = async (page: Page): Promise<Stored> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('concordance.kept'))) ?? '{}') as never;

/** Opens what the tools of an entry have under Keep, and presses what is named. */
export async function keep(page: Page, id: string, ...rows: readonly string[]): Promise<void> {
  await page.keyboard.press('Escape');
  // A page that is still being laid out may put another entry below the mouse.
  for (let tries = 3; tries > 0; tries -= 1) {
    await page.hover(`[id="${id}"] p`);
    const pressed = page.click(`[id="${id}"] .entry-tools .opens-panel:has-text("Ke")`, tries > 1 ? { timeout: 5_000 } : {});
    if (await pressed.then(() => true).catch((error: unknown) => (tries > 1 ? false : Promise.reject(error as Error)))) break;
  }
  for (const row of rows) await page.click(`.tool-panel .keep-toggle:text-is("${row}")`);
}

/** Of the list of what is kept: an entry, and that it says what became of it. */
export const item = (name: string): string => `kept-page li:has(.kept-name:text-is("${name}"))`;
export const told = (page: Page, name: string, text: string): Promise<unknown> =>
  page.waitForSelector(`${item(name)} .kept-fate:has-text("${text}")`);

/** Another page of the same site. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(new URL(path, page.url()).href);
};
