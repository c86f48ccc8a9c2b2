/**
 * Rules that open a list: where the list went into one rule, its head went there too. Not the other way round: the head of a new list says
 * what its rule did not say before (of such links that were judged, none was right).
 */
import type { DividedLink } from './divide.ts';
import type { Pairing } from './pairing.ts';
import type { PreparedEdition } from './preparedEdition.ts';

/** Links between a rule and the head of at least this many of its parts, and at least half of what stands under that head. */
const fewest = 2;

/** Finds heads without an heir whose list went into one provision. */
export function findHeads(
  old: PreparedEdition,
  { heirs }: Pairing,
  links: readonly (readonly [old: number, young: number])[],
): readonly DividedLink[] {
  const partners = Map.groupBy(links, ([left]) => left);
  return old.inGroup.numbered
    .filter((place) => (heirs[place] ?? -1) < 0)
    .flatMap((head) =>
      findCommon(old.all[head]?.children ?? [], (child) => (partners.get(child) ?? []).map(([, right]) => right)).map((target) => ({
        old: head,
        young: target,
        share: sureOfHead,
      })),
    );
}

/** How sure such a link is: it rests on the list alone. */
const sureOfHead = 0.6;

/** The partners that enough of the children have in common. */
function findCommon(children: readonly number[], partnersOf: (child: number) => readonly number[]): number[] {
  const count = new Map<number, number>();
  for (const child of children) for (const partner of new Set(partnersOf(child))) count.set(partner, (count.get(partner) ?? 0) + 1);
  return [...count].filter(([, parts]) => parts >= fewest && parts * 2 >= children.length).map(([partner]) => partner);
}
