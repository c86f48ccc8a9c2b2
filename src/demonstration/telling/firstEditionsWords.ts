/** What changed in the first editions, from 1999 to 2006, in words: newest first, with the rule that each is of. */
import type { EraPointId } from '../../engine/eras.ts';
import type { PointWords } from './pointWords.ts';

export const firstEditionsWords = {
  'found-where-hidden': [
    'What moved where its trigger cannot look',
    ['trigger.hidden', 'An ability does not find what moved into a library or into another player’s hand.'],
    ['trigger.zone', 'An ability finds what moved in the first zone it went to, also in a library or in another player’s hand.'],
  ],
  'illegal-information': [
    'What is known of an illegal target',
    ['resolve.illegalTargets', 'Nothing is known of an illegal target; what asks for it does not happen.'],
    ['resolve.information', 'Of an illegal target it is used what it is, or last was.'],
  ],
  'illegal-doers': [
    'Illegal targets that do something',
    ['resolve.illegalTargets', 'An illegal target is made to do nothing.'],
    ['resolve.illegalTargets', 'An illegal target may still do something to those that are legal, as deal damage.'],
    ['resolve.illegalTargets', 'An illegal target is made to do nothing.'],
    ['resolve.illegalTargets', 'An illegal target may still do something to those that are legal, as deal damage.'],
  ],
  'targeted-mana': [
    'Mana abilities with a target',
    ['manaAbility', 'A mana ability has no target.'],
    ['manaAbility', 'An activated ability that adds mana is a mana ability, with a target or not.'],
  ],
  'requirements-compared': [
    'Requirements beside restrictions in combat',
    ['attack.requirement', 'A declaration meets as many requirements as any that breaks no restriction.'],
    [
      'requirement.conflict',
      'A declaration meets as many requirements as the creatures of which something is required could meet, though others take no part.',
    ],
    ['attack.requirement', 'A creature takes part as is required of it where nothing else that was declared stands in the way.'],
    [
      'requirement.conflict',
      'A declaration meets as many requirements as the creatures of which something is required could meet, though others take no part.',
    ],
    ['attack.requirement', 'A creature takes part as is required of it where nothing else that was declared stands in the way.'],
  ],
  'damaged-as-no-creature': [
    'Combat damage to what is no creature any more',
    ['damage.deal', 'Combat damage is dealt to no permanent that has stopped being a creature.'],
    ['damage.deal', 'Combat damage on the stack is dealt to a permanent that is there, though it has stopped being a creature.'],
  ],
  'becoming-artifact-creature': [
    'What becomes an artifact creature',
    ['types.kept', 'What becomes an artifact creature keeps all that it is.'],
    ['types.set', 'What becomes an artifact creature is nothing else any more.'],
  ],
  'gained-supertypes': [
    'Supertypes that are gained',
    ['supertypes.kept', 'What becomes legendary keeps its other supertypes.'],
    ['supertypes.kept', 'What becomes legendary has no other supertype any more.'],
    ['types.set', 'What becomes legendary keeps its other supertypes.'],
  ],
  'legend-turned': [
    'Legends that become something else',
    [
      'supertypes.kept',
      'What becomes a creature, or stops being one, becomes no legend by it and stays one only as a legendary permanent.',
    ],
    ['types.set', 'A Legend that is no creature any more is legendary; what is legendary and becomes a creature is a Legend.'],
    ['types.set', 'A Legend that is no creature any more has lost that creature type.'],
  ],
  'creature-auras': [
    'Auras that are creatures',
    ['sba.aura', 'An Aura that is a creature as well is attached to nothing.'],
    ['sba.aura', 'An Aura that is a creature as well stays attached.'],
  ],
  'attacking-alone': [
    'Attacking alone',
    ['attack.declare', 'A creature attacks alone while no other creature attacks.'],
    ['attack.declare', 'A creature attacks alone if it was the only one that was declared as an attacker.'],
  ],
  'defined-abilities': [
    'What says which abilities it has itself',
    ['layers', 'An ability that says which abilities its own object has is applied with the others of its layer.'],
    ['layers', 'An ability that says which abilities its own object has is applied before the others of its layer.'],
    ['layers', 'An ability that says which abilities its own object has is applied with the others.'],
  ],
  'attached-anew': [
    'How old something is that becomes attached',
    ['layers.timestamp', 'What becomes attached is as young as that.'],
    ['layers.timestamp', 'What becomes attached to something else is as old as it was.'],
  ],
  'mana-triggers': [
    'Triggered mana abilities',
    ['manaAbility', 'A triggered ability is a mana ability only if it triggers on a mana ability.'],
    ['manaAbility', 'A triggered ability that adds mana is a mana ability, whatever it triggers on.'],
  ],
  'nouns-as-types': [
    'Words that are chosen as creature types',
    ['subtypes', 'A creature type that is chosen is one that there is.'],
    ['subtypes', 'A creature type that is chosen may be any noun without another meaning in the game.'],
  ],
  'least-parts': [
    'Targets that get nothing of what is divided',
    ['cast.division', 'Each target gets at least one of what is divided.'],
    ['cast.division', 'Where the number of targets is named, some of them may get nothing of what is divided.'],
  ],
  'draw-of-turn': [
    'The draw of the draw step',
    ['turn.draw', 'The active player draws as the draw step begins, before anything can be done.'],
    ['turn.draw', 'The draw waits on the stack, on top of what triggered as the draw step began.'],
    ['turn.draw', 'The draw waits on the stack like a triggered ability of the active player.'],
  ],
  'idle-attack': [
    'A declare attackers step without attackers',
    ['turn.noAttack', 'Players receive priority in the declare attackers step though nothing attacks.'],
    ['turn.noAttack', 'Where nothing attacks, the declare attackers step is over at once.'],
  ],
  'extra-turns': [
    'Order of extra turns',
    ['turn.extra', 'The extra turn that was created last is taken first.'],
    ['turn.extra', 'Extra turns are taken in the order in which they were created.'],
  ],
  'offered-triggers': [
    'Triggered abilities that offer something',
    ['trigger.onStack', 'Whether it is done is chosen as the ability resolves.'],
    ['trigger.onStack', 'Whether it is done is chosen as the ability is put onto the stack.'],
  ],
  'target-of-several': [
    'One target of several words',
    ['cast.targets', 'Something may be chosen once for each word “target” of a spell or ability.'],
    ['cast.targets', 'Nothing may be chosen more than once as a target of a spell or ability.'],
  ],
  rampage: [
    'Rampage',
    ['keyword.rampage', 'Rampage triggers whenever the creature becomes blocked.'],
    ['keyword.rampage', 'Rampage triggers only when two or more creatures block.'],
  ],
  'face-down-creatures': [
    'Creatures that are face down',
    ['faceDown.state', 'A creature that is face down is 2/2.'],
    ['faceDown.up', 'A creature that is face down is 0/1.'],
  ],
  'turning-up-freely': [
    'Turning creatures face up',
    ['faceDown.up', 'A creature is turned face up only as it says itself or an effect does.'],
    ['faceDown.up', 'A player may turn a creature face up for nothing whenever they have priority.'],
  ],
  'becoming-basic': [
    'Lands that become a basic land',
    ['land.typeSet', 'A land that becomes another basic land type keeps its name and its supertypes.'],
    ['land.typeSet', 'A land that becomes a basic land has its name, is basic, and is not legendary any more.'],
    ['types.set', 'A land that becomes a basic land is not legendary any more.'],
  ],
  'still-one': [
    'What is still a land, or an artifact',
    ['types.kept', 'What becomes a creature and is still a land keeps all its card types.'],
    ['types.set', 'What becomes a creature and is still a land keeps no other card type than that.'],
  ],
  'entering-spells': [
    'Instants and sorceries that would enter the battlefield',
    ['zones.ownersZone', 'An instant or sorcery that would enter the battlefield stays where it is.'],
    ['zones.ownersZone', 'An instant or sorcery that would enter the battlefield is exiled.'],
    ['zones.ownersZone', 'An instant or sorcery that would enter the battlefield stays where it is.'],
    ['zones.ownersZone', 'An instant or sorcery that would enter the battlefield is exiled.'],
    ['zones.move', 'Nothing is said of an instant or sorcery that would enter the battlefield; it stays where it is.'],
  ],
  undrawn: [
    'Drawing more cards than there are',
    ['lose.draw', 'Who had to draw from an empty library loses as state-based actions are next looked at.'],
    ['lose.draw', 'Who has to draw more cards than there are loses at once.'],
  ],
  'poison-rule': [
    'Ten poison counters',
    ['lose.poison', 'A player with ten poison counters loses.'],
    ['lose.life', 'The rules say nothing of poison counters: cards did. What comes of ten is not played.'],
  ],
} satisfies Partial<Record<EraPointId, PointWords>>;
