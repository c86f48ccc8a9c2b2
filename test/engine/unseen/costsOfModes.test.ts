/** Modes that cost something each, and the other keywords of abilities that are read as what they stand for (702.57, 702.77, 702.120, 702.144, 702.151, 702.172, 702.183). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

interface Board {
  readonly battlefield?: readonly object[];
  readonly zones?: object;
  readonly mana?: object;
  readonly step?: string;
  readonly turn?: number;
  readonly players?: readonly string[];
}
const outcome = (
  { battlefield = [], zones = {}, mana = {}, players = ['A', 'B'], step = 'precombat main', turn = 1 }: Board,
  actions: readonly object[],
  expected: object,
) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: { step, turn, mana, librarySize: Object.fromEntries(players.map((id) => [id, 9])), zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const resolve = { by: 'all', do: 'resolve' };
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const activate = (object: string, more: object = {}) => ({ by: 'A', do: 'activate', object, ...more });
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const card = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: `Test ${ref}`, type, text, ...more });
/** Actions are counted from 1. */
const refusedAt = (at: number) => ({ refused: { action: at + 1 } });

describe('spree', () => {
  const train = card(
    'train',
    'Instant',
    'Spree\n+ {1} — Target player draws a card.\n+ {R} — Test train deals 2 damage to target creature.\n+ {2} — You gain 3 life.',
    { cost: '{R}' },
  );
  const zones = { hand: { A: [train] } };
  const battlefield = [creature('bear', 'B')];

  it('has each mode that is chosen paid for', () => {
    const actions = [cast('train', { modes: [1, 2], targets: ['B', 'bear'] }), resolve];
    const expected = { handSize: { B: 1 }, zones: { bear: 'graveyard' }, life: { A: 20 } };
    expect(outcome({ battlefield, zones, mana: { A: '{1}{R}{R}' } }, actions, expected)).toBe('passed');
  });

  it('cannot have one for which mana is lacking', () => {
    const actions = [cast('train', { modes: [1, 3], targets: ['B'] })];
    expect(outcome({ battlefield, zones, mana: { A: '{1}{R}{R}' } }, actions, refusedAt(0))).toBe('passed');
  });

  it('cannot have none', () => {
    expect(outcome({ battlefield, zones, mana: { A: '{R}' } }, [cast('train', { modes: [] })], refusedAt(0))).toBe('passed');
  });

  it('adds costs also where the mana cost is not paid', () => {
    const actions = [
      effect('Target player may cast an instant card from their hand without paying its mana cost.', { targets: ['A'] }),
      choose('train'),
    ];
    expect(outcome({ battlefield, zones }, actions, { zones: { train: 'hand' } })).not.toMatch(/^failed/);
  });

  it('is copied with its modes', () => {
    const actions = [cast('train', { modes: [3] }), effect('Copy target spell.', { targets: ['train'] }), resolve, resolve];
    expect(outcome({ zones, mana: { A: '{2}{R}' } }, actions, { life: { A: 26 } })).toBe('passed');
  });
});

describe('tiered', () => {
  const magic = card(
    'magic',
    'Instant',
    'Tiered\n• Spark — {0} — Test magic deals 1 damage to any target.\n• Blaze — {2} — Test magic deals 4 damage to any target.',
    { cost: '{R}' },
  );
  const zones = { hand: { A: [magic] } };

  it.each([
    [1, '{R}', 19],
    [2, '{2}{R}', 16],
  ])('with mode %i for %s leaves %i life', (mode, paid, life) => {
    expect(outcome({ zones, mana: { A: paid } }, [cast('magic', { modes: [mode], targets: ['B'] }), resolve], { life: { B: life } })).toBe(
      'passed',
    );
  });

  it('has one mode, and that has its cost', () => {
    expect(outcome({ zones, mana: { A: '{R}' } }, [cast('magic', { modes: [2], targets: ['B'] })], refusedAt(0))).toBe('passed');
    const both = cast('magic', { modes: [1, 2], targets: ['B', 'B'] });
    expect(outcome({ zones, mana: { A: '{2}{R}' } }, [both], refusedAt(0))).toBe('passed');
  });
});

describe('escalate', () => {
  const modes = 'Choose one or more —\n• You gain 4 life.\n• Target opponent loses 2 life.\n• Draw a card.';
  const alliance = card('alliance', 'Sorcery', `Escalate {2}\n${modes}`, { cost: '{W}' });
  const zones = { hand: { A: [alliance] } };

  it.each([
    [[1], '{W}', { life: { A: 24, B: 20 }, handSize: { A: 0 } }],
    [[1, 2], '{2}{W}', { life: { A: 24, B: 18 }, handSize: { A: 0 } }],
    [[1, 2, 3], '{4}{W}', { life: { A: 24, B: 18 }, handSize: { A: 1 } }],
  ] as const)('of modes %j costs %s', (chosen, paid, expected) => {
    const targets = chosen.length > 1 ? ['B'] : [];
    expect(outcome({ zones, mana: { A: paid } }, [cast('alliance', { modes: chosen, targets }), resolve], expected)).toBe('passed');
  });

  it('is not one payment for all', () => {
    const actions = [cast('alliance', { modes: [1, 2, 3], targets: ['B'] })];
    expect(outcome({ zones, mana: { A: '{2}{W}' } }, actions, refusedAt(0))).toBe('passed');
  });

  it('may be a card discarded for each', () => {
    const brutal = card('brutal', 'Sorcery', `Escalate—Discard a card.\n${modes}`, { cost: '{B}' });
    const hand = { A: [brutal, card('x', 'Sorcery', 'Draw a card.'), card('y', 'Sorcery', 'Draw a card.')] };
    const actions = [cast('brutal', { modes: [1, 2, 3], targets: ['B'] }), choose('x'), resolve];
    const expected = { life: { A: 24, B: 18 }, handSize: { A: 1 }, zones: { x: 'graveyard', y: 'graveyard' } };
    expect(outcome({ zones: { hand }, mana: { A: '{B}' } }, actions, expected)).toBe('passed');
    const few = { A: hand.A.slice(0, 2) };
    expect(outcome({ zones: { hand: few }, mana: { A: '{B}' } }, actions.slice(0, 1), refusedAt(0))).toBe('passed');
  });
});

describe('forecast', () => {
  const rain = card('rain', 'Sorcery', 'Draw a card.\nForecast — {U}, Reveal Test rain from your hand: You gain 2 life.', {
    cost: '{5}{U}',
  });
  const zones = { hand: { A: [rain] } };
  const forecast = activate('rain', { ability: 1 });

  it('is made in the upkeep, and the card stays in the hand', () => {
    const board = { zones, step: 'upkeep', mana: { A: '{U}' }, turn: 3 };
    expect(outcome(board, [forecast, resolve], { life: { A: 22 }, zones: { rain: 'hand' } })).toBe('passed');
  });

  it('is made once each turn', () => {
    const board = { zones, step: 'upkeep', mana: { A: '{U}{U}' }, turn: 3 };
    expect(outcome(board, [forecast, resolve, forecast], refusedAt(2))).toBe('passed');
  });

  it('is not made in another step, nor from the graveyard', () => {
    expect(outcome({ zones, mana: { A: '{U}' } }, [forecast], refusedAt(0))).toBe('passed');
    const board = { zones: { graveyard: { A: [rain] } }, step: 'upkeep', mana: { A: '{U}' }, turn: 3 };
    expect(outcome(board, [forecast], refusedAt(0))).toBe('passed');
  });

  it('is not made in the upkeep of an opponent', () => {
    const island = { ref: 'i', name: 'Island', type: 'Basic Land — Island', controller: 'A' };
    expect(outcome({ battlefield: [island], zones }, [until('upkeep of B'), forecast], refusedAt(1))).toBe('passed');
  });
});

describe('reinforce', () => {
  it('puts so many counters on a creature for the card', () => {
    const band = card('band', 'Creature — Human', 'Reinforce 2—{1}{W}', { cost: '{3}{W}', pt: '2/2' });
    const board = { battlefield: [creature('bear', 'B')], zones: { hand: { A: [band] } }, mana: { A: '{1}{W}' } };
    const expected = { zones: { band: 'graveyard' }, pt: { bear: '4/4' } };
    expect(outcome(board, [activate('band', { targets: ['bear'] }), resolve], expected)).toBe('passed');
  });

  it('may be for X', () => {
    const swell = card('swell', 'Instant', 'Creatures you control get +2/+2 until end of turn.\nReinforce X—{X}{W}', { cost: '{3}{W}' });
    const board = { battlefield: [creature('bear', 'A')], zones: { hand: { A: [swell] } }, mana: { A: '{3}{W}' } };
    expect(outcome(board, [activate('swell', { x: 3, targets: ['bear'] }), resolve], { pt: { bear: '5/5' } })).toBe('passed');
  });

  it('is not from the battlefield', () => {
    const band = { ...card('band', 'Creature — Human', 'Reinforce 2—{1}{W}', { cost: '{3}{W}', pt: '2/2' }), controller: 'A' };
    expect(outcome({ battlefield: [band], mana: { A: '{1}{W}' } }, [activate('band', { targets: ['band'] })], refusedAt(0))).toBe('passed');
  });
});

describe('reconfigure', () => {
  const boar = {
    ...card('boar', 'Artifact Creature — Equipment Boar', 'Trample\nEquipped creature gets +3/+2 and has trample.\nReconfigure {2}', {
      pt: '3/2',
    }),
    controller: 'A',
  };
  const battlefield = [boar, creature('bear', 'A'), creature('wolf', 'B')];
  const attached = [activate('boar', { ability: 1, targets: ['bear'] }), resolve];

  it('attaches it, and it is no creature then', () => {
    const expected = {
      attachedTo: { boar: 'bear' },
      pt: { bear: '5/4' },
      types: { boar: { has: ['artifact'], lacks: ['creature'] } },
      abilities: { bear: { has: ['trample'] } },
    };
    expect(outcome({ battlefield, mana: { A: '{2}' } }, [...attached, { by: 'game', do: 'check' }], expected)).toBe('passed');
  });

  it('takes it off again', () => {
    const actions = [...attached, activate('boar', { ability: 2 }), resolve];
    const expected = { pt: { boar: '3/2', bear: '2/2' }, types: { boar: { has: ['creature'] } } };
    expect(outcome({ battlefield, mana: { A: '{4}' } }, actions, expected)).toBe('passed');
  });

  it('is a creature again when its bearer dies', () => {
    const actions = [...attached, effect('Destroy target creature.', { targets: ['bear'] }), { by: 'game', do: 'check' }];
    const expected = { zones: { bear: 'graveyard', boar: 'battlefield' }, pt: { boar: '3/2' }, types: { boar: { has: ['creature'] } } };
    expect(outcome({ battlefield, mana: { A: '{2}' } }, actions, expected)).toBe('passed');
  });

  it('is not attached to itself, nor to an opponent’s creature', () => {
    for (const target of ['boar', 'wolf'])
      expect(outcome({ battlefield, mana: { A: '{2}' } }, [activate('boar', { ability: 1, targets: [target] })], refusedAt(0))).toBe(
        'passed',
      );
  });

  it('is not taken off where it is not attached, nor at another time', () => {
    expect(outcome({ battlefield, mana: { A: '{2}' } }, [activate('boar', { ability: 2 })], refusedAt(0))).toBe('passed');
    expect(
      outcome({ battlefield, step: 'upkeep', mana: { A: '{2}' } }, [activate('boar', { ability: 1, targets: ['bear'] })], refusedAt(0)),
    ).toBe('passed');
  });

  it('stays attached though something makes a creature of it', () => {
    const actions = [
      ...attached,
      effect('Until end of turn, target artifact becomes a creature with base power and toughness 5/5 in addition to its other types.', {
        targets: ['boar'],
      }),
      { by: 'game', do: 'check' },
    ];
    expect(['passed', 'refused actions[2].text']).toContain(
      outcome({ battlefield, mana: { A: '{2}' } }, actions, { attachedTo: { boar: 'bear' } }),
    );
  });
});

describe('demonstrate', () => {
  const lesson = card('lesson', 'Sorcery', 'Demonstrate\nYou gain 3 life.', { cost: '{W}' });
  const zones = { hand: { A: [lesson] } };
  const mana = { A: '{W}' };

  it('is copied for its player and for the opponent', () => {
    const actions = [cast('lesson'), resolve, choose('yes'), until('stack empty')];
    expect(outcome({ zones, mana }, actions, { life: { A: 26, B: 23 } })).toBe('passed');
  });

  it('is copied for nobody, when its player does not', () => {
    const actions = [cast('lesson'), resolve, choose('no'), until('stack empty')];
    expect(outcome({ zones, mana }, actions, { life: { A: 23, B: 20 } })).toBe('passed');
  });

  it('is copied for one of several opponents', () => {
    const actions = [cast('lesson'), resolve, choose('yes'), choose('C'), until('stack empty')];
    expect(outcome({ zones, mana, players: ['A', 'B', 'C'] }, actions, { life: { A: 26, B: 20, C: 23 } })).toBe('passed');
  });

  it('lets each choose new targets for their copy', () => {
    const bolt = card('lesson', 'Sorcery', 'Demonstrate\nTest lesson deals 2 damage to target creature.', { cost: '{R}' });
    const battlefield = [creature('a', 'A'), creature('b', 'B'), creature('b2', 'B')];
    const actions = [cast('lesson', { targets: ['b'] }), resolve, choose('yes'), choose('b2'), choose('a', 'B'), until('stack empty')];
    const expected = { zones: { a: 'graveyard', b: 'graveyard', b2: 'graveyard' } };
    expect(outcome({ battlefield, zones: { hand: { A: [bolt] } }, mana: { A: '{R}' } }, actions, expected)).toBe('passed');
  });
});
