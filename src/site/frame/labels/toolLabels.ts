/** Words of the tools that a script brings. Apart from the others, so that a reading page does not load those. */
export const toolLabels = {
  of: (name: string) => `Copy ${name}`,
  link: 'Copy link',
  citation: 'Copy citation',
  current: 'Newest link',
  copyAs: 'Copy as …',
  forms: { text: 'Text', markdown: 'Markdown', chat: 'For a chat', link: 'Link with words' },
  share: 'Share …',
  notShared: 'Not shared',
  history: 'History',
  today: (name: string) => `In the newest edition: ${name}`,
  notToday: 'Not in the newest edition',
  plainWords: 'In plain words',
  noPlainWords: 'Could not be loaded',
  copied: 'Copied',
  terms: (count: number) => (count === 0 ? 'No such term' : count === 1 ? '1 term' : `${count} terms`),
  failed: 'Not copied',
  /** Of an edition, in a citation; of anything else the page says what it is. */
  effective: 'effective {date}',
  beside: 'Side by side',
  /** What a preview is of. */
  open: 'Open',
  /** On what has the focus, a key does it. */
  besideKey: 'Side by side (b)',
  filter: 'Number or words',
  found: (count: number) => (count === 0 ? 'Nothing in the contents' : `${count} found`),
  noContents: 'The contents could not be loaded.',
} as const;
