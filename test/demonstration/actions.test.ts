import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const forest = (ref: string, controller = 'A') => ({ ref, name: 'Forest', controller, type: 'Basic Land — Forest' });
const library = { librarySize: { A: 20, B: 20 } };

describe('actions of a scenario', () => {
  it('cycle a card, and what waits for that triggers', () => {
    const sliver = { ref: 'card', name: 'Card', type: 'Sorcery', cost: '{R}', text: 'Cycling {2}' };
    const slide = {
      ref: 'slide',
      name: 'Slide',
      controller: 'B',
      type: 'Enchantment',
      text: 'Whenever a player cycles a card, you gain 1 life.',
    };
    const result = play({
      setup: { ...library, mana: { A: '{C}{C}' }, zones: { battlefield: [slide], hand: { A: [sliver] } } },
      actions: [
        { by: 'A', do: 'activate', object: 'card' },
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ],
      expect: { life: { B: 21 }, handSize: { A: 1 }, zones: { card: 'graveyard' } },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('take mana from untapped lands, unless the action says how', () => {
    const setup = {
      mana: { A: '{G}' },
      zones: {
        battlefield: [forest('f1'), forest('f2')],
        hand: { A: [{ ref: 'cub', name: 'Cub', type: 'Creature — Bear', cost: '{G}', pt: '1/1' }] },
      },
    };
    const cast = (more: object) =>
      play({
        setup,
        actions: [{ by: 'A', do: 'cast', object: 'cub', ...more }],
        expect: { tapped: { f1: false, f2: true }, mana: { A: '{G}' } },
      });
    expect(verdict(cast({ pay: ['f2'] }))).toBe('passed');
    expect(verdict(cast({}))).toBe('failed tapped.f2, mana.A');
    expect(verdict(cast({ pay: 'free' }))).toBe('failed tapped.f2');
  });

  it.each([
    ['targets of a spell that has none', { targets: ['A'] }],
    ['a number for X where there is none', { x: 2 }],
    ['modes where there are none', { modes: [1] }],
    ['a division where nothing is divided', { divide: { A: 1 } }],
    ['a kicker where there is none', { kicked: true }],
    ['other payments where there are none', { additional: ['cub'] }],
  ])('are refused, not carried out without it: %s', (_, more) => {
    const setup = {
      mana: { A: '{G}' },
      zones: { hand: { A: [{ ref: 'cub', name: 'Cub', type: 'Creature — Bear', cost: '{G}', pt: '1/1' }] } },
    };
    const scenario = {
      setup,
      actions: [{ by: 'A', do: 'cast', object: 'cub', ...more }],
      expect: { refused: { action: 1 }, zones: { cub: 'hand' }, mana: { A: '{G}' } },
    };
    expect(verdict(play(scenario))).toBe('passed');
  });

  it.each([
    ['stack empty', 'precombat main', 'A'],
    ['next step', 'beginning of combat', 'A'],
    ['next phase', 'beginning of combat', 'A'],
    ['next turn', 'upkeep', 'B'],
    ['declare attackers', 'declare attackers', 'A'],
    ['postcombat main', 'postcombat main', 'A'],
    ['end', 'end', 'A'],
    ['cleanup', 'upkeep', 'B'],
    ['upkeep of A', 'upkeep', 'A'],
    ['precombat main of B', 'precombat main', 'B'],
  ])('pass until %s', (until, step, active) => {
    const setup = { ...library, zones: { battlefield: [creature('a', 'A')] } };
    expect(verdict(play({ setup, actions: [{ by: 'all', do: 'pass until', until }], expect: { step, active } }))).toBe('passed');
  });

  it('pass until the stack is empty, but not past triggers that wait to be put in order', () => {
    const elder = (ref: string, amount: number) => ({
      ref,
      name: `Test ${ref}`,
      type: 'Creature — Bear',
      pt: '2/2',
      text: `Whenever a creature enters, you gain ${amount} life.`,
    });
    const rise = {
      ref: 'rise',
      name: 'Test Rise',
      type: 'Sorcery',
      cost: '{0}',
      text: 'Return all creature cards from your graveyard to the battlefield.',
    };
    const zones = { hand: { A: [rise] }, graveyard: { A: [elder('Alder', 1), elder('Birch', 10)] } };
    const begun = [
      { by: 'A', do: 'cast', object: 'rise' },
      { by: 'all', do: 'pass' },
    ];
    const goesOn = { by: 'all', do: 'pass until', until: 'stack empty' };
    const order = { by: 'A', do: 'choose', choice: ['Alder', 'Alder', 'Birch', 'Birch'] };
    const refused = { refused: [{ action: 3 }], life: { A: 20 } };
    expect(verdict(play({ setup: { zones }, actions: [...begun, goesOn], expect: refused }))).toBe('passed');
    expect(verdict(play({ setup: { zones }, actions: [...begun, order, goesOn], expect: { life: { A: 42 } } }))).toBe('passed');
  });

  it('pass until a step that never comes, and the trace says so', () => {
    const actions = [{ by: 'all', do: 'pass until', until: 'combat damage' }];
    expect(verdict(play({ setup: library, actions, expect: { refused: { action: 1 }, step: 'precombat main' } }))).toBe('passed');
    expect(verdict(play({ setup: library, actions: [{ by: 'all', do: 'pass until', until: 'lunch' }] }))).toBe('refused actions[0].until');
  });

  it('declare attackers and blockers when they are asked for, and only by who is asked', () => {
    const setup = { ...library, step: 'declare attackers', zones: { battlefield: [creature('a', 'A'), creature('b', 'B', '1/1')] } };
    const actions = [
      { by: 'B', do: 'attack', attackers: { b: 'A' } },
      { by: 'A', do: 'attack', attackers: { a: 'B' } },
      { by: 'A', do: 'block', blockers: { a: 'a' } },
      { by: 'all', do: 'pass until', until: 'declare blockers' },
      { by: 'B', do: 'block', blockers: { b: 'a' } },
      { by: 'all', do: 'pass until', until: 'end of combat' },
    ];
    const result = play({
      setup,
      actions,
      expect: [
        { after: 0, pending: { player: 'A', kind: 'attackers' } },
        { after: 4, pending: { player: 'B', kind: 'blockers' }, attacking: { a: true } },
        { after: 5, blocked: { a: true }, blocking: { b: true } },
        { refused: [{ action: 1 }, { action: 3 }], zones: { a: 'battlefield', b: 'graveyard' }, damage: { a: 1 } },
      ],
    });
    expect(verdict(result)).toBe('passed');
  });

  it('leave state-based actions for the next action after an effect', () => {
    const setup = { zones: { battlefield: [creature('a', 'A')] } };
    const actions = [{ by: 'A', do: 'effect', text: 'Target creature gets -2/-2 until end of turn.', targets: ['a'] }, { do: 'check' }];
    const expectations = [
      { after: 1, zones: { a: 'battlefield' }, pt: { a: '0/0' } },
      { after: 2, zones: { a: 'graveyard' } },
    ];
    expect(verdict(play({ setup, actions, expect: expectations }))).toBe('passed');
  });

  it('put everything back when one is refused in its middle', () => {
    const shot = { ref: 'shot', name: 'Shot', type: 'Instant', cost: '{R}{R}', text: 'Shot deals 2 damage to target creature.' };
    const setup = { mana: { A: '{R}' }, zones: { battlefield: [creature('a', 'B')], hand: { A: [shot] } } };
    const actions = [{ by: 'A', do: 'cast', object: 'shot', targets: ['a'] }];
    const result = play({
      setup,
      actions,
      expect: { refused: { action: 1, rule: '601.2g' }, zones: { shot: 'hand' }, mana: { A: '{R}' }, priority: 'A' },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('answer with any what does not matter', () => {
    const setup = { zones: { hand: { B: [{ ref: 'one' }, { ref: 'two' }] } } };
    const discard = { by: 'A', do: 'effect', text: 'Target player discards a card.', targets: ['B'] };
    const expectations = { graveyardSize: { B: 1 } };
    expect(verdict(play({ setup, actions: [{ ...discard, auto: true }], expect: expectations }))).toBe('passed');
    expect(verdict(play({ setup, actions: [discard, { by: 'B', do: 'choose', choice: 'any' }], expect: expectations }))).toBe('passed');
    expect(
      verdict(
        play({ setup, actions: [discard, { by: 'B', do: 'choose', choice: 'two' }], expect: { zones: { two: 'graveyard', one: 'hand' } } }),
      ),
    ).toBe('passed');
    expect(
      verdict(play({ setup, actions: [discard], expect: { pending: { player: 'B', kind: 'object' }, graveyardSize: { B: 0 } } })),
    ).toBe('passed');
  });

  it('let a player concede in the middle of casting a spell, which is gone with them, and not while others’ choices wait', () => {
    const zones = {
      hand: { A: [{ ref: 'bolt', name: 'Bolt', cost: '{0}', type: 'Instant', text: 'This spell deals 3 damage to any target.' }] },
      battlefield: [creature('bear', 'B')],
    };
    const cast = { by: 'A', do: 'cast', object: 'bolt' };
    const expected = { losers: ['A'], zones: { bolt: 'gone', bear: 'battlefield' }, life: { B: 20 }, priority: 'B' };
    expect(
      verdict(play({ players: ['A', 'B', 'C'], setup: { zones }, actions: [cast, { by: 'A', do: 'concede' }], expect: expected })),
    ).toBe('passed');
    const other = { pending: { player: 'A', kind: 'target' }, refused: { action: 2 }, losers: [] };
    const third = [cast, { by: 'C', do: 'concede' }];
    expect(verdict(play({ players: ['A', 'B', 'C'], setup: { zones }, actions: third, expect: other }))).toBe('passed');
  });

  it('let a player concede', () => {
    expect(verdict(play({ actions: [{ by: 'B', do: 'concede' }], expect: { winner: 'A', losers: ['B'] } }))).toBe('passed');
  });

  it('play the same way each time', () => {
    const setup = { ...library, step: 'upkeep', zones: { battlefield: [creature('a', 'A')] } };
    const scenario = { setup, actions: [{ by: 'all', do: 'pass until', until: 'next turn' }] };
    expect(play(scenario)).toEqual(play(scenario));
  });

  it('are cited by the numbers of the edition they are played under', () => {
    const setup = { zones: { battlefield: [creature('a', 'A', '2/2', { damage: 2 })] } };
    expect(verdict(play({ setup, expect: { cites: ['704.5g'] } }))).toBe('passed');
    expect(verdict(play({ setup, expect: { cites: ['420.5c'] } }, '2005-10-01'))).toBe('passed');
    expect(verdict(play({ setup, expect: { cites: ['704.5g'] } }, '2005-10-01'))).toBe('failed cites');
  });
});

describe('enumerate', () => {
  it('lists attacks and blocks', () => {
    const zones = { battlefield: [creature('a', 'A'), creature('a2', 'A'), creature('b', 'B')] };
    const attacks = play({
      setup: { step: 'declare attackers', zones },
      actions: [{ by: 'A', do: 'enumerate', what: 'attacks' }],
      expect: { legal: { exactly: [{}, { a: 'B' }, { a2: 'B' }, { a2: 'B', a: 'B' }] } },
    });
    expect(verdict(attacks)).toBe('passed');
    const blocks = play({
      setup: { step: 'declare blockers', zones, attacking: { a: 'B', a2: 'B' } },
      actions: [{ by: 'B', do: 'enumerate', what: 'blocks' }],
      expect: { legal: { exactly: [{}, { b: 'a' }, { b: ['a2'] }] } },
    });
    expect(verdict(blocks)).toBe('passed');
  });

  it('lists what X may be, and what a player may do', () => {
    const fire = { ref: 'fire', name: 'Fire', type: 'Instant', cost: '{X}{R}', text: 'Fire deals X damage to target creature.' };
    const setup = { mana: { A: '{R}{R}{R}' }, zones: { battlefield: [creature('a', 'B')], hand: { A: [fire] } } };
    const xs = { by: 'A', do: 'enumerate', what: 'x values', object: 'fire' };
    expect(verdict(play({ setup, actions: [xs], expect: { legal: { exactly: [0, 1, 2] } } }))).toBe('passed');
    const doable = { by: 'A', do: 'enumerate', what: 'legal actions' };
    expect(
      verdict(play({ setup, actions: [doable], expect: { legal: { exactly: [{ do: 'pass' }, { do: 'cast', object: 'fire' }] } } })),
    ).toBe('passed');
  });

  it('changes nothing', () => {
    const setup = { step: 'declare attackers', zones: { battlefield: [creature('a', 'A')] } };
    const result = play({
      setup,
      actions: [{ by: 'A', do: 'enumerate', what: 'attacks' }],
      expect: { pending: { player: 'A', kind: 'attackers' }, tapped: { a: false } },
    });
    expect(verdict(result)).toBe('passed');
  });
});
