/** Rooms and their doors (709.5). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const outcome = (
  {
    battlefield = [],
    zones = {},
    mana = '',
  }: { readonly battlefield?: readonly object[]; readonly zones?: object; readonly mana?: string },
  actions: readonly object[],
  expected: object | readonly object[],
) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { mana: mana === '' ? {} : { A: mana }, librarySize: { A: 9, B: 9 }, zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const resolve = { by: 'all', do: 'resolve' };
const out = { by: 'all', do: 'pass until', until: 'stack empty' };
const choose = (choice: unknown) => ({ by: 'A', do: 'choose', choice });
const unlock = { by: 'A', do: 'special', object: 'room', action: 'unlock' };
const refusedAt = (at: number) => ({ refused: { action: at + 1 } });

const room = {
  ref: 'room',
  name: 'Test Hall',
  layout: 'split',
  faces: [
    {
      name: 'Test Hall',
      cost: '{W}',
      type: 'Enchantment — Room',
      text: 'When you unlock this door, you gain 3 life.\nCreatures you control get +1/+1.',
    },
    {
      name: 'Test Vault',
      cost: '{1}{B}',
      type: 'Enchantment — Room',
      text: 'When you unlock this door, draw a card.\nCreatures you control have lifelink.',
    },
  ],
};
const there = (face: number) => ({ ...room, face, controller: 'A' });
const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', pt: '2/2', controller: 'A' };
const hall = [{ by: 'A', do: 'cast', object: 'room', split: 'left' }, resolve, out];

describe('a Room', () => {
  it('that was cast by a half has that door unlocked, and the other locked', () => {
    const expected = {
      name: { room: 'Test Hall' },
      manaValue: { room: 1 },
      colors: { room: ['white'] },
      life: { A: 23 },
      handSize: { A: 0 },
      pt: { bear: '3/3' },
      abilities: { bear: { lacks: ['lifelink'] } },
    };
    expect(outcome({ battlefield: [bear], zones: { hand: { A: [room] } }, mana: '{W}' }, hall, expected)).toBe('passed');
  });

  it('has the other door unlocked for its mana cost, and is both then', () => {
    const expected = {
      name: { room: 'Test Hall // Test Vault' },
      manaValue: { room: 3 },
      life: { A: 23 },
      handSize: { A: 1 },
      pt: { bear: '3/3' },
      abilities: { bear: { has: ['lifelink'] } },
    };
    const actions = [...hall, unlock, out];
    expect(outcome({ battlefield: [bear], zones: { hand: { A: [room] } }, mana: '{W}{1}{B}' }, actions, expected)).toBe('passed');
  });

  it('triggers the door that is unlocked alone', () => {
    const actions = [unlock, out];
    expect(outcome({ battlefield: [there(1)], mana: '{W}' }, actions, { life: { A: 23 }, handSize: { A: 0 } })).toBe('passed');
  });

  it('needs the mana, the time, and a locked door', () => {
    expect(outcome({ battlefield: [there(0)], mana: '{W}' }, [unlock], refusedAt(0))).toBe('passed');
    const twice = [...hall, unlock, out, unlock];
    expect(outcome({ zones: { hand: { A: [room] } }, mana: '{W}{1}{B}{1}{B}' }, twice, refusedAt(5))).toBe('passed');
    expect(outcome({ battlefield: [{ ...there(0), controller: 'B' }], mana: '{1}{B}' }, [unlock], refusedAt(0))).toBe('passed');
  });

  it('that an effect puts there is locked', () => {
    const put = effect('Return target enchantment card from your graveyard to the battlefield.', { targets: ['room'] });
    const expected = { name: { room: '' }, manaValue: { room: 0 }, colors: { room: [] }, life: { A: 20 }, pt: { bear: '2/2' } };
    expect(outcome({ battlefield: [bear], zones: { graveyard: { A: [room] } } }, [put, out], expected)).toBe('passed');
    const opened = [put, out, unlock, choose('right'), out];
    const after = { name: { room: 'Test Vault' }, handSize: { A: 1 }, life: { A: 20 } };
    expect(outcome({ battlefield: [bear], zones: { graveyard: { A: [room] } }, mana: '{1}{B}' }, opened, after)).toBe('passed');
  });

  it('that is copied is locked', () => {
    const actions = [effect('Create a token that’s a copy of target enchantment.', { targets: ['room'] }), out];
    expect(outcome({ battlefield: [bear, there(0)] }, actions, { pt: { bear: '3/3' }, life: { A: 20 } })).toBe('passed');
  });

  it('is a card of both halves elsewhere', () => {
    const actions = [effect('Return target enchantment to its owner’s hand.', { targets: ['room'] })];
    expect(outcome({ battlefield: [there(0)] }, actions, { zones: { room: 'hand' }, manaValue: { room: 3 } })).toBe('passed');
  });

  it('is heard by who waits for one to be fully unlocked', () => {
    const watcher = {
      ref: 'w',
      name: 'Test Watcher',
      type: 'Creature — Spirit',
      pt: '1/1',
      controller: 'A',
      text: 'Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, you gain 10 life.',
    };
    const actions = [unlock, choose('any'), out];
    const expected = { life: { A: 30 }, handSize: { A: 1 } };
    expect(outcome({ battlefield: [watcher, there(0)], mana: '{1}{B}' }, actions, expected)).toBe('passed');
  });

  it('set up on the battlefield says which half is unlocked', () => {
    expect(outcome({ battlefield: [{ ...room, controller: 'A' }] }, [], {})).toMatch(/^refused setup/);
  });
});
