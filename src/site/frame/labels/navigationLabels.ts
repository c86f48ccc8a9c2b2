/** The names of the places of the site, in words of readers. */
export const navigationLabels = {
  menu: 'Menu',
  rules: 'Rules',
  glossary: 'Glossary',
  examples: 'Examples',
  changes: 'Changes',
  timeline: 'Timeline of all editions',
  compare: 'Compare two editions',
  where: 'What an old number is now',
  churn: 'What changed most',
  asOf: 'The rules on a day',
  documents: 'Documents',
  help: 'Help',
  offline: 'Offline',
  print: 'Print this page',
  aboutEdition: 'About this edition',
  from: 'from',
} as const;
