/** Every Example with what is known of it, in one order across editions: by the sections of the newest edition and their subsections. */
import type { ExampleState, ListedExample } from '../../../demonstration/examples/examples.ts';
import type { DocumentLineages } from '../../../lineage/store/readLineages.ts';
import type { DocumentId, IsoDate } from '../../../model/edition.ts';
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import { makePlainWording } from '../../../corpus/wording/parseWording.ts';
import { ancestorsOf, type EditionView, headingOf, makeExampleHref } from '../../frame/library/edition.ts';
import type { Library } from '../../frame/library/library.ts';
import { labels as siteLabels, nameEntry } from '../../frame/labels/labels.ts';
import { type Demonstrations, openDemonstrations, type ShownDemonstration } from '../demonstrations.ts';
import { exampleLabels as labels } from '../exampleLabels.ts';

export interface CoveredExample {
  /** Number of its rule, or headword. */
  readonly name: string;
  /** From 1. */
  readonly ordinal: number;
  readonly href?: string;
  readonly edition: IsoDate;
  /** The beginning of its text. */
  readonly words: string;
  readonly state: ExampleState['kind'];
  readonly reason?: string;
  readonly demonstrations: readonly ShownDemonstration[];
}

/** The Examples of one subsection, or of the glossary: first those of the newest edition, then those that only earlier ones have. */
export interface CoveredTopic {
  readonly id: string;
  /** Number and heading: `702. Keyword Abilities`. */
  readonly name: string;
  readonly examples: readonly CoveredExample[];
}

export interface CoveredSection {
  /** `7. Additional Rules`; the glossary's own name. */
  readonly name: string;
  readonly topics: readonly CoveredTopic[];
}

export interface CoveredDocument {
  readonly document: DocumentId;
  readonly newest: IsoDate;
  /** In the order of the newest edition; behind them what it has no subsection for any more. */
  readonly sections: readonly CoveredSection[];
}

export function coverExamples(library: Library, demonstrations: Demonstrations = openDemonstrations(library)): readonly CoveredDocument[] {
  return demonstrations.listed.flatMap(({ document, examples }): readonly CoveredDocument[] => {
    const views = new Map(library.editions.filter(({ record }) => record.document === document).map((view) => [view.record.date, view]));
    const histories = library.histories.get(document);
    const newest = views.get([...views.keys()].toSorted().at(-1) ?? ('' as IsoDate));
    if (!newest || !histories || examples.length === 0) return [];
    const placed = examples.flatMap((listed) => {
      const view = views.get(listed.edition);
      const entry = view?.findEntry(listed.rule);
      return view && entry ? [{ listed, view, entry, home: findHome(view, entry, newest, histories) }] : [];
    });
    const inOrder = placed.toSorted(
      (one, other) =>
        one.home.order - other.home.order ||
        other.listed.edition.localeCompare(one.listed.edition) ||
        one.view.entries.indexOf(one.entry) - other.view.entries.indexOf(other.entry),
    );
    const sections = [...Map.groupBy(inOrder, ({ home }) => home.section)].map(([section, ofSection]) => ({
      name: section,
      topics: [...Map.groupBy(ofSection, ({ home }) => home.topic)].map(([topic, ofTopic]) => ({
        id: `section-${document === library.current?.record.document ? '' : `${document}-`}${ofTopic[0]?.home.id ?? ''}`,
        name: topic,
        examples: ofTopic.map(({ listed, view, entry }) => coverOne(listed, view, entry, demonstrations)),
      })),
    }));
    return [{ document, newest: newest.record.date, sections }];
  });
}

interface Home {
  /** Names, by which what belongs together is found together. */
  readonly section: string;
  readonly topic: string;
  readonly id: string;
  readonly order: number;
}

/**
 * Where an Example is listed: in the subsection of the newest edition in which its rule stands now, or what its rule stood in. Where none of
 * it is there any more, under what it was called, behind all others.
 */
function findHome(view: EditionView, entry: LoadedEntry, newest: EditionView, { index, placeOf }: DocumentLineages): Home {
  const [then, now] = [placeOf(view.record.date), placeOf(newest.record.date)];
  const line = [entry, ...ancestorsOf(view, entry).toReversed()];
  const there =
    view === newest
      ? entry
      : line
          .filter(({ kind }) => kind !== 'section')
          .map(({ id }) => {
            const lineage = then === undefined ? undefined : index.lineageOf(then, id);
            const found = now === undefined || lineage === undefined ? undefined : index.entryOf(now, lineage);
            return found === undefined ? undefined : newest.findEntry(found);
          })
          .find((found) => found !== undefined);
  if (!there) {
    const { topic } = headsOf(view, entry);
    return {
      section: labels.noLonger,
      topic: headingOf(topic ?? entry) ?? nameHeading(topic),
      id: `${topic?.id ?? 'glossary'}-${view.record.date}`,
      order: newest.entries.length,
    };
  }
  const { section, topic } = headsOf(newest, there);
  return { section: nameHeading(section), topic: nameHeading(topic), id: topic?.id ?? 'glossary', order: newest.entries.indexOf(there) };
}

/** The section of an entry and its subsection; a term has no number and stands in none. */
function headsOf(view: EditionView, entry: LoadedEntry): { readonly section?: LoadedEntry; readonly topic?: LoadedEntry } {
  const line = [...ancestorsOf(view, entry), entry];
  const above = (kind: LoadedEntry['kind']): LoadedEntry | undefined => line.find((each) => each.kind === kind);
  if (above('term')) return {};
  const section = above('section') ?? line[0] ?? entry;
  return { section, topic: above('subsection') ?? section };
}

export const topicsOf = ({ sections }: CoveredDocument): readonly CoveredTopic[] => sections.flatMap(({ topics }) => topics);

/** How many of some topics' Examples are demonstrated, in the wording that they have or an earlier one. */
export function countShown(topics: readonly CoveredTopic[]): { readonly shown: number; readonly all: number } {
  const states = topics.flatMap(({ examples }) => examples.map(({ state }) => state));
  return { shown: states.filter((state) => state === 'demonstrated' || state === 'look again').length, all: states.length };
}

/** `702. Keyword Abilities`; without an entry the glossary. */
function nameHeading(entry: LoadedEntry | undefined): string {
  if (!entry) return siteLabels.glossary;
  const heading = headingOf(entry);
  return [entry.number === '' ? '' : `${entry.number}.`, heading ?? (entry.number === '' ? entry.id : '')]
    .filter((part) => part !== '')
    .join(' ');
}

function coverOne(
  { rule, ordinal, edition, state }: ListedExample,
  view: EditionView,
  entry: LoadedEntry,
  { of }: Demonstrations,
): CoveredExample {
  const href = makeExampleHref(view, rule, ordinal - 1);
  return {
    name: nameEntry(entry),
    ordinal,
    ...(href === undefined ? {} : { href }),
    edition,
    words: beginningOf(makePlainWording(entry.examples[ordinal - 1] ?? [])),
    state: state.kind,
    ...('reason' in state ? { reason: state.reason } : {}),
    demonstrations: of(view, entry, ordinal - 1),
  };
}

/** About a line of it, cut between words. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 140 ? line : `${line.slice(0, 140).replace(/\s\S*$/, '')} …`;
}
