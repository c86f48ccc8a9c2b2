/** Editions in our own words for tests of lineages, written as one line for each entry. */
import { readEraForms } from '../../src/corpus/vocabulary.ts';
import { parseWording } from '../../src/corpus/wording/parseWording.ts';
import type { LoadedEntry } from '../../src/corpus/readCorpus.ts';
import { join } from 'node:path';
import { alignEditions, type ForcedPair } from '../../src/lineage/align.ts';
import { makeBagger } from '../../src/lineage/bags.ts';
import { makeFolder } from '../../src/lineage/foldWording.ts';
import { prepareEdition, type PreparedEdition, type Reading } from '../../src/lineage/preparedEdition.ts';
import { toProvisions } from '../../src/lineage/provision.ts';
import type { Alignment, Link } from '../../src/model/alignment.ts';

export const contentFolder = join(import.meta.dirname, '..', '..', 'content');

const published = readEraForms(contentFolder);

/** Reads with the vocabulary that we publish. */
export const makeReading = (eras = published): Reading => ({ fold: makeFolder(eras), bag: makeBagger() });

export const reading = makeReading();

/** `702.1a Cats purr.`, `7 Cats`, `glossary:Cat A small tiger.`; Examples stand behind ` // `. A second entry of a number has `~2` behind it. */
export function toEntries(lines: readonly string[]): readonly LoadedEntry[] {
  return lines.map((line): LoadedEntry => {
    const [head = '', ...examples] = line.split(' // ');
    const [, id = '', text = ''] = /^(glossary:(?:\w|_)+(?:~\d+)?|\S+) ?(.*)$/s.exec(head) ?? [];
    const name = id.replace(/~\d+$/, '');
    const form = kindOf(name);
    const isHeading = form === 'section' || form === 'subsection';
    const parent = form === 'term' ? undefined : parentOf(name);
    return {
      id,
      kind: form,
      number: form === 'term' ? '' : name,
      lines: [1, 1],
      ...(isHeading ? { title: text } : form === 'term' ? { title: name.slice('glossary:'.length) } : {}),
      ...(parent === undefined ? {} : { parent }),
      wording: isHeading ? [] : parseWording(text),
      examples: examples.map(parseWording),
    };
  });
}

function kindOf(name: string): LoadedEntry['kind'] {
  if (name.startsWith('glossary:')) return 'term';
  if (/^\d$/.test(name)) return 'section';
  if (/^\d+$/.test(name)) return 'subsection';
  return /[a-z]$/.test(name) ? 'subrule' : 'rule';
}

function parentOf(number: string): string | undefined {
  if (/[a-z]$/.test(number)) return number.replace(/[a-z]+$/, '');
  if (number.includes('.')) return number.replace(/\..*$/, '');
  return number.length > 1 ? number.charAt(0) : undefined;
}

export const edition = (lines: readonly string[], using = reading): PreparedEdition =>
  prepareEdition(toProvisions(toEntries(lines)), using);

export const align = (old: readonly string[], young: readonly string[], forced: readonly ForcedPair[] = []): Alignment =>
  alignEditions(edition(old), edition(young), reading, forced);

/** `100.1 > 100.2`, with `+` behind what is no heir. */
export const arrows = ({ links }: Pick<Alignment, 'links'>): readonly string[] =>
  links.map(({ old, new: heir, heir: isHeir }) => `${old} > ${heir}${isHeir ? '' : ' +'}`);

export const linkOf = ({ links }: Alignment, old: string): Link | undefined => links.find((link) => link.old === old);
