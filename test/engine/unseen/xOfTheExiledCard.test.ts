/** "X is the mana value of that card": what {X} in the cost of an activated ability is, where its text says so (107.3c). */
import { expect, it } from 'vitest';
import { activate, cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { outcome } from './outcome.ts';

const imprint = (of: string) => `Imprint — When Foundry enters, you may exile ${of} card from your hand.`;
const foundry = (text: string, of = 'a creature', type = 'Artifact') => ({
  ref: 'f',
  name: 'Foundry',
  type,
  cost: '{0}',
  pt: '1/1',
  text: `${imprint(of)}\n${text}`,
});
const copies = "{X}, {T}: Create a token that's a copy of the exiled card. X is the mana value of that card.";
const ogre = { ref: 'ogre', name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '3/2' };
const board = (hand: readonly object[], mana: string, actions: readonly object[], expected: object, more: object = {}) =>
  outcome({ mana: { A: mana }, zones: { hand: { A: hand }, ...more } }, actions, expected);
const entered = [cast('f'), resolve, resolve];
const imprinted = [...entered, choose('yes')];
const toEnd = until('stack empty');

it('is what the exiled card says, and nobody chooses it', () => {
  const made = [...imprinted, activate('f'), resolve];
  expect(
    board([foundry(copies), ogre], '{R}{R}{R}{R}', made, { tokens: [{ controller: 'A', name: 'Ogre', count: 1 }], mana: { A: '{R}' } }),
  ).toBe('passed');
  expect(board([foundry(copies), ogre], '{R}{R}', made, {})).toBe('failed actions[4], actions[5]');
  const asked = [...imprinted, activate('f', { x: 1 }), resolve];
  expect(board([foundry(copies), ogre], '{R}{R}', asked, {})).toBe('failed actions[4], actions[5]');
});
it('is 0 where no card was exiled: nothing is copied (107.2)', () => {
  const none = [cast('f'), resolve, resolve, choose('no'), activate('f'), resolve];
  expect(board([foundry(copies), ogre], '{R}', none, { tokens: [], tapped: { f: true }, mana: { A: '{R}' } })).toBe('passed');
});
it('is what a copy of the card is copied for, too', () => {
  const arcanist = foundry(
    '{X}, {T}: Copy the exiled card. You may cast the copy without paying its mana cost. X is the mana value of the exiled card.',
    'an instant',
  );
  const gain = { ref: 'g', name: 'Gain', type: 'Instant', cost: '{1}{W}', text: 'You gain 4 life.' };
  const actions = [...imprinted, activate('f'), resolve, choose('yes'), toEnd];
  expect(board([arcanist, gain], '{W}{W}{W}', actions, { life: { A: 24 }, mana: { A: '{W}' }, zones: { g: 'exile' } })).toBe('passed');
});
it('is paid for each {X} of the cost', () => {
  const doll = {
    ref: 'd',
    name: 'Voodoo Doll',
    type: 'Artifact',
    controller: 'A',
    counters: { pin: 2 },
    text: '{X}{X}, {T}: Voodoo Doll deals damage equal to the number of pin counters on it to any target. X is the number of pin counters on Voodoo Doll.',
  };
  const actions = [activate('d', { targets: ['B'] }), toEnd];
  expect(board([], '{R}{R}{R}{R}{R}', actions, { life: { B: 18 }, mana: { A: '{R}' } }, { battlefield: [doll] })).toBe('passed');
  expect(board([], '{R}{R}{R}', actions, {}, { battlefield: [doll] })).toBe('failed actions[0]');
});
it('is counted as it is activated, not as it resolves', () => {
  const doll = {
    ref: 'd',
    name: 'Doll',
    type: 'Artifact',
    controller: 'A',
    counters: { pin: 2 },
    text: '{X}, {T}: Doll deals X damage to any target. X is the number of pin counters on Doll.',
  };
  const actions = [activate('d', { targets: ['B'] }), effect('Remove a pin counter from target artifact.', 'd'), resolve];
  const expected = { life: { B: 18 }, mana: { A: '{R}' }, counters: { d: { pin: 1 } } };
  expect(board([], '{R}{R}{R}', actions, expected, { battlefield: [doll] })).toBe('passed');
});
it('is a card of several that is copied, once each upkeep', () => {
  const mirror = {
    ref: 'm',
    name: 'Panoptic Mirror',
    type: 'Artifact',
    controller: 'A',
    text: 'Imprint — {X}, {T}: You may exile an instant or sorcery card with mana value X from your hand.\nAt the beginning of your upkeep, you may copy a card exiled with Panoptic Mirror. If you do, you may cast the copy without paying its mana cost.',
  };
  const gain = (ref: string, life: number) => ({ ref, name: ref, type: 'Sorcery', cost: '{0}', text: `You gain ${life} life.` });
  const put = (ref: string) => [activate('m', { x: 0 }), resolve, choose('yes'), choose(ref)];
  const twice = [...put('g'), { by: 'A', do: 'effect', text: 'Untap all artifacts.' }, ...put('h').slice(0, 3)];
  const next = [...twice, until('upkeep of B'), until('upkeep of A')];
  expect(
    board(
      [gain('g', 1), gain('h', 5)],
      '',
      [...next, resolve, choose('yes'), choose('h'), choose('yes'), resolve],
      { life: { A: 25 }, zones: { g: 'exile', h: 'exile' } },
      { battlefield: [mirror] },
    ),
  ).toBe('passed');
  expect(board([gain('g', 1), gain('h', 5)], '', [...next, resolve, choose('no')], { life: { A: 20 } }, { battlefield: [mirror] })).toBe(
    'passed',
  );
});
