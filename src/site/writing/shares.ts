/**
 * Which pages this process makes: all, or, where two build one site (sharePages.ts), its share. The second has the pages on which games were
 * played, which hardly another page needs, the data for others, which says what came of these games, the feeds and the pages of policy, rulings
 * and single documents, which are made of what those data are made of, the pages of what changed, those of single terms, and those whose head names a
 * feed, since only who made the feeds knows which there are: together they take as long as all others.
 */
import { nameFeed } from '../frame/addresses/feedName.ts';

/** `CONCORDANCE_PROCESSES=2` asks for two; the second is told by `CONCORDANCE_SHARE=second` that it is that. */
export const isShared = process.env['CONCORDANCE_PROCESSES'] === '2';
export const isSecond = isShared && process.env['CONCORDANCE_SHARE'] === 'second';

/** A page that is in neither share would be lost, one in both made twice: each route is in one. */
const ofSecond =
  /^src\/pages\/(?:examples|eras|learn|practice|history|changes|feeds|policy|rulings|documents|data\/v1)\/|^src\/pages\/data\/index\.astro$/;

/** A term that has a page to itself, of whatever document: `/glossary/mana-cost/`. */
const ofTerm = /(?:^|\/)glossary\/[^/]+\/?$/;

/**
 * Whether a page is of the second's share.
 * @param component The file of a route, from the root of the package: `src/pages/learn/[chapter].astro`.
 * @param path The path of the page, where the route has many of which some are the other's; of a route with one page Astro says `/timeline`.
 */
export const isOfSecond = (component: string, path?: string): boolean =>
  ofSecond.test(component) || (path !== undefined && (ofTerm.test(path) || nameFeed(path.replace(/\/*$/, '/')) !== undefined));

/** Whether a page is made by this process. */
export const isMadeHere = (component: string, path?: string): boolean => !isShared || isOfSecond(component, path) === isSecond;
