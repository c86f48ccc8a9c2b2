/**
 * Where what a ruling speaks of went, when it did not stay one provision: into others that took it over, or in parts beside it. Of a heading
 * that is gone nothing was taken over but what stood under it; where that stands today is counted.
 */
import type { EntryId } from '../model/entry.ts';
import type { Official } from './official.ts';
import type { Carried, RulingPlace } from './ruling.ts';
import { headsOf, isUnder } from './standing.ts';

/** What is less likely than not is not said. */
const likely = 0.5;
/** A heading is carried to another only where so much of what stood under it stands there: less is a scattering. */
const enoughOfIt = 1 / 3;

/** In the newest edition, beside the lineage itself: the surest first; none where nothing of it is known elsewhere. */
export function findCarried(
  official: Official,
  { lineage, edition, entry }: Omit<RulingPlace, 'standing' | 'carried'>,
): readonly Carried[] {
  const newest = official.editions.length - 1;
  const others = official.index.follow(edition, entry, newest).filter(({ same, score }) => !same && score >= likely);
  if (others.length > 0)
    return others.map(({ lineage: to, entry: id, score, because }) => ({
      lineage: to,
      entry: id,
      since: arrivalOf(official, edition, entry, to),
      score,
      because,
    }));
  const end = official.lineages[lineage]?.steps.at(-1);
  return end?.entry === '' ? followBelow(official, lineage, end.edition) : [];
}

/** The first edition in which matter of an entry stands in another lineage. */
function arrivalOf(official: Official, from: number, entry: EntryId, to: number): number {
  const { editions, index } = official;
  for (let edition = from + 1; edition < editions.length; edition += 1)
    if (index.follow(from, entry, edition).some(({ lineage }) => lineage === to)) return edition;
  return editions.length - 1;
}

/** What stood under a heading in the last edition that had it, followed to the newest: the headings under which it stands there. */
function followBelow(official: Official, lineage: number, gone: number): readonly Carried[] {
  const { index, editions } = official;
  const [last, newest] = [gone - 1, editions.length - 1];
  const heading = index.entryOf(last, lineage) ?? '';
  const below = official.entriesAt(last).filter(({ id }) => isUnder(id, heading));
  const today = below.flatMap(({ id }) => {
    const [surest] = index.follow(last, id, newest);
    return surest && surest.score >= likely ? [surest.entry] : [];
  });
  return [...Map.groupBy(today, (id) => headsOf(id)[0] ?? '')]
    .filter(([head, entries]) => head !== '' && entries.length >= enoughOfIt * below.length)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([, entries]): Carried[] => {
      const entry = deepestOver(entries);
      const to = index.lineageOf(newest, entry);
      return to === undefined ? [] : [{ lineage: to, entry, since: gone, below: { stand: entries.length, of: below.length } }];
    });
}

/** The deepest that all of some entries are, or stand under: `603`, `603.1`, `603.1a`. */
function deepestOver([first = '', ...others]: readonly EntryId[]): EntryId {
  const ways = [...headsOf(first), first];
  return ways.findLast((way) => others.every((id) => id === way || isUnder(id, way))) ?? first;
}
