/** The rulings of the library as the site shows them: which page each stands on, under which rule of today, and what is said of it. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { authors, findAuthor, others, ours } from '../../rulings/authors.ts';
import { openRulings, type Rulings } from '../../rulings/openRulings.ts';
import { dayOf, judgedBy, lineagesOf, newestFirst, type Ruling, type RulingPlace, standsAt } from '../../rulings/ruling.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { EntryId } from '../../model/entry.ts';
import { compareRuleNumbers, toRuleNumber } from '../../model/ruleNumber.ts';
import { makeAddress, makeAnchor, makeTermAnchor } from '../frame/addresses/addresses.ts';
import { makeDateText, makeOnText, nameEntry } from '../frame/labels/labels.ts';
import { pageLabels } from '../frame/labels/pageLabels.ts';
import { headingOf, type EditionView } from '../frame/library/edition.ts';
import { openLibrary, type Library } from '../frame/library/library.ts';
import { rulingsLabels as words } from './rulingsLabels.ts';

/** A rule or term with the rulings on it. */
export interface RulingGroup {
  readonly lineage: number;
  readonly part: string;
  readonly anchor: string;
  /** As it is called today, or was last. */
  readonly name: string;
  readonly heading?: string;
  /** Where it stands today; of what is gone its history. */
  readonly href?: string;
  readonly isGone: boolean;
  /** Those that stand here, the newest first; then the groups where others stand that are on this too. */
  readonly own: readonly Ruling[];
  readonly also: readonly { readonly group: RulingGroup; readonly count: number }[];
}

/** What is said of a ruling beside its words. */
export interface RulingFlag {
  readonly text: string;
  readonly href?: string;
  readonly more?: string;
}

/** Where what a ruling speaks of went: a group, and how sure that is or how much of it. */
export interface Went {
  readonly group: RulingGroup;
  readonly said: string;
}

export interface ShownRulings extends Rulings {
  readonly groups: readonly RulingGroup[];
  readonly groupOf: (lineage: number) => RulingGroup | undefined;
  /** The group under which a ruling stands in full. */
  readonly homeOf: (ruling: Ruling) => RulingGroup | undefined;
  readonly hrefOf: (group: RulingGroup) => string;
  readonly flagOf: (ruling: Ruling) => RulingFlag | undefined;
  /** Empty where it stayed one provision, or nothing is known of it. */
  readonly wentTo: (ruling: Ruling) => readonly Went[];
  /** In which the words of a ruling are linked; absent where the site does not show its document. */
  readonly viewOf: (ruling: Ruling) => EditionView | undefined;
  /** Where it stands in its document, or, of our own, on the page of its rule. */
  readonly sourceOf: (ruling: Ruling) => string | undefined;
}

const opened = new WeakMap<Library, ShownRulings>();

/** The same on every call of a build. */
export function openShownRulings(library: Library = openLibrary()): ShownRulings {
  const known = opened.get(library);
  if (known) return known;
  const made = makeShownRulings(library, openRulings(library.corpus, process.env['CONCORDANCE_CONTENT'] ?? 'content'));
  opened.set(library, made);
  return made;
}

export function makeShownRulings(library: Library, rulings: Rulings): ShownRulings {
  const histories = library.histories.get('comprehensive-rules');
  const newest = library.editions.find(({ record }) => record.document === 'comprehensive-rules');
  const groups = new Map<number, RulingGroup>();
  const byHome = Map.groupBy(
    rulings.all.filter(({ places }) => places.length > 0),
    (ruling) => standsAt(ruling) ?? -1,
  );
  const others = new Map<number, Map<number, number>>();
  for (const ruling of rulings.all) {
    const home = standsAt(ruling) ?? -1;
    for (const lineage of lineagesOf(ruling).filter((each) => each !== home)) {
      const of = others.get(lineage) ?? new Map<number, number>();
      others.set(lineage, of.set(home, (of.get(home) ?? 0) + 1));
    }
  }
  const makeGroup = (lineage: number): RulingGroup => ({
    lineage,
    ...placeGroup(lineage),
    own: (byHome.get(lineage) ?? []).toSorted(newestFirst),
    also: [],
  });
  const placeGroup = (lineage: number): Omit<RulingGroup, 'lineage' | 'own' | 'also'> => {
    const { steps = [], id: registered = '' } = rulings.official?.lineages[lineage] ?? {};
    const last = steps.findLast(({ entry }) => entry !== '')?.entry ?? '';
    const isGone = steps.at(-1)?.entry === '';
    const entry = isGone ? undefined : newest?.findEntry(last);
    if (!entry) {
      const href = histories?.hrefOf(lineage);
      const anchor = `gone-${makeAnchor(registered.replace('/', '-'))}`;
      const date = rulings.official?.editions[(steps.findLast(({ entry: each }) => each === '')?.edition ?? 0) - 1];
      const name = last.replace(/^glossary:/, '');
      return {
        part: 'on-gone',
        anchor,
        name,
        isGone: true,
        ...(date ? { heading: words.goneSince(makeDateText(date)) } : {}),
        ...(href ? { href } : {}),
      };
    }
    const isTerm = entry.kind === 'term';
    const href = newest?.hrefOf(last);
    const heading = headingOf(entry);
    return {
      part: isTerm ? 'on-glossary' : `on-${last.charAt(0)}`,
      anchor: isTerm ? makeTermAnchor(newest?.slugOf(last) ?? '') : makeAnchor(last),
      name: nameEntry(entry),
      isGone: false,
      ...(isTerm || heading === undefined ? {} : { heading }),
      ...(href === undefined ? {} : { href }),
    };
  };
  for (const lineage of new Set([...byHome.keys(), ...others.keys()])) groups.set(lineage, makeGroup(lineage));
  for (const [lineage, from] of others) {
    const group = groups.get(lineage);
    const also = [...from].flatMap(([first, count]) => {
      const other = groups.get(first);
      return other ? [{ group: other, count }] : [];
    });
    if (group) groups.set(lineage, { ...group, also });
  }
  const homeOf = (ruling: Ruling): RulingGroup | undefined => groups.get(standsAt(ruling) ?? -1);
  const hrefOf = ({ part, anchor }: RulingGroup): string => makeAddress({ kind: 'rulings', part, anchor });
  const documents = new Map(library.documents.map(({ record, view }) => [record.key, view]));
  const viewOf = ({ source }: Ruling): EditionView | undefined => (source === 'rulings' ? newest : documents.get(source));
  return {
    ...rulings,
    groups: [...groups.values()].toSorted(byPlace),
    groupOf: (lineage) => groups.get(lineage),
    homeOf,
    hrefOf,
    viewOf,
    sourceOf: (ruling) => {
      const group = homeOf(ruling);
      if (ruling.source === 'rulings') return group && makeAddress({ kind: 'rulings', part: group.part, anchor: anchorOf(ruling) });
      return viewOf(ruling)?.hrefOf(ruling.entry.id);
    },
    flagOf: (ruling) => {
      const place = judgedBy(ruling);
      return place && tellStanding(place, rulings, (lineage) => histories?.hrefOf(lineage));
    },
    wentTo: (ruling) =>
      (judgedBy(ruling)?.carried ?? []).flatMap(({ lineage, score, below }): Went[] => {
        const group = groups.get(lineage);
        const said = below ? words.ofThoseBelow(below.stand, below.of) : score !== undefined && score < sureEnough ? words.sure(score) : '';
        return group ? [{ group, said }] : [];
      }),
  };
}

/** Less sure than this, and it is said how sure it is. */
const sureEnough = 0.995;

function byPlace(a: RulingGroup, b: RulingGroup): number {
  const [one, other] = [toRuleNumber(a.name), toRuleNumber(b.name)];
  if (one !== undefined && other !== undefined) return compareRuleNumbers(one, other);
  if (one !== undefined || other !== undefined) return one !== undefined ? -1 : 1;
  return a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;
}

/** What became of the rule since, with the way to its history on that day. */
function tellStanding(
  { standing, lineage }: RulingPlace,
  { official }: Rulings,
  historyOf: (lineage: number) => string | undefined,
): RulingFlag | undefined {
  const { is, day, after, below, times } = standing;
  if (is === 'unchanged' || day === undefined) return undefined;
  const on = makeOnText(day, after);
  const history = historyOf(below?.lineage ?? lineage);
  const href = history === undefined ? {} : { href: `${history}#${day}` };
  const later = is === 'rewritten' && times > 1 ? { more: words.more(times - 1) } : {};
  const entry = below === undefined ? undefined : entryOn(official, below.lineage, day);
  const text = entry === undefined || below === undefined ? words.rewritten(on) : `${entry} ${words.below[below.how]} ${on}`;
  if (is === 'gone') return { text: words.goneFlag(nameOf(entryOn(official, lineage, day)), on), ...href };
  return { text, ...href, ...later };
}

/** What a lineage is called in the edition of a day, or was before it. */
function entryOn(official: Rulings['official'], lineage: number, day: IsoDate): EntryId | undefined {
  const place = official?.placeOf(day);
  if (!official || place === undefined) return undefined;
  return official.index.entryOf(place, lineage) ?? official.index.entryOf(place - 1, lineage);
}

const nameOf = (entry: EntryId = ''): string => entry.replace(/^glossary:/, '');

/** The anchor of one of our own rulings. */
export const anchorOf = ({ id }: Pick<Ruling, 'id'>): string => `ruling-${id.split('/').at(-1) ?? ''}`;

/** The rulings on an entry of an edition, and the group that they stand in; undefined where there are none. */
export function findGroup(
  view: EditionView,
  entry: Pick<LoadedEntry, 'id'>,
  shown: ShownRulings = openShownRulings(),
): RulingGroup | undefined {
  const { document, date, extent } = view.record;
  if (document !== 'comprehensive-rules' || extent !== 'whole') return undefined;
  const place = shown.official?.placeOf(date);
  const lineage = place === undefined ? undefined : shown.official?.index.lineageOf(place, entry.id);
  return lineage === undefined ? undefined : shown.groupOf(lineage);
}

/** Whether a group has anything but quotations of what the rules of that day say themselves. */
export const saysMore = ({ own, also }: Pick<RulingGroup, 'own' | 'also'>): boolean =>
  also.length > 0 || own.some(({ agrees }) => agrees !== true);

/** Rulings of a group of which the same is to be said: that is said once, before them. */
export function divideByStanding(rulings: readonly Ruling[]): readonly (readonly [Ruling, ...Ruling[]])[] {
  const runs = new Map<string, [Ruling, ...Ruling[]]>();
  for (const ruling of rulings) {
    const place = judgedBy(ruling);
    // What is gone, or went to other places too, is named: of another the same is not to be said.
    const named = place?.standing.is === 'gone' || place?.carried ? place.lineage : '';
    const key = JSON.stringify([place?.standing, named]);
    const run = runs.get(key);
    if (run) run.push(ruling);
    else runs.set(key, [ruling]);
  }
  return [...runs.values()];
}

/** The names of those who said it, as one line; as printed, where the summary does not say who that is. */
export function nameAuthors({ authors: named, entry }: Pick<Ruling, 'authors' | 'entry'>): string {
  if (named.length === 0) return words.noAuthor;
  return named.includes(others.id) ? (entry.author ?? others.name) : named.map((id) => findAuthor(id)?.name ?? id).join(', ');
}

/** What the keeper of a summary asks for wherever its text is shown; of our own, whose it is. */
export function creditOf({ source, version, entry }: Pick<Ruling, 'source' | 'version' | 'entry'>): string {
  return source === 'rulings'
    ? words.oursCredit(entry.author ?? ours.name, makeDateText(version))
    : pageLabels.rulingsCredit(makeDateText(version));
}

/** The credits of several, each once. */
export const creditsOf = (rulings: readonly Ruling[]): readonly string[] => [...new Set(rulings.map(creditOf))];

/** Those who said anything here, with how much; `none` for what names no source. */
export function countAuthors(
  all: readonly Ruling[],
): readonly { readonly id: string; readonly name: string; readonly about: string; readonly count: number }[] {
  const counted = [...authors, others, ours].map(({ id, name, about }) => ({
    id,
    name,
    about,
    count: all.filter((ruling) => ruling.authors.includes(id)).length,
  }));
  const none = { id: 'none', name: words.noAuthor, about: '', count: all.filter((ruling) => ruling.authors.length === 0).length };
  return [...counted, none].filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

export const yearOf = (ruling: Pick<Ruling, 'date' | 'version'>): string => dayOf(ruling).slice(0, 4);
