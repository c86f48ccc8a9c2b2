/**
 * Names under which an instruction leaves what it did for later parts of the text: "the sacrificed creature", "cards milled this way",
 * "that much". An instruction with a `remember` of its own leaves it under that name, any other under that of its deed.
 */
export const deeds = [
  'cast',
  'copied',
  'countered',
  'counters put',
  'counters removed',
  'created',
  'dealt',
  'destroyed',
  'discarded',
  'drawn',
  /** Damage beyond what was lethal (120.10). */
  'excess',
  'exiled',
  'found',
  'gained',
  'lost',
  'mana added',
  'milled',
  'put',
  'returned',
  'revealed',
  'sacrificed',
  'surveilled',
  'tapped',
  'untapped',
] as const;
export type Deed = (typeof deeds)[number];

/** Deeds to permanents and spells: whoever speaks of "the sacrificed creature" means it as it was. Of cards what they became is meant. */
export const spokenOfAsItWas: readonly string[] = ['countered', 'destroyed', 'sacrificed', 'tapped', 'untapped'] satisfies readonly Deed[];

/** The objects as they were before it (608.2h), as what they became (400.7), and how much of it each player did or had. */
type DeedAspect = 'was' | 'became' | 'by player';

const aspects: readonly DeedAspect[] = ['was', 'became', 'by player'];

/** The slot of a memory in which an aspect of a deed is found. */
export const deedSlot = (name: string, aspect: DeedAspect): string => `${name}: ${aspect}`;

/** Whether a slot is one of those. */
export const isDeedSlot = (slot: string): boolean => aspects.some((aspect) => slot.endsWith(deedSlot('', aspect)));

/** What was done that a slot tells of, in the words of a sentence: of slots that are named after what was done. */
export function deedOfSlot(slot: string): string | undefined {
  const known = [...deeds, ...Object.keys(otherNames)].find(
    (name) => name === slot || aspects.some((aspect) => deedSlot(name, aspect) === slot),
  );
  return known === undefined ? undefined : (otherNames[known] ?? known);
}

/** Slots that texts name by what they hold. */
const otherNames: Readonly<Record<string, string>> = {
  chosen: 'chosen',
  championed: 'exiled',
  copy: 'copied',
  explored: 'revealed',
  populated: 'chosen',
  token: 'created',
};
