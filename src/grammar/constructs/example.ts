/** `Example: …`, `EXAMPLE: …`, `Examples: …`, `Example 2: …`: how print introduces an Example, until 2001 in capitals. */
const mark = /^_?examples?_?(?: \d{1,2})?_?\s?:_?\s*/i;

/** Length of the mark at the start of a line, 0 when there is none. */
export function exampleMark(line: string): number {
  return mark.exec(line)?.[0].length ?? 0;
}
