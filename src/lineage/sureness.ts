/** How sure a way through the editions is, as people are told. Scores are from 0 to 1. */

/** Less sure than this, and it is said how sure it is. */
export const sureEnough = 0.995;

/** Less sure than this, and it is no more than a guess: nothing leads there by itself, and nothing says that it is so. */
export const likelyEnough = 0.8;

/** `perhaps ` before what is called so by a guess. */
export const sayPerhaps = (score: number): string => (score < likelyEnough ? 'perhaps ' : '');

/** ` (55% sure)` behind its name; nothing of what is all but certain. */
export const saySureness = (score: number): string => (score < sureEnough ? ` (${Math.round(score * 100)}% sure)` : '');
