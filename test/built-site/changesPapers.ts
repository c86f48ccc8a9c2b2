/**
 * Three editions of rules for cats, as texts for the real ingest, with a change of every kind between the first two: added, removed, edited,
 * moved with all below, split, merged, merged into one that stays as it was; punctuation, citations, typography alone; a list with a member
 * more; and after that none but an edit, and one that goes back to the first wording.
 */

const stays = [
  'A cat that has found a warm place in the house keeps that place until somebody opens a tin in the kitchen.',
  'The kitchen door stands open from breakfast until the last bowl of the evening has been washed.',
  'No cat is carried down the stairs against its will, whatever the visitors may say about it.',
  'The window of the study is closed before anybody lights the candles on the long table.',
  'Somebody counts the cats of the house every night before the lamp in the hall goes out.',
  'A cat on the roof of the shed is called once, and then it is left in peace until morning.',
] as const;
const brush = [
  'A long-haired cat is brushed each Sunday from its ears to its tail with the wooden brush.',
  'A brush with hairs in it is cleaned over the bin before anybody uses it again.',
] as const;
const door = 'A closed door may be scratched three times before somebody has to open it.';
const curtain = 'The curtains of the study are never climbed above the height of the desk.';
const barrels = 'A barrel in the cellar is opened by the eldest cat after the first frost of the year.';
const corks = 'Corks that roll under the shelf belong to whichever kitten pulls them out again.';
const colours = 'The colours of cats are black, white, grey, ginger, tabby, tortoiseshell, cream, blue, lilac';
const long =
  'When a kitten arrives in a house where older cats live already, it stays in a room of its own for seven days, it is visited by each older cat in turn, it is given a blanket on which the others have slept, and nobody leaves the door open at night; after those days it may go wherever it wants, and it eats with the others from the very same bowl.';

interface Edition {
  readonly date: string;
  readonly rules: readonly string[];
  readonly glossary: readonly string[];
}

const editions: readonly Edition[] = [
  {
    date: 'March 1, 2001',
    rules: [
      '1. Home',
      '100. Places',
      ...stays.map((text, at) => `100.${at + 1}. ${text}`),
      `100.7. ${long}`,
      '100.8. Nobody climbs the standing lamp in the hall while visitors drink their tea.',
      `101. Care`,
      `101.1. ${colours}, and silver.`,
      "101.2. A cat's bowl is washed with hot water and never with soap.",
      '101.3. Milk is for kittens, water is for everybody else in the house.',
      `101.4. ${brush.join(' ')}`,
      '102. Doors',
      `102.1. ${door}`,
      `102.2. ${curtain}`,
      '2. Garden',
      '200. Trees',
      '200.1. The cat that climbs the apple tree by itself comes down by itself as well.',
      '200.1a A ladder may be put against the tree after three hours have passed.',
      'Example: Mittens sat in the apple tree from noon until teatime, and then the ladder came.',
      '200.1b The ladder is carried back to the shed by whoever brought it.',
      '201. Birds',
      '201.1. Birds are watched from behind glass only, as rule 200.1 has it for trees.',
      '3. Cellar',
      '300. Barrels',
      '300.1. Nobody sleeps on the cellar stairs while the coal is carried down by the neighbours.',
      `300.2. ${barrels} ${corks}`,
      `300.3. ${corks}`,
    ],
    glossary: [
      'Kitten\nA cat that has not seen its first winter.',
      'Ladder\nA thing for people who think that cats need help. See rule 200.1a.',
    ],
  },
  {
    date: 'May 2, 2004',
    rules: [
      '1. Home',
      '100. Places',
      ...stays.map((text, at) => `100.${at + 1}. ${text}`),
      `100.7. ${long.replace('seven days', 'three days')}`,
      `101. Care`,
      `101.1. ${colours}, fawn, and silver.`,
      '101.2. A cat’s bowl is washed with hot water and never with soap.',
      '101.3. Milk is for kittens; water is for everybody else in the house.',
      `101.4. ${brush[0]}`,
      `101.5. ${brush[1]}`,
      '102. Doors',
      `102.1. ${door} ${curtain}`,
      '2. Garden',
      '200. Hedgehogs',
      '200.1. The hedgehog under the beech hedge is greeted politely and is never chased by anybody.',
      '201. Trees',
      '201.1. The cat that climbs the apple tree by itself comes down by itself as well.',
      '201.1a A ladder may be put against the tree after three hours have passed.',
      'Example: Mittens sat in the apple tree from noon until teatime, and then the ladder came.',
      '201.1b The ladder is carried back to the shed by whoever brought it.',
      '202. Birds',
      '202.1. Birds are watched from behind glass only, as rule 201.1 has it for trees.',
      '3. Cellar',
      '300. Barrels',
      '300.1. Nobody sleeps on the cellar stairs while the wood is carried down by the neighbours.',
      `300.2. ${barrels} ${corks}`,
    ],
    glossary: [
      'Hedgehog\nA visitor with spines.',
      'Kitten\nA cat that has not seen its first winter.',
      'Ladder\nA thing for people who think that cats need help. See rule 201.1a.',
    ],
  },
];
const [, second] = editions;

/** File names and texts. */
export const changesPapers: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...editions,
    {
      date: 'June 3, 2008',
      rules: (second?.rules ?? []).map((line) =>
        line.replace('greeted politely', 'greeted politely at dusk').replace('the wood is', 'the coal is'),
      ),
      glossary: second?.glossary ?? [],
    },
  ].map((edition) => [`${edition.date.replace(/\W+/g, '-')}.txt`, writePaper(edition)]),
);

function writePaper({ date, rules, glossary }: Edition): string {
  const headings = rules.filter((line) => /^\d+\. /.test(line));
  return [
    'Magic: The Gathering Comprehensive Rules',
    `These rules are effective as of ${date}.`,
    'Introduction',
    'These are rules for cats and for whoever lives with them.',
    'Contents',
    [...headings, 'Glossary', 'Credits'].join('\n'),
    ...rules,
    'Glossary',
    ...glossary,
    'Credits',
    'Written for a test.',
  ].join('\n\n');
}
