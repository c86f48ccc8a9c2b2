/** What is named by a card type, a subtype or as a permanent is on the battlefield; spells, cards and sources are said to be such (109.2). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const on = (text: string, type = 'Enchantment') => ({ ref: 'w', name: 'W', type, text, controller: 'A' });
const caster = {
  ref: 'ct',
  name: 'Ct',
  type: 'Creature — Eldrazi',
  pt: '3/3',
  cost: '{G}',
  text: 'When you cast ~, it deals 2 damage to each opponent.',
};
const bear = { ref: 'x', name: 'X', type: 'Creature — Bear', pt: '2/2', cost: '{1}{G}' };
const until = { by: 'all', do: 'pass until', until: 'stack empty', auto: true };
const outcome = (zones: object, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { librarySize: { A: 9, B: 9 }, mana: { A: '{R}{G}{U}{B}{C}{C}' }, zones },
      actions,
      expect: expected,
    }),
  );
const hand = (...cards: readonly object[]) => ({ A: cards });
const fanatic = {
  ref: 'mf',
  name: 'Mf',
  type: 'Creature — Goblin',
  pt: '1/1',
  controller: 'A',
  text: 'Sacrifice ~: ~ deals 1 damage to target opponent.',
};

describe('a creature that deals damage is on the battlefield', () => {
  const gain = 'Whenever a creature you control deals damage to an opponent, you gain 5 life.';
  it.each([
    ['a creature spell is none', on(gain), 20],
    ['a source may be one', on('Whenever a source you control deals damage to an opponent, you gain 5 life.'), 25],
  ])('%s', (_, watching, life) => {
    expect(
      outcome({ battlefield: [watching], hand: hand(caster) }, [{ by: 'A', do: 'cast', object: 'ct' }, until], {
        life: { A: life, B: 18 },
      }),
    ).toBe('passed');
  });
  it('a creature card that is cycled is none', () => {
    const cycler = { ...caster, cost: '{5}', text: 'Cycling {G}\nWhen you cycle ~, it deals 2 damage to each opponent.' };
    expect(
      outcome({ battlefield: [on(gain)], hand: hand(cycler) }, [{ by: 'A', do: 'activate', object: 'ct' }, until], {
        life: { A: 20, B: 18 },
      }),
    ).toBe('passed');
  });
  it('one that was sacrificed was there, as it last was', () => {
    expect(
      outcome({ battlefield: [on(gain), fanatic] }, [{ by: 'A', do: 'activate', object: 'mf', targets: ['B'] }, until], {
        life: { A: 25, B: 19 },
      }),
    ).toBe('passed');
  });
  it('an instant of its subtype is none', () => {
    const sliver = { ref: 'k', name: 'K', type: 'Kindred Instant — Sliver', text: '~ deals 2 damage to any target.', cost: '{R}' };
    expect(
      outcome(
        { battlefield: [on('Whenever a Sliver deals damage, its controller gains that much life.')], hand: hand(sliver) },
        [{ by: 'A', do: 'cast', object: 'k', targets: ['B'] }, until],
        { life: { A: 20, B: 18 } },
      ),
    ).toBe('passed');
  });
  it.each([
    [
      'its damage is not doubled',
      'If a creature you control would deal damage to a permanent or player, it deals double that damage instead.',
      18,
    ],
    ['that of a source is', 'If a source you control would deal damage to a permanent or player, it deals double that damage instead.', 16],
    [
      'that of an Eldrazi source is',
      'If an Eldrazi source you control would deal damage to a permanent or player, it deals double that damage instead.',
      16,
    ],
    ['nor is it prevented', 'Prevent all damage that would be dealt by creatures.', 18],
    ['that of creature sources is', 'Prevent all damage that would be dealt by creature sources.', 20],
  ])('as a spell %s', (_, text, life) => {
    expect(
      outcome({ battlefield: [on(text)], hand: hand(caster) }, [{ by: 'A', do: 'cast', object: 'ct' }, until], { life: { B: life } }),
    ).toBe('passed');
  });
});

describe('a creature that becomes a target is on the battlefield', () => {
  const watching = on('Whenever a creature becomes the target of a spell or ability, you gain 5 life.');
  const of = (text: string) => ({ ref: 's', name: 'S', type: 'Instant', text, cost: '{U}' });
  const targeting = (text: string, zones: object, actions: readonly object[] = []) =>
    outcome({ hand: hand(of(text), bear), ...zones }, [...actions, { by: 'A', do: 'cast', object: 's', targets: ['x'] }, until], {
      life: { A: text.startsWith('Tap') ? 25 : 20 },
    });
  it('not in a graveyard', () => {
    expect(
      targeting('Exile target card from a graveyard.', {
        battlefield: [watching],
        graveyard: { A: [bear] },
        hand: hand(of('Exile target card from a graveyard.')),
      }),
    ).toBe('passed');
  });
  it('not on the stack', () => {
    expect(targeting('Counter target spell.', { battlefield: [watching] }, [{ by: 'A', do: 'cast', object: 'x' }])).toBe('passed');
  });
  it('on the battlefield it is one', () => {
    expect(
      targeting('Tap target creature.', {
        battlefield: [watching, { ...bear, controller: 'A' }],
        hand: hand(of('Tap target creature.')),
      }),
    ).toBe('passed');
  });
});

describe('mana for abilities of artifacts', () => {
  const source = (those: string) => on(`{T}: Add {C}{C}. Spend this mana only to activate abilities of ${those}.`, 'Land');
  const cycler = { ref: 'cyc', name: 'Cyc', type: 'Artifact', text: 'Cycling {2}', cost: '{4}' };
  const spent = (those: string, expected: object) =>
    verdict(
      play({
        edition: '2025-11-14',
        setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield: [source(those)], hand: hand(cycler) } },
        actions: [
          { by: 'A', do: 'activate', object: 'w' },
          { by: 'A', do: 'activate', object: 'cyc' },
        ],
        expect: expected,
      }),
    );
  it('is not spent on a card in hand', () => {
    expect(spent('artifacts', { refused: { action: 2 }, zones: { cyc: 'hand' } })).toBe('passed');
  });
  it('is, if it is for artifact sources', () => {
    expect(spent('artifact sources', { zones: { cyc: 'graveyard' } })).toBe('passed');
  });
});

describe('counters on a permanent', () => {
  const time = { ref: 'cl', name: 'Cl', type: 'Sorcery', text: 'Put two time counters on target suspended card.', cost: '{G}' };
  const suspended = {
    ref: 'su',
    name: 'Su',
    type: 'Creature — Beast',
    text: 'Suspend 3—{G}',
    pt: '3/3',
    cost: '{5}',
    counters: { time: 3 },
  };
  it.each([
    [
      'a permanent you control',
      'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
    ],
    [
      'a permanent or player',
      'If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.',
    ],
    [
      'a creature',
      'If one or more counters would be put on a creature you control, twice that many of each of those kinds of counters are put on it instead.',
    ],
  ])('are none on a suspended card: %s', (_, text) => {
    expect(
      outcome(
        { battlefield: [on(text)], hand: hand(time), exile: { A: [suspended] } },
        [{ by: 'A', do: 'cast', object: 'cl', targets: ['su'] }, until],
        {
          counters: { su: { time: 5 } },
        },
      ),
    ).toBe('passed');
  });
  it('are doubled on a creature', () => {
    const grow = { ref: 'gr', name: 'Gr', type: 'Sorcery', text: 'Put a +1/+1 counter on target creature.', cost: '{G}' };
    const season =
      'If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.';
    expect(
      outcome(
        { battlefield: [on(season), { ...bear, controller: 'A' }], hand: hand(grow) },
        [{ by: 'A', do: 'cast', object: 'gr', targets: ['x'] }, until],
        { counters: { x: { '+1/+1': 2 } } },
      ),
    ).toBe('passed');
  });
});

describe('a permanent that would be put into a graveyard', () => {
  const samurai = on('If a permanent would be put into a graveyard, exile it instead.');
  it('is no card that is milled', () => {
    expect(
      outcome({ battlefield: [samurai], library: { A: [bear] } }, [{ by: 'A', do: 'effect', text: 'Mill a card.' }], {
        zones: { x: 'graveyard' },
      }),
    ).toBe('passed');
  });
  it('is one that dies', () => {
    const kill = { ref: 'd', name: 'D', type: 'Instant', text: 'Destroy target creature.', cost: '{B}' };
    expect(
      outcome(
        { battlefield: [samurai, { ...bear, controller: 'A' }], hand: hand(kill) },
        [{ by: 'A', do: 'cast', object: 'd', targets: ['x'] }, until],
        {
          zones: { x: 'exile' },
        },
      ),
    ).toBe('passed');
  });
});
