/**
 * Where the site lies on its host: `/`, or a path such as `/rules/` (`address` of content/site.yaml, which Astro takes for its base).
 * Addresses are paths from the root of the site; links are those below the place where it lies.
 */
const { BASE_URL: base = '/' } = (import.meta as { readonly env?: { readonly BASE_URL?: string } }).env ?? {};

/** The link for a path from the root of the site: `/704/` is `/rules/704/`. What is relative stays so. */
export function toLink(path: string): string {
  return path.startsWith('/') ? `${base}${path.slice(1)}` : path;
}

/** The path from the root of the site that a link leads to; the inverse of toLink. */
export function fromLink(link: string): string {
  return link.startsWith(base) ? `/${link.slice(base.length)}` : link;
}
