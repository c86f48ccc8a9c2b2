/** What is said of an address that asks what is not there. */
const quote = (parts: readonly string[]): string =>
  parts.map((part) => `“${part.length > 60 ? `${part.slice(0, 60)} …` : part}”`).join(', ');

export const askedLabels = {
  unknownParts: (parts: readonly string[], known: readonly string[]) =>
    `The address of this page says ${quote(parts)}, which this page does not know.${known.length === 0 ? '' : ` It knows ${quote(known)}.`}`,
  notPlayed: (asked: string, shown: string) =>
    `The address asks for the rules of ${quote([asked])}, which are not here. Shown are those of ${shown}.`,
  /** Of the list that a part of the query holds: `hide=kittens`. */
  unknownValues: (name: string, values: readonly string[], known: readonly string[]) =>
    `The address says ${quote(values.map((value) => `${name}=${value}`))}, which this page does not know. Of “${name}” it knows ${quote(known)}.`,
} as const;
