/** Keywords by which a card is cast for another cost, with what hangs on that (702.113, 702.146, 702.148, 702.160, 702.173, 702.180, 702.187). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

interface Board {
  readonly battlefield?: readonly object[];
  readonly zones?: object;
  readonly mana?: object;
  readonly step?: string;
  readonly players?: readonly string[];
}
const outcome = (
  { battlefield = [], zones = {}, mana = {}, players = ['A', 'B'], step = 'precombat main' }: Board,
  actions: readonly object[],
  expected: object,
) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: { step, mana, librarySize: Object.fromEntries(players.map((id) => [id, 9])), zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const resolve = { by: 'all', do: 'resolve' };
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const attack = (attackers: object) => ({ by: 'A', do: 'attack', attackers });
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const card = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: `Test ${ref}`, type, text, ...more });
const forest = (ref: string, controller = 'A') => ({ ref, name: 'Forest', type: 'Basic Land — Forest', controller });
/** Actions are counted from 1. */
const refusedAt = (at: number) => ({ refused: { action: at + 1 } });

describe('mayhem', () => {
  const imp = card('imp', 'Creature — Imp', 'Mayhem {B}', { cost: '{3}{B}', pt: '3/3' });
  const discarded = effect('Discard a card.');

  it('lets what was discarded this turn be cast from the graveyard', () => {
    const board = { zones: { hand: { A: [imp] } }, mana: { A: '{B}' } };
    const expected = { zones: { imp: 'battlefield' }, manaValue: { imp: 4 } };
    expect(outcome(board, [discarded, cast('imp', { alternative: 'mayhem' }), resolve], expected)).toBe('passed');
  });

  it('does not for what came there in another way', () => {
    const board = { zones: { graveyard: { A: [imp] } }, mana: { A: '{B}' } };
    expect(outcome(board, [cast('imp', { alternative: 'mayhem' })], refusedAt(0))).toBe('passed');
  });

  it('does not on a later turn', () => {
    const lands = { battlefield: [{ ref: 's', name: 'Swamp', type: 'Basic Land — Swamp', controller: 'A' }] };
    const board = { ...lands, zones: { hand: { A: [imp] } } };
    const actions = [discarded, until('upkeep of B'), until('precombat main of A'), cast('imp', { alternative: 'mayhem' })];
    expect(outcome(board, actions, refusedAt(3))).toBe('passed');
  });

  it('is of no use to an opponent who had it discarded', () => {
    const board = { zones: { hand: { B: [imp] } }, mana: { A: '{B}' } };
    const actions = [effect('Target player discards a card.', { targets: ['B'] }), cast('imp', { alternative: 'mayhem' })];
    expect(outcome(board, actions, refusedAt(1))).toBe('passed');
  });
});

describe('harmonize', () => {
  const song = card('song', 'Sorcery', 'You gain 4 life.\nHarmonize {5}{R}', { cost: '{1}{R}' });
  const zones = { graveyard: { A: [song] } };
  const wolf = creature('wolf', 'A', '3/2', { sick: true });

  it('is paid whole with no creature, and the spell is exiled', () => {
    const actions = [cast('song', { alternative: 'harmonize' }), choose([]), resolve];
    const expected = { life: { A: 24 }, zones: { song: 'exile' }, tapped: { wolf: false } };
    expect(outcome({ battlefield: [wolf], zones, mana: { A: '{5}{R}' } }, actions, expected)).toBe('passed');
  });

  it('costs generic mana less, as much as the power of one that is tapped, though it came this turn', () => {
    const actions = [cast('song', { alternative: 'harmonize', additional: ['wolf'] }), resolve];
    const expected = { life: { A: 24 }, zones: { song: 'exile' }, tapped: { wolf: true } };
    expect(outcome({ battlefield: [wolf], zones, mana: { A: '{2}{R}' } }, actions, expected)).toBe('passed');
  });

  it('leaves the colored mana to be paid', () => {
    const giant = creature('giant', 'A', '9/9');
    const actions = [cast('song', { alternative: 'harmonize', additional: ['giant'] })];
    expect(outcome({ battlefield: [giant], zones, mana: { A: '{G}' } }, actions, refusedAt(0))).toBe('passed');
  });

  it('is not helped by two', () => {
    const actions = [cast('song', { alternative: 'harmonize', additional: ['wolf', 'bear'] })];
    const battlefield = [wolf, creature('bear', 'A')];
    expect(outcome({ battlefield, zones, mana: { A: '{R}' } }, actions, refusedAt(0))).toBe('passed');
  });

  it('nor by one that is tapped, or is an opponent’s', () => {
    for (const bear of [creature('bear', 'A', '2/2', { tapped: true }), creature('bear', 'B')]) {
      const actions = [cast('song', { alternative: 'harmonize', additional: ['bear'] })];
      expect(outcome({ battlefield: [bear], zones, mana: { A: '{5}{R}' } }, actions, refusedAt(0))).toBe('passed');
    }
  });

  it('exiles a spell that is countered', () => {
    const actions = [cast('song', { alternative: 'harmonize' }), effect('Counter target spell.', { targets: ['song'] })];
    expect(outcome({ zones, mana: { A: '{5}{R}' } }, actions, { life: { A: 20 }, zones: { song: 'exile' } })).toBe('passed');
  });

  it('is nothing to a spell from the hand', () => {
    const expected = { life: { A: 24 }, zones: { song: 'graveyard' } };
    expect(outcome({ zones: { hand: { A: [song] } }, mana: { A: '{1}{R}' } }, [cast('song'), resolve], expected)).toBe('passed');
  });
});

describe('freerunning', () => {
  const ambush = card('ambush', 'Sorcery', 'Draw two cards.\nFreerunning {U}', { cost: '{4}{U}' });
  const zones = { hand: { A: [ambush] } };
  const killer = creature('killer', 'A', '2/2', { type: 'Creature — Human Assassin' });
  const forFree = [until('postcombat main'), effect('Add {U}.'), cast('ambush', { alternative: 'freerunning' }), resolve];
  const struck = (striker: object, blockers: readonly object[] = []) =>
    outcome(
      { battlefield: [striker, ...blockers], zones, step: 'declare attackers' },
      [
        attack({ killer: 'B' }),
        ...(blockers.length > 0 ? [until('declare blockers'), { by: 'B', do: 'block', blockers: { wall: 'killer' } }] : []),
        ...forFree,
      ],
      blockers.length > 0 || !('type' in striker && String(striker.type).includes('Assassin')) ? {} : { handSize: { A: 2 } },
    );

  it('is paid once an Assassin has dealt combat damage to a player', () => {
    expect(struck(killer)).toBe('passed');
  });

  it('or a commander has', () => {
    const actions = [attack({ killer: 'B' }), ...forFree];
    const general = creature('killer', 'A', '2/2', { commander: true });
    expect(outcome({ battlefield: [general], zones, step: 'declare attackers' }, actions, { handSize: { A: 2 } })).toBe('passed');
  });

  it('is not when another creature has', () => {
    const actions = [attack({ bear: 'B' }), until('postcombat main'), effect('Add {U}.'), cast('ambush', { alternative: 'freerunning' })];
    const battlefield = [creature('bear', 'A'), killer];
    expect(outcome({ battlefield, zones, step: 'declare attackers' }, actions, refusedAt(3))).toBe('passed');
  });

  it('is not when the Assassin was blocked', () => {
    const actions = [
      attack({ killer: 'B' }),
      until('declare blockers'),
      { by: 'B', do: 'block', blockers: { wall: 'killer' } },
      until('postcombat main'),
      effect('Add {U}.'),
      cast('ambush', { alternative: 'freerunning' }),
    ];
    const battlefield = [killer, creature('wall', 'B', '0/4')];
    expect(outcome({ battlefield, zones, step: 'declare attackers' }, actions, refusedAt(5))).toBe('passed');
  });
});

describe('awaken', () => {
  const ruin = card('ruin', 'Sorcery', 'Destroy target creature.\nAwaken 4—{5}{B}{B}', { cost: '{2}{B}' });
  const zones = { hand: { A: [ruin] } };
  const battlefield = [creature('bear', 'B'), forest('wood'), forest('grove', 'B')];

  it('makes a land a creature with counters, and a land still', () => {
    const actions = [cast('ruin', { alternative: 'awaken', targets: ['bear', 'wood'] }), resolve];
    const expected = {
      zones: { bear: 'graveyard' },
      pt: { wood: '4/4' },
      counters: { wood: { '+1/+1': 4 } },
      types: { wood: { has: ['creature', 'land'] } },
      subtypes: { wood: { has: ['Elemental', 'Forest'] } },
      abilities: { wood: { has: ['haste'] } },
    };
    expect(outcome({ battlefield, zones, mana: { A: '{5}{B}{B}' } }, actions, expected)).toBe('passed');
  });

  it('asks for no land when it is not paid', () => {
    const actions = [cast('ruin', { targets: ['bear'] }), resolve];
    const expected = { zones: { bear: 'graveyard' }, types: { wood: { lacks: ['creature'] } } };
    expect(outcome({ battlefield, zones, mana: { A: '{2}{B}' } }, actions, expected)).toBe('passed');
  });

  it('takes no land of an opponent', () => {
    const actions = [cast('ruin', { alternative: 'awaken', targets: ['bear', 'grove'] })];
    expect(outcome({ battlefield, zones, mana: { A: '{5}{B}{B}' } }, actions, refusedAt(0))).toBe('passed');
  });

  it('awakens the land though the creature is gone', () => {
    const actions = [
      cast('ruin', { alternative: 'awaken', targets: ['bear', 'wood'] }),
      effect('Destroy target creature.', { targets: ['bear'] }),
      resolve,
    ];
    expect(outcome({ battlefield, zones, mana: { A: '{5}{B}{B}' } }, actions, { pt: { wood: '4/4' } })).toBe('passed');
  });

  it('gives counters that stay when the land is no creature any more', () => {
    const actions = [
      cast('ruin', { alternative: 'awaken', targets: ['bear', 'wood'] }),
      resolve,
      effect('Return target land to its owner’s hand.', { targets: ['wood'] }),
    ];
    expect(outcome({ battlefield, zones, mana: { A: '{5}{B}{B}' } }, actions, { zones: { wood: 'hand' } })).toBe('passed');
  });
});

describe('cleave', () => {
  const strike = card('strike', 'Instant', 'Cleave {4}{W}\nDestroy target [attacking] creature.', { cost: '{W}' });
  const zones = { hand: { A: [strike] } };
  const battlefield = [creature('bear', 'B')];

  it('takes the words in brackets away', () => {
    const actions = [cast('strike', { alternative: 'cleave', targets: ['bear'] }), resolve];
    expect(outcome({ battlefield, zones, mana: { A: '{4}{W}' } }, actions, { zones: { bear: 'graveyard' } })).toBe('passed');
  });

  it('leaves them without its cost', () => {
    expect(outcome({ battlefield, zones, mana: { A: '{W}' } }, [cast('strike', { targets: ['bear'] })], refusedAt(0))).toBe('passed');
  });

  it('takes away what stands at the end, and what stands in the midst', () => {
    const grasp = card('grasp', 'Sorcery', 'Cleave {2}{B}\nTarget player discards a card [at random].', { cost: '{B}' });
    const hand = { A: [grasp], B: [card('x', 'Sorcery', 'Draw a card.'), card('y', 'Sorcery', 'Draw a card.')] };
    const actions = [cast('grasp', { alternative: 'cleave', targets: ['B'] }), resolve, choose('x', 'B')];
    expect(outcome({ zones: { hand }, mana: { A: '{2}{B}' } }, actions, { zones: { x: 'graveyard', y: 'hand' } })).toBe('passed');
  });

  it('holds for a copy of the spell', () => {
    const actions = [
      cast('strike', { alternative: 'cleave', targets: ['bear'] }),
      effect('Copy target spell. You may choose new targets for the copy.', { targets: ['strike'] }),
      choose('wolf'),
      resolve,
      resolve,
    ];
    const both = [...battlefield, creature('wolf', 'B')];
    const expected = { zones: { bear: 'graveyard', wolf: 'graveyard' } };
    expect(outcome({ battlefield: both, zones, mana: { A: '{4}{W}' } }, actions, expected)).toBe('passed');
  });
});

describe('disturb', () => {
  const ghost = {
    ref: 'ghost',
    name: 'Test Villager',
    layout: 'transform',
    faces: [
      { name: 'Test Villager', cost: '{W}', type: 'Creature — Human', pt: '1/1', text: 'Disturb {1}{W}' },
      {
        name: 'Test Phantom',
        type: 'Creature — Spirit',
        colors: ['white'],
        pt: '2/1',
        text: 'Flying\nIf Test Phantom would be put into a graveyard from anywhere, exile it instead.',
      },
    ],
  };
  const zones = { graveyard: { A: [ghost] } };
  const disturbed = cast('ghost', { alternative: 'disturb' });

  it('casts the back face, of the mana value of the front', () => {
    const expected = { name: { ghost: 'Test Phantom' }, pt: { ghost: '2/1' }, manaValue: { ghost: 1 }, zones: { ghost: 'battlefield' } };
    expect(outcome({ zones, mana: { A: '{1}{W}' } }, [disturbed, resolve], expected)).toBe('passed');
  });

  it('is a Spirit on the stack already', () => {
    const expected = [{ after: 1, name: { ghost: 'Test Phantom' }, zones: { ghost: 'stack' }, manaValue: { ghost: 1 } }];
    expect(outcome({ zones, mana: { A: '{1}{W}' } }, [disturbed], expected as never)).toBe('passed');
  });

  it('is exiled when it is countered, by what its back says', () => {
    const actions = [disturbed, effect('Counter target spell.', { targets: ['ghost'] })];
    expect(outcome({ zones, mana: { A: '{1}{W}' } }, actions, { zones: { ghost: 'exile' } })).toBe('passed');
  });

  it('is for its owner, and from the graveyard', () => {
    expect(outcome({ zones: { hand: { A: [ghost] } }, mana: { A: '{1}{W}' } }, [disturbed], refusedAt(0))).toBe('passed');
    expect(outcome({ zones: { graveyard: { B: [ghost] } }, mana: { A: '{1}{W}' } }, [disturbed], refusedAt(0))).toBe('passed');
  });

  it('asks an Aura on the back what it enchants', () => {
    const [front] = ghost.faces;
    const aura = {
      name: 'Test Shroud',
      type: 'Enchantment — Aura',
      colors: ['white'],
      text: 'Enchant creature\nEnchanted creature gets +2/+2.\nIf Test Shroud would be put into a graveyard from anywhere, exile it instead.',
    };
    const shroud = { ...ghost, faces: [front, aura] };
    const board = { battlefield: [creature('bear', 'A')], zones: { graveyard: { A: [shroud] } }, mana: { A: '{1}{W}' } };
    const actions = [cast('ghost', { alternative: 'disturb', targets: ['bear'] }), resolve];
    expect(outcome(board, actions, { pt: { bear: '4/4' }, attachedTo: { ghost: 'bear' } })).toBe('passed');
  });
});

describe('prototype', () => {
  const engine = card('engine', 'Artifact Creature — Golem', 'Prototype {1}{G}{G} — 3/3\nTrample', { cost: '{7}', pt: '7/6' });
  const zones = { hand: { A: [engine] } };
  const small = [cast('engine', { alternative: 'prototype' }), resolve];
  const mana = { A: '{1}{G}{G}' };

  it('gives cost, color and size, and leaves the rest', () => {
    const expected = {
      pt: { engine: '3/3' },
      colors: { engine: ['green'] },
      manaValue: { engine: 3 },
      types: { engine: { has: ['artifact', 'creature'] } },
      abilities: { engine: { has: ['trample'] } },
    };
    expect(outcome({ zones, mana }, small, expected)).toBe('passed');
  });

  it('is not chosen by itself', () => {
    const expected = { pt: { engine: '7/6' }, colors: { engine: [] }, manaValue: { engine: 7 } };
    expect(outcome({ zones, mana: { A: '{7}' } }, [cast('engine'), resolve], expected)).toBe('passed');
  });

  it('is not there any more when it comes back', () => {
    const actions = [
      ...small,
      effect('Exile target creature you control, then return that card to the battlefield under its owner’s control.', {
        targets: ['engine'],
      }),
    ];
    expect(outcome({ zones, mana }, actions, { pt: { engine: '7/6' }, colors: { engine: [] } })).toBe('passed');
  });

  it('is what a copy has', () => {
    const actions = [...small, effect('Create a token that’s a copy of target creature you control.', { targets: ['engine'] })];
    const tokens = [{ controller: 'A', name: 'Test engine', pt: '3/3', colors: ['green'], count: 1 }];
    expect(outcome({ zones, mana }, actions, { tokens })).toBe('passed');
  });

  it('counts on the stack', () => {
    const actions = [small[0] ?? {}, effect('Counter target green spell.', { targets: ['engine'] })];
    expect(outcome({ zones, mana }, actions, { zones: { engine: 'graveyard' }, manaValue: { engine: 7 } })).toBe('passed');
  });
});
