/** Milliseconds that this thread has worked: what else the machine does changes the clock, and must not look like slowness or growth. */
export function workedFor(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of the thread that something takes. */
export function timeOf(act: () => void): number {
  const begun = workedFor();
  act();
  return workedFor() - begun;
}

export const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
