/** What people call the things of a scenario: never by the handles that its author gave them. */
import type { ObjectDescription, Scenario } from '../format/scenario.ts';

/** What people call a ref, a player or any other word of an answer. */
export type Naming = (ref: string) => string;

/** All objects of a setup, zone by zone. */
export function listObjects(setup: Scenario['setup']): readonly ObjectDescription[] {
  return Object.values(setup?.zones ?? {}).flatMap((zone) => (isList(zone) ? zone : Object.values(zone).flat()));
}
const isList = <T>(value: readonly T[] | Readonly<Record<string, readonly T[]>>): value is readonly T[] => Array.isArray(value);

/** A card is called by its name, one of several faces by that of the face that is up, or of its two halves. */
const titleOf = ({ name, faces = [], layout, face = 0 }: ObjectDescription): string | undefined =>
  name ?? (layout === 'split' ? faces.map((each) => each.name).join(' // ') || undefined : faces[face]?.name);

/** The name of the card, with a number where several of the setup have that name; of what is made in play, its name and which it is. */
export function nameObjects({ setup }: Pick<Scenario, 'setup'>): Naming {
  const titles = listObjects(setup).flatMap((object): [string, string][] => {
    const title = titleOf(object);
    return object.ref === undefined || title === undefined ? [] : [[object.ref, title]];
  });
  const names = new Map(
    [...Map.groupBy(titles, ([, title]) => title)].flatMap(([title, all]) =>
      all.map(([ref], at): [string, string] => [ref, all.length > 1 ? `${title} (${at + 1})` : title]),
    ),
  );
  return (ref) => {
    const known = names.get(ref);
    if (known !== undefined) return known;
    // `Soldier Token#2`, and cards that only fill a library.
    const [, made, count] = /^(.+)#(\d+)$/.exec(ref) ?? [];
    if (made !== undefined) return count === '1' ? made : `${made} (${count ?? ''})`;
    return /^(?:hand|library|graveyard|exile|command|outside)\..+\[\d+\]$/su.test(ref) ? 'a card' : ref;
  };
}
