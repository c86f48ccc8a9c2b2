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
    id: 'gray-ogre',
    ground: '613.4b',
    why: 'The Example shows the sublayers of power and toughness; the rule it stands under says only that all of it happens by itself.',
  },
  {
    id: 'handbook-a-ban-is-stronger',
    ground: '508.1c',
    why: 'What refuses the attack is that declaring attackers asks whether anything forbids it, whatever else demands it.',
  },
  {
    id: 'handbook-a-mountain-enters',
    ground: '305.7',
    why: 'That it is looked at as it would be leaves no step; the ability by which it would enter tapped is lost since its land type is set.',
  },
  {
    id: 'handbook-ability-is-no-spell',
    ground: '601.2c',
    why: 'That an ability is no spell shows in what can be chosen: the spell that counters spells finds no target.',
  },
  {
    id: 'handbook-ability-outlives-its-source',
    ground: '608.2h',
    why: 'That the source is not needed leaves no step; how much its ability deals is asked of what the source last was.',
  },
  {
    id: 'handbook-active-player-after-resolving',
    ground: '117.1',
    why: 'Who receives priority is no step; that it is not Ben shows where he is refused.',
  },
  {
    id: 'handbook-adventure-first',
    ground: '701.13a',
    why: 'The spell is told to be exiled, by the action of that name; that this is done to an Adventure is not told beside it.',
  },
  {
    id: 'handbook-affected-not-targeted',
    ground: '701.8a',
    why: 'Nothing is chosen, and so no step says that it is no target; the Kite is destroyed as any other permanent is.',
  },
  {
    id: 'handbook-affinity',
    ground: '118.7',
    why: 'The step names the spell as what makes it cheaper, by the rule of costs that are reduced; the keyword is not told beside it.',
  },
  {
    id: 'handbook-almanac-lost',
    ground: '305.2b',
    why: 'The Example stands under the number of lands that may be played; that there are no more is the rule below it, which refuses.',
  },
  {
    id: 'handbook-any-target',
    ground: '601.2c',
    why: 'What any target may be shows in what can be chosen as the spell is cast.',
  },
  {
    id: 'handbook-aura-without-a-creature',
    ground: '608.2b',
    why: 'The Aura spell does not resolve, for all its targets are illegal; 608.3b says the same of permanent spells.',
  },
  {
    id: 'handbook-back-to-its-owner',
    ground: '701.8a',
    why: 'Who owns a card is no step; to destroy a permanent is to move it to the graveyard of its owner.',
  },
  {
    id: 'handbook-before-the-draw',
    ground: '504.1',
    why: 'That turn-based actions come before priority leaves no step; the draw is that of the draw step.',
  },
  {
    id: 'handbook-blue-hound',
    ground: '613.1e',
    why: 'That an effect may change a color is told by the layer in which it does.',
  },
  {
    id: 'handbook-both-at-once',
    ground: '104.4a',
    why: 'The look at all conditions is told by the conditions that it finds; that both are found in one look makes the game a draw.',
  },
  {
    id: 'handbook-changeling-in-the-graveyard',
    ground: '613.1d',
    why: 'Where the ability works is no step; what makes the card a Goblin there is the layer of types.',
  },
  {
    id: 'handbook-colorless-cost',
    ground: '118.3',
    why: 'Which mana a symbol takes is no step; the second spell is refused since its cost cannot be paid.',
  },
  {
    id: 'handbook-connive',
    ground: '701.9a',
    why: 'The keyword action has no step of its own: it is told as the draw, the discard and the counter that it is made of.',
  },
  {
    id: 'handbook-copy-enters-untapped',
    ground: '707.2',
    why: 'That status is no characteristic is said, where something is copied, by the rule that lists what is.',
  },
  {
    id: 'handbook-cost-is-not-given-back',
    ground: '601.2h',
    why: 'The Rat is sacrificed as costs are paid, before anybody can counter the spell; nothing gives it back.',
  },
  {
    id: 'handbook-countered-cost',
    ground: '701.6a',
    why: 'What is not given back leaves no step; that the spell is countered, and only that, is told.',
  },
  {
    id: 'handbook-counters-on-a-base',
    ground: '613.4b',
    why: 'What speaks of base power is told by the sublayer in which it applies; counters are added in the one behind it.',
  },
  {
    id: 'handbook-counters-stay-behind',
    ground: '403.4',
    why: 'That counters are gone leaves no step; what comes back is a new object, which never had them.',
  },
  {
    id: 'handbook-damage-adds-up',
    ground: '704.5g',
    why: 'That damage stays marked is no step; what decides is the state-based action that looks at the sum.',
  },
  {
    id: 'handbook-dearer-though-free',
    ground: '601.2f',
    why: 'Increases are added to an alternative cost as to any other, where the total cost is determined.',
  },
  {
    id: 'handbook-deathtouch-and-trample',
    ground: '702.19b',
    why: 'What is lethal is asked by trample: the refused assignment gives one blocker none, and a point for each is enough.',
  },
  {
    id: 'handbook-double-life',
    ground: '119.5',
    why: 'The doubled total is told as life that is gained up to it, by the rule of life totals that are set.',
  },
  {
    id: 'handbook-draw-replaced',
    ground: '121.6',
    why: 'That the library is empty changes nothing, and so no step says it; the draw is replaced as any other is.',
  },
  {
    id: 'handbook-each-its-own-card',
    ground: '608.2c',
    why: 'Which card a linked ability means is no step; following its instruction is, for the one that this Vault exiled.',
  },
  {
    id: 'handbook-explore',
    ground: '701.20a',
    why: 'The keyword action has no step of its own: it is told as the reveal, the counter and the move that it is made of.',
  },
  {
    id: 'handbook-face-down-giant',
    ground: '702.37a',
    why: 'What the card is face down is said by morph as it is cast so; afterward it is only looked at.',
  },
  {
    id: 'handbook-first-draw-of-three',
    ground: '504.1',
    why: 'Nothing is skipped, which leaves no step: the card is drawn as in any other draw step.',
  },
  {
    id: 'handbook-flying-counter-is-newer',
    ground: '613.1f',
    why: 'The layer in which both apply is told; which of them is newer is not told beside it.',
  },
  {
    id: 'handbook-free-mulligan',
    ground: '103.5',
    why: 'That the first mulligan does not count is what does not happen: it is taken and kept as any other, and no card goes to the bottom.',
  },
  {
    id: 'handbook-gained-and-lost',
    ground: '613.1f',
    why: 'The layer in which abilities are gained and lost is told; which of the two effects is newer is not told beside it.',
  },
  {
    id: 'handbook-infect',
    ground: '120.3b',
    why: 'What infect does to a player is a result of damage, by the rule of its results.',
  },
  {
    id: 'handbook-lifelink',
    ground: '120.3f',
    why: 'The gain of life is a result of damage, by the rule of its results.',
  },
  {
    id: 'handbook-looked-at-once',
    ground: '608.2c',
    why: 'That nothing is checked while a spell resolves leaves no step; the instructions are followed in their order, with nothing between them.',
  },
  {
    id: 'handbook-milled-out',
    ground: '609.3',
    why: 'Fewer cards than asked for are milled since an effect does as much as it can, which 701.17b says of milling.',
  },
  {
    id: 'handbook-nameless',
    ground: '701.8a',
    why: 'That nothing has the same name leaves no step; the one creature that is chosen is destroyed, and no other.',
  },
  {
    id: 'handbook-no-damage-nothing-added',
    ground: '614.1a',
    why: 'Damage of 0 leaves no step; what the enchantment does is told where there is damage that it can replace.',
  },
  {
    id: 'handbook-no-fight',
    ground: '608.2b',
    why: 'What is no legal target any more is not affected, and so there is no fight; 701.14b says the same of fights.',
  },
  {
    id: 'handbook-no-redirection',
    ground: '120.3a',
    why: 'That nobody can turn the damage away leaves no step; damage to a player is lost life.',
  },
  {
    id: 'handbook-no-spell-on-the-battlefield',
    ground: '601.2c',
    why: 'What a description means shows in what can be chosen as the spell is cast.',
  },
  {
    id: 'handbook-one-at-a-time',
    ground: '608.1',
    why: 'That all have passed only begins it: what decides is that the top of the stack resolves, and it alone.',
  },
  {
    id: 'handbook-only-generic-cheaper',
    ground: '118.7',
    why: 'Which mana is taken off is part of the sum; the step says that an effect takes it off.',
  },
  {
    id: 'handbook-pike-stays-behind',
    ground: '704.5n',
    why: 'What takes the Equipment off, and leaves it where it is, is the state-based action; 301.5c points to it.',
  },
  {
    id: 'handbook-pike-stays-on',
    ground: '608.2b',
    why: 'The ability does not resolve, for its target is gone, and so nothing moves the Equipment.',
  },
  {
    id: 'handbook-pike-taken-back',
    ground: '602.2',
    why: 'Whose the Equipment is shows in who can use it: only who controls an object activates its abilities.',
  },
  {
    id: 'handbook-populate',
    ground: '707.2',
    why: 'The keyword action has no step of its own: it is told as the token that is made, by what a copy takes over.',
  },
  {
    id: 'handbook-power-below-zero',
    ground: '613.4c',
    why: 'That nothing is dealt leaves no step; that the power was below 0 shows where the bonus is added to it.',
  },
  {
    id: 'handbook-redirection-2017',
    ground: '614.1',
    why: 'To turn damage upon a planeswalker was a replacement effect, and it is told as one.',
  },
  {
    id: 'handbook-same-creature-twice',
    ground: '601.2c',
    why: 'The same creature for two targets is chosen as the spell is cast, which says so itself: once for each time that the word stands there.',
  },
  {
    id: 'handbook-saved-in-response',
    ground: '608.1',
    why: 'What was cast in response lies on top, and the top of the stack resolves first.',
  },
  {
    id: 'handbook-split-in-hand',
    ground: '709.3b',
    why: 'In the hand the card is only looked at; that one half alone is on the stack is what casting it decides.',
  },
  {
    id: 'handbook-star-everywhere',
    ground: '613.4a',
    why: 'Where the ability works is no step; the card in the graveyard has the power of the sublayer of such abilities.',
  },
  {
    id: 'handbook-tapped-blocker',
    ground: '510.1d',
    why: 'That tapping takes nothing out of combat leaves no step; the tapped blocker assigns its damage as any blocker does.',
  },
  {
    id: 'handbook-targets-stay',
    ground: '601.2c',
    why: 'Targets are chosen as the spell is cast; that they stay is what does not happen later.',
  },
  {
    id: 'handbook-the-cage-is-gone-first',
    ground: '608.1',
    why: 'That nothing is exiled leaves no step; the ability resolves all the same.',
  },
  {
    id: 'handbook-the-standard',
    ground: '611.3b',
    why: 'That the effect is not fixed shows in that it holds at all times, and so no longer for the creature of another player.',
  },
  {
    id: 'handbook-token-dies',
    ground: '704.5d',
    why: 'That a token ceases to exist is done by a state-based action, which comes once it is in the graveyard.',
  },
  {
    id: 'handbook-token-does-not-return',
    ground: '704.5d',
    why: 'That the token does not come back leaves no step; it ceases to exist as a state-based action.',
  },
  {
    id: 'handbook-trample-without-blocker',
    ground: '702.19b',
    why: 'What nothing blocks any more is told by the rule of trample: no blocker is left to which lethal damage is due.',
  },
  {
    id: 'handbook-twice-the-counters',
    ground: '616.2',
    why: 'The doubling applies since entering with counters has become putting them: one replacement effect makes room for the other.',
  },
  {
    id: 'handbook-two-velas',
    ground: '704.5j',
    why: 'Planeswalkers obey the legend rule, to which 306.4 points, and it asks for the same name: the third one has it.',
  },
  {
    id: 'handbook-unblockable-without-an-ability',
    ground: '509.1b',
    why: 'What the spell said forbids the block still, and that is what refuses it.',
  },
  {
    id: 'handbook-undone',
    ground: '601.2c',
    why: 'What is taken back leaves no step; the spell is refused for its targets.',
  },
  {
    id: 'handbook-upkeep-trigger',
    ground: '603.2b',
    why: 'The ability triggers since its step begins; where triggers go onto the stack is the same in every step.',
  },
  {
    id: 'handbook-value-of-the-front',
    ground: '202.3',
    why: 'The permanent is only looked at: what its mana value is says the rule of mana values.',
  },
  {
    id: 'handbook-vigilance',
    ground: '702.20b',
    why: 'Nothing is tapped, so the rule that taps attackers does nothing: the keyword says why.',
  },
  {
    id: 'handbook-wither',
    ground: '120.3d',
    why: 'What wither does to a creature is a result of damage, by the rule of its results.',
  },
  {
    id: 'handbook-you-who-activated',
    ground: '602.2a',
    why: 'Who you are in an ability that is activated is its controller, and that is who activated it.',
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
