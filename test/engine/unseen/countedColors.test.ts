/** Colors and mana values that are counted and compared: of one thing, of all permanents, of the spell that was cast (105.2, 202.3). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board, cast, spell } from './spellsOnBoards.ts';

const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const run = (setup: object, actions: readonly object[], expected: object) => verdict(play(board(setup, actions, expected)));
const colored = (ref: string, controller: string, colors: readonly string[], more: object = {}) =>
  creature(ref, controller, '2/2', { colors, ...more });

describe('for each of its colors', () => {
  it('is counted for each of several by itself', () => {
    const knight = creature('knight', 'A', '2/2', {
      colors: ['green', 'white'],
      text: 'Each other multicolored creature you control gets +1/+1 for each of its colors.',
    });
    const battlefield = [
      knight,
      colored('two', 'A', ['red', 'green']),
      colored('four', 'A', ['red', 'green', 'blue', 'white']),
      colored('mono', 'A', ['red']),
      colored('theirs', 'B', ['red', 'green']),
    ];
    expect(run({ zones: { battlefield } }, [], { pt: { knight: '2/2', two: '4/4', four: '6/6', mono: '2/2', theirs: '2/2' } })).toBe(
      'passed',
    );
  });
  it('follows what it becomes', () => {
    const aura = {
      ref: 'aura',
      name: 'Aura',
      controller: 'A',
      type: 'Enchantment — Aura',
      attachedTo: 'bear',
      text: 'Enchant creature\nEnchanted creature gets +1/+1 for each of its colors.',
    };
    const setup = { zones: { battlefield: [colored('bear', 'A', ['red', 'green']), aura] } };
    expect(run(setup, [], { pt: { bear: '4/4' } })).toBe('passed');
    expect(run(setup, [effect('Target creature becomes blue until end of turn.', { targets: ['bear'] })], { pt: { bear: '3/3' } })).toBe(
      'passed',
    );
    expect(
      run(setup, [effect('Target creature becomes colorless until end of turn.', { targets: ['bear'] })], { pt: { bear: '2/2' } }),
    ).toBe('passed');
  });
  it('of what was destroyed counts those that it had', () => {
    const text = 'Destroy target creature. You gain 1 life for each of its colors.';
    expect(
      run({ zones: { battlefield: [colored('bear', 'B', ['red', 'green'])] } }, [effect(text, { targets: ['bear'] })], {
        life: { A: 22 },
        zones: { bear: 'graveyard' },
      }),
    ).toBe('passed');
  });
  it('is refused of many together', () => {
    expect(
      compileText('Creatures you control get +1/+1 for each of their colors.', { name: 'Test', types: ['enchantment'], subtypes: [] }).ok,
    ).toBe(false);
  });
});

describe('the most common color', () => {
  const djinn = colored('djinn', 'A', ['black'], {
    pt: '5/5',
    text: 'djinn gets -2/-2 as long as black is the most common color among all permanents or is tied for most common.',
  });
  const among = (others: readonly object[]) => ({ zones: { battlefield: [djinn, ...others] } });
  it.each([
    ['it alone is black, and nothing else has a color', [], '3/3'],
    ['as many are red', [colored('r', 'B', ['red'])], '3/3'],
    ['more are red', [colored('r', 'B', ['red']), colored('s', 'B', ['red'])], '5/5'],
    ['one of two reds is black too', [colored('r', 'B', ['red', 'black']), colored('s', 'B', ['red'])], '3/3'],
  ])('%s', (_, others, pt) => {
    expect(run(among(others), [], { pt: { djinn: pt } })).toBe('passed');
  });
  it('is none that no permanent has', () => {
    const plain = { ...djinn, colors: [] };
    expect(run({ zones: { battlefield: [plain] } }, [], { pt: { djinn: '5/5' } })).toBe('passed');
  });
});

describe('what is counted', () => {
  it('is what a life total becomes', () => {
    const text = 'Count the number of cards in your library. Your life total becomes that number.';
    expect(run({}, [effect(text)], { life: { A: 9, B: 20 } })).toBe('passed');
    expect(run({ librarySize: { A: 0, B: 9 } }, [effect(text)], { life: { A: 0 } })).toBe('passed');
  });
  it('is refused where something else is asked of it', () => {
    const odd = 'Count the number of permanents. If the number is odd, draw a card.';
    expect(compileText(odd, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});

describe("with that spell's mana value", () => {
  const kirin = (does: string) =>
    creature('kirin', 'A', '3/3', { cost: '{4}', text: `Whenever you cast a Spirit or Arcane spell, ${does}` });
  const arcane = spell('ray', 'You gain 1 life.', { type: 'Instant — Arcane', cost: '{1}{R}' });
  const costing = (ref: string, cost: string) => creature(ref, 'B', '2/2', { cost });
  it('destroys those, whoever controls them, and no others', () => {
    const setup = {
      mana: { A: '{C}{R}' },
      zones: {
        hand: { A: [arcane] },
        battlefield: [
          kirin("destroy all permanents with that spell's converted mana cost."),
          costing('two', '{2}'),
          costing('three', '{3}'),
          { ref: 'relic', name: 'R', controller: 'A', type: 'Artifact', cost: '{2}' },
        ],
      },
    };
    expect(
      run(setup, cast('A', 'ray'), {
        zones: { two: 'graveyard', relic: 'graveyard', three: 'battlefield', kirin: 'battlefield' },
        life: { A: 21 },
      }),
    ).toBe('passed');
  });
  it('counts X as it was announced', () => {
    const x = { ...arcane, cost: '{X}{R}' };
    const setup = {
      mana: { A: '{C}{C}{R}' },
      zones: {
        hand: { A: [x] },
        battlefield: [
          kirin("destroy all permanents with that spell's converted mana cost."),
          costing('two', '{2}'),
          costing('three', '{3}'),
        ],
      },
    };
    expect(
      run(
        setup,
        [
          { by: 'A', do: 'cast', object: 'ray', x: 2 },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        { zones: { two: 'battlefield', three: 'graveyard' } },
      ),
    ).toBe('passed');
  });
  it('is asked of a target as it is chosen', () => {
    const does = "you may gain control of target creature with that spell's converted mana cost until end of turn.";
    const setup = {
      mana: { A: '{C}{R}' },
      zones: { hand: { A: [arcane] }, battlefield: [kirin(does), costing('two', '{2}'), costing('three', '{3}')] },
    };
    const chosen = (target: string) => [
      { by: 'A', do: 'cast', object: 'ray' },
      { by: 'A', do: 'choose', choice: target },
    ];
    expect(
      run(setup, [...chosen('two'), { by: 'all', do: 'resolve' }, { by: 'A', do: 'choose', choice: 'yes' }], {
        controller: { two: 'A', three: 'B' },
      }),
    ).toBe('passed');
    expect(run(setup, chosen('three'), { refused: { action: 2 } })).toBe('passed');
  });
  it('of a card in a hand', () => {
    const does = "target player reveals their hand and discards all cards with that spell's converted mana cost.";
    const hand = {
      A: [arcane],
      B: [
        { ref: 'l', name: 'L', type: 'Land' },
        { ref: 't', name: 'T', type: 'Instant', cost: '{R}{R}' },
      ],
    };
    const setup = { mana: { A: '{C}{R}' }, zones: { hand, battlefield: [kirin(does)] } };
    expect(
      run(
        setup,
        [
          { by: 'A', do: 'cast', object: 'ray' },
          { by: 'A', do: 'choose', choice: 'B' },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        { zones: { l: 'hand', t: 'graveyard' } },
      ),
    ).toBe('passed');
  });
});
