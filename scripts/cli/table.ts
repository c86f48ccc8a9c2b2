/** Rows of text as aligned columns, two spaces between. Columns named in `right` are set to the right, as figures are. */
export function makeTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length);
  return rows
    .map((row) =>
      row
        .map((text, column) => (right.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `3,839`; the same on every machine. */
export function makeFigure(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 edition`, `12 editions`. */
export function makeCount(value: number, one: string, many = `${one}s`): string {
  return `${makeFigure(value)} ${value === 1 ? one : many}`;
}

/** Wraps a text at spaces to lines of at most `width` characters, each behind `indent`. */
export function wrapText(text: string, width: number, indent = ''): string {
  const lines = text.split('\n').flatMap((paragraph) => {
    const wrapped: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && indent.length + line.length + 1 + word.length > width) {
        wrapped.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...wrapped, line];
  });
  return lines.map((line) => indent + line).join('\n');
}
