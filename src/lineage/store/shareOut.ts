/**
 * Hands the places of a list out to some workers, one at a time. Each has a stretch to itself, since neighbours have much in common; one that is
 * done with its own takes the second half of the longest left, so that none waits for another that was given more than it seemed.
 */
export function shareOut(stretches: readonly (readonly number[])[]): (worker: number) => number | undefined {
  const left = stretches.map((stretch) => [...stretch]);
  return (worker) => {
    const own = left[worker];
    if (own?.length === 0) {
      const longest = left.reduce((most, each) => (each.length > most.length ? each : most), own);
      own.push(...longest.splice(Math.floor(longest.length / 2)));
    }
    return own?.shift();
  };
}
