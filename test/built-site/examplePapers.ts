/**
 * Two editions in our own words with Examples, in the layout of a document, and demonstrations of them: unspent mana under the rules of 2009
 * before and after July, a creature that is made larger, and one Example that nothing shows. The numbers are those that the engine cites.
 */

const write = (date: string, body: readonly string[]): string =>
  [
    'Magic: The Gathering Comprehensive Rules',
    `These rules are effective as of ${date}.`,
    'Introduction',
    'A few rules for a test.',
    'Contents',
    ['3. The Turn', '300. General', '5. The New Turn', '500. General', '6. Effects', '611. Lasting Effects', 'Glossary', 'Credits'].join(
      '\n',
    ),
    ...body,
    'Glossary',
    'Pool\nWhere mana waits.',
    'Credits',
    'Written for a test.',
  ].join('\n\n');

const unspent = (tail: string): string => `Example: Ana has {G}{G} in her pool as her main phase ends${tail}`;
const larger =
  'Example: A bear with power 2 gets +3/+3 from a spell. It has power 5 until the turn ends. Its owner, who has three of them, looks on: no other bear is as large, and next turn this one is what it was before, however long anybody looks at it and whatever they say.';

export const examplePapers: Readonly<Record<string, string>> = {
  'may.txt': write('May 1, 2009', [
    '3. The Turn',
    '300. General',
    '300.1. A turn has five phases.',
    'Example: In the hall a clock strikes thirteen, and the turn goes on.',
    '300.2. A phase ends when both players have nothing more to do.',
    '300.3. Mana that is left over in a pool at the end of a phase is lost, and costs its owner that much life. Who keeps a pool looks into it before the phase ends, counts what is there, says aloud how much it is, and has time to find a use for it. Nobody else may help with that, and nobody is asked whether it was meant so: what is left over is left over, and a bell is rung for each of it.',
    unspent('. She loses 2 life.'),
    '5. The New Turn',
    '500. General',
    '500.1. Nothing is said here yet.',
    '6. Effects',
    '611. Lasting Effects',
    '611.1. An effect that lasts says for how long.',
    '611.2. What a resolved spell does to objects it does to those that were there.',
    larger,
  ]),
  'july.txt': write('July 11, 2009', [
    '3. The Turn',
    '300. General',
    '300.1. A turn has five phases.',
    '300.2. A phase ends when both players have nothing more to do.',
    '5. The New Turn',
    '500. General',
    '500.4. Mana that is left over in a pool at the end of a step or phase is lost.',
    unspent('. The pool is empty afterwards.'),
    '6. Effects',
    '611. Lasting Effects',
    '611.1. An effect that lasts says for how long.',
    '611.2. What a resolved spell does to objects it does to those that were there.',
    larger,
    '611.3. Nobody has shown the following yet.',
    'Example: A cat looks at a bear and goes away.',
  ]),
};

export const exampleDemonstrations: Readonly<Record<string, string>> = {
  'mana.yaml': `
id: unspent-mana
title: Unspent mana costs life
edition: 2009-05-01
example: { edition: 2009-05-01, rule: '300.3', ordinal: 1 }
players: [Ana, Ben]
setup:
  mana: { Ana: '{G}{G}' }
actions:
  - { by: all, do: pass until, until: beginning of combat }
expect: { life: { Ana: 18 } }
---
id: larger-bear
title: A bear grows for a turn
edition: 2009-07-11
example: { edition: 2009-07-11, rule: '611.2', ordinal: 1 }
captions: [{ after: 1, text: The spell is on the stack. }]
players: [Ana, Ben]
setup:
  mana: { Ana: '{G}' }
  zones:
    battlefield:
      - { ref: bear, name: Garden Bear, controller: Ana, type: Creature — Bear, pt: 2/2 }
      - { ref: wall, name: Shy Wall, controller: Ben, type: Creature — Wall, pt: 0/4, text: Shroud }
    hand:
      Ana: [{ ref: growth, name: Sudden Growth, cost: '{G}', type: Instant, text: Target creature gets +3/+3 until end of turn. }]
actions:
  - { by: Ana, do: cast, object: growth, targets: [wall] }
  - { by: Ana, do: cast, object: growth, targets: [bear] }
  - { by: all, do: pass until, until: stack empty }
expect:
  - { after: 0, pt: { bear: 2/2 } }
  - { refused: [{ action: 1 }], pt: { bear: 5/5 }, cites: ['601.2c'] }
`,
  // Of no Example: a question of the basics.
  'lightning.yaml': `
id: bolt-kills-a-bear
title: A bear dies
edition: 2026-01-16
setup:
  mana: { A: '{R}' }
  zones:
    battlefield: [{ ref: bear, name: Garden Bear, controller: B, type: Creature — Bear, pt: 2/2 }]
    hand: { A: [{ ref: bolt, name: Spark, type: Instant, cost: '{R}', text: Spark deals 3 damage to any target. }] }
actions:
  - { by: A, do: cast, object: bolt, targets: [bear] }
  - { by: all, do: pass until, until: stack empty }
expect: { zones: { bear: graveyard, bolt: graveyard }, cites: ['704.5g'] }
`,
};
