import { wording } from './entryParts.ts';

/** The text of an entry on a page, without Examples and notes; of a heading, the heading, or the definition of its term. In one line. */
export function readEntryText(host: Element): string {
  const body = host.matches('h1') ? host.ownerDocument.querySelector('.definition') : host.querySelector(wording);
  const parts = [...(body?.children ?? [])].filter((part) => part.matches('p:not(.credit, .editorial)'));
  const text = parts.map((part) => part.textContent).join(' ');
  return (text === '' ? (host.querySelector('.heading, h2, h3')?.textContent ?? '') : text).replace(/\s+/g, ' ').trim();
}
