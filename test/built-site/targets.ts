/** Whether a finger finds what stands by itself: how large it is to who touches it, whatever it looks like. */
import type { Page } from 'playwright-core';

/**
 * Controls that answer to less than 40 px by 40 of the 44 that they have, each kind of place once: `a in th: 98 x 20, January 16`. Links in running text have the
 * height of their line, and cards of a board the size that it has room for.
 */
export function listSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string => `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')}`;
    const isInText = (element: Element): boolean =>
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.nodeValue?.trim().length !== 0);
    const found = new Map<string, string>();
    const looked = new Map<string, number>();
    for (const element of document.body.querySelectorAll('a[href], button, summary, select, label:has(input)')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg, .board, .visually-hidden')) continue;
      if (element.localName === 'a' && isInText(element)) continue;
      const kind = `${nameOf(element)} in ${element.parentElement ? nameOf(element.parentElement) : ''}`;
      const times = looked.get(kind) ?? 0;
      looked.set(kind, times + 1);
      if (times >= 4) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = element.getClientRects();
      if (!box) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hits = (atX: number, atY: number): boolean => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && element.contains(hit);
      };
      // What is covered or clipped away is not touched at all.
      if (!hits(x, y)) continue;
      const reach = (stepX: number, stepY: number): number => {
        let length = 0;
        while (length < 44 && hits(x + stepX * (length + 1), y + stepY * (length + 1))) length += 1;
        return length;
      };
      // A neighbour may take a little of it; of two signs in neighbouring lines of one rule each has its line, though it is larger by itself.
      const isInRule = element.closest('.entry') !== null;
      const least = isInRule ? 22 : 40;
      if (isInRule && element.localName === 'summary' && Math.min(box.width, box.height) < 43)
        found.set(kind, `${box.width} x ${box.height}`);
      const [width, height] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
      if (width < least || height < least) found.set(kind, `${width} x ${height}, ${element.textContent.trim().slice(0, 24)}`);
    }
    return [...found].map(([kind, size]) => `${kind}: ${size}`);
  });
}
