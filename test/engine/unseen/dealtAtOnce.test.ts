/** What one source deals at once, a target that the text itself has moved, and an X that only says what is sacrificed. */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const bear = (ref: string, controller: string, more: Data = {}): Data => creature(ref, controller, '2/2', { cost: '{1}{G}', ...more });
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const stackEmpty = until('stack empty');
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const check = { by: 'all', do: 'check' };
const choose = (choice: unknown): Data => ({ by: 'A', do: 'choose', choice });

describe('damage that one source deals at once', () => {
  const fork = { ref: 'fork', name: 'Fork', type: 'Artifact — Equipment', controller: 'A', attachedTo: 'a' };
  const link = { ref: 'link', name: 'Link', type: 'Enchantment — Aura', controller: 'A', attachedTo: 'a' };
  const zones = (...more: readonly Data[]): Data => ({
    zones: { battlefield: [bear('a', 'A', { pt: '6/9', text: 'Trample' }), bear('b', 'B'), bear('c', 'B'), ...more] },
  });
  const combat = [
    { by: 'A', do: 'attack', attackers: { a: 'B' } },
    until('declare blockers'),
    { by: 'B', do: 'block', blockers: { b: 'a', c: 'a' } },
    until('combat damage'),
  ];
  const divided = { by: 'A', do: 'assign damage', object: 'a', damage: { b: 2, c: 2, B: 2 } };
  bothWays([
    [
      'triggers once, though two blockers and a player are dealt some',
      {
        edition: '2026-01-16',
        setup: {
          step: 'declare attackers',
          ...zones({ ...fork, text: 'Whenever equipped creature deals combat damage, put two charge counters on ~.' }),
        },
        actions: [...combat, divided, stackEmpty],
        expect: { counters: { fork: { charge: 2 } }, triggered: { fork: 1 }, life: { B: 18 } },
      },
      { counters: { fork: { charge: 6 } } },
    ],
    [
      'is counted together, and once in an edition with damage on the stack as well',
      {
        edition: '2005-08-01',
        setup: {
          step: 'declare attackers',
          ...zones({ ...link, text: 'Enchant creature\nWhenever enchanted creature deals damage, you gain that much life.' }),
        },
        actions: [...combat, divided, stackEmpty, stackEmpty],
        expect: { life: { A: 26, B: 18 }, triggered: { link: 1 } },
      },
      { triggered: { link: 3 } },
    ],
    [
      'triggers for each creature where it is said of a creature',
      {
        edition: '2026-01-16',
        setup: {
          step: 'declare attackers',
          ...zones({ ...fork, text: 'Whenever equipped creature deals combat damage to a creature, put two charge counters on ~.' }),
        },
        actions: [...combat, divided, stackEmpty],
        expect: { counters: { fork: { charge: 4 } }, triggered: { fork: 2 } },
      },
      { triggered: { fork: 1 } },
    ],
    [
      'triggers for each source that deals some',
      {
        edition: '2026-01-16',
        setup: {
          step: 'declare attackers',
          zones: {
            battlefield: [
              bear('a', 'A'),
              bear('d', 'A'),
              {
                ref: 'horn',
                name: 'Horn',
                type: 'Artifact',
                controller: 'A',
                text: 'Whenever a creature you control deals combat damage, you gain 1 life.',
              },
            ],
          },
        },
        actions: [{ by: 'A', do: 'attack', attackers: { a: 'B', d: 'B' } }, until('combat damage'), stackEmpty],
        expect: { life: { A: 22, B: 16 }, triggered: { horn: 2 } },
      },
      { life: { A: 21 } },
    ],
  ]);
});

describe('a target that the text itself has moved', () => {
  const sage = bear('sage', 'A', {
    text: 'When ~ dies, you may exile it. If you do, put target creature card from your graveyard onto the battlefield.',
  });
  const die = [effect('Destroy target creature.', { targets: ['sage'] }), check];
  bothWays([
    [
      'is found no more where it was chosen',
      {
        edition: '2026-01-16',
        setup: { zones: { battlefield: [sage], graveyard: { A: [bear('g', 'A')] } } },
        actions: [...die, choose('sage'), stackEmpty, choose('yes')],
        expect: { zones: { sage: 'exile', g: 'graveyard' } },
      },
      { zones: { sage: 'battlefield' } },
    ],
    [
      'stays where another was the target, which moves',
      {
        edition: '2026-01-16',
        setup: { zones: { battlefield: [sage], graveyard: { A: [bear('g', 'A')] } } },
        actions: [...die, choose('g'), stackEmpty, choose('yes')],
        expect: { zones: { sage: 'exile', g: 'battlefield' } },
      },
      { zones: { g: 'graveyard' } },
    ],
    [
      'is found as what it became where that is what is spoken of',
      {
        edition: '2026-01-16',
        setup: { zones: { battlefield: [bear('o', 'A', { owner: 'B' })] } },
        actions: [effect('Exile target creature. Return that card to the battlefield under your control.', { targets: ['o'] })],
        expect: { zones: { o: 'battlefield' }, controller: { o: 'A' } },
      },
      { zones: { o: 'exile' } },
    ],
  ]);
});

describe('an X that only says what is sacrificed', () => {
  const altar = {
    ref: 'altar',
    name: 'Altar',
    type: 'Artifact',
    controller: 'A',
    text: 'Sacrifice a creature with mana value X: You gain X life.',
  };
  const fire = {
    ref: 'fire',
    name: 'Fire',
    type: 'Sorcery',
    cost: '{R}',
    text: 'As an additional cost to cast this spell, sacrifice a creature with mana value X.\n~ deals X damage to each opponent.',
  };
  const setup = {
    mana: { A: '{R}' },
    zones: { battlefield: [altar, bear('three', 'A', { cost: '{2}{G}' }), bear('two', 'A')], hand: { A: [fire] } },
  };
  bothWays([
    [
      'is announced for an ability',
      {
        edition: '2026-01-16',
        setup,
        actions: [{ by: 'A', do: 'activate', object: 'altar', x: 3 }, stackEmpty],
        expect: { life: { A: 23 }, zones: { three: 'graveyard', two: 'battlefield' } },
      },
      { zones: { two: 'graveyard' } },
    ],
    [
      'is announced for a spell, and what has another mana value does not pay',
      {
        edition: '2026-01-16',
        setup,
        actions: [{ by: 'A', do: 'cast', object: 'fire', x: 4 }, { by: 'A', do: 'cast', object: 'fire', x: 2 }, stackEmpty],
        expect: { refused: { action: 1 }, life: { B: 18 }, zones: { three: 'battlefield', two: 'graveyard' } },
      },
      { life: { B: 20 } },
    ],
  ]);
});
