/** Which card type a subtype belongs to (205.3). Creature types are too many to list: they are what belongs to nothing else. */
import type { CardType } from './abilities.ts';

/** Card types that share their subtypes are one family: instant and sorcery, creature and kindred. */
export type SubtypeFamily = 'creature' | 'spell' | 'land' | 'artifact' | 'enchantment' | 'planeswalker' | 'battle' | 'plane' | 'dungeon';

export const basicLandTypes: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
/** Stands among subtypes for all creature types at once; there is no closed list of them. */
export const everyCreatureType = 'every creature type';

// The lists of 205.3 in the edition of 2026-01-16; those of older editions are parts of them.
const lists: Readonly<Partial<Record<SubtypeFamily, string>>> = {
  artifact:
    'Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Powerstone Spacecraft Stone Treasure Vehicle',
  enchantment: 'Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine',
  land: 'Plains Island Swamp Mountain Forest Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza’s',
  spell: 'Adventure Arcane Lesson Omen Trap',
  planeswalker:
    'Dihada Tasha Lukka Vraska Jeska Liliana Kasmina Chandra Kiora Serra Nissa Jaya Kaya Urza Minsc Jared Estrid Jace Windgrace Freyalise Guff Yanling Angrath Elspeth Lolth Koth Saheeli Huatli Ajani Teferi Nahiri Domri Basri Sivitri Daretti Dack Ellywick Ashiok Garruk Ral Zariel Davriel Will Sarkhan Rowan Vivien Mordenkainen Ugin Sorin Dovin Wrenn Arlinn Gideon Dakkon Karn Oko Niko Kaito Teyo Tamiyo Tyvar Venser Elminster Bolas Nixilis Xenagos Vronos Quintorius Szat Comet Tezzeret Narset Tibalt Grist Samut Bahamut Yanggu Aminatou Calix',
  battle: 'Siege',
  dungeon: 'Undercity',
};

const families: ReadonlyMap<string, SubtypeFamily> = new Map(
  Object.entries(lists).flatMap(([family, list]) => list.split(' ').map((subtype) => [subtype, family as SubtypeFamily] as const)),
);

/** The family of a subtype. Types of planes, too, are taken for creature types: nothing changes those. */
export const familyOf = (subtype: string): SubtypeFamily => families.get(subtype.replace("'", '’')) ?? 'creature';

/** The family of subtypes that a card type has, if it has any. */
export function familyOfType(type: CardType): SubtypeFamily | undefined {
  switch (type) {
    case 'creature':
    case 'kindred':
    case 'tribal':
      return 'creature';
    case 'instant':
    case 'sorcery':
      return 'spell';
    case 'land':
    case 'artifact':
    case 'enchantment':
    case 'planeswalker':
    case 'battle':
    case 'plane':
    case 'dungeon':
      return type;
    case 'phenomenon':
    case 'scheme':
    case 'vanguard':
    case 'conspiracy':
      return undefined;
  }
}

/** Whether a subtype is among some, also as one of all creature types. */
export function hasSubtype(subtypes: readonly string[], subtype: string): boolean {
  return subtypes.includes(subtype) || (subtypes.includes(everyCreatureType) && familyOf(subtype) === 'creature');
}
