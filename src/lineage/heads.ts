/** Rules that open a list: the parts of an old rule stand under a new one, which the old rule then opened too (and the other way round). */
import type { DividedLink } from './divide.ts';
import type { Pairing } from './pairing.ts';
import type { PreparedEdition } from './preparedEdition.ts';

/** Links between a rule and the head of at least this many of its parts, and at least half of what stands under that head. */
const fewest = 2;

/** Finds heads without a partner whose list came from one provision, or went into one. */
export function findHeads(
  old: PreparedEdition,
  young: PreparedEdition,
  { heirs, ancestors }: Pairing,
  links: readonly (readonly [old: number, young: number])[],
): readonly DividedLink[] {
  const partners = { old: Map.groupBy(links, ([left]) => left), young: Map.groupBy(links, ([, right]) => right) };
  const opened = young.inGroup.numbered
    .filter((place) => (ancestors[place] ?? -1) < 0)
    .flatMap((head) =>
      findCommon(young.all[head]?.children ?? [], (child) => (partners.young.get(child) ?? []).map(([left]) => left)).map((source) => ({
        old: source,
        young: head,
      })),
    );
  const closed = old.inGroup.numbered
    .filter((place) => (heirs[place] ?? -1) < 0)
    .flatMap((head) =>
      findCommon(old.all[head]?.children ?? [], (child) => (partners.old.get(child) ?? []).map(([, right]) => right)).map((target) => ({
        old: head,
        young: target,
      })),
    );
  return [...opened, ...closed].map((link) => ({ ...link, share: sureOfHead }));
}

/** How sure such a link is: it rests on the list alone. */
const sureOfHead = 0.6;

/** The partners that enough of the children have in common. */
function findCommon(children: readonly number[], partnersOf: (child: number) => readonly number[]): number[] {
  const count = new Map<number, number>();
  for (const child of children) for (const partner of new Set(partnersOf(child))) count.set(partner, (count.get(partner) ?? 0) + 1);
  return [...count].filter(([, parts]) => parts >= fewest && parts * 2 >= children.length).map(([partner]) => partner);
}
