/**
 * Documents in our own words with what makes a page too wide: words without end, long names and headings, many citations, costs, Examples,
 * lists; three editions of the rules, a part of one, a summary of rulings and a handbook. Demonstrations are those of the repository.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const endless = 'Kittenkaboodlewhiskerpurrmeowsnoozebaskettinopenernapplacesunbeamwindowsillcushion';
/** Turns what follows from right to left until the end of its line, if nothing holds it in. */
export const override = '\u202E';

const write = (date: string, body: readonly string[], tail = ''): string =>
  [
    'Magic: The Gathering Comprehensive Rules',
    `These rules are effective as of ${date}.`,
    'Introduction',
    'Rules for cats who live in narrow houses.',
    'Contents',
    [...body.filter((line) => /^\d+\. /.test(line)), 'Glossary', 'Credits'].join('\n'),
    ...body,
    'Glossary',
    `Kitten\nA young cat. See rule 702.2, “Purring Incomprehensibly${tail}.”`,
    `Characteristic-Preserving Representation\nWhat ${endless} says of itself; see rules 100.1, 100.2, 100.3, 702.1, 702.2, and 702.2a.`,
    'Purring Incomprehensibly\n1. A sound of the kitten.\n2. The costs of it, {2}{G/W}{2/U}{X}{T}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}.',
    'Credits',
    'Written for a test.',
  ].join('\n\n');

const keywords = (extra: readonly string[]): string[] => [
  '7. Additional Considerations for Characteristic-Preserving Headings',
  '700. General',
  '700.1. A heading may be long, and a section may hold little else.',
  '702. Keyword Abilities',
  '702.1. A word may stand for many, as it does for a kitten in rules 100.1, 100.2a, and 702.2a–702.2b.',
  '702.2. Purring Incomprehensibly',
  '702.2a A kitten that purrs does so at a cost of {2}{G/W}{2/U}{X}{T}. Whoever hears it may pay {G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}.',
  'Example: Mittens purrs on the cushion, in the basket and upon the windowsill, and nobody pays.',
  '702.2b A kitten may stop at any time.',
  ...extra,
];

export const hardPapers: Readonly<Record<string, string>> = {
  'may.txt': write('May 1, 2009', [
    '1. Game Concepts',
    '100. General',
    '100.1. These rules are for every cat of the house, and for whoever opens the tins of it.',
    '100.2. A cat needs a place. See rule 100.1 and rule 999.9.',
    '100.2a The place is in the sun.',
    '100.3. What is left over in the bowl at the end of a day is lost, and costs its owner that much sleep.',
    '5. The Day and Its Parts',
    '500. General',
    '500.1. A day begins when somebody opens a tin.',
    ...keywords([]),
  ]),
  'july.txt': write('July 11, 2009', [
    '1. Game Concepts',
    '100. General',
    '100.1. These rules are for every cat of the house, for its guests, and for whoever opens the tins of it.',
    '100.2. A cat needs a place. See rule 100.1.',
    '100.2a The place is in the sun or on the stove.',
    '5. The Day and Its Parts',
    '500. General',
    '500.1. A day begins when somebody opens a tin.',
    '500.2. What is left over in the bowl at the end of a day is lost, but it costs nobody any sleep from now on.',
    ...keywords(['702.3. Grooming', '702.3a To groom is to comb from nose to tail.']),
  ]),
  'today.txt': write(
    'January 16, 2026',
    [
      '1. Game Concepts',
      '100. General',
      `100.1. These rules are for every cat of the house, for its guests, and for whoever opens the tins of it. ${endless} is a name like any other.`,
      '100.2. A cat needs a place. See rule 100.1.',
      '100.2a The place is in the sun or on the stove.',
      `Example: ${endless} lies on the stove, and Socks is displeased.`,
      `100.2b A cat called ${override}stfos says so itself.`,
      '5. The Day and Its Parts',
      '500. General',
      '500.1. A day begins when somebody opens a tin.',
      '500.2. What is left over in the bowl at the end of a day is lost, but it costs nobody any sleep from now on.',
      ...keywords([
        '702.3. Grooming',
        '702.3a To groom is to comb from nose to tail, and back.',
        `702.4. ${endless}`,
        '702.4a Nobody has understood it.',
      ]),
    ],
    ', Loudly',
  ),
  // A part of an edition, whose day the front matter says.
  'summary.txt': [
    '======', 'Kitten Summary (CHANGES ONLY) Updated 2005/10/23', '======', "A '+' stands before what has changed since the 2004/01/15 release.",
    'Table of Contents:', '-'.repeat(78), 'No changes to this section.',
    '1 - The Kitten', '-'.repeat(78),
    '100 - Small Kittens',
    '+ 100.1 - A kitten is small, see Rule 409, "Mud", and rules 212-215. [CompRules 2005/08/01]',
    `Example: A "Creature - ${endless}" costs 3 - 1 tins. [CompRules 2004/10/01]`,
    '100.1a - Kittens: are (25 + (20 - 13)) in number. [CompRules 2005/08/01]',
    '+ 100.4e - Kittens grow. [CompRules 2005/10/01]',
    '+ 100.Ruling.1 - Rule 100.4 was another. [vasten 2005/10/01]',
    '101 - Straw', '+ Note - This section is empty. See Rule 100.4 for kittens.',
    '9 - Glossary', '-'.repeat(78),
    'G1.2 - "As though"', '+ G1.2a - Words of no weight. See Rule G1.3. [CompRules 2005/08/01]', '+ Note - Also see Rule 100.4.',
    'Acknowledgements and Disclaimers', '-'.repeat(78), 'Thanks to all kittens.',
  ].join('\n'), // prettier-ignore
  'handbook.md': [
    '---\ndocument: handbook\ntitle: A Handbook\neffective: 2026-01-16\n---',
    '# 1. Game Concepts',
    '## 100. General',
    '100.1. The rules are for all.',
    `100.2. A place is needed. ${endless} has one.`,
  ].join('\n\n'),
};

const folder = fileURLToPath(new URL('../../content/demonstrations/', import.meta.url));

/** Demonstrations of the repository by id, as a file each. Throws where one of them is not there any more. */
export function pickDemonstrations(ids: readonly string[]): Readonly<Record<string, string>> {
  const texts = readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^---$/m))
    .map((text) => [/^id: (\S+)$/m.exec(text)?.[1], text] as const);
  const byId = new Map(texts);
  return Object.fromEntries(
    ids.map((id) => {
      const text = byId.get(id);
      if (text === undefined) throw new Error(`There is no demonstration ${id}.`);
      return [`${id}.yaml`, text];
    }),
  );
}
