/**
 * Hard-wraps a paragraph at a width, breaking at spaces only. A piece that ends in a hyphen or dash is not left at the end of a line,
 * because a reader could not tell whether a space stood behind it; nor does a line start with what would open a new entry or Example.
 */
export function wrap(text: string, width: number | undefined): string[] {
  if (width === undefined) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const fits = line === '' || line.length + 1 + word.length <= width;
    if (fits || /[-–—/]$/.test(line) || /^(?:\d|examples?:?|[-=_*~–—]{3,}$)/i.test(word)) line = line === '' ? word : `${line} ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  return lines;
}
