/**
 * Page furniture: what a web page puts around a document. Known by its element, role or class, as the page's author named it.
 * Furniture is flagged, never dropped: a page may call anything a sidebar.
 */
const elements: ReadonlySet<string> = new Set(['nav', 'footer', 'menu', 'dialog', 'search']);
/** What holds the document: the article or the main part of its page; `besideArticle` is the main part of a page that has an article too. */
export type Holder = 'article' | 'main' | 'besideArticle';
const roles: ReadonlySet<string> = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search', 'menu', 'menubar', 'dialog']);
/** Elements whose classes describe the page, not themselves (`class="has-sidebar comments-open"`). */
const whole: ReadonlySet<string> = new Set(['html', 'body', 'main', 'article']);

const part =
  'nav|navbar|navigation|menu|menubar|sidebar|side-bar|footer|masthead|breadcrumbs?|comments?|commentlist|respond|share|sharing|social|related|related-posts|advert|advertisement|ads?|cookies?|pagination|pager|login|skip-link|widgets?|signature';
const name = new RegExp(
  `^(?:(?:main|site|page|top|bottom|left|right|primary|secondary|global|post|blog|user|nav|sub)[-_]?)?(?:${part})(?:[-_]?(?:list|menu|area|section|block|bar|box|wrapper|container|links|form|thread|navigation|left|right|\\d))?$`,
  'i',
);

/** Whether an element is furniture. `holder` is what it stands in. An article's own header holds its title, and its asides are notes to the text. */
export function isFurniture(
  element: string,
  attributes: Readonly<Record<string, string | undefined>>,
  holder: Holder | undefined,
): boolean {
  if (elements.has(element)) return true;
  if (element === 'header' && holder === undefined) return true;
  if (element === 'aside' && holder !== 'article' && holder !== 'main') return true;
  if (whole.has(element)) return false;
  if (roles.has(attributes['role'] ?? '')) return true;
  const names = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`;
  return names.length > 1 && names.split(/\s+/).some((word) => name.test(word));
}
