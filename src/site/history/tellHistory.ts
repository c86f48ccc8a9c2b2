/** The history of one provision, ready for its page. */
import type { IsoDate } from '../../model/edition.ts';
import { listViews, type Library } from '../frame/library/library.ts';
import { isChange } from '../../lineage/changes.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';
import { loadWitnesses } from '../../lineage/store/readLineages.ts';
import { afterOf, findEnding, findKin, type Ending, type Histories, type Kin } from './kin/kinship.ts';
import { divideId, locate, openProvisions, type Provisions, type Reference } from './provisions.ts';
import { findForerunner, indexEnded, type EndedByText, type Forerunner } from './kin/forerunners.ts';
import { tellSteps, type Back, type ToldStep } from './steps/tellSteps.ts';
import { tellAges, type WordAges } from './words/wordAges.ts';
import { tellLife, type TermLife } from './words/termLife.ts';
import { indexUnder, listUnder, type Under, type UnderHeadings } from './under/listUnder.ts';
import { collectWitnesses, type ToldWitness } from './steps/witnesses.ts';

export interface History {
  readonly lineage: number;
  /** As the last edition that has it calls it, with the address there. */
  readonly last: Reference & { readonly date: IsoDate; readonly heading?: string; readonly isTerm: boolean };
  /** Its address in the newest edition, if it is there. */
  readonly today?: string;
  /** The first edition that has it. `oldest`: that is the oldest at hand. */
  readonly since: { readonly date: IsoDate; readonly after?: IsoDate; readonly oldest: boolean };
  readonly changes: number;
  readonly lastChanged?: IsoDate;
  readonly lastChangedAfter?: IsoDate;
  /** Where its wording now, or its last, is one that it had before and not in between. */
  readonly again?: Back;
  /** What had the very words with which it began, and ended before. */
  readonly forerunner?: Forerunner;
  readonly steps: readonly ToldStep[];
  readonly kin: readonly Kin[];
  readonly ending?: Ending;
  readonly ages?: WordAges;
  readonly life?: TermLife;
  readonly examples: readonly ToldExample[];
  /** Of a heading alone. */
  readonly under?: Under;
}

/** An Example of an entry; `name` as the last edition that has it calls it. */
export interface ToldExample {
  readonly name: string;
  readonly gone: boolean;
  readonly steps: readonly ToldStep[];
}

/** What histories of a document are told from. */
export interface Telling {
  readonly histories: Histories;
  readonly provisions: Provisions;
  readonly witnesses: ReadonlyMap<number, readonly ToldWitness[]>;
  /** Address of a provision in the newest edition. */
  readonly linkToday: (entry: string) => string | undefined;
  /** Lineages that ended, by their last text. */
  readonly ended: EndedByText;
  /** What ever stood under each heading. */
  readonly under: UnderHeadings;
  /** Lineages of Examples by the lineage of the entry under which they stood last. */
  readonly examplesOf: ReadonlyMap<number, readonly number[]>;
}

export function openTelling(library: Library, histories: DocumentHistories): Telling {
  const provisions = openProvisions(library, histories);
  const [newest] = listViews(library, histories.document);
  return {
    histories,
    provisions,
    witnesses: collectWitnesses(loadWitnesses(library.corpus), library, histories, provisions),
    linkToday: (entry) => newest?.hrefOf(entry),
    ended: indexEnded(histories, provisions),
    under: indexUnder(histories, provisions),
    examplesOf: groupExamples(histories),
  };
}

/** Where the last edition that has a lineage has it. */
function findLast({ lineages, editions }: Histories, lineage: number): { readonly edition: number; readonly entry: string } | undefined {
  const { steps } = lineages[lineage] ?? { steps: [] };
  const end = steps.at(-1);
  if (end === undefined) return undefined;
  if (end.entry !== '') return { edition: editions.length - 1, entry: end.entry };
  const entry = steps.at(-2)?.entry;
  return entry === undefined ? undefined : { edition: end.edition - 1, entry };
}

function groupExamples(histories: Histories): ReadonlyMap<number, readonly number[]> {
  const hosts = histories.lineages.flatMap((_, lineage): { host: number; lineage: number; place: number }[] => {
    const last = findLast(histories, lineage);
    const { entry, example } = divideId(last?.entry ?? '');
    const host = last === undefined || example === undefined ? undefined : histories.index.lineageOf(last.edition, entry);
    return host === undefined ? [] : [{ host, lineage, place: example ?? 0 }];
  });
  const ordered = hosts.toSorted((a, b) => a.place - b.place || a.lineage - b.lineage);
  const groups = Map.groupBy(ordered, ({ host }) => host);
  return new Map([...groups].map(([host, members]) => [host, members.map(({ lineage }) => lineage)]));
}

/** The history of a lineage by its place; undefined where there is none. */
export function tellHistory(lineage: number, telling: Telling): History | undefined {
  const { histories, provisions, witnesses, linkToday, examplesOf, under } = telling;
  const { editions, lineages } = histories;
  const { steps } = lineages[lineage] ?? { steps: [] };
  const [first] = steps;
  const last = findLast(histories, lineage);
  const date = editions[last?.edition ?? -1];
  const since = editions[first?.edition ?? -1];
  if (!first || !last || date === undefined || since === undefined) return undefined;
  const kin = findKin(lineage, histories, provisions);
  const ending = findEnding(lineage, histories, provisions);
  const changes = steps.filter(isChange);
  const lastChanged = editions[changes.at(-1)?.edition ?? -1];
  const lastChangedAfter = lastChanged && histories.after(lastChanged);
  const { heading, text, isTerm = false } = provisions.find(last.edition, last.entry) ?? {};
  const underIt = text === '' ? listUnder(lineage, last.edition, under, histories, provisions) : undefined;
  const today = ending ? undefined : linkToday(last.entry);
  const ages = tellAges(lineage, histories, provisions);
  const life = isTerm ? tellLife(lineage, histories, provisions) : undefined;
  const examples = (examplesOf.get(lineage) ?? []).flatMap((example): ToldExample[] => {
    const lastPlace = findLast(histories, example);
    if (!lastPlace) return [];
    return [
      {
        name: locate(provisions, lastPlace.edition, lastPlace.entry).name,
        gone: lineages[example]?.steps.at(-1)?.entry === '',
        steps: tellSteps(example, histories, provisions, findKin(example, histories, provisions), witnesses.get(example) ?? []),
      },
    ];
  });
  const told = tellSteps(lineage, histories, provisions, kin, witnesses.get(lineage) ?? []);
  // The newest step at which its text changed, however little.
  const again = told.find(({ back, difference }) => back !== undefined || difference !== 'none')?.back;
  const forerunner = findForerunner(lineage, telling);
  return {
    lineage,
    last: { ...locate(provisions, last.edition, last.entry), date, isTerm, ...(heading === undefined ? {} : { heading }) },
    ...(today === undefined ? {} : { today }),
    since: { date: since, ...afterOf(histories, since), oldest: first.edition === 0 },
    changes: changes.length,
    ...(lastChanged === undefined ? {} : { lastChanged }),
    ...(lastChangedAfter === undefined ? {} : { lastChangedAfter }),
    ...(again ? { again } : {}),
    ...(forerunner ? { forerunner } : {}),
    steps: told,
    kin,
    ...(ending ? { ending } : {}),
    ...(ages ? { ages } : {}),
    ...(life ? { life } : {}),
    examples,
    ...(underIt ? { under: underIt } : {}),
  };
}
