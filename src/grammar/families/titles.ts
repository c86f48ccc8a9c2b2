/** Titles told from sentences by their form, for families whose headings have no sign of their own. */

const connectives = new Set([
  'with',
  'from',
  'into',
  'onto',
  'over',
  'than',
  'that',
  'about',
  'before',
  'after',
  'between',
  'through',
  'under',
]);

/** Whether a text has the form of a heading: short, no sentence, every word of weight with a capital. `Play As A...` and `Attack!` are. */
export function isTitle(text: string, longest = 70): boolean {
  if (text.length > longest || !/^["'(A-Z\d]/.test(text) || /\[[^\]]*\d\]/.test(text)) return false;
  if (/[,;]$|[^.]\.$|[.!?:]["')]*\s+\S/.test(text.replace(/(?: \.)+$/, '...').replace(/: The /g, ' The '))) return false;
  return text.split(/[\s/]+|--/).every((word) => {
    const letters = word.replace(/[^A-Za-z'-]/g, '').replace(/^['-]+/, '');
    return letters.length < 4 || /^[A-Z]/.test(letters) || connectives.has(letters);
  });
}

/** Whether what stands behind a heading's number is its title, whatever its capitals: `Step 0: Declaring the attack`. */
export function isHeading(text: string, longest = 90): boolean {
  return (
    text !== '' && text.length <= longest && !/[^.]\.$|[,;!?]$|[^.\s]\.["')]*\s+\S|\[[^\]]*\d\]/.test(text.replace(/(?: \.)+$/, '...'))
  );
}
