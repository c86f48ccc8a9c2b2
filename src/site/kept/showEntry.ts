/** A kept entry on a page: its number as the link to it, what edition it is of, and its words. */
import type { KeptEntry } from './kept.ts';

export function makeHead({ work, name, standing }: KeptEntry, href: string, ...more: readonly string[]): HTMLElement {
  const head = document.createElement('p');
  head.className = 'kept-head';
  const link = Object.assign(document.createElement('a'), { href, textContent: name, className: 'kept-name' });
  const told = Object.assign(document.createElement('span'), { textContent: [`${work}, ${standing}`, ...more].join(' · ') });
  head.append(link, ' ', told);
  return head;
}

export function makeWords({ words }: KeptEntry): HTMLElement {
  return Object.assign(document.createElement('p'), { className: 'kept-words', textContent: words });
}
