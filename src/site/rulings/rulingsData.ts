/** The rulings as a data file, for finding them in the browser. */
import { makePlainWording } from '../../corpus/wording/parseWording.ts';
import { dayOf, isAsNew } from '../../rulings/ruling.ts';
import type { IsoDate } from '../../model/edition.ts';
import { dataFormat } from '../frame/data/editionList.ts';
import { makeFile, type DataFile } from '../frame/data/makeFile.ts';
import type { Library } from '../frame/library/library.ts';
import { nameAuthors, openShownRulings } from './shownRulings.ts';

/** What is found and shown of one. */
export interface RulingRow {
  readonly id: string;
  /** What it is called in its document: number, or title of our own. */
  readonly name: string;
  /** Heading of its topic. */
  readonly topic?: string;
  readonly text: string;
  readonly source: string;
  readonly authors: readonly string[];
  /** Who, in words. */
  readonly by: string;
  readonly day: IsoDate;
  readonly href?: string;
  /** The rule that it speaks of. */
  readonly on?: { readonly name: string; readonly href: string };
  readonly flag?: { readonly text: string; readonly href?: string };
  readonly asNew?: true;
}

export interface RulingsData {
  readonly format: typeof dataFormat;
  readonly rulings: readonly RulingRow[];
}

const made = new WeakMap<Library, DataFile>();

export function makeRulingsFile(library: Library): DataFile {
  const known =
    made.get(library) ?? makeFile('/data/rulings', 'rulings', { format: dataFormat, rulings: listRows(library) } satisfies RulingsData);
  made.set(library, known);
  return known;
}

function listRows(library: Library): readonly RulingRow[] {
  const shown = openShownRulings(library);
  return shown.all.map((ruling): RulingRow => {
    const [place] = ruling.places;
    const group = place && shown.groupOf(place.lineage);
    const [href, flag] = [shown.sourceOf(ruling), shown.flagOf(ruling)];
    return {
      id: ruling.id,
      name: ruling.entry.number || ruling.entry.title || ruling.topic?.id || '',
      ...(ruling.topic ? { topic: ruling.topic.title } : {}),
      text: makePlainWording(ruling.entry.wording),
      source: ruling.source,
      authors: ruling.authors.length === 0 ? ['none'] : ruling.authors,
      by: nameAuthors(ruling),
      day: dayOf(ruling),
      ...(href === undefined ? {} : { href }),
      ...(group
        ? { on: { name: [group.name, group.isGone ? undefined : group.heading].filter(Boolean).join(' '), href: shown.hrefOf(group) } }
        : {}),
      ...(flag ? { flag: { text: flag.text, ...(flag.href === undefined ? {} : { href: flag.href }) } } : {}),
      ...(isAsNew(ruling) ? { asNew: true } : {}),
    };
  });
}
