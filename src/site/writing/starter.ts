/** What a process of a build has to do with whoever started it (scripts/site/runBuild.ts, scripts/cli/ingestApart.ts). */

/** Ends this process when whoever started it is gone: nobody is left for whom it works. @returns What takes that back. */
export function leaveWithStarter(): () => void {
  const leave = (): void => process.exit(1);
  process.once('disconnect', leave);
  return () => {
    process.off('disconnect', leave);
  };
}

/** Resolves when whoever started this process says that it can go on; at once where nobody could. */
export function awaitWord(): Promise<void> {
  if (!process.connected) return Promise.resolve();
  leaveWithStarter();
  return new Promise((resolve) => {
    process.once('message', () => {
      process.channel?.unref();
      resolve();
    });
  });
}
