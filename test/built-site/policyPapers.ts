/** Tournament policy for cats, in the layout of documents: two guides of penalties and two rules of tournaments, of which the later changed. */

const list = (...titles: string[]): string => titles.map((title, at) => `${title}\t${String(at + 1)}`).join('\n');

/** `lost`: an infraction that only this edition has. */
const guide = (date: string, cost: string, definition: string, lost?: string): string =>
  [
    'Cat and Kitten Infraction Procedure Guide',
    `Effective ${date}`,
    'Contents',
    list(
      '1.\tPurring',
      '1.1.\tKinds of Purring',
      '2.\tErrors of Cats',
      '2.1.\tError of Cats — Missed Bowl',
      '2.2.\tError of Cats — Late Nap',
      ...(lost === undefined ? [] : [`2.3.\tError of Cats — ${lost}`]),
      '3.\tDogs',
    ),
    '',
    'Introduction',
    'This guide says what it costs to be a careless cat.',
    '1.\tPurring',
    '1.1.\tKinds of Purring',
    'Cats purr in two ways, see section 2.1 and rule 100.1.',
    '2.\tErrors of Cats',
    'Cats err seldom, and nobody sees it.',
    `2.1.\tError of Cats — Missed Bowl\t${cost}`,
    'Definition',
    definition,
    'Examples',
    'A. The cat sleeps beside the bowl.',
    'B. The cat eats from the bowl of another.',
    'Philosophy',
    'A bowl is a matter of honour.',
    '2.2.\tError of Cats — Late Nap\tPenalty Warning',
    'Definition',
    'A cat naps after the sun has left the sill.',
    ...(lost === undefined
      ? []
      : [`2.3.\tError of Cats — ${lost}\tPenalty Warning`, 'Definition', 'Milk is on the carpet, and paws lead from it.']),
    '3.\tDogs',
    'Dogs are no matter of this guide.',
  ].join('\n');

const rules = (date: string, ...banned: string[]): string =>
  [
    'Cat and Kitten Tournament Rules',
    `Effective ${date}`,
    'Contents',
    list('1.\tTournaments of Cats', '1.1.\tWho May Come', '6.\tDecks of Cats', '6.1.\tSill Format', '7.\tNaps'),
    '',
    '1.\tTournaments of Cats',
    '1.1.\tWho May Come',
    'Every cat may come that has a bowl.',
    '6.\tDecks of Cats',
    '6.1.\tSill Format',
    'Decks may hold cards of the sets <b>Warm</b> & Dry, see section 7.',
    'The following cards are banned in Sill tournaments:',
    ...banned.map((card) => `• ${card}`),
    '7.\tNaps',
    'Naps are taken between two matches.',
  ].join('\n');

export const policyPapers: Readonly<Record<string, string>> = {
  'guide-2002-01-01.txt': guide(
    'February 2, 2002',
    'Penalty Warning',
    'A cat does not eat from a bowl that was filled for it.',
    'Spilt Milk',
  ),
  'guide-2005.txt': guide('March 3, 2005', 'Penalty Game Loss', 'A cat does not eat at once from a bowl that was filled for it.'),
  'rules-2002.txt': rules('February 2, 2002', 'Old Hedgehog', 'Standing Lamp'),
  'rules-2005.txt': rules('March 3, 2005', 'Old Hedgehog', 'Standing Lamb (effective May 1, 2005)'),
};
