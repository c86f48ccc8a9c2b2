/**
 * Demonstrations that assert another rule than the one their Example stands under: the true ground of what the Example shows, and why.
 * Sorted by id.
 */
export interface Ground {
  readonly id: string;
  /** The rule that decides, in the number of the demonstration's edition. */
  readonly ground: string;
  readonly why: string;
}

export const grounds: readonly Ground[] = [
  {
    id: 'a-spider-blocks-as-though-it-flew',
    ground: '502.8b',
    why: 'The Example stands in the glossary, which has no number; evasion is what keeps the spider from the creature with shadow.',
  },
  {
    id: 'an-elemental-of-five-mana',
    ground: '203.3',
    why: 'The Example stands in the glossary; the rule that it names decides.',
  },
  {
    id: 'control-and-haste-of-one-effect',
    ground: '418.5a',
    why: 'Control and haste are begun as two effects, each in its layer: the list of layers decides, and no part goes on to a later one.',
  },
  {
    id: 'control-without-an-end',
    ground: '418.3a',
    why: 'The Example stands in the glossary; how long an effect lasts that names no end is a rule of effects.',
  },
  {
    id: 'go-but-not-past-combat',
    ground: '117.1a',
    why: 'Nothing is proposed in words here: what the Example shows is that the other player may act on receiving priority.',
  },
  {
    id: 'gray-ogre',
    ground: '613.4b',
    why: 'The Example shows the sublayers of power and toughness; the rule it stands under says only that all of it happens by itself.',
  },
  {
    id: 'handbook-damage-adds-up',
    ground: '704.5g',
    why: 'That damage stays marked is no step; what decides is the state-based action that looks at the sum.',
  },
  {
    id: 'handbook-looked-at-once',
    ground: '608.2c',
    why: 'That nothing is checked while a spell resolves leaves no step; the instructions are followed in their order, with nothing between them.',
  },
  {
    id: 'handbook-one-at-a-time',
    ground: '608.1',
    why: 'That all have passed only begins it: what decides is that the top of the stack resolves, and it alone.',
  },
  {
    id: 'handbook-targets-stay',
    ground: '601.2c',
    why: 'Targets are chosen as the spell is cast; that they stay is what does not happen later.',
  },
  {
    id: 'handbook-upkeep-trigger',
    ground: '603.2b',
    why: 'The ability triggers since its step begins; where triggers go onto the stack is the same in every step.',
  },
  {
    id: 'handbook-vigilance',
    ground: '702.20b',
    why: 'Nothing is tapped, so the rule that taps attackers does nothing: the keyword says why.',
  },
  {
    id: 'honor-of-the-pure',
    ground: '613.9',
    why: 'What decides is that one effect makes another apply; the rule it stands under says only that this happens by itself.',
  },
  {
    id: 'in-play-tapped-at-once',
    ground: '419.1c',
    why: 'The Example stands in the glossary; that what comes into play tapped was never tapped is the rule of such replacement effects.',
  },
  {
    id: 'landwalk-asks-the-attacked-player',
    ground: '308.1',
    why: 'The rule that the Example stands under is about declaring attackers; which player an ability of an attacker means is said in 308.1.',
  },
  {
    id: 'less-than-nothing-deals-nothing',
    ground: '310.2a',
    why: 'The Example stands in the glossary; that damage is assigned by power is a rule of the combat damage step.',
  },
  {
    id: 'maro-in-the-middle-of-a-windfall',
    ground: '603.8',
    why: 'That nothing is checked while a spell resolves leaves no step; the ability that triggers meanwhile is what the Example sets against it.',
  },
  {
    id: 'prevented-then-doubled',
    ground: '118.4b',
    why: 'The Example stands under the last step, in which the damage event occurs; the doubling applies as the damage becomes its results.',
  },
  {
    id: 'prevented-then-doubled-today',
    ground: '120.4c',
    why: 'The Example stands under the last step, in which the damage event occurs; the doubling applies as the damage becomes its results.',
  },
  {
    id: 'some-duplicates-left-no-fewer-than-three',
    ground: '413.2c',
    why: 'The Example stands in the glossary; what is found is chosen as the spell resolves.',
  },
  {
    id: 'spell-until-it-resolves',
    ground: '413.2h',
    why: 'What stops being a spell is put into play as it resolves: the step that does it cites the rule by which.',
  },
  {
    id: 'the-last-word-on-flying',
    ground: '408.1d',
    why: 'No number is proposed for the loop: whoever has priority last can answer once more, which is what the Example ends with.',
  },
  {
    id: 'token-copy-takes-the-name',
    ground: '707.2',
    why: 'The name of a token that is a copy is a copied value; the rule it stands under names tokens that are described.',
  },
  {
    id: 'treason-gives-control-and-haste',
    ground: '613.1b',
    why: 'Control and haste are begun as two effects, each in its layer: the list of layers decides, and no part goes on to a later one.',
  },
];
