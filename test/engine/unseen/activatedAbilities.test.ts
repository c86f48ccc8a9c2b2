/** What waits for abilities that players activate (602.2, 605.1): of whom, of what, and what is done about them. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board } from './spellsOnBoards.ts';

const done = { by: 'all', do: 'pass until', until: 'stack empty' };
const run = (zones: object, actions: readonly object[], expected: object, setup: object = {}) =>
  verdict(play(board({ ...setup, zones }, actions, expected, ['A', 'B', 'C'])));
const mentor = (text: string) => creature('mentor', 'A', '2/2', { text });
const relic = (controller: string, text: string, type = 'Artifact') => ({
  ref: 'relic',
  name: 'Relic',
  controller,
  type,
  text,
  ...(type.includes('Creature') ? { pt: '1/1' } : {}),
});
const act = (by: string, more: object = {}) => [
  ...(by === 'A' ? [] : [{ by: 'A', do: 'pass' }]),
  { by, do: 'activate', object: 'relic', ...more },
];

describe('an opponent activates an ability', () => {
  const text =
    "Whenever an opponent activates an ability of an artifact, creature, or land on the battlefield, if it isn't a mana ability, mentor deals 2 damage to that player.";
  const gain = '{T}: You gain 1 life.';
  it('is dealt damage, before the ability resolves', () => {
    expect(
      run({ battlefield: [mentor(text), relic('B', gain)] }, [...act('B'), { by: 'all', do: 'resolve' }], {
        life: { A: 20, B: 18, C: 20 },
      }),
    ).toBe('passed');
  });
  it.each([
    ['one’s own', 'A', gain, { B: 20, A: 21 }],
    ['a mana ability', 'B', '{T}: Add {G}.', { B: 20, A: 20 }],
  ])('not by %s', (_, by, does, life) => {
    expect(run({ battlefield: [mentor(text), relic(by, does)] }, [...act(by), done], { life })).toBe('passed');
  });
  it('of what was sacrificed to pay for it', () => {
    expect(
      run({ battlefield: [mentor(text), relic('B', 'Sacrifice Relic: You gain 1 life.')] }, [...act('B'), done], { life: { B: 19 } }),
    ).toBe('passed');
  });
  it('of an enchantment it is none of these, and of a card that is cycled neither', () => {
    expect(
      run({ battlefield: [mentor(text), relic('B', gain.replace('{T}', '{0}'), 'Enchantment')] }, [...act('B'), done], { life: { B: 21 } }),
    ).toBe('passed');
    const cycled = {
      hand: { B: [{ ref: 'relic', name: 'Relic', type: 'Artifact', cost: '{9}', text: 'Cycling {0}' }] },
      battlefield: [mentor(text)],
    };
    expect(run(cycled, [...act('B'), done], { life: { B: 20 }, handSize: { B: 1 } })).toBe('passed');
  });
  it('an artifact card that is cycled is no artifact where no zone is said', () => {
    const any = "Whenever an opponent activates an ability of an artifact that isn't a mana ability, mentor deals 2 damage to that player.";
    const cycled = {
      hand: { B: [{ ref: 'relic', name: 'Relic', type: 'Artifact', cost: '{9}', text: 'Cycling {0}' }] },
      battlefield: [mentor(any)],
    };
    expect(run(cycled, [...act('B'), done], { life: { B: 20 } })).toBe('passed');
    const all = "Whenever a player activates an ability that isn't a mana ability, mentor deals 1 damage to that player.";
    expect(run({ ...cycled, battlefield: [mentor(all)] }, [...act('B'), done], { life: { B: 19 } })).toBe('passed');
  });
});

describe('that ability', () => {
  const rings = {
    ref: 'rings',
    name: 'Rings',
    controller: 'A',
    type: 'Artifact',
    text: "Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, copy that ability. You may choose new targets for the copy.",
  };
  const zap = 'Relic deals 1 damage to target player.';
  it('is copied where it is paid for, with other targets', () => {
    const actions = [
      ...act('A', { targets: ['B'] }),
      { by: 'all', do: 'resolve' },
      { by: 'A', do: 'choose', choice: 'yes' },
      { by: 'A', do: 'choose', choice: 'C' },
      done,
    ];
    expect(run({ battlefield: [rings, relic('A', `{T}: ${zap}`)] }, actions, { life: { B: 19, C: 19 } }, { mana: { A: '{2}' } })).toBe(
      'passed',
    );
  });
  it('is not, where it is not paid for', () => {
    const actions = [...act('A', { targets: ['B'] }), { by: 'all', do: 'resolve' }, { by: 'A', do: 'choose', choice: 'no' }, done];
    expect(run({ battlefield: [rings, relic('A', `{T}: ${zap}`)] }, actions, { life: { B: 19, C: 20 } }, { mana: { A: '{2}' } })).toBe(
      'passed',
    );
  });
  it('a copy is not activated: it is not copied again', () => {
    const actions = [
      ...act('A', { targets: ['B'] }),
      { by: 'all', do: 'resolve' },
      { by: 'A', do: 'choose', choice: 'yes' },
      { by: 'A', do: 'choose', choice: 'B' },
      done,
    ];
    expect(
      run({ battlefield: [rings, relic('A', `{T}: ${zap}`)] }, actions, { life: { B: 18 }, mana: { A: '{2}' } }, { mana: { A: '{4}' } }),
    ).toBe('passed');
  });
});

describe('a loyalty ability', () => {
  const text = 'Whenever you activate a loyalty ability of a Chandra planeswalker, mentor deals 1 damage to each opponent.';
  const walker = (type: string) => ({ ref: 'relic', name: 'Walker', controller: 'A', type, loyalty: 3, text: '+1: You gain 1 life.' });
  it.each([
    ['Legendary Planeswalker — Chandra', { A: 21, B: 19, C: 19 }],
    ['Legendary Planeswalker — Jace', { A: 21, B: 20, C: 20 }],
  ])('of a %s', (type, life) => {
    expect(run({ battlefield: [mentor(text), walker(type)] }, [...act('A'), done], { life })).toBe('passed');
  });
  it('is no other ability', () => {
    expect(run({ battlefield: [mentor(text), relic('A', '{T}: You gain 1 life.')] }, [...act('A'), done], { life: { A: 21, B: 20 } })).toBe(
      'passed',
    );
  });
});

it('refuses abilities of which some could be mana abilities, and of what is no permanent', () => {
  const about = { name: 'Test', types: ['enchantment'] as const, subtypes: [] };
  const reads = (said: string) => compileText(`Whenever you activate ${said}, draw a card.`, about).ok;
  expect(reads('an ability of an artifact')).toBe(false);
  expect(reads("an ability of an artifact card that isn't a mana ability")).toBe(false);
  expect(reads("an ability of an artifact that isn't a mana ability")).toBe(true);
});
