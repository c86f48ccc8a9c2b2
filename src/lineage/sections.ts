import type { PreparedEdition } from './preparedEdition.ts';

/** Place of the subsection that each provision stands in, of a heading itself; -1 where it stands in none. */
export function sectionsOf(edition: PreparedEdition): Int32Array {
  const sections = new Int32Array(edition.all.length).fill(-1);
  edition.all.forEach(({ group, parent }, place) => {
    sections[place] = group === 'heading' ? place : parent >= 0 && parent < place ? (sections[parent] ?? -1) : -1;
  });
  return sections;
}
