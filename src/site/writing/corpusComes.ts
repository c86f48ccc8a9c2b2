/**
 * When the corpus can be read: at once, or, where a build began while its documents were still read (scripts/site/buildSite.ts), when whoever
 * began it says so. Starting Astro and reading our code takes as long as reading some documents does, and needs none of them.
 */
import { awaitWord } from './starter.ts';

/** `CONCORDANCE_CORPUS_COMES=1`: it is not there yet. */
const isAwaited = process.env['CONCORDANCE_CORPUS_COMES'] === '1';

/** Resolves when it is there. */
export const corpusIsRead: Promise<void> = isAwaited ? awaitWord() : Promise.resolve();
