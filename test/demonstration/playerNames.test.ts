/** Players may be called anything: names with spaces, digits and quotes, in other scripts, and those of cards and keywords. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const names = ['Anna Maria', '2', 'Storm', 'O’Brien "X"', 'Алиса', 'Bear', 'attacks with', 'a/b, c'] as const;
const spell = (ref: string, text: string, more = {}) => ({ ref, name: ref, type: 'Instant', cost: '{0}', text, ...more });
const cast = (by: string, object: string, more = {}) => ({ by, do: 'cast', object, ...more });
const resolve = { by: 'all', do: 'resolve' };
const effect = (by: string, text: string, more = {}) => ({ by, do: 'effect', text, ...more });

describe.each(names)('a player called %s', (name) => {
  const players = [name, 'Other One'];

  it.each([
    ['2003-07-01', 1],
    ['2011-02-04', 2],
    ['2026-01-16', 3],
  ])('has storm count the spells before it (%s)', (edition, before) => {
    const gains = Array.from({ length: before }, (_, at) => spell(`boon ${at}`, 'You gain 1 life.'));
    const whom = edition < '2018' ? 'target creature or player' : 'any target';
    const hand = [...gains, spell('burst', `~ deals 1 damage to ${whom}.\nStorm`)];
    const result = play({
      edition,
      players,
      setup: { zones: { hand: { [name]: hand } } },
      actions: [
        ...gains.map(({ ref }) => cast(name, ref)),
        cast(name, 'burst', { targets: ['Other One'] }),
        resolve,
        ...Array.from({ length: before }, () => ({ by: name, do: 'choose', choice: ['Other One'] })),
        ...Array.from({ length: 2 * before + 1 }, () => resolve),
      ],
      expect: { life: { 'Other One': 20 - before - 1, [name]: 20 + before } },
    });
    expect([verdict(result), result.failures]).toEqual(['passed', []]);
  });

  it('has spells of the turn before counted', () => {
    const villager = creature('villager', name, '1/1', {
      text: 'At the beginning of each upkeep, if a player cast two or more spells last turn, you gain 3 life.',
    });
    const hand = { [name]: [spell('one', 'You gain 1 life.'), spell('two', 'You gain 1 life.')] };
    const result = play({
      edition: '2021-09-24',
      players,
      setup: { librarySize: { 'Other One': 5, [name]: 5 }, zones: { hand, battlefield: [villager] } },
      actions: [cast(name, 'one'), cast(name, 'two'), resolve, resolve, { by: 'all', do: 'pass until', until: 'draw' }],
      expect: { life: { [name]: 25 } },
    });
    expect([verdict(result), result.failures]).toEqual(['passed', []]);
  });

  it('has attackers, and players attacked, remembered', () => {
    const battlefield = [creature('a', name, '2/2', { text: 'Melee' }), creature('b', name, '2/2'), creature('c', name, '2/2')];
    const result = play({
      edition: '2016-09-30',
      players,
      setup: { step: 'declare attackers', zones: { battlefield } },
      actions: [
        { by: name, do: 'attack', attackers: { a: 'Other One', b: 'Other One' } },
        resolve,
        effect(name, 'You gain 1 life for each creature you attacked with this turn.'),
        effect(name, 'Destroy each creature you attacked with this turn.'),
      ],
      expect: { life: { [name]: 22 }, triggered: { a: 1 }, zones: { a: 'graveyard', b: 'graveyard', c: 'battlefield' } },
    });
    expect([verdict(result), result.failures]).toEqual(['passed', []]);
  });

  it('may decline what cannot be done in words all the same', () => {
    const result = play({
      edition: '2020-01-24',
      players,
      setup: { zones: { hand: { [name]: [spell('fling', 'You may sacrifice a creature. If you do, you gain 5 life.')] } } },
      actions: [cast(name, 'fling'), resolve, { by: name, do: 'choose', choice: 'no' }],
      expect: { life: { [name]: 20 } },
    });
    expect([verdict(result), result.failures]).toEqual(['passed', []]);
  });

  it('keeps legends of another player’s apart, however the names run together', () => {
    const legend = (ref: string, title: string, controller: string) => ({
      ...creature(ref, controller),
      name: title,
      type: 'Legendary Creature — Bear',
    });
    // "Ruler x" and "y", "Ruler" and "x y": the same when they are only put side by side.
    const battlefield = [legend('one', `Ruler ${name}`, 'Other One'), legend('two', 'Ruler', `${name} Other One`)];
    const result = play({
      edition: '2020-01-24',
      players: ['Other One', `${name} Other One`],
      setup: { zones: { battlefield } },
      actions: [{ by: 'game', do: 'check' }],
      expect: { zones: { one: 'battlefield', two: 'battlefield' } },
    });
    expect([verdict(result), result.failures]).toEqual(['passed', []]);
  });

  it('is told by that name, and cards without one are not told by their place', () => {
    const result = play({
      edition: '2020-01-24',
      players,
      setup: { librarySize: { [name]: 3 } },
      actions: [effect(name, 'Draw a card.'), effect('Other One', 'Target player mills a card.', { targets: [name] })],
      expect: { handSize: { [name]: 1 } },
    });
    expect([verdict(result), result.failures]).toEqual(['passed', []]);
    const told = result.trace.map(({ text }) => text).join('\n');
    expect(told).toContain(name);
    expect(told).not.toContain('library.');
  });
});

it.each([
  ['like an object of a card', ['bear.0', 'B']],
  ['like something made in play', ['Goblin#1', 'B']],
  ['like an object of something made in play', ['Goblin#1.0', 'B']],
])('a player called %s is refused', (_, players) => {
  const result = play({ players, setup: { zones: { battlefield: [creature('bear', 'B')] } }, actions: [], expect: {} });
  expect(verdict(result)).toMatch(/^refused/);
});

it('a card may be called like what a scenario lets happen by itself', () => {
  const result = play({
    edition: '2020-01-24',
    setup: { zones: { battlefield: [creature('nothing', 'A')] } },
    actions: [{ by: 'A', do: 'effect', text: 'You gain 1 life.' }],
    expect: { zones: { nothing: 'battlefield' }, pt: { nothing: '2/2' }, life: { A: 21 } },
  });
  expect([verdict(result), result.failures]).toEqual(['passed', []]);
});
