/** The rulings of a library as data: what each says, who said it, what it speaks of, and what became of that since. */
import { makePlainWording } from '../../corpus/wording/parseWording.ts';
import { authors, others, ours } from '../../rulings/authors.ts';
import type { Official } from '../../rulings/official.ts';
import type { Carried, Ruling, RulingPlace } from '../../rulings/ruling.ts';
import type { ShownRulings } from '../rulings/shownRulings.ts';
import type { Body } from './shapes.ts';

type Row = Body<'rulings'>['rulings'][number];
type CarriedRow = NonNullable<Row['places'][number]['carried']>[number];

/** Nothing where there is none. */
export function tellRulings({ all, official, sourceOf }: ShownRulings): Body<'rulings'> | undefined {
  if (all.length === 0 || !official) return undefined;
  const named = new Set(all.flatMap((ruling) => ruling.authors));
  return {
    authors: [...authors, others, ours].filter(({ id }) => named.has(id)).map(({ id, name, about, is }) => ({ id, name, about, is })),
    rulings: all.map((ruling) => tellRuling(official, ruling, sourceOf(ruling))),
  };
}

function tellRuling(official: Official, ruling: Ruling, page: string | undefined): Row {
  const { id, source, version, kind, entry, topic, date, places, unplaced, shownBy } = ruling;
  return {
    id,
    document: source,
    version,
    kind,
    ...(entry.number === '' ? {} : { number: entry.number }),
    ...(entry.title === undefined ? {} : { title: entry.title }),
    ...(topic ? { topic: topic.title } : {}),
    text: makePlainWording(entry.wording),
    ...(date === undefined ? {} : { date }),
    authors: [...ruling.authors],
    ...(entry.author === undefined ? {} : { author: entry.author }),
    ...(page === undefined ? {} : { page }),
    places: places.map((place) => tellPlace(official, place)),
    ...(unplaced === undefined ? {} : { unplaced }),
    ...(shownBy === undefined ? {} : { demonstration: shownBy }),
  };
}

function tellPlace(official: Official, { lineage, edition, entry, proof, standing, carried = [] }: RulingPlace): Row['places'][number] {
  const [id, day] = [official.lineages[lineage]?.id, official.editions[edition]];
  if (id === undefined || day === undefined) throw new Error(`a ruling speaks of ${entry}, of which there is no lineage ${lineage}`);
  const { below, ...stands } = standing;
  const belowId = below && official.lineages[below.lineage]?.id;
  return {
    lineage: id,
    id: entry,
    edition: day,
    proof,
    standing: { ...stands, ...(below && belowId !== undefined ? { below: { lineage: belowId, how: below.how } } : {}) },
    ...(carried.length === 0 ? {} : { carried: carried.map((to) => tellCarried(official, to)) }),
  };
}

function tellCarried(official: Official, { lineage, entry, since, score, because, below }: Carried): CarriedRow {
  const [id, day] = [official.lineages[lineage]?.id, official.editions[since]];
  if (id === undefined || day === undefined) throw new Error(`a ruling was carried to ${entry}, of which there is no lineage ${lineage}`);
  return {
    lineage: id,
    id: entry,
    since: day,
    ...(score === undefined ? {} : { score: Math.round(score * 100) / 100 }),
    ...(because === undefined ? {} : { because }),
    ...(below ? { below } : {}),
  };
}
