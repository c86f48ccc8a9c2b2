/** Every Example with what is known of it, by the edition in which it stands last, its sections and their subsections. */
import type { ExampleState, ListedExample } from '../../../demonstration/examples/examples.ts';
import type { DocumentId, IsoDate } from '../../../model/edition.ts';
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import { makePlainWording } from '../../../corpus/wording/parseWording.ts';
import { ancestorsOf, type EditionView, headingOf, makeExampleHref } from '../../frame/library/edition.ts';
import type { Library } from '../../frame/library/library.ts';
import { labels, nameEntry } from '../../frame/labels/labels.ts';
import { type Demonstrations, openDemonstrations, type ShownDemonstration } from '../demonstrations.ts';

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

/** The Examples of one subsection, or of the glossary. */
export interface CoveredTopic {
  readonly id: string;
  /** Number and heading: `702. Keyword Abilities`. The same in all editions that have both. */
  readonly name: string;
  readonly examples: readonly CoveredExample[];
}

export interface CoveredSection {
  /** `7. Additional Rules`; the glossary's own name. */
  readonly name: string;
  readonly topics: readonly CoveredTopic[];
}

/** The Examples that stand last in one edition. */
export interface CoveredEdition {
  readonly edition: IsoDate;
  readonly sections: readonly CoveredSection[];
}

/** The Examples that the newest edition has, and those that only earlier ones have, the newest of these first. */
export interface CoveredDocument {
  readonly document: DocumentId;
  readonly current: CoveredEdition;
  readonly earlier: readonly CoveredEdition[];
}

export function coverExamples(library: Library, demonstrations: Demonstrations = openDemonstrations(library)): readonly CoveredDocument[] {
  return demonstrations.listed.flatMap(({ document, examples }): readonly CoveredDocument[] => {
    const views = new Map(library.editions.filter(({ record }) => record.document === document).map((view) => [view.record.date, view]));
    const newest = [...views.keys()].toSorted().at(-1);
    if (newest === undefined || examples.length === 0) return [];
    const cover = (edition: IsoDate): CoveredEdition => {
      const view = views.get(edition);
      const own = examples.filter((listed) => listed.edition === edition);
      return { edition, sections: view ? groupBySection(own, view, demonstrations) : [] };
    };
    const others = [...new Set(examples.map(({ edition }) => edition))].filter((edition) => edition !== newest);
    return [{ document, current: cover(newest), earlier: others.toSorted().toReversed().map(cover) }];
  });
}

export const topicsOf = ({ sections }: CoveredEdition): readonly CoveredTopic[] => sections.flatMap(({ topics }) => topics);

/** How many of some topics' Examples are demonstrated, in the wording that they have or an earlier one. */
export function countShown(topics: readonly CoveredTopic[]): { readonly shown: number; readonly all: number } {
  const states = topics.flatMap(({ examples }) => examples.map(({ state }) => state));
  return { shown: states.filter((state) => state === 'demonstrated' || state === 'look again').length, all: states.length };
}

/** In the order of the edition's own entries. */
function groupBySection(examples: readonly ListedExample[], view: EditionView, demonstrations: Demonstrations): readonly CoveredSection[] {
  const places = new Map(view.entries.map((entry, place) => [entry.id, place]));
  const found = examples
    .flatMap((listed) => {
      const entry = view.findEntry(listed.rule);
      if (!entry) return [];
      const line = [...ancestorsOf(view, entry), entry];
      const above = (kind: LoadedEntry['kind']): LoadedEntry | undefined => line.find((each) => each.kind === kind);
      // A term has no number and stands in no section.
      const section = above('term') ? undefined : (above('section') ?? line[0] ?? entry);
      const topic = section && (above('subsection') ?? section);
      return [{ listed, entry, section, topic, place: places.get(entry.id) ?? 0 }];
    })
    .toSorted((one, other) => one.place - other.place);
  return [...Map.groupBy(found, ({ section }) => section)].map(([section, ofSection]) => ({
    name: nameHeading(section),
    topics: [...Map.groupBy(ofSection, ({ topic }) => topic)].map(([topic, ofTopic]) => ({
      id: `${topic?.id ?? 'glossary'}-${view.record.date}`,
      name: nameHeading(topic),
      examples: ofTopic.map(({ listed, entry }) => coverOne(listed, view, entry, demonstrations)),
    })),
  }));
}

/** `702. Keyword Abilities`; without an entry the glossary. */
function nameHeading(entry: LoadedEntry | undefined): string {
  if (!entry) return labels.glossary;
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
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 140 ? line : `${line.slice(0, 140).replace(/\s\S*$/, '')} …`;
}
