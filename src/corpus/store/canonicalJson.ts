/**
 * JSON whose bytes depend on the value alone: keys in code unit order, absent ones left out, no white space. What the corpus is
 * written in, so that equal content gives equal files whatever order a reader built its objects in.
 */
export function makeCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? sortKeys(part) : part));
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sortKeys(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const keys = Object.keys(value);
  const sorted = keys.toSorted();
  if (keys.every((key, index) => key === sorted[index])) return value;
  return Object.fromEntries(sorted.map((key) => [key, value[key]]));
}

/** The same with one member of a list on each line, so that two corpora can be compared line by line. */
export function makeCanonicalLines(values: readonly unknown[]): string {
  return joinLines(values.map(makeCanonicalJson));
}

/** A list of members that are written already. */
export const joinLines = (written: readonly string[]): string => (written.length === 0 ? '[]' : `[\n${written.join(',\n')}\n]`);
