/**
 * When the corpus can be read: at once, or, where a build began while its documents were still read (scripts/site/buildSite.ts), when whoever
 * began it says so. Starting Astro and reading our code takes as long as reading some documents does, and needs none of them.
 */

/** `CONCORDANCE_CORPUS_COMES=1`: it is not there yet. */
const isAwaited = process.env['CONCORDANCE_CORPUS_COMES'] === '1' && process.connected;

/** Resolves when it is there. */
export const corpusIsRead: Promise<void> = isAwaited
  ? new Promise((resolve) => {
      // Whoever began the build is gone: nobody would say it any more.
      const leave = (): void => process.exit(1);
      process.once('disconnect', leave);
      process.once('message', () => {
        process.channel?.unref();
        resolve();
      });
    })
  : Promise.resolve();
