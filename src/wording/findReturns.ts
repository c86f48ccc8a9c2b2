/**
 * Which of the wordings of one text, the oldest first, go back to one that it had before: for each its place, the first of the latest
 * stretch that had the same; undefined where a wording is new, or is that of the one before it. `''` is no wording.
 */
export function findReturns(wordings: readonly string[]): readonly (number | undefined)[] {
  /** Where the latest stretch of each wording began. */
  const begun = new Map<string, number>();
  return wordings.map((wording, at) => {
    if (wording === '' || wording === wordings[at - 1]) return undefined;
    const before = begun.get(wording);
    begun.set(wording, at);
    return before;
  });
}
