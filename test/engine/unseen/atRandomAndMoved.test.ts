/** What nobody chooses, what is moved from one thing to another, and what is chosen on the way: chance, counters, colors, types (122.5, 608.2d). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board } from './spellsOnBoards.ts';

const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const card = (ref: string, type: string, cost = '{2}') => ({
  ref,
  name: `Card ${ref}`,
  type,
  cost,
  ...(type.includes('Creature') ? { pt: '1/1' } : {}),
});
const run = (zones: object, actions: readonly object[], expected: object, players?: readonly string[]) =>
  verdict(play(board({ zones }, actions, expected, players)));
const reads = (text: string, type: 'sorcery' | 'enchantment' = 'sorcery') =>
  compileText(text, { name: 'Test', types: [type], subtypes: [] }).ok;

describe('cards at random', () => {
  const grave = { graveyard: { A: [card('z', 'Creature — Zombie'), card('r', 'Instant'), card('l', 'Land')] } };
  it('takes the only one that fits, and asks nobody', () => {
    const text = 'Return a Zombie card at random from your graveyard to your hand.';
    expect(run(grave, [effect(text)], { zones: { z: 'hand', r: 'graveyard', l: 'graveyard' } })).toBe('passed');
  });
  it('takes as many as are said, or as there are', () => {
    expect(
      run(grave, [effect('Return two cards at random from your graveyard to your hand.')], { handSize: { A: 2 }, graveyardSize: { A: 1 } }),
    ).toBe('passed');
    expect(run({}, [effect('Return two cards at random from your graveyard to your hand.')], { handSize: { A: 0 } })).toBe('passed');
  });
  it('does with it what it is: a creature is put onto the battlefield', () => {
    const text =
      "Choose a card at random in your graveyard. If it's a creature card, put it onto the battlefield. Otherwise, put it into your hand.";
    expect(run({ graveyard: { A: [card('z', 'Creature — Zombie')] } }, [effect(text)], { zones: { z: 'battlefield' } })).toBe('passed');
    expect(run({ graveyard: { A: [card('l', 'Land')] } }, [effect(text)], { zones: { l: 'hand' } })).toBe('passed');
  });
  it('of a hand it is revealed, and stays there', () => {
    const text = "Target opponent reveals a card at random from their hand. You gain life equal to that card's mana value.";
    const hand = { hand: { B: [card('five', 'Instant', '{4}{R}')] } };
    expect(run(hand, [effect(text, { targets: ['B'] })], { life: { A: 25, B: 20 }, zones: { five: 'hand' } })).toBe('passed');
    expect(run({}, [effect(text, { targets: ['B'] })], { life: { A: 20 } })).toBe('passed');
  });
  it('knows the revealed card behind another target', () => {
    const text =
      "Target opponent reveals a card at random from their hand. Target creature gets -X/-X until end of turn, where X is the revealed card's mana value.";
    const zones = { hand: { C: [card('three', 'Instant', '{2}{R}')] }, battlefield: [creature('giant', 'B', '5/5')] };
    expect(run(zones, [effect(text, { targets: ['C', 'giant'] })], { pt: { giant: '2/2' } }, ['A', 'B', 'C'])).toBe('passed');
  });
  it('is refused where each of several has cards of their own, and of what is no card', () => {
    expect(reads('Each player returns a card at random from their graveyard to their hand.')).toBe(false);
    expect(reads('Return up to two cards at random from your graveyard to your hand.')).toBe(false);
    expect(reads('Return a creature at random from your graveyard to your hand.')).toBe(false);
  });
});

describe('counters that are moved', () => {
  const with3 = creature('giver', 'A', '1/1', { counters: { '+1/+1': 3, charge: 1 } });
  const zones = { battlefield: [with3, creature('taker', 'A', '1/1'), creature('theirs', 'B', '1/1')] };
  const one = 'Move a +1/+1 counter from target creature onto another target creature.';
  const both = { targets: ['giver', 'taker'] };
  it('one of them', () => {
    expect(run(zones, [effect(one, both)], { counters: { giver: { '+1/+1': 2 }, taker: { '+1/+1': 1 } } })).toBe('passed');
  });
  it('none where there is none, and none that could not be put there', () => {
    expect(run(zones, [effect(one, { targets: ['taker', 'giver'] })], { counters: { giver: { '+1/+1': 3 }, taker: { '+1/+1': 0 } } })).toBe(
      'passed',
    );
    const solemnity = {
      ref: 's',
      name: 'S',
      controller: 'B',
      type: 'Enchantment',
      text: "Counters can't be put on artifacts, creatures, enchantments, or lands.",
    };
    const barred = { battlefield: [...zones.battlefield, solemnity] };
    expect(run(barred, [effect(one, both)], { counters: { giver: { '+1/+1': 3 }, taker: { '+1/+1': 0 } } })).toBe('passed');
  });
  it('all of them, of one kind or of every kind', () => {
    expect(
      run(zones, [effect('Move all +1/+1 counters from target creature onto another target creature.', both)], {
        counters: { giver: { '+1/+1': 0, charge: 1 }, taker: { '+1/+1': 3 } },
      }),
    ).toBe('passed');
    expect(
      run(zones, [effect('Move all counters from target creature onto another target creature.', both)], {
        counters: { giver: { '+1/+1': 0, charge: 0 }, taker: { '+1/+1': 3, charge: 1 } },
      }),
    ).toBe('passed');
  });
  const any = 'Move any number of +1/+1 counters from target creature onto another target creature with the same controller.';
  it.each([
    [0, 3, 0],
    [2, 1, 2],
    [3, 0, 3],
  ])('any number: %s', (many, left, got) => {
    expect(run(zones, [effect(any, both), choose(many)], { counters: { giver: { '+1/+1': left }, taker: { '+1/+1': got } } })).toBe(
      'passed',
    );
  });
  it('no more than there are, and not to what another player controls', () => {
    expect(run(zones, [effect(any, both), choose(4)], { refused: { action: 2 } })).toBe('passed');
    expect(run(zones, [effect(any, { targets: ['giver', 'theirs'] })], { refused: { action: 1 } })).toBe('passed');
  });
  it('what is put there is put: an effect that puts one more does so', () => {
    const scales = {
      ref: 's',
      name: 'S',
      controller: 'A',
      type: 'Enchantment',
      text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
    };
    expect(
      run({ battlefield: [...zones.battlefield, scales] }, [effect(one, both)], {
        counters: { giver: { '+1/+1': 2 }, taker: { '+1/+1': 2 } },
      }),
    ).toBe('passed');
  });
  it('from an artifact onto itself nothing moves, and offered where there is none nothing is taken', () => {
    const fiend = creature('fiend', 'A', '0/0', {
      counters: { '+1/+1': 1 },
      text: '{0}: Move a +1/+1 counter from target creature onto fiend.',
    });
    const act = { by: 'A', do: 'activate', object: 'fiend', targets: ['fiend'] };
    expect(
      run({ battlefield: [fiend] }, [act, { by: 'all', do: 'pass until', until: 'stack empty' }], { counters: { fiend: { '+1/+1': 1 } } }),
    ).toBe('passed');
  });
  it('any number onto several: how many for each is chosen, all together no more than there are', () => {
    const spread = 'Move any number of +1/+1 counters from target creature onto other creatures.';
    const go = (choice: object, expected: object) => run(zones, [effect(spread, { targets: ['giver'] }), choose(choice)], expected);
    expect(go({ taker: 1, theirs: 2 }, { counters: { giver: { '+1/+1': 0 }, taker: { '+1/+1': 1 }, theirs: { '+1/+1': 2 } } })).toBe(
      'passed',
    );
    expect(go({ theirs: 1 }, { counters: { giver: { '+1/+1': 2 }, taker: { '+1/+1': 0 }, theirs: { '+1/+1': 1 } } })).toBe('passed');
    expect(go({}, { counters: { giver: { '+1/+1': 3 } } })).toBe('passed');
    expect(go({ taker: 2, theirs: 2 }, { refused: { action: 2 } })).toBe('passed');
    expect(go({ giver: 1 }, { refused: { action: 2 } })).toBe('passed');
  });
  it('any number from several: of each no more than it has', () => {
    const marauder = creature('marauder', 'A', '2/2', {
      text: '{0}: Move any number of +1/+1 counters from other permanents you control onto marauder.',
    });
    const shield = creature('shield', 'A', '1/1', { counters: { '+1/+1': 1 } });
    const hostile = creature('hostile', 'B', '1/1', { counters: { '+1/+1': 4 } });
    const go = (choice: object, expected: object, others: readonly object[] = [with3, shield, hostile]) =>
      run(
        { battlefield: [marauder, ...others] },
        [{ by: 'A', do: 'activate', object: 'marauder' }, { by: 'all', do: 'resolve' }, choose(choice)],
        expected,
      );
    expect(
      go({ giver: 2, shield: 1 }, { counters: { marauder: { '+1/+1': 3 }, giver: { '+1/+1': 1, charge: 1 }, shield: { '+1/+1': 0 } } }),
    ).toBe('passed');
    expect(go({ giver: 1 }, { counters: { marauder: { '+1/+1': 1 } } }, [with3])).toBe('passed');
    expect(go({ shield: 2 }, { refused: { action: 3 } })).toBe('passed');
    expect(go({ hostile: 1 }, { refused: { action: 3 } })).toBe('passed');
  });
  it('is refused from or onto several where it is not said that it is chosen', () => {
    expect(reads('Move all +1/+1 counters from all creatures onto target creature.')).toBe(false);
  });
});

describe('one or more colors', () => {
  const bear = { battlefield: [creature('bear', 'A', '2/2', { colors: ['green'] })] };
  const text = 'Target creature becomes the color or colors of your choice until end of turn.';
  const dyed = (choice: unknown, expected: object) => run(bear, [effect(text, { targets: ['bear'] }), choose(choice)], expected);
  it('is one of them, several, or all', () => {
    expect(dyed('blue', { colors: { bear: ['blue'] } })).toBe('passed');
    expect(dyed(['blue', 'red'], { colors: { bear: ['blue', 'red'] } })).toBe('passed');
    expect(dyed(['white', 'blue', 'black', 'red', 'green'], { colors: { bear: ['white', 'blue', 'black', 'red', 'green'] } })).toBe(
      'passed',
    );
  });
  it('is not colorless, and no color twice', () => {
    for (const wrong of [[], 'colorless', ['blue', 'blue']]) expect(dyed(wrong, { refused: { action: 2 } })).toBe('passed');
  });
  it('of one color is still one alone', () => {
    const single = 'Target creature becomes the color of your choice until end of turn.';
    expect(run(bear, [effect(single, { targets: ['bear'] }), choose(['blue', 'red'])], { refused: { action: 2 } })).toBe('passed');
  });
});

describe('of the creature type of your choice', () => {
  const all = {
    battlefield: [
      creature('elf', 'A', '2/2', { type: 'Creature — Elf' }),
      creature('elf2', 'B', '2/2', { type: 'Creature — Elf Warrior' }),
      creature('orc', 'B', '2/2', { type: 'Creature — Orc' }),
    ],
  };
  it('is chosen as it resolves, and means everybody’s', () => {
    const kill = effect('Destroy all creatures of the creature type of your choice.');
    expect(run(all, [kill, choose('Elf')], { zones: { elf: 'graveyard', elf2: 'graveyard', orc: 'battlefield' } })).toBe('passed');
  });
  it('is settled as the effect begins: what enters later gets nothing', () => {
    const shrink = effect('Creatures of the creature type of your choice get +X/+X until end of turn.', { x: 3 });
    const late = effect('Create a 1/1 green Elf creature token.');
    expect(
      run(all, [shrink, choose('Elf'), late], { pt: { elf: '5/5', elf2: '5/5', orc: '2/2' }, tokens: [{ pt: '1/1', count: 1 }] }),
    ).toBe('passed');
  });
  it('is refused of targets, and of what only is so', () => {
    expect(reads("Return two target creatures of the creature type of your choice to their owner's hand.")).toBe(false);
    expect(reads('Creatures of the creature type of your choice get +1/+1.', 'enchantment')).toBe(false);
  });
});

describe('you may have it become that', () => {
  const shifter = {
    battlefield: [
      creature('shyft', 'A', '4/2', { colors: ['blue'], text: '{0}: You may have shyft become the color or colors of your choice.' }),
    ],
  };
  const act = [
    { by: 'A', do: 'activate', object: 'shyft' },
    { by: 'all', do: 'resolve' },
  ];
  it('chooses once it is done, and for good', () => {
    expect(
      run(shifter, [...act, choose('yes'), choose(['red', 'green']), { by: 'all', do: 'pass until', until: 'upkeep' }], {
        colors: { shyft: ['red', 'green'] },
        active: 'B',
      }),
    ).toBe('passed');
  });
  it('is asked nothing where it is not', () => {
    expect(run(shifter, [...act, choose('no')], { colors: { shyft: ['blue'] } })).toBe('passed');
  });
});
