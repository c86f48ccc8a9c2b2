import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../src/engine/language/ability.ts';
import { compileInstruction, compileText } from '../../../src/engine/cardText/compileText.ts';

const bear = { name: 'Bear', types: ['creature'], subtypes: ['Bear'] };
const spell = { name: 'Lesson', types: ['instant'], subtypes: [] };

function abilities(text: string, card: Parameters<typeof compileText>[1] = bear): readonly Ability[] {
  const compiled = compileText(text, card);
  if (!compiled.ok) throw new Error(`${compiled.phrase} ${compiled.reason ?? ''}`);
  return compiled.abilities;
}
const number = (value: number): object => ({ kind: 'number', value });
const self = { kind: 'self' };
const target = { kind: 'target', index: 0 };

describe('instructions', () => {
  const table: readonly (readonly [text: string, instructions: readonly object[]])[] = [
    ['Destroy target creature.', [{ do: 'destroy', what: target }]],
    ["Destroy target creature. It can't be regenerated.", [{ do: 'destroy', what: target, noRegeneration: true }]],
    ['~ deals 3 damage to any target.', [{ do: 'damage', source: self, to: target, amount: number(3) }]],
    [
      'Draw a card, then discard a card.',
      [
        { do: 'draw', who: { kind: 'you' }, amount: number(1) },
        { do: 'discard', amount: number(1) },
      ],
    ],
    [
      'Target player loses 2 life and you gain 2 life.',
      [
        { do: 'lose life', who: target, amount: number(2) },
        { do: 'gain life', who: { kind: 'you' } },
      ],
    ],
    ['Tap two target creatures.', [{ do: 'tap', what: target }]],
    [
      'Destroy all black, red, or green creatures.',
      [
        {
          do: 'destroy',
          what: {
            filter: {
              kind: 'and',
              filters: [{ kind: 'or', filters: [{ color: 'black' }, { color: 'red' }, { color: 'green' }] }, { type: 'creature' }],
            },
          },
        },
      ],
    ],
    [
      'Create two 1/1 white Soldier creature tokens.',
      [{ do: 'create token', amount: number(2), token: { colors: ['white'], types: { types: ['creature'], subtypes: ['Soldier'] } } }],
    ],
    [
      'Put a +1/+1 counter on target creature for each creature you control.',
      [{ do: 'counters', counter: '+1/+1', on: target, amount: { kind: 'count' } }],
    ],
    [
      'Target creature gets +X/+X until end of turn, where X is its power.',
      [{ do: 'modify', changes: [{ power: { kind: 'characteristic', name: 'power', of: target } }] }],
    ],
    [
      'Exile target creature. Return that card to the battlefield under its owner’s control.',
      [
        { do: 'move', what: target, to: 'exile', remember: 'exiled' },
        { do: 'move', what: { kind: 'memory', slot: 'exiled' }, to: 'battlefield' },
      ],
    ],
    [
      'Destroy target creature at end of combat.',
      [{ do: 'later', when: { on: 'beginning', of: 'end of combat' }, then: [{ do: 'destroy', what: target }] }],
    ],
    ['You may pay {2}. If you do, draw a card.', [{ do: 'may', cost: [{ pay: 'mana' }], then: [{ do: 'draw' }] }]],
    [
      'Counter target spell unless its controller pays {3}.',
      [{ do: 'may', who: { kind: 'controller', of: target }, otherwise: [{ do: 'counter', what: target }] }],
    ],
    [
      'The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way.',
      [{ do: 'prevent damage', once: true, from: target, then: [{ do: 'gain life', amount: { kind: 'memory', slot: 'damage' } }] }],
    ],
    [
      'Gain control of target creature until end of turn. Untap that creature.',
      [
        { do: 'modify', what: target, changes: [{ kind: 'control', by: { kind: 'you' } }], duration: 'end of turn' },
        { do: 'untap', what: target },
      ],
    ],
  ];
  test.each(table)('%s', (text, instructions) => {
    const compiled = compileInstruction(text);
    expect(compiled.ok && compiled.effect.instructions).toMatchObject(instructions);
    expect(compiled.ok && compiled.effect.instructions).toHaveLength(instructions.length);
  });

  test('each word "target" is a slot, and "another" bars what was chosen before', () => {
    const compiled = compileInstruction('Tap target creature and another target creature.');
    expect(compiled.ok && compiled.effect.targets.map(({ filter }) => filter)).toMatchObject([
      { kind: 'type' },
      { filters: [{ kind: 'type' }, { kind: 'other', than: target }] },
    ]);
  });
  test('wording of another era has the same meaning', () => {
    const now = compileInstruction('Create a 1/1 green Saproling creature token.');
    const then = compileInstruction('Put a 1/1 green Saproling creature token into play.');
    expect(then).toEqual(now);
    const cast = (text: string): unknown => abilities(text).map((ability) => ({ ...ability, text: '' }));
    expect(cast('When Bear comes into play, draw a card.')).toEqual(cast('When this creature enters, draw a card.'));
  });
  test('modes are counted, each with its own targets', () => {
    const [ability] = abilities('Choose one —\n• Destroy target artifact.\n• Tap target creature.', spell);
    expect(ability).toMatchObject({
      kind: 'spell',
      choose: { least: 1, most: 1 },
      modes: [{ targets: [{}] }, { targets: [{}], instructions: [{ what: target }] }],
    });
  });
  test('paragraphs of a spell are one ability whose targets are counted on', () => {
    expect(abilities('Destroy target artifact.\nTap target creature.', spell)).toMatchObject([
      { modes: [{ targets: [{}, {}], instructions: [{ what: { index: 0 } }, { what: { index: 1 } }] }] },
    ]);
  });
});

describe('abilities', () => {
  const table: readonly (readonly [text: string, ability: object])[] = [
    [
      'Creatures you control get +1/+1.',
      { kind: 'static', what: { kind: 'all' }, changes: [{ kind: 'modify power/toughness', power: number(1) }] },
    ],
    [
      '{2}, {T}, Sacrifice another creature: Draw a card.',
      { kind: 'activated', costs: [{ pay: 'mana' }, { pay: 'tap' }, { pay: 'sacrifice', amount: number(1) }] },
    ],
    ['Discard this card: Draw a card.', { kind: 'activated', from: 'hand' }],
    [
      '{1}{B}: Return this card from your graveyard to the battlefield tapped.',
      { kind: 'activated', from: 'graveyard', effect: { instructions: [{ do: 'move', what: self, tapped: true }] } },
    ],
    [
      'Whenever another creature dies, you may draw a card.',
      { kind: 'triggered', event: { on: 'dies' }, effect: { instructions: [{ do: 'may' }] } },
    ],
    [
      'When Bear dies, return it to its owner’s hand.',
      {
        event: { on: 'dies', what: 'self' },
        effect: { instructions: [{ do: 'move', what: { kind: 'event', role: 'became' }, to: 'hand' }] },
      },
    ],
    [
      'Whenever this creature blocks a creature, destroy that creature at end of combat.',
      {
        event: { on: 'blocks', by: { type: 'creature' } },
        effect: { instructions: [{ do: 'later', then: [{ what: { role: 'recipient' } }] }] },
      },
    ],
    [
      'At the beginning of your upkeep, if you have 40 or more life, you win the game.',
      { condition: { kind: 'compare', comparison: 'at least', right: number(40) } },
    ],
    ['Bear enters tapped.', { rules: [{ rule: 'enters', what: 'self', tapped: true }] }],
    ['Bear enters with two +1/+1 counters on it.', { rules: [{ rule: 'enters', counters: { counter: '+1/+1', amount: number(2) } }] }],
    [
      'If you would draw a card, you gain 1 life instead.',
      { rules: [{ rule: 'replace', event: { on: 'draw' }, by: [{ do: 'gain life' }] }] },
    ],
    ['Creature spells you cast cost {2} less to cast.', { rules: [{ rule: 'cost', change: number(2), increase: false }] }],
    [
      "Bear's power and toughness are each equal to the number of Swamps you control.",
      { defining: true, changes: [{ kind: 'set power/toughness' }] },
    ],
    ['Swampwalk', { kind: 'keyword', keyword: 'landwalk', quality: 'Swamp' }],
    ['Kicker {2}{R}', { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: { text: '{2}{R}' } }] }],
    [
      'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
      { changes: [{ kind: 'set types' }, { kind: 'set power/toughness', power: { of: { kind: 'each' } } }] },
    ],
  ];
  test.each(table)('%s', (text, ability) => {
    expect(abilities(text)).toMatchObject([ability]);
  });
  test('reminder text is set aside', () => {
    expect(abilities('Flying (This creature can’t be blocked except by creatures with flying or reach.)')).toMatchObject([
      { keyword: 'flying' },
    ]);
    expect(abilities('({T}: Add {G}.)')).toEqual([]);
    expect(abilities('Sacrifice Bear: Draw a card.(Then it is gone.) (Not before.)')).toMatchObject([{ kind: 'activated' }]);
    expect(abilities('Other creatures have "{T}: Draw a card."(They have it at once.)')).toMatchObject([{ kind: 'static' }]);
  });
});

describe('what is not understood is refused with its place', () => {
  const table: readonly (readonly [text: string, line: number, phrase: string])[] = [
    ['Flying\nDestroy all gizmos.', 2, 'Destroy all gizmos.'],
    ['When Bear enters, draw a card and dance.', 1, 'dance.'],
    ['{T}: Add {G}. Sing.', 1, 'Sing.'],
    ['Creatures you control gets +1/+1.', 1, 'gets +1/+1.'],
    ['When a Wall enters, it smiles.', 1, 'smiles.'],
    ['Whenever Bear attacks, destroy that player.', 1, 'player.'],
    ['Compleated', 1, 'Compleated'],
    ['creatures you control get +1/+1.', 1, 'creatures you control get +1/+1.'],
  ];
  test.each(table)('%s', (text, line, phrase) => {
    expect(compileText(text, bear)).toMatchObject({
      ok: false,
      line,
      phrase,
      column: (text.split('\n')[line - 1] ?? '').indexOf(phrase) + 1,
    });
  });
  test('a pronoun that nothing was named for is refused', () => {
    expect(compileInstruction('Destroy that creature.')).toMatchObject({ ok: false, phrase: 'that creature.' });
  });
  test('what the engine cannot do yet is refused with that reason', () => {
    expect(compileText("This creature can't be enchanted.", bear)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('be enchanted') as string,
    });
  });
});

test('“a creature or creature card” is a creature, which may be a token, or such a card', () => {
  const [ability] = abilities('{T}: Add {G}. Spend this mana only to activate abilities of a creature or creature card.');
  const creature = { kind: 'type', type: 'creature' };
  const there = { kind: 'and', filters: [creature, { kind: 'zone', zone: 'battlefield' }] };
  expect(ability).toMatchObject({
    effect: {
      instructions: [{ only: { abilities: { kind: 'or', filters: [there, { kind: 'and', filters: [creature, { kind: 'card' }] }] } } }],
    },
  });
});
