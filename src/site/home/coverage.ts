/** How much of the newest official edition the handbook restates, section by section: what a clone without official text says of itself. */
import { join } from 'node:path';
import { z } from 'zod';
import { isoDate, readContent } from '../../corpus/content.ts';
import type { EditionView } from '../frame/library/edition.ts';
import { headingOf } from '../frame/library/edition.ts';

const counts = z.strictObject({
  edition: isoDate('expected edition, a day'),
  rules: z.record(z.string(), z.number(), 'expected rules, a count for each section'),
  terms: z.number('expected terms, a count'),
});
export type OfficialCounts = z.infer<typeof counts>;

/** content/official-counts.yaml; undefined where it is missing. @throws ContentError when it is malformed. */
export const readOfficialCounts = (contentFolder: string): OfficialCounts | undefined =>
  readContent(join(contentFolder, 'official-counts.yaml'), counts.optional());

export interface Covered {
  readonly name: string;
  readonly href: string | undefined;
  readonly here: number;
  readonly all: number;
}

/** Rules and subrules, section by section; test/archive/officialCounts.test.ts holds that each is one of the official ones. */
export function coverSections(view: EditionView, official: OfficialCounts): readonly Covered[] {
  const numbered = view.entries.filter(({ kind }) => kind === 'rule' || kind === 'subrule');
  const inSection = Map.groupBy(numbered, ({ number }) => number.charAt(0));
  return Object.entries(official.rules).map(([section, all]): Covered => {
    const heading = view.findEntry(section);
    const title = heading && headingOf(heading);
    const here = inSection.get(section)?.length ?? 0;
    return { name: title === undefined ? section : `${section}. ${title}`, href: view.hrefOf(section), here, all };
  });
}

/** Terms of the official glossary, without players' own. */
export const coverTerms = (view: EditionView): number => view.terms.filter(({ beside }) => beside?.ours !== true).length;
