/** Name stickers (123): who puts which on what, and what becomes of their words in names. */
import { describe, expect, it } from 'vitest';
import { withWord } from '../../../../src/engine/look/layers/nameWords.ts';
import { play, verdict } from '../../../demonstration/play.ts';

const creature = (ref: string, name: string, more: object = {}) => ({
  ref,
  name,
  type: 'Creature — Bear',
  pt: '2/2',
  controller: 'A',
  ...more,
});
const stick = (target: string, ...choices: readonly unknown[]) => [
  { by: 'A', do: 'effect', text: 'Put a name sticker on target permanent you own.', targets: [target] },
  ...choices.map((choice) => ({ by: 'A', do: 'choose', choice })),
];
const effect = (text: string, ...targets: readonly string[]) => ({ by: 'A', do: 'effect', text, targets });
const outcome = (setup: object, actions: readonly object[], expected: object, more: object = {}) =>
  verdict(play({ edition: '2026-01-16', players: ['A', 'B', 'C'], setup, actions, expect: expected, ...more }));

describe('a word among others', () => {
  it.each([
    ['Bear Cub', 0, 'Dark Bear Cub'],
    ['Bear Cub', 2, 'Bear Cub Dark'],
    ['Bear', 3, 'Bear Dark'],
    ['', 2, 'Dark'],
    ['Wolf in ________ Clothing', 3, 'Wolf in ________ Clothing Dark'],
    ['Will-o’-the-Wisp Walker', 1, 'Will-o’-the-Wisp Dark Walker'],
  ] as const)('of %s behind %i', (name, after, expected) => {
    expect(withWord(name, 'Dark', after)).toBe(expected);
  });
});

describe('a name sticker', () => {
  it('is one of those that are on nothing of its player, and comes free where an object is hidden', () => {
    const battlefield = [creature('cub', 'Bear Cub'), creature('ox', 'Old Ox')];
    const actions = [
      ...stick('cub', 'Dark', 0),
      ...stick('ox', 2),
      effect("Return target creature to its owner's hand.", 'cub'),
      ...stick('ox', 0),
      ...stick('ox'),
    ];
    const expected = { name: { ox: 'Dark Old Ox Late', cub: 'Bear Cub' }, cites: ['123.3'] };
    expect(outcome({ nameStickers: { A: ['Dark', 'Late'] }, zones: { battlefield } }, actions, expected)).toBe('passed');
  });

  it('stays on what dies, is exiled and returned, in its place, and is not in what comes back from a library', () => {
    const battlefield = [creature('cub', 'Bear Cub')];
    const actions = [
      ...stick('cub', 1),
      effect('Destroy target creature.', 'cub'),
      effect('Return target creature card from your graveyard to the battlefield.', 'cub'),
      effect('Exile target creature, then return it to the battlefield.', 'cub'),
      effect("Put target creature on top of its owner's library.", 'cub'),
    ];
    const expected = [
      { after: 3, zones: { cub: 'graveyard' }, name: { cub: 'Bear Dark Cub' }, cites: ['123.6c'] },
      { after: 5, zones: { cub: 'battlefield' }, name: { cub: 'Bear Dark Cub' } },
      { zones: { cub: 'library' }, name: { cub: 'Bear Cub' } },
    ];
    expect(
      verdict(play({ edition: '2022-10-07', setup: { nameStickers: { A: ['Dark'] }, zones: { battlefield } }, actions, expect: expected })),
    ).toBe('passed');
  });

  it('counts the words of other stickers, each in its time', () => {
    const actions = [...stick('cub', 'Dark', 1), ...stick('cub', 3)];
    const setup = { nameStickers: { A: ['Dark', 'Late'] }, zones: { battlefield: [creature('cub', 'Bear Cub')] } };
    expect(outcome(setup, actions, { name: { cub: 'Bear Dark Cub Late' } })).toBe('passed');
  });

  it('is not copied, and two creatures of one name are none with it', () => {
    const battlefield = [creature('one', 'Old Queen', { type: 'Legendary Creature — Bear' }), creature('other', 'Bear')];
    const actions = [...stick('one', 0), effect('Target creature becomes a copy of another target creature.', 'other', 'one')];
    const setup = { nameStickers: { A: ['Dark'] }, zones: { battlefield } };
    const expected = { name: { one: 'Dark Old Queen', other: 'Old Queen' }, zones: { one: 'battlefield', other: 'battlefield' } };
    expect(outcome(setup, actions, expected)).toBe('passed');
  });

  it('is put by nobody on what another player owns', () => {
    const battlefield = [creature('cub', 'Bear Cub', { owner: 'C' })];
    const actions = [effect('Put a name sticker on target creature.', 'cub')];
    const setup = { nameStickers: { A: ['Dark'], C: ['Late'] }, zones: { battlefield } };
    expect(outcome(setup, actions, { name: { cub: 'Bear Cub' }, cites: ['123.3b'] })).toBe('passed');
  });

  it('names what lies face down, and stands first when it is turned up', () => {
    const lurker = creature('lurker', 'Grey Lurker', { faceDown: true, text: 'Morph {0}' });
    const actions = [...stick('lurker'), { by: 'A', do: 'special', action: 'turn face up', object: 'lurker' }];
    const setup = { nameStickers: { A: ['Dark'] }, zones: { battlefield: [lurker] } };
    const expected = [{ after: 1, name: { lurker: 'Dark' } }, { name: { lurker: 'Dark Grey Lurker' } }];
    expect(verdict(play({ edition: '2026-01-16', setup, actions, expect: expected }))).toBe('passed');
  });

  it('is none in the rules of another day, nor on a card that melds', () => {
    const setup = { nameStickers: { A: ['Dark'] } };
    expect(outcome(setup, [], {}, { edition: '2022-06-10' })).toBe('refused setup.nameStickers');
    expect(outcome({ nameStickers: { D: ['Dark'] } }, [], {})).toBe('refused setup.nameStickers.D');
  });
});
