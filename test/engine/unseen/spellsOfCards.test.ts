/** "You may cast such a spell": of a card, each face or half by itself is asked whether it would be one (601.3e, 709.3a, 712.11c, 715.3a). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const elf = { name: 'Elf', cost: '{4}{G}', type: 'Creature — Elf', pt: '3/3' };
const adventurer = {
  ref: 'm',
  layout: 'adventure',
  faces: [elf, { name: 'Chop', cost: '{G}', type: 'Instant — Adventure', text: 'You gain 4 life.' }],
};
const back = { name: 'Rite', cost: '{G}', type: 'Sorcery', text: 'You gain 4 life.' };
const creatureFront = { ref: 'm', layout: 'modal', faces: [elf, back] };
const sorceryFront = { ref: 'm', layout: 'modal', faces: [back, elf] };
const split = {
  ref: 'm',
  layout: 'split',
  faces: [
    { name: 'Dawn', cost: '{5}{W}', type: 'Sorcery', text: 'You gain 9 life.' },
    { name: 'Dusk', cost: '{1}{W}', type: 'Instant', text: 'You gain 4 life.' },
  ],
};
const plain = { ref: 'plain', name: 'Plain Draw', type: 'Instant', cost: '{9}', text: 'You gain 1 life.' };
const dear = { ref: 'dear', ...elf, name: 'Dear Elf' };
const choose = (choice: unknown): Data => ({ by: 'A', do: 'choose', choice });
const until = { by: 'all', do: 'pass until', until: 'stack empty' };
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const gained = { life: { A: 24 } };

const surtland = creature('giant', 'A', '8/8', {
  text: 'Whenever ~ attacks, you may cast an instant or sorcery spell from your hand without paying its mana cost.',
});
const velomachus = creature('lorehold', 'A', '5/5', {
  text:
    "Whenever ~ attacks, look at the top seven cards of your library. You may cast an instant or sorcery spell with mana value less than or equal to ~'s power " +
    'from among them without paying its mana cost. Put the rest on the bottom of your library in a random order.',
});
const attack = (attacker: Data, zones: Data, choices: readonly unknown[], expected: Data, more: Data = {}): Data => ({
  edition: '2026-01-16',
  setup: { step: 'declare attackers', zones: { battlefield: [attacker], ...zones } },
  actions: [
    { by: 'A', do: 'attack', attackers: { [String(attacker['ref'])]: 'B' } },
    { by: 'all', do: 'resolve' },
    ...choices.map(choose),
    until,
  ],
  expect: expected,
  ...more,
});
const inHand = (hand: readonly Data[], text: string, choices: readonly unknown[], expected: Data, more: Data = {}): Data => ({
  edition: '2020-09-25',
  setup: { zones: { hand: { A: hand } } },
  actions: [effect(text), ...choices.map(choose), until],
  expect: expected,
  ...more,
});
const prize = 'You may cast a spell with converted mana cost 4 or less from your hand without paying its mana cost.';
const card = 'You may cast an instant or sorcery card from your hand without paying its mana cost.';

const boards: readonly (readonly [string, Data])[] = [
  [
    'Surtland Elementalist casts an Adventure, which then is in exile',
    attack(surtland, { hand: { A: [adventurer, plain] } }, ['yes', 'm'], { ...gained, zones: { m: 'exile', plain: 'hand' } }),
  ],
  [
    'it casts the back of a creature, the only card there is, and asks for no face',
    attack(surtland, { hand: { A: [creatureFront] } }, ['yes'], { ...gained, zones: { m: 'graveyard' } }),
  ],
  [
    'it casts no creature on the back of a sorcery, of three players',
    attack(surtland, { hand: { A: [sorceryFront] } }, ['yes'], { ...gained, zones: { m: 'graveyard' } }, { players: ['A', 'B', 'C'] }),
  ],
  ['it casts no creature card', attack(surtland, { hand: { A: [dear] } }, [], { zones: { dear: 'hand' } })],
  [
    'Velomachus Lorehold finds the back of a creature, in 2021 among four players',
    attack(
      velomachus,
      { library: { A: [dear, creatureFront, plain] } },
      ['yes'],
      { ...gained, zones: { m: 'graveyard' } },
      {
        edition: '2021-04-16',
        players: ['A', 'B', 'C', 'D'],
      },
    ),
  ],
  [
    'of a split card one half costs little enough',
    inHand([split, plain, dear], prize, ['yes'], { ...gained, zones: { m: 'graveyard', dear: 'hand' } }),
  ],
  [
    'Coveted Prize offers an Adventure that costs less than its creature',
    inHand([adventurer, dear], prize, ['yes'], { ...gained, zones: { m: 'exile' } }),
  ],
  [
    'of a milled card the face that fits is cast',
    {
      edition: '2023-06-16',
      setup: { zones: { library: { A: [creatureFront, dear] } } },
      actions: [
        effect(
          'Mill two cards. You may cast an instant or sorcery spell with mana value 1 or less from among them without paying its mana cost.',
        ),
        choose('yes'),
        until,
      ],
      expect: { ...gained, zones: { m: 'graveyard', dear: 'graveyard' } },
    },
  ],
  ['“a card” is what it is in the hand', inHand([adventurer, plain], card, ['yes'], { life: { A: 21 }, zones: { m: 'hand' } })],
];

describe('a spell that a text lets be cast', () => {
  it.each(boards)('%s', (_, given) => {
    expect(verdict(play(given))).toBe('passed');
  });

  it.each([
    ['the Adventure', 1, gained],
    ['not the creature', 0, { refused: { action: 2 } }],
  ])('of exiled cards for a turn it is %s', (_, face, expected) => {
    const text =
      'Exile the top two cards of your library. Until end of turn, you may cast instant and sorcery spells from among the exiled cards.';
    const given = {
      edition: '2024-02-09',
      setup: { mana: { A: '{4}{G}' }, zones: { library: { A: [adventurer, dear] } } },
      actions: [effect(text), { by: 'A', do: 'cast', object: 'm', face }, until],
      expect: expected,
    };
    expect(verdict(play(given))).toBe('passed');
  });
});
