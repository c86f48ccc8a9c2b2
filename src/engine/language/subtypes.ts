/** Which card type a subtype belongs to (205.3). What is in no list is a creature type of another day. */
import type { CardType } from './cardType.ts';

/** Card types that share their subtypes are one family: instant and sorcery, creature and kindred. */
export type SubtypeFamily = 'creature' | 'spell' | 'land' | 'artifact' | 'enchantment' | 'planeswalker' | 'battle' | 'plane' | 'dungeon';

export const basicLandTypes: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
/** Stands among subtypes for all creature types at once. */
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
  // The shortest names first: an order of our own.
  creature: `
  Qu Ox Toy Rat Orc Orb Myr Kor Imp Hag God Fox Eye Elk Elf Egg Dog Cat Bat Ape Yeti Wurm Worm Wolf Wall Slug Serf Seal Sand Pest Orgg
  Ooze Ogre Naga Monk Mole Mite Kavu Hero Goat Gith Germ Frog Fish Drix Crab Boar Bird Bear Bard Azra Atog Army Ally Whale Weird Troll
  Synth Squid Spike Spawn Snake Snail Sloth Slith Skunk Siren Sheep Shark Shade Servo Scout Scion Satyr Sable Rogue Robot Rhino Rebel
  Prism Plant Pilot Ouphe Otter Nymph Nomad Noble Ninja Mouse Mount Llama Licid Lemur Leech Lamia Kirin Hyena Hydra Human Hound Horse
  Hippo Harpy Guest Golem Gnome Gnoll Giant Gamer Elder Dwarf Dryad Druid Drone Drake Djinn Devil Demon Dalek C’tan Clown Child Camel
  Bison Beast Angel Alien Zubera Zombie Wraith Wombat Wizard Weasel Walrus Volver Turtle Thrull Sponge Spirit Spider Sphinx Sliver Shaman
  Rigger Ranger Rabbit Possum Pirate Oyster Noggle Necron Mystic Mutant Moogle Monkey Monger Minion Lizard Kraken Kobold Knight Jackal
  Insect Horror Gorgon Goblin Fungus Ferret Faerie Efreet Dragon Doctor Dauthi Coyote Coward Cleric Beeble Beaver Badger Avatar Archon
  Archer Warrior Warlock Villain Varmint Vampire Unicorn Tyranid Thopter Specter Soltari Soldier Serpent Samurai Raccoon Praetor Pincher
  Phoenix Pegasus Peasant Octopus Merfolk Lobster Lammasu Kithkin Inkling Homarid Hellion Hamster Griffin Gremlin Glimmer Fractal Eldrazi
  Echidna Demigod Cyclops Citizen Chimera Centaur Carrier Caribou Camarid Bringer Balloon Aurochs Advisor Werewolf Viashino Vedalken
  Treefolk Tiefling Thalakos Tentacle Symbiote Survivor Surrakar Starfish Squirrel Splinter Sorcerer Skeleton Scorpion Primarch Platypus
  Pangolin Nephilim Nautilus Moonfolk Mongoose Minotaur Lhurgoyf Kangaroo Illusion Hedgehog Halfling Gargoyle Employee Elephant Dinosaur
  Deserter Cyberman Custodes Cephalid Capybara Beholder Basilisk Astartes Assassin Antelope Anteater Wolverine Trilobite Time_Lord
  Tetravite Sculpture Scientist Scarecrow Saproling Processor Porcupine Phyrexian Performer Pentavite Nightmare Metathran Mercenary
  Masticore Manticore Leviathan Jellyfish Graveborn Elemental Detective Crocodile Construct Brushwagg Blinkmoth Berserker Barbarian
  Artificer Armadillo Salamander Reflection Juggernaut Inquisitor Homunculus Hippogriff Flagbearer Cockatrice Aetherborn Spellshaper
  Phelddagrif Incarnation Dreadnought Triskelavite Shapeshifter Nightstalker Assembly-Worker`,
};

const families: ReadonlyMap<string, SubtypeFamily> = new Map(
  Object.entries(lists).flatMap(([family, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((subtype) => [subtype.replace('_', ' '), family as SubtypeFamily] as const),
  ),
);
export const allSubtypes: readonly string[] = [...families.keys()];

/** Whether it is one of the creature types of the lists. */
export const isCreatureType = (subtype: string): boolean => families.get(subtype.replace("'", '’')) === 'creature';

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

/** Whether two lists of subtypes have a creature type in common: what has all of them shares with whatever has any (702.73a). */
export const shareCreatureType = (one: readonly string[], other: readonly string[]): boolean =>
  [...one, ...other].some((type) => familyOf(type) === 'creature' && [one, other].every((each) => hasSubtype(each, type)));
