/** All keys of the site, in one table: what the help and the list that `?` opens say of them. */
export interface KeyRow {
  readonly keys: readonly string[];
  readonly does: string;
}

export const keyLabels = {
  title: 'Keys',
  close: 'Close',
  single: 'Use / and ? as keys',
  more: 'All of the help',
} as const;

export const keyRows: readonly KeyRow[] = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Opens the search on any page.' },
  { keys: ['/'], does: 'The same; it can be switched off in the search and in the list of keys.' },
  { keys: ['?'], does: 'Lists the keys. It is switched off with the one above.' },
  { keys: ['↑ ↓'], does: 'Walk through results; Home and End go to the first and the last.' },
  { keys: ['Alt E'], does: 'Among results: where their scores come from.' },
  { keys: ['n', 'p'], does: 'In a list of changes: the next change, the previous one.' },
  { keys: ['← →'], does: 'In an Example that is played: a step back, a step on.' },
  { keys: ['b'], does: 'On a link that has the focus: opens it beside the page.' },
  { keys: ['Alt ↑ ↓'], does: 'On something kept or picked that has the focus: moves it up, down.' },
  { keys: ['Esc'], does: 'Closes what is open, and gives back the place where one was.' },
];
