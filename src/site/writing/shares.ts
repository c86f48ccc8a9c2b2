/**
 * Which pages this process makes: all, or, where two build one site (sharePages.ts), its share. The second has the pages on which games were
 * played, which hardly another page needs, the data for others, which says what came of these games, the feeds and the pages of policy, rulings
 * and single documents, which are made of what those data are made of, and the pages of what changed: together they take as long as all others.
 */

/** `CONCORDANCE_PROCESSES=2` asks for two; the second is told by `CONCORDANCE_SHARE=second` that it is that. */
export const isShared = process.env['CONCORDANCE_PROCESSES'] === '2';
export const isSecond = isShared && process.env['CONCORDANCE_SHARE'] === 'second';

/** A page that is in neither share would be lost, one in both made twice: each route is in one. */
const ofSecond =
  /^src\/pages\/(?:examples|learn|practice|history|changes|feeds|policy|rulings|documents|data\/v1)\/|^src\/pages\/data\/index\.astro$/;

/** @param component The file of a route, from the root of the package: `src/pages/learn/[chapter].astro`. */
export const isMadeHere = (component: string): boolean => !isShared || ofSecond.test(component) === isSecond;
