/** Words of ours on the pages that have a whole edition. */
export const onePageLabels = {
  title: 'All on one page',
  about: 'All rules and the glossary on one page, for the find of the browser and for print.',
  numbers: 'A number leads to the page of its rule, where it can be copied, cited and followed.',
  other: 'Another edition on one page',
  edition: 'Edition',
  show: 'Show it',
  lead: 'An edition on one page, drawn in the browser from the data of this site.',
  needsScript: 'This page needs JavaScript. Without it each edition is read by its sections, from its contents.',
  contents: 'Its contents',
  loading: 'Loading …',
  drawing: (done: number, all: number) => `Drawing: ${done} of ${all} parts.`,
  shown: (title: string, span: string, isOurs: boolean) => `You read ${title}, ${isOurs ? 'the rules as they stood' : 'in force'} ${span}.`,
  current: 'See the newest edition',
  failed: 'This edition could not be loaded. Try again later.',
  noSuch: (value: string) => `No edition here is called “${value}”. Choose one of these.`,
} as const;
