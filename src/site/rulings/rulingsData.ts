/** The rulings as a data file, for finding them in the browser: what many have in common stands in it once. */
import { makePlainWording } from '../../corpus/wording/parseWording.ts';
import { dayOf, isAsNew } from '../../rulings/ruling.ts';
import type { IsoDate } from '../../model/edition.ts';
import { dataFormat } from '../frame/data/dataFormat.ts';
import { makeFile, type DataFile } from '../frame/data/makeFile.ts';
import type { Library } from '../frame/library/library.ts';
import { rulingsLabels as words } from './rulingsLabels.ts';
import { creditsOf, nameAuthors, openShownRulings } from './shownRulings.ts';

/** Something with a name, and the place that it leads to. */
export type Named = readonly [name: string, href?: string];

/** Places are those in the lists of RulingsData; -1 is none. */
export type RulingRow = readonly [
  /** What it is called in its document: number, or title of our own. */
  name: string,
  text: string,
  day: IsoDate,
  topic: number,
  source: number,
  who: number,
  /** The rule that it speaks of. */
  on: number,
  /** What became of that since. */
  standing: number,
  /** Where it stands, if that is not under its name in its source. */
  href?: string,
];

export interface RulingsData {
  readonly format: typeof dataFormat;
  /** What must stand wherever a text of it is shown. */
  readonly credits: readonly string[];
  readonly topics: readonly string[];
  /** Keys of documents with the address of each, to which the name of a ruling is the anchor. */
  readonly sources: readonly Named[];
  /** Ids of authors, and their names as one line. */
  readonly who: readonly (readonly [ids: readonly string[], name: string])[];
  readonly on: readonly Named[];
  /** The words for it, and the page of what changed; as good as new are those that say so. */
  readonly standings: readonly Named[];
  readonly rulings: readonly RulingRow[];
}

const made = new WeakMap<Library, DataFile>();

export function makeRulingsFile(library: Library): DataFile {
  const known = made.get(library) ?? makeFile('/data/rulings', 'rulings', makeRulingsData(library));
  made.set(library, known);
  return known;
}

function makeRulingsData(library: Library): RulingsData {
  const shown = openShownRulings(library);
  const [topics, sources, who, on, standings] = [
    makeTable<string>(),
    makeTable<Named>(),
    makeTable<RulingsData['who'][number]>(),
    makeTable<Named>(),
    makeTable<Named>(),
  ];
  const rulings = shown.all.map((ruling): RulingRow => {
    const group = shown.homeOf(ruling);
    const [href, flag] = [shown.sourceOf(ruling), shown.flagOf(ruling)];
    const name = ruling.entry.number || ruling.entry.title || ruling.topic?.id || '';
    const page = href?.replace(/#.*$/, '#');
    const isNamed = ruling.source !== 'rulings' && href !== undefined && href === `${page ?? ''}${encodeURIComponent(name)}`;
    const row = [
      name,
      makePlainWording(ruling.entry.wording),
      dayOf(ruling),
      ruling.topic ? topics.place(ruling.topic.title) : -1,
      sources.place(page === undefined || ruling.source === 'rulings' ? [ruling.source] : [ruling.source, page]),
      who.place([ruling.authors.length === 0 ? ['none'] : ruling.authors, nameAuthors(ruling)]),
      group ? on.place([[group.name, group.isGone ? undefined : group.heading].filter(Boolean).join(' '), shown.hrefOf(group)]) : -1,
      isAsNew(ruling)
        ? standings.place([words.fresh])
        : flag
          ? standings.place(flag.href === undefined ? [flag.text] : [flag.text, flag.href])
          : -1,
    ] as const;
    return isNamed || href === undefined ? row : [...row, href];
  });
  return {
    format: dataFormat,
    credits: creditsOf(shown.all),
    topics: topics.all,
    sources: sources.all,
    who: who.all,
    on: on.all,
    standings: standings.all,
    rulings,
  };
}

/** A list of what was put into it, each once, and the place of each. */
function makeTable<T>(): { readonly all: readonly T[]; readonly place: (value: T) => number } {
  const all: T[] = [];
  const places = new Map<string, number>();
  return {
    all,
    place: (value) => {
      const key = JSON.stringify(value);
      const known = places.get(key) ?? all.push(value) - 1;
      places.set(key, known);
      return known;
    },
  };
}
