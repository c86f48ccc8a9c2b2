/** The words of a rule, from its own page on this site: the pages of a run are few, and each is fetched once. */
import { paragraphs } from '../../frame/browser/entryParts.ts';
import { loadPage } from '../../frame/browser/loading.ts';

/** Paragraphs without links; none where the page has no such rule. Rejects when the page cannot be had. */
export async function loadRuleText(link: string): Promise<readonly Element[]> {
  const { pathname, hash } = new URL(link, location.href);
  const page = await loadPage(pathname);
  const entry = page.getElementById(decodeURIComponent(hash.slice(1)));
  return [...(entry?.querySelectorAll(paragraphs) ?? [])].map((paragraph) => {
    const copy = document.importNode(paragraph, true);
    for (const inner of copy.querySelectorAll('a, button')) inner.replaceWith(inner.textContent);
    for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
    return copy;
  });
}
