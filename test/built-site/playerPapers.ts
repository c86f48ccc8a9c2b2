/** Two editions of rules for cats under the numbers that the engine cites, and two demonstrations of what is no cat: for the player. */

const editions = [
  {
    date: 'October 1, 2005',
    rules: [
      '4. Doings',
      '409. Going Out',
      '409.1. A cat that wants to go out says so at the door.',
      '409.1a It sits down in front of the door first of all.',
      '409.1f Then it looks at whoever could open the door.',
      '409.1i The cat has gone out when the door is closed behind it.',
      '413. Coming Home',
      '413.2. A cat that comes home is let in by whoever is nearest to the door.',
      '413.2b It is dried with the old towel if it has rained.',
      '418. Naps',
      '418.5. Many cats may nap in one place, and then this is their order.',
      '418.5a The oldest cat lies in the middle and all others lie around it.',
      'Example: Mittens is two years old and lies beside Socks, who is four years old.',
    ],
  },
  {
    date: 'January 16, 2026',
    rules: [
      '6. Doings',
      '601. Going Out',
      '601.2. A cat that wants to go out says so at the door.',
      '601.2a It sits down in front of the door first of all.',
      '601.2c It looks at one thing in the garden.',
      '601.2f Then it looks at whoever could open the door.',
      '601.2h It goes on looking until somebody who can open the door has seen that a cat sits there, and has understood what it is that the cat wants of the door.',
      '601.2i The cat has gone out when the door is closed behind it.',
      '608. Coming Home',
      '608.2. A cat that comes home is let in by whoever is nearest to the door.',
      '608.2c It is dried with the old towel if it has rained.',
      '613. Naps',
      '613.4. Many cats may nap in one place, and then this is their order.',
      '613.4a The one that naps there always comes first.',
      '613.4b Then comes whoever is told where to lie.',
      '613.4c Then come those that only turn about.',
      '613.5. The oldest cat lies in the middle and all others lie around it.',
      'Example: Mittens is two years old and lies beside Socks, who is four years old.',
      'Example: Nobody lies on top of Grandmother.',
    ],
  },
];

export const playerPapers: Readonly<Record<string, string>> = Object.fromEntries(
  editions.map(({ date, rules }) => [
    `${date.replace(/\W+/g, '-')}.txt`,
    [
      'Magic: The Gathering Comprehensive Rules',
      `These rules are effective as of ${date}.`,
      'Introduction',
      'These are rules for cats and for whoever lives with them.',
      'Contents',
      [...rules.filter((line) => /^\d+\. /.test(line)), 'Glossary', 'Credits'].join('\n'),
      ...rules,
      'Glossary',
      'Nap\nA short sleep. See rule ' + (date.endsWith('2005') ? '418.5.' : '613.4.'),
      'Credits',
      'Written for a test.',
    ].join('\n\n'),
  ]),
);

/** Of content/demonstrations. */
export const playerDemonstrations: Readonly<Record<string, string>> = {
  'test.yaml': `
id: ogre
title: A creature that becomes 0/1
edition: 2026-01-16
example: { edition: 2026-01-16, rule: '613.5', ordinal: 1 }
captions:
  - { after: 1, text: The counter makes it larger. }
setup:
  mana: { A: '{W}' }
  zones:
    battlefield:
      - { ref: ogre, name: Gray Ogre, controller: A, type: Creature — Ogre, cost: '{2}{R}', pt: 2/2 }
    hand:
      A: [{ ref: wall, name: Castle Wall, type: Enchantment, cost: '{W}', text: Creatures you control get +0/+2. }]
actions:
  - { by: A, do: effect, text: Put a +1/+1 counter on target creature., targets: [ogre] }
  - { by: A, do: effect, text: Target creature gets +4/+4 until end of turn., targets: [ogre] }
  - { by: A, do: cast, object: wall }
  - { by: all, do: pass until, until: stack empty }
  - { by: A, do: effect, text: Target creature becomes 0/1 until end of turn., targets: [ogre] }
expect: { pt: { ogre: 5/8 } }
---
id: bolt
title: A spell with one target
edition: 2026-01-16
example: { edition: 2026-01-16, rule: '613.5', ordinal: 2 }
setup:
  mana: { A: '{R}{R}' }
  zones:
    battlefield:
      - { ref: bear, name: Bear, controller: B, type: Creature — Bear, pt: 2/2 }
      - { ref: ghost, name: Ghost, controller: B, type: Creature — Spirit, pt: 1/1, text: Shroud }
    hand:
      A:
        - { ref: bolt, name: Bolt, type: Instant, cost: '{R}', text: ~ deals 3 damage to any target. }
        - { ref: twin, name: Twin Bolt, type: Instant, cost: '{R}', text: ~ deals 3 damage to any target. }
actions:
  - { by: A, do: cast, object: twin, targets: [ghost] }
  - { by: A, do: cast, object: bolt, targets: [bear] }
  - { by: all, do: pass until, until: stack empty }
expect: { zones: { bear: graveyard }, refused: { action: 1 } }
---
id: castle
title: A spell whose name is long, and a title that takes three lines of a phone beside it
edition: 2026-01-16
setup:
  zones:
    hand:
      A: [{ ref: wall, name: Outermost Wall of the Castle, type: Enchantment, cost: '{W}' }]
actions:
  - { by: A, do: cast, object: wall }
expect: { zones: { wall: hand }, refused: { action: 1 } }
---
id: rest
title: Life that is gained
edition: 2026-01-16
actions:
  - { by: A, do: effect, text: You gain 2 life. }
expect: { life: { A: 22 } }
`,
  'twelve.yaml': `
id: twelve
title: Twelve cards and a fight
edition: 2026-01-16
setup:
  active: A
  mana: { A: '{G}' }
  zones:
    battlefield:
      - { ref: captain, name: Skyhunter Captain, controller: A, type: Creature — Cat Knight, cost: '{1}{W}{W}', pt: 2/2, text: Flying }
      - { ref: bear, name: Runeclaw Bear, controller: A, type: Creature — Bear, cost: '{1}{G}', pt: 2/2, counters: { +1/+1: 2 } }
      - { ref: shuko, name: Shuko, controller: A, type: Artifact — Equipment, cost: '{1}', text: 'Equip {0}', attachedTo: bear }
      - { ref: plains, name: Plains, controller: A, type: Basic Land — Plains, tapped: true }
      - { ref: forest, name: Forest, controller: A, type: Basic Land — Forest }
      - { ref: ogre, name: Gray Ogre, controller: B, type: Creature — Ogre, cost: '{2}{R}', pt: 2/2 }
      - { ref: wall, name: Wall of Stone, controller: B, type: Creature — Wall, cost: '{1}{R}{R}', pt: 0/8, text: Defender }
      - { ref: hidden, name: Exalted Angel, controller: B, type: Creature — Angel, pt: 4/5, text: 'Morph {2}{W}{W}', faceDown: true }
      - { ref: mountain, name: Mountain, controller: B, type: Basic Land — Mountain }
      - { ref: peak, name: Mountain, controller: B, type: Basic Land — Mountain, tapped: true }
      - { ref: swamp, name: Swamp, controller: B, type: Basic Land — Swamp }
    hand:
      A: [{ ref: growth, name: Giant Growth, type: Instant, cost: '{G}', text: Target creature gets +3/+3 until end of turn. }]
actions:
  - { by: all, do: pass until, until: declare attackers }
  - { by: A, do: attack, attackers: { bear: B, captain: B } }
  - { by: all, do: pass until, until: declare blockers }
  - { by: B, do: block, blockers: { ogre: bear } }
  - { by: B, do: effect, text: Target player gains 3 life., targets: [B] }
expect: { life: { B: 23 } }
`,
  'crowd.yaml': `
id: crowd
title: Nine creatures with long names on one side
edition: 2026-01-16
setup:
  active: A
  zones:
    battlefield:
${[
  'Skyhunter Captain',
  'Runeclaw Bear',
  'Gray Ogre',
  'Elvish Regrower',
  'Bone Toll',
  'Moor Hound',
  'Doppelganger',
  'Helpful Hunter',
  'Hill Giant',
]
  .map(
    (name, at) =>
      `      - { ref: c${at}, name: ${name}, controller: A, type: Creature — Cat Knight, cost: '{1}{W}{W}', pt: 2/2, text: "Flying\\nWhenever this creature attacks, you gain 1 life and draw a card.", counters: { +1/+1: 1 }, tapped: ${at % 2 === 0} }`,
  )
  .join('\n')}
      - { ref: mountain, name: Wellspring Mountain, controller: B, type: Basic Land — Mountain }
actions:
  - { by: A, do: effect, text: You gain 2 life. }
expect: { life: { A: 22 } }
`,
};
