/** Plurals of subtypes, as texts use them (205.3), and the small letters that land types once had. */
import type { Filter } from '../language/filter.ts';
import { basicLandTypes } from '../language/subtypes.ts';

const irregular: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Merfolk: 'Merfolk',
  Treefolk: 'Treefolk',
  Kithkin: 'Kithkin',
  Moonfolk: 'Moonfolk',
  Mouse: 'Mice',
  Fungus: 'Fungi',
  Pegasus: 'Pegasi',
  Homunculus: 'Homunculi',
  Octopus: 'Octopuses',
  Plains: 'Plains',
  Fish: 'Fish',
  Sheep: 'Sheep',
  Dauthi: 'Dauthi',
  Eldrazi: 'Eldrazi',
  Samurai: 'Samurai',
  Naga: 'Naga',
  Ox: 'Oxen',
  Equipment: 'Equipment',
  Cyclops: 'Cyclopes',
  Phoenix: 'Phoenixes',
  Sphinx: 'Sphinxes',
  Starfish: 'Starfish',
  Zombie: 'Zombies',
  Kor: 'Kor',
  Vedalken: 'Vedalken',
  Hippo: 'Hippos',
  Rhino: 'Rhinos',
  Servo: 'Servos',
  Child: 'Children',
  Hero: 'Heroes',
  Bison: 'Bison',
  Gith: 'Gith',
};

/** The plural of a subtype. */
export function pluralSubtype(subtype: string): string {
  const known = irregular[subtype];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(subtype)) return `${subtype.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x)$/.test(subtype) ? `${subtype}es` : `${subtype}s`;
}

/** Basic land types as texts wrote them for long: "islands you control". */
export const smallLandTypes = (name: (subtype: string) => string): Record<string, Filter> =>
  Object.fromEntries(basicLandTypes.map((subtype) => [name(subtype).toLowerCase(), { kind: 'subtype', subtype }]));
