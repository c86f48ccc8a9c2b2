/**
 * The lists of the menu. A page has one line of each, which leads to a page that has them all; a script writes the others, since each list on
 * twelve thousand pages is three megabytes.
 */
import { makeAddress } from '../addresses/addresses.ts';
import { labels } from './labels.ts';
import { navigationLabels as words } from './navigationLabels.ts';

/** What a link says, and where it leads. */
export type MenuLine = readonly [name: string, href: string];

export interface MenuList {
  readonly name: string;
  readonly lines: readonly MenuLine[];
  /** The line that every page has. */
  readonly lead: MenuLine;
}

/** `documents`: the tabs of the library, in their order. */
export function makeMenuLists(documents: readonly MenuLine[]): readonly MenuList[] {
  const timeline: MenuLine = [words.timeline, makeAddress({ kind: 'timeline' })];
  const editions: MenuLine = [labels.allEditions, makeAddress({ kind: 'editions' })];
  const examples: MenuLine = [words.allExamples, makeAddress({ kind: 'examples' })];
  return [
    {
      name: words.examples,
      lines: [examples, [words.practice, makeAddress({ kind: 'practice' })], [words.learn, makeAddress({ kind: 'learn' })]],
      lead: examples,
    },
    {
      name: words.changes,
      lines: [
        timeline,
        [words.compare, makeAddress({ kind: 'compare' })],
        [words.where, makeAddress({ kind: 'where' })],
        [words.churn, makeAddress({ kind: 'churn' })],
        [words.eras, makeAddress({ kind: 'eras' })],
        [words.asOf, makeAddress({ kind: 'as-of' })],
        [words.cite, makeAddress({ kind: 'cite' })],
      ],
      lead: timeline,
    },
    { name: words.documents, lines: [...documents, editions], lead: editions },
  ];
}
