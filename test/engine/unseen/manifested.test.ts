/** Manifested cards, and targets that are changed (701.40, 701.62, 115.7a, 115.7b). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const outcome = (setup: object, actions: readonly object[], expected: object, players = ['A', 'B']) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: { librarySize: Object.fromEntries(players.map((id) => [id, 9])), ...setup },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };
const up = (object: string) => ({ by: 'A', do: 'special', object, action: 'turn face up' });
const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '3/4', text: 'Trample' };
const opt = { ref: 'opt', name: 'Opt', type: 'Instant', cost: '{U}', text: 'Draw a card.' };

describe('a manifested card', () => {
  const manifest = effect('Manifest the top card of your library, then put a +1/+1 counter on it.');
  it('is a 2/2 without a name until it is turned up for its mana cost', () => {
    const setup = { mana: { A: '{1}{G}' }, zones: { library: { A: [bear] } } };
    expect(outcome(setup, [manifest], { faceDown: { bear: true }, pt: { bear: '3/3' }, abilities: { bear: { count: 0 } } })).toBe('passed');
    expect(
      outcome(setup, [manifest, up('bear')], { faceDown: { bear: false }, pt: { bear: '4/5' }, abilities: { bear: { has: ['trample'] } } }),
    ).toBe('passed');
  });
  it('that is no creature card is not turned up for a cost, nor by an effect where it is an instant', () => {
    const setup = { mana: { A: '{5}{U}' }, zones: { library: { A: [opt] } } };
    const turned = effect('Turn target face-down creature you control face up.', { targets: ['opt'] });
    expect(
      outcome(setup, [manifest, up('opt'), turned], { refused: { action: 2 }, faceDown: { opt: true }, zones: { opt: 'battlefield' } }),
    ).toBe('passed');
  });
  it('with morph is turned up for either of its costs, as its player says', () => {
    const morph = { ...bear, cost: '{3}{G}', text: 'Morph {1}{G}' };
    const setup = { mana: { A: '{3}{G}' }, zones: { library: { A: [morph] } } };
    expect(outcome(setup, [manifest, up('bear'), choose('A', 'manifest')], { faceDown: { bear: false } })).toBe('passed');
    const drawn = effect('Draw a card.');
    expect(outcome(setup, [manifest, up('bear'), drawn], {})).toBe('failed actions[2]');
    expect(outcome(setup, [manifest, up('bear'), choose('A', 'morph')], { faceDown: { bear: false } })).toBe('passed');
  });
  it('is one after the other where there are two', () => {
    const setup = { zones: { library: { A: [bear, opt] } } };
    const two = effect('Manifest the top two cards of your library.');
    expect(outcome(setup, [two], { faceDown: { bear: true, opt: true }, pt: { bear: '2/2', opt: '2/2' } })).toBe('passed');
  });
});

describe('dread', () => {
  const dread = effect('Manifest dread.');
  it('manifests one of two and puts the other into the graveyard', () => {
    const setup = { zones: { library: { A: [bear, opt] } } };
    expect(outcome(setup, [dread, choose('A', 'opt')], { faceDown: { opt: true }, zones: { bear: 'graveyard' } })).toBe('passed');
    expect(outcome(setup, [dread, choose('A', 'bear')], { faceDown: { bear: true }, zones: { opt: 'graveyard' } })).toBe('passed');
  });
  it('with one card left manifests that, and with none does nothing', () => {
    expect(outcome({ librarySize: { A: 1, B: 1 }, zones: { library: { A: [bear] } } }, [dread], { faceDown: { bear: true } })).toBe(
      'passed',
    );
    expect(outcome({ librarySize: { A: 0, B: 1 } }, [dread], { graveyardSize: { A: 0 } })).toBe('passed');
  });
  it('is that of the player of whom it is said', () => {
    const setup = {
      zones: {
        battlefield: [creature('ox', 'B')],
        library: {
          B: [
            { ...bear, controller: 'B' },
            { ...opt, controller: 'B' },
          ],
        },
      },
    };
    const exile = effect('Exile target creature. Its controller manifests dread.', { targets: ['ox'] });
    expect(outcome(setup, [exile, choose('B', 'bear')], { zones: { ox: 'exile', opt: 'graveyard' }, controller: { bear: 'B' } })).toBe(
      'passed',
    );
  });
});

describe('a target that is changed', () => {
  const bolt = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' };
  const swerve = {
    ref: 'swerve',
    name: 'Swerve',
    type: 'Instant',
    cost: '{U}',
    text: 'Change the target of target spell with a single target.',
  };
  const cast = (by: string, object: string, targets: readonly string[]) => ({ by, do: 'cast', object, targets });
  const setup = (more: object = {}) => ({ mana: { A: '{R}', B: '{U}' }, zones: { hand: { A: [bolt], B: [swerve] }, ...more } });
  const begun = [cast('A', 'bolt', ['B']), { by: 'A', do: 'pass' }, cast('B', 'swerve', ['bolt']), resolve];
  it('is another legal one', () => {
    expect(outcome(setup(), [...begun, resolve], { life: { A: 17, B: 20 } })).toBe('passed');
    const board = setup({ battlefield: [creature('a', 'A'), creature('b', 'B')] });
    expect(
      outcome(board, [...begun, choose('B', 'swerve'), choose('B', 'a'), resolve], { refused: { action: 5 }, zones: { a: 'graveyard' } }),
    ).toBe('passed');
  });
  it('stays where no other is legal', () => {
    const terror = { ...bolt, text: 'Destroy target artifact.' };
    const rock = { ref: 'rock', name: 'Rock', type: 'Artifact', controller: 'B' };
    const board = {
      ...setup({ battlefield: [rock, creature('a', 'A')] }),
      zones: { hand: { A: [terror], B: [swerve] }, battlefield: [rock, creature('a', 'A')] },
    };
    const actions = [cast('A', 'bolt', ['rock']), { by: 'A', do: 'pass' }, cast('B', 'swerve', ['bolt']), resolve, resolve];
    expect(outcome(board, actions, { zones: { rock: 'graveyard' } })).toBe('passed');
  });
  it('is not that of a spell with two', () => {
    const two = { ...bolt, text: 'Bolt deals 1 damage to target creature and 1 damage to target player.' };
    const board = { mana: { A: '{R}', B: '{U}' }, zones: { hand: { A: [two], B: [swerve] }, battlefield: [creature('b', 'B')] } };
    const actions = [cast('A', 'bolt', ['b', 'B']), { by: 'A', do: 'pass' }, cast('B', 'swerve', ['bolt'])];
    expect(outcome(board, actions, { refused: { action: 3 }, zones: { swerve: 'hand' } })).toBe('passed');
  });
  it('is one of two where one is changed, and only what is legal there', () => {
    const kite = {
      ref: 'kite',
      name: 'Kite',
      type: 'Artifact Creature — Kite',
      pt: '0/5',
      controller: 'B',
      text: '{U}: Change a target of target spell or ability to Kite.',
    };
    const two = { ...bolt, text: 'Bolt deals 1 damage to target creature and 2 damage to target player.' };
    const board = { mana: { A: '{R}', B: '{U}' }, zones: { hand: { A: [two] }, battlefield: [creature('b', 'B'), kite] } };
    const actions = [
      cast('A', 'bolt', ['b', 'B']),
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'activate', object: 'kite', ability: '{U}: Change a target', targets: ['bolt'] },
      resolve,
      resolve,
    ];
    expect(outcome(board, actions, { damage: { kite: 1, b: 0 }, life: { B: 18 } })).toBe('passed');
  });
});
