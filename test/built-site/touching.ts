/** Pieces of a page that stand apart only by their layout: as text, to who listens or copies, they are one word. */
import type { Page } from 'playwright-core';

/** `parts of a row: …702.122><Crew…`, each pair of elements once. Empty where a space or a sign is between all. */
export function listTouching(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const inline = 'a, b, i, span, small, time, code, kbd, strong';
    // What was removed and what came in its place are one text with marks; a foot of a word is its age.
    const asOne = 'ins, del, sup, .symbol, .difference *, .aged *, [aria-hidden="true"], [aria-hidden="true"] *, svg *';
    const found = new Map<string, string>();
    for (const element of document.body.querySelectorAll(inline)) {
      const next = element.nextSibling;
      if (!(next instanceof Element) || !next.matches(inline) || element.matches(asOne) || next.matches(asOne)) continue;
      if (!element.checkVisibility() || !next.checkVisibility()) continue;
      const [before, after] = [element.textContent, next.textContent];
      if (!/[\p{L}\p{N}.,;:)]$/u.test(before) || !/^[\p{L}\p{N}(]/u.test(after)) continue;
      const name = (each: Element): string => `${each.localName}${[...each.classList].map((one) => `.${one}`).join('')}`;
      found.set(`${name(element)} + ${name(next)}`, `…${before.slice(-24)}><${after.slice(0, 24)}…`);
    }
    return [...found].map(([where, what]) => `${where}: ${what}`);
  });
}
