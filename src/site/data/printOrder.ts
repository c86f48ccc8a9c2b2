/** The order in which ids stand where nothing else is said: numbers by their parts, then terms as they were printed. */

type Parts = readonly (number | string)[];

/** `702.19b`, `702.19b~2`: 702, 19, b, 2. What is no number has no parts. */
function partsOf(id: string): Parts | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,3})([a-z]{0,2}))?(?:~(\d+))?$/.exec(id);
  if (!match) return undefined;
  const [, whole = '', rule = '0', letter = '', copy = '1'] = match;
  // A section stands before its subsections: 7, 700, 701.
  const [section, subsection] = [Number(whole.slice(0, 1)), whole.length === 1 ? -1 : Number(whole)];
  return [section, subsection, Number(rule), letter.length, letter, Number(copy)];
}

export const compareIds = (one: string, other: string): number => compareParts(partsOf(one), partsOf(other));

function compareParts(left: Parts | undefined, right: Parts | undefined): number {
  if (!left || !right) return Number(!left) - Number(!right);
  for (const [at, part] of left.entries()) {
    const beside = right[at];
    if (beside === undefined || part === beside) continue;
    return part < beside ? -1 : 1;
  }
  return 0;
}

/** Whether ids, terms left out, stand in that order. */
export function isInOrder(ids: readonly string[]): boolean {
  const numbered = ids.filter((id) => !id.startsWith('glossary:')).map(partsOf);
  return numbered.every((parts, at) => at === 0 || (parts !== undefined && compareParts(numbered[at - 1], parts) < 0));
}
