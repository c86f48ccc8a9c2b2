/** Texts that speak of what they themselves, their costs or their replacement effects did (400.7j, 607.2b, 608.2c, 608.2h). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const card = (ref: string, type: string, text: string, more = {}) => ({ ref, name: ref, type, text, ...more });
const sorcery = (ref: string, text: string) => card(ref, 'Sorcery', text, { cost: '{0}' });
const cast = (object: string, more = {}) => ({ by: 'A', do: 'cast', object, ...more });
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };

const outcome = (value: Readonly<Record<string, unknown>>) => {
  const result = play(value);
  return [verdict(result), result.failures, result.unsupported];
};

describe('a card that the text had sacrificed', () => {
  const trade = sorcery('Trade', 'Target opponent sacrifices a creature. Put that card onto the battlefield under your control.');

  it.each([
    ['2005-10-01', ['A', 'B']],
    ['2016-01-22', ['A', 'B', 'C']],
    ['2026-01-16', ['A', 'C', 'B', 'D']],
  ])('is put onto the battlefield (%s, %s)', (edition, players) => {
    const setup = { zones: { hand: { A: [trade] }, battlefield: [creature('ox', 'B'), creature('elk', 'B'), creature('cat', 'A')] } };
    const actions = [cast('Trade', { targets: ['B'] }), resolve, choose('elk', 'B')];
    const ends = {
      zones: { elk: 'battlefield', ox: 'battlefield', cat: 'battlefield' },
      controller: { elk: 'A', ox: 'B' },
      owner: { elk: 'B' },
    };
    expect(outcome({ edition, players, setup, actions, expect: ends })).toEqual(['passed', [], []]);
  });

  it('is none when there was none, and that is told', () => {
    const setup = { zones: { hand: { A: [trade] }, battlefield: [creature('cat', 'A')] } };
    const result = play({
      edition: '2020-01-24',
      setup,
      actions: [cast('Trade', { targets: ['B'] }), resolve],
      expect: { controller: { cat: 'A' } },
    });
    expect(verdict(result)).toBe('passed');
    expect(result.trace.filter(({ event }) => event === 'missing')).toMatchObject([
      { text: 'B has nothing to sacrifice.', cites: ['609.3'] },
      { text: 'Nothing was sacrificed this way.', cites: ['609.3'] },
    ]);
  });
});

describe('a card discarded as part of what may be done', () => {
  const gift = sorcery('Gift', "You may discard a card. If you do, you gain life equal to the discarded card's mana value.");

  it.each([
    ['2004-10-01', '{5}', 25],
    ['2013-07-13', '{1}{W}{W}', 23],
    ['2024-02-02', '{X}{R}', 21],
  ])('is known to what follows (%s, %s)', (edition, cost, life) => {
    const setup = { zones: { hand: { A: [gift, { ref: 'c', name: 'C', type: 'Artifact', cost }] } } };
    expect(outcome({ edition, setup, actions: [cast('Gift'), resolve, choose('yes')], expect: { life: { A: life } } })).toEqual([
      'passed',
      [],
      [],
    ]);
  });
});

describe('cards exiled by a replacement effect of the permanent itself', () => {
  const vault = (text: string) =>
    card('vault', 'Enchantment', `${text}\nSacrifice ~: Return all cards exiled with ~ to the battlefield under your control.`, {
      controller: 'A',
    });

  it.each([
    ['2010-02-05', 'If a creature would die, exile it instead.', 'Destroy all creatures.'],
    ['2018-01-19', 'If a creature would die, exile it instead.', 'Each player sacrifices a creature.'],
    ['2025-04-04', 'If a creature an opponent controls would die, exile it instead.', 'Destroy all creatures.'],
  ])('are those exiled with it (%s, %s)', (edition, text, effect) => {
    const setup = { zones: { battlefield: [vault(text), creature('ox', 'B')] } };
    const actions = [{ by: 'B', do: 'effect', text: effect }, { by: 'A', do: 'activate', object: 'vault' }, resolve];
    const ends = { zones: { ox: 'battlefield', vault: 'graveyard' }, controller: { ox: 'A' }, owner: { ox: 'B' } };
    expect(outcome({ edition, setup, actions, expect: ends })).toEqual(['passed', [], []]);
  });
});

describe('what was paid for an ability', () => {
  it.each([
    ['2003-07-01', "~ deals damage equal to the sacrificed creature's power to target player."],
    ['2012-07-01', "You gain life equal to the sacrificed creature's toughness."],
  ])('is as it last was (%s)', (edition, text) => {
    const altar = card('altar', 'Artifact', `Sacrifice a creature: ${text}`, { controller: 'A' });
    const setup = { zones: { battlefield: [altar, creature('ox', 'A', '3/3')] } };
    const targets = text.includes('target') ? { targets: ['B'] } : {};
    const actions = [{ by: 'A', do: 'activate', object: 'altar', ...targets }, resolve];
    const ends = text.includes('target') ? { life: { B: 17 } } : { life: { A: 23 } };
    expect(outcome({ edition, setup, actions, expect: ends })).toEqual(['passed', [], []]);
  });

  it.each(['2002-10-01', '2015-01-23', '2025-04-04'])('is found where the cost put it (%s)', (edition) => {
    const graves = card('graves', 'Artifact', 'Exile a creature card from your graveyard: Put the exiled card onto the battlefield.', {
      controller: 'A',
    });
    const setup = { zones: { battlefield: [graves], graveyard: { A: [creature('ox', 'A')] } } };
    const actions = [{ by: 'A', do: 'activate', object: 'graves' }, resolve];
    expect(outcome({ edition, setup, actions, expect: { zones: { ox: 'battlefield' } } })).toEqual(['passed', [], []]);
  });
});
