/**
 * Which pages this process makes: all, or, where two build one site (sharePages.ts), those on which games were played or the others. To play
 * them under all rules takes as long as all else that is worked out for pages, and hardly another page needs it.
 */

/** `CONCORDANCE_PROCESSES=2` asks for two; the second is told by `CONCORDANCE_SHARE=games` what is its own. */
export const isShared = process.env['CONCORDANCE_PROCESSES'] === '2';
export const isSecond = isShared && process.env['CONCORDANCE_SHARE'] === 'games';

/** Where the second process works. A page that is in neither share would be lost, one in both made twice: each route is in one. */
const ofGames = /^src\/pages\/(?:examples|learn|practice)\//;

/** @param component The file of a route, from the root of the package: `src/pages/learn/[chapter].astro`. */
export const isMadeHere = (component: string): boolean => !isShared || ofGames.test(component) === isSecond;
