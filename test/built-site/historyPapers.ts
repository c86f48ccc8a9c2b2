/**
 * Three editions of rules for cats, in the layout of a document, as texts for the real ingest: a rule that is moved and edited, one that is
 * split, two that are merged, one that is removed, a term that is renamed, and rules that stay.
 */

interface Paper {
  readonly date: string;
  readonly sections: readonly { readonly title: string; readonly subsections: readonly Subsection[] }[];
  readonly glossary: readonly (readonly [headword: string, text: string])[];
}

interface Subsection {
  readonly title: string;
  readonly rules: readonly string[];
}

const staying: Subsection = {
  title: 'The Bowl',
  rules: [
    'Every kitten of the house has a bowl of its own, which stands by the kitchen door.',
    'A bowl that is empty at noon is filled by whoever walks past it next.',
  ],
};

const windows = 'The cat that lies on the window sill first keeps the sill until the sun has left it.';
const brushing = [
  'A long-haired cat is brushed each Sunday from its ears to its tail with the wooden brush.',
  'A brush with hairs in it is cleaned over the bin before anybody uses it again.',
] as const;
const toys = 'A toy mouse under the sofa belongs to the cat that can reach it with one paw.';
const lamps = 'Nobody climbs the standing lamp in the hall while visitors drink their tea.';
const doors = 'A closed door may be scratched three times before somebody has to open it.';
const curtains = 'The curtains of the study are never climbed above the height of the desk.';

const papers: readonly Paper[] = [
  {
    date: 'March 1, 2001',
    sections: [
      {
        title: 'Home',
        subsections: [
          staying,
          { title: 'Places', rules: [windows, lamps] },
          { title: 'Care', rules: [brushing.join(' '), toys, doors, curtains] },
        ],
      },
    ],
    glossary: [
      ['Kitten', 'A cat that has not seen its first winter. See rule 100.1.'],
      ['Sill Cat', 'The cat that keeps the window sill while the sun is on it.'],
    ],
  },
  {
    date: 'May 2, 2004',
    sections: [
      {
        title: 'Home',
        subsections: [
          staying,
          { title: 'Garden', rules: ['The hedgehog under the apple tree is greeted politely and is never chased.'] },
          {
            title: 'Places',
            rules: ['The cat that lies on the warm window sill first keeps the sill until the evening sun has left it.'],
          },
          { title: 'Care', rules: [...brushing, toys, doors, curtains] },
        ],
      },
    ],
    glossary: [
      ['Kitten', 'A cat that has not seen its first winter. See rule 100.1.'],
      ['Window Cat', 'The cat that keeps the window sill while the sun is on it.'],
    ],
  },
  {
    date: 'June 3, 2008',
    sections: [
      {
        title: 'Home',
        subsections: [
          staying,
          { title: 'Garden', rules: ['The hedgehog under the apple tree is greeted politely and is never chased.'] },
          {
            title: 'Places',
            rules: ['The cat that lies on the warm window sill first keeps the sill until the evening sun has left it.'],
          },
          { title: 'Care', rules: [...brushing, toys, `${doors} ${curtains}`] },
        ],
      },
    ],
    glossary: [
      ['Kitten', 'A cat that has not seen its first winter. See rule 100.1.'],
      ['Window Cat (Obsolete)', 'The cat that keeps the window sill while the sun is on it.'],
    ],
  },
];

/** File names and texts. */
export const historyPapers: Readonly<Record<string, string>> = Object.fromEntries(
  papers.map((paper) => [`${paper.date.replace(/\W+/g, '-')}.txt`, writePaper(paper)]),
);

function writePaper({ date, sections, glossary }: Paper): string {
  const headings = sections.flatMap(({ title, subsections }, section) => [
    `${section + 1}. ${title}`,
    ...subsections.map((subsection, at) => `${section + 1}0${at}. ${subsection.title}`),
  ]);
  const body = sections.flatMap(({ title, subsections }, section) => [
    `${section + 1}. ${title}`,
    ...subsections.flatMap((subsection, at) => [
      `${section + 1}0${at}. ${subsection.title}`,
      ...subsection.rules.map((rule, place) => `${section + 1}0${at}.${place + 1}. ${rule}`),
    ]),
  ]);
  const terms = glossary.flatMap(([headword, text]) => [`${headword}\n${text}`]);
  return [
    'Magic: The Gathering Comprehensive Rules',
    `These rules are effective as of ${date}.`,
    'Introduction',
    'These are rules for cats and for whoever lives with them.',
    'Contents',
    [...headings, 'Glossary', 'Credits'].join('\n'),
    ...body,
    'Glossary',
    ...terms,
    'Credits',
    'Written for a test.',
  ].join('\n\n');
}
