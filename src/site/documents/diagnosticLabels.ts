/** What the reader of an edition found in its print, in plain words, by the id of the check. */
export const diagnosticLabels: Readonly<Record<string, string>> = {
  'number-form': 'Numbers printed in another form than the rest',
  'number-repeated': 'Numbers that stand twice',
  'number-out-of-order': 'Numbers out of their order',
  'number-skipped': 'Numbers that the print skips',
  'number-unread': 'Numbers of more steps than are read',
  'citation-unresolved': 'References to something that this edition does not hold',
  'character-lost': 'Letters that the file has lost',
  'character-dropped': 'Characters that are none, left out',
  'letter-lost': 'First letters that the file has lost',
  'symbol-lost': 'Symbols that the file has lost',
  'word-broken': 'Words broken by a line end',
  'contents-heading': 'Headings that differ from the list of contents',
  'heading-unplaced': 'Numbered headings before the first section',
  'cut-short': 'The file ends in the middle of the text',
  unaccounted: 'Text that could not be given a place',
};
