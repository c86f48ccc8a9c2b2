/** What players and the game itself are (702.145, 702.179, 724, 727, 730): the monarch, speed, rad counters, day and night. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

interface Board {
  readonly battlefield?: readonly object[];
  readonly setup?: object;
  readonly zones?: object;
  readonly players?: readonly string[];
  readonly edition?: string;
  readonly options?: object;
}
const outcome = (
  { battlefield = [], setup = {}, zones = {}, players = ['A', 'B'], edition = '2026-01-16', options = {} }: Board,
  actions: readonly object[],
  expected: object,
) =>
  verdict(
    play({
      edition,
      players,
      options,
      setup: { librarySize: Object.fromEntries(players.map((id) => [id, 9])), ...setup, zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const out = until('stack empty');
const attack = (by: string, attackers: object) => ({ by, do: 'attack', attackers });
const three = { players: ['A', 'B', 'C'], options: { attackMultiplePlayers: true } };
const crowned = effect('You become the monarch.');
const enchantment = (ref: string, controller: string, text: string) => ({
  ref,
  name: `Test ${ref}`,
  type: 'Enchantment',
  controller,
  text,
});

describe('the monarch', () => {
  it('draws at the beginning of their end step, and nobody else does', () => {
    expect(outcome({}, [crowned, until('end of A'), out], { handSize: { A: 1, B: 0 } })).toBe('passed');
    expect(outcome({}, [crowned, until('end of B'), out], { handSize: { A: 1, B: 1 }, cites: ['724.2'] })).toBe('passed');
  });

  it('is dethroned by combat damage of a creature, whose controller draws then', () => {
    const battlefield = [creature('bear', 'B')];
    const actions = [crowned, until('declare attackers of B'), attack('B', { bear: 'A' }), until('end of B'), out];
    // A drew at their own end step, B in the draw step and as the monarch.
    expect(outcome({ battlefield }, actions, { handSize: { A: 1, B: 2 }, life: { A: 18 } })).toBe('passed');
  });

  it('is not dethroned by damage that no creature deals in combat', () => {
    const zap = {
      by: 'A',
      do: 'effect',
      text: 'Target creature you control deals 2 damage to target player.',
      controller: 'B',
      targets: ['bear', 'A'],
    };
    const actions = [crowned, until('upkeep of B'), zap, until('end of B'), out];
    expect(outcome({ battlefield: [creature('bear', 'B')] }, actions, { handSize: { A: 1, B: 1 }, life: { A: 18 } })).toBe('passed');
  });

  it('is one player alone, of three', () => {
    const king = enchantment('king', 'A', "As long as you're the monarch, creatures you control get +1/+1.");
    const theirs = enchantment('theirs', 'C', "As long as you're the monarch, creatures you control get +1/+1.");
    const battlefield = [king, theirs, creature('mine', 'A'), creature('foe', 'C')];
    const other = effect('Target player becomes the monarch.', { targets: ['C'] });
    expect(outcome({ ...three, battlefield }, [crowned], { pt: { mine: '3/3', foe: '2/2' } })).toBe('passed');
    expect(outcome({ ...three, battlefield }, [crowned, other], { pt: { mine: '2/2', foe: '3/3' }, cites: ['724.3'] })).toBe('passed');
  });

  it('leaves the crown to the active player', () => {
    const actions = [effect('Target player becomes the monarch.', { targets: ['B'] }), { by: 'B', do: 'concede' }, until('end of A'), out];
    expect(outcome(three, actions, { handSize: { A: 1 }, losers: ['B'] })).toBe('passed');
  });

  it('is nobody at first', () => {
    const text = 'At the beginning of your upkeep, if no one is the monarch, you become the monarch.';
    const actions = [until('end of B'), out];
    expect(outcome({ battlefield: [enchantment('herald', 'B', text)] }, actions, { handSize: { A: 0, B: 2 } })).toBe('passed');
  });
});

describe('speed', () => {
  const engine = {
    ref: 'engine',
    name: 'Engine',
    type: 'Artifact',
    controller: 'A',
    text: 'Start your engines!\nMax speed — Creatures you control get +2/+2.',
  };
  const bear = creature('bear', 'A');
  const drain = effect('Target player loses 1 life.', { targets: ['B'] });
  const turn = [until('upkeep of A'), drain, out];

  it('begins with 1 and is 2 once an opponent lost life in that turn, however often', () => {
    const gauge = enchantment('gauge', 'A', 'Creatures you control get +1/+1 as long as you have max speed.');
    const counted = effect('You gain life equal to your speed.');
    expect(outcome({ battlefield: [engine, bear, gauge] }, [drain, out, drain, out, counted], { life: { A: 22, B: 18 } })).toBe('passed');
  });

  it('is at most 4, from which on max speed abilities are there', () => {
    const actions = [drain, out, ...turn];
    expect(outcome({ battlefield: [engine, bear] }, actions, { pt: { bear: '2/2' } })).toBe('passed');
    expect(
      outcome({ battlefield: [engine, bear] }, [...actions, ...turn, ...turn, effect('You gain life equal to your speed.')], {
        pt: { bear: '4/4' },
        life: { A: 24 },
      }),
    ).toBe('passed');
  });

  it('does not grow in turns of others, nor by life that its own player loses', () => {
    const own = effect('You lose 3 life.');
    const actions = [own, out, until('upkeep of B'), drain, out, effect('You gain life equal to your speed.')];
    expect(outcome({ battlefield: [engine] }, actions, { life: { A: 18, B: 19 } })).toBe('passed');
  });

  it('is none without such a permanent, and stays when it has gone', () => {
    const counted = effect('You gain life equal to your speed.');
    expect(outcome({}, [drain, out, counted], { life: { A: 20 } })).toBe('passed');
    const gone = effect('Destroy target artifact.', { targets: ['engine'] });
    expect(outcome({ battlefield: [engine] }, [drain, out, gone, counted], { life: { A: 22 }, zones: { engine: 'graveyard' } })).toBe(
      'passed',
    );
  });
});

describe('rad counters', () => {
  const isle = (ref: string) => ({ ref, name: 'Island', type: 'Basic Land — Island' });
  const bear = (ref: string) => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2' });
  const library = { A: [bear('a'), bear('b')], B: [isle('draw'), bear('one'), isle('two'), bear('three'), bear('four')] };
  const board = { zones: { library }, setup: {} };
  const verdictOf = (actions: readonly object[], expected: object) =>
    verdict(play({ edition: '2026-01-16', players: ['A', 'B'], setup: { zones: board.zones }, actions, expect: expected }));

  it('mill, and each nonland card takes one of them and a life', () => {
    const actions = [effect('Target player gets three rad counters.', { targets: ['B'] }), until('precombat main of B'), out];
    expect(
      verdictOf(actions, {
        life: { A: 20, B: 18 },
        zones: { one: 'graveyard', two: 'graveyard', three: 'graveyard', four: 'library' },
        graveyardSize: { A: 0 },
        cites: ['727.1'],
      }),
    ).toBe('passed');
  });

  it('go on with those that are left', () => {
    const isles = { A: ['a', 'b', 'c', 'd'].map(isle), B: ['e', 'f', 'g', 'h', 'i', 'j'].map(isle) };
    const actions = [
      effect('Target player gets two rad counters.', { targets: ['B'] }),
      until('precombat main of B'),
      out,
      until('precombat main of B'),
      out,
    ];
    expect(
      verdict(
        play({
          edition: '2026-01-16',
          players: ['A', 'B'],
          setup: { zones: { library: isles } },
          actions,
          expect: { life: { B: 20 }, graveyardSize: { B: 4 } },
        }),
      ),
    ).toBe('passed');
  });

  it('are counters that proliferate', () => {
    const actions = [
      effect('Target player gets a rad counter.', { targets: ['B'] }),
      effect('Proliferate.'),
      { by: 'A', do: 'choose', choice: ['B'] },
      until('precombat main of B'),
      out,
    ];
    expect(verdictOf(actions, { life: { B: 19 }, zones: { one: 'graveyard', two: 'graveyard', three: 'library' } })).toBe('passed');
  });
});

describe('day and night', () => {
  const werewolf = {
    layout: 'transform',
    faces: [
      { name: 'Villager', type: 'Creature — Human Werewolf', cost: '{1}', pt: '2/2', text: 'Daybound' },
      { name: 'Moonfang', type: 'Creature — Werewolf', pt: '4/4', text: 'Nightbound' },
    ],
  };
  const wolf = (ref: string, controller: string) => ({ ...werewolf, ref, controller });
  const turns = (...steps: readonly string[]) => steps.map(until);
  const spell = (ref: string) => ({ ref, name: `Spell ${ref}`, type: 'Instant', cost: '{0}', text: 'You gain 1 life.' });
  const cast = (by: string, object: string) => ({ by, do: 'cast', object });

  it('is day first with daybound, and night after a turn without a spell of its player', () => {
    expect(
      outcome({ battlefield: [wolf('wolf', 'A')] }, [until('upkeep of B')], {
        pt: { wolf: '4/4' },
        name: { wolf: 'Moonfang' },
        cites: ['702.145b'],
      }),
    ).toBe('passed');
  });

  it('stays day when that player cast one, whoever else did not', () => {
    const zones = { hand: { A: [spell('s')] } };
    expect(outcome({ battlefield: [wolf('wolf', 'B')], zones }, [cast('A', 's'), out, until('upkeep of B')], { pt: { wolf: '2/2' } })).toBe(
      'passed',
    );
    const theirs = { hand: { B: [spell('s')] } };
    const actions = [{ by: 'A', do: 'pass' }, cast('B', 's'), out, until('upkeep of B')];
    expect(outcome({ battlefield: [wolf('wolf', 'B')], zones: theirs }, actions, { pt: { wolf: '4/4' } })).toBe('passed');
  });

  it('becomes day again after two spells of one turn, not after one', () => {
    const zones = { hand: { B: [spell('s'), spell('t'), spell('u')] } };
    const night = until('precombat main of B');
    expect(
      outcome({ battlefield: [wolf('wolf', 'A')], zones }, [night, cast('B', 's'), out, until('upkeep of A')], { pt: { wolf: '4/4' } }),
    ).toBe('passed');
    expect(
      outcome({ battlefield: [wolf('wolf', 'A')], zones }, [night, cast('B', 's'), cast('B', 't'), out, until('upkeep of A')], {
        pt: { wolf: '2/2' },
      }),
    ).toBe('passed');
  });

  it('is night for what enters, transformed', () => {
    const battlefield = [{ ref: 'ground', name: 'Plains', type: 'Basic Land — Plains', controller: 'A' }];
    const card = { ...werewolf, ref: 'wolf' };
    const actions = [effect('It becomes night.'), cast('A', 'wolf'), out];
    expect(outcome({ battlefield, zones: { hand: { A: [card] } } }, actions, { pt: { wolf: '4/4' }, cites: ['730.1'] })).toBe('passed');
    expect(outcome({ battlefield, zones: { hand: { A: [card] } } }, actions.slice(1), { pt: { wolf: '2/2' } })).toBe('passed');
  });

  it('transforms all at once by an effect, and abilities wait for it', () => {
    const sage = enchantment('sage', 'A', 'Whenever day becomes night or night becomes day, draw a card.');
    const battlefield = [sage, wolf('one', 'A'), wolf('two', 'B')];
    const actions = [effect('It becomes night.'), out];
    expect(outcome({ battlefield }, actions, { pt: { one: '4/4', two: '4/4' }, handSize: { A: 1 } })).toBe('passed');
    expect(
      outcome({ battlefield }, [...actions, effect('It becomes day.'), out], { pt: { one: '2/2', two: '2/2' }, handSize: { A: 2 } }),
    ).toBe('passed');
  });

  it('is neither without anything that speaks of it', () => {
    const lamp = enchantment('lamp', 'A', "Creatures you control get +1/+1 as long as it's night.");
    expect(outcome({ battlefield: [lamp, creature('bear', 'A')] }, turns('upkeep of B', 'upkeep of A'), { pt: { bear: '2/2' } })).toBe(
      'passed',
    );
    expect(outcome({ battlefield: [lamp, creature('bear', 'A'), wolf('wolf', 'B')] }, turns('upkeep of B'), { pt: { bear: '3/3' } })).toBe(
      'passed',
    );
  });
});

describe('the Ring', () => {
  const tempted = effect('The Ring tempts you.');
  const bear = creature('bear', 'A', '2/2');
  const attacked = [until('declare attackers of A'), attack('A', { bear: 'B' })];
  const block = (blocker: string) => [until('declare blockers of A'), { by: 'B', do: 'block', blockers: { [blocker]: 'bear' } }];

  it('makes its bearer legendary, and small to those with greater power', () => {
    const battlefield = [bear, creature('big', 'B', '3/3'), creature('same', 'B', '2/2')];
    const actions = [tempted, ...attacked, ...block('big'), { by: 'B', do: 'block', blockers: { same: 'bear' } }];
    const expected = { supertypes: { bear: { has: ['legendary'] } }, refused: { action: 5 }, cites: ['701.54a'] };
    expect(outcome({ battlefield }, actions, expected)).toBe('passed');
  });

  it('asks which, and leaves the former bearer', () => {
    const battlefield = [bear, creature('other', 'A', '1/1')];
    const chosen = (choice: string) => ({ by: 'A', do: 'choose', choice });
    const actions = [tempted, chosen('bear'), tempted, chosen('other')];
    const expected = { supertypes: { bear: { lacks: ['legendary'] }, other: { has: ['legendary'] } } };
    expect(outcome({ battlefield }, actions, expected)).toBe('passed');
  });

  it('draws from the second time on, and hurts from the fourth', () => {
    const battlefield = [bear];
    expect(outcome({ battlefield }, [tempted, ...attacked, until('end of A')], { life: { B: 18 }, graveyardSize: { A: 0 } })).toBe(
      'passed',
    );
    const twice = [tempted, tempted, ...attacked, out, until('end of A')];
    expect(outcome({ battlefield }, twice, { life: { B: 18 }, graveyardSize: { A: 1 } })).toBe('passed');
    const often = [tempted, tempted, tempted, tempted, ...attacked, out, until('end of A')];
    expect(outcome({ battlefield }, often, { life: { B: 15 }, graveyardSize: { A: 1 } })).toBe('passed');
  });

  it('has what blocks its bearer sacrificed from the third time on', () => {
    const battlefield = [bear, creature('wall', 'B', '0/9')];
    const actions = [tempted, tempted, tempted, ...attacked, out, ...block('wall'), until('end of A')];
    expect(outcome({ battlefield }, actions, { zones: { wall: 'graveyard', bear: 'battlefield' } })).toBe('passed');
  });

  it('is borne no longer by what another player controls', () => {
    const actions = [tempted, effect('Target opponent gains control of target creature you control.', { targets: ['B', 'bear'] })];
    expect(outcome({ battlefield: [bear] }, actions, { controller: { bear: 'B' }, supertypes: { bear: { lacks: ['legendary'] } } })).toBe(
      'passed',
    );
  });
});
