/** What a number of one edition is called in another: for the page that says so, for previews, and for whoever asks in the browser. */
import type { CorpusEntry } from '../../corpus/format.ts';
import { findEntries, findNear, parseQuestion } from '../../corpus/lookup/findEntries.ts';
import { indexLineages, type LineageIndex, putLikeliestFirst } from '../../lineage/follow.ts';
import { type End, findEnd, listStretches, type Stretch } from '../../lineage/whereabouts.ts';
import type { Reason } from '../../model/alignment.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { EntryId } from '../../model/entry.ts';
import type { Lineages } from '../../model/lineage.ts';
import { nameEntry } from '../frame/labels/labels.ts';

/** The editions of a document with its lineages, ready for following. */
export interface Chain extends Lineages {
  readonly index: LineageIndex;
  /** Whether it is known which editions there have been. Of policy it is not: between two others may lie, and behind the newest one here. */
  readonly isWhole: boolean;
  /** Whether nothing is known to have come after the newest edition here. */
  readonly isCurrent: boolean;
  /** Place of the edition in force on a day, of the newest without one; undefined before the first. */
  readonly placeOn: (day?: IsoDate) => number | undefined;
}

type Named = Pick<CorpusEntry, 'id' | 'kind' | 'number' | 'title' | 'meant'>;

/** An edition of a chain, as far as it is needed to find an entry in it. */
export interface NamedEdition {
  readonly place: number;
  readonly date: IsoDate;
  readonly entries: readonly Named[];
  /** Always undefined in an edition that the site does not show. */
  readonly hrefOf: (id: EntryId) => string | undefined;
}

/** An entry by what it is called, and where it can be read. */
export interface NamedLink {
  readonly name: string;
  readonly title?: string;
  readonly href?: string;
}

/** What carries an entry on, how sure that is, and what speaks for what is least sure on the way. */
export interface Heir extends NamedLink {
  readonly score: number;
  readonly because: Reason;
}

export interface FoundWhere {
  readonly kind: 'found';
  readonly asked: NamedLink;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Whether `to` is the edition of today. */
  readonly isToday: boolean;
  /** What carries it on, the likeliest first. */
  readonly heirs: readonly Heir[];
  /** Where it stops on the way, if its own lineage does. */
  readonly gone?: End;
  readonly lineage?: number;
}

export interface MissingWhere {
  readonly kind: 'missing';
  readonly asked: string;
  readonly from: IsoDate;
  readonly stretches: readonly Stretch[];
  readonly near: readonly NamedLink[];
}

export function makeChain(lineages: Lineages, { isWhole, isCurrent }: Pick<Chain, 'isWhole' | 'isCurrent'>): Chain {
  const { editions } = lineages;
  return {
    ...lineages,
    isWhole,
    isCurrent,
    index: indexLineages(lineages),
    placeOn: (day) => {
      const place = day === undefined ? editions.length - 1 : editions.findLastIndex((date) => date <= day);
      return place < 0 ? undefined : place;
    },
  };
}

/** The entries of an edition as lineages know them: numbers and headwords alone. */
export function listNamed({ lineages, index }: Chain, place: number): readonly Named[] {
  return lineages.flatMap((_, lineage): Named[] => {
    const id = index.entryOf(place, lineage);
    if (id === undefined || id.includes('#')) return [];
    if (id.startsWith('glossary:')) return [{ id, kind: 'term', number: '', title: id.slice('glossary:'.length) }];
    return [{ id, kind: 'rule', number: id.replace(/~\d+$/, '') }];
  });
}

/** Says where something that stands in one edition stands in another; the likeliest entry is meant when several bear the name. */
export function whereIs(chain: Chain, text: string, from: NamedEdition, to: NamedEdition): FoundWhere | MissingWhere {
  const question = parseQuestion(text);
  const [entry] = findEntries(from.entries, question);
  if (entry) return followNamed(chain, entry, from, to);
  return {
    kind: 'missing',
    asked: question.kind === 'number' ? question.number : text.trim(),
    from: from.date,
    stretches: question.kind === 'number' ? listStretches(chain, question.number) : [],
    near: findNear(from.entries, question).map((near) => linkTo(near, from)),
  };
}

/** The same for an entry that is known. */
export function followNamed(chain: Chain, entry: Named, from: NamedEdition, to: NamedEdition): FoundWhere {
  const heirs = chain.index.follow(from.place, entry.id, to.place);
  const byId = new Map(to.entries.map((each) => [each.id, each]));
  const gone = heirs.some(({ same }) => same) ? undefined : findEnd(chain, chain.index, from.place, entry.id, to.place);
  const lineage = chain.index.lineageOf(from.place, entry.id);
  return {
    kind: 'found',
    asked: linkTo(entry, from),
    from: from.date,
    to: to.date,
    isToday: chain.isWhole && chain.isCurrent && to.place === chain.editions.length - 1,
    heirs: putLikeliestFirst(heirs).map(({ entry: id, score, because }) => ({
      ...linkTo(byId.get(id) ?? { id, kind: 'rule', number: id }, to),
      score,
      because,
    })),
    ...(gone === undefined ? {} : { gone }),
    ...(lineage === undefined ? {} : { lineage }),
  };
}

function linkTo(entry: Named, { hrefOf }: NamedEdition): NamedLink {
  const name = nameEntry(entry);
  const href = hrefOf(entry.id);
  return {
    name,
    ...(entry.title === undefined || entry.title === name ? {} : { title: entry.title }),
    ...(href === undefined ? {} : { href }),
  };
}
