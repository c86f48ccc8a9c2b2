/** What is said when a page cannot load what it needs. */
export const loadingLabels = {
  earlierBuild: 'This page is of an earlier build of the site: reload it, and it works again.',
  lost: 'A part of this page could not be loaded. Reload the page to try again.',
  noPlayer: 'The player could not be loaded. Its steps are listed here.',
  reload: 'Reload',
} as const;
