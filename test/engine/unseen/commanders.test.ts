/** Commanders in texts: their colour identity, and who they are (903.3, 903.3d, 903.4, 903.4f). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const tower = {
  ref: 'tower',
  name: 'Test Tower',
  type: 'Land',
  controller: 'A',
  text: "{T}: Add one mana of any color in your commander's color identity.",
};
const general = (ref: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Legendary Creature — Human',
  pt: '2/2',
  commander: true,
  ...more,
});
const tap = { by: 'A', do: 'activate', object: 'tower', ability: 1 };
const edition = '2024-06-07';

describe('mana of the colour identity of your commander', () => {
  bothWays([
    [
      'is of the colours of its costs and texts, wherever it is (Command Tower)',
      {
        edition,
        format: 'commander',
        players: ['A', 'B'],
        setup: {
          zones: {
            battlefield: [tower],
            command: {
              A: [general('g', { cost: '{2}{G}', text: '{W}: Test g gets +1/+1 until end of turn.' })],
              B: [general('h', { cost: '{U}' })],
            },
          },
        },
        actions: [{ by: 'A', do: 'enumerate', what: 'legal actions' }, tap, { by: 'A', do: 'choose', choice: 'white' }],
        expect: [{ mana: { A: '{W}' }, tapped: { tower: true } }],
      },
      { mana: { A: '{U}' } },
    ],
    [
      'is asked for among those colours alone',
      {
        edition,
        format: 'commander',
        players: ['A', 'B'],
        setup: { zones: { battlefield: [tower], command: { A: [general('g', { cost: '{2}{G}{U}' })] } } },
        actions: [tap, { by: 'A', do: 'enumerate', what: 'choices' }],
        expect: { legal: { exactly: ['blue', 'green'] } },
      },
      { legal: { includes: ['red'] } },
    ],
    [
      'is none where it has no colour (903.4f)',
      {
        edition,
        format: 'commander',
        players: ['A', 'B'],
        setup: { zones: { battlefield: [tower], command: { A: [general('g', { cost: '{8}' })] } } },
        actions: [tap],
        expect: { mana: { A: '' }, tapped: { tower: true } },
      },
      { mana: { A: '{C}' } },
    ],
    [
      'is none where there is no commander: another player who controls the land has none of its own',
      {
        edition,
        setup: { zones: { battlefield: [tower] } },
        actions: [tap],
        expect: { mana: { A: '' } },
      },
      { mana: { A: '{W}' } },
    ],
  ]);
});

describe('commanders that a text speaks of', () => {
  const guard = { ref: 'guard', name: 'Test Guard', type: 'Creature — Soldier', pt: '2/3', controller: 'A' };
  bothWays([
    [
      'are those that you control, of whoever they are (Bastion Protector)',
      {
        edition,
        format: 'commander',
        players: ['A', 'B'],
        setup: {
          zones: {
            battlefield: [
              { ...guard, text: 'Commander creatures you control get +2/+2 and have indestructible.' },
              general('mine', { controller: 'A' }),
              general('taken', { controller: 'A', owner: 'B' }),
              general('lost', { controller: 'B', owner: 'A' }),
            ],
          },
        },
        actions: [{ by: 'game', do: 'check' }],
        expect: { pt: { mine: '4/4', taken: '4/4', lost: '2/2', guard: '2/3' } },
      },
      { pt: { lost: '4/4' } },
    ],
    [
      'are yours where you own them: another’s is not your commander (Thunderfoot Baloth, 903.3d)',
      {
        edition,
        format: 'commander',
        players: ['A', 'B'],
        setup: {
          zones: {
            battlefield: [
              { ...guard, text: 'Lieutenant — As long as you control your commander, Test Guard gets +2/+2.' },
              general('taken', { controller: 'A', owner: 'B' }),
            ],
            command: { A: [general('g')] },
          },
        },
        actions: [{ by: 'game', do: 'check' }],
        expect: { pt: { guard: '2/3' } },
      },
      { pt: { guard: '4/5' } },
    ],
    [
      'are yours on the battlefield',
      {
        edition,
        format: 'commander',
        players: ['A', 'B'],
        setup: {
          zones: {
            battlefield: [
              { ...guard, text: 'Lieutenant — As long as you control your commander, Test Guard gets +2/+2.' },
              general('g', { controller: 'A' }),
            ],
          },
        },
        actions: [{ by: 'game', do: 'check' }],
        expect: { pt: { guard: '4/5' } },
      },
      { pt: { guard: '2/3' } },
    ],
    [
      'are no commanders as copies (903.3)',
      {
        edition,
        format: 'commander',
        players: ['A', 'B'],
        setup: {
          zones: {
            battlefield: [
              { ...guard, text: 'Commander creatures you control get +2/+2.' },
              general('g', { controller: 'A', type: 'Creature — Human' }),
            ],
          },
        },
        actions: [
          { by: 'A', do: 'effect', text: "Create a token that's a copy of target creature.", targets: ['g'] },
          { by: 'game', do: 'check' },
        ],
        expect: { pt: { g: '4/4' }, tokens: [{ controller: 'A', pt: '2/2', count: 1 }] },
      },
      { tokens: [{ controller: 'A', pt: '4/4', count: 1 }] },
    ],
  ]);
});
