/** Subtypes that texts name, by the card types they belong to (205.3). */

// The shortest names first: an order of our own.
const creature = `
  Ox Orb Orc God Ape Eye Elf Hag Egg Dog Elk Imp Kor Myr Bat Cat Rat Fox Naga Crab Sand Bird Mole Ogre Ooze Wolf Serf Orgg Frog Atog
  Slug Fish Yeti Monk Wall Germ Worm Wurm Bear Boar Goat Pest Kavu Ally Army Lamia Ninja Hyena Hydra Nomad Dryad Licid Squid Druid
  Hound Weird Shade Ouphe Snake Drake Spike Whale Sable Noble Gnome Drone Horse Mouse Rogue Dwarf Leech Nymph Slith Shark Rebel
  Angel Camel Devil Troll Golem Prism Human Siren Kirin Djinn Scion Demon Spawn Rhino Hippo Servo Sheep Elder Satyr Giant Plant
  Robot Pilot Beast Scout Harpy Zubera Cleric Mystic Kobold Coward Lizard Wizard Sponge Zombie Faerie Beeble Noggle Turtle Pirate
  Wraith Dauthi Thrull Shaman Kraken Goblin Dragon Gorgon Archon Minion Avatar Spider Badger Rigger Ranger Monger Archer Oyster
  Sliver Volver Horror Fungus Wombat Insect Efreet Ferret Knight Rabbit Spirit Mutant Sphinx Monkey Chimera Camarid Homarid Vampire
  Samurai Soltari Eldrazi Warlock Merfolk Citizen Griffin Kithkin Gremlin Hellion Raccoon Unicorn Bringer Pincher Soldier Carrier
  Specter Thopter Hamster Warrior Advisor Praetor Centaur Aurochs Cyclops Octopus Pegasus Peasant Serpent Caribou Lammasu Phoenix
  Cephalid Gargoyle Antelope Mongoose Werewolf Lhurgoyf Tiefling Halfling Starfish Treefolk Moonfolk Basilisk Squirrel Nephilim
  Vedalken Assassin Scorpion Illusion Skeleton Viashino Surrakar Splinter Deserter Survivor Dinosaur Minotaur Thalakos Nautilus
  Elephant Crocodile Wolverine Nightmare Manticore Masticore Sculpture Trilobite Tetravite Pentavite Brushwagg Saproling Jellyfish
  Elemental Leviathan Barbarian Phyrexian Metathran Graveborn Artificer Berserker Construct Scarecrow Mercenary Cockatrice
  Hippogriff Reflection Aetherborn Salamander Flagbearer Homunculus Juggernaut Phelddagrif Incarnation Spellshaper Dreadnought
  Triskelavite Nightstalker Shapeshifter Assembly-Worker
  Qu Toy Azra Gith Hero Drix Seal Bard Mite Otter Dalek Skunk Sloth Snail Child Mount Clown Synth Gamer Bison Alien Guest Lemur Gnoll
  C’tan Llama Coyote Doctor Weasel Possum Walrus Jackal Necron Moogle Beaver Tyranid Inkling Varmint Demigod Glimmer Villain Balloon
  Fractal Lobster Echidna Kangaroo Tentacle Custodes Employee Cyberman Beholder Astartes Pangolin Sorcerer Platypus Hedgehog Symbiote
  Primarch Capybara Scientist Processor Armadillo Detective Performer Blinkmoth Porcupine Inquisitor
`;

const subtypesOf: Readonly<Record<string, readonly string[]>> = {
  creature: ['Time Lord', ...creature.trim().split(/\s+/)],
  land: 'Plains Island Swamp Mountain Forest Cave Desert Gate Lair Locus Mine Power-Plant Sphere Tower Urza’s Town'.split(' '),
  artifact: 'Blood Clue Contraption Equipment Food Fortification Gold Junk Map Powerstone Treasure Vehicle Spacecraft Incubator'.split(' '),
  enchantment: 'Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine'.split(' '),
  planeswalker:
    'Ajani Ashiok Bolas Chandra Daretti Dack Domri Elspeth Garruk Gideon Jace Karn Kaya Kiora Koth Liliana Nahiri Narset Nissa Ral Saheeli Sarkhan Sorin Tamiyo Teferi Tezzeret Tibalt Ugin Vraska Xenagos Venser'.split(
      ' ',
    ),
  instant: 'Adventure Arcane Lesson Trap'.split(' '),
  battle: ['Siege'],
};

export const allSubtypes: readonly string[] = Object.values(subtypesOf).flat();
/** Whether a word is a creature type (205.3m); those that are no longer any are not among them. */
export const isCreatureType = (word: string): boolean => subtypesOf['creature']?.includes(word) ?? false;
export const basicLandTypes: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

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
};

/** The plural of a subtype. */
export function pluralSubtype(subtype: string): string {
  const known = irregular[subtype];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(subtype)) return `${subtype.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x)$/.test(subtype) ? `${subtype}es` : `${subtype}s`;
}
