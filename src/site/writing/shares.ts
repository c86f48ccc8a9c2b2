/**
 * Which pages a process makes: all, or, where two build one site (scripts/site/runBuild.ts), its share. The second has the pages on which games were
 * played, which hardly another page needs, the data for others, which says what came of these games, the feeds and the pages of policy, rulings
 * and single documents, which are made of what those data are made of, the pages of what changed, and those whose head names a feed, since only who
 * made the feeds knows which there are. Pages of editions under their dates, which are no part of what a reader keeps first, either makes that has nothing
 * else to do.
 */
import { nameFeed } from '../frame/addresses/feedName.ts';

/** `CONCORDANCE_SHARE`, `first` or `second`, says that there are two, and which of them this is: who starts them both says it, and nobody else. */
const share = process.env['CONCORDANCE_SHARE'];
export const isSecond = share === 'second';
const isShared = isSecond || share === 'first';

/** A page that is in neither share would be lost, one in both made twice: each route is in one. */
const ofSecond =
  /^src\/pages\/(?:examples|eras|learn|practice|history|changes|feeds|policy|rulings|documents|data\/v1)\/|^src\/pages\/data\/index\.astro$/;

/** To list all pages of this costs little. */
const ofEither = 'src/pages/[...path].astro';
const isDated = /(?:^|\/)\d{4}-\d\d-\d\d(?:\/|$)/;

/** Whether the head of a page may name a feed, told by its address. Of a route with one page Astro says `/timeline`. */
const namesFeed = (path: string): boolean => nameFeed(path.replace(/\/*$/, '/')) !== undefined;

/**
 * Whether a page is of the second's share.
 * @param component The file of a route, from the root of the package: `src/pages/learn/[chapter].astro`.
 * @param path The path of the page, where the route has many of which some are the other's.
 */
export const isOfSecond = (component: string, path?: string): boolean =>
  ofSecond.test(component) || (path !== undefined && namesFeed(path));

/** Whether a page is of the share of this process. */
export const isMadeHere = (component: string, path?: string): boolean => !isShared || isOfSecond(component, path) === isSecond;

/** Whether a page is made by whichever process has nothing else to do. */
export const isMadeByEither = (component: string, path: string): boolean =>
  component === ofEither && isDated.test(path) && !namesFeed(path);
