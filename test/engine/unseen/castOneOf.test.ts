/** One of the cards in a place that is cast for nothing as something resolves: as such a spell, and of no other place (118.9, 601.3e, 608.2g). */
import { describe, expect, it } from 'vitest';
import { choose, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome } from './outcome.ts';

const gain = (ref: string, cost: string, more: object = {}) => ({
  ref,
  name: ref,
  type: 'Instant',
  cost,
  text: 'You gain 3 life.',
  ...more,
});
const attacks = [{ by: 'A', do: 'attack', attackers: { Seer: 'B' } }, resolve];
const seer = (text: string) => ({
  ...creature('Seer', 'A', '2/2'),
  text: `Whenever Seer attacks, you may ${text} without paying its mana cost.`,
});
const board = (text: string, more: object) => ({ step: 'declare attackers', zones: { battlefield: [seer(text)], ...more } });

describe('a card that is cast as something resolves', () => {
  const small =
    'cast an instant or sorcery spell with mana value less than or equal to the number of creatures you control from a graveyard';

  it('comes from any graveyard, if it is no greater', () => {
    const graveyard = { B: [gain('Cheap', '{U}'), gain('Dear', '{5}')] };
    expect(
      outcome(board(small, { graveyard }), [...attacks, choose('yes'), resolve], { life: { A: 23 }, zones: { Dear: 'graveyard' } }),
    ).toBe('passed');
  });

  it('is offered only where there is one', () => {
    expect(outcome(board(small, { graveyard: { B: [gain('Dear', '{5}')] } }), attacks, { life: { A: 20 } })).toBe('passed');
    expect(outcome(board(small, { hand: { A: [gain('Cheap', '{U}')] } }), attacks, { life: { A: 20 } })).toBe('passed');
  });

  it('is one’s own where the text says so', () => {
    const own = 'cast an instant spell from your graveyard';
    expect(outcome(board(own, { graveyard: { B: [gain('Theirs', '{U}')] } }), attacks, { life: { A: 20 } })).toBe('passed');
    expect(
      outcome(board(own, { graveyard: { A: [gain('Mine', '{4}')] } }), [...attacks, choose('yes'), resolve], { life: { A: 23 } }),
    ).toBe('passed');
  });

  it('was exiled with the permanent whose text it is', () => {
    const shell = {
      ref: 'Shell',
      name: 'Shell',
      type: 'Artifact',
      controller: 'A',
      text: '{T}: Exile target instant spell.\n{0}: You may cast a card exiled with Shell without paying its mana cost.',
    };
    const setup = { zones: { battlefield: [shell], hand: { A: [gain('Mine', '{4}')] }, exile: { A: [gain('Other', '{1}')] } } };
    const exiles = [
      { by: 'A', do: 'cast', object: 'Mine', pay: 'free' },
      { by: 'A', do: 'activate', object: 'Shell', ability: 1, targets: ['Mine'] },
      resolve,
      { by: 'A', do: 'activate', object: 'Shell', ability: 2 },
      resolve,
    ];
    expect(outcome(setup, [...exiles, choose('yes'), resolve], { life: { A: 23 }, zones: { Other: 'exile' } })).toBe('passed');
  });
});
