/** Every Example with what is known of it, by the subsections of the edition in which it stands last. */
import type { ExampleState, ListedExample } from '../../demonstration/examples.ts';
import type { DocumentId, IsoDate } from '../../model/edition.ts';
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { makePlainWording } from '../../corpus/wording/parseWording.ts';
import { ancestorsOf, type EditionView, headingOf, makeExampleHref } from '../edition.ts';
import type { Library } from '../library.ts';
import { type Demonstrations, openDemonstrations, type ShownDemonstration } from './demonstrations.ts';

export interface CoveredExample {
  readonly number: string;
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

/** The Examples of one subsection. */
export interface CoveredTopic {
  readonly id: string;
  readonly number: string;
  readonly heading: string;
  readonly examples: readonly CoveredExample[];
}

/** The Examples that an edition still has, or was the last to have. */
export interface CoveredDocument {
  readonly document: DocumentId;
  /** Those of the newest edition, section by section. */
  readonly current: readonly CoveredTopic[];
  /** Those that only earlier editions have. */
  readonly earlier: readonly CoveredTopic[];
}

export function coverExamples(library: Library, demonstrations: Demonstrations = openDemonstrations(library)): readonly CoveredDocument[] {
  return demonstrations.listed.flatMap(({ document, examples }): readonly CoveredDocument[] => {
    const views = new Map(library.editions.filter(({ record }) => record.document === document).map((view) => [view.record.date, view]));
    const newest = [...views.keys()].toSorted().at(-1);
    if (newest === undefined || examples.length === 0) return [];
    const cover = (chosen: readonly ListedExample[]) => groupByTopic(chosen, views, demonstrations);
    return [
      {
        document,
        current: cover(examples.filter(({ edition }) => edition === newest)),
        earlier: cover(examples.filter(({ edition }) => edition !== newest)),
      },
    ];
  });
}

/** How many of some topics' Examples are demonstrated, in the wording that they have or an earlier one. */
export function countShown(topics: readonly CoveredTopic[]): { readonly shown: number; readonly all: number } {
  const states = topics.flatMap(({ examples }) => examples.map(({ state }) => state));
  return { shown: states.filter((state) => state === 'demonstrated' || state === 'look again').length, all: states.length };
}

function groupByTopic(
  examples: readonly ListedExample[],
  views: ReadonlyMap<IsoDate, EditionView>,
  demonstrations: Demonstrations,
): readonly CoveredTopic[] {
  const topics = new Map<string, { readonly subsection: LoadedEntry; readonly examples: CoveredExample[] }>();
  for (const listed of examples) {
    const view = views.get(listed.edition);
    const entry = view?.findEntry(listed.rule);
    if (!view || !entry) continue;
    const line = [...ancestorsOf(view, entry), entry];
    const subsection = line.find(({ kind }) => kind === 'subsection') ?? line[0] ?? entry;
    const heading = headingOf(subsection) ?? subsection.id;
    // The same subject in editions that number it otherwise is one topic each: a number of one edition means nothing in another.
    const key = `${subsection.id} ${heading}`;
    const topic = topics.get(key) ?? { subsection, examples: [] };
    topics.set(key, topic);
    topic.examples.push(coverOne(listed, view, entry, demonstrations));
  }
  return [...topics.values()]
    .map(({ subsection, examples: covered }): CoveredTopic => ({
      id: `${subsection.id}-${covered[0]?.edition ?? ''}`,
      number: subsection.number,
      heading: headingOf(subsection) ?? '',
      examples: covered,
    }))
    .toSorted((one, other) => Number(one.number) - Number(other.number));
}

function coverOne(
  { rule, ordinal, edition, state }: ListedExample,
  view: EditionView,
  entry: LoadedEntry,
  { of }: Demonstrations,
): CoveredExample {
  const href = makeExampleHref(view, rule, ordinal - 1);
  return {
    number: entry.number === '' ? rule : entry.number,
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
