/** Words of ours about two rules side by side. */
export const pairLabels = {
  region: (name: string) => `Beside: ${name}`,
  drop: 'Drop it here to read it beside',
  goThere: 'Go there',
  swap: 'Swap',
  close: 'Close',
  loading: 'Loading …',
  failed: 'This could not be loaded. Try again later.',
  noSuch: (value: string) => `Nothing here is called “${value}”.`,
} as const;
